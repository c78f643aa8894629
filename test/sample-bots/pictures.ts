// Boards as text, made into states that a bot can be asked about; and its orders drawn into the same picture, each as an
// arrow where the unit stands. Units get their ids row by row; those of player 0, who is asked, are small letters.

interface Cell {
  readonly pos: readonly [number, number];
  readonly mark: string;
}

const COMMON = {
  protocol: 1,
  round: 7,
  rounds: 100,
  player: 0,
  names: ['me', 'b', 'c', 'd'],
  scores: [0, 0, 0, 0],
  alive: [true, true, true, true],
  timeMs: null,
};

function cellsOf(picture: readonly string[], marks: string): Cell[] {
  const cells = picture.flatMap((row, i) => [...row].map((mark, j): Cell => ({ pos: [i, j], mark })));
  return cells.filter(({ mark }) => marks.includes(mark));
}

/** The picture in the middle of nowhere, `rows` by `columns`, its top left cell at [1, 1]. */
function surround(picture: readonly string[], nowhere: string, rows: number, columns: number): string[] {
  const empty = nowhere.repeat(columns);
  const inside = picture.map((row) => (nowhere + row).padEnd(columns, nowhere));
  return [empty, ...inside, ...Array.from({ length: rows - 1 - picture.length }, () => empty)];
}

/** `a` a unit of mine, `B` one of another clan, `Z` a zombie, `M` food, `X` debris. */
export function drawTown(picture: readonly string[]): object {
  const units = cellsOf(picture, 'aBZ').map(({ pos, mark }, id) =>
    mark === 'Z' ? { id, type: 'zombie', pos } : { id, type: 'living', clan: mark === 'a' ? 0 : 1, pos },
  );
  const clan = { living: 1, strengthPoints: 10, strength: 10, killPoints: 0, cells: 1 };
  return {
    ...COMMON,
    game: 'walking-dead',
    board: picture.map((row) => row.replace(/[^XM]/g, '.')),
    owners: picture.map((row) => row.replace(/./g, '.')),
    units,
    food: cellsOf(picture, 'M').map(({ pos }) => ({ pos })),
    clans: [clan, clan, clan, clan],
  };
}

/** `a` an ork of mine and `B` one of another's, on grass; `C` a city that is nobody's, `c` one of mine, `W` water. */
export function drawIsland(picture: readonly string[]): object {
  const land = picture.map((row) => row.replace(/[^WCc]/g, '.').toUpperCase());
  const cities = cellsOf(picture, 'Cc').map(({ pos: [row, column], mark }) => ({
    cells: [[row + 1, column + 1]],
    owner: mark === 'c' ? 0 : -1,
  }));
  const units = cellsOf(picture, 'aB').map(({ pos: [row, column], mark }, id) => ({
    id,
    player: mark === 'a' ? 0 : 1,
    pos: [row + 1, column + 1],
    health: 50,
  }));
  return { ...COMMON, game: 'ork-island', board: surround(land, 'W', 20, 20), cities, paths: [], units };
}

/** `p` and `f` a pioneer and a furyan of mine, `P` an enemy pioneer, `H` a hellhound, `R` rock; `,` a cave cell of mine. */
export function drawPlanet(picture: readonly string[]): object {
  const types = { p: 'pioneer', P: 'pioneer', f: 'furyan', H: 'hellhound' } as Record<string, string>;
  const units = cellsOf(picture, 'pfPH').map(({ pos: [row, column], mark }, id) => ({
    id,
    type: types[mark],
    player: mark === 'H' ? -1 : mark === 'P' ? 1 : 0,
    pos: [row + 1, column + 1, 0],
    ...(mark === 'H' ? {} : { health: 50 }),
  }));
  const owners = picture.map((row) => row.replace(/[p,]/g, '0').replace(/[^0]/g, '.'));
  const caves = picture.map((row) => row.replace(/[^R]/g, 'C'));
  const group = { cells: 0, gems: 0, pioneers: 1, furyans: 1 };
  return {
    ...COMMON,
    game: 'crematoria',
    board: [surround(caves, 'R', 40, 80), Array.from({ length: 40 }, () => 'O'.repeat(80))],
    owners: surround(owners, '.', 40, 80),
    gems: [],
    units,
    landings: [],
    night: [14, 53],
    groups: [group, group, group, group],
  };
}

/** `s` a soldier of mine, `E` an enemy, `!` a post that is nobody's, `O` water, on grass. The helicopters are far away. */
export function drawField(picture: readonly string[]): object {
  const soldiers = cellsOf(picture, 'sE').map(({ pos: [row, column], mark }, n) => ({
    id: 9 + n,
    player: mark === 's' ? 0 : 1,
    pos: [row + 1, column + 1],
    life: 100,
  }));
  const wanted = cellsOf(picture, '!').map(({ pos: [i, j] }) => ({ pos: [i + 1, j + 1], value: 100, owner: -1 }));
  const posts = Array.from({ length: 16 }, (_, n) => wanted[n] ?? { pos: [50, n], value: 50, owner: 0 });
  const helicopters = Array.from({ length: 8 }, (_, n) => ({
    id: n + 1,
    player: Math.floor(n / 2),
    pos: [40, 5 + 6 * n],
    facing: 'east',
    napalm: 9,
    parachuters: [],
  }));
  const board = surround(
    picture.map((row) => row.replace(/[^O]/g, '.')),
    'X',
    60,
    60,
  );
  return { ...COMMON, game: 'apocalypse', board, fire: [], posts, soldiers, helicopters };
}

/** What the games call the directions; in Apocalypse, the difference between two cells. */
const NAMES = {
  '↓': ['Down', 'S', 'Bottom', '1,0'],
  '↘': ['BR', '1,1'],
  '→': ['Right', 'E', '0,1'],
  '↗': ['RT', '-1,1'],
  '↑': ['Up', 'N', 'Top', '-1,0'],
  '↖': ['TL', '-1,-1'],
  '←': ['Left', 'W', '0,-1'],
  '↙': ['LB', '1,-1'],
};

const ARROWS = new Map(Object.entries(NAMES).flatMap(([arrow, names]) => names.map((name) => [name, arrow])));

interface Unit {
  readonly id: number;
  readonly pos: readonly number[];
}

interface Order {
  readonly unit?: number;
  readonly dir?: string;
  readonly soldier?: number;
  readonly to?: readonly [number, number];
}

/** The picture with an arrow where a unit has been told to go somewhere. */
export function drawOrders(picture: readonly string[], state: object, orders: readonly object[]): string[] {
  const { units, soldiers, game } = state as { units?: Unit[]; soldiers?: Unit[]; game: string };
  // The others have nowhere around the picture.
  const shift = game === 'walking-dead' ? 0 : 1;
  const drawn = picture.map((row) => [...row]);
  for (const { unit, soldier, dir, to } of orders as Order[]) {
    const mover = (units ?? soldiers)!.find(({ id }) => id === (unit ?? soldier));
    // Helicopters are not in the picture.
    if (mover === undefined) continue;
    const [row, column] = mover.pos as [number, number];
    drawn[row - shift]![column - shift] = ARROWS.get(dir ?? `${to![0] - row},${to![1] - column}`)!;
  }
  return drawn.map((row) => row.join(''));
}
