// What a bot for Apocalypse needs to know of the battlefield. A cell is a number, row by row; `cellAt` and `positionOf`
// turn the row and column of the protocol into a cell and back.

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** A plan extends this class to have its names at hand, because Java imports nothing from files without a package. */
abstract class Apocalypse {
  static final int SIZE = 60;
  static final int CELLS = SIZE * SIZE;
  /** A helicopter covers the cells up to this far from its centre. */
  static final int REACH = 2;
  /** The most parachuters that a player can throw in a round. */
  static final int THROWS = 4;
  /** Farther than any way on the battlefield. */
  static final int FAR = 9999;

  /** Each is a quarter turn counterclockwise from the one before. */
  enum Facing {
    SOUTH(SIZE),
    EAST(1),
    NORTH(-SIZE),
    WEST(-1);

    private final int step;

    Facing(int step) {
      this.step = step;
    }

    Facing clockwise() {
      return FACINGS[(ordinal() + 3) % 4];
    }
  }

  private static final Facing[] FACINGS = Facing.values();

  /** What a helicopter can be told to do. */
  enum Action {
    CLOCKWISE,
    COUNTERCLOCKWISE,
    FORWARD1,
    FORWARD2,
    NAPALM
  }

  record Pos(int row, int column) implements Debug.Position {
    @Override
    public String json() {
      return "[" + row + "," + column + "]";
    }
  }

  static int cellAt(Pos pos) {
    return pos.row() * SIZE + pos.column();
  }

  static Pos positionOf(int cell) {
    return new Pos(cell / SIZE, cell % SIZE);
  }

  /** The next cell. There always is one: the border is all mountains, and nobody can be on it. */
  static int step(int cell, Facing facing) {
    return cell + facing.step;
  }

  /** Steps of a soldier from one cell to another, were there nothing in his way. */
  static int distance(int a, int b) {
    return Math.max(Math.abs(a / SIZE - b / SIZE), Math.abs(a % SIZE - b % SIZE));
  }

  /** The cells up to so many steps away: row by row, and the cell itself among them. */
  static int[] square(int cell, int reach) {
    int top = Math.max(0, cell / SIZE - reach);
    int bottom = Math.min(SIZE - 1, cell / SIZE + reach);
    int left = Math.max(0, cell % SIZE - reach);
    int right = Math.min(SIZE - 1, cell % SIZE + reach);
    int[] cells = new int[(bottom - top + 1) * (right - left + 1)];
    int count = 0;
    for (int row = top; row <= bottom; row++) {
      for (int column = left; column <= right; column++) cells[count++] = row * SIZE + column;
    }
    return cells;
  }

  private static final int[][] AROUND = squares(1);
  private static final int[][] BELOW = squares(REACH);

  /** The square of each cell. */
  private static int[][] squares(int reach) {
    int[][] all = new int[CELLS][];
    for (int cell = 0; cell < CELLS; cell++) all[cell] = square(cell, reach);
    return all;
  }

  /** The cells that a soldier can order: his own and the eight around it. */
  static int[] around(int cell) {
    return AROUND[cell];
  }

  /** The cells below a helicopter with this centre; just as well, the centres from which it covers this cell. */
  static int[] below(int centre) {
    return BELOW[centre];
  }

  private static int readCell(Json thing) {
    Json pos = thing.get("pos");
    return cellAt(new Pos(pos.get(0).asInt(), pos.get(1).asInt()));
  }

  record Post(int cell, int value, int owner) {
    static Post read(Json post) {
      return new Post(readCell(post), post.get("value").asInt(), post.get("owner").asInt());
    }
  }

  record Soldier(int id, int player, int cell, int life) {
    static Soldier read(Json json) {
      return new Soldier(json.get("id").asInt(), json.get("player").asInt(), readCell(json), json.get("life").asInt());
    }
  }

