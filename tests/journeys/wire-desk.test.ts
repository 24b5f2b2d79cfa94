/** The portal's desk before a fake dispatch: what it sends, and what it makes of whatever comes back. */
import { Effect, Exit, Fiber, Result } from 'effect';
import { describe, expect, it, vi } from 'vitest';
import { SessionInvalid, Unreachable } from '#application/desk/failures.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { moneyOf } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { decryptField, sealAnswer } from '#infrastructure/backoffice/http/answer-seal.ts';
import { configurationCall } from '#infrastructure/portal/configuration-call.ts';
import { isReadAsText } from '#infrastructure/portal/wire-call.ts';
import { wireDesk, type WireDeskOptions } from '#infrastructure/portal/wire-desk.ts';
import { makeBookFlight } from '#tests/fixtures/booking.ts';
import { answered, type FakeAnswer, type FakeDispatch, fakeDispatch, refused } from './fake-dispatch.ts';

function deskOver(dispatch: FakeDispatch, options: Partial<WireDeskOptions> = {}) {
  return wireDesk({
    base: 'https://office.example',
    token: () => 'token-1',
    language: () => 'fr',
    fetch: dispatch.fetch,
    ...options,
  });
}

const ask = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(asked));

async function failureOf<A, E>(asked: Effect.Effect<A, E>): Promise<E> {
  const result = await ask(asked);
  if (Result.isSuccess(result)) throw new Error('answered');
  return result.failure;
}

const account = (reserved = '0.00') =>
  answered({
    UserAccount: {
      outStanding: { amount: '-1234.50', currency: 'INR' },
      creditLimit: { amount: '50000.00', currency: 'INR' },
      reserved: { amount: reserved, currency: 'INR' },
    },
  });

describe('what the portal sends', () => {
  it('is a form to the dispatch, with token, language and agent', async () => {
    const dispatch = fakeDispatch({ 'RP036/GETBALANCE': account() });
    await ask(deskOver(dispatch, { agentId: () => 'AGT10482' }).account.balance());
    expect(dispatch.sent).toHaveLength(1);
    expect(dispatch.sent[0]).toMatchObject({
      address: 'https://office.example/v2dispatch.jsp',
      operation: 'RP036/GETBALANCE',
      fields: {
        opid: 'RP036',
        actioncode: 'GETBALANCE',
        sessiontoken: 'token-1',
        resultformat: 'JSON',
        language: 'fr',
        agentid: 'AGT10482',
      },
    });
  });

  it.each([undefined, ''])('leaves the token out where it is %j', async (token) => {
    const dispatch = fakeDispatch();
    await ask(deskOver(dispatch, { token: () => token }).account.balance());
    expect(dispatch.sent[0]?.body).not.toContain('sessiontoken');
  });

  it('sends no token with a login', async () => {
    const dispatch = fakeDispatch();
    await ask(deskOver(dispatch).session.logIn({ userId: 'a', password: 'b' }));
    expect(dispatch.sent[0]?.fields).toMatchObject({ opid: 'LOGINV2', userid: 'a', password: 'b' });
    expect(dispatch.sent[0]?.body).not.toContain('sessiontoken');
  });

  it('asks for the configuration at its own address, with nothing', async () => {
    const dispatch = fakeDispatch();
    await ask(deskOver(dispatch, { base: '' }).configuration.read());
    expect(dispatch.sent[0]).toMatchObject({ address: '/appv2.jsp', body: '' });
  });

  it('spells a search as the protocol does', async () => {
    const dispatch = fakeDispatch();
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: isoDate('2026-11-24') }];
    await ask(deskOver(dispatch).flight.search({ ...defaultSearch, sectors, numResults: 5_000 }));
    expect(dispatch.sent[0]?.fields).toMatchObject({
      opid: 'FS001',
      actioncode: 'FLIGHTSEARCH',
      actionname: 'FLIGHTSEARCH',
      origin: 'DEL',
      destination: 'BOM',
      onwarddate: '2026-11-24',
      journeytype: 'OneWay',
      prefclass: 'Y',
      numadults: '1',
      numchildren: '0',
      numinfants: '0',
      searchtype: 'normal',
      issbt: 'false',
      refundtype: 'All',
      nonstopsearch: 'false',
      refundableOnly: 'false',
      numresults: '5000',
      requestformat: 'JSON',
      resultformat: 'JSON',
    });
  });

  it('encrypts secrets where the deployment has a key, and nothing else', async () => {
    const outgoing = { key: '000102030405060708090a0b0c0d0e0f', iv: 'f0e0d0c0b0a090807060504030201000' };
    const dispatch = fakeDispatch();
    await ask(
      deskOver(dispatch, { outgoingKey: () => outgoing }).session.logIn({ userId: 'asha', password: 's3cret' }),
    );
    const fields = dispatch.sent[0]?.fields ?? {};
    expect(fields).toMatchObject({ userid: 'asha', encryptedfields: 'password' });
    const { password } = fields;
    expect(typeof password === 'string' && decryptField(password, outgoing)).toBe('s3cret');
  });
});

