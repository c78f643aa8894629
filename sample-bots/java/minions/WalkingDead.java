// What a bot for The Walking Dead needs to know of the town: a view of the state, and ways in it.

package minions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names of the game are at hand after "import static minions.WalkingDead.*;". */
public final class WalkingDead extends WalkingDeadTypes {
  private WalkingDead() {}

  /** The size of the documents. A smaller town has debris around it. */
  public static final int ROWS = 60;
  public static final int COLUMNS = 60;
  public static final int CELLS = ROWS * COLUMNS;
  /** Farther than any way in the town. */
  public static final int FAR = 9999;

  /** Those that can be ordered. Zombies also go diagonally. */
  public static final List<Direction> DIRECTIONS =
      List.of(Direction.DOWN, Direction.RIGHT, Direction.UP, Direction.LEFT);

  /** The indices around each one. */
  private static final int[][] AROUND = new int[CELLS][];

  static {
    Arrays.setAll(AROUND, n -> around(new Pos(n / COLUMNS, n % COLUMNS)));
  }

  private static int[] around(Pos pos) {
    int[] found = new int[DIRECTIONS.size()];
    int count = 0;
    for (Direction dir : DIRECTIONS) {
      Pos near = step(pos, dir);
      if (near != null) found[count++] = index(near);
    }
    return Arrays.copyOf(found, count);
  }

  /** The position one step away, or null beyond the edge. */
  public static Pos step(Pos pos, Direction dir) {
    int row = pos.row();
    int column = pos.column();
    switch (dir) {
      case DOWN, DR, LD -> row++;
      case UP, RU, UL -> row--;
      default -> {}
    }
    switch (dir) {
      case RIGHT, DR, RU -> column++;
      case LEFT, UL, LD -> column--;
      default -> {}
    }
    boolean isInside = row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
    return isInside ? new Pos(row, column) : null;
  }

  /** Steps between two positions, were there no debris. Zombies, who also go diagonally, may need fewer. */
  public static int distance(Pos a, Pos b) {
    return Math.abs(a.row() - b.row()) + Math.abs(a.column() - b.column());
  }

  /** A number for each position, row by row. */
  public static int index(Pos pos) {
    return pos.row() * COLUMNS + pos.column();
  }

  /** Where the units stand. */
  public static List<Pos> positions(List<Unit> units) {
    List<Pos> found = new ArrayList<>();
    for (Unit unit : units) found.add(unit.pos());
    return found;
  }

  public static Order order(Unit unit, Direction dir) {
    return new Order(unit.id(), dir);
  }

  /** A view of a state. */
  public static final class Town {
    public final int me;
    public final List<Unit> units;
    /** The living of my clan. */
    public final List<Unit> mine = new ArrayList<>();
    /** The living of the others. */
    public final List<Unit> enemies = new ArrayList<>();
    public final List<Unit> zombies = new ArrayList<>();
    public final List<Pos> food = new ArrayList<>();

    private final int rows;
    private final int columns;
    private final String board;
    private final String owners;
    private final List<Clan> clans;
    private final Unit[] unitByIndex = new Unit[CELLS];
    /** Where units of mine will be. */
    private final Set<Pos> claimed = new HashSet<>();

    public Town(State state) {
      me = state.player();
      units = state.units();
      rows = state.board().size();
      columns = state.board().get(0).length();
      board = widen(state.board(), "X");
      owners = widen(state.owners(), ".");
      clans = state.clans();
      for (Food one : state.food()) food.add(one.pos());
      for (Unit unit : units) add(unit);
    }

    /** The cells of a town of this size, those of a smaller one included. */
    private static String widen(List<String> rows, String mark) {
      StringBuilder all = new StringBuilder(CELLS);
      for (String row : rows) all.append(row).append(mark.repeat(COLUMNS - row.length()));
      return all.append(mark.repeat(CELLS - all.length())).toString();
    }

    private void add(Unit unit) {
      unitByIndex[index(unit.pos())] = unit;
      if (unit.type() == UnitType.LIVING) (unit.clan() == me ? mine : enemies).add(unit);
      if (unit.type() == UnitType.ZOMBIE) zombies.add(unit);
    }

    private char cell(Pos pos) {
      return board.charAt(index(pos));
    }

