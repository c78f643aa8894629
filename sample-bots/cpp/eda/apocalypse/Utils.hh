// Small things that the headers of this game share.
#pragma once

#include "Defs.hh"
#include "../shared/text.hh"

inline string double_to_string(double number) {
  ostringstream out;
  out << number;
  return out.str();
}

#define _stringification(s) #s

#define _my_assert(b, s)            \
  {                                 \
    if (!(b)) {                     \
      cerr << "error: " << s << endl; \
      assert(b);                    \
    }                               \
  }

#define _unreachable() _my_assert(false, "Unreachable code reached.")
