import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ContestVersion } from '../../../protocol/types/contest/version.ts';
import type { ContestVersions } from '../../../protocol/types/contest/versions.ts';
import { findGateReport } from '../../store/gate-reports.ts';
import { locateFiles } from '../../submit/receive-upload.ts';
import { findVersion, listBotsOf, listVersionsOfBot } from '../../store/versions.ts';
import type { Contest } from '../contest.ts';
import { activateAs } from '../activate-as.ts';
import { describeVersion } from '../describe-version.ts';
import { packFolder } from '../pack-folder.ts';
import { findOwnVersion, findVersionToChange } from '../find-own-version.ts';
import { requirePerson } from '../identity.ts';
import { Refusal, refuseUnknown } from '../../refusal.ts';
import { answers, NUMBER_PARAMS } from './answers.ts';

interface ById {
  Params: { id: number };
}

/** What an author does with versions. */
export function addVersionRoutes(app: FastifyInstance, contest: Contest): void {
  const { db, work, paths } = contest;
  const list = { summary: 'The versions of your bots, newest first.', response: answers('versions') };
  app.get('/api/versions', { schema: list as object }, async ({ person }): Promise<ContestVersions> => {
    const bots = await listBotsOf(db, requirePerson(person));
    const versions = (await Promise.all(bots.map(({ id }) => listVersionsOfBot(db, id)))).flat();
    return { versions: versions.sort((a, b) => b.id - a.id).map((version) => describeVersion(version, work)) };
  });

  const one = { summary: 'One of your versions.', params: NUMBER_PARAMS, response: answers('version') };
  app.get<ById>('/api/versions/:id', { schema: one as object }, async ({ person, params }): Promise<ContestVersion> =>
    describeVersion(await findOwnVersion(contest, person, params.id, 'version'), work),
  );

  const report = {
    summary: 'The report of the gate of one of your versions.',
    params: NUMBER_PARAMS,
    response: answers('gate-report'),
  };
  app.get<ById>('/api/versions/:id/report', { schema: report as object }, async ({ person, params }) => {
    const version = await findOwnVersion(contest, person, params.id, 'gate report');
    const found = await findGateReport(db, version.id);
    if (!found) throw refuseUnknown(`report of version ${params.id} yet`);
    return JSON.parse(found.report) as object;
  });

  const replay = { summary: 'The replay of the gate match of one of your versions.', params: NUMBER_PARAMS };
  app.get<ById>('/api/versions/:id/replay', { schema: replay as object }, async ({ person, params }, reply) => {
    const version = await findOwnVersion(contest, person, params.id, 'gate replay');
    const path = join(paths.gates, String(version.id), 'match.jsonl.gz');
    if (!existsSync(path)) throw refuseUnknown(`replay of the gate of version ${params.id}`);
    return reply.type('application/gzip').send(createReadStream(path));
  });

  const source = { summary: 'What was submitted as a version of your bot, as tar.gz.', params: NUMBER_PARAMS };
  app.get<ById>('/api/versions/:id/source', { schema: source as object }, async ({ person, params }, reply) => {
    const { bot, number, digest } = await findOwnVersion(contest, person, params.id, 'source');
    const folder = locateFiles(paths.versions, digest);
    if (!existsSync(folder)) throw refuseUnknown(`source of version ${number} of ${bot} any more`);
    const name = `${bot}-${number}`;
    return reply
      .type('application/gzip')
      .header('content-disposition', `attachment; filename="${name}.tar.gz"`)
      .send(packFolder(folder, name));
  });

  const activate = {
    summary: 'Makes an accepted version the one that plays.',
    params: NUMBER_PARAMS,
    response: answers('version'),
  };
  app.post<ById>(
    '/api/versions/:id/activate',
    { schema: activate as object },
    async ({ person, params }): Promise<ContestVersion> => {
      const version = await findVersionToChange(contest, person, params.id);
      if (version.state !== 'active' && version.state !== 'retired') {
        throw new Refusal(
          409,
          `version ${version.number} of ${version.bot} is ${version.state}`,
          'only versions that passed the gate can play',
        );
      }
      if (!existsSync(locateFiles(paths.versions, version.digest)))
        throw new Refusal(409, `the files of version ${version.number} were erased`, 'submit a new version');
      if (version.state === 'retired') await activateAs(contest, person!, version);
      return describeVersion((await findVersion(db, version.id))!, work);
    },
  );
}
