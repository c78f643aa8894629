// What a bot for Crematoria needs to know of the planet. A position is row, column, level, as in the protocol.

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** A plan extends this class to have its names at hand, because Java imports nothing from files without a package. */
abstract class Crematoria {
  static final int ROWS = 40;
  static final int COLUMNS = 80;
  /** The cells of both levels. */
  static final int CELLS = 2 * ROWS * COLUMNS;
  /** Farther than any way on the planet. */
  static final int FAR = 9999;

  enum Dir {
    BOTTOM("Bottom", 1, 0, 0),
    BR("BR", 1, 1, 0),
    RIGHT("Right", 0, 1, 0),
    RT("RT", -1, 1, 0),
    TOP("Top", -1, 0, 0),
    TL("TL", -1, -1, 0),
    LEFT("Left", 0, -1, 0),
    LB("LB", 1, -1, 0),
    UP("Up", 0, 0, 1),
    DOWN("Down", 0, 0, -1),
    NONE("None", 0, 0, 0);

    /** As in the protocol. */
    final String word;
    private final int rows;
    private final int columns;
    private final int levels;

    Dir(String word, int rows, int columns, int levels) {
      this.word = word;
      this.rows = rows;
      this.columns = columns;
      this.levels = levels;
    }
  }

  static final List<Dir> DIRECTIONS = List.of(Dir.values());
  /** The eight directions that stay on the level. */
  static final List<Dir> WALKS = DIRECTIONS.subList(0, 8);

  record Pos(int row, int column, int level) implements Debug.Position {
    static Pos read(Json pos) {
      return new Pos(pos.get(0).asInt(), pos.get(1).asInt(), pos.get(2).asInt());
    }

    boolean isOutside() {
      return level == 1;
    }

    /** The position one step away, or null beyond the edge. Columns are a ring. */
    Pos step(Dir dir) {
      int toRow = row + dir.rows;
      int toLevel = level + dir.levels;
      if (toRow < 0 || toRow >= ROWS || toLevel < 0 || toLevel > 1) return null;
      return new Pos(toRow, (column + dir.columns + COLUMNS) % COLUMNS, toLevel);
    }

    /** Steps between two positions of a level, were there no rocks. */
    int distance(Pos other) {
      return Math.max(Math.abs(row - other.row), ringDistance(column, other.column));
    }

    /** A number for each position, row by row, underground first. */
    int index() {
      return (level * ROWS + row) * COLUMNS + column;
    }

    @Override
    public String json() {
      return "[" + row + "," + column + "," + level + "]";
    }
  }

  /** Steps from one column to another, the short way round. */
  static int ringDistance(int a, int b) {
    int straight = Math.abs(a - b);
    return Math.min(straight, COLUMNS - straight);
  }

  /** Every position of level 0, by index. */
  private static final Pos[] UNDERGROUND = new Pos[ROWS * COLUMNS];
  /** The indices around each one of level 0. */
  private static final int[][] NEIGHBOURS = new int[ROWS * COLUMNS][];

  static {
    Arrays.setAll(UNDERGROUND, n -> new Pos(n / COLUMNS, n % COLUMNS, 0));
    Arrays.setAll(NEIGHBOURS, n -> neighbours(UNDERGROUND[n]));
  }

  private static int[] neighbours(Pos pos) {
    int[] found = new int[WALKS.size()];
    int count = 0;
    for (Dir dir : WALKS) {
      Pos near = pos.step(dir);
      if (near != null) found[count++] = near.index();
    }
    return Arrays.copyOf(found, count);
  }

  enum Type {
    FURYAN,
    PIONEER,
    NECROMONGER,
    HELLHOUND
  }

  /** The player of necromongers and hellhounds is -1, the health of hellhounds 0. */
  record Unit(int id, Type type, int player, Pos pos, int health) {
    static Unit read(Json unit) {
      Type type = Type.valueOf(unit.get("type").asString().toUpperCase(Locale.ROOT));
      int health = unit.get("health").isNull() ? 0 : unit.get("health").asInt();
      return new Unit(unit.get("id").asInt(), type, unit.get("player").asInt(), Pos.read(unit.get("pos")), health);
    }
  }

  static Minions.Order order(Unit unit, Dir dir) {
    return new Minions.Order("{\"unit\":" + unit.id() + ",\"dir\":\"" + dir.word + "\"}");
  }

  /**
   * For every index of level 0: the steps to the nearest source (FAR if there is no way), and the place of that source in
   * the list.
   */
  record Walk(int[] steps, int[] source) {}

