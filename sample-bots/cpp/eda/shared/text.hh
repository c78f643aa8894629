// Conversions that the Utils.hh of every game has.
#pragma once

#include "library.hh"

inline string int_to_string(int number) { return to_string(number); }

inline int string_to_int(const string& text) {
  istringstream in(text);
  int number = 0;
  in >> number;
  return number;
}
