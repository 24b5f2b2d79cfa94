/** Answers that come from outside the dispatch. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gauges } from '#infrastructure/backoffice/http/gauges.ts';
import { type ExampleServer, exampleServer, post } from '#tests/support/example-server.ts';

const inner = 'connect ECONNREFUSED 10.0.0.5:5432';
const failing = () => Promise.reject(new Error(inner));

let server: ExampleServer;
let broken: ExampleServer;
beforeAll(async () => {
  server = await exampleServer({ server: { policy: { tls: true, calls: [], pictures: [] } } });
  broken = await exampleServer({
    server: { policy: { tls: true, calls: [], pictures: [] }, ready: failing, texts: { '/terminal': failing } },
  });
});
afterAll(() => Promise.all([server.app.close(), broken.app.close()]));

const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'strict-transport-security': expect.stringContaining('max-age=31536000'),
  'content-type': 'text/plain; charset=utf-8',
};

describe('an error outside the dispatch', () => {
  it.each([
    ['no form', 415, () => post(server, '{}', { 'content-type': 'application/json' })],
    [
      'a form in another charset',
      415,
      () => post(server, 'a=1', { 'content-type': 'application/x-www-form-urlencoded; charset=latin1' }),
    ],
    ['too long a form', 413, () => post(server, 'x'.repeat(70_000))],
    ['another method', 404, () => server.app.inject({ method: 'PUT', url: '/v2dispatch.jsp' })],
    ['another path', 404, () => server.app.inject({ method: 'POST', url: '/other' })],
    ['an address that cannot be read', 400, () => server.app.inject({ method: 'GET', url: { pathname: '/%zz' } })],
    ['metrics for strangers', 403, () => server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })],
    ['health that is unknown', 500, () => broken.app.inject('/health')],
    ['a page that cannot be made', 500, () => broken.app.inject('/terminal')],
  ])('%s is a status with the headers of data', async (_what, status, ask) => {
    const { statusCode, headers, body } = await ask();
    expect([statusCode, body]).toEqual([status, `${status}\n`]);
    expect(headers).toMatchObject(dataHeaders);
  });

  it('is answered for bytes that are no request too', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = server.app.server.address();
    const seen = await new Promise<string>((resolve, reject) => {
      const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1', () =>
        socket.write('this is no request\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (bytes) => {
        text += bytes.toString();
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(seen).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(seen).toContain("content-security-policy: default-src 'none'");
    expect(seen).toMatch(/\r\n\r\n400\n$/);
  });
});

it('says the metrics that it has where one cannot be read', async () => {
  const gauges = new Gauges();
  gauges.watch('farelane_waiting', 'Waits', failing);
  const watched = await exampleServer({ server: { gauges } });
  const { statusCode, body } = await watched.app.inject('/metrics');
  expect(statusCode).toBe(200);
  expect(body).toContain('farelane_faults_total');
  expect(body).not.toContain('10.0.0.5');
  expect(body).not.toMatch(/^farelane_waiting /m);
  await watched.app.close();
});

describe('metrics without a token', () => {
  const seen = async (options: Parameters<typeof exampleServer>[0], headers: Readonly<Record<string, string>> = {}) => {
    const guarded = await exampleServer(options);
    const { statusCode } = await guarded.app.inject({ url: '/metrics', headers });
    await guarded.app.close();
    return statusCode;
  };

  it('are for this machine alone', async () => {
    expect(await seen({})).toBe(200);
  });

  it('are for nobody where a proxy stands in front', async () => {
    expect(await seen({ server: { trustProxy: 1 } })).toBe(403);
    expect(await seen({ server: { trustProxy: ['10.0.0.0/8'] } })).toBe(403);
    expect(
      await seen(
        { server: { trustProxy: 1, metricsToken: 'only-prometheus-x' } },
        { authorization: 'Bearer only-prometheus-x' },
      ),
    ).toBe(200);
  });

  it.each(['x-real-ip', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'via'])(
    'are for nobody who comes with %s',
    async (header) => {
      expect(await seen({}, { [header]: 'x' })).toBe(403);
    },
  );

  it('are for nobody who asks by another name, as through a proxy that says nothing', async () => {
    expect(await seen({}, { host: 'portal.example' })).toBe(403);
  });
});

it('describes the wire at /docs/ as at /docs', async () => {
  const [plain, slash] = [await server.app.inject('/docs'), await server.app.inject('/docs/')];
  expect([slash.statusCode, slash.body]).toEqual([200, plain.body]);
});
