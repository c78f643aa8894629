// npm run bench:statistics: whether error bars and sure statements keep their word. Seeded: the same figures every time.
// Arguments: tournaments of each kind (100; fewer of large and of slow kinds), then a part of the names of the kinds.
import { FIELDS } from './fields.ts';
import { CLAIM_EDGES, measureCell, type Cell, type Claim, type Measured } from './measure-cell.ts';
import { FORMATS } from './play-tournament.ts';

const RUNS = Number(process.argv[2] ?? 100);
const WANTED = process.argv[3] ?? '';
const TIES = [0, 0.3];
const LUCKS = [0, 0.5, 1];

/** The formats whose tables depend on results are slow to plan: fewer sizes of them. */
function listCells(): Cell[] {
  return FORMATS.flatMap((format) =>
    FIELDS.flatMap((field) =>
      [1, 3, 8].flatMap((cycles) =>
        (format === 'round-robin' ? [6, 12, 30, 60] : [12, 30]).flatMap((bots) =>
          LUCKS.flatMap((luckOfSeed) =>
            TIES.map((tieWithin) => ({ format, field, cycles, bots, luckOfSeed, tieWithin })),
          ),
        ),
      ),
    ),
  );
}

/** Large fields have many pairs to be wrong about, and so tell more at once. */
function countRuns({ format, bots }: Cell): number {
  const share = bots <= 12 ? 1 : bots <= 30 ? 2 : 4;
  return Math.ceil(RUNS / (format === 'ladder' ? 2 * share : share));
}

const describe = ({ format, field, cycles }: Cell): string => `${format}, ${field}, cycles ${cycles}`;

const measured: Measured[] = [];
console.log('format,field,cycles,bots,luck of seed,ties within,runs,coverage,± MC,wrong,± MC,length');
for (const cell of listCells().filter((each) => describe(each).includes(WANTED))) {
  const result = measureCell(cell, countRuns(cell));
  measured.push(result);
  const { coverage, wrong, length } = result;
  const figures = [coverage.percent, coverage.error, wrong.percent, wrong.error].map((figure) => figure.toFixed(1));
  const { format, field, cycles, bots, luckOfSeed, tieWithin } = cell;
  console.log(
    [format, field, cycles, bots, luckOfSeed, tieWithin, result.runs, ...figures, length.toFixed(3)].join(','),
  );
}

/** From the smallest to the largest, over all sizes, seeds and ties. */
const showRange = (values: readonly number[], digits: number): string =>
  `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;

console.log('\n| format, field | cycles | bars that hold | at least one wrong rank range | length |');
console.log('| --- | --- | --- | --- | --- |');
for (const name of new Set(measured.map(({ cell }) => describe(cell)))) {
  const group = measured.filter(({ cell }) => describe(cell) === name);
  const [title, cycles] = name.split(', cycles ') as [string, string];
  const bars = `${showRange(
    group.map(({ coverage }) => coverage.percent),
    1,
  )} %`;
  const wrong = `${showRange(
    group.map((each) => each.wrong.percent),
    1,
  )} %`;
  console.log(
    `| ${title} | ${cycles} | ${bars} | ${wrong} | ${showRange(
      group.map(({ length }) => length),
      2,
    )} |`,
  );
}

function addClaims(group: readonly Measured[]): string[] {
  return CLAIM_EDGES.map((_, at) => {
    const claims = group.flatMap(({ claims }): Claim[] => (claims[at] ? [claims[at]] : []));
    const sum = (find: (claim: Claim) => number): number => claims.reduce((total, claim) => total + find(claim), 0);
    const pairs = sum((claim) => claim.pairs);
    if (pairs === 0) return '–';
    const show = (count: number): string => ((100 * count) / pairs).toFixed(1);
    return `${show(sum(({ claimed }) => claimed))} → ${show(sum(({ right }) => right))}`;
  });
}

console.log('\nSuperiority: mean claim → how often it was right\n');
console.log(`| cycles | ${CLAIM_EDGES.map((edge) => `from ${100 * edge} %`).join(' | ')} |`);
console.log(`| --- |${CLAIM_EDGES.map(() => ' --- |').join('')}`);
for (const cycles of [1, 3, 8]) {
  console.log(`| ${cycles} | ${addClaims(measured.filter(({ cell }) => cell.cycles === cycles)).join(' | ')} |`);
}
console.log(`| all | ${addClaims(measured).join(' | ')} |`);
