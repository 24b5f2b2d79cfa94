/** Seats, bags and meals over HTTP, from the catalogue to the ledger: what was shown is what is charged. */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ssrTotals } from '#domain/flight/extras/ancillaries.ts';
import type { PricePart } from '#domain/price/price.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { seatLines, seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import { seatNamed } from '#domain/flight/extras/seat-map.ts';
import { seatsTogether } from '#domain/flight/extras/seats-together.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { add, type Money, subtract, sum } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { databases } from '#tests/support/databases.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { flightOf } from '#tests/fixtures/flight-booked.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

/** Of every line of a fare, the direction it says it is of. */
function directionsOf({ parts, params }: PricePart): readonly (string | number | undefined)[] {
  return parts === undefined ? [params?.['direction']] : parts.flatMap(directionsOf);
}

describe.each(databases())('over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let portal: PortalDesk;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  /** A return of two adults, quoted: the same flights anyone who asks. */
  const quoted = async (days: number) => {
    const { desk } = portal;
    const sectors = [
      { origin: 'DEL', destination: 'BOM', date: addDays(today, days) },
      { origin: 'BOM', destination: 'DEL', date: addDays(today, days + 4) },
    ];
    const party = { adults: 2, children: 0, infants: 0 };
    const found = await get(
      desk.flight.search({ ...defaultSearch, journeyType: 'round-trip', sectors, party, nonStopOnly: true }),
    );
    const choices = [0, 1].map((at) => {
      // With seats left at its price, so that one who buys does not make it dearer for the next.
      const offer = found.offers.find(
        ({ sector, fares: [fare] }) => sector === at && !fare.special && fare.seatsLeft >= 6,
      );
      if (offer === undefined) throw new Error('nothing flies');
      return { offerId: offer.offerId, fareId: offer.fares[0].fareId };
    });
    return get(desk.flight.quote({ choices }));
  };
  let buyers = 0;
  const request = (quoteId: string, ssr: BookFlight['ssr'] & {}): BookFlight => ({
    quoteId,
    requestId: randomUUID(),
    mode: 'ticket',
    travellers: [
      makeTraveller({ lastName: surname(buyers) }),
      makeTraveller({ title: 'Mr', firstName: 'Kabir', lastName: surname(buyers++), gender: 'male' }),
    ],
    contact: { email: 'asha@example.com', mobile: '9876543210' },
    parameters: [],
    ssr,
    acceptTerms: true,
  });

  it('charges two travellers with seats, bags and meals on each flight the sum that was shown', async () => {
    const { desk } = portal;
    const quote = await quoted(21);
    expect(new Set(directionsOf(quote.fare.breakdown))).toEqual(new Set([0, 1]));
    const [{ lines }, { seatMaps }] = await Promise.all([
      get(desk.flight.services({ quoteId: quote.quoteId })),
      get(desk.flight.seatMaps({ quoteId: quote.quoteId })),
    ]);
    expect(seatMaps.map(({ flight }) => flight.part)).toEqual(['onward', 'return']);
    const seats = seatMaps.flatMap((map) =>
      (seatsTogether(map, ['adult', 'adult']) ?? []).map(({ traveller, seat }) => ({
        traveller,
        ssrId: seatSsrId(map.place, seat),
      })),
    );
    const first = (kind: string, itinerary: number) => {
      const line = lines.find((each) => each.kind === kind && each.place.itinerary === itinerary);
      if (line === undefined) throw new Error(`no ${kind}`);
      return line.ssrId;
    };
    const extras = [0, 1].flatMap((traveller) =>
      [0, 1].flatMap((itinerary) => ['meals', 'baggage'].map((kind) => ({ traveller, ssrId: first(kind, itinerary) }))),
    );
    const ssr = [...seats, ...extras];
    expect(ssr).toHaveLength(12);
    const priced = new Map<string, Money>(
      [...lines, ...seatMaps.flatMap(seatLines)].map(({ ssrId, price }) => [ssrId, price]),
    );
    const shown = sum(
      'INR',
      ssr.flatMap(({ ssrId }) => priced.get(ssrId) ?? []),
    );
    expect(shown.minor).toBeGreaterThan(0);

    const before = await get(desk.account.balance());
    const booked = await get(desk.flight.book(request(quote.quoteId, ssr)));
    expect(booked).toMatchObject({ status: 'confirmed', total: add(quote.fare.total, shown) });
    const details = flightOf(await get(desk.booking.details({ transactionId: booked.transactionId })));
    expect(details.price.total).toEqual(booked.total);
    expect(wrongSums(details.price.breakdown)).toEqual([]);
    expect(details.ssr.map(({ traveller, ssrId, status }) => ({ traveller, ssrId, status }))).toEqual(
      ssr.map((each) => ({ ...each, status: 'confirmed' })),
    );
    expect(ssrTotals(details.ssr, 'INR').total).toEqual(shown);
    const net = add(quote.fare.terms?.net ?? shown, shown);
    expect(details.price.terms?.net).toEqual(net);
    expect(details.price.terms?.earn).toEqual(quote.fare.terms?.earn);
    expect(details.moneyLines).toMatchObject([{ debit: net }]);
    const after = await get(desk.account.balance());
    expect([after.balance, after.reserved.minor]).toEqual([subtract(before.balance, net), 0]);
    expect(await get(desk.account.verifyLedger({}))).toMatchObject({ ok: true });

    const again = await quoted(21);
    const { seatMaps: now } = await get(desk.flight.seatMaps({ quoteId: again.quoteId }));
    const taken = details.ssr.flatMap(({ kind, place, code }) => {
      const map = now.find((each) => each.place.itinerary === place.itinerary && kind === 'seat');
      return map === undefined ? [] : [seatNamed(map, code)?.state];
    });
    expect(taken).toEqual(['taken', 'taken', 'taken', 'taken']);
  });

  it('sells a seat to one of several who ask at once; nobody else is charged or booked', async () => {
    const { desk } = portal;
    const quotes = await Promise.all(Array.from({ length: 6 }, () => quoted(35)));
    const [one] = quotes;
    if (one === undefined) throw new Error('no quote');
    const [map] = (await get(desk.flight.seatMaps({ quoteId: one.quoteId }))).seatMaps;
    const [seat] = (map && seatsTogether(map, ['adult'])) ?? [];
    if (map === undefined || seat === undefined) throw new Error('no seat');
    const ssr = [{ traveller: 0, ssrId: seatSsrId(map.place, seat.seat) }];
    const before = await get(desk.account.balance());
    const requests = quotes.map(({ quoteId }) => request(quoteId, ssr));
    const answers = await Promise.all(requests.map((each) => get(Effect.result(desk.flight.book(each)))));
    const won = answers.filter(Result.isSuccess);
    const lost = answers.filter(Result.isFailure);
    expect([won.length, lost.length]).toEqual([1, 5]);
    for (const { failure } of lost) {
      expect(failure).toMatchObject({
        _tag: 'Invalid',
        violations: [{ code: 'seat-taken', path: 'ssr[0]', params: { seat: seat.seat } }],
      });
    }
    const net = add(one.fare.terms?.net ?? one.fare.total, seatNamed(map, seat.seat)?.price ?? one.fare.total);
    const after = await get(desk.account.balance());
    expect([after.balance, after.reserved.minor]).toEqual([subtract(before.balance, net), 0]);
  });
});
