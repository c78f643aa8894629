import { loadFolderGame } from '../folder/load-folder-game.ts';
import { readEmptyPage } from '../../judge/view/viewer-page.ts';
import type { Score } from '../../protocol/types/tournament/definition.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { OpenTournament } from '../folder/open-tournament.ts';
import { limitTime } from '../run/limit-time.ts';
import { playOn, type PlayEvent, type PlayOptions } from '../run/play-on.ts';
import { ShareOfTime } from '../run/share-of-time.ts';
import { readBlocks, requireFormat } from './compared-blocks.ts';
import { findEnd } from './find-end.ts';
import { writeComparisonReport } from './report/write-comparison-report.ts';
import { judgeComparison, type Comparison } from './statistics/judge-comparison.ts';
import { summariseComparison, type Summary } from './summarise-comparison.ts';

export type ComparisonEvent =
  | PlayEvent
  | {
      /** What is known by now. */
      readonly kind: 'judged';
      readonly comparison: Comparison;
      /** What is compared; undefined in folders from before there was a choice. */
      readonly score: Score | undefined;
      /** How many blocks were played since it was taken up again. */
      readonly blocksHere: number;
    };

export interface PlayComparisonOptions extends PlayOptions {
  /** It stops after so much time, decided or not. */
  readonly seconds?: number | undefined;
  readonly onEvent?: ((event: ComparisonEvent) => void) | undefined;
  /** Whether `judged` is reported now and then. Looking takes time. */
  readonly showsVerdict?: boolean | undefined;
}

/** Looking takes time that bots may be waiting for: never more than this share. */
const SHARE_FOR_LOOKING = 0.02;

/** Plays a comparison until it has decided, all blocks were played, the time is over, or somebody stops it. */
export async function playComparison(paths: TournamentPaths, options: PlayComparisonOptions = {}): Promise<Summary> {
  const { players, seconds, games } = options;
  const signal = limitTime(options.signal, seconds);
  const open = new OpenTournament(paths);
  try {
    const game = await loadFolderGame(paths, games);
    const keepsPace = seconds !== undefined;
    await playOn(open, { game, players, signal, onEvent: addJudgement(open, options), keepsPace, findEnd });
    const summary = summariseComparison(open.state(), open.privateTable);
    writeComparisonReport(paths, summary, open.definition, readEmptyPage([game]));
    return summary;
  } finally {
    open.close();
  }
}

function addJudgement(
  open: OpenTournament,
  { onEvent, showsVerdict = false }: PlayComparisonOptions,
): ((event: PlayEvent) => void) | undefined {
  if (!showsVerdict) return onEvent;
  const share = new ShareOfTime(SHARE_FOR_LOOKING, () => performance.now());
  const blocksBefore = readBlocks(open.state()).length;
  const { score } = requireFormat(open.state());
  return (event) => {
    onEvent?.(event);
    if (event.kind !== 'played') return;
    const comparison = share.run(() => {
      const state = open.state();
      const scores = readBlocks(state).map(({ score }) => score);
      return judgeComparison(scores, requireFormat(state));
    });
    if (comparison) onEvent?.({ kind: 'judged', comparison, score, blocksHere: comparison.blocks - blocksBefore });
  };
}
