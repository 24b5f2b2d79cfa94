/** A gateway in front of the server, as most deployments have one: while the server is gone it says so by a status of its own. */
import { createServer, request, type Server } from 'node:http';

export class Gateway {
  /** `http://127.0.0.1:port`. */
  readonly base: string;
  readonly #server: Server;

  private constructor(base: string, server: Server) {
    this.base = base;
    this.#server = server;
  }

  /** Hands everything on to the server at `target`. */
  static async open(target: string): Promise<Gateway> {
    const server = createServer((asked, reply) => {
      const { method, headers, url = '/' } = asked;
      // A connection each: one that is kept might be to a server that is gone.
      const onward = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      onward.on('error', () => {
        if (!reply.headersSent) reply.writeHead(502);
        reply.end();
      });
      asked.pipe(onward);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The gateway has no port');
    return new Gateway(`http://127.0.0.1:${address.port}`, server);
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
