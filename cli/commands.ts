import type { JudgeCommand } from './judge-command.ts';

interface Entry {
  readonly name: string;
  readonly about: string;
  /** Loads the file of the command; what it returns adds arguments, options and the action. */
  readonly load: () => Promise<(command: JudgeCommand) => void>;
}

/** Every command in the order of the help. Only the one that is called is loaded, which is most of how fast it starts. */
export const COMMANDS: readonly Entry[] = [
  {
    name: 'new',
    about: 'start a bot of your own: a folder with a starter kit, ready to play',
    load: async () => (await import('./commands/new.ts')).defineNew,
  },
  {
    name: 'check-game',
    about: 'test a game of your own against the contract of all games',
    load: async () => (await import('./commands/check-game.ts')).defineCheckGame,
  },
  {
    name: 'play',
    about: 'play a match between four bots',
    load: async () => (await import('./commands/play.ts')).definePlay,
  },
  {
    name: 'check',
    about: 'test whether a bot follows the protocol, in named steps; show the first failure with its transcript',
    load: async () => (await import('./commands/check.ts')).defineCheck,
  },
  {
    name: 'series',
    about: 'play many matches between four bots, and list the worst losses of the first one',
    load: async () => (await import('./commands/series.ts')).defineSeries,
  },
  {
    name: 'tournament',
    about: 'rank many bots, with error bars',
    load: async () => (await import('./commands/tournament.ts')).defineTournamentCommand,
  },
  {
    name: 'compare',
    about: 'test whether a bot got better, with as few matches as possible',
    load: async () => (await import('./commands/compare.ts')).defineCompare,
  },
  {
    name: 'contest',
    about: 'run a contest: people submit bots, pass the gate, and climb a ladder',
    load: async () => (await import('./commands/contest.ts')).defineContest,
  },
  {
    name: 'lab',
    about: 'save your bot and watch its rating move: every save plays the sample bots and its own earlier versions',
    load: async () => (await import('./commands/lab.ts')).defineLab,
  },
  {
    name: 'login',
    about: 'sign in to a contest with your personal link',
    load: async () => (await import('./commands/login.ts')).defineLogin,
  },
  {
    name: 'submit',
    about: 'send a bot to a contest and follow it through the gate',
    load: async () => (await import('./commands/submit.ts')).defineSubmit,
  },
  {
    name: 'versions',
    about: 'list what you have submitted to a contest',
    load: async () => (await import('./commands/versions.ts')).defineVersions,
  },
  {
    name: 'activate',
    about: 'make an earlier version of your bot the one that plays',
    load: async () => (await import('./commands/activate.ts')).defineActivate,
  },
  {
    name: 'logs',
    about: 'show what your bot wrote to standard error in the matches of a contest',
    load: async () => (await import('./commands/logs.ts')).defineLogs,
  },
  {
    name: 'gate',
    about: 'run the gate of a contest on your own machine',
    load: async () => (await import('./commands/gate.ts')).defineGate,
  },
  {
    name: 'worker',
    about: 'play matches of tournaments that are coordinated on another machine',
    load: async () => (await import('./commands/worker.ts')).defineWorker,
  },
  {
    name: 'queue',
    about: 'show the workers of a queue, and its progress',
    load: async () => (await import('./commands/queue.ts')).defineQueue,
  },
  {
    name: 'tune',
    about: 'search for better values of the parameters of a bot',
    load: async () => (await import('./commands/tune.ts')).defineTune,
  },
  {
    name: 'env',
    about: 'play matches without bots, round by round, over JSON lines: a gym for training and search',
    load: async () => (await import('./commands/env.ts')).defineEnv,
  },
  {
    name: 'games',
    about: 'list the games, or print the default configuration of one',
    load: async () => (await import('./commands/games.ts')).defineGames,
  },
  {
    name: 'bots',
    about: 'list the sample bots',
    load: async () => (await import('./commands/bots.ts')).defineBots,
  },
  {
    name: 'view',
    about: 'watch a match in the browser',
    load: async () => (await import('./commands/view.ts')).defineView,
  },
  {
    name: 'verify',
    about: 'play a replay again and compare every fingerprint',
    load: async () => (await import('./commands/verify.ts')).defineVerify,
  },
  {
    name: 'rerun',
    about: 'play a recorded match again, with the same bots or with others, and show where it diverges',
    load: async () => (await import('./commands/rerun.ts')).defineRerun,
  },
  {
    name: 'ask',
    about: 'show what a bot would answer in a recorded match, beside the recorded answers',
    load: async () => (await import('./commands/ask.ts')).defineAsk,
  },
  {
    name: 'diff',
    about: 'compare two replays: the first difference in words, then the points by round',
    load: async () => (await import('./commands/diff.ts')).defineDiff,
  },
  {
    name: 'explain',
    about: 'explain what happened in a replay and why: to a unit, in a round, and what each player lost',
    load: async () => (await import('./commands/explain.ts')).defineExplain,
  },
  {
    name: 'export',
    about: 'print the boards, orders, events or points of a replay for notebooks and plots, as JSON lines or CSV',
    load: async () => (await import('./commands/export.ts')).defineExport,
  },
  {
    name: 'states',
    about: 'print what a bot was sent in a match, one line for each state, for debugging',
    load: async () => (await import('./commands/states.ts')).defineStates,
  },
  {
    name: 'validate',
    about: 'check a message, a replay, a configuration or a bot.json against its schema',
    load: async () => (await import('./commands/validate.ts')).defineValidate,
  },
  {
    name: 'schema',
    about: 'list the schemas of the protocol, or print one',
    load: async () => (await import('./commands/schema.ts')).defineSchema,
  },
  {
    name: 'cache',
    about: 'list the cached builds of bots and games, and remove old ones',
    load: async () => (await import('./commands/cache.ts')).defineCache,
  },
  {
    name: 'completion',
    about: 'print a script that completes commands and options with the tab key',
    load: async () => {
      const { defineCompletion } = await import('./commands/completion.ts');
      return (command) => defineCompletion(command, COMMANDS);
    },
  },
  {
    name: 'doctor',
    about: 'report what this machine offers for fair matches, and how to get what is missing',
    load: async () => (await import('./commands/doctor.ts')).defineDoctor,
  },
];
