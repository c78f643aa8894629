// What the states of all games share.
// Generated from schemas/ by "npm run types". Do not edit.

/**
 * What a bot may use. null: no limit.
 * @typedef {object} Limits
 * @property {number | null} startMs Milliseconds for the first answer, including the start of the program.
 * @property {number | null} roundMs Milliseconds for every later answer.
 * @property {number | null} cpuMs Milliseconds of CPU time for the whole match, all threads and children together.
 * @property {number | null} [cpuRoundMs] Milliseconds of CPU time from one state to the next, all threads and
 * children together; the first answer gets as much more as its time limit is longer. If omitted: the time limit of an
 * answer, times the number of cores.
 * @property {number} orders Maximum number of orders in one answer.
 * @property {number} lineBytes Maximum length of a line on standard output, in bytes.
 * @property {number} roundBytes Maximum number of bytes on standard output in one round.
 * @property {number} stderrBytes How many bytes of the standard error of a round are kept at its head, and again at
 * its tail. More is counted, but not a fault.
 * @property {number} stderrMatchBytes How many bytes of standard error are kept in a match.
 * @property {number} [debugBytes] How much debug output of an answer is kept in the replay, in bytes of JSON. More is
 * dropped, but not a fault.
 * @property {number} [debugMatchBytes] How much debug output of a bot is kept in the replay of a match.
 * @property {number} depth Maximum nesting depth of lists and objects in an answer.
 * @property {number | null} memoryMb Resident memory of the bot with all its processes, in MiB.
 * @property {number | null} processes Maximum number of processes at one time, including the bot itself and zombie
 * processes.
 * @property {number | null} [threads] Maximum number of threads at one time, of all processes together. No limit if
 * omitted.
 */

/**
 * @typedef {object} Rejection
 * @property {number} order Index in the list of orders I gave.
 * @property {string} reason Why.
 */

/**
 * How the match ended.
 * @typedef {object} Result
 * @property {readonly number[]} scores The points of the four players: any finite numbers. Those of the four games of
 * minions are integers.
 * @property {readonly number[]} places The place of each player, 1 to 4, by points. Players with equal points share a
 * place, but a bot that is out ranks behind those that played on.
 */

/** The version of the protocol. */
export const PROTOCOL = 1;
