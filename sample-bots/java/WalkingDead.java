// What a bot for The Walking Dead needs to know of the town. A position is row, column, as in the protocol.

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** A plan extends this class to have its names at hand, because Java imports nothing from files without a package. */
abstract class WalkingDead {
  /** The size of the documents. A smaller town has debris around it. */
  static final int ROWS = 60;
  static final int COLUMNS = 60;
  static final int CELLS = ROWS * COLUMNS;
  /** Farther than any way in the town. */
  static final int FAR = 9999;

  enum Dir {
    DOWN("Down", 1, 0),
    RIGHT("Right", 0, 1),
    UP("Up", -1, 0),
    LEFT("Left", 0, -1);

    /** As in the protocol. */
    final String word;
    private final int rows;
    private final int columns;

    Dir(String word, int rows, int columns) {
      this.word = word;
      this.rows = rows;
      this.columns = columns;
    }
  }

  static final List<Dir> DIRECTIONS = List.of(Dir.values());

  record Pos(int row, int column) implements Debug.Position {
    static Pos read(Json pos) {
      return new Pos(pos.get(0).asInt(), pos.get(1).asInt());
    }

    /** The position one step away, or null beyond the edge. */
    Pos step(Dir dir) {
      int toRow = row + dir.rows;
      int toColumn = column + dir.columns;
      boolean isInside = toRow >= 0 && toRow < ROWS && toColumn >= 0 && toColumn < COLUMNS;
      return isInside ? new Pos(toRow, toColumn) : null;
    }

    /** Steps between two positions, were there no debris. Zombies, who also go diagonally, may need fewer. */
    int distance(Pos other) {
      return Math.abs(row - other.row) + Math.abs(column - other.column);
    }

    /** A number for each position, row by row. */
    int index() {
      return row * COLUMNS + column;
    }

    @Override
    public String json() {
      return "[" + row + "," + column + "]";
    }
  }

  /** The indices around each one. */
  private static final int[][] NEIGHBOURS = new int[CELLS][];

  static {
    Arrays.setAll(NEIGHBOURS, n -> neighbours(new Pos(n / COLUMNS, n % COLUMNS)));
  }

  private static int[] neighbours(Pos pos) {
    int[] found = new int[DIRECTIONS.size()];
    int count = 0;
    for (Dir dir : DIRECTIONS) {
      Pos near = pos.step(dir);
      if (near != null) found[count++] = near.index();
    }
    return Arrays.copyOf(found, count);
  }

  enum Type {
    LIVING,
    DEAD,
    ZOMBIE
  }

  /** The clan of zombies is -1; turnsToZombie is 0 unless the unit is dead or bitten. */
  record Unit(int id, Type type, int clan, Pos pos, int turnsToZombie) {
    static Unit read(Json unit) {
      Type type = Type.valueOf(unit.get("type").asString().toUpperCase(Locale.ROOT));
      int clan = unit.get("clan").isNull() ? -1 : unit.get("clan").asInt();
      int turns = unit.get("turnsToZombie").isNull() ? 0 : unit.get("turnsToZombie").asInt();
      return new Unit(unit.get("id").asInt(), type, clan, Pos.read(unit.get("pos")), turns);
    }
  }

  /** Where the units stand. */
  static List<Pos> positions(List<Unit> units) {
    List<Pos> found = new ArrayList<>();
    for (Unit unit : units) found.add(unit.pos());
    return found;
  }

  static Minions.Order order(Unit unit, Dir dir) {
    return new Minions.Order("{\"unit\":" + unit.id() + ",\"dir\":\"" + dir.word + "\"}");
  }

  static final class Town {
    final int me;
    final List<Unit> units = new ArrayList<>();
    final List<Unit> mine = new ArrayList<>();
    final List<Unit> enemies = new ArrayList<>();
    final List<Unit> zombies = new ArrayList<>();
    final List<Pos> food = new ArrayList<>();

    private final String board;
    private final String owners;
    private final List<Json> clans;
    private final Unit[] unitByIndex = new Unit[CELLS];

    Town(Json state) {
      me = state.get("player").asInt();
      board = widen(state.get("board"), "X");
      owners = widen(state.get("owners"), ".");
      clans = state.get("clans").items();
      for (Json one : state.get("food").items()) food.add(Pos.read(one.get("pos")));
      for (Json unit : state.get("units").items()) add(Unit.read(unit));
    }

    /** The cells of a town of this size, those of a smaller one included. */
    private static String widen(Json rows, String mark) {
      StringBuilder all = new StringBuilder(CELLS);
      for (Json row : rows.items()) {
        String part = row.asString();
        all.append(part).append(mark.repeat(COLUMNS - part.length()));
      }
      return all.append(mark.repeat(CELLS - all.length())).toString();
    }

    private void add(Unit unit) {
      units.add(unit);
      unitByIndex[unit.pos().index()] = unit;
      if (unit.type() == Type.LIVING) (unit.clan() == me ? mine : enemies).add(unit);
      if (unit.type() == Type.ZOMBIE) zombies.add(unit);
    }

    /** X debris, M food, . any other street, whoever stands there. */
    char cell(Pos pos) {
      return board.charAt(pos.index());
    }

    /** The clan that owns the cell, or -1. */
    int owner(Pos pos) {
      char mark = owners.charAt(pos.index());
      return mark == '.' ? -1 : mark - '0';
    }

    /** Decides the fights of this round: N against M wins N times out of N + M, unless the attacker comes as a surprise. */
    int strength(int clan) {
      return clans.get(clan).get("strength").asInt();
    }

    /** Null where nobody is. */
    Unit unitAt(Pos pos) {
      return unitByIndex[pos.index()];
    }

    /** Where an order leads, or null when the town forbids it. Somebody may stand there. */
    Pos target(Pos pos, Dir dir) {
      Pos to = pos.step(dir);
      return to != null && cell(to) != 'X' ? to : null;
    }

    private boolean isFree(int index) {
      return board.charAt(index) != 'X' && unitByIndex[index] == null;
    }

    /** For every index: the steps to the nearest target along streets where nobody stands, FAR if there is no way. */
    int[] stepsTo(List<Pos> targets) {
      int[] steps = new int[CELLS];
      Arrays.fill(steps, FAR);
      int[] queue = new int[targets.size() + CELLS];
      int count = 0;
      for (Pos target : targets) {
        steps[target.index()] = 0;
        queue[count++] = target.index();
      }
      for (int n = 0; n < count; n++) {
        int here = queue[n];
        for (int near : NEIGHBOURS[here]) {
          if (steps[near] != FAR || !isFree(near)) continue;
          steps[near] = steps[here] + 1;
          queue[count++] = near;
        }
      }
      return steps;
    }
  }
}
