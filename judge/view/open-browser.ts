import { once } from 'node:events';
import { execa } from 'execa';
import { findProgram } from '../prepare/find-program.ts';

/** Opens an address in the browser of whoever is here. Returns false where there is none to open. */
export async function openBrowser(address: string): Promise<boolean> {
  const command = browserCommand(process.platform, process.env);
  if (!command || findProgram(command[0]!) === undefined) return false;
  const [program, ...args] = command;
  const child = execa(program!, [...args, address], { detached: true, stdio: 'ignore', cleanup: false, reject: false });
  child.unref();
  try {
    await once(child, 'spawn');
    return true;
  } catch {
    return false;
  }
}

export function browserCommand(platform: string, environment: NodeJS.ProcessEnv): string[] | undefined {
  const { BROWSER: chosen, DISPLAY: x11, WAYLAND_DISPLAY: wayland } = environment;
  if (chosen) return chosen.split(' ');
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['explorer'];
  return x11 || wayland ? ['xdg-open'] : undefined;
}
