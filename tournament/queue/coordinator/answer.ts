import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What is answered to a worker. */
export interface Answer {
  readonly status: number;
  /** JSON, or bytes as they are. */
  readonly body?: object;
}

export const answerWith = (body: object | undefined): Answer => (body ? { status: 200, body } : { status: 404 });

/** An answer that says why not. */
export const refuse = (status: number, sentence: string): Answer => ({ status, body: { sentence } });

export function sendAnswer(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  void reply.status(status);
  return body instanceof Readable ? reply.type('application/octet-stream').send(body) : reply.send(body);
}
