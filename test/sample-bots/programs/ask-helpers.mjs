// What the helpers of a kit say of a state: questions that are asked in every language, in the same order.
import { readFileSync } from 'node:fs';

/** By index or cell: how far it is to somebody, or something, to go for. */
const TABLES = {
  apocalypse: (view, enemies, { cellAt }) => view.walkFrom(enemies.map(cellAt)),
  crematoria: (view) => view.walkFrom(view.cellsOf(-1)).steps,
  'ork-island': (view) => view.walkFrom([...view.places.keys()]).far,
  'walking-dead': (view, enemies) => view.stepsTo(enemies),
};

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
      const towards = showStep(view.towards(unit.pos, goals));
      console.log(`${unit.id} ${towards} ${view.steps(unit.pos, goals)}: ${showAll(view.path(unit.pos, goals))}`);
    }
  }
  const table = TABLES[game](view, enemies, modules[game]);
  for (const one of game === 'apocalypse' ? view.myHelicopters : []) {
    console.log(`${one.id} landings: ${showAll(view.claimLandings(one, table, 2))}`);
  }
  // Twice: the second time around the cells that they claimed before.
  for (const unit of [...view.mine, ...view.mine])
    console.log(`${unit.id} claims ${showStep(view.claimStep(unit, table))}`);
}

const show = (pos) => pos.toJSON().join(',');
const showStep = (step) => (step === null ? '-' : typeof step === 'string' ? step : show(step));
const showAll = (list) => list.map(show).join(' ');
const ids = (units) => units.map(({ id }) => id).join(' ');
