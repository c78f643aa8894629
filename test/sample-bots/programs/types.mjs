// Reads states, one on a line, with the JavaScript kit and writes all that it holds of them as JSON again.
import { readFileSync } from 'node:fs';

const [, , game, file] = process.argv;
const { parseState } = await import(`../../../sample-bots/javascript/minions/${game}.mjs`);
for (const line of readFileSync(file, 'utf8').trim().split('\n')) console.log(JSON.stringify(parseState(line)));
