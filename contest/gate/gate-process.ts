// The gate of a server runs in a process of its own: what it waits for holds nobody else up, and it can be ended.
import { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { GateRequest } from '../../tournament/queue/run-gate.ts';
import type { GateAnswer } from './gate-messages.ts';
import { runGate } from './run-gate.ts';

// Ctrl-C reaches every process of a terminal. The parent decides; when it is gone, so are we, and the bot with us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (request: GateRequest) => {
  void answer(request).then(send);
});

function send(message: GateAnswer): void {
  process.send!(message);
}

async function answer({ gameFolder, ...request }: GateRequest): Promise<GateAnswer> {
  try {
    const game = await new GameCatalogue().load(request.terms.game, gameFolder);
    const onStage = (stage: GateStage): void => send({ kind: 'stage', stage });
    return { kind: 'report', report: await runGate({ ...request, game, onStage }) };
  } catch (error) {
    if (error instanceof UsageError) return { kind: 'failed', message: `${error.message}. ${error.hint}` };
    return { kind: 'failed', message: (error as Error).stack ?? String(error) };
  }
}

type GateStage = Extract<GateAnswer, { kind: 'stage' }>['stage'];
