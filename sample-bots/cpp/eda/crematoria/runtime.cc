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
  struct Message : Common {
    vector<string> levels[2];
    vector<string> owners;
    vector<Pos> gems;
    vector<Unit> units, landings;
    int cellsOf[4], gemsOf[4];
  };

  static void readNumbers(const Json& config);
  static void read(JsonReader& in, Message& message);
  static void fill(Player& player, const Message& message, int round);
  static vector<string> takeOrders(Player& player);

 private:
  static void readGroup(JsonReader& in, Message& message, int pl);
  static void fillCells(State& state, const Message& message);
  static void fillUnits(State& state, const Message& message);
  static void fillLists(State& state);
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

void readPosition(JsonReader& in, Pos& p) { in.readInts({&p.i, &p.j, &p.k}); }

CellType cellTypeOf(char letter) {
  switch (letter) {
    case 'R': return Rock;
    case 'E': return Elevator;
    case 'O': return Outside;
    default: return Cave;
  }
}

UnitType unitTypeOf(const JsonText& name) {
  if (name.is("pioneer")) return Pioneer;
  if (name.is("furyan")) return Furyan;
  return name.is("necromonger") ? Necromonger : Hellhound;
}

/** As the published game shows it: only landed necromongers have 0 turns, and hellhounds no health. */
void readUnit(JsonReader& in, Unit& unit) {
  unit = Unit();
  unit.health = -1;
  in.readObject([&](JsonText name) {
    if (name.is("id")) unit.id = in.readInt();
    else if (name.is("type")) unit.type = unitTypeOf(in.readView());
    else if (name.is("player")) unit.player = in.readInt();
    else if (name.is("pos")) readPosition(in, unit.pos);
    else if (name.is("health")) unit.health = in.readInt();
    else in.skip();
  });
  unit.turns = unit.type == Necromonger ? 0 : -1;
}

/** Whoever is still in the sky; nobody has hurt it yet. */
void readLanding(JsonReader& in, Unit& unit) {
  unit = Unit(Necromonger, -1, -1, numbers().necromongerHealth, 0, Pos());
  in.readObject([&](JsonText name) {
    if (name.is("id")) unit.id = in.readInt();
    else if (name.is("pos")) readPosition(in, unit.pos);
    else if (name.is("turns")) unit.turns = in.readInt();
    else in.skip();
  });
}

void readGem(JsonReader& in, Pos& pos) {
  in.readObject([&](JsonText name) {
    if (name.is("pos")) readPosition(in, pos);
    else in.skip();
  });
}

}  // namespace

void Access::read(JsonReader& in, Message& message) {
  int pl = 0;
  int k = 0;
  in.readObject([&](JsonText name) {
    if (message.Common::read(in, name)) return;
    if (name.is("board")) in.readArray([&] { readRows(in, message.levels[k++ % 2]); });
    else if (name.is("owners")) readRows(in, message.owners);
    else if (name.is("gems")) readList(in, message.gems, [&](Pos& gem) { readGem(in, gem); });
    else if (name.is("units")) readList(in, message.units, [&](Unit& unit) { readUnit(in, unit); });
    else if (name.is("landings")) readList(in, message.landings, [&](Unit& unit) { readLanding(in, unit); });
    else if (name.is("groups")) in.readArray([&] { readGroup(in, message, pl++ % 4); });
    else in.skip();
  });
}

void Access::readGroup(JsonReader& in, Message& message, int pl) {
  in.readObject([&](JsonText name) {
    if (name.is("cells")) message.cellsOf[pl] = in.readInt();
    else if (name.is("gems")) message.gemsOf[pl] = in.readInt();
    else in.skip();
  });
}

void Access::fillCells(State& state, const Message& message) {
  Cell* cell = state.eda_cells_.data();
  for (int k = 0; k < 2; ++k) {
    for (int i = 0; i < numbers().rows; ++i) {
      const string& letters = message.levels[k].at(i);
      const string* const owners = k == 0 ? &message.owners.at(i) : nullptr;
      for (int j = 0; j < numbers().columns; ++j) {
        *cell++ = Cell(cellTypeOf(letters[j]), owners == nullptr ? -1 : ownerOf((*owners)[j]), -1, false);
      }
    }
  }
  for (const Pos& p : message.gems) state.eda_cells_[State::eda_index_(p.i, p.j, p.k)].gem = true;
}

void Access::fillUnits(State& state, const Message& message) {
  const Numbers& n = numbers();
  state.eda_units_.assign(4 * (n.furyans + n.pioneers) + n.necromongers + n.hellhounds, Unit());
  for (const Unit& unit : message.units) {
    state.eda_units_.at(unit.id) = unit;
    state.eda_cells_[State::eda_index_(unit.pos.i, unit.pos.j, unit.pos.k)].id = unit.id;
  }
  // Whoever is still in the sky is on no cell.
  for (const Unit& unit : message.landings) state.eda_units_.at(unit.id) = unit;
}

void Access::fillLists(State& state) {
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

void Access::fill(Player& player, const Message& message, int round) {
  State& state = player;
  state.eda_round_ = round;
  fillCells(state, message);
  fillUnits(state, message);
  fillLists(state);
  for (int pl = 0; pl < 4; ++pl) {
    State::eda_Group_& group = state.eda_groups_[pl];
    group.cells = message.cellsOf[pl];
    group.gems = message.gemsOf[pl];
    group.status = message.statusOf(pl);
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
