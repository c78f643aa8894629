import { Option } from 'commander';
import type { JudgeCommand } from '../judge-command.ts';
import { EXPORT_FORMATS, EXPORTS, exportReplay, type ExportKind } from '../../judge/export/export-replay.ts';
import { OutputFile } from '../../judge/replay-files/output-file.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { printHeldBack } from '../show/print-held-back.ts';
import { GAME_OPTION, type GameOption } from '../options/game-option.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { openReplay } from '../../judge/games/open-replay.ts';

interface ExportOptions extends Partial<Record<ExportKind, true>>, GameOption {
  readonly format?: (typeof EXPORT_FORMATS)[number];
  readonly output?: string;
}

const KINDS = Object.keys(EXPORTS) as ExportKind[];

export function defineExport(command: JudgeCommand): void {
  command
    .argument('<replay>', 'a .jsonl or .jsonl.gz file')
    .option('--frames', 'the whole board at the beginning of every round, and at the end')
    .option('--orders', 'every order that was given, and why it was refused if it was')
    .option('--events', 'what happened in every round, in order, and why: moves, attacks, deaths, conquests, points')
    .option('--scores', 'the points of each player at the beginning of every round, and at the end')
    .addOption(
      new Option('--format <format>', 'JSON lines, or a table; as the name of --output ends, else jsonl').choices(
        EXPORT_FORMATS,
      ),
    )
    .option(...GAME_OPTION)
    .option('-o, --output <file>', 'write to a file (with .gz: compressed) instead of standard output')
    .action(async (path: string, options: ExportOptions) => {
      const kind = requireKind(options);
      const { output, format = output !== undefined && /\.csv(\.gz)?$/.test(output) ? 'csv' : 'jsonl' } = options;
      const replay = await openReplay(path, openCatalogue(), options.game);
      const text = exportReplay(replay, kind, format);
      await (output === undefined ? printHeldBack(text) : write(text, output));
    });
}

function requireKind(options: ExportOptions): ExportKind {
  const [kind, ...others] = KINDS.filter((one) => options[one]);
  if (kind !== undefined && others.length === 0) return kind;
  const problem = kind === undefined ? 'nothing chosen to export' : `--${kind} and --${others[0]} do not go together`;
  throw new UsageError(problem, 'choose what to export: --frames, --orders, --events or --scores');
}

async function write(text: AsyncIterable<string>, path: string): Promise<void> {
  const file = new OutputFile(path, { form: 'lines', isCompressed: path.endsWith('.gz') });
  try {
    for await (const part of text) file.write(part);
    await file.commit();
  } finally {
    file.discard();
  }
}
