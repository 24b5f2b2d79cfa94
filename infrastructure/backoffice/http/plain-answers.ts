/** Answers outside the dispatch that are no page: a status and nothing else, with the headers that all data have. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { dataHeaders, type PagePolicy } from './safe-headers.ts';

interface PlainParts {
  readonly log: Logger;
  readonly policy: PagePolicy;
}

const type = 'text/plain; charset=utf-8';

export function plainAnswers({ log, policy }: PlainParts) {
  const headers = dataHeaders(policy.tls);

  const send = (reply: FastifyReply, status: number): FastifyReply =>
    reply.code(status).headers(headers).type(type).send(`${status}\n`);

  return {
    send,
    /** What went wrong is for the log: an error may name an inner address. */
    failed: (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
      const status = statusOf(error);
      if (status >= 500) log.error({ err: error, path: pathOf(request) }, 'a request could not be answered');
      void send(reply, status);
    },
    /** Bytes that are no request. */
    unreadable: (error: NodeJS.ErrnoException, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
      const lines = Object.entries({ ...headers, 'content-type': type, connection: 'close' });
      socket.end(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          ...lines.map(([name, value]) => `${name}: ${value}`),
          'content-length: 4',
          '',
          `${status}\n`,
        ].join('\r\n'),
      );
    },
  };
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
