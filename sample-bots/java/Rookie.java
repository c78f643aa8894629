// Goes for the nearest goal, in each game: the first to beat, and what a project can start from.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the first
// of DIRECTIONS (Apocalypse: row by row).

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
