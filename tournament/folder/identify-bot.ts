import type { Entrant } from '../../protocol/types/tournament/definition.ts';
import type { PrivateEntry, PrivateTable } from '../../protocol/types/tournament/private.ts';
import { drawPseudonym } from './draw-pseudonym.ts';
import type { EnteredBot } from './enter-bot.ts';
import { addEntry, findEntry, makeBotCommitment } from './private-table.ts';
import { drawSecret } from './secrets.ts';

/** The id of the entrant of that number, from 1 on. */
export const makeEntrantId = (number: number): string => `e${String(number).padStart(2, '0')}`;

/** The id of the house bot of that number, from 1 on. */
export const makeHouseId = (number: number): string => `h${number}`;

/** The id of the reference bot of that number, from 1 on. */
export const makeReferenceId = (number: number): string => `r${number}`;

/** A bot in its two forms: what everybody may know of it, and the table with what is for the organiser alone. */
export interface IdentifiedBot {
  readonly entrant: Entrant;
  readonly table: PrivateTable;
}

/** Draws what hides a bot when it enters: a pseudonym and, unless it is given, the salt of its first version. */
export function identifyBot(table: PrivateTable, id: string, bot: EnteredBot, salt?: string): IdentifiedBot {
  const { name, person } = bot;
  const entry = {
    name,
    ...(person ? { people: [person.name], personId: person.id } : { people: [] }),
    pseudonym: drawPseudonym(new Set(Object.values(table.entrants).map(({ pseudonym }) => pseudonym))),
    versions: [],
  };
  return addVersion(table, entry, { id, bot, salt });
}

/** House bots and reference bots are nobody's secret, and keep their names. */
export function identifyPublicBot(table: PrivateTable, id: string, bot: EnteredBot, salt: string): IdentifiedBot {
  return addVersion(table, { name: bot.name, people: [], pseudonym: bot.name, versions: [] }, { id, bot, salt });
}

/** Another version of a bot that is in already. */
export function identifyVersion(table: PrivateTable, id: string, bot: EnteredBot): IdentifiedBot {
  const entry = findEntry(table, id);
  return entry ? addVersion(table, entry, { id, bot }) : identifyBot(table, id, bot);
}

function addVersion(
  table: PrivateTable,
  entry: PrivateEntry,
  {
    id,
    bot,
    salt = drawSecret(),
  }: { readonly id: string; readonly bot: EnteredBot; readonly salt?: string | undefined },
): IdentifiedBot {
  const { name: _, person: __, ...files } = bot;
  const version = { ...files, salt };
  return {
    entrant: { id, commitment: makeBotCommitment(version.salt, version.digest) },
    table: addEntry(table, id, { ...entry, versions: [...entry.versions, version] }),
  };
}
