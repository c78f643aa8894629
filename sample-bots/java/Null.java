// Gives no orders, in any game: what happens to those who do nothing.

import minions.Minions;

final class Null {
  public static void main(String[] args) {
    Minions.run(args, Minions.IDLE);
  }
}
