import { randomBytes } from 'node:crypto';
import {
  besideSpinners,
  describeVerdict,
  findLongestMs,
  readComputedMs,
  sumClocks,
  type Attack,
  type Attacks,
} from './met.ts';
import { countLeftAfterKills, countReplays, lookBesideThePath } from './outside-a-match.ts';

interface Outcome {
  readonly got: string;
  /** Whether the attack got nothing. */
  readonly holds: boolean;
}

export interface Finding {
  readonly number: number;
  readonly attack: string;
  /** The test that shows it. */
  readonly test: string;
  try(attacks: Attacks): Promise<Outcome>;
}

const UNLIMITED = { cpuMs: null, cpuRoundMs: null, processes: null, threads: null };
const SECRET = 165;
const ms = (value: number): string => `${value.toFixed(0)} ms`;

const CLOCKS = 'clock-attacks.process';
const CHANNELS = 'channels.process';

/** Whether everything that an attacker computes is in its bill. */
const bill = (attack: string, bot: Attack): Finding => ({
  number: 1,
  attack,
  test: CLOCKS,
  async try(attacks) {
    const met = await attacks.meet(bot, { limits: UNLIMITED });
    const [billedMs, computedMs] = [met.result.seats[0].times.cpuMs ?? 0, readComputedMs(met)];
    const got = `${ms(computedMs)} computed, ${ms(billedMs)} billed, ${describeVerdict(met)}`;
    return { got, holds: computedMs > 0 && billedMs >= 0.95 * computedMs };
  },
});

const inSerialTurns: Finding = {
  number: 1,
  attack: "relay in its rivals' turns",
  test: `${CLOCKS}, bench:clocks`,
  async try(attacks) {
    const sleeper: Attack = ['sleeps', 60];
    const others = [sleeper, sleeper, sleeper];
    const met = await attacks.meet(['relays-unseen'], { limits: UNLIMITED, others, rounds: 20, turns: 'serial' });
    const rivalsMs = [1, 2, 3].reduce((sum, player) => sum + sumClocks(met, player, 'wallMs'), 0);
    const share = Math.max(0, readComputedMs(met) - sumClocks(met, 0, 'cpuMs')) / rivalsMs;
    return {
      got: `${(100 * share).toFixed(1)} % of their ${ms(rivalsMs)}, ${describeVerdict(met)}`,
      holds: share < 0.01,
    };
  },
};

const late: Finding = {
  number: 2,
  attack: 'a bot that is late in every match',
  test: 'tournament-state, bench:lottery',
  async try(attacks) {
    const { matches, replayed } = await countReplays(attacks);
    return { got: `${replayed} of ${matches} matches played again`, holds: replayed === 0 };
  },
};

const honest: Finding = {
  number: 3,
  attack: '70 of 100 ms, beside 8 who spin',
  test: 'waiting.clock, bench:clocks',
  async try(attacks) {
    const bot: Attack = ['works', 70];
    const options = { others: [bot, bot, bot], limits: { roundMs: 100, cpuRoundMs: 100 }, rounds: 8 };
    let out = 0;
    for (let match = 0; match < 2; match++) {
      const { result } = await besideSpinners(() => attacks.meet(bot, options));
      out += result.seats.filter(({ verdict }) => verdict).length;
    }
    return { got: `${out} of 8 bots out`, holds: out === 0 };
  },
};

const slowReader = (attack: string, bot: Attack, limits: object): Finding => ({
  number: 4,
  attack,
  test: CLOCKS,
  async try(attacks) {
    const met = await attacks.meet(bot, { limits, rounds: 3 });
    const got = `longest answer ${ms(findLongestMs(met))}, ${describeVerdict(met)}`;
    return { got, holds: describeVerdict(met) === 'timeout' };
  },
});

const judgeHeard = (heard: string): Outcome => ({ got: heard || 'nothing', holds: /^(heard (0|255))?$/.test(heard) });

const talk = (name: string): Finding => ({
  number: 5,
  attack: name,
  test: CHANNELS,
  async try(attacks) {
    const others: Attack[] = [[name, 'hear', SECRET]];
    const { stderr } = await attacks.meet([name, 'say', SECRET], { sandbox: 'bwrap', others });
    return judgeHeard(stderr[1]!.trim());
  },
});

