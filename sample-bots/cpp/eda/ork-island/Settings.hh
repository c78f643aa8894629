// The numbers of the rules. They are valid before a player is made.
#pragma once

#include "Structs.hh"

namespace minions_eda {

struct Numbers {
  int rounds = 200, rows = 70, columns = 70, initialHealth = 100, orks = 15;
  int costGrass = 1, costForest = 2, costSand = 3, costCity = 0, costPath = 0;
  int bonusPerCityCell = 1, bonusPerPathCell = 1, factorConnectedComponent = 2;
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
  static string version() { return "OrkIsland 1.0"; }

  int nb_players() const { return 4; }
  int rows() const { return minions_eda::numbers().rows; }
  int cols() const { return minions_eda::numbers().columns; }
  int nb_rounds() const { return minions_eda::numbers().rounds; }
  int initial_health() const { return minions_eda::numbers().initialHealth; }
  int nb_orks() const { return minions_eda::numbers().orks; }
  int cost_grass() const { return minions_eda::numbers().costGrass; }
  int cost_forest() const { return minions_eda::numbers().costForest; }
  int cost_sand() const { return minions_eda::numbers().costSand; }
  int cost_city() const { return minions_eda::numbers().costCity; }
  int cost_path() const { return minions_eda::numbers().costPath; }
  int bonus_per_city_cell() const { return minions_eda::numbers().bonusPerCityCell; }
  int bonus_per_path_cell() const { return minions_eda::numbers().bonusPerPathCell; }
  int factor_connected_component() const { return minions_eda::numbers().factorConnectedComponent; }

  int cost(CellType type) const {
    switch (type) {
      case GRASS: return cost_grass();
      case FOREST: return cost_forest();
      case SAND: return cost_sand();
      case CITY: return cost_city();
      case PATH: return cost_path();
      case WATER: minions_eda::warn("cost requested for CellType WATER"); return INT_MAX;
      default: return INT_MAX;
    }
  }

  bool player_ok(int pl) const { return minions_eda::isPlayer(pl); }
  bool pos_ok(int i, int j) const { return minions_eda::isOnBoard(i, j); }
  bool pos_ok(Pos p) const { return minions_eda::isOnBoard(p.i, p.j); }
};
