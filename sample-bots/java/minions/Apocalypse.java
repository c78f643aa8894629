// What a bot for Apocalypse needs to know of the battlefield: a view of the state, and ways on it. Plans that count every
// cell number them row by row: `cellAt` and `positionOf` turn a position into a cell and back.

package minions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** The names of the game are at hand after "import static minions.Apocalypse.*;". */
public final class Apocalypse extends ApocalypseTypes {
  private Apocalypse() {}

  public static final int SIZE = 60;
  public static final int CELLS = SIZE * SIZE;
  /** A helicopter covers the cells up to this far from its centre. */
  public static final int REACH = 2;
  /** The most parachuters that a player can throw in a round. */
  public static final int THROWS = 4;
  /** Farther than any way on the battlefield. */
  public static final int FAR = 9999;

  /** Each is a quarter turn counterclockwise from the one before. */
  private static final Facing[] FACINGS = Facing.values();
  /** From a cell to the next, by facing. */
  private static final int[] STEPS = {SIZE, 1, -SIZE, -1};

  private static Facing clockwise(Facing facing) {
    return FACINGS[(facing.ordinal() + 3) % 4];
  }

  public static int cellAt(Pos pos) {
    return pos.row() * SIZE + pos.column();
  }

  public static Pos positionOf(int cell) {
    return new Pos(cell / SIZE, cell % SIZE);
  }

  /** The next cell. There always is one: the border is all mountains, and nobody can be on it. */
  public static int step(int cell, Facing facing) {
    return cell + STEPS[facing.ordinal()];
  }

  /** Steps of a soldier from one cell to another, were there nothing in his way. */
  public static int distance(int a, int b) {
    return Math.max(Math.abs(a / SIZE - b / SIZE), Math.abs(a % SIZE - b % SIZE));
  }

  /** The same in positions. */
  public static Pos step(Pos pos, Facing facing) {
    return positionOf(step(cellAt(pos), facing));
  }

  /** The same in positions. */
  public static int distance(Pos a, Pos b) {
    return distance(cellAt(a), cellAt(b));
  }

