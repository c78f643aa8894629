// What the helpers of the C++ kit say of a state: the questions of typescript.mjs, in the same order.
#include <numeric>

#include "minions/apocalypse.hh"
#include "minions/crematoria.hh"
#include "minions/ork-island.hh"
#include "minions/testing.hh"
#include "minions/walking-dead.hh"

template <class Pos>
std::string show(const Pos& pos) {
  const std::string text = makeText(pos);
  return text.substr(1, text.size() - 2);
}

std::string show(crematoria::Direction direction) { return nameOf(direction); }
std::string show(walking_dead::Direction direction) { return nameOf(direction); }
std::string show(ork_island::Direction direction) { return nameOf(direction); }

template <class Pos>
std::string showAll(const std::vector<Pos>& list) {
  std::string text;
  for (const Pos& pos : list) text += (text.empty() ? "" : " ") + show(pos);
  return text;
}

template <class Unit>
std::string ids(const std::vector<Unit>& units) {
  std::string text;
  for (const Unit& unit : units) text += (text.empty() ? "" : " ") + std::to_string(unit.id);
  return text;
}

template <class Step>
std::string showStep(const std::optional<Step>& step) {
  return step ? show(*step) : "-";
}

/** The table of steps to claim by is made from the positions of enemies. */
template <class Pos, class View, class UnitsOf, class MakeTable>
void ask(View& view, UnitsOf unitsOf, MakeTable makeTable, const std::string& more = "") {
  std::cout << view.grid() << '\n';
  for (int player = -1; player < 4; ++player) {
    std::cout << "cellsOf " << player << ": " << showAll(view.cellsOf(player)) << '\n';
    std::cout << "unitsOf " << player << ": " << ids(unitsOf(player)) << '\n';
  }
  std::cout << more;
  std::vector<Pos> enemies;
  for (const auto& unit : unitsOf((view.me + 1) % 4)) enemies.push_back(unit.pos);
  for (const auto& unit : view.mine) {
    std::cout << unit.id << " neighbours: " << showAll(view.neighbours(unit.pos)) << '\n';
    std::cout << unit.id << " in reach: " << ids(view.enemiesInReach(unit)) << '\n';
    for (const std::vector<Pos>& goals : {enemies, view.cellsOf(-1), std::vector<Pos>{unit.pos}, std::vector<Pos>()}) {
      std::cout << unit.id << ' ' << showStep(view.towards(unit.pos, goals)) << ' ' << view.steps(unit.pos, goals) << ": "
                << showAll(view.path(unit.pos, goals)) << '\n';
    }
  }
  const std::vector<int> table = makeTable(enemies);
  // Twice: the second time around the cells that they claimed before.
  for (int times = 0; times < 2; ++times) {
    for (const auto& unit : view.mine) std::cout << unit.id << " claims " << showStep(view.claimStep(unit, table)) << '\n';
  }
}

int main(int, char** args) {
  const std::string file = args[1];
  std::ifstream input(file);
  std::string line;
  std::getline(input, line);
  const std::string game = minions::Json::parse(line)["game"].asString();
  if (game == "crematoria") {
    const auto state = minions::readStateFile<crematoria::State>(file);
    crematoria::Planet view(state);
    ask<crematoria::Pos>(view, [&](int player) { return view.unitsOf(player); },
                         [&](const auto&) { return view.walkFrom(view.cellsOf(-1)).steps; },
                         "pioneers: " + ids(view.unitsOf(view.me, crematoria::UnitType::Pioneer)) + "\n");
  } else if (game == "walking-dead") {
    const auto state = minions::readStateFile<walking_dead::State>(file);
    walking_dead::Town view(state);
    ask<walking_dead::Pos>(view, [&](int clan) { return view.unitsOf(clan); },
                           [&](const auto& enemies) { return view.stepsTo(enemies); },
                           "dead: " + ids(view.unitsOf(view.me, walking_dead::UnitType::Dead)) + "\n");
  } else if (game == "ork-island") {
    const auto state = minions::readStateFile<ork_island::State>(file);
    ork_island::Island view(state);
    std::vector<int> places(view.places.size());
    std::iota(places.begin(), places.end(), 0);
    ask<ork_island::Pos>(view, [&](int player) { return view.unitsOf(player); },
                         [&](const auto&) { return view.walkFrom(places).far; });
  } else {
    const auto state = minions::readStateFile<apocalypse::State>(file);
    apocalypse::Battlefield view(state);
    const auto makeTable = [&](const std::vector<apocalypse::Pos>& enemies) {
      std::vector<int> cells;
      for (apocalypse::Pos pos : enemies) cells.push_back(apocalypse::cellAt(pos));
      const std::vector<int> table = view.walkFrom(cells);
      for (const auto& one : view.myHelicopters) {
        std::cout << one.id << " landings: " << showAll(view.claimLandings(one, table, 2)) << '\n';
      }
      return table;
    };
    ask<apocalypse::Pos>(view, [&](int player) { return view.soldiersOf(player); }, makeTable,
                         "helicopters: " + ids(view.helicoptersOf(view.me)) + "\n");
  }
}
