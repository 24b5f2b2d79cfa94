/** Quotes for customers over HTTP: mailed by a real mail server, kept once, opened at what they cost later, booked from; on both databases. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedQuote, SendQuote } from '#application/desk/customer-quotes.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import type { FlightOffer } from '#domain/flight/offer/offer.ts';
import { formatMoney } from '#domain/money/format.ts';
import { multiply, subtract, sum } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds, plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { Mailbox } from '#tests/browser/harness/mailbox.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
const party = { adults: 2, children: 1, infants: 0 };

describe.each(databases())('quotes for customers over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let mailbox: Mailbox;
  let portal: PortalDesk;
  beforeAll(async () => {
    [database, mailbox] = await Promise.all([fresh(), Mailbox.open()]);
    office = await runBackOffice(database, { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://portal.example' });
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(async () => {
    await office.stop();
    await mailbox.close();
  });

  /** Direct flights of one airline each, of a day. */
  const offersOn = async (days: number): Promise<readonly FlightOffer[]> => {
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, days) }];
    const found = await get(portal.desk.flight.search({ ...defaultSearch, sectors, party, nonStopOnly: true }));
    return found.offers;
  };
  const termsOf = async ({ offerId, fares: [{ fareId }] }: FlightOffer) => {
    const { terms } = await get(portal.desk.flight.explainFare({ choices: [{ offerId, fareId }] }));
    if (terms === undefined) throw new Error('the agent sees the terms');
    return terms;
  };
  const asking = (offers: readonly FlightOffer[], overrides: Partial<SendQuote> = {}): SendQuote => ({
    requestId: randomUUID(),
    customer: { name: 'Meera Nair', email: 'meera@example.com' },
    language: 'en',
    withMarkup: true,
    hours: 24,
    offers: offers.map(({ offerId, fares: [{ fareId }] }) => ({ choices: [{ offerId, fareId }] })),
    acceptChanges: false,
    ...overrides,
  });
  const send = (request: SendQuote) => get(portal.desk.flight.sendQuote(request));
  const open = (sentQuoteId: string) => get(portal.desk.flight.openQuote({ sentQuoteId }));
  /** So many of all seats of an offer's flight are sold. */
  const sell = async ({ itineraries: [{ segments }] }: FlightOffer, share: number) => {
    const [{ carrier, flightNumber, departure }] = segments;
    const changed = await database.query(
      `update sandbox_stock set taken = floor(units * $3::numeric)
       where resource = $1 and day = $2::date - date '1970-01-01' returning 1 as done`,
      [`${carrier}${flightNumber}`, departure.local.slice(0, 10), share],
    );
    expect(changed.length).toBeGreaterThan(0);
  };
  let families = 0;
  /** Each time for people of another name: nobody flies twice at once. */
  const book = async ({ offers, quote }: OpenedQuote, at: number) => {
    const { flight } = portal.desk;
    const lastName = `Iyer${'abcdefghijklmnop'[(families += 1)]}`;
    const quoted = await get(flight.quote({ choices: offers[at]?.choices ?? [] }));
    const booked = await get(
      flight.book({
        quoteId: quoted.quoteId,
        requestId: randomUUID(),
        mode: 'ticket',
        travellers: [
          makeTraveller({ lastName }),
          makeTraveller({ lastName, firstName: 'Kabir', title: 'Mr', gender: 'male' }),
          makeTraveller({
            lastName,
            type: 'child',
            title: 'Ms',
            firstName: 'Tara',
            dateOfBirth: addDays(today, -2190),
          }),
        ],
        contact: { email: 'meera@example.com', mobile: '9876543210', language: quote.language },
        parameters: [],
        acceptTerms: true,
      }),
    );
    return { quoted, booked };
  };

  it('is mailed in the customer’s language, with a copy for the agency that opens it, once a request', async () => {
    const [one, other] = await offersOn(41);
    if (one === undefined || other === undefined) throw new Error('two flights are sold');
    const request = asking([one, other], { language: 'fr', note: 'Bonne fenêtre à droite.', hours: 48 });
    const sent = await send(request);
    expect(sent).toMatchObject({ mailed: true, reference: expect.stringMatching(/^Q-[0-9A-F]{8}$/) });
    expect(await send(request)).toEqual(sent);
    expect(await refusal(portal.desk.flight.sendQuote({ ...request, language: 'ar' }))).toMatchObject({
      _tag: 'RequestIdReused',
    });
    const text = bare(sent.text);
    const [{ carrier, flightNumber }] = one.itineraries[0].segments;
    const { total } = one.fares[0];
    const terms = await termsOf(one);
    for (const said of [
      'Bonjour Meera Nair,',
      'PROPOSITION 2',
      'Bonne fenêtre à droite.',
      `${carrier} ${flightNumber}`,
      'Adulte : 2 × ',
      `Total pour 3 voyageurs : ${formatMoney(total, { locale: 'fr' })}`,
      sent.reference,
    ])
      expect(text).toContain(said);
    for (const secret of [terms.net, terms.commission])
      expect(text).not.toContain(formatMoney(secret, { locale: 'fr' }));
    const token = await mailbox.find(
      'meera@example.com',
      /Bonjour Meera Nair[^]*https:\/\/portal\.example\/shared-paper#([\w-]{24})/,
    );
    const [agency] = await database.query<{ email: string }>(
      `select email from agency where agency_id = (select agency_id from sent_quote where sent_quote_id = $1)`,
      [sent.sentQuoteId],
    );
    const link = await mailbox.find(
      agency?.email ?? '',
      /https:\/\/portal\.example\/my-bookings\?quote=3?D?([\da-f-]{36})/,
    );
    expect(link).toBe(sent.sentQuoteId);
    expect(await get(portal.desk.flight.listQuotes({ page: 1 }))).toMatchObject({
      total: 1,
      quotes: [{ sentQuoteId: sent.sentQuoteId, state: 'sent', offerCount: 2, customer: request.customer }],
    });
    const opened = await open(sent.reference.toLowerCase());
    expect(opened.quote.sentQuoteId).toBe(sent.sentQuoteId);
    const { transactionId } = (await book(opened, 0)).booked;
    const { bookings } = await get(portal.desk.booking.list({ text: sent.reference.toLowerCase(), page: 1 }));
    expect(bookings.map((each) => each.transactionId)).toEqual([transactionId]);
    expect(await mailbox.find('meera@example.com', new RegExp(`Votre billet est[^]*(${transactionId})`))).toBe(
      transactionId,
    );
    expect((await get(portal.desk.booking.details({ transactionId }))).contact.language).toBe('fr');
    await open(sent.sentQuoteId);
    // The agency looked at it; nobody says that its customer did.
    const openedAt = async () => (await open(sent.sentQuoteId)).quote.openedAt;
    expect(await openedAt()).toBeUndefined();
    const { sheet } = await get((await portalDesk(office)).desk.booking.openLink({ token }));
    expect(sheet.language).toBe('fr');
    expect(await openedAt()).toBeDefined();
    const audit = await database.query<{ operation: string }>(
      'select operation from audit where reference = $1 order by operation',
      [sent.sentQuoteId],
    );
    expect(audit.map(({ operation }) => operation)).toEqual([
      'booking.makeLink',
      'flight.openQuote',
      'flight.sendQuote',
    ]);
  });

  it('says the same in each language, with or without the markup, and mails nothing where no address is given', async () => {
    const [offer] = await offersOn(43);
    if (offer === undefined) throw new Error('a flight is sold');
    const { total } = offer.fares[0];
    const terms = await termsOf(offer);
    for (const language of ['en', 'ar'] as const) {
      for (const withMarkup of [true, false]) {
        const sent = await send(asking([offer], { language, withMarkup, customer: { name: 'ميرا Nair' } }));
        expect(sent.mailed).toBe(false);
        const seen = withMarkup ? total : subtract(total, terms.markup);
        expect(bare(sent.text)).toContain(formatMoney(seen, { locale: language }));
        const opened = await open(sent.sentQuoteId);
        const [{ prices, total: kept }] = opened.quote.offers;
        expect(kept).toEqual(seen);
        expect(
          sum(
            seen.currency,
            prices.map(({ each, count }) => multiply(each, count)),
          ),
        ).toEqual(seen);
        expect(opened).toMatchObject({ offers: [{ state: 'same', now: seen, bookingTotal: total }], text: sent.text });
      }
    }
  });

  it('is opened at what its offers cost by then, and what is booked from there is booked from it', async () => {
    const offers = (await offersOn(45)).slice(0, 4);
    const [dearer, cheaper, gone, same] = offers;
    if (dearer === undefined || cheaper === undefined || gone === undefined || same === undefined)
      throw new Error('four flights are sold');
    // One ticket each, so that the stock of the flight is in the books.
    for (const offer of offers) await book(await open((await send(asking([offer]))).sentQuoteId), 0);
    for (const offer of offers) await sell(offer, 0.5);
    const sent = await send(asking(offers, { customer: { name: 'Meera Nair' }, acceptChanges: true }));
    await sell(dearer, 0.8);
    await sell(cheaper, 0.02);
    await sell(gone, 1);
    const opened = await open(sent.sentQuoteId);
    expect(opened.offers.map(({ state }) => state)).toEqual(['dearer', 'cheaper', 'gone', 'same']);
    expect(opened.offers[2]).toEqual({ state: 'gone', choices: [] });
    expect(opened.quote).toMatchObject({ state: 'sent' });
    const { quoted, booked } = await book(opened, 0);
    expect(quoted.changed).toBe(false);
    expect(quoted.fare.total).toEqual(opened.offers[0]?.bookingTotal);
    const listed = await get(portal.desk.flight.listQuotes({ page: 1 }));
    expect(listed.quotes.find(({ sentQuoteId }) => sentQuoteId === sent.sentQuoteId)).toMatchObject({
      state: 'booked',
      transactionId: booked.transactionId,
    });
  });

  it('refuses what breaks its rules, what changed unseen, what is gone, and anyone who is not of the agency', async () => {
    const { flight } = portal.desk;
    const [offer, other] = await offersOn(47);
    if (offer === undefined || other === undefined) throw new Error('two flights are sold');
    expect(
      await refusal(flight.sendQuote(asking([offer], { customer: { name: ' ', email: 'meera@' }, hours: 5 }))),
    ).toMatchObject({
      _tag: 'Invalid',
      violations: [
        { code: 'required', path: 'customer.name' },
        { code: 'email-form', path: 'customer.email' },
        { code: 'not-a-choice', path: 'hours' },
      ],
    });
    expect(await refusal(flight.sendQuote(asking([])))).toMatchObject({
      violations: [{ code: 'required', path: 'offers' }],
    });
    expect(
      await refusal(flight.sendQuote(asking([offer], { offers: [{ choices: [{ offerId: 'o', fareId: 'f' }] }] }))),
    ).toMatchObject({ _tag: 'NotFound' });
    const { sentQuoteId } = await send(asking([offer, other]));
    for (const each of [0, 1]) await book(await open(sentQuoteId), each);
    await sell(offer, 0.9);
    const changed = await refusal(flight.sendQuote(asking([offer])));
    expect(changed).toMatchObject({ _tag: 'FareChanged', from: offer.fares[0].total });
    const sent = await send(asking([offer], { acceptChanges: true }));
    expect(bare(sent.text)).toContain(changed._tag === 'FareChanged' ? formatMoney(changed.to) : 'the new total');
    await sell(other, 1);
    expect(await refusal(flight.sendQuote(asking([offer, other], { acceptChanges: true })))).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code: 'fare-gone', path: 'offers[1]' }],
    });
    expect(await refusal(flight.openQuote({ sentQuoteId: randomUUID() }))).toMatchObject({ _tag: 'NotFound' });
    const staff = await portalDesk(office, 'staff@demo.test');
    expect(await refusal(staff.desk.flight.sendQuote(asking([offer], { withMarkup: false })))).toMatchObject({
      _tag: 'NotPermitted',
    });
    const operator = await portalDesk(office, 'operator@demo.test');
    expect(await refusal(operator.desk.flight.openQuote({ sentQuoteId }))).toMatchObject({
      _tag: expect.stringMatching(/^(NotFound|NotPermitted)$/),
    });
    const far = plusMinutes(fromMilliseconds(Date.now()), 72 * 60);
    const [soon] = await offersOn(1);
    if (soon === undefined) throw new Error('something flies tomorrow');
    const short = await send(asking([soon], { hours: 72, acceptChanges: true }));
    expect(short.until < far).toBe(true);
  });
});
