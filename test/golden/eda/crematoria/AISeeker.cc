#include "Player.hh"

#define PLAYER_NAME Seeker

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  // The signed shortest way round the planet from column a to column b.
  int ring(int a, int b) {
    int d = (b - a + cols()) % cols();
    return d > cols() / 2 ? d - cols() : d;
  }

  int distance(Pos p, Pos q) { return max(abs(q.i - p.i), abs(ring(p.j, q.j))); }

  int sgn(int x) { return (x > 0) - (x < 0); }

  Dir toward(Pos p, Pos q) {
    Pos step(sgn(q.i - p.i), sgn(ring(p.j, q.j)), 0);
    for (int d = 0; d < 8; ++d) {
      if (p + Dir(d) == p + step) return Dir(d);
    }
    return None;
  }

  bool is_prey(int id) {
    if (id < 80) return unit(id).player != me();
    vector<int> alive = necromongers();
    return find(alive.begin(), alive.end(), id) != alive.end() and unit(id).turns == 0;
  }

  void move_furyan(int id) {
    Pos p = unit(id).pos;
    int best = INT_MAX;
    Dir dir = None;
    for (int other = 0; other < 90; ++other) {
      if (not is_prey(other) or unit(other).pos.k != p.k) continue;
      int d = distance(p, unit(other).pos);
      if (d < best) {
        best = d;
        dir = toward(p, unit(other).pos);
      }
    }
    command(id, dir);
  }

  void explore(int id) {
    Pos p = unit(id).pos;
    int f = random(0, 7);
    for (int x = 0; x < 8; ++x) {
      Dir d = Dir((f + x) % 8);
      Pos q = p + d;
      if (not pos_ok(q)) continue;
      Cell c = cell(q);
      if (c.type == Cave and c.owner != me()) {
        command(id, d);
        return;
      }
    }
    command(id, cell(p).type == Elevator ? Up : Dir(f));
  }

  void look_for_gem(int id) {
    Pos p = unit(id).pos;
    int best = INT_MAX;
    Dir dir = Right;
    for (int i = 0; i < rows(); ++i) {
      for (int j = 0; j < cols(); ++j) {
        Pos q(i, j, 1);
        if (cell(q).gem and distance(p, q) < best) {
          best = distance(p, q);
          dir = toward(p, q);
        }
      }
    }
    command(id, dir);
  }

  virtual void play() {
    for (int id : furyans(me())) {
      if (random(1, 5) == 1) command(id, Dir(random(0, 9)));
      else move_furyan(id);
    }
    for (int id : pioneers(me())) {
      if (random(1, 5) == 1) command(id, Dir(random(0, 9)));
      else if (unit(id).pos.k == 0) explore(id);
      else look_for_gem(id);
    }
  }
};

RegisterPlayer(PLAYER_NAME);
