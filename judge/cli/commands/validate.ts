import type { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { makeSentence } from '../../../protocol/problem.ts';
import { validateText, type Validation } from '../../validate/validate-text.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { requireFile } from '../options/require-file.ts';
import { requireSchema } from '../options/require-schema.ts';

const STANDARD_INPUT = 0;

export function defineValidate(command: Command): void {
  command
    .argument('<file>', 'the file, or - for standard input')
    .option('--schema <name>', 'the schema, where the file does not show it: "minions schema" lists them')
    .option('--json', 'print JSON')
    .action((path: string, { schema, json }: { schema?: string; json?: true }) => {
      if (path !== '-') requireFile(path);
      if (schema !== undefined) requireSchema(schema);
      const bytes = readFileSync(path === '-' ? STANDARD_INPUT : path);
      const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
      const validation = validateText(text, schema);
      console.log(json ? JSON.stringify(validation) : makeLine(path, validation));
      if (!validation.isValid) process.exitCode = EXIT_CODES.failed;
    });
}

function makeLine(path: string, validation: Validation): string {
  const name = path === '-' ? 'standard input' : path;
  if (validation.isValid) return `${name} is valid: ${validation.found.join(', ')}`;
  const schema = validation.schema === undefined ? '' : ` (${validation.schema})`;
  return `${name}, line ${validation.line}${schema}: ${makeSentence(validation.problem)}`;
}
