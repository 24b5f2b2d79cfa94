/**
 * A Duffel of our own: a real HTTP server on this machine that answers in the shapes of Duffel's reference and misbehaves as
 * asked. What it sells and keeps is in `duffel-stub-world.ts`.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Instant } from '#domain/time/instant.ts';
import { type Answer, DuffelWorld, refused, type StubError } from './world.ts';

/**
 * What befalls the next request of a kind ('POST /air/orders'). `before` is answered instead of doing it, `after` once it is
 * done; 'reset' cuts the connection. It is done no sooner than `from` allows, and answered no sooner than `answeredFrom`.
 */
export interface Fault {
  readonly on: string;
  readonly before?: StubError | 'reset';
  readonly after?: StubError | 'reset' | 'accepted';
  readonly from?: Promise<unknown>;
  readonly answeredFrom?: Promise<unknown>;
  /** Of the requests of that kind, how many: one where absent. */
  readonly times?: number;
}

export interface SeenRequest {
  readonly kind: string;
  readonly path: string;
  readonly body: unknown;
}

export const stubToken = 'duffel_test_stub';

export class DuffelStub extends DuffelWorld {
  readonly seen: SeenRequest[] = [];
  readonly #faults: (Fault & { left: number })[] = [];
  readonly #server: Server;
  #errors = 0;

  private constructor(now: Instant) {
    super(now);
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async start(now: Instant): Promise<DuffelStub> {
    const stub = new DuffelStub(now);
    await new Promise<void>((resolve) => stub.#server.listen(0, '127.0.0.1', resolve));
    return stub;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  fault(fault: Fault): void {
    this.#faults.push({ ...fault, left: fault.times ?? 1 });
  }

  seenOf(kind: string): readonly SeenRequest[] {
    return this.seen.filter((request) => request.kind === kind);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stub');
    const path = url.pathname.replace(/\/$/, '');
    const kind = `${request.method ?? ''} ${path.replace(/\/[a-z]{3}_[A-Za-z0-9]+/, '/:id')}`;
    const body = await bodyOf(request);
    this.seen.push({ kind, path, body });
    const fault = this.#faults.find(({ on, left }) => on === kind && left > 0);
    if (fault !== undefined) fault.left -= 1;
    await fault?.from;
    if (fault?.before === 'reset') return void request.socket.destroy();
    if (fault?.before !== undefined) return this.#send(response, { status: 0, error: fault.before });
    const answer =
      request.headers.authorization === `Bearer ${stubToken}` && request.headers['duffel-version'] === 'v2'
        ? this.answer(kind, path, url.searchParams, body)
        : refused(401, 'access_token_not_found');
    await fault?.answeredFrom;
    if (fault?.after === 'reset') return void request.socket.destroy();
    if (fault?.after === 'accepted') return this.#send(response, { status: 202, data: { id: 'por_1' } });
    if (fault?.after !== undefined) return this.#send(response, { status: 0, error: fault.after });
    this.#send(response, answer);
  }

  #send(response: ServerResponse, { status, data, meta, error }: Answer): void {
    if (error?.text !== undefined) {
      response.writeHead(error.status, { 'content-type': 'text/html' }).end(error.text);
      return;
    }
    const shown =
      error === undefined
        ? { data, ...(meta !== undefined && { meta }) }
        : {
            meta: { request_id: `req_${this.#errors}`, status: error.status },
            errors: [
              {
                code: error.code ?? 'internal_server_error',
                type: 'api_error',
                title: 'As asked',
                message: 'As asked',
                documentation_url: 'https://duffel.com/docs/api/overview/errors',
              },
            ],
          };
    response.writeHead(error?.status ?? status, { 'content-type': 'application/json', ...error?.headers });
    response.end(JSON.stringify(shown));
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Uint8Array[] = [];
  for await (const part of request) if (part instanceof Uint8Array) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  if (text === '') return undefined;
  const whole: unknown = JSON.parse(text);
  return typeof whole === 'object' && whole !== null && 'data' in whole ? whole.data : whole;
}
