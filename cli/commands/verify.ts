import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import { verifyReplay, type Verification } from '../../replay/verify-replay.ts';
import { GAME_OPTION, type GameOption } from '../options/game-option.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { describeRounds } from '../show/describe-rounds.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { openReplay } from '../../judge/games/open-replay.ts';

export function defineVerify(command: JudgeCommand): void {
  command
    .argument('<replay>', 'a .jsonl or .jsonl.gz file')
    .option(...GAME_OPTION)
    .option('--json', 'print JSON: "minions schema verification"')
    .action(async (path: string, { json, game }: GameOption & { json?: true }) => {
      const { chunks, games } = await openReplay(path, openCatalogue(), game);
      const verification = await verifyReplay(chunks, games);
      console.log(json ? makeVisibleJson(verification) : makeVisible(describeVerification(path, verification)));
      return verification.holds ? undefined : EXIT_CODES.failed;
    });
}

function describeVerification(path: string, verification: Verification): string {
  if (verification.holds) {
    const { rounds, maxRounds, scores, isWhole } = verification;
    const end = isWhole ? '' : ' The match was not played to the end.';
    const played = isWhole ? describeRounds(rounds, maxRounds) : `${rounds} rounds`;
    return `${path} verified: ${played}, every fingerprint the same, points ${scores.join(' ')}.${end}`;
  }
  const place = verification.round === undefined ? '' : ` in round ${verification.round}`;
  return `${path}: verification failed${place}: ${verification.problem}.`;
}
