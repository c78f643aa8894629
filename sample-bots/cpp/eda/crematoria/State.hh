// What a player is told of a round. A wrong question is answered with a warning and a default, never with an error.
#pragma once

#include "Settings.hh"

class State {
 public:
  State() : eda_round_(0), eda_cells_(2 * minions_eda::numbers().rows * minions_eda::numbers().columns) {}

  int round() const { return eda_round_; }

  Cell cell(int i, int j, int k) const {
    if (minions_eda::isOnBoard(i, j, k)) return eda_cells_[eda_index_(i, j, k)];
    minions_eda::warn("cell requested for position (" + to_string(i) + ", " + to_string(j) + ", " + to_string(k) + ")");
    return Cell();
  }
  Cell cell(Pos p) const { return cell(p.i, p.j, p.k); }

  int nb_units() const { return static_cast<int>(eda_units_.size()); }

  Unit unit(int id) const {
    if (eda_isThere_(id)) return eda_units_[id];
    minions_eda::warn("unit requested for identifier " + to_string(id));
    return Unit();
  }

  int nb_cells(int pl) const { return eda_isPlayer_(pl, "num_cells") ? eda_groups_[pl].cells : -1; }
  int nb_gems(int pl) const { return eda_isPlayer_(pl, "gems") ? eda_groups_[pl].gems : -1; }
  double status(int pl) const { return eda_isPlayer_(pl, "status") ? eda_groups_[pl].status : -1; }

  vector<int> furyans(int pl) const { return eda_isPlayer_(pl, "furyans") ? eda_groups_[pl].furyans : vector<int>(); }
  vector<int> pioneers(int pl) const {
    return eda_isPlayer_(pl, "pioneers") ? eda_groups_[pl].pioneers : vector<int>();
  }
  vector<int> necromongers() const { return eda_necromongers_; }
  vector<int> hellhounds() const { return eda_hellhounds_; }

  bool daylight(Pos p) const {
    if (p.k == 0) return false;
    const int columns = minions_eda::numbers().columns;
    const int first = 2 * eda_round_ % columns;
    const int last = first + columns / 2 - 1;
    return last < columns ? p.j < first || p.j > last : p.j > last - columns && p.j < first;
  }

 private:
  friend struct minions_eda::Access;

  struct eda_Group_ {
    int cells = 0;
    int gems = 0;
    double status = 0;
    vector<int> furyans, pioneers;
  };

  static int eda_index_(int i, int j, int k) {
    return (k * minions_eda::numbers().rows + i) * minions_eda::numbers().columns + j;
  }

  /** Necromongers that are not on the planet are not there; hellhounds, who have no health, are. */
  bool eda_isThere_(int id) const {
    if (id < 0 || id >= nb_units()) return false;
    return eda_units_[id].type == Hellhound || eda_units_[id].health > 0;
  }

  static bool eda_isPlayer_(int pl, const char* what) {
    if (!minions_eda::isPlayer(pl)) minions_eda::warn(string(what) + " requested for player " + to_string(pl));
    return minions_eda::isPlayer(pl);
  }

  int eda_round_;
  vector<Cell> eda_cells_;
  vector<Unit> eda_units_;
  eda_Group_ eda_groups_[4];
  vector<int> eda_necromongers_, eda_hellhounds_;
};
