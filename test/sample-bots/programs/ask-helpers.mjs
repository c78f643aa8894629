// What the helpers of a kit say of a state: questions that are asked in every language, in the same order.
import { readFileSync } from 'node:fs';

const VIEWS = { apocalypse: 'Battlefield', crematoria: 'Planet', 'ork-island': 'Island', 'walking-dead': 'Town' };

/** @param modules The modules of the games, by their ids. */
export function askHelpers(modules) {
  const text = readFileSync(process.argv[2], 'utf8');
  const { game } = JSON.parse(text);
  const view = new modules[game][VIEWS[game]](modules[game].parseState(text));
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
}

const show = (pos) => pos.toJSON().join(',');
const showAll = (list) => list.map(show).join(' ');
const ids = (units) => units.map(({ id }) => id).join(' ');
