import { execa } from 'execa';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
  static async make(commit = 'HEAD') {
    const place = mkdtempSync(join(tmpdir(), 'minions-mutants-'));
    const folder = join(place, 'copy');
    await execa('git', ['clone', '--quiet', ROOT, folder]);
    await execa('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
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

  /** Chooses mutants among those of all shipped files, or as many of each area, and writes them into the copy. */
  plant(seed, count, { areas, isEach, places }) {
    const wanted = this.paths.filter((path) => SOURCES.test(path) && areas.includes(nameArea(path)));
    const sources = new Map(wanted.map((path) => [path, readFileSync(join(this.folder, path), 'utf8')]));
    const locate = ({ path, start }) => `${path}:${sources.get(path).slice(0, start).split('\n').length}`;
    const all = [...sources]
      .flatMap(([path, source]) => listMutants(path, source))
      .filter((mutant) => places === undefined || places.includes(locate(mutant)));
    const lists = isEach ? areas.map((name) => all.filter(({ path }) => nameArea(path) === name)) : [all];
    const chosen = lists
      .flatMap((list) => chooseMutants(list, seed, count))
      .map((mutant, index) => ({ ...mutant, id: index + 1 }));
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

  /** The build that is there, if there is one: only tests in memory are run, and they read the validators of it. */
  async takeBuild() {
    const dist = join(ROOT, 'dist');
    if (existsSync(dist)) cpSync(dist, join(this.folder, 'dist'), { recursive: true });
    else await this.build();
  }

  remove() {
    // What was killed may still be writing.
    rmSync(this.place, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
