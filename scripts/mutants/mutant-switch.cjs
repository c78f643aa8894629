// Loaded into every Node process of a mutation run (NODE_OPTIONS). MINIONS_MUTANT is the mutant that is on; MINIONS_REACHED a
// file to which goes which test file (MINIONS_TEST) has come by which mutant.
const { appendFileSync } = require('node:fs');

const { MINIONS_MUTANT, MINIONS_REACHED } = process.env;
const seen = new Set();

globalThis.minionsMutants = {
  isOn(id) {
    if (MINIONS_REACHED !== undefined) note(`${id}\t${process.env.MINIONS_TEST ?? ''}\n`);
    return String(id) === MINIONS_MUTANT;
  },
};

function note(line) {
  if (seen.has(line)) return;
  seen.add(line);
  appendFileSync(MINIONS_REACHED, line);
}
