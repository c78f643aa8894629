// What a player is told of a round. A wrong question is answered with a warning and a default, never with an error.
#pragma once

#include "Settings.hh"

class State {
 public:
  State() : eda_round_(0), eda_cells_(Settings::MAX * Settings::MAX) {}

  int round() const { return eda_round_; }

  int what(int i, int j) const { return eda_ask_("what", i, j, &eda_Cell_::land); }
  int fire_time(int i, int j) const { return eda_ask_("fire_time", i, j, &eda_Cell_::fire); }
  int which_soldier(int i, int j) const { return eda_ask_("which_soldier", i, j, &eda_Cell_::soldier); }
  int which_helicopter(int i, int j) const { return eda_ask_("which_helicopter", i, j, &eda_Cell_::helicopter); }
  int post_owner(int i, int j) const { return eda_ask_("post_owner", i, j, &eda_Cell_::owner); }
  int post_value(int i, int j) const { return eda_ask_("post_value", i, j, &eda_Cell_::value); }

  vector<int> soldiers(int pl) const {
    return eda_isPlayer_(pl, "soldiers") ? eda_players_[pl].soldiers : vector<int>();
  }
  vector<int> helicopters(int pl) const {
    return eda_isPlayer_(pl, "helicopters") ? eda_players_[pl].helicopters : vector<int>();
  }
  vector<Post> posts() const { return eda_posts_; }

  Data data(int id) const {
    const map<int, Data>::const_iterator found = eda_units_.find(id);
    if (found != eda_units_.end()) return found->second;
    minions_eda::warn("data(int id) invoked with id = " + to_string(id));
    return NUL;
  }

  int total_score(int pl) const { return eda_isPlayer_(pl, "total_score") ? eda_players_[pl].score : -1; }
  double status(int pl) const { return eda_isPlayer_(pl, "status") ? eda_players_[pl].status : -1; }

 private:
  friend struct minions_eda::Access;

  struct eda_Cell_ {
    int land = GRASS;
    int fire = 0;
    int soldier = 0;
    int helicopter = 0;
    int owner = -2;
    int value = -2;
  };

  struct eda_Player_ {
    int score = 0;
    double status = 0;
    vector<int> soldiers, helicopters;
  };

  int eda_ask_(const char* what, int i, int j, int eda_Cell_::*field) const {
    if (i >= 0 && i < Settings::MAX && j >= 0 && j < Settings::MAX) return eda_cells_[i * Settings::MAX + j].*field;
    minions_eda::warn(string(what) + "(int i, int j) invoked with i = " + to_string(i) + " and j = " + to_string(j));
    return -1;
  }

  static bool eda_isPlayer_(int pl, const char* what) {
    if (!minions_eda::isPlayer(pl)) {
      minions_eda::warn(string(what) + "(int pl) invoked with pl = " + to_string(pl));
    }
    return minions_eda::isPlayer(pl);
  }

  int eda_round_;
  vector<eda_Cell_> eda_cells_;
  vector<Post> eda_posts_;
  map<int, Data> eda_units_;
  eda_Player_ eda_players_[4];
};
