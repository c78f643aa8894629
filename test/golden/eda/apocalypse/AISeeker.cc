#include "Player.hh"

#define PLAYER_NAME Seeker

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  int sgn(int x) { return (x > 0) - (x < 0); }

  Position nearest_enemy(Position p) {
    Position best = p;
    int least = MAX + 1;
    for (int pl = 0; pl < nb_players(); ++pl) {
      if (pl == me()) continue;
      for (int id : soldiers(pl)) {
        Position q = data(id).pos;
        int d = max(abs(q.i - p.i), abs(q.j - p.j));
        if (d < least) {
          least = d;
          best = q;
        }
      }
    }
    return best;
  }

  void move_soldier(int id) {
    Position p = data(id).pos;
    Position enemy = nearest_enemy(p);
    int di = sgn(enemy.i - p.i);
    int dj = sgn(enemy.j - p.j);
    if (random(1, 4) == 1) {
      di = random(-1, 1);
      dj = random(-1, 1);
    }
    command_soldier(id, p.i + di, p.j + dj);
  }

  void throw_parachuter(const Data& helicopter) {
    if (helicopter.parachuters.empty()) return;
    int di = random(-2, 2);
    int dj = random(-2, 2);
    command_parachuter(helicopter.pos.i + di, helicopter.pos.j + dj);
  }

  virtual void play() {
    for (int id : soldiers(me())) move_soldier(id);
    for (int id : helicopters(me())) {
      Data d = data(id);
      command_helicopter(id, d.napalm == 0 ? NAPALM : random(1, 4));
      throw_parachuter(d);
    }
  }
};

RegisterPlayer(PLAYER_NAME);
