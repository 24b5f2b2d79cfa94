/** The portal’s own files, and who else may call from a page. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExampleServer, exampleServer, post } from '#tests/support/example-server.ts';

let server: ExampleServer;
beforeAll(async () => {
  server = await exampleServer();
});
afterAll(() => server.app.close());

describe('the portal’s files', () => {
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ method: 'GET', url, headers });

  it.each([
    '/',
    '/login',
    '/flight',
    '/flight/owresults?from=DEL',
    '/flight/ticket/FL26110000012',
    '/profile/ledger',
    '/my-bookings/',
  ])('%s answers the portal', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<title>Farelane</title>');
  });

  it.each([
    '/nowhere',
    '/flight/ticket/',
    '/flight/ticket/a/b',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/static/js/none.js',
  ])('%s answers the portal with 404', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Farelane</title>');
  });

  it('answers the portal with 404 to an address that cannot be read', async () => {
    expect((await server.app.inject({ method: 'GET', url: { pathname: '/%zz' } })).statusCode).toBeLessThan(500);
  });

  it('keeps for ever what is named by its content, small where it can be', async () => {
    const url = '/static/js/index.0123abcd.js';
    const plain = await get(url);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const br = await get(url, { 'accept-encoding': 'br' });
    expect(br.headers['vary']).toContain('accept-encoding');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const again = await get(url, { 'if-none-match': String(plain.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  it('sends what the build made small as it is, and not as files of their own', async () => {
    const url = '/static/index.0123abcd.css';
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/css; charset=utf-8' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(`${plain.body}/* br */`);
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(`${plain.body}/* gz */`);
    expect((await get(`${url}.br`)).statusCode).toBe(404);
    expect((await get(`${url}.gz`)).statusCode).toBe(404);
    expect((await get('/static/alone.gz')).statusCode).toBe(200);
  });

  it('lets pages run nothing but the portal’s own scripts', async () => {
    for (const url of ['/', '/nowhere', '/docs']) {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  it('asks for TLS where the deployment has it, and lets pages call where they must', async () => {
    const secure = await exampleServer({
      server: { policy: { tls: true, calls: ['https://office.example'], pictures: ['https://pictures.example'] } },
    });
    const { headers } = await secure.app.inject({ method: 'GET', url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://office.example");
    expect(policy).toContain("font-src 'self' https://office.example");
    expect(policy).toContain("img-src 'self' data: https://office.example https://pictures.example");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.app.close();
  });
});

describe('other origins', () => {
  it('may call only where they are configured', async () => {
    const open = await exampleServer({ server: { corsOrigins: ['https://agents.example'] } });
    const preflight = (origin: string) =>
      open.app.inject({
        method: 'OPTIONS',
        url: '/v2dispatch.jsp',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
    const welcome = await preflight('https://agents.example');
    expect(welcome.statusCode).toBe(204);
    expect(welcome.headers).toMatchObject({
      'access-control-allow-origin': 'https://agents.example',
      'access-control-allow-headers': 'content-type',
    });
    const stranger = await preflight('https://evil.example');
    expect(stranger.statusCode).toBe(403);
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    const answer = await post(open, 'opid=NOSUCH', { origin: 'https://agents.example' });
    expect(answer.headers['access-control-allow-origin']).toBe('https://agents.example');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(String(answer.headers['vary'])).toContain('origin');
    await open.app.close();
  });
});
