// The generator of the published games.
#pragma once

#include "Settings.hh"

class Random_generator {
 public:
  Random_generator() : eda_state_(0) {}

  /** A number from l to u, both included; l, and nothing drawn, when there are none or more than a million. */
  int random(int l, int u) {
    const long long count = static_cast<long long>(u) - l + 1;
    if (count < 1 || count > eda_most_) return l;
    // As published: every draw advances twice and uses the second number.
    eda_advance_();
    eda_advance_();
    return l + static_cast<int>((count * eda_state_) >> 31);
  }

  vector<int> random_permutation(int n) {
    if (n < 0 || n > eda_most_) return vector<int>();
    vector<int> order(n);
    for (int i = 0; i < n; ++i) order[i] = i;
    for (int i = 0; i < minions_eda::drawsOfPermutation(n); ++i) swap(order[i], order[random(i, n - 1)]);
    return order;
  }

 private:
  friend struct minions_eda::Setup;

  enum { eda_most_ = 1000000 };

  void eda_advance_() { eda_state_ = (843314861LL * eda_state_ + 453816693LL) & 0x7fffffffLL; }

  long long eda_state_;
};
