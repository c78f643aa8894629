// Generated from schemas/contest/problem.json by "npm run types". Do not edit.

/**
 * Why a request was refused: application/problem+json, with what to do about it.
 */
export interface ContestProblem {
  type: string;
  title: string;
  status: number;
  detail: string;
  hint: string;
  /**
   * What the request is called in the log of the server, also in the header x-request-id: quote it when you ask the organiser.
   */
  request: string;
}
