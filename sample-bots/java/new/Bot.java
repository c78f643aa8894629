// Plays {{title}}: the judge builds and starts this file. What the bot does is in Plan.java.

import java.util.Map;

final class Bot {
  public static void main(String[] args) {
    Minions.run(Minions.byGame(Map.of("{{game}}", Plan::play{{Game}})));
  }
}
