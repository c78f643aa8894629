import { makeVisibleLines } from '../../protocol/visible-text.ts';
import type { ComparedBot, ComparisonResult, LostPair } from '../../protocol/types/compare/result.ts';
import { describeHelp, describeQuestion, describeResult } from '../../tournament/compare/describe-result.ts';
import type { Summary } from '../../tournament/compare/summarise-comparison.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { nameCommand } from '../command-name.ts';
import { drawInterval } from './draw-interval.ts';
import { makeTable } from './make-table.ts';

/** A comparison for people: the answer, where it comes from, and what to look at. */
export function makeComparisonSummary(summary: Summary, folder: string): string {
  const { result } = summary;
  const [low, high] = result.interval;
  const sure = `${Number((100 * result.confidence).toFixed(2))} % sure, at any time`;
  const paragraphs = [
    [describeResult(result), `old ${drawInterval(result.mean, low!, high!)} new, ${sure}.`],
    [describeQuestion(result) ?? [], describeHelp(result) ?? [], result.notes].flat(),
    result.blocks === 0 ? [] : [makeGainTable(result).trimEnd()],
    result.blocks === 0 ? [] : [makeBotTable(summary).trimEnd()],
    result.lost.length === 0 ? [] : ['New lost most to old here:', ...describeLost(result, folder)],
  ];
  const text = paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  // The folder may be somebody else's, and so may its words.
  return makeVisibleLines(`${text.join('\n\n')}\n`);
}

function makeGainTable({ seats, rivals, parts }: ComparisonResult): string {
  const rows = [
    ...seats.map(({ seat, ...both }) => makeGainRow(`in seat ${seat}`, both, 3)),
    ...rivals.map(({ name, ...both }) => makeGainRow(`before ${name}`, both, 3)),
    ...parts.map(({ part, ...both }) => makeGainRow(part, both, 1)),
  ];
  return makeTable(['share of places', 'old', 'new', 'gain'], rows);
}

function makeGainRow(
  title: string,
  { old, new: fresh }: { readonly old: number | null; readonly new: number | null },
  decimals: number,
): string[] {
  if (old === null || fresh === null) return [title, '-', '-', '-'];
  return [title, old.toFixed(decimals), fresh.toFixed(decimals), (fresh - old).toFixed(decimals)];
}

function makeBotTable({ result, times }: Summary): string {
  const show = (ms: number | null): string => (ms === null ? '-' : `${ms.toFixed(1)} ms`);
  const makeRow = (which: 'old' | 'new'): string[] => {
    const { source, matches, faults, refused }: ComparedBot = result[which];
    const { meanMs, maxMs, cpuMs } = times[which];
    const kinds = Object.entries(faults).map(([code, count]) => `${count} ${code}`);
    return [
      which,
      source,
      String(matches),
      kinds.length === 0 ? '0' : kinds.join(', '),
      refused.toFixed(1),
      show(meanMs),
      show(maxMs),
      show(cpuMs),
    ];
  };
  return makeTable(
    ['', 'bot', 'matches', 'faults', 'refused', 'an answer', 'slowest', 'CPU a match'],
    [makeRow('old'), makeRow('new')],
  );
}

function describeLost(result: ComparisonResult, folder: string): string[] {
  return result.lost.flatMap(({ block, old, new: fresh }: LostPair) => {
    const fault = fresh.fault === null ? '' : `, ${fresh.fault}`;
    const where = `block ${block}, seat ${fresh.player}`;
    const locate = (replay: string): string => quoteForShell(`${folder}/${replay}`);
    const bot = quoteForShell(`${fresh.player}=${result.new.source}`);
    return [
      `  ${where}: place ${fresh.place} and ${fresh.score} points${fault}; old had place ${old.place} and ${old.score} points`,
      nameCommand(`    watch it:      minions view ${locate(fresh.replay)}`),
      nameCommand(`    watch old:     minions view ${locate(old.replay)}`),
      nameCommand(`    play it again: minions rerun ${locate(fresh.replay)} ${bot}`),
    ];
  });
}
