/** A gateway of our own: a real HTTP server on this machine, which answers in a gateway's documented shapes and fails as asked. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface StubRequest {
  /** 'POST /v1/payment_links'. */
  readonly kind: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
}

export abstract class GatewayStub {
  readonly seen: StubRequest[] = [];
  /** What befalls the next request: cut before it is worked on, or after. */
  fault: 'before' | 'after' | undefined;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
        const seen: StubRequest = {
          kind: `${request.method ?? ''} ${pathname}`,
          path: pathname,
          query: searchParams,
          body: Buffer.concat(chunks).toString('utf8'),
          headers: request.headers,
        };
        this.seen.push(seen);
        const { fault } = this;
        this.fault = undefined;
        if (fault === 'before') return void request.socket.destroy();
        const { status, body } = this.answer(seen);
        if (fault === 'after') return void request.socket.destroy();
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
  }

  protected abstract answer(request: StubRequest): StubAnswer;

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** A message as a gateway sends it. */
export interface StubMessage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}
