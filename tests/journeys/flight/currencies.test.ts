/**
 * A deployment of another currency and country: a flight for a family, in dinars of three decimals, in francs of
 * none and in dollars, from search to refund and papers. Its money balances to the minor unit.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import type { Currency } from '#domain/money/currency.ts';
import { add, isPositive, type Money, money, negate, subtract, sum } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { DocumentKind } from '#domain/booking/papers/documents.ts';
import { ports } from '#infrastructure/backoffice/composition/parts.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { freshDatabase } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const agencyId = 'malabar';

/** Every amount that an answer holds, wherever. */
function amountsIn(value: unknown): readonly Money[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('minor' in value && 'currency' in value) return [value as Money];
  return Object.values(value).flatMap(amountsIn);
}
const currenciesIn = (value: unknown) => [...new Set(amountsIn(value).map(({ currency }) => currency))];

describe.each([
  { currency: 'KWD', country: 'KW', zone: 'Asia/Kuwait', route: ['DEL', 'DXB'] },
  { currency: 'XOF', country: 'SN', zone: 'Africa/Dakar', route: ['DEL', 'BOM'] },
  { currency: 'USD', country: 'US', zone: 'America/New_York', route: ['DEL', 'LHR'] },
] as const)('in $currency', ({ currency, country, zone, route: [origin, destination] }) => {
  let office: RunningBackOffice;
  let portal: PortalDesk;
  beforeAll(async () => {
    office = await runBackOffice(await freshDatabase(), {
      DEMO_CURRENCY: currency,
      DEMO_COUNTRY: country,
      BUSINESS_ZONE: zone,
    });
    portal = await portalDesk(office, 'agent@demo.test', { accountCurrency: () => currency });
  });
  afterAll(() => office.stop());

  const today = dateIn(fromMilliseconds(Date.now()), zone);
  const zero = money(0, currency);
  const totalOf = (amounts: readonly Money[]) => sum(currency as Currency, amounts);
  const papers = async (kind: DocumentKind, transactionId: string, subject: string) => {
    const find = () => get(office.part(ports.documents).find({ agencyId, kind, transactionId, subject }));
    await expect.poll(async () => (await find())?.serial).toBeDefined();
    return (await find())?.document;
  };

  it('shows its own currency and customs, and sells, changes its mind and is paid back to the last minor unit', async () => {
    const { desk } = portal;
    expect(readClientConfiguration(await get(desk.configuration.read()))).toMatchObject({
      currency,
      countryCode: country,
    });
    const opened = await get(desk.account.balance());
    expect(currenciesIn(opened)).toEqual([currency]);
    expect(isPositive(opened.balance)).toBe(true);

    const issuedOn = addDays(today, -100);
    const passport = {
      number: 'Z4821937',
      issuedOn,
      expiresOn: addDays(issuedOn, 1500),
      placeOfIssue: 'Kochi',
      country: 'IN',
    };
    const young = { title: 'Mstr', gender: 'male', passport } as const;
    const party = { adults: 1, children: 1, infants: 1 };
    const sectors = [{ origin, destination, date: addDays(today, 40) }];
    const found = await get(desk.flight.search({ ...defaultSearch, party, sectors }));
    expect(currenciesIn(found.offers)).toEqual([currency]);
    const [offer] = found.offers;
    if (offer === undefined) throw new Error('nothing flies');
    const choices = [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }];
    const quote = await get(desk.flight.quote({ choices }));
    expect(currenciesIn(quote)).toEqual([currency]);

    const booked = await get(
      desk.flight.book({
        quoteId: quote.quoteId,
        requestId: randomUUID(),
        mode: 'ticket',
        travellers: [
          makeTraveller({ lastName: surname(0), passport }),
          makeTraveller({ ...young, type: 'child', lastName: surname(1), dateOfBirth: addDays(today, -3000) }),
          makeTraveller({ ...young, type: 'infant', lastName: surname(2), dateOfBirth: addDays(today, -200) }),
        ],
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      }),
    );
    expect(booked).toMatchObject({ status: 'confirmed' });
    const { transactionId } = booked;
    const details = await get(desk.booking.details({ transactionId }));
    expect(currenciesIn(details)).toEqual([currency]);
    const net = details.price.terms?.net ?? zero;
    expect(isPositive(net)).toBe(true);
    // India's tax on fees and its tax withheld from commission are India's alone.
    expect(details.price.terms?.tds).toEqual(zero);
    expect(JSON.stringify(details.price)).not.toMatch(/gst-on-fee|"tds","amount":\{"minor":[1-9]/);
    const sold = await get(desk.account.balance());
    expect(sold.balance).toEqual(subtract(opened.balance, net));

    const sale = details.moneyLines[0]?.entryId ?? '';
    const invoice = await papers('customer-invoice', transactionId, sale);
    expect(currenciesIn(invoice)).toEqual([currency]);
    expect(invoice).toMatchObject({ total: booked.total });
    expect(invoice).not.toHaveProperty('tax');
    const printed = await get(desk.booking.document({ transactionId, kind: 'customer-invoice' }));
    expect(printed.paper?.total).toEqual(booked.total);
    expect(totalOf((printed.paper?.lines ?? []).map(({ amount }) => amount))).toEqual(booked.total);

    const cancelled = await get(desk.booking.cancelQuote({ transactionId }));
    expect(currenciesIn(cancelled)).toEqual([currency]);
    await get(desk.booking.cancel({ cancelQuoteId: cancelled.cancelQuoteId, requestId: randomUUID() }));
    const after = await get(desk.booking.details({ transactionId }));
    const credit = after.moneyLines[1]?.credit ?? negate(after.moneyLines[1]?.debit ?? zero);
    const closed = await get(desk.account.balance());
    expect(closed).toMatchObject({ balance: add(sold.balance, credit), reserved: zero });
    const note = await papers('credit-note', transactionId, after.moneyLines[1]?.entryId ?? '');
    expect(note).toMatchObject({ total: credit });

    const ledger = await get(desk.account.ledger({ from: today, to: today, page: 1 }));
    expect(ledger.liveBalance).toEqual(closed.balance);
    expect(ledger.closing).toEqual(add(subtract(ledger.opening, ledger.totalDebit), ledger.totalCredit));
    expect(await get(desk.account.verifyLedger({}))).toMatchObject({ ok: true, closing: closed.balance });
    const operator = await portalDesk(office, 'operator@demo.test');
    expect(await get(operator.desk.account.checkBooks({}))).toMatchObject({ findings: [] });
    expect(office.logged.join('')).not.toContain('"level":50');
  });
});
