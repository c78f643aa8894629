// Apocalypse between the protocol and the published interface.
#ifndef MINIONS_EDA_LEAN
#define MINIONS_EDA_LEAN
#endif
#include "Player.hh"

#include "../shared/read.hh"

// They can be passed by reference, as published.
const int Settings::NUM_PLAYERS;
const int Settings::GAME_ROUNDS;
const int Settings::MAX;
const int Settings::NUM_SOLDIERS;
const int Settings::NUM_HELICOPTERS;
const int Settings::NUM_POSTS;
const int Settings::LIFE;
const int Settings::FOREST_DAMAGE;
const int Settings::GRASS_DAMAGE;
const int Settings::ROUNDS_NAPALM;
const int Settings::REACH;
const int Settings::FOREST_BURNS;
const int Settings::OTHER_BURNS;
const int Settings::PROB_FIRE;
const int Settings::ROUNDS_JUMP;
const int Settings::MAX_JUMP;
const int Settings::HIGH_VALUE;
const int Settings::LOW_VALUE;

const char Info::code[5] = {' ', ':', '.', 'O', 'X'};

namespace minions_eda {

struct Access {
  struct Fire {
    Position pos;
    int rounds;

    Fire() : pos(0, 0), rounds(0) {}
  };

  struct Message : Common {
    vector<string> board;
    vector<Fire> fires;
    vector<Data> posts, soldiers, helicopters;
  };

  static void readNumbers(const Json& config);
  static void read(JsonReader& in, Message& message);
  static void fill(Player& player, const Message& message, int round);
  static vector<string> takeOrders(Player& player);
  static const Data* find(const State& state, int id);

 private:
  static void readFire(JsonReader& in, Fire& fire);
  static void fillLand(State& state, const Message& message);
  static void fillPosts(State& state, const Message& message);
  static void fillUnits(State& state, const Message& message);
  static State::eda_Cell_& cellAt(State& state, const Position& pos);
};

void Access::readNumbers(const Json& config) { readNumber(config, "rounds", numbers().rounds); }

const Data* Access::find(const State& state, int id) {
  const map<int, Data>::const_iterator found = state.eda_units_.find(id);
  return found == state.eda_units_.end() ? nullptr : &found->second;
}

State::eda_Cell_& Access::cellAt(State& state, const Position& pos) {
  return state.eda_cells_[pos.i * Settings::MAX + pos.j];
}

namespace {

int orientationOf(const JsonText& facing) {
  return facing.is("south") ? 0 : facing.is("east") ? 1 : facing.is("north") ? 2 : 3;
}

/** A soldier, a helicopter or a post, whose value is its life. */
void readThing(JsonReader& in, Data& thing, int type) {
  const bool isHelicopter = type == HELICOPTER;
  thing.type = type;
  if (isHelicopter) thing.life = -1;
  else thing.orientation = thing.napalm = -1;
  in.readObject([&](JsonText name) {
    if (name.is("id")) thing.id = in.readInt();
    else if (name.is("player") || name.is("owner")) thing.player = in.readInt();
    else if (name.is("pos")) in.readInts({&thing.pos.i, &thing.pos.j});
    else if (name.is("life") || name.is("value")) thing.life = in.readInt();
    else if (name.is("facing")) thing.orientation = orientationOf(in.readView());
    else if (name.is("napalm")) thing.napalm = in.readInt();
    else if (name.is("parachuters")) readList(in, thing.parachuters, [&](int& rounds) { rounds = in.readInt(); });
    else in.skip();
  });
}

void readThings(JsonReader& in, vector<Data>& things, int type) {
  readList(in, things, [&](Data& thing) { readThing(in, thing, type); });
}

}  // namespace

void Access::readFire(JsonReader& in, Fire& fire) {
  in.readObject([&](JsonText name) {
    if (name.is("pos")) in.readInts({&fire.pos.i, &fire.pos.j});
    else if (name.is("rounds")) fire.rounds = in.readInt();
    else in.skip();
  });
}

void Access::read(JsonReader& in, Message& message) {
  in.readObject([&](JsonText name) {
    if (message.Common::read(in, name)) return;
    if (name.is("board")) readRows(in, message.board);
    else if (name.is("fire")) readList(in, message.fires, [&](Fire& fire) { readFire(in, fire); });
    else if (name.is("posts")) readThings(in, message.posts, 0);
    else if (name.is("soldiers")) readThings(in, message.soldiers, SOLDIER);
    else if (name.is("helicopters")) readThings(in, message.helicopters, HELICOPTER);
    else in.skip();
  });
}

void Access::fillLand(State& state, const Message& message) {
  static const char letters[] = " :.OX";
  state.eda_cells_.assign(Settings::MAX * Settings::MAX, State::eda_Cell_());
  State::eda_Cell_* cell = state.eda_cells_.data();
  for (int i = 0; i < Settings::MAX; ++i) {
    const string& row = message.board.at(i);
    for (int j = 0; j < Settings::MAX; ++j) {
      const char* const found = strchr(letters, row[j]);
      (cell++)->land = found == nullptr ? -1 : static_cast<int>(found - letters);
    }
  }
  for (const Fire& fire : message.fires) cellAt(state, fire.pos).fire = fire.rounds;
}

void Access::fillPosts(State& state, const Message& message) {
  state.eda_posts_.clear();
  for (const Data& post : message.posts) {
    State::eda_Cell_& cell = cellAt(state, post.pos);
    cell.owner = post.player;
    cell.value = post.life;
    state.eda_posts_.push_back(Post(post.player, post.pos.i, post.pos.j, post.life));
  }
}

void Access::fillUnits(State& state, const Message& message) {
  for (const Data& soldier : message.soldiers) {
    cellAt(state, soldier.pos).soldier = soldier.id;
    state.eda_players_[soldier.player].soldiers.push_back(soldier.id);
    state.eda_units_[soldier.id] = soldier;
  }
  for (const Data& helicopter : message.helicopters) {
    cellAt(state, helicopter.pos).helicopter = helicopter.id;
    state.eda_players_[helicopter.player].helicopters.push_back(helicopter.id);
    state.eda_units_[helicopter.id] = helicopter;
  }
}

void Access::fill(Player& player, const Message& message, int round) {
  State& state = player;
  state.eda_round_ = round;
  state.eda_units_.clear();
  for (int pl = 0; pl < Settings::NUM_PLAYERS; ++pl) {
    State::eda_Player_& one = state.eda_players_[pl];
    one.soldiers.clear();
    one.helicopters.clear();
    one.score = message.scores[pl];
    one.status = message.statusOf(pl);
  }
  fillLand(state, message);
  fillPosts(state, message);
  fillUnits(state, message);
  Action& action = player;
  action = Action();
}

vector<string> Access::takeOrders(Player& player) {
  static const char* const names[] = {"", "forward1", "forward2", "counterclockwise", "clockwise", "napalm"};
  const auto target = [](const Position& p) { return "[" + text(p.i) + "," + text(p.j) + "]"; };
  vector<string> orders;
  for (const pair<const int, Position>& order : player.eda_soldiers_) {
    orders.push_back("{\"soldier\":" + text(order.first) + ",\"to\":" + target(order.second) + "}");
  }
  for (const pair<const int, int>& order : player.eda_helicopters_) {
    orders.push_back("{\"helicopter\":" + text(order.first) + ",\"do\":\"" + names[order.second] + "\"}");
  }
  for (const Position& jump : player.eda_jumps_) orders.push_back("{\"parachuter\":" + target(jump) + "}");
  return orders;
}

}  // namespace minions_eda

