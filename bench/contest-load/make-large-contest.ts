import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { addContestPerson } from '../../contest/add-person.ts';
import { newContest } from '../../contest/folder/new-contest.ts';
import { readSettings } from '../../contest/folder/read-settings.ts';
import { Ladder } from '../../contest/ladder/ladder.ts';
import { makeIndexedMatch } from '../../contest/ladder/make-indexed-match.ts';
import { issueCredential } from '../../contest/store/credentials.ts';
import { replaceMatches } from '../../contest/store/matches.ts';
import { openStore } from '../../contest/store/open-store.ts';
import type { Database } from '../../contest/store/tables.ts';
import { receiveVersion, setState } from '../../contest/store/versions.ts';
import { locateFiles } from '../../contest/submit/receive-upload.ts';
import { byPlayer } from '../../engine/core/players.ts';
import { loadGame } from '../../judge/games/load-game.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { readJournal } from '../../tournament/journal/read-journal.ts';
import { makeHashedLine } from '../../tournament/journal/hashed-line.ts';
import { WAITING_PERL_BOT } from '../services/pack-perl-bot.ts';
import { makeChance, type Chance } from '../statistics/simulate.ts';

/** A contest that has been going on for long, with matches that nobody has played. */
export interface LargeContest {
  readonly folder: string;
  readonly bots: readonly string[];
  /** Cookies of players. */
  readonly cookies: readonly string[];
}

const ROUNDS = 60;
const AT = new Date();
const DURATION_MS = 2000;
const MATCHES_AT_ONCE = 500;

export async function makeLargeContest(root: string, people: number, matches: number): Promise<LargeContest> {
  const folder = join(root, 'large');
  const game = await loadGame('crematoria');
  const paths = newContest(folder, game, { config: { rounds: ROUNDS }, limits: 'relaxed', ladder: { burst: 0 } });
  const db = await openStore({ file: paths.database });
  const settings = readSettings(paths);
  const at = (): string => AT.toISOString();
  const ladder = await Ladder.open({ folder: paths.ladder, settings, game, sandbox: 'none', slots: [], at });
  const bots: string[] = [];
  const cookies: string[] = [];
  for (let person = 0; person < people; person += 1) {
    const bot = `bot-${person}`;
    const { entrant, cookie } = await addBot(db, paths.versions, ladder, bot);
    bots.push(bot);
    cookies.push(cookie);
    if (entrant !== `e${String(person + 1).padStart(2, '0')}`) throw new Error(`unexpected entrant: ${entrant}`);
  }
  const entrants = ladder.field.participants.filter(({ isHouse }) => !isHouse).map(({ id }) => id);
  ladder.close();
  await writeMatches(db, paths.ladder, entrants, matches);
  await db.destroy();
  return { folder, bots, cookies };
}

async function addBot(
  db: Database,
  versions: string,
  ladder: Ladder,
  bot: string,
): Promise<{ entrant: string; cookie: string }> {
  const at = AT.toISOString();
  const { id: person } = await addContestPerson(db, { id: bot, name: `The owner of ${bot}` }, AT);
  const source = `${WAITING_PERL_BOT}# ${bot}\n`;
  const digest = `sha256:${createHash('sha256').update(source).digest('hex')}`;
  const files = locateFiles(versions, digest);
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'bot.json'), '{"run": ["perl", "bot.pl"]}');
  writeFileSync(join(files, 'bot.pl'), source);
  const submission = { bot, person, digest, entry: '', bytes: source.length, files: 2, receivedAt: at };
  const received = await receiveVersion(db, submission);
  await setState(db, received!.version.id, 'active', at);
  const session = await issueCredential(db, { kind: 'session', person, at });
  return { entrant: ladder.enter(`${bot}#1`, files), cookie: `minions=${session}` };
}

/** Writes made-up matches into the journal of a ladder and into the index. */
async function writeMatches(db: Database, ladder: string, entrants: readonly string[], count: number): Promise<void> {
  const { journal } = locateTournament(ladder);
  let sum = [...readJournal(journal)].at(-1)!.sum;
  const handle = openSync(journal, 'a');
  const chance = makeChance(1);
  for (let after = 0; after < count; after += MATCHES_AT_ONCE) {
    const until = Math.min(count, after + MATCHES_AT_ONCE);
    const some = Array.from({ length: until - after }, (_, at) => makeMatch(entrants, after + at + 1, count, chance));
    for (const played of some) {
      const { block, seats } = played;
      const table = byPlayer((player) => seats[player].id);
      const at = played.measured.startedAt;
      for (const record of [{ kind: 'scheduled', block, table, at } as const, played]) {
        const line = makeHashedLine(record, sum);
        writeSync(handle, `${line.text}\n`);
        sum = line.sum;
      }
    }
    await replaceMatches(db, { after, until }, some.map(makeIndexedMatch));
  }
  closeSync(handle);
}

/** The better a bot, the smaller its number, most of the time. */
function makeMatch(entrants: readonly string[], block: number, count: number, chance: Chance): Played {
  const chosen = new Set<number>();
  while (chosen.size < 4) chosen.add(Math.floor(chance() * entrants.length));
  const table = [...chosen];
  const strengths = table.map((bot) => -bot + chance() * entrants.length);
  const order = strengths.toSorted((a, b) => b - a);
  const hash = createHash('sha256').update(String(block)).digest('hex');
  return {
    kind: 'played',
    block,
    match: 1,
    stage: 'ladder',
    isRated: true,
    attempt: 1,
    hostTookTime: false,
    seed: hash.slice(0, 32),
    mapSeed: hash.slice(32),
    seats: byPlayer((player) => {
      const place = order.indexOf(strengths[player]!) + 1;
      const seat = {
        score: 100 - 10 * place,
        place,
        standing: { points: 100 - 10 * place },
        refused: 0,
        verdict: null,
      };
      return { id: entrants[table[player]!]!, version: 1, ...seat };
    }),
    replay: `sha256:${hash}`,
    measured: {
      machine: 'made-up',
      slot: 0,
      cores: '0',
      pinned: false,
      startedAt: new Date(AT.getTime() - (count - block + 1) * DURATION_MS).toISOString(),
      durationMs: DURATION_MS,
      bots: byPlayer(() => ({ meanMs: 0.5, maxMs: 2, cpuMs: 12.5, forgiven: 0, evidence: null })),
    },
  };
}
