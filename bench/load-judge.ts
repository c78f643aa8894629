import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as HostModule from '../judge/host/host.ts';
import type * as PlayModule from '../judge/match/play-match.ts';

/** The judge of a build, which may be an older one. */
export async function loadJudge(build: string) {
  const { playMatch } = (await import(join(build, 'judge/match/play-match.js'))) as typeof PlayModule;
  const { Host } = (await import(join(build, 'judge/host/host.js'))) as typeof HostModule;
  return { playMatch, host: new Host(), ...(await loadPreparer(build)) };
}

/** Builds before the names changed call it a workshop. */
async function loadPreparer(build: string): Promise<object> {
  const isOld = existsSync(join(build, 'judge/prepare/workshop.js'));
  const file = join(build, `judge/prepare/${isOld ? 'workshop' : 'bot-preparer'}.js`);
  const [Preparer] = Object.values((await import(file)) as Record<string, new () => object>);
  return { [isOld ? 'workshop' : 'preparer']: new Preparer!() };
}
