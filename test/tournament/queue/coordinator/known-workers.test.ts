import { expect, test } from 'vitest';
import { StateCollector } from '../../../../tournament/journal/tournament-state.ts';
import { KnownWorkers } from '../../../../tournament/queue/coordinator/known-workers.ts';
import { makeDefinition, makePlayed } from '../../made-records.ts';

const BOTS = ['anna', 'bob', 'carl', 'dora'];

/** Deals so many blocks to three workers; who is late where is given. The workers that were suspected meanwhile. */
function deal(blocks: number, isLate: (bot: string, worker: string) => boolean, hostTookTime = false): string[] {
  const workers = new KnownWorkers(new StateCollector(makeDefinition(BOTS)).state(), 0);
  return Array.from({ length: blocks }, (_, block) => {
    const worker = `w${block % 3}`;
    const seats = BOTS.map((id) => ({ id, verdict: isLate(id, worker) ? { code: 'timeout' } : null }));
    const noted = { block, attempt: 1, hostTookTime: hostTookTime && worker === 'w1', seats, measured: { worker } };
    return workers.note(noted)?.worker;
  }).filter((worker) => worker !== undefined);
}

test('a bot that runs out of time on one worker on purpose gets it into no trouble, however long it tries', () => {
  expect(deal(600, (bot, worker) => bot === 'bob' && worker === 'w1')).toEqual([]);
});

test('nor does it with a friend', () => {
  expect(deal(600, (bot, worker) => bot < 'carl' && worker === 'w1')).toEqual([]);
});

test('a worker on which everybody runs out of time is found', () => {
  expect(deal(60, (_, worker) => worker === 'w1')[0]).toBe('w1');
});

test('a worker whose machine has no time is found', () => {
  expect(deal(60, () => false, true)[0]).toBe('w1');
});

test('what the journal knows of a worker counts when the coordinator is started again', () => {
  const collector = new StateCollector(makeDefinition(BOTS));
  for (let block = 1; block <= 60; block += 1) {
    const worker = `w${block % 3}`;
    const code = worker === 'w1' ? ' timeout' : '';
    const seats = BOTS.map((id, at) => `${id} ${at + 1}${code}`).join(', ');
    const played = makePlayed(`${block}.1: ${seats}`);
    collector.take({ ...played, measured: { ...played.measured, worker } });
  }
  const workers = new KnownWorkers(collector.state(), 0);
  const late = BOTS.map((id) => ({ id, verdict: { code: 'timeout' } }));
  const last = { block: 61, attempt: 1, seats: late, measured: { worker: 'w1' } };
  expect(workers.note(last)?.worker).toBe('w1');
  // Without its past, one block says nothing.
  const fresh = new KnownWorkers(new StateCollector(makeDefinition(BOTS)).state(), 0);
  expect(fresh.note(last)).toBeUndefined();
});
