/** The icon of each page that the server answers with. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { iconDrawing, iconPaths } from '#infrastructure/backoffice/http/page/icon.ts';
import { PortalFiles } from '#infrastructure/backoffice/http/portal-files.ts';
import type { SandboxPages } from '#infrastructure/backoffice/http/sandbox-accounts.ts';
import { type ExampleServer, exampleServer } from '#tests/support/example-server.ts';

const account = {
  reference: 'account-1',
  accountNumber: '1112220041',
  ifsc: 'RATN0VAAPIS',
  bankName: 'RBL Bank',
  holder: 'Meridian Travels',
  upiId: 'meridian@rbl',
};

/** A trial gateway with one open payment and one account. */
const sandbox: SandboxPages = {
  shown: (reference) =>
    Promise.resolve({
      reference,
      paymentId: 'OP300001',
      method: 'upi',
      total: money(25_000_00, 'INR'),
      payer: 'Meridian Travels',
      language: 'en',
      returnUrl: '/top-up',
      endsAt: instant('2026-11-24T10:00:00Z'),
      state: 'open',
    }),
  act: () => Promise.resolve(undefined),
  newsOfTransfer: () => ({ body: Buffer.from(''), headers: {} }),
  accounts: {
    find: () => Promise.resolve(account),
    send: () => Promise.resolve(undefined),
    returnUrl: '/offline-payment',
  },
};

const payments = { gateway: 'sandbox', hear: () => Promise.resolve('nothing' as const), sandbox };

let server: ExampleServer;
let unbuilt: ExampleServer;
beforeAll(async () => {
  server = await exampleServer({ server: { payments } });
  unbuilt = await exampleServer({ server: { payments, portal: await PortalFiles.read('/nowhere', '') } });
});
afterAll(() => Promise.all([server.app.close(), unbuilt.app.close()]));

/** Every page that the back office makes itself: `one maker writes HTML pages` holds that no other place does. */
describe.each([
  '/docs',
  '/docs/',
  '/payments/sandbox/payment-1',
  '/payments/sandbox/account/account-1',
  '/payments/sandbox/account/account-1?wrong=1&lang=ar',
])('the page %s', (url) => {
  it('names an icon of this server that its policy allows, served as a picture without the portal too', async () => {
    for (const { app } of [server, unbuilt]) {
      const page = await app.inject(url);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers['content-security-policy']).toMatch(/img-src 'self'/);
      const icon = /<link rel="icon" href="(\/[^"/][^"]*)" type="([^"]+)">/.exec(page.body);
      const answer = await app.inject(icon?.[1] ?? 'no icon');
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, icon?.[2], iconDrawing]);
      expect(icon?.[2]).toMatch(/^image\//);
    }
  });
});

it('has an icon where browsers look for that of an answer that names none', async () => {
  expect(iconPaths).toContain('/favicon.ico');
  for (const path of iconPaths) {
    const { statusCode, headers } = await unbuilt.app.inject(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const again = await unbuilt.app.inject({ url: path, headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.statusCode).toBe(304);
  }
});
