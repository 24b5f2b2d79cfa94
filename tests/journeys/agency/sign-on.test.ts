/** Single sign-on over HTTP on both databases: a token of the issuer lets its person in, once; nobody else's does. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { Effect } from 'effect';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import {
  demonstrationPassword,
  portalDesk,
  type RunningBackOffice,
  runBackOffice,
} from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const keys = {
  EdDSA: generateKeyPairSync('ed25519'),
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
};
const stranger = generateKeyPairSync('ed25519').privateKey;
type Algorithm = keyof typeof keys;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
function signed(alg: string, key: KeyObject, claims: Record<string, unknown>): string {
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  const by = alg === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' as const } : key;
  return `${text}.${sign(alg === 'EdDSA' ? null : 'sha256', Buffer.from(text), by).toString('base64url')}`;
}

const issuer = 'https://id.example';
const audience = 'https://portal.example';
let made = 0;
function claims(more: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1;
  const now = Math.floor(Date.now() / 1000);
  return { iss: issuer, aud: audience, sub: 'Agent@demo.test', iat: now, exp: now + 120, jti: `t${made}`, ...more };
}

describe.each(databases())('single sign-on on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  const settings = (algorithm: Algorithm) => ({
    SSO_ISSUER: issuer,
    SSO_KEY: keys[algorithm].publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    PUBLIC_URL: audience,
    ENCRYPT_ANSWERS: '1',
    RATE_LOGIN_FAILURES_PER_ADDRESS: '1000',
  });
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database, settings('EdDSA'));
  });
  afterAll(() => office.stop());

  const own = keys.EdDSA.privateKey;
  const comeIn = async (ssoToken: string) => get((await portalDesk(office)).desk.session.signOn({ ssoToken }));
  const refused = async (ssoToken: string) => {
    const { desk } = await portalDesk(office);
    const failure = await get(Effect.flip(desk.session.signOn({ ssoToken })));
    return failure._tag === 'NotPermitted' ? failure.reason : failure._tag;
  };

  it('lets the person in, sealed, without a session before, once', async () => {
    const token = signed('EdDSA', own, claims({ aud: ['https://other.example', audience] }));
    const together = await Promise.all(
      Array.from({ length: 4 }, async () =>
        get(Effect.result((await portalDesk(office)).desk.session.signOn({ ssoToken: token }))),
      ),
    );
    const came = together.flatMap((each) => (each._tag === 'Success' ? [each.success] : []));
    expect(came).toHaveLength(1);
    const there = await portalDesk(office);
    there.use(came[0]?.token);
    expect(await get(there.desk.session.userDetails())).toMatchObject({ userId: 'agent@demo.test' });
    expect(await refused(token)).toBe('sign-on-refused');
    const answer = await fetch(`${office.base}/v2dispatch.jsp`, {
      method: 'POST',
      body: new URLSearchParams({ opid: 'IWEENSSO', resultformat: 'JSON', ssotoken: signed('EdDSA', own, claims()) }),
    });
    expect(await answer.text()).toMatch(/^"?[A-Za-z0-9+/=]+\*{3,}[A-Za-z0-9+/=]+"?$/);
  });

  it('refuses what the issuer did not sign, or not for this, or not now', async () => {
    const now = Math.floor(Date.now() / 1000);
    const good = claims();
    const [head = '', , signature = ''] = signed('EdDSA', own, good).split('.');
    const { jti: _jti, ...nameless } = claims();
    for (const token of [
      signed('EdDSA', stranger, claims()),
      `${head}.${part({ ...good, sub: 'operator@demo.test' })}.${signature}`,
      `${part({ alg: 'none' })}.${part(claims())}.`,
      `${part({ alg: 'HS256' })}.${part(claims())}.${signature}`,
      signed('EdDSA', own, claims({ iss: 'https://other.example' })),
      signed('EdDSA', own, claims({ aud: 'https://other.example' })),
      signed('EdDSA', own, claims({ exp: now - 90, iat: now - 200 })),
      signed('EdDSA', own, claims({ iat: now + 120, exp: now + 240 })),
      signed('EdDSA', own, claims({ exp: now + 86_400 })),
      signed('EdDSA', own, claims({ sub: 'nobody@demo.test' })),
      signed('EdDSA', own, nameless),
      'x',
      'a.b.c.d',
    ])
      expect(await refused(token), token).toBe('sign-on-refused');
  });

  it('asks for two factors at the issuer where the person has two here', async () => {
    const { session } = (await portalDesk(office, 'staff@demo.test')).desk;
    const { secret } = await get(session.beginSecondFactor({ password: demonstrationPassword }));
    await get(session.confirmSecondFactor({ code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() }));
    const sub = 'staff@demo.test';
    expect(await refused(signed('EdDSA', own, claims({ sub, amr: ['pwd'] })))).toBe('sign-on-refused');
    expect(await comeIn(signed('EdDSA', own, claims({ sub, amr: ['pwd', 'mfa'] })))).toHaveProperty('token');
  });

  it('takes each kind of key by its own algorithm, and nobody where none is set', async () => {
    for (const algorithm of ['ES256', 'RS256'] as const) {
      const other = await runBackOffice(await fresh(), settings(algorithm));
      const { desk } = await portalDesk(other);
      const token = signed(algorithm, keys[algorithm].privateKey, claims());
      expect(await get(desk.session.signOn({ ssoToken: token }))).toHaveProperty('token');
      const wrong = await get(Effect.flip(desk.session.signOn({ ssoToken: signed('EdDSA', own, claims()) })));
      expect(wrong).toMatchObject({ reason: 'sign-on-refused' });
      await other.stop();
    }
    const without = await runBackOffice(await fresh());
    const { desk } = await portalDesk(without);
    const nobody = await get(Effect.flip(desk.session.signOn({ ssoToken: signed('EdDSA', own, claims()) })));
    expect(nobody).toMatchObject({ reason: 'sign-on-refused' });
    await without.stop();
  });
});
