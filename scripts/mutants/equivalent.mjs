/**
 * Mutants that change nothing anybody could notice, marked by hand: the file, what stands there, what was changed, and why it
 * makes no difference. They do not count.
 */
const EQUIVALENT = [
  {
    path: 'judge/prepare/find/split-command.ts',
    kind: '?? left out',
    original: "a ?? b ?? ''",
    reason: 'one of the two groups has always matched',
  },
  {
    path: 'judge/prepare/build/build-inputs.ts',
    kind: 'text emptied',
    original: "'utf8'",
    reason: 'without an encoding JSON.parse takes the bytes for UTF-8 as well',
  },
  {
    path: 'tournament/verify/verify-tournament.ts',
    kind: '?? left out',
    original: "commitment ?? ''",
    reason: 'no version has an empty commitment, and none has none',
  },
  {
    path: 'tournament/queue/worker/queue-worker.ts',
    kind: 'number plus 1',
    original: '2',
    reason: 'a worker asks again for what another one holds, a little more often',
  },
];

export const isEquivalent = ({ path, kind, original }) =>
  EQUIVALENT.some((known) => known.path === path && known.kind === kind && known.original === original);
