import { groupBy } from '../protocol/group-by.ts';
import type { MatchEvent } from '../engine/core/match-event.ts';
import { PLAYERS, type ByPlayer, type Player } from '../engine/core/players.ts';
import { countSorted } from './count-sorted.ts';

/** A unit that a player lost. */
interface Loss {
  readonly player: number;
  readonly type: string;
  readonly cause: string;
  readonly byPlayer: number;
  /** Whether whoever killed it has it now. */
  isCaptured: boolean;
}

/** What events of a death may say beside what all events may. */
type Death = MatchEvent & { readonly type?: string; readonly cause?: string; readonly byChance?: boolean };

const CAUSES: Readonly<Record<string, string>> = {
  sun: 'the sun',
  hellhound: 'hellhounds',
  necromonger: 'necromongers',
  landing: 'landings',
  bite: 'bites',
};

/** Counts what each player lost in a match, and to what. */
export class Losses {
  private readonly all: Loss[] = [];
  /** By unit. */
  private readonly last = new Map<number, Loss>();

  add(event: MatchEvent): void {
    const { kind, unit = -1, player = -1, byPlayer = -1, type = 'unit', cause, byChance } = event as Death;
    if (kind === 'killed')
      this.lose(unit, { player, type, cause: cause ?? 'other causes', byPlayer, isCaptured: false });
    // The dead who become zombies were lost before.
    else if (kind === 'converted' && type !== 'dead')
      this.lose(unit, { player, type, cause: 'bite', byPlayer, isCaptured: false });
    else if (kind === 'captured' && byChance !== true && this.last.has(unit)) this.last.get(unit)!.isCaptured = true;
  }

  /** What a player lost as the end of a sentence: "lost 41 pioneers: 23 to hellhounds, 11 to the sun". */
  describe(player: Player, names: ByPlayer<string>): string | undefined {
    const mine = this.all.filter((loss) => loss.player === player);
    const parts = [...groupBy(mine, ({ type }) => type)].map(([type, losses]) => {
      const causes = countSorted(losses.map((loss) => describeLoss(loss, names)));
      return `${losses.length} ${nameType(type, losses.length)}: ${causes.map(([cause, count]) => `${count} ${cause}`).join(', ')}`;
    });
    return parts.length === 0 ? undefined : `lost ${parts.join('; ')}`;
  }

  private lose(unit: number, loss: Loss): void {
    if (!PLAYERS.some((player) => player === loss.player)) return;
    this.all.push(loss);
    this.last.set(unit, loss);
  }
}

function describeLoss({ cause, byPlayer, isCaptured }: Loss, names: ByPlayer<string>): string {
  const killer = names[byPlayer];
  if (killer === undefined) return `to ${CAUSES[cause] ?? cause}`;
  if (cause !== 'fight') return `to ${CAUSES[cause] ?? cause} of ${killer}`;
  return `${isCaptured ? 'captured' : 'killed'} by ${killer}`;
}

function nameType(type: string, count: number): string {
  const noun = type === 'living' ? 'unit' : type;
  return count === 1 ? noun : `${noun}s`;
}
