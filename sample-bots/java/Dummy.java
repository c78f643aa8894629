// A first goal to beat, in each game.

import java.util.Map;

final class Dummy {
  public static void main(String[] args) {
    Minions.run(
        Minions.byGame(
            Map.of(
                "crematoria", DummyCrematoria::playCrematoria,
                "walking-dead", DummyWalkingDead::playWalkingDead,
                "ork-island", DummyOrkIsland::playOrkIsland,
                "apocalypse", DummyApocalypse::playApocalypse)));
  }
}
