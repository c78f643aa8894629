// The numbers of the rules. They are valid before a player is made.
#pragma once

#include "Structs.hh"

namespace minions_eda {

struct Numbers {
  int rounds = 120, furyans = 5, pioneers = 15, necromongers = 10, hellhounds = 3, elevators = 20, gemPoints = 30;
  int turnsToLand = 2, rows = 40, columns = 80, furyanHealth = 100, pioneerHealth = 50, necromongerHealth = 75;
  int leastFuryanDamage = 25, mostFuryanDamage = 50, leastNecromongerDamage = 20, mostNecromongerDamage = 40;
  int gemChance = 4, necromongerChance = 2, recovery = 5;
};

inline Numbers& numbers() {
  static Numbers numbers;
  return numbers;
}

/** In this game the last element, which can only change places with itself, draws nothing. */
inline int drawsOfPermutation(int n) { return n - 1; }

inline bool isOnBoard(int i, int j, int k) {
  return i >= 0 && i < numbers().rows && j >= 0 && j < numbers().columns && k >= 0 && k < 2;
}

}  // namespace minions_eda

class Settings {
 public:
  static string version() { return "Crematoria 1.2"; }

  int nb_players() const { return 4; }
  int nb_rounds() const { return minions_eda::numbers().rounds; }
  int nb_furyans() const { return minions_eda::numbers().furyans; }
  int nb_pioneers() const { return minions_eda::numbers().pioneers; }
  int max_nb_necromongers() const { return minions_eda::numbers().necromongers; }
  int nb_hellhounds() const { return minions_eda::numbers().hellhounds; }
  int nb_elevators() const { return minions_eda::numbers().elevators; }
  int gem_value() const { return minions_eda::numbers().gemPoints; }
  int turns_to_land() const { return minions_eda::numbers().turnsToLand; }
  int rows() const { return minions_eda::numbers().rows; }
  int cols() const { return minions_eda::numbers().columns; }
  int furyans_health() const { return minions_eda::numbers().furyanHealth; }
  int pioneers_health() const { return minions_eda::numbers().pioneerHealth; }
  int necromongers_health() const { return minions_eda::numbers().necromongerHealth; }
  int min_damage_furyans() const { return minions_eda::numbers().leastFuryanDamage; }
  int max_damage_furyans() const { return minions_eda::numbers().mostFuryanDamage; }
  int min_damage_necromongers() const { return minions_eda::numbers().leastNecromongerDamage; }
  int max_damage_necromongers() const { return minions_eda::numbers().mostNecromongerDamage; }
  int inv_prob_gem() const { return minions_eda::numbers().gemChance; }
  int inv_prob_necromonger() const { return minions_eda::numbers().necromongerChance; }
  int health_recovery() const { return minions_eda::numbers().recovery; }

  bool player_ok(int pl) const { return minions_eda::isPlayer(pl); }
  bool pos_ok(int i, int j, int k) const { return minions_eda::isOnBoard(i, j, k); }
  bool pos_ok(Pos p) const { return minions_eda::isOnBoard(p.i, p.j, p.k); }
};