  /** The cells up to so many steps away: row by row, and the cell itself among them. */
  public static int[] square(int cell, int reach) {
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
  public static int[] around(int cell) {
    return AROUND[cell];
  }

  /** The cells below a helicopter with this centre; just as well, the centres from which it covers this cell. */
  public static int[] below(int centre) {
    return BELOW[centre];
  }

  /** The same in positions. */
  public static List<Pos> around(Pos pos) {
    return positions(around(cellAt(pos)));
  }

  /** The same in positions. */
  public static List<Pos> below(Pos centre) {
    return positions(below(cellAt(centre)));
  }

  private static List<Pos> positions(int[] cells) {
    List<Pos> found = new ArrayList<>();
    for (int cell : cells) found.add(positionOf(cell));
    return found;
  }

  public static Order orderSoldier(Soldier soldier, Pos to) {
    return new SoldierOrder(soldier.id(), to);
  }

  public static Order orderHelicopter(Helicopter helicopter, Action action) {
    return new HelicopterOrder(helicopter.id(), action);
  }

  /** Throws the first parachuter of the helicopter. */
  public static Order orderParachuter(Pos to, Helicopter helicopter) {
    return new ParachuterOrder(to, OptionalInt.of(helicopter.id()));
  }

  /**
   * The centres that a helicopter comes to, the nearest first; for each of them there are the steps to it, and the centre
   * before it on the way.
   */
  public record Flight(int[] centres, int[] steps, int[] before) {}

  /** What a helicopter does first on the way to a goal, as `flyFrom` found it. */
  public static Action firstAction(Helicopter helicopter, int goal, Flight flight) {
    int first = goal;
    int second = goal;
    while (flight.before()[first] != cellAt(helicopter.pos())) {
      second = first;
      first = flight.before()[first];
    }
    Facing facing = helicopter.facing();
    if (first == step(cellAt(helicopter.pos()), facing)) {
      return second == step(first, facing) ? Action.FORWARD2 : Action.FORWARD1;
    }
    return first == step(cellAt(helicopter.pos()), clockwise(facing)) ? Action.CLOCKWISE : Action.COUNTERCLOCKWISE;
  }

  /** A view of a state. */
  public static final class Battlefield {
    public final int me;
    public final List<Post> posts;
    public final List<Soldier> soldiers;
    public final List<Soldier> mine = new ArrayList<>();
    public final List<Soldier> enemies = new ArrayList<>();
    public final List<Helicopter> helicopters;
    public final List<Helicopter> myHelicopters;

    private final String board;
    private final boolean[] isBurning = new boolean[CELLS];
    private final boolean[] isOpen = new boolean[CELLS];
    private final boolean[] isOverMountain = new boolean[CELLS];
    private final Soldier[] soldierByCell = new Soldier[CELLS];
    /** Where soldiers of mine are or will be. */
    private final Set<Pos> claimed = new HashSet<>();

    public Battlefield(State state) {
      me = state.player();
      posts = state.posts();
      soldiers = state.soldiers();
      helicopters = state.helicopters();
      board = String.join("", state.board());
      for (int cell = 0; cell < CELLS; cell++) readLand(cell);
      for (Fire fire : state.fire()) ignite(cellAt(fire.pos()));
      for (Soldier soldier : soldiers) add(soldier);
      for (Soldier soldier : mine) claimed.add(soldier.pos());
      myHelicopters = helicoptersOf(me);
    }

    private void readLand(int cell) {
      char land = board.charAt(cell);
      isOpen[cell] = land == ':' || land == '.';
      if (land == 'X') for (int centre : below(cell)) isOverMountain[centre] = true;
    }

    private void add(Soldier soldier) {
      soldierByCell[cellAt(soldier.pos())] = soldier;
      (soldier.player() == me ? mine : enemies).add(soldier);
    }

    /** Also when it burns. */
    public Land land(Pos pos) {
      return Land.of(board.charAt(cellAt(pos)));
    }

    public boolean isForest(int cell) {
      return board.charAt(cell) == ':';
    }

    /** Sets the cell on fire: also for a bot to note where it throws napalm. */
    public void ignite(int cell) {
      isBurning[cell] = true;
      isOpen[cell] = false;
    }

    /** Whether a soldier can live there: forest or grass, not on fire. Somebody may be there. */
    public boolean isOpen(int cell) {
      return isOpen[cell];
    }

    /** Whether a fire next to it may spread to the cell. */
    public boolean isEndangered(int cell) {
      if (!isForest(cell)) return false;
      for (Facing facing : FACINGS) if (isBurning[step(cell, facing)]) return true;
      return false;
    }

    public boolean isOpen(Pos pos) {
      return isOpen(cellAt(pos));
    }

    /** Null where nobody is. */
    public Soldier soldierAt(Pos pos) {
      return soldierAt(cellAt(pos));
    }

    /** Null where nobody is. */
    public Soldier soldierAt(int cell) {
      return soldierByCell[cell];
    }

    /** For each cell, whether the helicopter can have its centre there: over no mountain, clear of other helicopters. */
    public boolean[] skyOf(Helicopter helicopter) {
      boolean[] sky = new boolean[CELLS];
      for (int cell = 0; cell < CELLS; cell++) sky[cell] = !isOverMountain[cell];
      for (Helicopter other : helicopters) {
        if (other.id() == helicopter.id()) continue;
        // With their centres that near, the two would share a cell of sky.
        for (int cell : square(cellAt(other.pos()), 2 * REACH)) sky[cell] = false;
      }
      return sky;
    }

    /** What the helicopter can be told to do. */
    public List<Action> actionsOf(Helicopter helicopter) {
      boolean[] sky = skyOf(helicopter);
      int ahead = step(cellAt(helicopter.pos()), helicopter.facing());
      List<Action> actions = new ArrayList<>(List.of(Action.CLOCKWISE, Action.COUNTERCLOCKWISE));
      if (sky[ahead]) actions.add(Action.FORWARD1);
      if (sky[ahead] && sky[step(ahead, helicopter.facing())]) actions.add(Action.FORWARD2);
      if (helicopter.napalm() == 0) actions.add(Action.NAPALM);
      return actions;
    }

    /** Walks from all sources at once. For each cell: the steps to the nearest source, or FAR if there is no way. */
    public int[] walkFrom(List<Integer> sources) {
      return walkFrom(sources, FAR);
    }

    /** Walks at most so many steps: FAR is also what is farther than that. */
    public int[] walkFrom(List<Integer> sources, int most) {
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

    /**
     * The best position around a soldier of mine by a table of steps, or null when none is nearer than where he stands. It
     * is then claimed: no other soldier gets it in this round.
     */
    public Pos claimStep(Soldier soldier, int[] steps) {
      Pos best = soldier.pos();
      for (Pos pos : neighbours(soldier.pos())) {
        if (!claimed.contains(pos) && steps[cellAt(pos)] < steps[cellAt(best)]) best = pos;
      }
      if (best.equals(soldier.pos())) return null;
      claimed.add(best);
      return best;
    }

    /**
     * Where parachuters of a helicopter of mine should land, at most so many: free cells below it, the nearest by a table of
     * steps first. They are then claimed.
     */
    public List<Pos> claimLandings(Helicopter helicopter, int[] steps, int most) {
      List<Pos> free = new ArrayList<>(below(helicopter.pos()));
      free.removeIf(pos -> !isOpen(pos) || soldierAt(pos) != null || claimed.contains(pos));
      free.sort(Comparator.comparingInt(pos -> steps[cellAt(pos)]));
      int jumpers = Math.max(0, Math.min(most, helicopter.parachuters().size()));
      List<Pos> landings = free.subList(0, Math.min(jumpers, free.size()));
      claimed.addAll(landings);
      return landings;
    }

    /** Flies everywhere, straight on as long as possible. */
    public Flight flyFrom(Helicopter helicopter) {
      boolean[] sky = skyOf(helicopter);
      int[] steps = new int[CELLS];
      int[] before = new int[CELLS];
      int[] centres = new int[CELLS];
      Arrays.fill(steps, FAR);
      Arrays.fill(before, -1);
      steps[cellAt(helicopter.pos())] = 0;
      centres[0] = cellAt(helicopter.pos());
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

    /** The positions one step away where a soldier can live. Somebody may be there. */
    public List<Pos> neighbours(Pos pos) {
      List<Pos> found = new ArrayList<>();
      for (Pos to : around(pos)) if (isOpen(to) && !to.equals(pos)) found.add(to);
      return found;
    }

    /** The cells to step on to the nearest goal; empty when there is no way, and on a goal. Soldiers are in the way. */
    public List<Pos> path(Pos from, Collection<Pos> goals) {
      return Ways.path(from, goals, this::neighbours, pos -> soldierAt(pos) != null);
    }

    /** How long that way is: 0 on a goal, FAR when there is none. */
    public int steps(Pos from, Collection<Pos> goals) {
      if (goals.contains(from)) return 0;
      int steps = path(from, goals).size();
      return steps == 0 ? FAR : steps;
    }

    /** Where its first step leads, or null: what a soldier is told. */
    public Pos towards(Pos from, Collection<Pos> goals) {
      List<Pos> path = path(from, goals);
      return path.isEmpty() ? null : path.get(0);
    }

    public List<Soldier> soldiersOf(int player) {
      return Ways.filter(soldiers, soldier -> soldier.player() == player);
    }

    public List<Helicopter> helicoptersOf(int player) {
      return Ways.filter(helicopters, helicopter -> helicopter.player() == player);
    }

    /** Whom the soldier could attack with an order now. */
    public List<Soldier> enemiesInReach(Soldier soldier) {
      List<Soldier> found = new ArrayList<>();
      for (Pos pos : neighbours(soldier.pos())) {
        Soldier other = soldierAt(pos);
        if (other != null && other.player() != me) found.add(other);
      }
      return found;
    }

    /** The posts that a player owns; -1 stands for nobody. */
    public List<Pos> cellsOf(int player) {
      List<Pos> found = new ArrayList<>();
      for (Post post : posts) if (post.owner() == player) found.add(post.pos());
      return found;
    }

    /** The board as text: soldiers by the number of their player, * fire. */
    public String grid() {
      StringBuilder text = new StringBuilder();
      for (int cell = 0; cell < CELLS; cell++) {
        if (cell > 0 && cell % SIZE == 0) text.append('\n');
        Soldier soldier = soldierByCell[cell];
        text.append(soldier != null ? (char) ('0' + soldier.player()) : isBurning[cell] ? '*' : board.charAt(cell));
      }
      return text.toString();
    }
  }
}
