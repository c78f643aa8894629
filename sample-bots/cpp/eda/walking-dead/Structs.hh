// The vocabulary of The Walking Dead.
#pragma once

#include "Utils.hh"

enum Dir { Down, DR, Right, RU, Up, UL, Left, LD };

enum CellType { Street, Waste };

enum UnitType { Alive, Dead, Zombie };

enum CommandType { Move };

namespace minions_eda {

/** The name of an enumerator; a number that has none is printed as it is. */
inline ostream& print(ostream& out, const char* const* names, int count, int value) {
  return value >= 0 && value < count ? out << names[value] : out << value;
}

/** The place of a letter in a list; -1 if it is not there. */
inline int placeOf(char letter, const string& letters) {
  const size_t place = letters.find(letter);
  return place == string::npos ? -1 : static_cast<int>(place);
}

inline char letterAt(int place, const string& letters) {
  return place >= 0 && place < static_cast<int>(letters.size()) ? letters[place] : '_';
}

}  // namespace minions_eda

inline ostream& operator<<(ostream& out, Dir dir) {
  static const char* const names[] = {"Down", "DR", "Right", "RU", "Up", "UL", "Left", "LD"};
  return minions_eda::print(out, names, 8, int(dir));
}

inline ostream& operator<<(ostream& out, CellType type) {
  static const char* const names[] = {"Street", "Waste"};
  return minions_eda::print(out, names, 2, int(type));
}

inline ostream& operator<<(ostream& out, UnitType type) {
  static const char* const names[] = {"Alive", "Dead", "Zombie"};
  return minions_eda::print(out, names, 3, int(type));
}

inline ostream& operator<<(ostream& out, CommandType type) {
  static const char* const names[] = {"Move"};
  return minions_eda::print(out, names, 1, int(type));
}

inline bool dir_ok(Dir dir) { return int(dir) >= 0 && int(dir) < 8; }
inline bool command_type_ok(CommandType type) { return int(type) == Move; }

inline char Dir2char(int dir) { return minions_eda::letterAt(dir, "dcreuqlz"); }
inline char UnitType2char(int type) { return minions_eda::letterAt(type, "adz"); }
inline char CommandType2char(int type) { return minions_eda::letterAt(type, "m"); }

inline int char2Dir(char letter) { return minions_eda::placeOf(letter, "dcreuqlz"); }
inline int char2UnitType(char letter) { return minions_eda::placeOf(letter, "adz"); }
inline int char2CommandType(char letter) { return minions_eda::placeOf(letter, "m"); }

struct Pos {
  int i, j;

  Pos() : i(0), j(0) {}
  Pos(int i, int j) : i(i), j(j) {}

  friend bool operator==(const Pos& a, const Pos& b);
  friend bool operator!=(const Pos& a, const Pos& b);
  friend bool operator<(const Pos& a, const Pos& b);
  friend ostream& operator<<(ostream& out, const Pos& p);

  Pos& operator+=(Dir dir) {
    static const int steps[8][2] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
    if (!dir_ok(dir)) return *this;
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
  int owner;
  int id;
  bool food;

  Cell() : type(Street), owner(-1), id(-1), food(false) {}
  /** As published, there is no food whatever the last argument says. */
  Cell(CellType type, int owner, int id, bool) : type(type), owner(owner), id(id), food(false) {}

  bool is_empty() const { return type == Street && id == -1 && !food; }
};

struct Unit {
  UnitType type;
  int id;
  int player;
  Pos pos;
  int rounds_for_zombie;

  Unit() : type(Alive), id(-1), player(-1), pos(0, 0), rounds_for_zombie(-1) {}
  Unit(UnitType type, int id, int player, Pos pos, int rounds)
      : type(type), id(id), player(player), pos(pos), rounds_for_zombie(rounds) {}
};

struct Command {
  int id;
  int c_type;
  int dir;

  Command(int id, int c_type, int dir) : id(id), c_type(c_type), dir(dir) {}
};
