// A first goal to beat, in each game.

import minions.Apocalypse;
import minions.Crematoria;
import minions.Minions;
import minions.OrkIsland;
import minions.WalkingDead;

final class Dummy {
  public static void main(String[] args) {
    Minions.run(
        args,
        Crematoria.bot(DummyCrematoria::new),
        WalkingDead.bot(DummyWalkingDead::new),
        OrkIsland.bot(DummyOrkIsland::new),
        Apocalypse.bot(DummyApocalypse::new));
  }
}
