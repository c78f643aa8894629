// Sources are written by people who may want to keep a judge busy: what looks through them reads each letter a few times.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSource } from '../../../../contest/gate/published/check-source.ts';
import { findBot } from '../../../../judge/prepare/find/find-bot.ts';
import { LANGUAGES } from '../../../../judge/prepare/find/languages.ts';
import { emptyFolder } from '../../../cli/run-minions.ts';

const BYTES = 2 ** 17;
/** Of CPU time, since the machine may be busy; what looks at every pair of letters takes minutes. */
const PATIENT_MS = 8000;

const FILLERS: readonly string[] =
  `\r|\n| |\t|\u2028|\v|\r\n|#|"|'|(|/*|//|\\|\\"|;|:-|.|a.|A.|# |#\r|mod |main |fn |use |import |package |from '|require |#include "a|asm |asm\n|1'0 |R"|R"(|R"x(|\\\n|??/|#line `.split(
    '|',
  );

test.each(FILLERS)('a source that is nothing but %j is looked through at once, in every language', (filler) => {
  const folder = emptyFolder();
  const text = filler.repeat(BYTES / filler.length);
  const began = process.cpuUsage();
  for (const ending of LANGUAGES.flatMap(({ extensions }) => extensions)) {
    // What a source names may lie beside it.
    const place = join(folder, ending.slice(1));
    mkdirSync(place);
    const path = join(place, `bot${ending}`);
    writeFileSync(path, text);
    try {
      findBot(path, { game: { id: 'crematoria', botFolders: [] } });
    } catch {
      // A sentence is as good.
    }
  }
  checkSource(text, new Set());
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(PATIENT_MS);
});
