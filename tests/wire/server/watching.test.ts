/** Health, metrics, the log and the reference, as those who watch and integrate see them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { type ExampleServer, exampleServer, inSession, post } from '#tests/support/example-server.ts';

let server: ExampleServer;
beforeAll(async () => {
  server = await exampleServer();
});
afterAll(() => server.app.close());

describe('watching', () => {
  it('says health, and metrics to somebody on this machine', async () => {
    expect((await server.app.inject('/health')).json()).toEqual({ live: true, ready: true });
    await post(server, `opid=FS001&actioncode=FLIGHTSEARCH&${inSession}`);
    await post(server, 'opid=NOSUCH');
    const metrics = await server.app.inject('/metrics');
    expect(metrics.statusCode).toBe(200);
    expect(metrics.body).toContain('farelane_answers_total{operation="FS001/FLIGHTSEARCH",code="902"}');
    expect(metrics.body).not.toContain('NOSUCH');
  });

  it('is not ready while the database does not answer', async () => {
    const waiting = await exampleServer({ server: { ready: () => Promise.resolve(false) } });
    const { statusCode, body } = await waiting.app.inject('/health');
    expect([statusCode, JSON.parse(body)]).toEqual([503, { live: true, ready: false }]);
    expect((await waiting.app.inject('/health/live')).statusCode).toBe(200);
    await waiting.app.close();
  });

  it('says metrics to nobody else, but who knows the token', async () => {
    const guarded = await exampleServer({ server: { metricsToken: 'only-prometheus' } });
    const from = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
      guarded.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });
    expect((await from('203.0.113.7')).statusCode).toBe(403);
    expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(403);
    expect((await from('203.0.113.7', { authorization: 'Bearer wrong' })).statusCode).toBe(403);
    expect((await from('203.0.113.7', { authorization: 'Bearer only-prometheus' })).statusCode).toBe(200);
    await guarded.app.close();
  });

  it('logs a line a request, without anything of a person', async () => {
    const { logged } = server;
    const before = logged.length;
    const secrets = 'userid=asha%40malabar.example&password=hunter2-hunter2';
    const { headers } = await post(server, `opid=LOGINV2&${secrets}`);
    const lines = logged.slice(before);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      operation: 'LOGINV2',
      code: 0,
      reference: headers['x-request-reference'],
      ms: expect.any(Number),
    });
    expect(lines[0]).not.toMatch(/malabar|hunter2|127\.0\.0\.1|good-token/);
  });

  it('describes every operation at /docs', async () => {
    const { statusCode, body } = await server.app.inject('/docs');
    expect(statusCode).toBe(200);
    for (const { operation } of boundOperations) expect(body).toContain(operation.actioncode ?? operation.opid);
    expect(body).toContain('travellers[0][first_name]=Asha');
    expect(body).not.toContain('<script');
    expect((await server.app.inject('/docs/style.css')).headers['content-type']).toContain('text/css');
  });
});
