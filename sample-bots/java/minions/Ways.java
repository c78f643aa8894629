package minions;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/** Ways on any board: what a cell has around it is told by the game. */
final class Ways {
  private Ways() {}

  /**
   * The cells to step on from a cell to the nearest goal, breadth first; empty when there is no way, and on a goal. Taken
   * cells are in the way unless they are goals.
   */
  static <P> List<P> path(P from, Collection<P> goals, Function<P, List<P>> neighbours, Predicate<P> isTaken) {
    Set<P> wanted = new HashSet<>(goals);
    if (wanted.contains(from)) return List.of();
    Map<P, P> before = new HashMap<>();
    before.put(from, from);
    Deque<P> queue = new ArrayDeque<>();
    queue.add(from);
    while (!queue.isEmpty()) {
      P here = queue.remove();
      for (P near : neighbours.apply(here)) {
        boolean isGoal = wanted.contains(near);
        if (before.containsKey(near) || (isTaken.test(near) && !isGoal)) continue;
        before.put(near, here);
        if (isGoal) return trace(near, from, before);
        queue.add(near);
      }
    }
    return List.of();
  }

  /** Those of a list that a test accepts. */
  static <T> List<T> filter(List<T> list, Predicate<T> accepts) {
    List<T> found = new ArrayList<>(list);
    found.removeIf(accepts.negate());
    return found;
  }

  /** The cells of a way, the first step first, found by going back from its end. */
  static <P> List<P> trace(P goal, P from, Map<P, P> before) {
    List<P> path = new ArrayList<>();
    for (P here = goal; !here.equals(from); here = before.get(here)) path.add(here);
    Collections.reverse(path);
    return path;
  }
}
