// The vocabulary of Crematoria.
#pragma once

#include "Utils.hh"

enum Dir { Bottom, BR, Right, RT, Top, TL, Left, LB, Up, Down, None, DirSize };

enum CellType { Outside, Cave, Rock, Elevator, CellTypeSize };

enum UnitType { Pioneer, Furyan, Necromonger, Hellhound, UnitTypeSize };

inline bool dir_ok(Dir dir) { return int(dir) >= 0 && int(dir) < DirSize; }

inline char ut2char(UnitType type) {
  switch (type) {
    case Pioneer: return 'p';
    case Furyan: return 'f';
    case Necromonger: return 'n';
    case Hellhound: return 'h';
    default: _unreachable();
  }
  return '?';
}

inline UnitType char2ut(char letter) {
  switch (letter) {
    case 'p': return Pioneer;
    case 'f': return Furyan;
    case 'n': return Necromonger;
    case 'h': return Hellhound;
    default: _unreachable();
  }
  return UnitTypeSize;
}

/** Row, column and level. Columns go round the planet, 80 of them whatever the settings say, as published. */
struct Pos {
  int i, j, k;

  Pos() : i(0), j(0), k(0) {}
  Pos(int i, int j, int k) : i(i), j(j), k(k) {}

  friend bool operator==(const Pos& a, const Pos& b) { return a.i == b.i && a.j == b.j && a.k == b.k; }
  friend bool operator!=(const Pos& a, const Pos& b) { return !(a == b); }
  friend bool operator<(const Pos& a, const Pos& b) {
    if (a.i != b.i) return a.i < b.i;
    if (a.j != b.j) return a.j < b.j;
    return a.k < b.k;
  }
  friend ostream& operator<<(ostream& out, const Pos& p) {
    return out << "(" << p.i << ", " << p.j << ", " << p.k << ")";
  }

  Pos& operator+=(Dir dir) {
    static const int steps[10][3] = {{1, 0, 0},  {1, 1, 0},   {0, 1, 0},  {-1, 1, 0}, {-1, 0, 0},
                                     {-1, -1, 0}, {0, -1, 0}, {1, -1, 0}, {0, 0, 1},  {0, 0, -1}};
    if (int(dir) < 0 || int(dir) >= None) return *this;
    i += steps[dir][0];
    k += steps[dir][2];
    // Only a step over the edge goes round: a column that was wrong stays wrong.
    if (steps[dir][1] == 1 && ++j == 80) j = 0;
    if (steps[dir][1] == -1 && --j == -1) j = 79;
    return *this;
  }
  Pos operator+(Dir dir) const {
    Pos p = *this;
    return p += dir;
  }

  Pos& operator+=(Pos p) {
    i += p.i;
    j += p.j;
    k += p.k;
    if (j >= 80) {
      j -= 80;
    } else if (j < 0) {
      j += 80;
    }
    return *this;
  }
  Pos operator+(Pos p) const { return p += *this; }
};

struct Cell {
  CellType type;
  int owner;
  int id;
  bool gem;

  Cell() : type(Cave), owner(-1), id(-1), gem(false) {}
  Cell(CellType type, int owner, int id, bool gem) : type(type), owner(owner), id(id), gem(gem) {}
};

struct Unit {
  UnitType type;
  int id;
  int player;
  int health;
  int turns;
  Pos pos;

  Unit() : type(Pioneer), id(-1), player(-1), health(0), turns(-1), pos(-1, -1, -1) {}
  Unit(UnitType type, int id, int player, int health, int turns, Pos pos)
      : type(type), id(id), player(player), health(health), turns(turns), pos(pos) {}

  friend ostream& operator<<(ostream& out, const Unit& u) {
    return out << ut2char(u.type) << " " << u.player << " " << u.health << " " << u.turns << " " << u.pos.i << " "
               << u.pos.j << " " << u.pos.k;
  }
};

struct Movement {
  int id;
  Dir dir;

  Movement(int id, Dir dir) : id(id), dir(dir) {}
};
