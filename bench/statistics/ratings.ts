// npm run bench:statistics: whether error bars, sure statements and superiority are as right as they claim. Seeded: the same
// figures every time. Arguments: CPU milliseconds for each kind of tournament, about (500), then a part of the name of the
// kinds wanted, as in "round-robin" or "ladder, equal"; "superiority" for that alone.
import { CLAIM_EDGES, describeClaims, measureClaims } from './claims.ts';
import { describeShare } from './describe-share.ts';
import { FIELDS } from './fields.ts';
import { average, measureCell, type Cell, type Measured } from './measure-cell.ts';
import { FORMATS } from './play-tournament.ts';

const BUDGET_MS = Number(process.argv[2] ?? 500);
const WANTED = process.argv[3] ?? '';
const CYCLES = [1, 3, 8];
/** Luck of seeds and width of ties: all combinations for a round robin, three for formats that are slow to plan. */
const LUCKS = [0, 0.5, 1].flatMap((luckOfSeed) => [0, 0.3].map((tieWithin) => ({ luckOfSeed, tieWithin })));
const FEW_LUCKS = [LUCKS[0]!, LUCKS[3]!, LUCKS[4]!];

function listCells(): Cell[] {
  return FORMATS.flatMap((format) =>
    FIELDS.flatMap((field) =>
      CYCLES.flatMap((cycles) =>
        [6, 12, 30, 60].flatMap((bots) =>
          (format === 'round-robin' ? LUCKS : FEW_LUCKS).map((luck) => ({ format, field, cycles, bots, ...luck })),
        ),
      ),
    ),
  );
}

/** So many tournaments as the time allows, by what a block of each format costs. */
function countRuns({ format, bots, cycles }: Cell): number {
  const blockMs = { 'round-robin': 0.35, swiss: 0.8, ladder: 4 }[format];
  return Math.max(6, Math.round(BUDGET_MS / (4 + blockMs * bots * cycles)));
}

const CELLS = listCells();

const describeKind = ({ format, field, cycles, bots }: Cell): string =>
  `${format}, ${field}, cycles ${cycles}, bots ${bots}.`;

function describeGroup(group: readonly Measured[]): string {
  const covered = group.flatMap((each) => each.covered);
  const length = average(group.map((each) => each.length)).toFixed(2);
  return [covered.length, describeShare(covered), describeShare(group.flatMap((each) => each.wrong)), length].join(
    ' | ',
  );
}

const HEAD = 'tournaments | bars that contain the true value, % | with a wrong sure statement, % | length of bars';
const drawRule = (columns: number): string => `|${' --- |'.repeat(columns)}`;

function printGroups(
  title: string,
  columns: number,
  measured: readonly Measured[],
  name: (cell: Cell) => string,
): void {
  console.log(`\n| ${title} | ${HEAD} |\n${drawRule(columns + 4)}`);
  const names = new Set(measured.map(({ cell }) => name(cell)));
  for (const each of names) {
    console.log(`| ${each} | ${describeGroup(measured.filter(({ cell }) => name(cell) === each))} |`);
  }
}

/** Superiority does not depend on the format, so that the fastest one is enough. */
function printClaims(): void {
  const cells = CELLS.filter(({ format, field, bots, luckOfSeed, tieWithin }) => {
    const isFew = FEW_LUCKS.some((luck) => luck.luckOfSeed === luckOfSeed && luck.tieWithin === tieWithin);
    return format === 'round-robin' && field.startsWith('spread') && bots <= 30 && isFew;
  });
  console.log('\nSuperiority, %: mean claim → how often it was right\n');
  console.log(
    `| cycles | tournaments | ${CLAIM_EDGES.map((edge) => `from ${100 * edge}`).join(' | ')} |\n${drawRule(8)}`,
  );
  for (const cycles of CYCLES) {
    const group = cells.filter((cell) => cell.cycles === cycles);
    const measured = group.map((cell) => measureClaims(cell, countRuns(cell)));
    const runs = group.reduce((sum, cell) => sum + countRuns(cell), 0);
    const figures = CLAIM_EDGES.map((_, at) => describeClaims(measured.map((claims) => claims[at]!)));
    console.log(`| ${cycles} | ${runs} | ${figures.join(' | ')} |`);
  }
}

const measured: Measured[] = [];
const began = process.cpuUsage().user;
const wanted = CELLS.filter((each) => describeKind(each).includes(WANTED));
for (const cell of wanted) {
  const result = measureCell(cell, countRuns(cell));
  measured.push(result);
  console.log(JSON.stringify({ ...cell, figures: describeGroup([result]) }));
}
printGroups('format | field | cycles', 3, measured, ({ format, field, cycles }) => `${format} | ${field} | ${cycles}`);
const level = measured.filter(({ cell }) => cell.field === 'equal' && cell.cycles === 1);
const byLuck = ({ format, bots, luckOfSeed }: Cell): string => `${format} | ${bots} | ${luckOfSeed}`;
printGroups('equal bots, one cycle: format | bots | luck of seeds', 3, level, byLuck);
if ('superiority'.includes(WANTED)) printClaims();
console.log(`\n${((process.cpuUsage().user - began) / 1e6).toFixed(0)} s of CPU time`);
