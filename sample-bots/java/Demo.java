// Moves at random, but legally, in each game: the shortest whole bot.

import minions.Apocalypse;
import minions.Crematoria;
import minions.Minions;
import minions.OrkIsland;
import minions.WalkingDead;

final class Demo {
  public static void main(String[] args) {
    Minions.run(
        args,
        Crematoria.bot(DemoCrematoria::new),
        WalkingDead.bot(DemoWalkingDead::new),
        OrkIsland.bot(DemoOrkIsland::new),
        Apocalypse.bot(DemoApocalypse::new));
  }
}
