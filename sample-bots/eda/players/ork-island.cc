#include "Player.hh"

#define PLAYER_NAME MyPlayer

struct PLAYER_NAME : public Player {
  static Player* factory() { return new PLAYER_NAME; }

  // Attributes live through the match: keep here what the next rounds are to know.

  /** Who owns the city or path there; me, for what nobody can own. */
  int owner(Pos p) {
    if (cell(p).type == CITY) return city_owner(cell(p).city_id);
    return cell(p).type == PATH ? path_owner(cell(p).path_id) : me();
  }

  /** Enters what is not ours and attacks who is weaker; else goes at random. */
  void move(int id) {
    vector<Dir> open;
    for (int d = 0; d != NONE; ++d) {
      Pos to = unit(id).pos + Dir(d);
      if (not pos_ok(to) or cell(to).type == WATER) continue;
      int other = cell(to).unit_id;
      bool is_prey = other != -1 and unit(other).player != me() and unit(other).health < unit(id).health;
      if (is_prey or (other == -1 and owner(to) != me())) return execute(Command(id, Dir(d)));
      if (other == -1) open.push_back(Dir(d));
    }
    if (not open.empty()) execute(Command(id, open[random(0, open.size() - 1)]));
  }

  /** Called once in every round. */
  void play() {
    for (int id : orks(me())) move(id);
  }
};

RegisterPlayer(PLAYER_NAME);
