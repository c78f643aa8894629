// Small things that the headers of this game share.
#pragma once

#include "../shared/text.hh"

#define _stringification(s) #s

#define _my_assert(b, s)            \
  {                                 \
    if (!(b)) {                     \
      cerr << "ERROR: " << s << endl; \
      assert(b);                    \
    }                               \
  }

#define _unreachable() _my_assert(false, "Unreachable code reached.")
