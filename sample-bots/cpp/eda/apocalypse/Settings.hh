// The numbers of the rules, which are constants in this game. A match with other numbers does not change them.
#pragma once

#include "Structs.hh"

namespace minions_eda {

struct Numbers {
  int rounds = 200;
};

inline Numbers& numbers() {
  static Numbers numbers;
  return numbers;
}

inline int drawsOfPermutation(int n) { return n; }

}  // namespace minions_eda

class Settings {
 public:
  static const int NUM_PLAYERS = 4;
  static const int GAME_ROUNDS = 200;
  static const int MAX = 60;
  static const int NUM_SOLDIERS = 20;
  static const int NUM_HELICOPTERS = 2;
  static const int NUM_POSTS = 16;
  static const int LIFE = 100;
  static const int FOREST_DAMAGE = 20;
  static const int GRASS_DAMAGE = 50;
  static const int ROUNDS_NAPALM = 30;
  static const int REACH = 2;
  static const int FOREST_BURNS = 10;
  static const int OTHER_BURNS = 5;
  static const int PROB_FIRE = 10;
  static const int ROUNDS_JUMP = 20;
  static const int MAX_JUMP = 4;
  static const int HIGH_VALUE = 100;
  static const int LOW_VALUE = 50;

  static string version() { return "ApocalypseNow2018 3.0"; }

  int nb_players() const { return NUM_PLAYERS; }
  int nb_rounds() const { return minions_eda::numbers().rounds; }

  bool player_ok(int pl) const { return minions_eda::isPlayer(pl); }
  bool pos_ok(int i, int j) const { return i >= 0 && i < MAX && j >= 0 && j < MAX; }
  bool pos_ok(const Position& p) const { return pos_ok(p.i, p.j); }
};
