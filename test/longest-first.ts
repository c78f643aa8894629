import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, most of it in compilers. They come first, so that none of them runs on alone when all others
 * are done; without a record of earlier runs vitest goes by the size of a file. What the first one builds, the bots of all
 * languages, many others find built.
 */
const LONGEST = [
  'sample-bots/agreement.busy',
  'sample-bots/eda-players.busy',
  'sample-bots/typed-kits.busy',
  'new/readme.busy',
  'sample-bots/compilers.busy',
  'golden/eda.busy',
  'cli/new.busy',
  'cli/new-builds.busy',
  'docs/languages.busy',
  'replay-files/large-replay.busy',
  'viewer/load.busy',
  'cli/play.command',
  'package/package.command',
  'contract/contract',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Projects stay in their order: only files of one project change places.
    const order = [...new Set(sorted.map(({ project }) => project.name))];
    const rank = ({ project, moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return order.indexOf(project.name) * (LONGEST.length + 1) + (place < 0 ? LONGEST.length : place);
    };
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
