// Crematoria between the protocol and the published interface.
#ifndef MINIONS_EDA_LEAN
#define MINIONS_EDA_LEAN
#endif
#include "Player.hh"

#include "../shared/read.hh"

// As published: players cannot sleep.
extern "C" unsigned int sleep(unsigned int) { return 0; }

namespace minions_eda {

struct Access {
  static void readNumbers(const Json& config);
  static void readState(Player& player, const Json& message, int round);
  static vector<string> takeOrders(Player& player);

 private:
  static void readCells(State& state, const Json& message);
  static void readUnits(State& state, const Json& message);
  static void readLists(State& state);
  static void warnOfOrder(const Player& player, const Movement& order);
};

void Access::readNumbers(const Json& config) {
  Numbers& n = numbers();
  readNumber(config, "rounds", n.rounds);
  readNumber(config, "furyans", n.furyans);
  readNumber(config, "pioneers", n.pioneers);
  readNumber(config, "necromongers", n.necromongers);
  readNumber(config, "hellhounds", n.hellhounds);
  readNumber(config, "elevators", n.elevators);
  readNumber(config, "gemPoints", n.gemPoints);
  readNumber(config, "turnsToLand", n.turnsToLand);
  readNumber(config, "furyanHealth", n.furyanHealth);
  readNumber(config, "pioneerHealth", n.pioneerHealth);
  readNumber(config, "necromongerHealth", n.necromongerHealth);
  readNumber(config, "gemChance", n.gemChance);
  readNumber(config, "necromongerChance", n.necromongerChance);
  readNumber(config, "recovery", n.recovery);
  readRange(config, "furyanDamage", n.leastFuryanDamage, n.mostFuryanDamage);
  readRange(config, "necromongerDamage", n.leastNecromongerDamage, n.mostNecromongerDamage);
}

namespace {

Pos positionOf(const Json& pos) { return Pos(pos[0].asInt(), pos[1].asInt(), pos[2].asInt()); }

CellType cellTypeOf(char letter) {
  switch (letter) {
    case 'R': return Rock;
    case 'E': return Elevator;
    case 'O': return Outside;
    default: return Cave;
  }
}

UnitType unitTypeOf(const string& name) {
  if (name == "pioneer") return Pioneer;
  if (name == "furyan") return Furyan;
  return name == "necromonger" ? Necromonger : Hellhound;
}

/** As the published game shows it: only landed necromongers have 0 turns, and hellhounds no health. */
Unit unitOf(const Json& unit) {
  const UnitType type = unitTypeOf(unit["type"].asString());
  const int health = type == Hellhound ? -1 : unit["health"].asInt();
  const int turns = type == Necromonger ? 0 : -1;
  return Unit(type, unit["id"].asInt(), unit["player"].asInt(), health, turns, positionOf(unit["pos"]));
}

}  // namespace

void Access::readCells(State& state, const Json& message) {
  for (int k = 0; k < 2; ++k) {
    for (int i = 0; i < numbers().rows; ++i) {
      const string& letters = message["board"][k][i].asString();
      for (int j = 0; j < numbers().columns; ++j) {
        const char owner = k == 0 ? message["owners"][i].asString()[j] : '.';
        state.eda_cells_[State::eda_index_(i, j, k)] =
            Cell(cellTypeOf(letters[j]), ownerOf(owner), -1, false);
      }
    }
  }
  for (const Json& gem : message["gems"].items()) {
    const Pos p = positionOf(gem["pos"]);
    state.eda_cells_[State::eda_index_(p.i, p.j, p.k)].gem = true;
  }
}

void Access::readUnits(State& state, const Json& message) {
  const Numbers& n = numbers();
  state.eda_units_.assign(4 * (n.furyans + n.pioneers) + n.necromongers + n.hellhounds, Unit());
  for (const Json& json : message["units"].items()) {
    const Unit unit = unitOf(json);
    state.eda_units_.at(unit.id) = unit;
    state.eda_cells_[State::eda_index_(unit.pos.i, unit.pos.j, unit.pos.k)].id = unit.id;
  }
  // Whoever is still in the sky is on no cell, and nobody has hurt it yet.
  for (const Json& landing : message["landings"].items()) {
    const int id = landing["id"].asInt();
    state.eda_units_.at(id) =
        Unit(Necromonger, id, -1, n.necromongerHealth, landing["turns"].asInt(), positionOf(landing["pos"]));
  }
}

void Access::readLists(State& state) {
  state.eda_necromongers_.clear();
  state.eda_hellhounds_.clear();
  for (State::eda_Group_& group : state.eda_groups_) {
    group.furyans.clear();
    group.pioneers.clear();
  }
  for (const Unit& unit : state.eda_units_) {
    if (unit.id == -1) continue;
    if (unit.type == Necromonger) state.eda_necromongers_.push_back(unit.id);
    if (unit.type == Hellhound) state.eda_hellhounds_.push_back(unit.id);
    if (unit.type == Furyan) state.eda_groups_[unit.player].furyans.push_back(unit.id);
    if (unit.type == Pioneer) state.eda_groups_[unit.player].pioneers.push_back(unit.id);
  }
}

void Access::readState(Player& player, const Json& message, int round) {
  State& state = player;
  state.eda_round_ = round;
  readCells(state, message);
  readUnits(state, message);
  readLists(state);
  for (int pl = 0; pl < 4; ++pl) {
    State::eda_Group_& group = state.eda_groups_[pl];
    group.cells = message["groups"][pl]["cells"].asInt();
    group.gems = message["groups"][pl]["gems"].asInt();
    group.status = statusOf(message, pl);
  }
  Action& action = player;
  action = Action();
}

/** What the published game says of orders when it carries them out; the judge refuses the same ones. */
void Access::warnOfOrder(const Player& player, const Movement& order) {
  const State& state = player;
  if (!state.eda_isThere_(order.id)) {
    warn("id out of range or dead unit:" + text(order.id));
  } else if (state.eda_units_[order.id].player != player.me()) {
    warn("not own unit: " + text(order.id) + " " + text(state.eda_units_[order.id].player) + " " + text(player.me()));
  }
}

vector<string> Access::takeOrders(Player& player) {
  static const char* const names[] = {"Bottom", "BR", "Right", "RT", "Top", "TL", "Left", "LB", "Up", "Down", "None"};
  vector<string> orders;
  for (const Movement& order : player.eda_orders_) {
    warnOfOrder(player, order);
    orders.push_back("{\"unit\":" + text(order.id) + ",\"dir\":\"" + names[order.dir] + "\"}");
  }
  return orders;
}

}  // namespace minions_eda

#include "../shared/main.hh"
