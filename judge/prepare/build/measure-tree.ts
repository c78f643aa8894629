import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** How many processes a process and its descendants are, and how much memory they have. */
export function measureTree(pid: number | undefined): { processes: number; bytes: number } {
  const pids = new Set(pid === undefined ? [] : [pid]);
  let bytes = 0;
  for (const member of pids) {
    for (const child of listChildren(member)) pids.add(child);
    bytes += Number(read(`/proc/${member}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES;
  }
  return { processes: pids.size, bytes };
}

function listChildren(pid: number): number[] {
  const threads = list(`/proc/${pid}/task`);
  const words = threads.flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' '));
  return words.filter((word) => word !== '').map(Number);
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
