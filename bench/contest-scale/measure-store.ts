import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexMatch } from '../../contest/store/matches.ts';
import { openStore } from '../../contest/store/open-store.ts';
import { keepRatings } from '../../contest/store/ratings.ts';
import type { PlayedTable } from '../../tournament/ratings/played-table.ts';

export interface StoreFigures {
  /** Milliseconds to write a match into the index. */
  readonly matchMs: number;
  readonly bytesPerMatch: number;
  /** Seconds to write one rating of every bot, and the bytes of one. */
  readonly ratingsSeconds: number;
  readonly bytesPerRating: number;
}

/** Writes matches and ratings into the real embedded database. */
export async function measureStore(tables: readonly PlayedTable[], bots: number): Promise<StoreFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'minions-scale-'));
  const file = join(folder, 'contest.db');
  const measure = (): number => statSync(file).size;
  try {
    const db = await openStore({ file });
    const empty = measure();
    const matches = await time(async () => {
      for (const table of tables) await indexMatch(db, makeMatch(table));
    });
    await checkpoint(db);
    const indexed = measure();
    const at = new Date(0).toISOString();
    const rows = Array.from({ length: bots }, (_, bot) => {
      const rating = { rating: 12_345, error: 23_456, rank: bot + 1 };
      return { entrant: `e${bot}`, after_matches: tables.length, at, matches: 40, ...rating };
    });
    const ratingsSeconds = (await time(() => keepRatings(db, rows))) / 1000;
    await checkpoint(db);
    const bytesPerRating = (measure() - indexed) / bots;
    await db.destroy();
    const bytesPerMatch = (indexed - empty) / tables.length;
    return { matchMs: matches / tables.length, bytesPerMatch, ratingsSeconds, bytesPerRating };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const checkpoint = async (db: Awaited<ReturnType<typeof openStore>>): Promise<void> => {
  const { sql } = await import('kysely');
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
};

async function time(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function makeMatch({ block, seats, places }: PlayedTable) {
  return {
    block,
    played_at: new Date(block * 20).toISOString(),
    duration_ms: 20_000,
    replay: `sha256:${String(block).padStart(64, '0')}`,
    seats: seats.map((entrant, seat) => {
      return { block, seat, entrant, score: 100 - seat, place: places[seat as 0], verdict: null };
    }),
  };
}
