// Whoever holds a folder can write what they like and compute every checksum again. None of it is accepted.
import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { JournalRecord, Played } from '../../../protocol/types/tournament/record.ts';
import type { ReplayEnd } from '../../../protocol/types/replay/end.ts';
import { signTournament } from '../../../tournament/folder/sign-tournament.ts';
import { playTournament } from '../../../tournament/organise/play-tournament.ts';
import { verifyTournament } from '../../../tournament/verify/verify-tournament.ts';
import type { TournamentPaths } from '../../../tournament/folder/locate-tournament.ts';
import {
  callTimeout,
  changeEnd,
  CPU_IN_A_ROUND,
  evidence,
  LATE,
  LATE_ANSWER,
  LATE_EVIDENCE,
  LATE_SUM,
} from './call-timeout.ts';
import { insertBehind, sealedFrom, turnAround, without, AT } from './forge-records.ts';
import { beginCup, changeSeat, CUP_BOTS, Forger, isMatch } from './made-cup.ts';

let cup: TournamentPaths;

beforeAll(async () => {
  cup = await beginCup();
  await playTournament(cup, { functions: CUP_BOTS });
}, 60_000);

const verify = (paths: TournamentPaths) => verifyTournament(paths, { isDeep: true });

test('a tournament that nobody has forged is verified', async () => {
  expect((await verify(cup)).problems).toEqual([]);
  expect((await verify(new Forger(cup).paths)).problems).toEqual([]);
});

