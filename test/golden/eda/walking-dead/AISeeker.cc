#include "Player.hh"

#define PLAYER_NAME Seeker

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  bool is_target(Pos p) {
    Cell c = cell(p);
    if (c.food) return true;
    if (c.id == -1) return false;
    Unit u = unit(c.id);
    return u.type == Zombie or (u.type == Alive and u.player != me());
  }

  Pos nearest(Pos p) {
    Pos best = p;
    int least = INT_MAX;
    for (int i = 0; i < board_rows(); ++i) {
      for (int j = 0; j < board_cols(); ++j) {
        int d = abs(i - p.i) + abs(j - p.j);
        if (d < least and is_target(Pos(i, j))) {
          least = d;
          best = Pos(i, j);
        }
      }
    }
    return best;
  }

  Dir toward(Pos p, Pos q) {
    if (q.i != p.i and (q.j == p.j or random(0, 1) == 0)) return q.i > p.i ? Down : Up;
    return q.j > p.j ? Right : Left;
  }

  virtual void play() {
    for (int id : alive_units(me())) {
      Pos p = unit(id).pos;
      if (random(1, 5) == 1) move(id, Dir(2 * random(0, 3)));
      else move(id, toward(p, nearest(p)));
    }
  }
};

RegisterPlayer(PLAYER_NAME);
