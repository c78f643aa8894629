// Asks the plan about a saved state, without the judge: `make test`. Add states of your own, and what they must lead to.

import static minions.{{Game}}.*;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import minions.Random;

final class PlanTest {
  public static void main(String[] args) throws IOException {
    State state = readState(Files.readString(java.nio.file.Path.of("example-state.json")));
    List<? extends Order> orders = new Plan().play(state, new Random(1));
    check(!orders.isEmpty(), "the plan gives orders");
    check(new HashSet<>(orders).size() == orders.size(), "it gives none of them twice");
    System.out.println("ok: " + orders.size() + " orders");
  }

  private static void check(boolean isTrue, String what) {
    if (!isTrue) throw new AssertionError("not so: " + what);
  }
}
