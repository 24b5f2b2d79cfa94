/** A party's terms, promo codes, fares for some and saved travellers over HTTP, on the demonstration's own data. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { subtract } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import { databases } from '#tests/support/databases.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));

describe.each(databases())('over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let portal: PortalDesk;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  const wish = (overrides: Partial<FlightSearchRequest> = {}): FlightSearchRequest => ({
    ...defaultSearch,
    sectors: [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 30) }],
    ...overrides,
  });
  const cheapest = async (request: FlightSearchRequest) => {
    const [offer] = (await get(portal.desk.flight.search(request))).offers;
    if (offer === undefined) throw new Error('nothing flies');
    return { offerId: offer.offerId, fareId: offer.fares[0].fareId, fare: offer.fares[0] };
  };
  let buyers = 0;
  const booking = (quoteId: string, dateOfBirth = '1988-03-12'): BookFlight => ({
    quoteId,
    requestId: randomUUID(),
    mode: 'ticket',
    travellers: [makeTraveller({ lastName: surname(buyers++), dateOfBirth: isoDate(dateOfBirth) })],
    contact: { email: 'asha@example.com', mobile: '9876543210' },
    parameters: [],
    acceptTerms: true,
  });

  it.each(['WELCOME5', 'domestic250'])(
    'sells with the promo code %s what it shows, and charges what it quotes',
    async (promoCode) => {
      const shown = await cheapest(wish({ promoCode }));
      const opened = await get(portal.desk.flight.explainFare({ choices: [shown] }));
      expect(opened.total).toEqual(shown.fare.total);
      expect(opened.breakdown.parts?.some(({ name, amount }) => name === 'discount' && amount.minor < 0)).toBe(true);
      const quote = await get(portal.desk.flight.quote({ choices: [shown] }));
      expect(quote).toMatchObject({ changed: false, fare: { total: shown.fare.total } });
      const before = await get(portal.desk.account.balance());
      const booked = await get(portal.desk.flight.book(booking(quote.quoteId)));
      expect(booked.status).toBe('confirmed');
      const after = await get(portal.desk.account.balance());
      expect(subtract(before.balance, after.balance)).toEqual(quote.fare.terms?.net);
    },
  );

  it('refuses a code that nobody gave it, naming the field', async () => {
    expect(await failureOf(portal.desk.flight.search(wish({ promoCode: 'NOSUCH' })))).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code: 'promo-unknown', path: 'promoCode' }],
    });
  });

  it('says a party’s terms for each traveller type, and they add up', async () => {
    const shown = await cheapest(wish({ party: { adults: 2, children: 1, infants: 1 } }));
    const { fare } = await get(portal.desk.flight.quote({ choices: [shown] }));
    expect(fare.terms?.each?.map(({ traveller, count }) => `${count} ${traveller}`)).toEqual([
      '2 adult',
      '1 child',
      '1 infant',
    ]);
    expect(fare.terms?.each?.reduce((sofar, { count, net }) => sofar + count * net.minor, 0)).toBe(
      fare.terms?.net.minor,
    );
    expect(shown.fare.terms?.each).toEqual(
      fare.terms?.each?.slice(0, 1).map(({ traveller, count, net, earn }) => ({ traveller, count, net, earn })),
    );
    expect(await get(portal.desk.flight.explainFare({ choices: [shown] }))).toEqual(fare);
  });

  it('sells a senior citizen’s fare to nobody under 60', async () => {
    const { offers } = await get(portal.desk.flight.search(wish({ fareType: 'senior-citizen' })));
    const offer = offers.find(({ fares }) => fares.some(({ fareType }) => fareType === 'senior-citizen'));
    const fare = offer?.fares.find(({ fareType }) => fareType === 'senior-citizen');
    const quote = await get(
      portal.desk.flight.quote({ choices: [{ offerId: offer?.offerId ?? '', fareId: fare?.fareId ?? '' }] }),
    );
    expect(quote.required.fareTypes).toEqual(['senior-citizen']);
    expect(await failureOf(portal.desk.flight.book(booking(quote.quoteId)))).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code: 'fare-age', path: 'travellers[0].dateOfBirth' }],
    });
    expect(await get(portal.desk.flight.book(booking(quote.quoteId, '1950-03-12')))).toMatchObject({
      status: 'confirmed',
    });
  });

  it('finds saved travellers by the beginning of a name, and by pages', async () => {
    const all = await get(portal.desk.agency.personalTravellers({}));
    const [someone] = all;
    const text = someone?.traveller.lastName.slice(0, 3).toUpperCase() ?? '';
    const found = await get(portal.desk.agency.personalTravellers({ text }));
    expect(found.map(({ savedId }) => savedId)).toContain(someone?.savedId);
    expect(found.length).toBeLessThan(all.length);
    expect(await get(portal.desk.agency.personalTravellers({ page: 1 }))).toEqual(all);
    expect(await get(portal.desk.agency.personalTravellers({ page: 2 }))).toEqual([]);
    expect(await failureOf(portal.desk.agency.personalTravellers({ page: 0 }))).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code: 'not-a-number', path: 'page' }],
    });
  });
});