  static final class Planet {
    final int me;
    final List<Unit> units = new ArrayList<>();
    final List<Unit> mine = new ArrayList<>();
    final List<Pos> gems = new ArrayList<>();
    final List<Pos> elevators = new ArrayList<>();

    private final String board;
    private final String owners;
    private final int firstNight;
    private final Unit[] unitByIndex = new Unit[CELLS];
    private final List<Unit> hounds = new ArrayList<>();
    private final boolean[] isLanding = new boolean[CELLS];

    Planet(Json state) {
      me = state.get("player").asInt();
      firstNight = state.get("night").get(0).asInt();
      board = joined(state.get("board").get(0)) + joined(state.get("board").get(1));
      owners = joined(state.get("owners"));
      for (Json gem : state.get("gems").items()) gems.add(Pos.read(gem.get("pos")));
      for (Json landing : state.get("landings").items()) {
        if (landing.get("turns").asInt() == 1) isLanding[Pos.read(landing.get("pos")).index()] = true;
      }
      for (Json unit : state.get("units").items()) add(Unit.read(unit));
      for (Pos pos : UNDERGROUND) if (cell(pos) == 'E') elevators.add(pos);
    }

    private static String joined(Json rows) {
      StringBuilder all = new StringBuilder(ROWS * COLUMNS);
      for (Json row : rows.items()) all.append(row.asString());
      return all.toString();
    }

    private void add(Unit unit) {
      units.add(unit);
      unitByIndex[unit.pos().index()] = unit;
      if (unit.player() == me) mine.add(unit);
      if (unit.type() == Type.HELLHOUND) hounds.add(unit);
    }

    /** R rock, C cave, E elevator, O outside. */
    char cell(Pos pos) {
      return board.charAt(pos.index());
    }

    /** The player who owns the cell, or -1. */
    int owner(Pos pos) {
      char mark = pos.isOutside() ? '.' : owners.charAt(pos.index());
      return mark == '.' ? -1 : mark - '0';
    }

    /** Null where nobody is. */
    Unit unitAt(Pos pos) {
      return unitByIndex[pos.index()];
    }

    /** Where an order leads, or null when the land forbids it. Somebody may stand there. */
    Pos target(Pos pos, Dir dir) {
      if ((dir == Dir.UP || dir == Dir.DOWN) && cell(pos) != 'E') return null;
      Pos to = pos.step(dir);
      return to != null && cell(to) != 'R' ? to : null;
    }

    boolean isNight(int column) {
      return columnsIntoNight(column) < COLUMNS / 2;
    }

    /** How many rounds the column will still be dark at the end of the round; 0 by day. The sun takes two columns a round. */
    int nightLeft(int column) {
      return isNight(column) ? columnsIntoNight(column) / 2 : 0;
    }

    private int columnsIntoNight(int column) {
      return (column - firstNight + COLUMNS) % COLUMNS;
    }

    /** Steps to the nearest hellhound, through rocks; FAR outside. */
    int houndDistance(Pos pos) {
      if (pos.isOutside()) return FAR;
      int least = FAR;
      for (Unit hound : hounds) least = Math.min(least, hound.pos().distance(pos));
      return least;
    }

    /** Whether a unit that is there after its move is sure to die: next to a hound, in the sun, or under a landing. */
    boolean isDeadly(Pos pos) {
      if (!pos.isOutside()) return houndDistance(pos) <= 1;
      return nightLeft(pos.column()) == 0 || isLanding[pos.index()];
    }

    /** The cave positions, row by row, that a test accepts. */
    List<Pos> caves(Predicate<Pos> accepts) {
      List<Pos> found = new ArrayList<>();
      for (Pos pos : UNDERGROUND) if (cell(pos) == 'C' && accepts.test(pos)) found.add(pos);
      return found;
    }

    /** Walks underground from all sources at once. */
    Walk walkFrom(List<Pos> sources) {
      Walk walk = new Walk(new int[ROWS * COLUMNS], new int[ROWS * COLUMNS]);
      int[] steps = walk.steps();
      int[] source = walk.source();
      Arrays.fill(steps, FAR);
      Arrays.fill(source, -1);
      int[] queue = new int[sources.size() + ROWS * COLUMNS];
      int count = 0;
      for (Pos pos : sources) {
        steps[pos.index()] = 0;
        source[pos.index()] = count;
        queue[count++] = pos.index();
      }
      for (int n = 0; n < count; n++) {
        int here = queue[n];
        for (int near : NEIGHBOURS[here]) {
          if (steps[near] != FAR || board.charAt(near) == 'R') continue;
          steps[near] = steps[here] + 1;
          source[near] = source[here];
          queue[count++] = near;
        }
      }
      return walk;
    }
  }
}
