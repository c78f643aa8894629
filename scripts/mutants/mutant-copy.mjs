import { execa } from 'execa';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameArea } from './areas.mjs';
import { chooseMutants } from './choose-mutants.mjs';
import { insertMutants } from './insert-mutants.mjs';
import { listMutants } from './list-mutants.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES =
  /^(?:protocol(?!\/types\/)|engine|dialogue|replay|judge|tournament|kits|contest|cli|api|viewer)\/.*(?<!\.d)\.ts$/;
/** Runs before every test file: tells it, and the processes that it starts, apart from the others. */
const NAME_TEST = `
import { expect } from 'vitest';
process.env['MINIONS_TEST'] = expect.getState().testPath ?? '';
globalThis.minionsMutants.test = process.env['MINIONS_TEST'];
`;

/** A clone of the last commit in which mutants stand. */
export class MutantCopy {
  static async make() {
    const place = mkdtempSync(join(tmpdir(), 'minions-mutants-'));
    const folder = join(place, 'copy');
    await execa('git', ['clone', '--quiet', ROOT, folder]);
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    // Where tests look for the recorded matches of the published programs.
    const shared = join(ROOT, '../shared');
    if (existsSync(shared)) symlinkSync(shared, join(place, 'shared'));
    const { stdout } = await execa('git', ['ls-files'], { cwd: folder });
    return new MutantCopy(place, folder, stdout.split('\n'));
  }

  constructor(place, folder, paths) {
    this.place = place;
    this.folder = folder;
    this.paths = paths;
  }

  /** Chooses mutants among those of all shipped files, and writes them into the copy. */
  plant(seed, count, area) {
    const wanted = this.paths.filter((path) => SOURCES.test(path) && (area === undefined || nameArea(path) === area));
    const sources = new Map(wanted.map((path) => [path, readFileSync(join(this.folder, path), 'utf8')]));
    const all = [...sources].flatMap(([path, source]) => listMutants(path, source));
    const chosen = chooseMutants(all, seed, count);
    for (const mutant of chosen) {
      const source = sources.get(mutant.path);
      mutant.line = source.slice(0, mutant.start).split('\n').length;
      mutant.original = source.slice(mutant.start, mutant.end);
    }
    for (const path of new Set(chosen.map((mutant) => mutant.path))) {
      const own = chosen.filter((mutant) => mutant.path === path);
      writeFileSync(join(this.folder, path), insertMutants(sources.get(path), own));
    }
    appendFileSync(join(this.folder, 'test/seed-chance.ts'), NAME_TEST);
    return chosen;
  }

  async build() {
    await execa('npm', ['run', 'build'], { cwd: this.folder });
  }

  remove() {
    // What was killed may still be writing.
    rmSync(this.place, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
