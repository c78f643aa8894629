import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import type { ContestVersion } from '../../../protocol/types/contest/version.ts';
import { refuseSize } from '../../submit/receive-upload.ts';
import { submitVersion } from '../submit-version.ts';
import { findQuota } from '../../store/quotas.ts';
import { findOwnerKey, isOwn } from '../../store/teams.ts';
import { countSubmissions, findBotByName } from '../../store/versions.ts';
import type { Contest } from '../contest.ts';
import { requirePerson } from '../identity.ts';
import { describeVersion } from '../describe-version.ts';
import { Refusal } from '../../refusal.ts';
import { answers, BOT_PARAMS } from './answers.ts';

const TYPES = [
  'application/zip',
  'application/x-zip-compressed',
  'application/gzip',
  'application/x-gzip',
  'application/octet-stream',
  'text/plain',
];
const MAX_UPLOADS = 4;

/** Submissions are taken as they come, and acknowledged when they are on the disk. */
export function addSubmitRoutes(app: FastifyInstance, contest: Contest): void {
  const { db, clock, settings, work } = contest;
  const { uploadBytes } = settings.quotas;
  const uploading = new Map<string, number>();
  const schema = {
    summary: 'Submits a version of a bot: a zip, a tar.gz, or one source file with its name in ?file=.',
    params: BOT_PARAMS,
    querystring: { type: 'object', properties: { file: { type: 'string', maxLength: 200 } } },
    consumes: TYPES,
    response: { ...answers('version'), ...answers('version', 202) },
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(TYPES, (_, payload, done) => done(null, payload));
    scope.post<{ Params: { bot: string }; Querystring: { file?: string }; Body: Readable }>(
      '/api/bots/:bot/versions',
      // The body is a stream: nothing is read before the request may be made.
      { schema: schema as object, bodyLimit: uploadBytes },
      async (request, reply): Promise<ContestVersion> => {
        const person = requirePerson(request.person);
        const { bot } = request.params;
        if (Number(request.headers['content-length'] ?? 0) > uploadBytes) throw refuseSize(uploadBytes);
        const known = await findBotByName(db, bot);
        if (known && !isOwn(person, known)) throw refuseName(bot);
        const owner = findOwnerKey(person);
        const versionsPerDay = (await findQuota(db, owner)) ?? settings.quotas.versionsPerDay;
        const day = clock.at().slice(0, 'yyyy-mm-dd'.length);
        const count = await countSubmissions(db, person, day);
        const others = uploading.get(owner) ?? 0;
        if (count + others >= versionsPerDay || others >= MAX_UPLOADS)
          throw refuseQuota(person.team, count, versionsPerDay);
        uploading.set(owner, others + 1);
        try {
          const { body, query } = request;
          const received = await submitVersion(contest, { bot, person, body, fileName: query.file });
          if (!received) throw refuseName(bot);
          const { version, isKnown } = received;
          void reply.status(isKnown ? 200 : 202);
          return { ...describeVersion(version, work), isKnown };
        } finally {
          uploading.set(owner, (uploading.get(owner) ?? 1) - 1);
        }
      },
    );
  });
}

const refuseName = (bot: string): Refusal =>
  new Refusal(403, `the name "${bot}" belongs to somebody else`, 'choose another name for your bot: --name <name>');

function refuseQuota(team: string | null, count: number, most: number): Refusal {
  const who = team === null ? 'you have' : 'your team has';
  return count >= most
    ? new Refusal(429, `${who} submitted ${count} versions today, and ${most} are allowed`, 'come back tomorrow (UTC)')
    : new Refusal(429, `${who} several versions under way at the same moment`, 'wait until they have arrived');
}
