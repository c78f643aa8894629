// What a bot for Ork Island needs to know of the island. A position is row, column, as in the protocol.

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A plan extends this class to have its names at hand, because Java imports nothing from files without a package. */
abstract class OrkIsland {
  /** Farther than any way on the island. */
  static final int FAR = 1000000;
  /** No cell makes a way longer than this, whatever it costs. */
  private static final int DEAREST = 20;

  enum Dir {
    N(-1, 0),
    S(1, 0),
    W(0, -1),
    E(0, 1);

    private final int rows;
    private final int columns;

    Dir(int rows, int columns) {
      this.rows = rows;
      this.columns = columns;
    }
  }

  static final List<Dir> DIRECTIONS = List.of(Dir.values());

  /** The health it costs to enter a cell. */
  private record Costs(int grass, int forest, int sand, int city, int path) {
    static Costs read(Json config) {
      return new Costs(
          config.get("costGrass").asInt(),
          config.get("costForest").asInt(),
          config.get("costSand").asInt(),
          config.get("costCity").asInt(),
          config.get("costPath").asInt());
    }

    int of(char land) {
      return switch (land) {
        case '.' -> grass;
        case 'F' -> forest;
        case 'S' -> sand;
        case 'C' -> city;
        case 'P' -> path;
        default -> throw new IllegalArgumentException("Nobody can enter a cell of " + land + ".");
      };
    }
  }

  // Only the first state tells them (until then, the usual), so they must be remembered.
  private static Costs costs = new Costs(1, 2, 3, 0, 0);

  record Pos(int row, int column) implements Debug.Position {
    static Pos read(Json pos) {
      return new Pos(pos.get(0).asInt(), pos.get(1).asInt());
    }

    /** The position one step away, on the board or just beyond the edge. */
    Pos step(Dir dir) {
      return new Pos(row + dir.rows, column + dir.columns);
    }

    /** Steps between two positions, were there no water. */
    int distance(Pos other) {
      return Math.abs(row - other.row) + Math.abs(column - other.column);
    }

    @Override
    public String json() {
      return "[" + row + "," + column + "]";
    }
  }

  record Unit(int id, int player, Pos pos, int health) {
    static Unit read(Json unit) {
      Pos pos = Pos.read(unit.get("pos"));
      return new Unit(unit.get("id").asInt(), unit.get("player").asInt(), pos, unit.get("health").asInt());
    }
  }

  /** A city or a path. */
  record Place(List<Pos> cells, int owner) {
    static Place read(Json place) {
      List<Pos> cells = new ArrayList<>();
      for (Json cell : place.get("cells").items()) cells.add(Pos.read(cell));
      return new Place(cells, place.get("owner").asInt());
    }
  }

  static Minions.Order order(Unit unit, Dir dir) {
    return new Minions.Order("{\"unit\":" + unit.id() + ",\"dir\":\"" + dir + "\"}");
  }

  /**
   * For every index: how far the nearest goal is, in steps plus the health they cost (FAR if there is no way), and which
   * place that is.
   */
  record Walk(int[] far, int[] goal) {}

  static final class Island {
    final int me;
    final List<Unit> units = new ArrayList<>();
    final List<Unit> mine = new ArrayList<>();
    /** What can be conquered: the cities, then the paths. */
    final List<Place> places = new ArrayList<>();

    private final int width;
    private final String land;
    private final Unit[] unitByIndex;
    private final int[] placeByIndex;

    Island(Json state) {
      if (state.get("start").isObject()) costs = Costs.read(state.get("start").get("config"));
      me = state.get("player").asInt();
      List<Json> board = state.get("board").items();
      width = board.get(0).asString().length() + 1;
      land = surrounded(board);
      unitByIndex = new Unit[land.length()];
      placeByIndex = new int[land.length()];
      Arrays.fill(placeByIndex, -1);
      for (Json unit : state.get("units").items()) add(Unit.read(unit));
      for (Json city : state.get("cities").items()) add(Place.read(city));
      for (Json path : state.get("paths").items()) add(Place.read(path));
    }

    /** Water all around, so that nothing beyond the edge needs a thought. */
    private String surrounded(List<Json> board) {
      String sea = "W".repeat(width);
      StringBuilder all = new StringBuilder(sea);
      for (Json row : board) all.append(row.asString()).append('W');
      return all.append(sea).toString();
    }

    private void add(Unit unit) {
      units.add(unit);
      unitByIndex[index(unit.pos())] = unit;
      if (unit.player() == me) mine.add(unit);
    }

    private void add(Place place) {
      for (Pos pos : place.cells()) placeByIndex[index(pos)] = places.size();
      places.add(place);
    }

    /** How many indices there are. */
    int size() {
      return land.length();
    }

    /** A number for each position, row by row, those just beyond the edge included. */
    int index(Pos pos) {
      return (pos.row() + 1) * width + pos.column();
    }

    /** W water, . grass, F forest, S sand, C city, P path. */
    char cell(Pos pos) {
      return land.charAt(index(pos));
    }

    /** The health it costs to enter a cell that is not water. */
    int cost(Pos pos) {
      return costs.of(cell(pos));
    }

    /** Null where nobody is. */
    Unit unitAt(Pos pos) {
      return unitByIndex[index(pos)];
    }

    /** Which of the places the cell belongs to, or -1. */
    int placeAt(Pos pos) {
      return placeByIndex[index(pos)];
    }

    /** How many orks each player has in a place. */
    int[] count(Place place) {
      int[] counts = new int[4];
      for (Pos pos : place.cells()) {
        Unit unit = unitAt(pos);
        if (unit != null) counts[unit.player()]++;
      }
      return counts;
    }

    /** Where an order leads, or null into water. Somebody may stand there. */
    Pos target(Pos pos, Dir dir) {
      Pos to = pos.step(dir);
      return cell(to) == 'W' ? null : to;
    }

    /** Walks from some of the places at once. */
    Walk walkFrom(List<Integer> goals) {
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
      int farther = walk.far()[here] + 1 + Math.min(costs.of(land.charAt(here)), DEAREST);
      while (rings.size() <= farther) rings.add(new ArrayList<>());
      for (int there : new int[] {here - width, here + width, here - 1, here + 1}) {
        if (walk.far()[there] <= farther || land.charAt(there) == 'W') continue;
        walk.far()[there] = farther;
        walk.goal()[there] = walk.goal()[here];
        rings.get(farther).add(there);
      }
    }
  }
}
