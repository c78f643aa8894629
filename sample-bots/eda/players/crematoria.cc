#include "Player.hh"

#define PLAYER_NAME MyPlayer

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  // Attributes live through the match: keep here what the next rounds are to know.

  /** Whether a unit can go there: the land allows it, and nobody stands there. */
  bool is_free(Pos from, Dir dir) {
    if ((dir == Up or dir == Down) and cell(from).type != Elevator) return false;
    Pos to = from + dir;
    return pos_ok(to) and cell(to).type != Rock and cell(to).id == -1;
  }

  /** To an own cell only when nothing else is left, and outside only at night. */
  void move(int id) {
    Pos from = unit(id).pos;
    vector<Dir> good, others;
    for (int d = 0; d != None; ++d) {
      Dir dir = Dir(d);
      if (not is_free(from, dir) or daylight(from + dir)) continue;
      (cell(from + dir).owner == me() ? others : good).push_back(dir);
    }
    vector<Dir>& open = good.empty() ? others : good;
    if (not open.empty()) command(id, open[random(0, open.size() - 1)]);
  }

  /** Called once in every round. */
  void play() {
    for (int id : pioneers(me())) move(id);
    for (int id : furyans(me())) move(id);
  }
};

RegisterPlayer(PLAYER_NAME);
