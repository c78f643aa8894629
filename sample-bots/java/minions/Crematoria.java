// What a bot for Crematoria needs to know of the planet: a view of the state, and ways on it.

package minions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The names of the game are at hand after "import static minions.Crematoria.*;". */
public final class Crematoria extends CrematoriaTypes {
  private Crematoria() {}

  public static final int ROWS = 40;
  public static final int COLUMNS = 80;
  /** The cells of both levels. */
  public static final int CELLS = 2 * ROWS * COLUMNS;
  /** Farther than any way on the planet. */
  public static final int FAR = 9999;

  public static final List<Direction> DIRECTIONS = List.of(Direction.values());
  /** The eight directions that stay on the level. */
  public static final List<Direction> WALKS = DIRECTIONS.subList(0, 8);

  /** By direction: rows, columns, levels. */
  private static final int[][] STEPS = {
    {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, {-1, 1, 0}, {-1, 0, 0}, {-1, -1, 0}, {0, -1, 0}, {1, -1, 0},
    {0, 0, 1}, {0, 0, -1}, {0, 0, 0}
  };

  /** Every position of level 0, by index. */
  private static final Pos[] UNDERGROUND = new Pos[ROWS * COLUMNS];
  /** The indices around each one of level 0. */
  private static final int[][] AROUND = new int[ROWS * COLUMNS][];

  static {
    Arrays.setAll(UNDERGROUND, n -> new Pos(n / COLUMNS, n % COLUMNS, 0));
    Arrays.setAll(AROUND, n -> around(UNDERGROUND[n]));
  }

  private static int[] around(Pos pos) {
    int[] found = new int[WALKS.size()];
    int count = 0;
    for (Direction dir : WALKS) {
      Pos near = step(pos, dir);
      if (near != null) found[count++] = index(near);
    }
    return Arrays.copyOf(found, count);
  }

  /** The position one step away, or null beyond the edge. Columns are a ring. */
  public static Pos step(Pos pos, Direction dir) {
    int[] step = STEPS[dir.ordinal()];
    int row = pos.row() + step[0];
    int level = pos.level() + step[2];
    if (row < 0 || row >= ROWS || level < 0 || level > 1) return null;
    return new Pos(row, (pos.column() + step[1] + COLUMNS) % COLUMNS, level);
  }

  /** Steps from one column to another, the short way round. */
  public static int ringDistance(int a, int b) {
    int straight = Math.abs(a - b);
    return Math.min(straight, COLUMNS - straight);
  }

  /** Steps between two positions of a level, were there no rocks. */
  public static int distance(Pos a, Pos b) {
    return Math.max(Math.abs(a.row() - b.row()), ringDistance(a.column(), b.column()));
  }

  /** A number for each position, row by row, underground first. */
  public static int index(Pos pos) {
    return (pos.level() * ROWS + pos.row()) * COLUMNS + pos.column();
  }

  public static boolean isOutside(Pos pos) {
    return pos.level() == 1;
  }

  public static Order order(Unit unit, Direction dir) {
    return new Order(unit.id(), dir);
  }

  /**
   * For every index of level 0: the steps to the nearest source (FAR if there is no way), and the place of that source in
   * the list.
   */
  public record Walk(int[] steps, int[] source) {}

  /** A view of a state. */
  public static final class Planet {
    public final int me;
    public final List<Unit> units;
    public final List<Unit> mine = new ArrayList<>();
    public final List<Pos> gems = new ArrayList<>();
    /** Underground. */
    public final List<Pos> elevators = new ArrayList<>();

    private final String board;
    private final String owners;
    private final int firstNight;
    private final Unit[] unitByIndex = new Unit[CELLS];
    private final List<Unit> hounds = new ArrayList<>();
    private final boolean[] isLanding = new boolean[CELLS];
    /** Where units of mine are or will be. */
    private final Set<Pos> claimed = new HashSet<>();

    public Planet(State state) {
      me = state.player();
      units = state.units();
      firstNight = state.night().get(0);
      board = String.join("", state.board().get(0)) + String.join("", state.board().get(1));
      owners = String.join("", state.owners());
      for (Gem gem : state.gems()) gems.add(gem.pos());
      for (Landing landing : state.landings()) if (landing.turns() == 1) isLanding[index(landing.pos())] = true;
      for (Unit unit : units) add(unit);
      for (Unit unit : mine) claimed.add(unit.pos());
      for (Pos pos : UNDERGROUND) if (cell(pos) == 'E') elevators.add(pos);
    }

    private void add(Unit unit) {
      unitByIndex[index(unit.pos())] = unit;
      if (unit.player() == me) mine.add(unit);
      if (unit.type() == UnitType.HELLHOUND) hounds.add(unit);
    }

    private char cell(Pos pos) {
      return board.charAt(index(pos));
    }

    public Land land(Pos pos) {
      return Land.of(cell(pos));
    }

    /** The player who owns the cell, or -1. */
    public int owner(Pos pos) {
      char mark = isOutside(pos) ? '.' : owners.charAt(index(pos));
      return mark == '.' ? -1 : mark - '0';
    }

    /** Null where nobody is. */
    public Unit unitAt(Pos pos) {
      return unitByIndex[index(pos)];
    }

    /** Where an order leads, or null when the land forbids it. Somebody may stand there. */
    public Pos target(Pos pos, Direction dir) {
      if ((dir == Direction.UP || dir == Direction.DOWN) && cell(pos) != 'E') return null;
      Pos to = step(pos, dir);
      return to != null && cell(to) != 'R' ? to : null;
    }

    /** The positions one step away, on the other level too, that the land allows. Somebody may stand there. */
    public List<Pos> neighbours(Pos pos) {
      List<Pos> found = new ArrayList<>();
      for (Direction dir : DIRECTIONS) {
        Pos to = dir == Direction.NONE ? null : target(pos, dir);
        if (to != null) found.add(to);
      }
      return found;
    }

    /** The cells to step on to the nearest goal; empty when there is no way, and on a goal. Units are in the way. */
    public List<Pos> path(Pos from, Collection<Pos> goals) {
      return Ways.path(from, goals, this::neighbours, pos -> unitAt(pos) != null);
    }

    /** How long that way is: 0 on a goal, FAR when there is none. */
    public int steps(Pos from, Collection<Pos> goals) {
      if (goals.contains(from)) return 0;
      int steps = path(from, goals).size();
      return steps == 0 ? FAR : steps;
    }

    /** The direction of its first step, or null. */
    public Direction towards(Pos from, Collection<Pos> goals) {
      List<Pos> path = path(from, goals);
      for (Direction dir : DIRECTIONS) if (!path.isEmpty() && path.get(0).equals(target(from, dir))) return dir;
      return null;
    }

    /** The units of a player; -1 stands for nobody. */
    public List<Unit> unitsOf(int player) {
      return Ways.filter(units, unit -> unit.player() == player);
    }

    public List<Unit> unitsOf(int player, UnitType type) {
      return Ways.filter(units, unit -> unit.player() == player && unit.type() == type);
    }

    /** Whom the unit could attack with an order now. Hellhounds are immortal. */
    public List<Unit> enemiesInReach(Unit unit) {
      List<Unit> found = new ArrayList<>();
      for (Pos pos : neighbours(unit.pos())) {
        Unit other = unitAt(pos);
        if (other != null && other.player() != me && other.type() != UnitType.HELLHOUND) found.add(other);
      }
      return found;
    }

    /** The caves that a player owns, row by row; -1 stands for nobody. */
    public List<Pos> cellsOf(int player) {
      return caves(pos -> owner(pos) == player);
    }

    /** The board as text, both levels: players by number, n necromonger, h hellhound, g gem. */
    public String grid() {
      List<String> lines = new ArrayList<>();
      for (int row = 0; row < 2 * ROWS; row++) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < COLUMNS; column++) line.append(mark(new Pos(row % ROWS, column, row / ROWS)));
        if (row == ROWS) lines.add("");
        lines.add(line.toString());
      }
      return String.join("\n", lines);
    }

