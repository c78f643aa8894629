#include "Player.hh"

#define PLAYER_NAME MyPlayer

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  // Attributes live through the match: keep here what the next rounds are to know.

  bool is_open(int i, int j) {
    return pos_ok(i, j) and fire_time(i, j) == 0 and (what(i, j) == GRASS or what(i, j) == FOREST);
  }

  /** Takes a post or attacks an enemy next to him; else goes at random. */
  void move_soldier(int id) {
    Position pos = data(id).pos;
    vector<Position> open;
    for (int i = pos.i - 1; i <= pos.i + 1; ++i) {
      for (int j = pos.j - 1; j <= pos.j + 1; ++j) {
        if (not is_open(i, j) or (i == pos.i and j == pos.j)) continue;
        int other = which_soldier(i, j);
        bool is_prey = other > 0 and data(other).player != me();
        bool is_post = post_value(i, j) > 0 and post_owner(i, j) != me();
        if (is_prey or (other == 0 and is_post)) return command_soldier(id, i, j);
        if (other == 0) open.push_back(Position(i, j));
      }
    }
    if (open.empty()) return;
    Position to = open[random(0, open.size() - 1)];
    command_soldier(id, to.i, to.j);
  }

  /** Called once in every round. */
  void play() {
    for (int id : helicopters(me())) command_helicopter(id, random(FORWARD1, CLOCKWISE));
    for (int id : soldiers(me())) move_soldier(id);
  }
};

RegisterPlayer(PLAYER_NAME);
