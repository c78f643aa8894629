// The Walking Dead between the protocol and the published interface.
#ifndef MINIONS_EDA_LEAN
#define MINIONS_EDA_LEAN
#endif
#include "Player.hh"

#include "../shared/read.hh"

namespace minions_eda {

struct Access {
  static void readNumbers(const Json& config);
  static void readState(Player& player, const Json& message, int round);
  static vector<string> takeOrders(Player& player);

 private:
  static void readCells(State& state, const Json& message);
  static void readUnits(State& state, const Json& message);
  static void warnOfOrder(const Player& player, const Command& order);
};

void Access::readNumbers(const Json& config) {
  Numbers& n = numbers();
  readNumber(config, "rounds", n.rounds);
  readNumber(config, "rows", n.rows);
  readNumber(config, "columns", n.columns);
  readNumber(config, "unitsPerClan", n.unitsPerClan);
  readNumber(config, "zombies", n.zombies);
  readNumber(config, "food", n.food);
  readNumber(config, "strengthPoints", n.strengthPoints);
  readNumber(config, "personPoints", n.personPoints);
  readNumber(config, "zombiePoints", n.zombiePoints);
  readNumber(config, "cellPoints", n.cellPoints);
  readNumber(config, "foodStrength", n.foodStrength);
  readNumber(config, "turnsToZombie", n.turnsToZombie);
}

void Access::readCells(State& state, const Json& message) {
  state.eda_cells_.resize(numbers().rows * numbers().columns);
  for (int i = 0; i < numbers().rows; ++i) {
    const string& letters = message["board"][i].asString();
    const string& owners = message["owners"][i].asString();
    for (int j = 0; j < numbers().columns; ++j) {
      Cell& cell = state.eda_cells_[State::eda_index_(i, j)];
      cell = Cell(letters[j] == 'X' ? Waste : Street, ownerOf(owners[j]), -1, false);
      cell.food = letters[j] == 'M';
    }
  }
}

namespace {

Unit unitOf(const Json& unit) {
  const string& name = unit["type"].asString();
  const UnitType type = name == "living" ? Alive : name == "dead" ? Dead : Zombie;
  const int clan = unit["clan"].isNull() ? -1 : unit["clan"].asInt();
  const int rounds = unit["turnsToZombie"].isNull() ? -1 : unit["turnsToZombie"].asInt();
  return Unit(type, unit["id"].asInt(), clan, Pos(unit["pos"][0].asInt(), unit["pos"][1].asInt()), rounds);
}

}  // namespace

void Access::readUnits(State& state, const Json& message) {
  state.eda_units_.clear();
  state.eda_zombies_.clear();
  for (State::eda_Clan_& clan : state.eda_clans_) {
    clan.alive.clear();
    clan.dead.clear();
  }
  for (const Json& json : message["units"].items()) {
    const Unit unit = unitOf(json);
    state.eda_units_.push_back(unit);
    state.eda_cells_[State::eda_index_(unit.pos.i, unit.pos.j)].id = unit.id;
    if (unit.type == Alive) state.eda_clans_[unit.player].alive.push_back(unit.id);
    if (unit.type == Dead) state.eda_clans_[unit.player].dead.push_back(unit.id);
    if (unit.type == Zombie) state.eda_zombies_.push_back(unit.id);
  }
}

void Access::readState(Player& player, const Json& message, int round) {
  State& state = player;
  state.eda_round_ = round;
  readCells(state, message);
  readUnits(state, message);
  for (int pl = 0; pl < 4; ++pl) {
    state.eda_clans_[pl].strength = message["clans"][pl]["strength"].asInt();
    state.eda_clans_[pl].score = message["scores"][pl].asInt();
    state.eda_clans_[pl].status = statusOf(message, pl);
  }
  Action& action = player;
  action = Action();
}

/** What the published game says of orders when it carries them out; the judge refuses the same ones. */
void Access::warnOfOrder(const Player& player, const Command& order) {
  const State& state = player;
  if (order.id < 0 || order.id >= static_cast<int>(state.eda_units_.size())) {
    warn("invalid id : " + text(order.id));
  } else if (state.eda_units_[order.id].player != player.me()) {
    warn("unit " + text(order.id) + " of player " + text(state.eda_units_[order.id].player) + " not owned by " +
         text(player.me()));
  } else if (!dir_ok(Dir(order.dir))) {
    warn("invalid dir in command: " + text(order.dir));
  }
}

vector<string> Access::takeOrders(Player& player) {
  static const char* const names[] = {"Down", "DR", "Right", "RU", "Up", "UL", "Left", "LD"};
  vector<string> orders;
  for (const Command& order : player.eda_orders_) {
    warnOfOrder(player, order);
    // A direction that does not exist fails just as a diagonal does, and takes the same turn of the player.
    const char* const name = dir_ok(Dir(order.dir)) ? names[order.dir] : names[DR];
    orders.push_back("{\"unit\":" + text(order.id) + ",\"dir\":\"" + name + "\"}");
  }
  return orders;
}

}  // namespace minions_eda

#include "../shared/main.hh"