    private char mark(Pos pos) {
      Unit unit = unitAt(pos);
      if (unit == null) return gems.contains(pos) ? 'g' : cell(pos);
      return switch (unit.type()) {
        case NECROMONGER -> 'n';
        case HELLHOUND -> 'h';
        default -> (char) ('0' + unit.player());
      };
    }

    public boolean isNight(int column) {
      return columnsIntoNight(column) < COLUMNS / 2;
    }

    /**
     * How many rounds the column will still be dark at the end of the round; 0 by day. The sun takes two columns a round.
     */
    public int nightLeft(int column) {
      return isNight(column) ? columnsIntoNight(column) / 2 : 0;
    }

    private int columnsIntoNight(int column) {
      return (column - firstNight + COLUMNS) % COLUMNS;
    }

    /** Steps to the nearest hellhound, through rocks; FAR outside. */
    public int houndDistance(Pos pos) {
      if (isOutside(pos)) return FAR;
      int least = FAR;
      for (Unit hound : hounds) least = Math.min(least, distance(hound.pos(), pos));
      return least;
    }

    /** Whether a unit that is there after its move is sure to die: next to a hound, in the sun, or under a landing. */
    public boolean isDeadly(Pos pos) {
      if (!isOutside(pos)) return houndDistance(pos) <= 1;
      return nightLeft(pos.column()) == 0 || isLanding[index(pos)];
    }

    /** The cave positions, row by row, that a test accepts. */
    public List<Pos> caves(Predicate<Pos> accepts) {
      List<Pos> found = new ArrayList<>();
      for (Pos pos : UNDERGROUND) if (cell(pos) == 'C' && accepts.test(pos)) found.add(pos);
      return found;
    }

    /** Walks underground from all sources at once. */
    public Walk walkFrom(List<Pos> sources) {
      Walk walk = new Walk(new int[ROWS * COLUMNS], new int[ROWS * COLUMNS]);
      int[] steps = walk.steps();
      int[] source = walk.source();
      Arrays.fill(steps, FAR);
      Arrays.fill(source, -1);
      int[] queue = new int[sources.size() + ROWS * COLUMNS];
      int count = 0;
      for (Pos pos : sources) {
        steps[index(pos)] = 0;
        source[index(pos)] = count;
        queue[count++] = index(pos);
      }
      for (int n = 0; n < count; n++) {
        int here = queue[n];
        for (int near : AROUND[here]) {
          if (steps[near] != FAR || board.charAt(near) == 'R') continue;
          steps[near] = steps[here] + 1;
          source[near] = source[here];
          queue[count++] = near;
        }
      }
      return walk;
    }

    /**
     * The direction of the best step for a unit of mine by a table of steps, or null when no step helps. The cell is then
     * claimed: no other unit gets it in this round. It never leads outside, where death is sure, or a pioneer onto anybody.
     */
    public Direction claimStep(Unit unit, int[] steps) {
      int least = FAR;
      Direction best = null;
      for (Direction dir : WALKS) {
        Pos to = target(unit.pos(), dir);
        if (to == null || isOutside(to) || isDeadly(to) || claimed.contains(to)) continue;
        if (steps[index(to)] >= least || (unit.type() == UnitType.PIONEER && unitAt(to) != null)) continue;
        least = steps[index(to)];
        best = dir;
      }
      if (best != null) claimed.add(target(unit.pos(), best));
      return best;
    }
  }
}
