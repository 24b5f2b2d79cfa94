/** Journeys of several directions and the fare calendar, over HTTP on both databases. */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongSums } from '#domain/price/explain.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import { add } from '#domain/money/money.ts';
import { addDays, firstOfMonth, isoDate, monthOf } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { FareChoice } from '#application/desk/flight.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { databases } from '#tests/support/databases.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { flightOf } from '#tests/fixtures/flight-booked.ts';

const passport = {
  number: 'Z1234567',
  issuedOn: isoDate('2022-01-10'),
  expiresOn: isoDate('2032-01-09'),
  placeOfIssue: 'Delhi',
  country: 'IN',
};
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

function trip(...sectors: readonly (readonly [string, string, number])[]): FlightSearchRequest {
  return {
    ...defaultSearch,
    journeyType: sectors.length === 2 && sectors[0]?.[0] === sectors[1]?.[1] ? 'round-trip' : 'multi-city',
    sectors: sectors.map(([origin, destination, days]) => ({ origin, destination, date: addDays(today, days) })),
    numResults: 5000,
  };
}

function choiceOf(offer: FlightOffer | undefined, fare: FareOption | undefined = offer?.fares[0]): FareChoice {
  if (offer === undefined || fare === undefined) throw new Error('nothing flies');
  return { offerId: offer.offerId, fareId: fare.fareId };
}

describe.each(databases())('over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let portal: PortalDesk;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  let booked = 0;
  const book = async (choices: readonly FareChoice[], international: boolean) => {
    const quote = await get(portal.desk.flight.quote({ choices }));
    booked += 1;
    const traveller = makeTraveller({ lastName: surname(booked), ...(international && { passport }) });
    const request = {
      quoteId: quote.quoteId,
      requestId: randomUUID(),
      mode: 'ticket',
      travellers: [traveller],
      contact: { email: 'asha@example.com', mobile: '9876543210' },
      parameters: [],
      acceptTerms: true,
    } as const;
    const answer = await get(portal.desk.flight.book(request));
    return { quote, booked: answer, kept: flightOf(await get(portal.desk.booking.details(answer))) };
  };

  it('sells a domestic return chosen direction by direction, at the sum of what was shown', async () => {
    const { offers } = await get(portal.desk.flight.search(trip(['DEL', 'BOM', 20], ['BOM', 'DEL', 24])));
    const [there, back] = [0, 1].map((at) =>
      offers.find(({ sector, fares: [fare] }) => sector === at && !fare.special),
    );
    const { quote, booked, kept } = await book([choiceOf(there), choiceOf(back)], false);
    if (there === undefined || back === undefined) throw new Error('nothing flies');
    expect(quote).toMatchObject({ changed: false, previousTotal: add(there.fares[0].total, back.fares[0].total) });
    expect(quote.fare.total).toEqual(quote.previousTotal);
    expect(wrongSums(quote.fare.breakdown)).toEqual([]);
    expect(booked.status).toBe('confirmed');
    expect(kept).toMatchObject({ journeyType: 'round-trip', itineraries: quote.itineraries });
    expect(kept.options).toHaveLength(2);
    const [{ debit } = { debit: undefined }] = kept.moneyLines;
    expect(debit).toEqual(quote.fare.terms?.net);
  });

  it('sells special return fares in pairs, and says no to half of one', async () => {
    const { offers } = await get(portal.desk.flight.search(trip(['DEL', 'BLR', 30], ['BLR', 'DEL', 33])));
    const special = [0, 1].map((at) => {
      const offer = offers.find(
        ({ sector, itineraries: [{ segments }], fares }) =>
          sector === at && segments[0].carrier === '6E' && fares.some((fare) => fare.special === 'return'),
      );
      return choiceOf(
        offer,
        offer?.fares.find((fare) => fare.special === 'return'),
      );
    });
    const alone = offers.find(({ sector, fares: [fare] }) => sector === 1 && !fare.special);
    const seen = async (...choices: readonly FareChoice[]) => {
      const answer = await get(Effect.result(portal.desk.flight.quote({ choices })));
      return Result.isFailure(answer) && answer.failure;
    };
    const violations = [{ code: 'return-fare-alone', path: 'choices[0].fareId' }];
    for (const others of [[], [choiceOf(alone)]])
      expect(await seen(...special.slice(0, 1), ...others)).toMatchObject({ _tag: 'Invalid', violations });
    expect((await book(special, false)).kept.status).toBe('confirmed');
  });

  it('sells an international return and several cities whole', async () => {
    for (const request of [
      trip(['DEL', 'DXB', 40], ['DXB', 'DEL', 47]),
      trip(['BOM', 'SIN', 40], ['SIN', 'BKK', 44], ['BKK', 'BOM', 49]),
    ]) {
      const { offers } = await get(portal.desk.flight.search(request));
      const [best] = offers;
      expect(best?.sector).toBeUndefined();
      const { kept } = await book([choiceOf(best)], true);
      expect(kept).toMatchObject({ status: 'confirmed', journeyType: request.journeyType });
      expect(kept.itineraries).toHaveLength(request.sectors.length);
    }
  });

  it('wants a choice, and directions in order', async () => {
    const none = await get(Effect.result(portal.desk.flight.quote({ choices: [] })));
    expect(Result.isFailure(none) && none.failure).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code: 'required' }],
    });
    const { offers } = await get(portal.desk.flight.search(trip(['DEL', 'BOM', 20], ['BOM', 'DEL', 24])));
    const choices = [1, 0].map((at) =>
      choiceOf(offers.find(({ sector, fares: [fare] }) => sector === at && !fare.special)),
    );
    const turned = await get(Effect.result(portal.desk.flight.quote({ choices })));
    expect(Result.isFailure(turned) && turned.failure).toMatchObject({ _tag: 'SoldOut' });
  });

  it('shows in the calendar what a search of each day finds', async () => {
    const month = monthOf(addDays(today, 45));
    const asked = { origin: 'DEL', destination: 'GOI', month, party: defaultSearch.party, cabin: 'Y' } as const;
    const { days } = await get(portal.desk.flight.calendar({ ...asked, fareType: 'regular', nonStopOnly: false }));
    expect(days.length).toBeGreaterThan(27);
    const [from, to] = [addDays(firstOfMonth(month), 4), addDays(firstOfMonth(month), 10)];
    const week = { ...asked, from, to, fareType: 'regular', nonStopOnly: false } as const;
    expect((await get(portal.desk.flight.calendar(week))).days).toEqual(days.slice(4, 11));
    for (const { date, lowest } of days.filter((_, at) => at % 9 === 0)) {
      const sectors = [{ origin: 'DEL', destination: 'GOI', date: isoDate(date) }];
      const { offers } = await get(portal.desk.flight.search({ ...defaultSearch, sectors, numResults: 5000 }));
      const found = offers.flatMap(({ fares }) => fares.map(({ perAdult }) => perAdult.minor));
      expect(lowest?.minor).toBe(Math.min(...found));
    }
  });
});
