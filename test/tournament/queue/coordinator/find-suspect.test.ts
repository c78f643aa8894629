import { expect, test } from 'vitest';
import {
  findSuspect,
  hypergeometricTail,
  type WorkerBlocks,
} from '../../../../tournament/queue/coordinator/find-suspect.ts';

test('chances of an urn', () => {
  const urn = { blocks: 20, timeouts: 10 };
  expect(hypergeometricTail(urn, { blocks: 10, timeouts: 10 })).toBeCloseTo(1 / 184_756, 12);
  expect(hypergeometricTail(urn, { blocks: 10, timeouts: 0 })).toBeCloseTo(1, 12);
  expect(hypergeometricTail({ blocks: 5, timeouts: 2 }, { blocks: 2, timeouts: 1 })).toBeCloseTo(0.7, 12);
});

/** A worker as text: how many blocks it has played, and in how many each bot was late: "100, e01 30, e02 5". */
function parseWorker(text: string): WorkerBlocks {
  const range = (length: number): Set<number> => new Set(Array.from({ length }, (_, index) => index));
  const [blocks, ...parts] = text.split(', ');
  const counts = new Map(parts.map((part) => [part.split(' ')[0]!, range(Number(part.split(' ')[1]))]));
  const { busy = range(0) } = { busy: counts.get('busy') };
  counts.delete('busy');
  return { all: range(Number(blocks)), late: counts, tooBusy: busy };
}

const late = (count: number): string => ['e01', 'e02', 'e03', 'e04'].map((bot) => `${bot} ${count}`).join(', ');

test.each<[what: string, workers: string[], suspect: number | undefined]>([
  ['nobody is late', ['100', '100'], undefined],
  ['everybody is late on the only one', [`100, ${late(100)}`], undefined],
  ['some are late here and there', [`100, ${late(5)}`, `100, ${late(9)}`], undefined],
  ['all are late on one', [`100, ${late(2)}`, `100, ${late(30)}`], 1],
  ['all are late on one that has played little', [`10, ${late(9)}`, `200, ${late(3)}`, `200, ${late(5)}`], 0],
  ['there is too little to tell', [`4, ${late(4)}`, '6'], undefined],
  ['one bot is late in every block on one', ['100, e01 100', '100', '100'], undefined],
  ['two bots are', ['100, e01 100, e02 100', '100', '100'], undefined],
  ['a third is late there too', ['100, e01 100, e02 100, e03 40', '100', '100'], 0],
  ['one has no time for matches', ['100', '100, busy 30', '100'], 1],
  ['one has none now and then', ['100', '100, busy 4, e01 100', '100'], undefined],
])('%s', (_, workers, suspect) => {
  const map = new Map(workers.map((text, worker) => [String(worker), parseWorker(text)]));
  expect(findSuspect(map)?.worker).toBe(suspect === undefined ? undefined : String(suspect));
});

test('the reason has the figures', () => {
  const workers = new Map(['100, e01 90, e02 80, e03 40', '200, e03 2'].map((text, n) => [`w${n}`, parseWorker(text)]));
  expect(findSuspect(workers)?.reason).toBe(
    'bots ran out of time, without the 2 that did most often, in 40 of its 100 blocks, and in 2 of 200 elsewhere',
  );
});
