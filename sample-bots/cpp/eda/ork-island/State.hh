// What a player is told of a round. A wrong question is answered with a warning and a default, never with an error.
#pragma once

#include "Settings.hh"

class State {
 public:
  typedef vector<Pos> City;
  typedef pair<pair<int, int>, vector<Pos> > Path;

  State() : eda_round_(0), eda_cells_(minions_eda::numbers().rows * minions_eda::numbers().columns) {}

  int round() const { return eda_round_; }

  int total_score(int pl) const { return eda_isPlayer_(pl, "total score") ? eda_players_[pl].score : -1; }
  double status(int pl) const { return eda_isPlayer_(pl, "status") ? eda_players_[pl].status : -2; }

  Cell cell(int i, int j) const {
    if (minions_eda::isOnBoard(i, j)) return eda_cells_[eda_index_(i, j)];
    minions_eda::warn("cell requested for position " + minions_eda::text(i, j));
    return Cell();
  }
  Cell cell(Pos p) const { return cell(p.i, p.j); }

  int nb_units() const { return static_cast<int>(eda_units_.size()); }
  Unit unit(int id) const { return eda_isId_(id, nb_units(), "unit") ? eda_units_[id] : Unit(); }

  int nb_cities() const { return static_cast<int>(eda_cities_.size()); }
  City city(int id) const { return eda_isId_(id, nb_cities(), "city") ? eda_cities_[id] : City(); }
  int city_owner(int id) const { return eda_isId_(id, nb_cities(), "city owner") ? eda_cityOwners_[id] : -1; }

  int nb_paths() const { return static_cast<int>(eda_paths_.size()); }
  Path path(int id) const { return eda_isId_(id, nb_paths(), "path") ? eda_paths_[id] : Path(); }
  int path_owner(int id) const { return eda_isId_(id, nb_paths(), "path owner") ? eda_pathOwners_[id] : -1; }

  vector<int> orks(int pl) const { return eda_isPlayer_(pl, "orks") ? eda_players_[pl].orks : vector<int>(); }

 private:
  friend struct minions_eda::Access;

  struct eda_Player_ {
    int score = 0;
    double status = 0;
    vector<int> orks;
  };

  static int eda_index_(int i, int j) { return i * minions_eda::numbers().columns + j; }

  static bool eda_isPlayer_(int pl, const char* what) {
    if (!minions_eda::isPlayer(pl)) minions_eda::warn(string(what) + " requested for player " + to_string(pl));
    return minions_eda::isPlayer(pl);
  }

  static bool eda_isId_(int id, int count, const char* what) {
    if (id >= 0 && id < count) return true;
    minions_eda::warn(string(what) + " requested for identifier " + to_string(id));
    return false;
  }

  int eda_round_;
  vector<Cell> eda_cells_;
  vector<Unit> eda_units_;
  vector<City> eda_cities_;
  vector<Path> eda_paths_;
  vector<int> eda_cityOwners_, eda_pathOwners_;
  eda_Player_ eda_players_[4];
};
