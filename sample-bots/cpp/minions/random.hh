// The generator of the published games.
#pragma once

#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace minions {

/** The same seed gives the same numbers in every language. */
class Random {
 public:
  explicit Random(double seed) : state_(static_cast<std::uint64_t>(std::fmod(std::fabs(seed), modulus))) {}

  /** A whole number from low to high, both included. */
  int random(int low, int high) {
    const std::int64_t count = std::int64_t{high} - low + 1;
    if (count < 1 || count > 1000000) return low;
    // As published: every draw advances twice and uses the second number.
    advance();
    advance();
    return low + static_cast<int>(count * state_ / modulus);
  }

  /** The numbers 0 to n-1 in random order. */
  std::vector<int> permutation(int n) {
    std::vector<int> order(n);
    std::iota(order.begin(), order.end(), 0);
    for (int i = 0; i < n - 1; ++i) std::swap(order[i], order[random(i, n - 1)]);
    return order;
  }

  /** One of a list that is not empty. */
  template <class T>
  const T& pick(const std::vector<T>& list) {
    return list[random(0, static_cast<int>(list.size()) - 1)];
  }

 private:
  static constexpr std::uint64_t modulus = std::uint64_t{1} << 31;

  void advance() { state_ = (843314861 * state_ + 453816693) % modulus; }

  std::uint64_t state_;
};

}  // namespace minions
