// What a player is told of a round. A wrong question is answered with a warning and a default, never with an error.
#pragma once

#include "Settings.hh"

class State {
 public:
  State() : eda_round_(0), eda_cells_(minions_eda::numbers().rows * minions_eda::numbers().columns) {}

  int round() const { return eda_round_; }

  Cell cell(int i, int j) const {
    if (minions_eda::isOnBoard(i, j)) return eda_cells_[eda_index_(i, j)];
    minions_eda::warn("cell requested for position " + minions_eda::text(i, j));
    return Cell();
  }
  Cell cell(Pos p) const { return cell(p.i, p.j); }

  Unit unit(int id) const {
    if (id >= 0 && id < static_cast<int>(eda_units_.size())) return eda_units_[id];
    minions_eda::warn("unit requested for identifier " + to_string(id));
    return Unit();
  }

  vector<int> alive_units(int pl) const {
    return eda_isPlayer_(pl, "alive units") ? eda_clans_[pl].alive : vector<int>();
  }
  vector<int> dead_units(int pl) const {
    return eda_isPlayer_(pl, "dead units") ? eda_clans_[pl].dead : vector<int>();
  }
  vector<int> zombies() const { return eda_zombies_; }

  int strength(int pl) const { return eda_isPlayer_(pl, "strength") ? eda_clans_[pl].strength : -1; }
  int score(int pl) const { return eda_isPlayer_(pl, "score") ? eda_clans_[pl].score : -1; }
  double status(int pl) const { return eda_isPlayer_(pl, "status") ? eda_clans_[pl].status : -2; }

 private:
  friend struct minions_eda::Access;

  struct eda_Clan_ {
    int strength = 0;
    int score = 0;
    double status = 0;
    vector<int> alive, dead;
  };

  static int eda_index_(int i, int j) { return i * minions_eda::numbers().columns + j; }

  static bool eda_isPlayer_(int pl, const char* what) {
    if (!minions_eda::isPlayer(pl)) minions_eda::warn(string(what) + " requested for player " + to_string(pl));
    return minions_eda::isPlayer(pl);
  }

  int eda_round_;
  vector<Cell> eda_cells_;
  vector<Unit> eda_units_;
  eda_Clan_ eda_clans_[4];
  vector<int> eda_zombies_;
};
