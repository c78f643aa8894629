// Plays {{title}}: the judge builds and starts this file. What the bot does is in Plan.java.

import minions.Minions;
import minions.{{Game}};

final class Bot {
  public static void main(String[] args) {
    Minions.run(args, {{Game}}.bot(Plan::new));
  }
}
