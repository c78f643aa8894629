import { StateCollector, type TournamentState } from '../journal/tournament-state.ts';
import type { TournamentPaths } from './locate-tournament.ts';
import { OpenFolder } from './open-folder.ts';

/** A tournament that this process may write to, and all that its journal says. */
export class OpenTournament extends OpenFolder<StateCollector> {
  constructor(paths: TournamentPaths) {
    super(paths, (definition) => new StateCollector(definition));
  }

  state(): TournamentState {
    return this.taker.state();
  }
}
