// Loaded into every Node process of a mutation run (NODE_OPTIONS). MINIONS_MUTANT is the mutant that is on at first; MINIONS_REACHED
// a file to which goes which test file (MINIONS_TEST) has come by which mutant. Some mutants lie in loops that run a million
// times, so that nothing is read from the environment there.
const { appendFileSync } = require('node:fs');

const { MINIONS_MUTANT, MINIONS_REACHED } = process.env;
/** The test file that came by each mutant last. */
const last = [];
const noted = new Set();

const minionsMutants = {
  on: Number(MINIONS_MUTANT ?? 0),
  /** Which mutants the code has come by; the warm runner empties it before each test file. */
  seen: [],
  test: process.env.MINIONS_TEST ?? '',
  isOn:
    MINIONS_REACHED === undefined
      ? (id) => {
          minionsMutants.seen[id] = true;
          return id === minionsMutants.on;
        }
      : (id) => {
          if (last[id] !== minionsMutants.test) note(id);
          return false;
        },
};
globalThis.minionsMutants = minionsMutants;

function note(id) {
  last[id] = minionsMutants.test;
  const line = `${id}\t${minionsMutants.test}\n`;
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(MINIONS_REACHED, line);
}
