// Ork Island between the protocol and the published interface.
#ifndef MINIONS_EDA_LEAN
#define MINIONS_EDA_LEAN
#endif
#include "Player.hh"

#include "../shared/read.hh"

namespace minions_eda {

struct Access {
  struct Message : Common {
    vector<string> board;
    vector<vector<Pos> > cities;
    vector<State::Path> paths;
    vector<int> cityOwners, pathOwners;
    vector<Unit> units;
  };

  static void readNumbers(const Json& config);
  static void read(JsonReader& in, Message& message);
  static void fill(Player& player, const Message& message, int round);
  static vector<string> takeOrders(Player& player);

 private:
  static void fillLand(State& state, const Message& message);
  static void fillPlaces(State& state, const Message& message);
  static void fillUnits(State& state, const Message& message);
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

/** That of the published headers makes a string for every letter. */
CellType landOf(char letter) {
  static const char letters[] = "W.FSCP";
  const char* const found = strchr(letters, letter);
  return found == nullptr || letter == '\0' ? char2CellType(letter) : CellType(found - letters);
}

void readPosition(JsonReader& in, Pos& p) { in.readInts({&p.i, &p.j}); }

void readPositions(JsonReader& in, vector<Pos>& positions) {
  readList(in, positions, [&](Pos& p) { readPosition(in, p); });
}

void readCity(JsonReader& in, vector<Pos>& cells, int& owner) {
  in.readObject([&](JsonText name) {
    if (name.is("cells")) readPositions(in, cells);
    else if (name.is("owner")) owner = in.readInt();
    else in.skip();
  });
}

void readPath(JsonReader& in, State::Path& path, int& owner) {
  in.readObject([&](JsonText name) {
    if (name.is("ends")) in.readInts({&path.first.first, &path.first.second});
    else if (name.is("cells")) readPositions(in, path.second);
    else if (name.is("owner")) owner = in.readInt();
    else in.skip();
  });
}

void readUnit(JsonReader& in, Unit& unit) {
  in.readObject([&](JsonText name) {
    if (name.is("id")) unit.id = in.readInt();
    else if (name.is("player")) unit.player = in.readInt();
    else if (name.is("pos")) readPosition(in, unit.pos);
    else if (name.is("health")) unit.health = in.readInt();
    else in.skip();
  });
}

/** With a list of the owners beside it. */
template <class T, class ReadItem>
void readOwned(JsonReader& in, vector<T>& list, vector<int>& owners, ReadItem readItem) {
  owners.clear();
  readList(in, list, [&](T& item) {
    owners.push_back(-1);
    readItem(in, item, owners.back());
  });
}

}  // namespace

void Access::read(JsonReader& in, Message& message) {
  in.readObject([&](JsonText name) {
    if (message.Common::read(in, name)) return;
    if (name.is("board")) readRows(in, message.board);
    else if (name.is("cities")) readOwned(in, message.cities, message.cityOwners, readCity);
    else if (name.is("paths")) readOwned(in, message.paths, message.pathOwners, readPath);
    else if (name.is("units")) readList(in, message.units, [&](Unit& unit) { readUnit(in, unit); });
    else in.skip();
  });
}

void Access::fillLand(State& state, const Message& message) {
  for (int i = 0; i < numbers().rows; ++i) {
    const string& letters = message.board.at(i);
    for (int j = 0; j < numbers().columns; ++j) {
      state.eda_cells_[State::eda_index_(i, j)] = Cell(landOf(letters[j]), -1, -1, -1);
    }
  }
}

void Access::fillPlaces(State& state, const Message& message) {
  state.eda_cities_ = message.cities;
  state.eda_cityOwners_ = message.cityOwners;
  for (int id = 0; id < state.nb_cities(); ++id) {
    for (const Pos& p : state.eda_cities_[id]) state.eda_cells_[State::eda_index_(p.i, p.j)].city_id = id;
  }
  state.eda_paths_ = message.paths;
  state.eda_pathOwners_ = message.pathOwners;
  for (int id = 0; id < state.nb_paths(); ++id) {
    for (const Pos& p : state.eda_paths_[id].second) state.eda_cells_[State::eda_index_(p.i, p.j)].path_id = id;
  }
}

void Access::fillUnits(State& state, const Message& message) {
  state.eda_units_ = message.units;
  for (State::eda_Player_& player : state.eda_players_) player.orks.clear();
  for (const Unit& unit : state.eda_units_) {
    state.eda_players_[unit.player].orks.push_back(unit.id);
    state.eda_cells_[State::eda_index_(unit.pos.i, unit.pos.j)].unit_id = unit.id;
  }
}

void Access::fill(Player& player, const Message& message, int round) {
  State& state = player;
  state.eda_round_ = round;
  fillLand(state, message);
  fillPlaces(state, message);
  fillUnits(state, message);
  for (int pl = 0; pl < 4; ++pl) {
    state.eda_players_[pl].score = message.scores[pl];
    state.eda_players_[pl].status = message.statusOf(pl);
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
