#include "Player.hh"

#define PLAYER_NAME Walker

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  void throw_parachuter(const Data& helicopter) {
    if (helicopter.parachuters.empty()) return;
    int di = random(-2, 2);
    int dj = random(-2, 2);
    command_parachuter(helicopter.pos.i + di, helicopter.pos.j + dj);
  }

  virtual void play() {
    for (int id : soldiers(me())) {
      Position p = data(id).pos;
      int di = random(-1, 1);
      int dj = random(-1, 1);
      command_soldier(id, p.i + di, p.j + dj);
    }
    for (int id : helicopters(me())) {
      command_helicopter(id, random(FORWARD1, NAPALM));
      throw_parachuter(data(id));
    }
  }
};

RegisterPlayer(PLAYER_NAME);
