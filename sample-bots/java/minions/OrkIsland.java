// What a bot for Ork Island needs to know of the island: a view of the state, and ways on it.

package minions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

/** The names of the game are at hand after "import static minions.OrkIsland.*;". */
public final class OrkIsland extends OrkIslandTypes {
  private OrkIsland() {}

  /** Farther than any way on the island. */
  public static final int FAR = 1000000;
  /** No cell makes a way longer than this, whatever it costs. */
  private static final int DEAREST = 20;

  public static final List<Direction> DIRECTIONS = List.of(Direction.values());

  /** The position one step away, on the board or just beyond the edge. */
  public static Pos step(Pos pos, Direction dir) {
    return switch (dir) {
      case N -> new Pos(pos.row() - 1, pos.column());
      case S -> new Pos(pos.row() + 1, pos.column());
      case W -> new Pos(pos.row(), pos.column() - 1);
      case E -> new Pos(pos.row(), pos.column() + 1);
    };
  }

  /** Steps between two positions, were there no water. */
  public static int distance(Pos a, Pos b) {
    return Math.abs(a.row() - b.row()) + Math.abs(a.column() - b.column());
  }

  public static Order order(Unit unit, Direction dir) {
    return new Order(unit.id(), dir);
  }

  /** A city or a path. */
  public record Place(List<Pos> cells, int owner) {}

  /**
   * For every index: how far the nearest goal is, in steps plus the health they cost (FAR if there is no way), and which
   * place that is.
   */
  public record Walk(int[] far, int[] goal) {}

  /** A view of a state. */
  public static final class Island {
    public final int me;
    public final List<Unit> units;
    public final List<Unit> mine = new ArrayList<>();
    /** What can be conquered: the cities, then the paths. */
    public final List<Place> places = new ArrayList<>();

    private final Config config;
    private final int rows;
    private final int width;
    private final String land;
    private final Unit[] unitByIndex;
    private final int[] placeByIndex;
    /** Where orks of mine are or will be. */
    private final Set<Pos> claimed = new HashSet<>();

    public Island(State state) {
      me = state.player();
      units = state.units();
      config = state.config();
      rows = state.board().size();
      width = state.board().get(0).length() + 1;
      // Water all around, so that nothing beyond the edge needs a thought.
      String sea = "W".repeat(width);
      land = sea + String.join("W", state.board()) + "W" + sea;
      unitByIndex = new Unit[land.length()];
      placeByIndex = new int[land.length()];
      Arrays.fill(placeByIndex, -1);
      for (Unit unit : units) unitByIndex[index(unit.pos())] = unit;
      mine.addAll(unitsOf(me));
      for (Unit ork : mine) claimed.add(ork.pos());
      for (City city : state.cities()) add(new Place(city.cells(), city.owner()));
      for (Path path : state.paths()) add(new Place(path.cells(), path.owner()));
    }

    private void add(Place place) {
      for (Pos pos : place.cells()) placeByIndex[index(pos)] = places.size();
      places.add(place);
    }

    /** How many indices there are. */
    public int size() {
      return land.length();
    }

    /** A number for each position, row by row, those just beyond the edge included. */
    public int index(Pos pos) {
      return (pos.row() + 1) * width + pos.column();
    }

    public Land land(Pos pos) {
      return Land.of(land.charAt(index(pos)));
    }

    /** The health it costs to enter a cell that is not water. */
    public int cost(Pos pos) {
      return cost(index(pos));
    }

    private int cost(int index) {
      return switch (land.charAt(index)) {
        case '.' -> config.costGrass();
        case 'F' -> config.costForest();
        case 'S' -> config.costSand();
        case 'C' -> config.costCity();
        case 'P' -> config.costPath();
        default -> throw new IllegalArgumentException("Nobody can enter water.");
      };
    }

    /** Null where nobody is. */
    public Unit unitAt(Pos pos) {
      return unitByIndex[index(pos)];
    }

    /** Which of the places the cell belongs to, or -1. */
    public int placeAt(Pos pos) {
      return placeByIndex[index(pos)];
    }

    /** How many orks each player has in a place. */
    public int[] count(Place place) {
      int[] counts = new int[4];
      for (Pos pos : place.cells()) {
        Unit unit = unitAt(pos);
        if (unit != null) counts[unit.player()]++;
      }
      return counts;
    }

    /** Where an order leads, or null into water. Somebody may stand there. */
    public Pos target(Pos pos, Direction dir) {
      Pos to = step(pos, dir);
      return land.charAt(index(to)) == 'W' ? null : to;
    }

    /** The positions one step away without water. Somebody may stand there. */
    public List<Pos> neighbours(Pos pos) {
      List<Pos> found = new ArrayList<>();
      for (Direction dir : DIRECTIONS) {
        Pos to = target(pos, dir);
        if (to != null) found.add(to);
      }
      return found;
    }

    private record Way(Pos pos, int far, int number) {}