const char* Player::eda_unitProblem_(int id, int type, bool isOrdered) const {
  const Data* const unit = minions_eda::Access::find(*this, id);
  if (unit == nullptr) return "identifier does not exist";
  if (unit->player != me()) return "invalid player";
  if (unit->type != type) return "invalid type";
  return isOrdered ? "more than one instruction in this round" : nullptr;
}

const char* Player::eda_soldierProblem_(int id, int i, int j) const {
  const char* const problem = eda_unitProblem_(id, SOLDIER, eda_soldiers_.count(id) > 0);
  if (problem != nullptr) return problem;
  const Position from = data(id).pos;
  const bool isNear = abs(1LL * from.i - i) <= 1 && abs(1LL * from.j - j) <= 1;
  return isNear ? nullptr : "trying to move to a non adjacent cell";
}

const char* Player::eda_helicopterProblem_(int id, int instruction) const {
  const char* const problem = eda_unitProblem_(id, HELICOPTER, eda_helicopters_.count(id) > 0);
  if (problem != nullptr) return problem;
  return instruction >= FORWARD1 && instruction <= NAPALM ? nullptr : "unknown instruction";
}

const char* Player::eda_jumpProblem_(int i, int j) const {
  const auto covers = [](const Position& centre, int i, int j) {
    return abs(1LL * centre.i - i) <= REACH && abs(1LL * centre.j - j) <= REACH;
  };
  int left = 0;
  for (int id : helicopters(me())) {
    const Data helicopter = data(id);
    if (!covers(helicopter.pos, i, j)) continue;
    left = static_cast<int>(helicopter.parachuters.size());
    for (const Position& jump : eda_jumps_) left -= covers(helicopter.pos, jump.i, jump.j);
    break;
  }
  if (left <= 0) return "too many jump instructions for an helicopter";
  if (static_cast<int>(eda_jumps_.size()) >= MAX_JUMP) return "too many jump instructions in the same round";
  return pos_ok(i, j) ? nullptr : "position outside the board";
}

void Player::eda_refuse_(const string& call, const string& arguments, const string& problem) const {
  minions_eda::warn(call + " invoked by player " + to_string(me()) + " with " + arguments + ": " + problem);
}

#include "../shared/main.hh"
