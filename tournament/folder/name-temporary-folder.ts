import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FolderKind } from './locate-tournament.ts';

/** Where matches go when nobody says where. It is made only when it is needed. */
export const nameTemporaryFolder = (kind: FolderKind): string => join(tmpdir(), `minions-${kind}-${randomUUID()}`);
