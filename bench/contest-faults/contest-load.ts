import { setTimeout as sleep } from 'node:timers/promises';
import { askContest } from '../../contest/client/contest-client.ts';
import { signInToContest } from '../../contest/client/login.ts';
import type { ContestPerson } from '../../protocol/types/contest/person.ts';
import type { ContestQueue } from '../../protocol/types/contest/queue.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { packPerlBot, WAITING_PERL_BOT } from '../services/pack-perl-bot.ts';
import type { Chance } from '../statistics/simulate.ts';

const PEOPLE = 6;
const MAX_WAITING = 2;
const PAUSE_MS = 300;

/** People who submit and go back to older versions, whatever happens to the server. */
export class ContestLoad {
  /** What the server has said it has. */
  readonly acknowledged = new Map<number, ContestVersion>();
  private readonly tokens: string[] = [];
  private isStopped = false;
  private working: Promise<void> | undefined;
  private submissions = 0;

  /** @param findUrl where the server listens at the moment */
  constructor(
    private readonly findUrl: () => string,
    private readonly chance: Chance,
  ) {}

  /** Adds people, as the owner. */
  async addPeople(owner: string): Promise<void> {
    const { address } = await signInToContest(owner);
    for (let at = 0; at < PEOPLE; at += 1) {
      const { link } = await askContest<ContestPerson>(address, '/api/people', {
        method: 'POST',
        json: { name: `Person ${at}` },
      });
      this.tokens.push((await signInToContest(link)).address.token!);
    }
  }

  private ask<T>(person: number, path: string, asking?: Parameters<typeof askContest>[2]): Promise<T> {
    return askContest<T>({ url: this.findUrl(), token: this.tokens[person]! }, path, asking);
  }

  start(): void {
    this.isStopped = false;
    this.working = this.work();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.working;
  }

  private async work(): Promise<void> {
    while (!this.isStopped) {
      // A server that was killed has not answered: nothing was promised.
      await this.act().catch(() => {});
      await sleep(PAUSE_MS);
    }
  }

  private async act(): Promise<void> {
    const { waiting } = await askContest<ContestQueue>({ url: this.findUrl() }, '/api/queue');
    if (waiting.length >= MAX_WAITING) return;
    const person = Math.floor(this.chance() * this.tokens.length);
    if (this.chance() < 0.2) return this.goBack(person);
    const content = await packPerlBot(`${WAITING_PERL_BOT}# version ${(this.submissions += 1)}\n`);
    const version = await this.ask<ContestVersion>(person, `/api/bots/bot-${person}/versions`, {
      method: 'POST',
      bytes: { type: 'application/gzip', content },
    });
    this.acknowledged.set(version.id, version);
  }

  /** Makes an older version active again. */
  private async goBack(person: number): Promise<void> {
    const { versions } = await this.ask<{ versions: ContestVersion[] }>(person, '/api/versions');
    const older = versions.filter(({ state }) => state === 'retired');
    const chosen = older[Math.floor(this.chance() * older.length)];
    if (chosen) await this.ask(person, `/api/versions/${chosen.id}/activate`, { method: 'POST', json: {} });
  }
}
