// The vocabulary of Ork Island.
#pragma once

#include "Utils.hh"

enum Dir { BOTTOM, RIGHT, TOP, LEFT, NONE, DIR_SIZE };

enum CellType { WATER, GRASS, FOREST, SAND, CITY, PATH, CELL_TYPE_SIZE };

const char wATER = 'W';
const char gRASS = '.';
const char fOREST = 'F';
const char sAND = 'S';
const char cITY = 'C';
const char pATH = 'P';

inline bool dir_ok(Dir dir) { return int(dir) >= 0 && int(dir) < DIR_SIZE; }

inline char CellType2char(CellType type) {
  return int(type) >= 0 && int(type) < CELL_TYPE_SIZE ? "W.FSCP"[type] : 'X';
}

inline CellType char2CellType(char letter) {
  const string letters = "W.FSCP";
  _my_assert(letters.find(letter) != string::npos, "c in grid definition.");
  return CellType(letters.find(letter));
}

struct Pos {
  int i, j;

  Pos() : i(0), j(0) {}
  Pos(int i, int j) : i(i), j(j) {}

  friend bool operator==(const Pos& a, const Pos& b);
  friend bool operator!=(const Pos& a, const Pos& b);
  friend bool operator<(const Pos& a, const Pos& b);
  friend ostream& operator<<(ostream& out, const Pos& p);

  Pos& operator+=(Dir dir) {
    static const int steps[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    if (int(dir) < 0 || int(dir) >= NONE) return *this;
    i += steps[dir][0];
    j += steps[dir][1];
    return *this;
  }
  Pos operator+(Dir dir) const {
    Pos p = *this;
    return p += dir;
  }

  Pos& operator+=(Pos p) {
    i += p.i;
    j += p.j;
    return *this;
  }
  Pos operator+(Pos p) const { return p += *this; }
};

inline bool operator==(const Pos& a, const Pos& b) { return a.i == b.i && a.j == b.j; }
inline bool operator!=(const Pos& a, const Pos& b) { return !(a == b); }
inline bool operator<(const Pos& a, const Pos& b) { return a.i != b.i ? a.i < b.i : a.j < b.j; }
inline ostream& operator<<(ostream& out, const Pos& p) { return out << minions_eda::text(p.i, p.j); }

struct Cell {
  CellType type;
  int unit_id;
  int city_id;
  int path_id;

  Cell() : type(CELL_TYPE_SIZE), unit_id(-1), city_id(-1), path_id(-1) {}
  Cell(CellType type, int unit_id, int city_id, int path_id)
      : type(type), unit_id(unit_id), city_id(city_id), path_id(path_id) {}
};

struct Unit {
  int id;
  int player;
  Pos pos;
  int health;

  Unit() : id(-1), player(-1), pos(0, 0), health(0) {}
  Unit(int id, int player, Pos pos = Pos(0, 0), int health = 0) : id(id), player(player), pos(pos), health(health) {}
};

struct Command {
  int id;
  Dir dir;

  Command(int id, Dir dir) : id(id), dir(dir) {}
};
