import type { Entrant, Format } from '../../protocol/types/tournament/definition.ts';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import { hashLabel } from '../plan/block-seed.ts';
import type { EnteredBot } from './enter-bot.ts';
import {
  identifyBot,
  identifyPublicBot,
  makeEntrantId,
  makeHouseId,
  makeReferenceId,
  type IdentifiedBot,
} from './identify-bot.ts';
import { drawSecret } from './secrets.ts';

/**
 * Files come in the order of their names, and ids in the same order would show who is who. This order is the same each
 * time that the same bots play with the same secret, and says nothing to anybody who does not have the files: not even when
 * the secret is revealed.
 */
export function shuffleBots(bots: readonly EnteredBot[], secret: string): EnteredBot[] {
  const lots = new Map(bots.map(({ digest }) => [digest, hashLabel(secret, `entrant ${digest}`)]));
  return bots.toSorted((a, b) => (lots.get(a.digest)! < lots.get(b.digest)! ? -1 : a.digest === b.digest ? 0 : 1));
}

/** Everybody who is there at the beginning: by id, and who is who. */
interface IdentifiedField {
  readonly table: PrivateTable;
  readonly entrants: Entrant[];
  readonly houseBots: Entrant[];
}

/**
 * @param saltKey what all salts follow from; drawn, used once and forgotten when not given. It must not follow from the
 *   secret: that is revealed, and whoever guessed the files of a bot could then compute its commitment.
 */
export function identifyField(
  bots: readonly EnteredBot[],
  house: readonly EnteredBot[],
  saltKey = drawSecret(),
  references: readonly EnteredBot[] = [],
): IdentifiedField {
  const makeSalt = (id: string): string => hashLabel(saltKey, `salt ${id}`);
  let table: PrivateTable = { private: 1, entrants: {} };
  const take = (identified: IdentifiedBot): Entrant => {
    ({ table } = identified);
    return identified.entrant;
  };
  const takePublic = (id: string, bot: EnteredBot): Entrant => take(identifyPublicBot(table, id, bot, makeSalt(id)));
  const entrants = bots.map((bot, at) => {
    const id = makeEntrantId(at + 1);
    return take(identifyBot(table, id, bot, makeSalt(id)));
  });
  for (const [at, bot] of references.entries())
    entrants.push({ ...takePublic(makeReferenceId(at + 1), bot), reference: true });
  const houseBots = house.map((bot, at) => takePublic(makeHouseId(at + 1), bot));
  return { table, entrants, houseBots };
}

/** Bots as plans know them, in the same order. */
export function callById(names: readonly string[], table: PrivateTable): string[] {
  const ids = new Map(Object.entries(table.entrants).map(([id, { name }]) => [name, id]));
  return names.flatMap((name) => ids.get(name) ?? []);
}

/** Challengers as plans know them. */
export function callChallengersById(format: Format, table: PrivateTable): Format {
  if (format.kind !== 'gauntlet') return format;
  const ids = Object.keys(table.entrants).filter((id) => format.challengers.includes(table.entrants[id]!.name));
  return { ...format, challengers: ids };
}
