// What programs that read replays import: the same in Node and in a browser.
export { explainReplay, type Explanation, type ExplainOptions } from './explain-replay.ts';
export { makeStates, type SentState } from './make-states.ts';
export type { Chunks } from './read-lines.ts';
export { ReplayError } from './replay-error.ts';
export type { ReplayGames } from './replay-games.ts';
export { ReplayStepper, type Difference, type ReplayStep } from './replay-stepper.ts';
export { stepThrough, type Stepped } from './step-through.ts';
export { verifyReplay, type Verification } from './verify-replay.ts';
