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
  'outside/outside-project.busy',
  'sample-bots/compilers.busy',
  'golden/eda.busy',
  'commands/build-counts.busy',
  'replay-files/large-replay.busy',
  'commands/new.busy',
  'match/hundred-matches.busy',
  'docs/languages.busy',
  'kits/readme.busy',
  'commands/new-builds.busy',
  'page/load.busy',
  'contest/kill.busy',
  'contest/rounds.busy',
  'pages/pages.busy',
  'host/attacks.process',
  'host/clock-attacks.process',
  'queue/queue.e2e',
  'commands/check.e2e',
  'match/fairness.process',
  'commands/play',
  'package/package.busy',
  'contract/contract',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Only files that may run at the same time change places.
    const rank = ({ project, moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return project.config.sequence.groupOrder * (LONGEST.length + 1) + (place < 0 ? LONGEST.length : place);
    };
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