  /**
   * In so many rounds there is napalm; 0: now. For each parachuter aboard, the next to be thrown first: in how many rounds,
   * this one included, he can still be thrown.
   */
  record Helicopter(int id, int player, int cell, Facing facing, int napalm, List<Integer> parachuters) {
    static Helicopter read(Json json) {
      Facing facing = Facing.valueOf(json.get("facing").asString().toUpperCase(Locale.ROOT));
      List<Integer> parachuters = new ArrayList<>();
      for (Json rounds : json.get("parachuters").items()) parachuters.add(rounds.asInt());
      int player = json.get("player").asInt();
      return new Helicopter(json.get("id").asInt(), player, readCell(json), facing, json.get("napalm").asInt(), parachuters);
    }
  }

  /**
   * The centres that a helicopter comes to, the nearest first; for each of them there are the steps to it, and the centre
   * before it on the way.
   */
  record Flight(int[] centres, int[] steps, int[] before) {}

  /** What a helicopter does first on the way to a goal, as `flyFrom` found it. */
  static Action firstAction(Helicopter helicopter, int goal, Flight flight) {
    int first = goal;
    int second = goal;
    while (flight.before()[first] != helicopter.cell()) {
      second = first;
      first = flight.before()[first];
    }
    Facing facing = helicopter.facing();
    if (first == step(helicopter.cell(), facing)) {
      return second == step(first, facing) ? Action.FORWARD2 : Action.FORWARD1;
    }
    return first == step(helicopter.cell(), facing.clockwise()) ? Action.CLOCKWISE : Action.COUNTERCLOCKWISE;
  }

  static Minions.Order orderSoldier(Soldier soldier, int cell) {
    return new Minions.Order("{\"soldier\":" + soldier.id() + ",\"to\":" + positionOf(cell).json() + "}");
  }

  static Minions.Order orderHelicopter(Helicopter helicopter, Action action) {
    String word = action.name().toLowerCase(Locale.ROOT);
    return new Minions.Order("{\"helicopter\":" + helicopter.id() + ",\"do\":\"" + word + "\"}");
  }

  /** Throws the first parachuter of the helicopter. */
  static Minions.Order orderParachuter(int cell, Helicopter helicopter) {
    String target = positionOf(cell).json();
    return new Minions.Order("{\"parachuter\":" + target + ",\"helicopter\":" + helicopter.id() + "}");
  }

  static final class Battlefield {
    final int me;
    final List<Post> posts = new ArrayList<>();
    final List<Soldier> soldiers = new ArrayList<>();
    final List<Soldier> mine = new ArrayList<>();
    final List<Soldier> enemies = new ArrayList<>();
    final List<Helicopter> helicopters = new ArrayList<>();
    final List<Helicopter> myHelicopters = new ArrayList<>();

    private final boolean[] isForest = new boolean[CELLS];
    private final boolean[] isBurning = new boolean[CELLS];
    private final boolean[] isOpen = new boolean[CELLS];
    private final boolean[] isOverMountain = new boolean[CELLS];
    private final Soldier[] soldierByCell = new Soldier[CELLS];

    Battlefield(Json state) {
      me = state.get("player").asInt();
      List<Json> board = state.get("board").items();
      for (int row = 0; row < SIZE; row++) readRow(row, board.get(row).asString());
      for (Json fire : state.get("fire").items()) ignite(readCell(fire));
      for (Json post : state.get("posts").items()) posts.add(Post.read(post));
      for (Json soldier : state.get("soldiers").items()) add(Soldier.read(soldier));
      for (Json helicopter : state.get("helicopters").items()) add(Helicopter.read(helicopter));
    }

    private void readRow(int row, String lands) {
      for (int column = 0; column < SIZE; column++) {
        int cell = row * SIZE + column;
        char land = lands.charAt(column);
        isForest[cell] = land == ':';
        isOpen[cell] = land == ':' || land == '.';
        if (land == 'X') for (int centre : below(cell)) isOverMountain[centre] = true;
      }
    }

    private void add(Soldier soldier) {
      soldiers.add(soldier);
      soldierByCell[soldier.cell()] = soldier;
      (soldier.player() == me ? mine : enemies).add(soldier);
    }

