// Gives no orders, in any game: what happens to those who do nothing.

import java.util.List;

final class Null {
  public static void main(String[] args) {
    Minions.run((state, rng) -> List.of());
  }
}
