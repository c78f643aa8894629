#include "Player.hh"

#define PLAYER_NAME MyPlayer

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  // Attributes live through the match: keep here what the next rounds are to know.

  /** Eats and attacks what is next to it; else goes where the street is not ours. */
  void move_unit(int id) {
    const vector<Dir> dirs = {Down, Right, Up, Left};
    vector<Dir> good, others;
    for (Dir dir : dirs) {
      Pos to = unit(id).pos + dir;
      if (not pos_ok(to) or cell(to).type == Waste) continue;
      int other = cell(to).id;
      if (other != -1 and (unit(other).type == Dead or unit(other).player == me())) continue;
      if (cell(to).food or other != -1) return move(id, dir);
      (cell(to).owner == me() ? others : good).push_back(dir);
    }
    vector<Dir>& open = good.empty() ? others : good;
    if (not open.empty()) move(id, open[random(0, open.size() - 1)]);
  }

  /** Called once in every round. */
  void play() {
    for (int id : alive_units(me())) move_unit(id);
  }
};

RegisterPlayer(PLAYER_NAME);
