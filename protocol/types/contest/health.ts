// Generated from schemas/contest/health.json by "npm run types". Do not edit.

/**
 * Whether the server is ready.
 */
export interface ContestHealth {
  status: 'ok';
  version: string;
  uptimeSeconds: number;
}
