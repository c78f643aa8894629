// Ork Island between the protocol and the published interface.
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
  static void readLand(State& state, const Json& message);
  static void readPlaces(State& state, const Json& message);
  static void readUnits(State& state, const Json& message);
  static void warnOfOrder(const Player& player, const Command& order);
};

void Access::readNumbers(const Json& config) {
  Numbers& n = numbers();
  readNumber(config, "rounds", n.rounds);
  readNumber(config, "rows", n.rows);
  readNumber(config, "columns", n.columns);
  readNumber(config, "initialHealth", n.initialHealth);
  readNumber(config, "orks", n.orks);
  readNumber(config, "costGrass", n.costGrass);
  readNumber(config, "costForest", n.costForest);
  readNumber(config, "costSand", n.costSand);
  readNumber(config, "costCity", n.costCity);
  readNumber(config, "costPath", n.costPath);
  readNumber(config, "bonusPerCityCell", n.bonusPerCityCell);
  readNumber(config, "bonusPerPathCell", n.bonusPerPathCell);
  readNumber(config, "factorConnectedComponent", n.factorConnectedComponent);
}

namespace {

Pos positionOf(const Json& pos) { return Pos(pos[0].asInt(), pos[1].asInt()); }

vector<Pos> positionsOf(const Json& cells) {
  vector<Pos> positions;
  for (const Json& cell : cells.items()) positions.push_back(positionOf(cell));
  return positions;
}

}  // namespace

void Access::readLand(State& state, const Json& message) {
  for (int i = 0; i < numbers().rows; ++i) {
    const string& letters = message["board"][i].asString();
    for (int j = 0; j < numbers().columns; ++j) {
      state.eda_cells_[State::eda_index_(i, j)] = Cell(char2CellType(letters[j]), -1, -1, -1);
    }
  }
}

void Access::readPlaces(State& state, const Json& message) {
  state.eda_cities_.clear();
  state.eda_cityOwners_.clear();
  for (const Json& city : message["cities"].items()) {
    state.eda_cities_.push_back(positionsOf(city["cells"]));
    state.eda_cityOwners_.push_back(city["owner"].asInt());
    for (const Pos& p : state.eda_cities_.back()) {
      state.eda_cells_[State::eda_index_(p.i, p.j)].city_id = state.nb_cities() - 1;
    }
  }
  state.eda_paths_.clear();
  state.eda_pathOwners_.clear();
  for (const Json& path : message["paths"].items()) {
    const pair<int, int> ends(path["ends"][0].asInt(), path["ends"][1].asInt());
    state.eda_paths_.push_back(State::Path(ends, positionsOf(path["cells"])));
    state.eda_pathOwners_.push_back(path["owner"].asInt());
    for (const Pos& p : state.eda_paths_.back().second) {
      state.eda_cells_[State::eda_index_(p.i, p.j)].path_id = state.nb_paths() - 1;
    }
  }
}

void Access::readUnits(State& state, const Json& message) {
  state.eda_units_.clear();
  for (State::eda_Player_& player : state.eda_players_) player.orks.clear();
  for (const Json& json : message["units"].items()) {
    const Unit unit(json["id"].asInt(), json["player"].asInt(), positionOf(json["pos"]), json["health"].asInt());
    state.eda_units_.push_back(unit);
    state.eda_players_[unit.player].orks.push_back(unit.id);
    state.eda_cells_[State::eda_index_(unit.pos.i, unit.pos.j)].unit_id = unit.id;
  }
}

void Access::readState(Player& player, const Json& message, int round) {
  State& state = player;
  state.eda_round_ = round;
  readLand(state, message);
  readPlaces(state, message);
  readUnits(state, message);
  for (int pl = 0; pl < 4; ++pl) {
    state.eda_players_[pl].score = message["scores"][pl].asInt();
    state.eda_players_[pl].status = statusOf(message, pl);
  }
  Action& action = player;
  action = Action();
}

/** What the published game says of orders when it carries them out; the judge refuses the same ones. */
void Access::warnOfOrder(const Player& player, const Command& order) {
  const State& state = player;
  if (order.id < 0 || order.id >= state.nb_units()) {
    warn("id out of range : " + text(order.id));
  } else if (state.eda_units_[order.id].player != player.me()) {
    warn("unit " + text(order.id) + " of player " + text(state.eda_units_[order.id].player) + " not owned by " +
         text(player.me()));
  } else if (!dir_ok(order.dir)) {
    warn("direction not valid: " + text(int(order.dir)));
  }
}

vector<string> Access::takeOrders(Player& player) {
  static const char* const names[] = {"S", "E", "N", "W"};
  vector<string> orders;
  for (const Command& order : player.eda_orders_) {
    warnOfOrder(player, order);
    // The published game drops the others before it shuffles the orders: they are as if never given.
    const bool isStep = int(order.dir) >= 0 && int(order.dir) < NONE;
    if (isStep) orders.push_back("{\"unit\":" + text(order.id) + ",\"dir\":\"" + names[order.dir] + "\"}");
  }
  return orders;
}

}  // namespace minions_eda

#include "../shared/main.hh"
