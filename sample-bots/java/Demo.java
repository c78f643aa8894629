// Moves at random, but legally, in each game: the shortest whole bot.

import java.util.Map;

final class Demo {
  public static void main(String[] args) {
    Minions.run(
        Minions.byGame(
            Map.of(
                "crematoria", DemoCrematoria::playCrematoria,
                "walking-dead", DemoWalkingDead::playWalkingDead,
                "ork-island", DemoOrkIsland::playOrkIsland,
                "apocalypse", DemoApocalypse::playApocalypse)));
  }
}