    /**
     * The cells to step on to the goal that is nearest in steps plus the health that they cost; empty when there is no way,
     * and on a goal. Units are in the way.
     */
    public List<Pos> path(Pos from, Collection<Pos> goals) {
      Set<Pos> wanted = new HashSet<>(goals);
      Map<Pos, Integer> far = new HashMap<>(Map.of(from, 0));
      Map<Pos, Pos> before = new HashMap<>();
      // The nearest first, and of equals the one that was found first.
      PriorityQueue<Way> queue = new PriorityQueue<>(Comparator.comparingInt(Way::far).thenComparingInt(Way::number));
      queue.add(new Way(from, 0, 0));
      for (int number = 1; !queue.isEmpty(); ) {
        Way here = queue.remove();
        if (here.far() > far.get(here.pos())) continue;
        if (wanted.contains(here.pos())) return Ways.trace(here.pos(), from, before);
        for (Pos near : neighbours(here.pos())) {
          int farther = here.far() + lengthOf(near);
          if (far.getOrDefault(near, FAR) <= farther || (unitAt(near) != null && !wanted.contains(near))) continue;
          far.put(near, farther);
          before.put(near, here.pos());
          queue.add(new Way(near, farther, number++));
        }
      }
      return List.of();
    }

    /** How much longer a step onto it makes a way. */
    private int lengthOf(Pos pos) {
      return 1 + Math.min(cost(pos), DEAREST);
    }

    /** How long that way is, in steps plus health: 0 on a goal, FAR when there is none. */
    public int steps(Pos from, Collection<Pos> goals) {
      if (goals.contains(from)) return 0;
      List<Pos> path = path(from, goals);
      int steps = 0;
      for (Pos pos : path) steps += lengthOf(pos);
      return path.isEmpty() ? FAR : steps;
    }

    /** The direction of its first step, or null. */
    public Direction towards(Pos from, Collection<Pos> goals) {
      List<Pos> path = path(from, goals);
      for (Direction dir : DIRECTIONS) if (!path.isEmpty() && path.get(0).equals(target(from, dir))) return dir;
      return null;
    }

    /** The orks of a player. */
    public List<Unit> unitsOf(int player) {
      return Ways.filter(units, unit -> unit.player() == player);
    }

    /** Whom the ork could attack with an order now. */
    public List<Unit> enemiesInReach(Unit unit) {
      List<Unit> found = new ArrayList<>();
      for (Pos pos : neighbours(unit.pos())) {
        Unit other = unitAt(pos);
        if (other != null && other.player() != me) found.add(other);
      }
      return found;
    }

    /** The cells of the cities, then of the paths, that a player owns; -1 stands for nobody. */
    public List<Pos> cellsOf(int player) {
      List<Pos> found = new ArrayList<>();
      for (Place place : places) if (place.owner() == player) found.addAll(place.cells());
      return found;
    }

    /** The board as text: orks by the number of their player. */
    public String grid() {
      List<String> lines = new ArrayList<>();
      for (int row = 0; row < rows; row++) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < width - 1; column++) {
          Pos pos = new Pos(row, column);
          Unit unit = unitAt(pos);
          line.append(unit == null ? land(pos).letter : (char) ('0' + unit.player()));
        }
        lines.add(line.toString());
      }
      return String.join("\n", lines);
    }

    /** Walks from some of the places at once. */
    public Walk walkFrom(List<Integer> goals) {
      Walk walk = new Walk(new int[size()], new int[size()]);
      Arrays.fill(walk.far(), FAR);
      Arrays.fill(walk.goal(), -1);
      // The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
      List<List<Integer>> rings = new ArrayList<>();
      rings.add(new ArrayList<>());
      for (int n : goals) {
        for (Pos pos : places.get(n).cells()) {
          walk.far()[index(pos)] = 0;
          walk.goal()[index(pos)] = n;
          rings.get(0).add(index(pos));
        }
      }
      for (int near = 0; near < rings.size(); near++) {
        for (int here : rings.get(near)) if (walk.far()[here] == near) walkOn(here, walk, rings);
      }
      return walk;
    }

    private void walkOn(int here, Walk walk, List<List<Integer>> rings) {
      int farther = walk.far()[here] + 1 + Math.min(cost(here), DEAREST);
      while (rings.size() <= farther) rings.add(new ArrayList<>());
      for (int there : new int[] {here - width, here + width, here - 1, here + 1}) {
        if (walk.far()[there] <= farther || land.charAt(there) == 'W') continue;
        walk.far()[there] = farther;
        walk.goal()[there] = walk.goal()[here];
        rings.get(farther).add(there);
      }
    }

    /**
     * The direction of the best step for an ork of mine by a table of how far cells are, or null when no step brings it
     * nearer. The cell is then claimed: no other ork gets it in this round.
     */
    public Direction claimStep(Unit ork, int[] far) {
      int least = far[index(ork.pos())];
      Direction best = null;
      for (Direction dir : DIRECTIONS) {
        Pos to = target(ork.pos(), dir);
        if (to == null || claimed.contains(to) || far[index(to)] >= least) continue;
        least = far[index(to)];
        best = dir;
      }
      if (best != null) claimed.add(target(ork.pos(), best));
      return best;
    }
  }
}
