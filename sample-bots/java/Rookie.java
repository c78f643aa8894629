// Goes for the nearest goal, in each game: the first to beat, and what a project can start from.

import minions.Apocalypse;
import minions.Crematoria;
import minions.Minions;
import minions.OrkIsland;
import minions.WalkingDead;

final class Rookie {
  public static void main(String[] args) {
    Minions.run(
        args,
        Crematoria.bot(RookieCrematoria::new),
        WalkingDead.bot(RookieWalkingDead::new),
        OrkIsland.bot(RookieOrkIsland::new),
        Apocalypse.bot(RookieApocalypse::new));
  }
}