const remember = (name: string): Finding => ({
  number: 6,
  attack: name,
  test: CHANNELS,
  async try(attacks) {
    const nonce = randomBytes(8).toString('hex');
    await attacks.meet([name, 'say', SECRET, nonce], { sandbox: 'bwrap' });
    const { stderr } = await attacks.meet([name, 'hear', 0, nonce], { sandbox: 'bwrap' });
    return judgeHeard(stderr[0]!.trim());
  },
});

/** What a bot finds that tells it something or lets it do something; nothing is as it should be. */
const find = (number: number, name: string): Finding => ({
  number,
  attack: name,
  test: CHANNELS,
  async try(attacks) {
    const { stderr } = await attacks.meet([name], { sandbox: 'bwrap', rounds: 3 });
    const lines = stderr[0]!.trim().split('\n');
    const names = lines.flatMap((line) => /^(\/[\w/-]+|[\w ]+)(?=:)/.exec(line)?.[0] ?? []);
    return { got: names.join(', ') || stderr[0]!.trim() || 'nothing', holds: stderr[0] === '' };
  },
});

const beside: Finding = {
  number: 7,
  attack: 'a build looks beside a folder on the PATH',
  test: 'rival-on-path.process',
  async try(attacks) {
    const found = await lookBesideThePath(attacks);
    return { got: found || 'nothing', holds: found === '' };
  },
};

const flood: Finding = {
  number: 9,
  attack: '100,000 stale answers, limit 100 ms',
  test: CLOCKS,
  async try(attacks) {
    const met = await attacks.meet(['floods-stale', 100_000], { limits: { roundMs: 100 }, rounds: 8 });
    const [verdict, longestMs] = [describeVerdict(met), findLongestMs(met)];
    return {
      got: `longest answer ${ms(longestMs)}, ${verdict}`,
      holds: verdict === 'output-limit' && longestMs < 10_000,
    };
  },
};

const kills: Finding = {
  number: 10,
  attack: 'kill -9 of judge and watchdog',
  test: 'exit.e2e, cgroup-group.process',
  async try(attacks) {
    const left = await countLeftAfterKills(attacks);
    return { got: `${left} of 4 bots left after the next judge`, holds: left === 0 };
  },
};

const crash: Finding = {
  number: 11,
  attack: 'SIGSEGV, ending slowly, beside 8 who spin',
  test: CLOCKS,
  async try(attacks) {
    const codes: string[] = [];
    for (let time = 0; time < 3; time++) {
      const limits = { ...UNLIMITED, memoryMb: null };
      const met = await besideSpinners(() => attacks.meet(['dies-slowly'], { limits, rounds: 4 }));
      codes.push(describeVerdict(met));
    }
    return { got: codes.join(', '), holds: codes.every((code) => code === 'crashed') };
  },
};

/** What the second attack on 2ecf390 found, in the order of its findings. */
export const FINDINGS: readonly Finding[] = [
  inSerialTurns,
  bill('relay after its answers', ['relays-unseen', 300]),
  bill('the same without the crowd of threads', ['relays-unseen', 300, 0]),
  bill('chain that hands its work down', ['hands-down']),
  bill('subreaper that adopts grandchildren', ['adopts-orphans']),
  bill('daemons in new sessions', ['new-sessions']),
  bill('threads that ended', ['ended-threads']),
  late,
  honest,
  slowReader('small pipe, thinks twice 700 of 1,000 ms', ['shrinks-pipe', 700], { roundMs: 1000 }),
  slowReader('reads a byte at a time', ['reads-slowly'], { startMs: 4000 }),
  ...['flock', 'record-locks', 'open-file-locks', 'leases', 'inotify', 'write-hints'].map((by) =>
    talk(`talks-by-${by}`),
  ),
  find(5, 'resizes-its-input'),
  find(5, 'schedules-itself'),
  ...['preadv2', 'mincore', 'cachestat', 'aio', 'names'].map((by) => remember(`remembers-by-${by}`)),
  beside,
  find(8, 'names-the-machine'),
  flood,
  kills,
  crash,
];
