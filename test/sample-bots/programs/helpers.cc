// What the helpers of the C++ kit say of a state: the questions of typescript.mjs, in the same order.
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

template <class Pos, class View, class UnitsOf>
void ask(const View& view, UnitsOf unitsOf, const std::string& more = "") {
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
      const auto first = view.towards(unit.pos, goals);
      std::cout << unit.id << ' ' << (first ? show(*first) : "-") << ' ' << view.steps(unit.pos, goals) << ": "
                << showAll(view.path(unit.pos, goals)) << '\n';
    }
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
    const crematoria::Planet view(state);
    ask<crematoria::Pos>(view, [&](int player) { return view.unitsOf(player); },
                         "pioneers: " + ids(view.unitsOf(view.me, crematoria::UnitType::Pioneer)) + "\n");
  } else if (game == "walking-dead") {
    const auto state = minions::readStateFile<walking_dead::State>(file);
    const walking_dead::Town view(state);
    ask<walking_dead::Pos>(view, [&](int clan) { return view.unitsOf(clan); },
                           "dead: " + ids(view.unitsOf(view.me, walking_dead::UnitType::Dead)) + "\n");
  } else if (game == "ork-island") {
    const auto state = minions::readStateFile<ork_island::State>(file);
    const ork_island::Island view(state);
    ask<ork_island::Pos>(view, [&](int player) { return view.unitsOf(player); });
  } else {
    const auto state = minions::readStateFile<apocalypse::State>(file);
    const apocalypse::Battlefield view(state);
    ask<apocalypse::Pos>(view, [&](int player) { return view.soldiersOf(player); },
                         "helicopters: " + ids(view.helicoptersOf(view.me)) + "\n");
  }
}
