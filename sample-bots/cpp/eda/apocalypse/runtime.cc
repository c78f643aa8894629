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
  static void readNumbers(const Json& config);
  static void readState(Player& player, const Json& message, int round);
  static vector<string> takeOrders(Player& player);
  static const Data* find(const State& state, int id);

 private:
  static void readLand(State& state, const Json& message);
  static void readPosts(State& state, const Json& message);
  static void readSoldiers(State& state, const Json& message);
  static void readHelicopters(State& state, const Json& message);
  static State::eda_Cell_& cellAt(State& state, const Json& pos);
};

void Access::readNumbers(const Json& config) { readNumber(config, "rounds", numbers().rounds); }

const Data* Access::find(const State& state, int id) {
  const map<int, Data>::const_iterator found = state.eda_units_.find(id);
  return found == state.eda_units_.end() ? nullptr : &found->second;
}

State::eda_Cell_& Access::cellAt(State& state, const Json& pos) {
  return state.eda_cells_[pos[0].asInt() * Settings::MAX + pos[1].asInt()];
}

void Access::readLand(State& state, const Json& message) {
  state.eda_cells_.assign(Settings::MAX * Settings::MAX, State::eda_Cell_());
  for (int i = 0; i < Settings::MAX; ++i) {
    const string& letters = message["board"][i].asString();
    for (int j = 0; j < Settings::MAX; ++j) {
      state.eda_cells_[i * Settings::MAX + j].land = static_cast<int>(string(" :.OX").find(letters[j]));
    }
  }
  for (const Json& fire : message["fire"].items()) cellAt(state, fire["pos"]).fire = fire["rounds"].asInt();
}

void Access::readPosts(State& state, const Json& message) {
  state.eda_posts_.clear();
  for (const Json& post : message["posts"].items()) {
    const Json& pos = post["pos"];
    State::eda_Cell_& cell = cellAt(state, pos);
    cell.owner = post["owner"].asInt();
    cell.value = post["value"].asInt();
    state.eda_posts_.push_back(Post(cell.owner, pos[0].asInt(), pos[1].asInt(), cell.value));
  }
}

void Access::readSoldiers(State& state, const Json& message) {
  for (const Json& soldier : message["soldiers"].items()) {
    const int id = soldier["id"].asInt();
    const int player = soldier["player"].asInt();
    const Json& pos = soldier["pos"];
    cellAt(state, pos).soldier = id;
    state.eda_players_[player].soldiers.push_back(id);
    state.eda_units_[id] =
        Data(id, SOLDIER, player, pos[0].asInt(), pos[1].asInt(), soldier["life"].asInt(), -1, -1, vector<int>());
  }
}

namespace {

int orientationOf(const string& facing) {
  static const char* const facings[] = {"south", "east", "north", "west"};
  return static_cast<int>(find(facings, facings + 4, facing) - facings);
}

}  // namespace

void Access::readHelicopters(State& state, const Json& message) {
  for (const Json& helicopter : message["helicopters"].items()) {
    const int id = helicopter["id"].asInt();
    const int player = helicopter["player"].asInt();
    const Json& pos = helicopter["pos"];
    vector<int> parachuters;
    for (const Json& rounds : helicopter["parachuters"].items()) parachuters.push_back(rounds.asInt());
    cellAt(state, pos).helicopter = id;
    state.eda_players_[player].helicopters.push_back(id);
    state.eda_units_[id] = Data(id, HELICOPTER, player, pos[0].asInt(), pos[1].asInt(), -1,
                                orientationOf(helicopter["facing"].asString()), helicopter["napalm"].asInt(), parachuters);
  }
}

void Access::readState(Player& player, const Json& message, int round) {
  State& state = player;
  state.eda_round_ = round;
  state.eda_units_.clear();
  for (int pl = 0; pl < Settings::NUM_PLAYERS; ++pl) {
    state.eda_players_[pl] = State::eda_Player_();
    state.eda_players_[pl].score = message["scores"][pl].asInt();
    state.eda_players_[pl].status = statusOf(message, pl);
  }
  readLand(state, message);
  readPosts(state, message);
  readSoldiers(state, message);
  readHelicopters(state, message);
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