    public Land land(Pos pos) {
      return Land.of(cell(pos));
    }

    /** The clan that owns the cell, or -1. */
    public int owner(Pos pos) {
      char mark = owners.charAt(index(pos));
      return mark == '.' ? -1 : mark - '0';
    }

    /** Decides the fights of this round: N against M wins N times out of N + M, unless the attacker comes as a surprise. */
    public int strength(int clan) {
      return clans.get(clan).strength();
    }

    /** Null where nobody is. */
    public Unit unitAt(Pos pos) {
      return unitByIndex[index(pos)];
    }

    /** Where an order leads, or null when the town forbids it. Somebody may stand there. */
    public Pos target(Pos pos, Direction dir) {
      Pos to = step(pos, dir);
      return to != null && cell(to) != 'X' ? to : null;
    }

    /** The positions one step away without debris. Somebody may stand there. */
    public List<Pos> neighbours(Pos pos) {
      List<Pos> found = new ArrayList<>();
      for (Direction dir : DIRECTIONS) {
        Pos to = target(pos, dir);
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

    /** The units of a clan, dead ones too; -1 stands for nobody. */
    public List<Unit> unitsOf(int clan) {
      return Ways.filter(units, unit -> unit.clan() == clan);
    }

    public List<Unit> unitsOf(int clan, UnitType type) {
      return Ways.filter(units, unit -> unit.clan() == clan && unit.type() == type);
    }

    /** Whom the unit could attack with an order now: the living of others, and zombies. */
    public List<Unit> enemiesInReach(Unit unit) {
      List<Unit> found = new ArrayList<>();
      for (Pos pos : neighbours(unit.pos())) {
        Unit other = unitAt(pos);
        if (other != null && other.clan() != me && other.type() != UnitType.DEAD) found.add(other);
      }
      return found;
    }

    /** The streets that a clan owns, row by row; -1 stands for nobody. */
    public List<Pos> cellsOf(int clan) {
      List<Pos> found = new ArrayList<>();
      for (int n = 0; n < CELLS; n++) {
        Pos pos = new Pos(n / COLUMNS, n % COLUMNS);
        if (cell(pos) != 'X' && owner(pos) == clan) found.add(pos);
      }
      return found;
    }

    /** The board as text: clans by number, z zombie, d dead. */
    public String grid() {
      List<String> lines = new ArrayList<>();
      for (int row = 0; row < rows; row++) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < columns; column++) line.append(mark(new Pos(row, column)));
        lines.add(line.toString());
      }
      return String.join("\n", lines);
    }

    private char mark(Pos pos) {
      Unit unit = unitAt(pos);
      if (unit == null) return cell(pos);
      return switch (unit.type()) {
        case ZOMBIE -> 'z';
        case DEAD -> 'd';
        case LIVING -> (char) ('0' + unit.clan());
      };
    }

    private boolean isFree(int index) {
      return board.charAt(index) != 'X' && unitByIndex[index] == null;
    }

    /** For every index: the steps to the nearest target along streets where nobody stands, FAR if there is no way. */
    public int[] stepsTo(List<Pos> targets) {
      int[] steps = new int[CELLS];
      Arrays.fill(steps, FAR);
      int[] queue = new int[targets.size() + CELLS];
      int count = 0;
      for (Pos target : targets) {
        steps[index(target)] = 0;
        queue[count++] = index(target);
      }
      for (int n = 0; n < count; n++) {
        int here = queue[n];
        for (int near : AROUND[here]) {
          if (steps[near] != FAR || !isFree(near)) continue;
          steps[near] = steps[here] + 1;
          queue[count++] = near;
        }
      }
      return steps;
    }

    /**
     * The direction of the best step for a unit of mine by a table of steps, or null when no step helps. The cell is then
     * claimed: no other unit gets it in this round.
     */
    public Direction claimStep(Unit unit, int[] steps) {
      int least = FAR;
      Direction best = null;
      for (Direction dir : DIRECTIONS) {
        Pos to = target(unit.pos(), dir);
        if (to == null || claimed.contains(to) || steps[index(to)] >= least) continue;
        least = steps[index(to)];
        best = dir;
      }
      if (best != null) claimed.add(target(unit.pos(), best));
      return best;
    }
  }
}
