// The Walking Dead between the protocol and the published interface.
#ifndef MINIONS_EDA_LEAN
#define MINIONS_EDA_LEAN
#endif
#include "Player.hh"

#include "../shared/read.hh"

namespace minions_eda {

struct Access {
  struct Message : Common {
    vector<string> board, owners;
    vector<Unit> units;
    int strengthOf[4];
  };

  static void readNumbers(const Json& config);
  static void read(JsonReader& in, Message& message);
  static void fill(Player& player, const Message& message, int round);
  static vector<string> takeOrders(Player& player);

 private:
  static void fillCells(State& state, const Message& message);
  static void fillUnits(State& state, const Message& message);
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

namespace {

UnitType unitTypeOf(const JsonText& name) { return name.is("living") ? Alive : name.is("dead") ? Dead : Zombie; }

void readUnit(JsonReader& in, Unit& unit) {
  int id = -1, clan = -1, rounds = -1;
  UnitType type = Zombie;
  Pos pos;
  in.readObject([&](JsonText name) {
    if (name.is("id")) id = in.readInt();
    else if (name.is("type")) type = unitTypeOf(in.readView());
    else if (name.is("pos")) in.readInts({&pos.i, &pos.j});
    else if (name.is("clan") && !in.acceptNull()) clan = in.readInt();
    else if (name.is("turnsToZombie") && !in.acceptNull()) rounds = in.readInt();
    else if (!name.is("clan") && !name.is("turnsToZombie")) in.skip();
  });
  unit = Unit(type, id, clan, pos, rounds);
}

int readStrength(JsonReader& in) {
  int strength = 0;
  in.readObject([&](JsonText name) {
    if (name.is("strength")) strength = in.readInt();
    else in.skip();
  });
  return strength;
}

}  // namespace

void Access::read(JsonReader& in, Message& message) {
  int pl = 0;
  in.readObject([&](JsonText name) {
    if (message.Common::read(in, name)) return;
    if (name.is("board")) readRows(in, message.board);
    else if (name.is("owners")) readRows(in, message.owners);
    else if (name.is("units")) readList(in, message.units, [&](Unit& unit) { readUnit(in, unit); });
    else if (name.is("clans")) in.readArray([&] { message.strengthOf[pl++ % 4] = readStrength(in); });
    else in.skip();
  });
}

void Access::fillCells(State& state, const Message& message) {
  state.eda_cells_.resize(numbers().rows * numbers().columns);
  for (int i = 0; i < numbers().rows; ++i) {
    const string& letters = message.board.at(i);
    const string& owners = message.owners.at(i);
    for (int j = 0; j < numbers().columns; ++j) {
      Cell& cell = state.eda_cells_[State::eda_index_(i, j)];
      cell = Cell(letters[j] == 'X' ? Waste : Street, ownerOf(owners[j]), -1, false);
      cell.food = letters[j] == 'M';
    }
  }
}

void Access::fillUnits(State& state, const Message& message) {
  state.eda_units_ = message.units;
  state.eda_zombies_.clear();
  for (State::eda_Clan_& clan : state.eda_clans_) {
    clan.alive.clear();
    clan.dead.clear();
  }
  for (const Unit& unit : state.eda_units_) {
    state.eda_cells_[State::eda_index_(unit.pos.i, unit.pos.j)].id = unit.id;
    if (unit.type == Alive) state.eda_clans_[unit.player].alive.push_back(unit.id);
    if (unit.type == Dead) state.eda_clans_[unit.player].dead.push_back(unit.id);
    if (unit.type == Zombie) state.eda_zombies_.push_back(unit.id);
  }
}

void Access::fill(Player& player, const Message& message, int round) {
  State& state = player;
  state.eda_round_ = round;
  fillCells(state, message);
  fillUnits(state, message);
  for (int pl = 0; pl < 4; ++pl) {
    state.eda_clans_[pl].strength = message.strengthOf[pl];
    state.eda_clans_[pl].score = message.scores[pl];
    state.eda_clans_[pl].status = message.statusOf(pl);
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
