/**
 * What every flight supplier must keep, anyone who it is. A supplier's own test file hands in how to make one and which
 * searches it answers.
 */
import { ruleNames } from '#domain/rules/applied-rule.ts';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  FlightSupplier,
  SupplierConfirmation,
  SupplierFare,
  SupplierOffer,
  SupplierOrder,
} from '#application/backoffice/ports/flight/flight-supplier.ts';
import { SupplierRefused } from '#application/backoffice/ports/supplier.ts';
import { fareTypes } from '#domain/flight/reference/cabin.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { flightsKey } from '#domain/flight/search/match.ts';
import type { FlightSearchRequest, Party } from '#domain/flight/search/request.ts';
import { money, subtract } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { dateOfLocal, minuteOfDay, minutesBetween, toInstant } from '#domain/time/place-time.ts';
import { orderFor } from '#tests/fixtures/flight-supplier.ts';

export interface SupplierUnderTest {
  readonly supplier: FlightSupplier;
  readonly close: () => Promise<void>;
}

export interface SupplierCase {
  readonly make: () => Promise<SupplierUnderTest>;
  readonly now: Instant;
  /** Requests that have offers, among them journeys with connections and across borders. */
  readonly searches: readonly FlightSearchRequest[];
  /** The same search for a day of the caller's choice: days from `now`. */
  readonly searchOn: (days: number, overrides?: Partial<FlightSearchRequest>) => FlightSearchRequest;
  /** Days ahead that are on sale; none beyond. */
  readonly horizonDays: number;
  readonly zoneOf: (airport: string) => string | undefined;
  /** It names one fare for the whole party: neither what each traveller pays nor how its amounts are made. */
  readonly namesPartyOnly?: boolean;
}

const alone: Party = { adults: 1, children: 0, infants: 0 };

