// What the helpers of the Java kit say of a state: the questions of typescript.mjs, in the same order.

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import minions.Apocalypse;
import minions.Crematoria;
import minions.Debug;
import minions.OrkIsland;
import minions.WalkingDead;

final class Helpers {
  /** What all views can be asked. */
  private record View<P extends Debug.Position, U>(
      int me,
      List<U> mine,
      IntFunction<List<P>> cellsOf,
      IntFunction<List<U>> unitsOf,
      Function<U, Integer> id,
      Function<U, P> pos,
      Function<P, List<P>> neighbours,
      Function<U, List<U>> enemiesInReach,
      BiFunction<P, List<P>, List<P>> path,
      BiFunction<P, List<P>, Integer> steps,
      BiFunction<P, List<P>, String> towards,
      Function<List<P>, int[]> table,
      BiFunction<U, int[], String> claimStep) {}

  public static void main(String[] args) throws IOException {
    String text = Files.readString(Path.of(args[0]));
    if (text.contains("\"game\":\"crematoria\"")) crematoria(Crematoria.readState(text));
    if (text.contains("\"game\":\"walking-dead\"")) walkingDead(WalkingDead.readState(text));
    if (text.contains("\"game\":\"ork-island\"")) orkIsland(OrkIsland.readState(text));
    if (text.contains("\"game\":\"apocalypse\"")) apocalypse(Apocalypse.readState(text));
  }

  private static void crematoria(Crematoria.State state) {
    var view = new Crematoria.Planet(state);
    System.out.println(view.grid());
    var asked =
        new View<Crematoria.Pos, Crematoria.Unit>(
            view.me, view.mine, view::cellsOf, view::unitsOf, one -> one.id(), one -> one.pos(), view::neighbours,
            view::enemiesInReach, view::path, view::steps,
            (from, goals) -> word(view.towards(from, goals), dir -> dir.word),
            enemies -> view.walkFrom(view.cellsOf(-1)).steps(),
            (unit, table) -> word(view.claimStep(unit, table), dir -> dir.word));
    ask(asked, "pioneers: " + ids(asked, view.unitsOf(view.me, Crematoria.UnitType.PIONEER)));
  }

  private static void walkingDead(WalkingDead.State state) {
    var view = new WalkingDead.Town(state);
    System.out.println(view.grid());
    var asked =
        new View<WalkingDead.Pos, WalkingDead.Unit>(
            view.me, view.mine, view::cellsOf, view::unitsOf, one -> one.id(), one -> one.pos(), view::neighbours,
            view::enemiesInReach, view::path, view::steps,
            (from, goals) -> word(view.towards(from, goals), dir -> dir.word), view::stepsTo,
            (unit, table) -> word(view.claimStep(unit, table), dir -> dir.word));
    ask(asked, "dead: " + ids(asked, view.unitsOf(view.me, WalkingDead.UnitType.DEAD)));
  }

  private static void orkIsland(OrkIsland.State state) {
    var view = new OrkIsland.Island(state);
    System.out.println(view.grid());
    var asked =
        new View<OrkIsland.Pos, OrkIsland.Unit>(
            view.me, view.mine, view::cellsOf, view::unitsOf, one -> one.id(), one -> one.pos(), view::neighbours,
            view::enemiesInReach, view::path, view::steps,
            (from, goals) -> word(view.towards(from, goals), dir -> dir.word),
            enemies -> view.walkFrom(IntStream.range(0, view.places.size()).boxed().toList()).far(),
            (unit, table) -> word(view.claimStep(unit, table), dir -> dir.word));
    ask(asked, "");
  }

  private static void apocalypse(Apocalypse.State state) {
    var view = new Apocalypse.Battlefield(state);
    System.out.println(view.grid());
    var asked =
        new View<Apocalypse.Pos, Apocalypse.Soldier>(
            view.me, view.mine, view::cellsOf, view::soldiersOf, one -> one.id(), one -> one.pos(), view::neighbours,
            view::enemiesInReach, view::path, view::steps,
            (from, goals) -> word(view.towards(from, goals), Helpers::show), enemies -> landings(view, enemies),
            (soldier, table) -> word(view.claimStep(soldier, table), Helpers::show));
    StringJoiner helicopters = new StringJoiner(" ");
    for (var helicopter : view.helicoptersOf(view.me)) helicopters.add("" + helicopter.id());
    ask(asked, "helicopters: " + helicopters);
  }

  /** The steps to the enemies, and where parachuters would land by them. */
  private static int[] landings(Apocalypse.Battlefield view, List<Apocalypse.Pos> enemies) {
    int[] table = view.walkFrom(enemies.stream().map(Apocalypse::cellAt).toList());
    for (var one : view.myHelicopters) {
      System.out.println(one.id() + " landings: " + showAll(view.claimLandings(one, table, 2)));
    }
    return table;
  }

  private static <T> String word(T step, Function<T, String> show) {
    return step == null ? "-" : show.apply(step);
  }

  private static <P extends Debug.Position, U> void ask(View<P, U> view, String more) {
    for (int player = -1; player < 4; player++) {
      System.out.println("cellsOf " + player + ": " + showAll(view.cellsOf().apply(player)));
      System.out.println("unitsOf " + player + ": " + ids(view, view.unitsOf().apply(player)));
    }
    if (!more.isEmpty()) System.out.println(more);
    List<P> enemies = view.unitsOf().apply((view.me() + 1) % 4).stream().map(view.pos()).toList();
    for (U unit : view.mine()) {
      P pos = view.pos().apply(unit);
      int id = view.id().apply(unit);
      System.out.println(id + " neighbours: " + showAll(view.neighbours().apply(pos)));
      System.out.println(id + " in reach: " + ids(view, view.enemiesInReach().apply(unit)));
      for (List<P> goals : List.of(enemies, view.cellsOf().apply(-1), List.of(pos), List.<P>of())) {
        String way = view.towards().apply(pos, goals) + " " + view.steps().apply(pos, goals);
        System.out.println(id + " " + way + ": " + showAll(view.path().apply(pos, goals)));
      }
    }
    int[] table = view.table().apply(enemies);
    // Twice: the second time around the cells that they claimed before.
    for (int times = 0; times < 2; times++) {
      for (U unit : view.mine()) {
        System.out.println(view.id().apply(unit) + " claims " + view.claimStep().apply(unit, table));
      }
    }
  }

  private static String show(Debug.Position pos) {
    return pos.json().substring(1, pos.json().length() - 1);
  }

  private static String showAll(List<? extends Debug.Position> list) {
    StringJoiner line = new StringJoiner(" ");
    for (Debug.Position pos : list) line.add(show(pos));
    return line.toString();
  }

  private static <P extends Debug.Position, U> String ids(View<P, U> view, List<U> units) {
    StringJoiner line = new StringJoiner(" ");
    for (U unit : units) line.add("" + view.id().apply(unit));
    return line.toString();
  }
}
