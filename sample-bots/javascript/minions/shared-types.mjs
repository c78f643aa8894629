// What the states of all games share.
// Generated from schemas/ by "npm run types". Do not edit.

/**
 * What a bot may use. null: no limit.
 * @typedef {object} Limits
 * @property {number | null} startMs Milliseconds for the first answer, the start of the program included.
 * @property {number | null} roundMs Milliseconds for every later answer.
 * @property {number | null} cpuMs Milliseconds of CPU time for the whole match, all threads and children together.
 * @property {number | null} [cpuRoundMs] Milliseconds of CPU time from one state to the next, all threads and
 * children together; for the first as much more as it may take longer. Left out: as much as an answer may take, on
 * each core there is.
 * @property {number} orders Most orders in one answer.
 * @property {number} lineBytes Longest line on standard output, in bytes.
 * @property {number} roundBytes Most bytes on standard output in one round.
 * @property {number} stderrBytes How much of the standard error of a round is kept at its head, and again at its
 * tail. More is counted, not punished.
 * @property {number} stderrMatchBytes How much standard error is kept in a match.
 * @property {number} [debugBytes] How much debug output of an answer is kept in the replay, in bytes of JSON. More is
 * left out, not punished.
 * @property {number} [debugMatchBytes] How much debug output of a bot is kept in the replay of a match.
 * @property {number} depth Deepest nesting of lists and objects in an answer.
 * @property {number | null} memoryMb Resident memory of the bot with all its processes, in MiB.
 * @property {number | null} processes Most processes at one time, the bot itself included, and those that have ended
 * and were not waited for.
 * @property {number | null} [threads] Most threads at one time, of all processes together. Left out: no limit.
 */

/**
 * @typedef {object} Rejection
 * @property {number} order Index in the list of orders I gave.
 * @property {string} reason Why, in words.
 */

/**
 * How the match ended.
 * @typedef {object} Result
 * @property {readonly number[]} scores The points of the four players at the start of this round.
 * @property {readonly number[]} places The place of each player, 1 to 4, by points. Players with the same points
 * share one, but a bot that went out comes behind those that played on.
 */

/** The version of the protocol. */
export const PROTOCOL = 1;
