// The numbers of the rules. They are valid before a player is made.
#pragma once

#include "Structs.hh"

namespace minions_eda {

struct Numbers {
  int rounds = 200, rows = 60, columns = 60, unitsPerClan = 20, zombies = 10, food = 15, strengthPoints = 1000;
  int personPoints = 50, zombiePoints = 10, cellPoints = 1, foodStrength = 50, turnsToZombie = 5;
};

inline Numbers& numbers() {
  static Numbers numbers;
  return numbers;
}

inline int drawsOfPermutation(int n) { return n; }

inline bool isOnBoard(int i, int j) {
  return i >= 0 && i < numbers().rows && j >= 0 && j < numbers().columns;
}

}  // namespace minions_eda

class Settings {
 public:
  static string version() { return "TheWalkingDead 1.0"; }

  int num_players() const { return 4; }
  int num_rounds() const { return minions_eda::numbers().rounds; }
  int board_rows() const { return minions_eda::numbers().rows; }
  int board_cols() const { return minions_eda::numbers().columns; }
  int num_ini_units_per_clan() const { return minions_eda::numbers().unitsPerClan; }
  int num_ini_zombies() const { return minions_eda::numbers().zombies; }
  int num_ini_food() const { return minions_eda::numbers().food; }
  int clan_ini_strength() const { return minions_eda::numbers().strengthPoints; }
  int points_for_killing_person() const { return minions_eda::numbers().personPoints; }
  int points_for_killing_zombie() const { return minions_eda::numbers().zombiePoints; }
  int points_per_owned_cell() const { return minions_eda::numbers().cellPoints; }
  int food_strength() const { return minions_eda::numbers().foodStrength; }
  int rounds_before_becoming_zombie() const { return minions_eda::numbers().turnsToZombie; }

  bool player_ok(int pl) const { return minions_eda::isPlayer(pl); }
  bool pos_ok(int i, int j) const { return minions_eda::isOnBoard(i, j); }
  bool pos_ok(Pos p) const { return minions_eda::isOnBoard(p.i, p.j); }
};
