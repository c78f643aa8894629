// What the helpers of the TypeScript kit say of a state. The same questions are asked in other languages, beside this file.
import { readFileSync } from 'node:fs';
import * as apocalypse from '../../../sample-bots/typescript/minions/apocalypse.ts';
import * as crematoria from '../../../sample-bots/typescript/minions/crematoria.ts';
import * as orkIsland from '../../../sample-bots/typescript/minions/ork-island.ts';
import * as walkingDead from '../../../sample-bots/typescript/minions/walking-dead.ts';

const text = readFileSync(process.argv[2], 'utf8');
const { game } = JSON.parse(text);
const modules = { apocalypse, crematoria, 'ork-island': orkIsland, 'walking-dead': walkingDead };
const views = { apocalypse: 'Battlefield', crematoria: 'Planet', 'ork-island': 'Island', 'walking-dead': 'Town' };
const view = new modules[game][views[game]](modules[game].parseState(text));

const show = (pos) => (pos.level === undefined ? [pos.row, pos.column] : [pos.row, pos.column, pos.level]).join(',');
const showAll = (list) => list.map(show).join(' ');
const ids = (units) => units.map(({ id }) => id).join(' ');
const unitsOf = (player) => (game === 'apocalypse' ? view.soldiersOf(player) : view.unitsOf(player));

console.log(view.grid());
for (let player = -1; player < 4; player++) {
  console.log(`cellsOf ${player}: ${showAll(view.cellsOf(player))}`);
  console.log(`unitsOf ${player}: ${ids(unitsOf(player))}`);
}
if (game === 'crematoria') console.log(`pioneers: ${ids(view.unitsOf(view.me, 'pioneer'))}`);
if (game === 'walking-dead') console.log(`dead: ${ids(view.unitsOf(view.me, 'dead'))}`);
if (game === 'apocalypse') console.log(`helicopters: ${ids(view.helicoptersOf(view.me))}`);
const enemies = unitsOf((view.me + 1) % 4).map(({ pos }) => pos);
for (const unit of view.mine) {
  console.log(`${unit.id} neighbours: ${showAll(view.neighbours(unit.pos))}`);
  console.log(`${unit.id} in reach: ${ids(view.enemiesInReach(unit))}`);
  for (const goals of [enemies, view.cellsOf(-1), [unit.pos], []]) {
    const first = view.towards(unit.pos, goals);
    const towards = first === null ? '-' : typeof first === 'string' ? first : show(first);
    console.log(`${unit.id} ${towards} ${view.steps(unit.pos, goals)}: ${showAll(view.path(unit.pos, goals))}`);
  }
}
