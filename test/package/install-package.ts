import { execa } from 'execa';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyFolder } from '../cli/run-minions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Packs the package and installs it into an empty folder, as people do. There is no network: what it depends on is packed
 * from where npm has put it for us. Returns the folder and the files of our tarball, from the build as it is.
 */
export async function installPackage(): Promise<{ folder: string; packed: string[] }> {
  const [tarballs, folder] = [emptyFolder(), emptyFolder()];
  const platform = readdirSync(join(root, 'node_modules/@esbuild')).map((name) => `./node_modules/@esbuild/${name}`);
  const { stdout } = await execa(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', tarballs, '.', './node_modules/esbuild', ...platform],
    {
      cwd: root,
    },
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const packed = readdirSync(tarballs).map((name) => join(tarballs, name));
  await execa('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...packed], {
    cwd: folder,
    env: { npm_config_cache: emptyFolder() },
  });
  const [ours] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  return { folder, packed: ours.files.map(({ path }) => path) };
}
