import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type * as Engine from '../../engine/index.ts';

/**
 * The engine, bundled from its sources at this moment: an old build can never pass for a sound one. Not imported as it is,
 * because what the test runner makes of a module runs at half the speed.
 */
export async function loadEngine(): Promise<typeof Engine> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../engine/index.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as typeof Engine;
}