describe('what the portal makes of an answer', () => {
  const balanceOf = (answer: FakeAnswer, options: Partial<WireDeskOptions> = {}) =>
    ask(deskOver(fakeDispatch({ 'RP036/GETBALANCE': answer }), options).account.balance());

  const balance = {
    balance: moneyOf('-1234.50', 'INR'),
    creditLimit: moneyOf('50000', 'INR'),
    reserved: moneyOf('0', 'INR'),
  };

  it('reads a balance in both schemes', async () => {
    expect(await balanceOf(account())).toMatchObject({ success: balance });
    expect(await balanceOf({ json: { Root: { Status: 'OK', Result: '[-1234.50, 50000.00]' } } })).toMatchObject({
      success: balance,
    });
    const dinars = await balanceOf(
      { json: { Root: { Status: 'OK', Result: '[1.500, 0.000]' } } },
      { accountCurrency: () => 'KWD' },
    );
    expect(dinars).toMatchObject({ success: { balance: moneyOf('1.5', 'KWD') } });
  });

  it('opens sealed answers, whether they come as JSON text or bare', async () => {
    const details = answered({ agentId: 'AGT1' });
    const sealed = sealAnswer(JSON.stringify('json' in details ? details.json : {}));
    const dispatch = fakeDispatch({ GETUSERDETAILSV4: { json: sealed } });
    // Opened, and then found to lack fields: what was inside was read.
    expect(await failureOf(deskOver(dispatch).session.userDetails())).toMatchObject({
      detail: expect.stringContaining('at profileId'),
    });
    dispatch.answer('GETUSERDETAILSV4', { text: sealed });
    const local = deskOver(dispatch, { base: 'http://localhost:11100' });
    expect(await failureOf(local.session.userDetails())).toMatchObject({
      detail: expect.stringContaining('at profileId'),
    });
  });

  it('reads answers of a local host on port 11100 as text', async () => {
    expect(isReadAsText('http://localhost:11100/v2dispatch.jsp')).toBe(true);
    expect(isReadAsText('http://127.0.0.1:11100/v2dispatch.jsp')).toBe(true);
    expect(isReadAsText('/v2dispatch.jsp', 'http://localhost:11100/login')).toBe(true);
    expect(isReadAsText('http://localhost:8080/v2dispatch.jsp')).toBe(false);
    expect(isReadAsText('https://office.example:11100/v2dispatch.jsp')).toBe(false);
    expect(isReadAsText('/v2dispatch.jsp', undefined)).toBe(false);
    const text = JSON.stringify('json' in account() ? (account() as { readonly json: unknown }).json : {});
    expect(await balanceOf({ text }, { base: 'http://localhost:11100' })).toMatchObject({ success: balance });
  });

  it.each([
    [{ status: 502 }, { status: 502, detail: 'HTTP error: 502' }],
    [{ status: 404 }, { status: 404, detail: 'HTTP error: 404' }],
    [{ broken: 'Failed to fetch' }, { detail: 'Failed to fetch' }],
    [{ text: '<html>' }, {}],
    [{ json: 'a text' }, {}],
    [{ json: { hello: 1 } }, {}],
    [{ json: { Root: { Status: 'OK', Result: '[a, b]' } } }, {}],
    [answered({ UserAccount: {} }), {}],
  ] satisfies readonly (readonly [FakeAnswer, object])[])('%j is Unreachable', async (answer, expected) => {
    const logged: string[] = [];
    const result = await balanceOf(answer, { log: { error: (text) => logged.push(text) } });
    expect(logged).toEqual('status' in answer ? [`HTTP error: ${answer.status}`] : []);
    const failure = Result.isFailure(result) ? result.failure : undefined;
    expect(failure).toBeInstanceOf(Unreachable);
    expect(failure).toMatchObject(expected);
  });

  it('notes the HTTP error of the call for the configuration, too', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    const logged: string[] = [];
    try {
      const call = configurationCall('https://office.example', { error: (text) => logged.push(text) });
      expect(await call.read()).toEqual({ missing: { status: 503 } });
    } finally {
      vi.unstubAllGlobals();
    }
    expect(logged).toEqual(['HTTP error: 503']);
  });

  it('says with which token a session was invalid, though another has begun since', async () => {
    let token = 'old';
    const dispatch = fakeDispatch({ 'RP036/GETBALANCE': refused(900) });
    const desk = deskOver(dispatch, {
      token: () => token,
      fetch: async (...given) => {
        token = 'new';
        return dispatch.fetch(...given);
      },
    });
    const failure = await failureOf(desk.account.balance());
    expect(failure).toBeInstanceOf(SessionInvalid);
    expect(failure).toMatchObject({ token: 'old', message: 'Said.' });
  });

  it('says complaints in domain paths', async () => {
    const dispatch = fakeDispatch({
      'FS004/BOOK': refused(902, {
        violations: [{ code: 'too-short', path: 'travellers[0][first_name]', params: { least: 2 } }],
      }),
    });
    const failure = await failureOf(deskOver(dispatch).flight.book(makeBookFlight()));
    expect(failure).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code: 'too-short', path: 'travellers[0].firstName', params: { least: 2 } }],
    });
  });
});

describe('patience', () => {
  it('ends for an answer that does not come, and the request with it', async () => {
    const dispatch = fakeDispatch({ 'RP036/GETBALANCE': { silent: true } });
    const failure = await failureOf(deskOver(dispatch, { patience: 30 }).account.balance());
    expect(failure).toMatchObject({ _tag: 'Unreachable', detail: expect.stringContaining('in time') });
    expect(dispatch.sent[0]?.aborted()).toBe(true);
  });

  it('has no end for a booking, but the caller may give up', async () => {
    const dispatch = fakeDispatch({ 'FS004/BOOK': { silent: true } });
    const fiber = Effect.runFork(deskOver(dispatch, { patience: 10 }).flight.book(makeBookFlight()));
    await expect.poll(() => dispatch.sent.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(fiber.pollUnsafe()).toBeUndefined();
    expect(dispatch.sent[0]?.aborted()).toBe(false);
    await Effect.runPromise(Fiber.interrupt(fiber));
    expect(dispatch.sent[0]?.aborted()).toBe(true);
    const exit = fiber.pollUnsafe();
    expect(exit !== undefined && Exit.isFailure(exit)).toBe(true);
  });
});