    private void add(Helicopter helicopter) {
      helicopters.add(helicopter);
      if (helicopter.player() == me) myHelicopters.add(helicopter);
    }

    boolean isForest(int cell) {
      return isForest[cell];
    }

    /** Sets the cell on fire: also for a bot to note where it throws napalm. */
    void ignite(int cell) {
      isBurning[cell] = true;
      isOpen[cell] = false;
    }

    /** Whether a soldier can live there: forest or grass, not on fire. Somebody may be there. */
    boolean isOpen(int cell) {
      return isOpen[cell];
    }

    /** Whether a fire next to it may spread to the cell. */
    boolean isEndangered(int cell) {
      if (!isForest[cell]) return false;
      for (Facing facing : FACINGS) if (isBurning[step(cell, facing)]) return true;
      return false;
    }

    /** Null where nobody is. */
    Soldier soldierAt(int cell) {
      return soldierByCell[cell];
    }

    /** For each cell, whether the helicopter can have its centre there: over no mountain, clear of other helicopters. */
    boolean[] skyOf(Helicopter helicopter) {
      boolean[] sky = new boolean[CELLS];
      for (int cell = 0; cell < CELLS; cell++) sky[cell] = !isOverMountain[cell];
      for (Helicopter other : helicopters) {
        if (other.id() == helicopter.id()) continue;
        // With their centres that near, the two would share a cell of sky.
        for (int cell : square(other.cell(), 2 * REACH)) sky[cell] = false;
      }
      return sky;
    }

    /** What the helicopter can be told to do. */
    List<Action> actionsOf(Helicopter helicopter) {
      boolean[] sky = skyOf(helicopter);
      int ahead = step(helicopter.cell(), helicopter.facing());
      List<Action> actions = new ArrayList<>(List.of(Action.CLOCKWISE, Action.COUNTERCLOCKWISE));
      if (sky[ahead]) actions.add(Action.FORWARD1);
      if (sky[ahead] && sky[step(ahead, helicopter.facing())]) actions.add(Action.FORWARD2);
      if (helicopter.napalm() == 0) actions.add(Action.NAPALM);
      return actions;
    }

    /** Walks from all sources at once. For each cell: the steps to the nearest source, or FAR if there is no way. */
    int[] walkFrom(List<Integer> sources) {
      return walkFrom(sources, FAR);
    }

    /** Walks at most so many steps: FAR is also what is farther than that. */
    int[] walkFrom(List<Integer> sources, int most) {
      int[] steps = new int[CELLS];
      Arrays.fill(steps, FAR);
      int[] queue = new int[sources.size() + CELLS];
      int count = 0;
      for (int source : sources) {
        steps[source] = 0;
        queue[count++] = source;
      }
      for (int n = 0; n < count && steps[queue[n]] < most; n++) {
        int cell = queue[n];
        for (int near : AROUND[cell]) {
          if (steps[near] != FAR || !isOpen[near]) continue;
          steps[near] = steps[cell] + 1;
          queue[count++] = near;
        }
      }
      return steps;
    }

    /** Flies everywhere, straight on as long as possible. */
    Flight flyFrom(Helicopter helicopter) {
      boolean[] sky = skyOf(helicopter);
      int[] steps = new int[CELLS];
      int[] before = new int[CELLS];
      int[] centres = new int[CELLS];
      Arrays.fill(steps, FAR);
      Arrays.fill(before, -1);
      steps[helicopter.cell()] = 0;
      centres[0] = helicopter.cell();
      int count = 1;
      for (int n = 0; n < count; n++) {
        for (int turns = 0; turns < 4; turns++) {
          int next = step(centres[n], FACINGS[(helicopter.facing().ordinal() + turns) % 4]);
          if (steps[next] != FAR || !sky[next]) continue;
          steps[next] = steps[centres[n]] + 1;
          before[next] = centres[n];
          centres[count++] = next;
        }
      }
      return new Flight(Arrays.copyOf(centres, count), steps, before);
    }
  }
}
