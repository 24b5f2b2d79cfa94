/** A server that is instructed to stop answers what it was asked, and waits for nobody who has not asked. */
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { exampleServer } from '#tests/support/example-server.ts';

function asked(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path, host: '127.0.0.1', agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer));
    });
    request.on('error', reject);
  });
}

it('closes with its last answer, anyone who keeps a connection open', async () => {
  let answer = (_ready: boolean): void => {};
  let isAsked = (): void => {};
  const atHand = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const { app } = await exampleServer({
    server: {
      ready: () => {
        isAsked();
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  // At rest after an answer; silent from the start; half a question; a question that is being answered.
  expect((await asked(port, '/health/live', agent)).headers.connection).toBe('keep-alive');
  const others = ['', 'GET /health', 'POST /v2dispatch.jsp HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nopid'];
  const cut = others.map(
    (begun) =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(begun));
        socket.on('error', () => {});
        socket.on('close', () => resolve());
        socket.resume();
      }),
  );
  const waiting = asked(port, '/health', agent);
  await atHand;
  let isClosed = false;
  const closed = app.close().then(() => {
    isClosed = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isClosed).toBe(false);
  answer(true);
  const { statusCode, headers } = await waiting;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await closed;
  await Promise.all(cut);
  agent.destroy();
});