/** What is forged in match 2.1, or about it, and what is said of it. */
const FORGERIES: readonly (readonly [
  what: string,
  forge: (forger: Forger) => void,
  problem: RegExp,
  place?: string,
])[] = [
  [
    'places turned around',
    (cup) => cup.changePlayed('2.1', turnAround),
    /the places are .+: expected .+ by its points/,
  ],
  [
    'points, and places that follow from them',
    (cup) => cup.changePlayed('2.1', (played) => changeSeat(turnAround(played), 0, { score: 9999 })),
    /the points are 9999 .+, and its replay gives/,
  ],
  [
    'a match that is said to have ended early',
    (cup) => cup.changePlayed('2.1', (played) => ({ ...played, rounds: 1 })),
    /the rounds are 1, and its replay gives \d+/,
  ],
  ['a replay of another match', (cup) => cup.swapReplay('2.1', '3.1'), /its replay is of another match, by its seed/],
  ['a replay that is gone', (cup) => cup.removeReplay('2.1'), /its replay is gone: replays\/00002-1\.jsonl\.gz/],
  [
    'a replay with another seed',
    (cup) => cup.changeHeader('2.1', (header) => ({ ...header, seed: 'a better one' })),
    /its replay is of another match, by its seed: expected [0-9a-f]{32}, got a better one/,
  ],
  [
    'another seed in record and replay',
    (cup) => {
      cup.changeHeader('2.1', (header) => ({ ...header, seed: 'a better one' }));
      cup.changePlayed('2.1', (played) => ({ ...played, seed: 'a better one' }));
    },
    /its seed is a better one, and the secret gives [0-9a-f]{32}/,
  ],
  [
    'another map',
    (cup) => cup.changePlayed('2.1', (played) => ({ ...played, mapSeed: 'a better one' })),
    /the seed of its map is a better one, and the secret gives/,
  ],
  [
    'other players in the replay',
    (cup) => cup.changeHeader('2.1', ({ names: [a, b, c, d], ...header }) => ({ ...header, names: [b, a, c, d] })),
    /its replay is of another match, by its players: expected \["e/,
  ],
  [
    'two players who changed seats',
    (cup) =>
      cup.changePlayed('2.1', (played) => {
        const [a, b, c, d] = played.seats;
        return { ...played, seats: [{ ...a, id: b.id }, { ...b, id: a.id }, c, d] };
      }),
    /in its seats are .+, and the plan has/,
  ],
  [
    'other limits',
    (cup) => cup.changeHeader('2.1', (header) => ({ ...header, limits: { ...header.limits, roundMs: 1 } })),
    /its replay is of another match, by its limits/,
  ],
  [
    'a record that is left out',
    (cup) => cup.changeRecords((records) => without(records, '2.1')),
    /^the plan has it and the secret was revealed on line 6, but no line has its result or says why there is none/,
    'match 2.1: ',
  ],
  [
    'a record that is left out, behind the end of which another secret begins that nobody reveals',
    (cup) => cup.changeRecords((records) => [...without(records, '2.1'), sealedFrom(6)]),
    /^the plan has it and the secret was revealed on line 6, but no line has its result or says why there is none/,
    'match 2.1: ',
  ],
  [
    'the last records, as if they belonged to another secret that nobody reveals',
    (cup) => cup.changeRecords((records) => [...without(records, '4.1', '5.1'), sealedFrom(4)]),
    /^the plan has it and the secret was revealed on line 5, but no line has its result or says why there is none/,
    'match 4.1: ',
  ],
  [
    'two players who changed seats in record and replay, with another secret that nobody reveals',
    (cup) => {
      cup.changeHeader('2.1', ({ names: [a, b, c, d], ...header }) => ({ ...header, names: [b, a, c, d] }));
      cup.changePlayed('2.1', (played) => {
        const [a, b, c, d] = played.seats;
        return { ...played, seats: [{ ...a, id: b.id }, { ...b, id: a.id }, c, d] };
      });
      cup.changeRecords((records) => [...records, sealedFrom(6)]);
    },
    /in its seats are .+, and the plan has/,
  ],
  [
    'a match that does not count for ratings, with another secret that nobody reveals',
    (cup) => {
      cup.changePlayed('2.1', (played) => ({ ...played, isRated: false }));
      cup.changeRecords((records) => [...records, sealedFrom(6)]);
    },
    /it is said not to be rated, and the plan says otherwise/,
  ],
  [
    'a version that nobody entered',
    (cup) => cup.changePlayed('2.1', (played) => changeSeat(played, 1, { version: 7 })),
    /player 1 is version 7 of [eh]\d+: expected version 1, the last that entered/,
  ],
  [
    'a bot that nobody entered',
    (cup) => cup.changePlayed('2.1', (played) => changeSeat(played, 1, { id: 'e99' })),
    /player 1 is e99, which never entered/,
  ],
  [
    'a match that is played twice',
    (cup) =>
      cup.changeRecords((records) =>
        insertBehind(
          records,
          '2.1',
          records.find((record) => isMatch(record, '2.1'))!,
        ),
      ),
    /^it counted already, and nothing says why it was played again/,
    'line 4 of the journal, match 2.1: ',
  ],
  [
    'a match that the machine is said to have had no time for',
    (cup) => {
      cup.callFirstAttempt('2.1');
      cup.changePlayed('2.1', (played) => ({ ...played, hostTookTime: true }));
    },
    /the machine is said to have had no time for it, and its replay does not say so/,
  ],
  [
    'a match that does not count for ratings',
    (cup) => cup.changePlayed('2.1', (played) => ({ ...played, isRated: false })),
    /it is said not to be rated, and the plan says otherwise/,
  ],
  [
    'a match of another part',
    (cup) => cup.changePlayed('2.1', (played) => ({ ...played, stage: 'cycle 9' })),
    /it is said to be of cycle 9, and the plan has it in cycle 1/,
  ],
  [
    'a match behind the plan',
    (cup) =>
      cup.changeRecords((records) =>
        records.flatMap((record): JournalRecord[] =>
          isMatch(record, '2.1') ? [record, { ...record, block: 77 }] : [record],
        ),
      ),
    /^the plan has no such match/,
    'line 4 of the journal, match 77.1: ',
  ],
  [
    'a fault that is wiped out',
    (cup) =>
      cup.changePlayed('2.1', (played) => ({
        ...played,
        seats: played.seats.map((seat) => ({ ...seat, verdict: null })) as Played['seats'],
      })),
    /the verdicts are ok ok ok ok, and its replay gives .*crashed in round 2/,
  ],
  [
    'a fault that nobody made',
    (cup) =>
      changeEnd(cup, '2.1', (end) => ({
        ...end,
        verdicts: [FAULT, ...end.verdicts.slice(1)] as ReplayEnd['verdicts'],
      })),
    /verification failed: .*verdict/,
  ],
  [
    'points in the replay',
    (cup) => changeEnd(cup, '2.1', (end) => ({ ...end, scores: [9999, 1, 1, 1] })),
    /verification failed: the points are/,
  ],
  [
    'orders in the replay',
    (cup) => cup.changeReplay('2.1', (lines) => lines.map((line) => line.replace('"dir":"Top"', '"dir":"Bottom"'))),
    /verification failed: in round \d/,
  ],
  [
    'orders that were never refused',
    (cup) => cup.changePlayed('2.1', (played) => changeSeat(played, 1, { refused: 1000 })),
    /the numbers of refused orders are .*1000/,
  ],
  [
    'other figures of the game, by leaving out those of one seat',
    (cup) =>
      cup.changePlayed('2.1', ({ seats: [first, ...others], ...played }) => ({
        ...played,
        seats: [
          { ...first, standing: undefined },
          ...others.map((seat) => ({ ...seat, standing: { ...seat.standing, gems: 99 } })),
        ] as unknown as Played['seats'],
      })),
    /the standings are .*"gems":99/,
  ],
  [
    'a timeout of which nobody says whose fault it was, so that it is played again',
    (cup) => cup.changePlayed('2.1', (played) => ({ ...played, hostTookTime: undefined }) as unknown as Played),
    /it does not say whether the machine had time for it/,
  ],
  [
    'a crash that is called a timeout by a limit of its own',
    (cup) => callTimeout(cup, LATE, LATE_EVIDENCE),
    /player \d is out by a limit of 1 ms: expected 5000 ms for a first answer, or 1000 ms/,
  ],
  [
    'a crash that is called a timeout, in the words of the judge',
    (cup) => callTimeout(cup, `gave no answer within 1000 ms (${LATE_SUM}); think faster`),
    /player \d is out by its time, and there is no evidence of how it was spent/,
  ],
  [
    'a crash that is called a timeout, in other words',
    (cup) => callTimeout(cup, 'was late'),
    /player \d is out by its time, for no reason that the judge gives: "was late"/,
  ],
  [
    'a crash that is called a timeout, with other numbers in its evidence',
    (cup) => callTimeout(cup, `gave no answer within 1000 ms (${LATE_SUM}); think faster`, evidence(2000)),
    /the verdict of player \d says "wall 3\.0 ms .+", and its evidence gives "wall 2000\.0 ms .+"/,
  ],
  [
    'a crash that is called a timeout, with times that do not add up',
    (cup) => callTimeout(cup, LATE_ANSWER, { ...evidence(2000), waitMs: 1500, othersMs: 2000 }),
    /the times of the verdict of player \d do not add up: 2000 ms in all give 500 ms of its own, and it has 2000/,
  ],
  [
    'a crash that is called a timeout, well within the limit',
    (cup) => callTimeout(cup, LATE_ANSWER.replaceAll('2000', '900'), evidence(900)),
    /player \d is out by its time, and used 900 ms of 1000/,
  ],
  [
    'a crash that is called a timeout, by another limit than its evidence has',
    (cup) => callTimeout(cup, LATE_ANSWER.replace('1000', '5000'), evidence(2000)),
    /player \d is out by a limit of 1000 ms, and its verdict says 5000 ms/,
  ],
  [
    'a crash that is called too much CPU time, where none was set',
    (cup) => callTimeout(cup, 'used 20001 ms of CPU time in this match; 20000 are allowed'),
    /player \d is out by its CPU time in the match, with 20000 ms allowed: expected no limit/,
  ],
  [
    'a crash that is called too much CPU time in a round, which was not too much',
    (cup) => callTimeout(cup, (limits) => `${CPU_IN_A_ROUND}; ${limits.cpuRoundMs} are allowed: an endless loop?`),
    /player \d is out by its CPU time in a round, and used 12 ms of \d+/,
  ],
  [
    'fewer cycles than there were to be',
    (cup) =>
      cup.changeRecords((records) =>
        insertBehind(without(records, '3.1', '4.1', '5.1'), '2.1', { kind: 'extended', to: 1, fromBlock: 3, at: AT }),
      ),
    /^it goes on to 1: expected more than 1/,
    'line 4 of the journal: ',
  ],
  [
    'a match that is played when its secret is known, behind a new one',
    (cup) =>
      cup.changeRecords((records) => [
        ...without(records, '2.1'),
        sealedFrom(6),
        records.find((record) => isMatch(record, '2.1'))!,
      ]),
    /^it was played after the secret of its seed had been revealed/,
    'line 8 of the journal, match 2.1: ',
  ],
  [
    'a match void that was never played',
    (cup) =>
      cup.changeRecords((records) => {
        const [first, ...rest] = without(records, '2.1');
        return [first!, { kind: 'voided', block: 2, match: 1, reason: 'a bad map', at: AT }, ...rest];
      }),
    /^it is void, and was never played/,
    'line 2 of the journal, match 2.1: ',
  ],
  [
    'an end in the middle of a cycle',
    (cup) =>
      cup.changeRecords((records) =>
        without(records, '3.1', '4.1', '5.1').flatMap((record): JournalRecord[] =>
          record.kind === 'revealed'
            ? [{ kind: 'ended', fromBlock: 3, reason: 'the time for it was over', at: AT }, record]
            : [record],
        ),
      ),
    /^it ends before block 3, in the middle of cycle 1/,
    'line 4 of the journal: ',
  ],
  [
    'another secret, with nothing of the first one revealed',
    (cup) => cup.changeRecords((records) => insertBehind(records, '2.1', sealedFrom(3))),
    /^another secret begins, and the one before was not revealed/,
    'line 4 of the journal: ',
  ],
  [
    'another definition',
    (cup) => cup.changeDefinition((definition) => ({ ...definition, config: { ...definition.config, rounds: 4 } })),
    /^its replay is of another match, by its configuration/,
  ],
  [
    'another list of entrants',
    (cup) =>
      cup.changeDefinition(({ entrants: [first, ...others], ...definition }) => ({
        ...definition,
        entrants: [{ ...first!, commitment: 'a'.repeat(64) }, ...others],
      })),
    /^its seed is [0-9a-f]{32}, and the secret gives/,
  ],
  [
    'a rival that is replaced behind the back of the plan',
    (cup) =>
      cup.changeRecords((records) =>
        insertBehind(records, '2.1', {
          kind: 'replaced',
          entrant: { id: 'e01', commitment: 'a'.repeat(64) },
          reason: 'bad luck',
          fromBlock: 1,
          at: AT,
        }),
      ),
    /^it holds from block 1: expected block 3, the first that was not begun/,
    'line 4 of the journal: ',
  ],
];

const FAULT = {
  player: 0,
  code: 'crashed',
  round: 1,
  reason: 'exited with code 1 in the middle of the match',
} as const;

/** Where the record of match 2.1 stands. */
const USUAL_PLACE = 'line 3 of the journal, match 2.1: ';

const ROWS = FORGERIES.map(([what, forge, problem, place = USUAL_PLACE]) => [what, forge, problem, place] as const);

test.each(ROWS)('%s', async (_, forge, problem, place) => {
  const forger = new Forger(cup);
  forge(forger);
  const { problems } = await verify(forger.paths);
  const found = problems.filter((one) => one.startsWith(place)).map((one) => one.slice(place.length));
  expect(
    found.filter((one) => problem.test(one)),
    problems.join('\n'),
  ).not.toEqual([]);
});

test('lines that came behind an early signature are not signed', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const early = new Forger(cup);
  early.changeRecords((records) => records.slice(0, 2));
  signTournament(early.paths, privateKey);
  const forger = new Forger(cup);
  copyFileSync(early.paths.signature, forger.paths.signature);
  const { problems } = await verifyTournament(forger.paths, { publicKey });
  expect(problems).toEqual([expect.stringMatching(/^of its 7 lines the last 5 are not signed/)]);
});