export function flightSupplierSuite({
  make,
  now,
  searches,
  searchOn,
  horizonDays,
  zoneOf,
  namesPartyOnly = false,
}: SupplierCase): void {
  let supplier: FlightSupplier;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ supplier, close } = await make());
  });
  afterAll(() => close());

  const search = (request: FlightSearchRequest): Promise<readonly SupplierOffer[]> =>
    Effect.runPromise(supplier.search(request, now));
  const quote = (fareKey: string) => Effect.runPromise(supplier.quote([fareKey], now));
  const book = (order: SupplierOrder): Promise<SupplierConfirmation | SupplierRefused> =>
    Effect.runPromise(
      Effect.catchTag(supplier.order(order, now), 'SupplierRefused', (refused) => Effect.succeed(refused)),
    );
  const booked = async (order: SupplierOrder): Promise<SupplierConfirmation> => {
    const answer = await book(order);
    if (answer instanceof SupplierRefused) throw new Error(`refused: ${answer.reason}`);
    return answer;
  };
  const refused = async (order: SupplierOrder): Promise<SupplierRefused> => {
    const answer = await book(order);
    if (!(answer instanceof SupplierRefused)) throw new Error(`not refused: ${answer.reference}`);
    return answer;
  };
  const settle = (key: string) => Effect.runPromise(supplier.settle(key, now));
  const someFare = async (days: number, party: Party = alone, place = 0): Promise<SupplierFare> => {
    const offers = await search(searchOn(days, { party }));
    const offer = offers[place % offers.length];
    if (offer === undefined) throw new Error(`nothing on day ${days}`);
    return offer.fares[0];
  };

  describe('search', () => {
    it('answers each request with offers whose parts fit together', async () => {
      for (const request of searches) {
        const [sector] = request.sectors;
        const offers = await search(request);
        expect(offers.length, JSON.stringify(sector)).toBeGreaterThan(0);
        for (const { itineraries, offerKey, fares } of sampled(offers)) {
          expect(offerKey).toMatch(/^[A-Za-z0-9.:~_-]{1,320}$/);
          expect(itineraries).toHaveLength(1);
          const [{ segments, durationMinutes, stops }] = itineraries;
          const last = segments.at(-1) ?? segments[0];
          expect([segments[0].origin, last.destination]).toEqual([sector?.origin, sector?.destination]);
          expect(dateOfLocal(segments[0].departure.local)).toBe(sector?.date);
          expect(stops).toBe(segments.length - 1);
          expect(stops).toBeLessThanOrEqual(2);
          expect(minutesBetween(segments[0].departure, last.arrival)).toBe(durationMinutes);
          segments.forEach((segment, index) => {
            expect(segment.departure.zone).toBe(zoneOf(segment.origin));
            expect(segment.arrival.zone).toBe(zoneOf(segment.destination));
            expect(segment.carrier).toMatch(/^[A-Z0-9]{2}$/);
            expect(segment.flightNumber).toMatch(/^[1-9]\d{0,3}$/);
            expect(segment.durationMinutes).toBeGreaterThan(0);
            expect(minutesBetween(segment.departure, segment.arrival)).toBe(segment.durationMinutes);
            const next = segments[index + 1];
            if (next !== undefined) {
              expect(next.origin).toBe(segment.destination);
              expect(minutesBetween(segment.arrival, next.departure)).toBeGreaterThanOrEqual(45);
            }
          });
          for (const fare of fares) {
            expect(fare.fareKey).toMatch(/^[A-Za-z0-9.:~_-]{1,320}$/);
            expect(fare.bookingClasses).toHaveLength(segments.length);
            expect(fare.seatsLeft).toBeGreaterThanOrEqual(request.party.adults + request.party.children);
            expect(fare.seatsLeft).toBeLessThanOrEqual(9);
            expect(wrongSums(fare.fare)).toEqual([]);
            expect(fare.fare.name).toBe('fare');
            expect(fare.refundable).toBe(fare.cancelFee !== null);
          }
          const totals = fares.map(({ fare }) => fare.amount.minor);
          expect(totals).toEqual([...totals].sort((a, b) => a - b));
        }
        const keys = offers.flatMap(({ fares }) => fares.map(({ fareKey }) => fareKey));
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(offers.map(({ offerKey }) => offerKey)).size).toBe(offers.length);
      }
    });

    it('says its cheapest fares apart, where it can, as the whole search has them', async () => {
      if (supplier.cheapest === undefined) return;
      const types = [...fareTypes, 'refundable'] as const;
      for (const [at, request] of [...searches, ...types.map((_, day) => searchOn(30 + day))].entries()) {
        const type = types[at % types.length] ?? 'regular';
        const asked: FlightSearchRequest =
          type === 'refundable' ? { ...request, refundType: type } : { ...request, fareType: type };
        const [all, cheapest] = [await search(asked), await Effect.runPromise(supplier.cheapest(asked, now))];
        expect(lowestFares(cheapest), JSON.stringify(asked)).toEqual(lowestFares(all));
        expect(all).toEqual(expect.arrayContaining([...cheapest]));
        if (type !== 'refundable') expect(cheapest.length).toBeLessThan(all.length);
      }
    });

    it('has journeys without a stop and with one among its answers', async () => {
      const stops = new Set<number>();
      for (const request of searches)
        for (const { itineraries } of await search(request)) stops.add(itineraries[0].stops);
      expect(stops).toContain(0);
      expect(stops).toContain(1);
    });

    it('sells nothing that has left, nothing of yesterday, nothing beyond its horizon', async () => {
      for (const { itineraries } of await search(searchOn(0))) {
        expect(toInstant(itineraries[0].segments[0].departure) > now).toBe(true);
      }
      expect(await search(searchOn(-1))).toEqual([]);
      expect(await search(searchOn(horizonDays + 1))).toEqual([]);
      expect((await search(searchOn(horizonDays))).length).toBeGreaterThan(0);
    });

    it('answers at most as many as asked for, the best of all', async () => {
      const all = await search(searchOn(10));
      const few = await search(searchOn(10, { numResults: 3 }));
      expect(few.map(({ offerKey }) => offerKey)).toEqual(all.slice(0, 3).map(({ offerKey }) => offerKey));
    });

    it('keeps every filter of the request', async () => {
      const all = await search(searchOn(10));
      const carriers = [
        ...new Set(all.flatMap(({ itineraries: [{ segments }] }) => segments.map(({ carrier }) => carrier))),
      ];
      const [carrier = ''] = carriers;
      const segmentsOf = (offers: readonly SupplierOffer[]) =>
        offers.map(({ itineraries: [{ segments }] }) => segments);

      const nonStop = await search(searchOn(10, { nonStopOnly: true }));
      expect(nonStop.every(({ itineraries }) => itineraries[0].stops === 0)).toBe(true);
      const preferred = segmentsOf(await search(searchOn(10, { preferredCarriers: [carrier] })));
      expect(preferred.length).toBeGreaterThan(0);
      expect(preferred.flat().every((segment) => segment.carrier === carrier)).toBe(true);
      const without = segmentsOf(await search(searchOn(10, { excludedCarriers: [carrier] })));
      expect(without.flat().some((segment) => segment.carrier === carrier)).toBe(false);
      const window = { from: 360, to: 720 };
      const morning = segmentsOf(await search(searchOn(10, { departureWindow: window })));
      expect(morning.length).toBeGreaterThan(0);
      for (const [first] of morning) {
        expect(minuteOfDay(first.departure.local)).toBeGreaterThanOrEqual(window.from);
        expect(minuteOfDay(first.departure.local)).toBeLessThan(window.to);
      }
      const arriving = segmentsOf(await search(searchOn(10, { arrivalWindow: { from: 0, to: 720 } })));
      for (const segments of arriving)
        expect(minuteOfDay((segments.at(-1) ?? segments[0]).arrival.local)).toBeLessThan(720);
      for (const refundType of ['refundable', 'non-refundable'] as const) {
        const offers = await search(searchOn(10, { refundType }));
        expect(
          offers.flatMap(({ fares }) => fares).every((fare) => fare.refundable === (refundType === 'refundable')),
        ).toBe(true);
      }
      const short = segmentsOf(await search(searchOn(10, { layoverMinutes: 120 })));
      for (const segments of short) {
        segments.slice(1).forEach((segment, index) => {
          const before = segments[index];
          if (before !== undefined) expect(minutesBetween(before.arrival, segment.departure)).toBeLessThanOrEqual(120);
        });
      }
    });
  });

  describe('quote', () => {
    it('equals what the search showed while nothing was sold, opened down to lines that add up', async () => {
      for (const request of searches) {
        const offers = await search(request);
        for (const offer of [offers[0], offers.at(-1)]) {
          for (const shown of offer?.fares ?? []) {
            const {
              options: [option],
              offerKeys,
              itineraries,
              party,
              rules,
            } = await quote(shown.fareKey);
            const { fare, ...rest } = option;
            const { fare: outline, ...shownRest } = shown;
            expect(rest).toEqual(shownRest);
            expect(offerKeys).toEqual([offer?.offerKey]);
            expect(itineraries).toEqual(offer?.itineraries);
            expect(party).toEqual(request.party);
            expect(fare.amount).toEqual(outline.amount);
            expect(fare.parts?.map(({ name, amount }) => ({ name, amount }))).toEqual(outline.parts);
            expect(wrongSums(fare)).toEqual([]);
            for (const line of linesOf(fare)) {
              const { count, each } = line.params ?? {};
              if (!namesPartyOnly || count !== undefined) {
                expect(Number(count) * Number(each) * 100).toBeCloseTo(line.amount.minor, 4);
              }
              expect(ruleNames).toContain(line.rule?.called);
              expect(line.rule).not.toHaveProperty('note');
            }
            for (const { steps } of rules.sectors) {
              expect(steps[0]?.hoursFrom).toBeNull();
              expect(steps.at(-1)?.hoursTo).toBe(0);
              steps.slice(1).forEach((step, index) => {
                expect(step.hoursFrom).toBe(steps[index]?.hoursTo);
              });
            }
          }
        }
      }
    });

    it('is refused for what is no key of its own, or can no longer be sold', async () => {
      const { fareKey } = await someFare(10);
      const keys = [
        '',
        'x',
        fareKey.slice(1),
        `${fareKey}0`,
        fareKey.replace(/\d/, '9'),
        `${fareKey.slice(0, -5)}0.0.0`,
      ];
      for (const key of keys) {
        const refusal = await Effect.runPromise(Effect.flip(supplier.quote([key], now)));
        expect(refusal, key).toMatchObject({ _tag: 'SupplierRefused', reason: 'not-sold' });
      }
    });
  });

  describe('party', () => {
    it('pays for each traveller by type; infants need no seat', async () => {
      const one = await search(searchOn(12));
      const family = { adults: 2, children: 1, infants: 2 };
      const offers = await search(searchOn(12, { party: family }));
      expect(offers.length).toBeGreaterThan(0);
      const [offer] = offers;
      const [fare] = offer?.fares ?? [];
      if (fare === undefined) throw new Error('no fare');
      const {
        options: [option],
      } = await quote(fare.fareKey);
      expect(one.length).toBeGreaterThanOrEqual(offers.length);
      if (namesPartyOnly) {
        const [alike] = one.find(({ itineraries }) => sameFlights(itineraries, offer?.itineraries ?? []))?.fares ?? [];
        if (alike === undefined) throw new Error('not sold to one alone');
        expect(option.fare.amount.minor).toBeGreaterThan(alike.fare.amount.minor * 2);
        expect(option.fare.amount.minor).toBeLessThan(alike.fare.amount.minor * 5);
        return;
      }
      const lines = linesOf(option.fare);
      const of = (type: string) => lines.filter(({ params }) => params?.['traveller'] === type);
      const sum = (type: string) => of(type).reduce((total, line) => total + line.amount.minor, 0);
      for (const type of ['adult', 'child', 'infant']) {
        expect(
          of(type).filter(({ name, amount }) => name === 'base-fare-line' && amount.minor > 0).length,
          type,
        ).toBeGreaterThan(0);
      }
      expect(sum('adult')).toBe(2 * option.perAdult.minor);
      expect(of('child').every(({ params }) => params?.['count'] === 1)).toBe(true);
      expect(sum('child')).toBeGreaterThan(0);
      expect(sum('child')).toBeLessThanOrEqual(option.perAdult.minor);
      expect(sum('infant')).toBeGreaterThan(0);
      expect(sum('infant') / 2).toBeLessThan(option.perAdult.minor);
    });

    it('of nine is sold as one', async () => {
      const nine = { adults: 9, children: 0, infants: 0 };
      const offers = await search(searchOn(12, { party: nine }));
      const [fare] = offers.find(({ fares }) => fares[0].seatsLeft === 9)?.fares ?? [];
      if (fare === undefined) throw new Error('no fare for nine');
      expect(fare.fare.amount).toEqual(money(fare.perAdult.minor * 9, fare.perAdult.currency));
      const { tickets } = (await booked(orderFor(fare, nine))).issued;
      expect(tickets.map(({ traveller }) => traveller)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    });
  });

  describe('book', () => {
    it('gives a locator and a ticket a traveller, in a row and never again', async () => {
      const party = { adults: 2, children: 1, infants: 1 };
      const numbers = new Set<string>();
      const locators = new Set<string>();
      for (let round = 0; round < 5; round += 1) {
        const { reference: pnr, issued } = await booked(orderFor(await someFare(20 + round, party), party));
        const { tickets } = issued;
        expect(pnr).toMatch(/^[A-Z0-9]{6}$/);
        expect(tickets.map(({ traveller }) => traveller)).toEqual([0, 1, 2, 3]);
        const first = Number(tickets[0]?.number);
        tickets.forEach(({ number }, index) => {
          expect(number).toMatch(/^\d{13}$/);
          expect(Number(number)).toBe(first + index);
          numbers.add(number);
        });
        locators.add(pnr);
      }
      expect([numbers.size, locators.size]).toEqual([20, 5]);
    });

    it('buys once for a key, however often and at the same time it is sent', async () => {
      const fare = await someFare(30);
      const order = orderFor(fare, alone);
      const answers = await Promise.all(Array.from({ length: 24 }, () => booked(order)));
      const again = await booked(order);
      for (const answer of answers) expect(answer).toEqual(again);
    });

    it('refuses another total than the fare of now, and says it; the key is spent', async () => {
      const fare = await someFare(31);
      const order = orderFor(fare, alone, { expectedTotal: subtract(fare.fare.amount, money(100, 'INR')) });
      expect(await refused(order)).toMatchObject({ reason: 'fare-changed', total: fare.fare.amount });
      expect(await refused({ ...order, expectedTotal: fare.fare.amount })).toMatchObject({ reason: 'fare-changed' });
      await booked(orderFor(fare, alone));
    });

    it('sells a fare that needs a GST number only with one', async () => {
      const keys = (await search(searchOn(31)))
        .slice(0, 20)
        .flatMap(({ fares }) => fares.map(({ fareKey }) => fareKey));
      const quotes = await Promise.all(keys.map(quote));
      const corporate = quotes.find(({ needsGst }) => needsGst);
      if (corporate === undefined) return;
      const gst = {
        holder: 'Sahyadri Tools',
        number: '27AAAAA0000A1Z5',
        email: 'gst@sahyadri.test',
        address: 'Pune',
        phone: '02024400000',
      };
      expect(await refused(orderFor(corporate.options[0], alone))).toMatchObject({ reason: 'refused' });
      await booked(orderFor(corporate.options[0], alone, { gst }));
    });

    it('refuses what it does not sell, and travellers of another party', async () => {
      const fare = await someFare(31);
      expect(await refused(orderFor({ ...fare, fareKey: 'nonsense' }, alone))).toMatchObject({ reason: 'not-sold' });
      expect(await refused(orderFor(fare, { adults: 2, children: 0, infants: 0 }))).toMatchObject({
        reason: 'not-sold',
      });
    });
  });

  describe('settle', () => {
    it('answers what a carried-out order came to, again and again', async () => {
      const order = orderFor(await someFare(32), alone);
      const confirmation = await booked(order);
      for (let turn = 0; turn < 2; turn += 1) {
        expect(await settle(order.idempotencyKey)).toEqual({ kind: 'confirmed', answer: confirmation });
      }
    });

    it('refuses an unknown key from then on: a late order buys nothing', async () => {
      const order = orderFor(await someFare(32), alone);
      expect(await settle(order.idempotencyKey)).toMatchObject({
        kind: 'refused',
        refusal: { _tag: 'SupplierRefused' },
      });
      expect(await refused(order)).toMatchObject({ reason: 'refused' });
      expect(await settle(order.idempotencyKey)).toMatchObject({ kind: 'refused' });
    });

    it('agrees with a booking under way, whichever is first', async () => {
      const fare = await someFare(33);
      const orders = Array.from({ length: 16 }, () => orderFor(fare, alone));
      const outcomes = await Promise.all(
        orders.map(async (order, index) => {
          const early = index % 2 === 0 ? book(order) : undefined;
          const settling = settle(order.idempotencyKey);
          return { answer: await (early ?? book(order)), settled: await settling };
        }),
      );
      for (const { answer, settled } of outcomes) {
        if (answer instanceof SupplierRefused) {
          // A fare that moved is a refusal too; whatever the reason, nothing may have been bought.
          expect(settled.kind).toBe('refused');
        } else expect(settled).toEqual({ kind: 'confirmed', answer: answer });
      }
    });
  });
}

/** Some of a long list, its ends among them. */
function sampled<Item>(items: readonly Item[], most = 40): readonly Item[] {
  const every = Math.ceil(items.length / most);
  return items.filter((_, index) => index % every === 0 || index === items.length - 1);
}

function sameFlights(one: readonly Itinerary[], other: readonly Itinerary[]): boolean {
  return flightsKey(one) === flightsKey(other);
}

/** The innermost parts. */
function linesOf(part: SupplierFare['fare']): readonly SupplierFare['fare'][] {
  return part.parts === undefined ? [part] : part.parts.flatMap(linesOf);
}

/** The lowest fare of one adult by first carrier and fare type, in the order of their names. */
function lowestFares(offers: readonly SupplierOffer[]): readonly (readonly [string, number])[] {
  const lowest = new Map<string, number>();
  for (const { itineraries, fares } of offers) {
    for (const { fareType, perAdult } of fares) {
      const kind = `${itineraries[0].segments[0].carrier} ${fareType}`;
      lowest.set(kind, Math.min(lowest.get(kind) ?? Number.POSITIVE_INFINITY, perAdult.minor));
    }
  }
  return [...lowest].toSorted(([one], [other]) => one.localeCompare(other));
}
