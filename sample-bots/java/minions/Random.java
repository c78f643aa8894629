package minions;

import java.util.List;

/** The generator of the published games: the same seed gives the same numbers in every language. */
public final class Random {
  private int state;

  public Random(double seed) {
    state = (int) (Math.abs(seed) % 0x1p31);
  }

  private void advance() {
    state = (843314861 * state + 453816693) & 0x7fffffff;
  }

  /** A whole number from low to high, both included. */
  public int random(int low, int high) {
    long count = (long) high - low + 1;
    if (count < 1 || count > 1_000_000) return low;
    // As published: every draw advances twice and uses the second number.
    advance();
    advance();
    return low + (int) (count * state >> 31);
  }

  /** The numbers 0 to n-1 in random order. */
  public int[] permutation(int n) {
    int[] order = new int[n];
    for (int i = 0; i < n; i++) order[i] = i;
    for (int i = 0; i < n - 1; i++) {
      int other = random(i, n - 1);
      int swapped = order[i];
      order[i] = order[other];
      order[other] = swapped;
    }
    return order;
  }

  /** One of the list, which must not be empty. */
  public <T> T pick(List<T> list) {
    return list.get(random(0, list.size() - 1));
  }
}
