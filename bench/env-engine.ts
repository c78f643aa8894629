// For bench/env.py: plays matches with the engine alone whenever a line with the id of a game comes, and answers with rounds per second
// of CPU time of the whole process: with maps made beforehand, and with the maps.
import { createInterface } from 'node:readline';
import { findGame } from '../engine/registry.ts';

const MATCHES = 16;

let seed = 0;

function measure(id: string): { alone: number; withMaps: number } {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game "${id}"`);
  const config = game.configure('text');
  const began = readCpuMs();
  const matches = Array.from({ length: MATCHES }, () => game.start(config, `bench ${seed++}`));
  const made = readCpuMs();
  for (const match of matches) while (!match.isOver) match.play([[], [], [], []]);
  const ended = readCpuMs();
  const rounds = MATCHES * config.rounds * 1000;
  return { alone: rounds / (ended - made), withMaps: rounds / (ended - began) };
}

function readCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

for await (const id of createInterface({ input: process.stdin })) console.log(JSON.stringify(measure(id)));
