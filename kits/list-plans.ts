import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from './fill-template.ts';
import type { Project } from './make-project.ts';

/** The sample bots that a project may start from. The first that a kit has for the game is the usual one. */
export const PLANS = ['rookie', 'demo', 'dummy'] as const;

/** Those that the kit has for the game. */
export function listPlans(project: Omit<Project, 'from'>): string[] {
  const { kit } = project;
  return PLANS.filter((from) =>
    Object.keys(kit.copy).every((file) => existsSync(join(kit.folder, fillTemplate(file, { ...project, from })))),
  );
}
