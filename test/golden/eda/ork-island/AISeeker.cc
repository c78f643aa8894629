#include "Player.hh"

#define PLAYER_NAME Seeker

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  int nearest_enemy(Pos p) {
    int best = -1;
    int least = INT_MAX;
    for (int id = 0; id < nb_units(); ++id) {
      Unit u = unit(id);
      int d = abs(u.pos.i - p.i) + abs(u.pos.j - p.j);
      if (u.player != me() and d < least) {
        least = d;
        best = id;
      }
    }
    return best;
  }

  Dir toward(Pos p, Pos q) {
    if (q.i != p.i and (q.j == p.j or random(0, 1) == 0)) return q.i > p.i ? BOTTOM : TOP;
    return q.j > p.j ? RIGHT : LEFT;
  }

  virtual void play() {
    for (int id : orks(me())) {
      Pos p = unit(id).pos;
      int enemy = nearest_enemy(p);
      if (enemy == -1 or random(1, 4) == 1) execute(Command(id, Dir(random(0, 3))));
      else execute(Command(id, toward(p, unit(enemy).pos)));
    }
  }
};

RegisterPlayer(PLAYER_NAME);
