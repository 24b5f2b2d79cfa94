/** Links by which customers open a paper over HTTP: what they show, to whom, for how long, and what nobody learns from them. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinkedPaper, MakeLink } from '#application/desk/paper-links.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { formatMoney } from '#domain/money/format.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const unknown = 'A'.repeat(24);

describe.each(databases())('links for customers over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  /** Has no session. */
  let customer: PortalDesk['desk']['booking'];
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test');
    customer = (await portalDesk(office)).desk.booking;
  });
  afterAll(() => office.stop());

  const offerIn = async (days: number) => {
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, days) }];
    const [offer] = (await get(agent.desk.flight.search({ ...defaultSearch, sectors }))).offers;
    if (offer === undefined) throw new Error('nothing flies');
    return { offerId: offer.offerId, fareId: offer.fares[0].fareId };
  };
  const sold = async (days: number, lastName: string) => {
    const { quoteId } = await get(agent.desk.flight.quote({ choices: [await offerIn(days)] }));
    const booked = await get(
      agent.desk.flight.book({
        quoteId,
        requestId: randomUUID(),
        mode: 'ticket',
        travellers: [makeTraveller({ lastName })],
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      }),
    );
    return booked.transactionId;
  };
  const asking = (paper: LinkedPaper, overrides: Partial<MakeLink> = {}): MakeLink => ({
    requestId: randomUUID(),
    way: 'copy',
    paperLanguage: 'en',
    ...paper,
    ...overrides,
  });
  const make = (paper: LinkedPaper, overrides: Partial<MakeLink> = {}) =>
    get(agent.desk.booking.makeLink(asking(paper, overrides)));
  const historyOf = async (transactionId: string) =>
    (await get(agent.desk.booking.details({ transactionId }))).history.filter(({ code }) => code.startsWith('link-'));

  it('show one paper to anyone who has them, in a language of choice and as a file, and say when they were opened', async () => {
    const about = await sold(31, 'Onelink');
    const ticket = { kind: 'ticket', about } as const;
    const request = asking(ticket);
    const { token } = await get(agent.desk.booking.makeLink(request));
    expect(token).toMatch(/^[\w-]{24}$/);
    expect(await get(agent.desk.booking.makeLink(request))).toMatchObject({ token });
    expect(await make(ticket)).toMatchObject({ token });
    expect(await refusal(agent.desk.booking.makeLink({ ...request, paperLanguage: 'fr' }))).toMatchObject({
      _tag: 'RequestIdReused',
    });
    expect((await historyOf(about)).map(({ code }) => code)).toEqual(['link-made']);
    const { sheet } = await get(customer.openLink({ token }));
    expect(textsOf(sheet).join(' ')).toContain('Onelink');
    expect((await get(customer.openLink({ token, paperLanguage: 'ar', quietly: true }))).sheet.language).toBe('ar');
    const file = await get(customer.linkFile({ token }));
    expect(Buffer.from(file.base64, 'base64').toString('latin1').startsWith('%PDF-')).toBe(true);
    await get(customer.openLink({ token }));
    expect(await historyOf(about)).toMatchObject([
      { code: 'link-made', params: { paper: 'ticket', way: 'copy' }, actor: expect.any(String) },
      { code: 'link-opened', params: { paper: 'ticket', count: 2 } },
    ]);
    expect(office.logged.filter((line) => line.includes(token))).toEqual([]);
  });

  it('never say what the agency pays or earns', async () => {
    const about = await sold(32, 'Netlink');
    const { money } = await get(agent.desk.booking.details({ transactionId: about }));
    if (money === undefined) throw new Error('the agent sees the money');
    for (const kind of ['ticket', 'customer-invoice'] as const) {
      const { token } = await make({ kind, about });
      const said = textsOf((await get(customer.openLink({ token }))).sheet);
      const amounts = said.flatMap((text) => text.match(/\d[\d,]*(?:\.\d\d)?/g) ?? []);
      for (const secret of [money.charged, money.commission, money.tds, money.earned]) {
        const [digits = ''] = /\d[\d,]*(?:\.\d\d)?/.exec(formatMoney(secret, { locale: 'en' })) ?? [];
        expect(digits).not.toBe('0');
        expect(amounts).not.toContain(digits);
      }
    }
    const form = { opid: 'BK001', actioncode: 'MAKELINK', sessiontoken: agent.signedIn?.token ?? '' };
    const answered = await fetch(`${office.base}/v2dispatch.jsp`, {
      method: 'POST',
      body: new URLSearchParams({
        ...form,
        requestid: randomUUID(),
        kind: 'invoice',
        about,
        way: 'copy',
        paperlanguage: 'en',
      }),
    });
    expect(await answered.text()).toContain('"StatusCode":902');
  });

  it('answer the same whatever is wrong: never made, past its time, withdrawn', async () => {
    const about = await sold(33, 'Endlink');
    const past = await make({ kind: 'ticket', about });
    const gone = await make({ kind: 'customer-invoice', about });
    await database.query(
      `update paper_link set until = now() - interval '1 second',
      document = jsonb_set(document::jsonb, '{until}', '"2020-01-01T00:00:00.000Z"')::json where about = $1 and kind = 'ticket'`,
      [about],
    );
    expect(await get(agent.desk.booking.withdrawLinks({ kind: 'customer-invoice', about }))).toEqual({ withdrawn: 1 });
    const heard: unknown[] = [];
    for (const token of [unknown, past.token, gone.token, gone.token.toLowerCase(), '', 'x\u0000', about])
      for (const failure of [
        await refusal(customer.openLink({ token })),
        await refusal(customer.linkFile({ token })),
      ]) {
        if (token !== '' && !token.includes('\u0000')) heard.push(JSON.stringify(failure));
        else expect(['NotFound', 'Invalid']).toContain(failure._tag);
      }
    expect(new Set(heard).size).toBe(1);
    expect(heard[0]).toContain('link');
    expect((await historyOf(about)).map(({ code }) => code)).toEqual(['link-made', 'link-made', 'link-withdrawn']);
    // What was withdrawn stays so; the next one is another.
    expect((await make({ kind: 'customer-invoice', about })).token).not.toBe(gone.token);
  });

  it('are made and withdrawn by nobody without a session, and by no other agency', async () => {
    const about = await sold(34, 'Otherlink');
    const { token } = await make({ kind: 'ticket', about });
    const operator = (await portalDesk(office, 'operator@demo.test')).desk.booking;
    const paper = { kind: 'ticket', about } as const;
    for (const [desk, tags] of [
      [customer, ['SessionInvalid']],
      [operator, ['NotFound', 'NotPermitted']],
    ] as const) {
      expect(tags).toContain((await refusal(desk.makeLink(asking(paper))))._tag);
      expect(tags).toContain((await refusal(desk.withdrawLinks(paper)))._tag);
    }
    expect((await get(customer.openLink({ token }))).sheet.title).not.toBe('');
  });

  it('show the paper as it is now, also after the booking was cancelled', async () => {
    const about = await sold(36, 'Cancelledlink');
    const { token } = await make({ kind: 'ticket', about });
    const before = (await get(customer.openLink({ token }))).sheet;
    const { cancelQuoteId } = await get(agent.desk.booking.cancelQuote({ transactionId: about }));
    await get(agent.desk.booking.cancel({ cancelQuoteId, requestId: randomUUID() }));
    const after = (await get(customer.openLink({ token }))).sheet;
    const own = await get(
      agent.desk.booking.sheet({ transactionId: about, kind: 'ticket', language: 'en', hide: ['service-fee'] }),
    );
    expect(after).toEqual(own);
    expect(after.stamp).not.toBe(before.stamp);
  });

  it('make a quote opened when its customer opens it, and not when its agency does', async () => {
    const { sentQuoteId, text } = await get(
      agent.desk.flight.sendQuote({
        requestId: randomUUID(),
        customer: { name: 'Meera Nair' },
        language: 'en',
        withMarkup: true,
        hours: 24,
        offers: [{ choices: [await offerIn(35)] }],
        acceptChanges: true,
      }),
    );
    const stateOf = async () => (await get(agent.desk.flight.openQuote({ sentQuoteId }))).quote;
    await stateOf();
    expect(await stateOf()).toMatchObject({ state: 'sent' });
    const { token, until } = await make({ kind: 'quote', about: sentQuoteId });
    expect(until).toBe((await stateOf()).until);
    await get(customer.openLink({ token, quietly: true }));
    expect(await stateOf()).toMatchObject({ state: 'sent' });
    const { sheet } = await get(customer.openLink({ token }));
    for (const line of text.split('\n').filter((each) => each !== '')) expect(textsOf(sheet)).toContain(line);
    expect(await stateOf()).toMatchObject({ state: 'opened', openedAt: expect.any(String) });
    const file = await get(customer.linkFile({ token, paperLanguage: 'fr' }));
    expect(Buffer.from(file.base64, 'base64').toString('latin1').startsWith('%PDF-')).toBe(true);
  });
});
