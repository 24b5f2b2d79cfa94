/** Fares for the whole journey of which a part is flown: what is flown stays as it was sold, the rest can be changed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, checkChange, tied } from '#domain/flight/change/change.ts';
import type { ChangeableBooking } from '#domain/flight/change/changed-booking.ts';
import { asChangeable, directionsOfFare } from '#domain/flight/change/flown-part.ts';
import { applyTerms } from '#domain/flight/terms/apply-terms.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import { type FareInput, travellerFares, wholeFare } from '#domain/flight/fare/pricing.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { afterMinutes, placeTime, toInstant } from '#domain/time/place-time.ts';
import { aFareContext, aParty, aSaleDate, someTerms } from '#tests/arbitraries/flight.ts';
import { drawnOnce } from '#tests/arbitraries/drawn-once.ts';
import { atLeastOne, travellersOf } from '#tests/arbitraries/sold-booking.ts';
import { makeItinerary, makeOption, makeSegment, travelDate } from '#tests/fixtures/flight.ts';

type Booking = ChangeableBooking<FareOption>;

const rule = { id: 'made', called: 'fare-level', from: isoDate('2024-01-01') } as const;
const perHead = (most: number) => fc.record({ adult: fc.nat(most), child: fc.nat(most), infant: fc.nat(most) });

/** There and back, or over cities, with the minutes that each direction flies. */
const aRoute = fc.oneof(
  fc.tuple(fc.integer({ min: 60, max: 900 }), fc.integer({ min: 60, max: 900 })).map(([there, back]) => [
    { from: 'DEL', to: 'LHR', minutes: there },
    { from: 'LHR', to: 'DEL', minutes: back },
  ]),
  fc
    .array(fc.integer({ min: 60, max: 900 }), { minLength: 2, maxLength: 4 })
    .map((minutes) =>
      minutes.map((each, at) => ({ from: cities[at] ?? 'DEL', to: cities[at + 1] ?? 'DEL', minutes: each })),
    ),
);
const cities = ['DEL', 'DXB', 'LHR', 'CDG', 'SIN'];

interface Made {
  readonly booking: Booking;
  /** What one head of each type pays for the base fare and fuel of each direction: an oracle. */
  readonly base: readonly Readonly<Record<'adult' | 'child' | 'infant', number>>[];
  readonly party: Party;
  readonly minutes: readonly number[];
  readonly isReturn: boolean;
  readonly fresh: Price;
}

/** One fare for all directions, sold to a party under an agency's terms, and a fare for another flight. */
const aWholeFare: fc.Arbitrary<Made> = drawnOnce(
  fc
    .record({
      route: aRoute,
      party: aParty,
      base: fc.array(perHead(9_000_000), { minLength: 4, maxLength: 4 }),
      levy: perHead(900_000),
      gst: fc.option(fc.constantFrom(500, 1800), { nil: undefined }),
      context: aFareContext,
      terms: someTerms,
      on: aSaleDate,
      change: fc.nat(300_000),
      cancel: fc.option(fc.nat(300_000)),
      fresh: perHead(9_000_000),
    })
    .map(({ route, party, base, levy, gst, context, terms, on, change, cancel, fresh }): Made => {
      const itineraries = atLeastOne(
        route.map(({ from, to, minutes }, at) => {
          const departure = placeTime(`${addDays(travelDate, at * 3)}T06:10`, 'Asia/Kolkata');
          const arrival = afterMinutes(departure, minutes, 'Asia/Kolkata');
          const segment = makeSegment({ origin: from, destination: to, departure, arrival, durationMinutes: minutes });
          return makeItinerary([segment]);
        }),
      );
      const priced = (sectors: readonly { readonly from: string; readonly to: string; readonly at: typeof levy }[]) => {
        const input: FareInput = {
          currency: 'INR',
          party,
          sectors: sectors.map(({ from, to, at }) => ({
            origin: from,
            destination: to,
            carrier: 'AI',
            bookingClass: 'R',
            base: at,
            baseRule: rule,
            yq: { adult: 0, child: 0, infant: 0 },
            yqRule: rule,
          })),
          levies: [{ name: 'other-tax', code: 'L0', place: 'DEL', each: levy, rule }],
          ...(gst !== undefined && { gst: { basisPoints: gst, rule } }),
        };
        return applyTerms(wholeFare(input), { ...context, party }, terms, on, {
          each: travellerFares(input),
          promos: [],
        });
      };
      const own = route.map((sector, at) => ({ ...sector, at: base[at] ?? levy }));
      return {
        booking: {
          itineraries,
          options: [makeOption()],
          travellers: travellersOf(party),
          price: priced(own),
          rules: {
            sectors: route.map(({ from, to }) => ({
              origin: from,
              destination: to,
              carrier: 'AI',
              family: 'Classic',
              steps: [
                {
                  hoursFrom: null,
                  hoursTo: 0,
                  cancel: cancel === null ? null : money(cancel, 'INR'),
                  change: money(change, 'INR'),
                },
              ],
              per: { cancel: 'direction' as const, change: 'direction' as const },
              noShow: null,
              rule,
              baggage: { checkInKg: 30, cabinKg: 7 },
            })),
          },
        },
        base: own.map(({ at }) => at),
        party,
        minutes: route.map(({ minutes }) => minutes),
        isReturn: route.length === 2 && route[0]?.from === route[1]?.to,
        fresh: priced([{ from: route.at(-1)?.from ?? '', to: route.at(-1)?.to ?? '', at: fresh }]),
      };
    }),
);

/** While so many of its directions are flown. */
function afterFlying({ itineraries }: Booking, flown: number): Instant {
  const { departure } = itineraries[flown - 1]?.segments[0] ?? itineraries[0].segments[0];
  return plusMinutes(toInstant(departure), 30);
}

function lines(part: PricePart | undefined): readonly PricePart[] {
  if (part === undefined) return [];
  return part.parts?.flatMap(lines) ?? [part];
}

/** What lines come to, by which they are, whatever direction they are of. */
function byLine(trees: readonly (PricePart | undefined)[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { name, amount, params = {} } of trees.flatMap(lines)) {
    const key = [name, params['traveller'], params['code'], params['sector'], params['percent']].join(' ');
    sums[key] = (sums[key] ?? 0) + amount.minor;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

const airlineOf = ({ breakdown }: Price): number =>
  lines({
    name: 'fare',
    amount: breakdown.amount,
    parts: (breakdown.parts ?? []).filter(({ name }) => name === 'fare'),
  })
    .map(({ amount }) => amount.minor)
    .reduce((one, other) => one + other, 0);

const netOf = ({ netBreakdown, total }: Price): number => (netBreakdown?.amount ?? total).minor;

/** The last direction changed, all before it flown. */
function changeBack({ booking, fresh }: Made) {
  const last = booking.itineraries.length - 1;
  const now = afterFlying(booking, last);
  const flights = {
    itineraries: atLeastOne(booking.itineraries.slice(last)),
    options: atLeastOne([makeOption()]),
    fares: atLeastOne([fresh]),
    rules: { ...booking.rules, sectors: booking.rules.sectors.slice(last) },
  };
  return { change: changeOf(booking, { itineraries: [last], now }, flights), last, now };
}

describe('a fare for the whole journey, a direction at a time', () => {
  it('comes to the fare again, line by line and in both trees', () => {
    fc.assert(
      fc.property(aWholeFare, ({ booking: { price: fare, itineraries } }) => {
        const each = directionsOfFare(fare, itineraries);
        expect(each).toHaveLength(itineraries.length);
        expect(byLine(each.map(({ breakdown }) => breakdown))).toEqual(byLine([fare.breakdown]));
        expect(byLine(each.map(({ netBreakdown }) => netBreakdown))).toEqual(byLine([fare.netBreakdown]));
        expect(each.map(({ total }) => total.minor).reduce((one, other) => one + other)).toBe(fare.total.minor);
        expect(
          each.flatMap(({ breakdown, netBreakdown = breakdown }) =>
            wrongSums(breakdown).concat(wrongSums(netBreakdown)),
          ),
        ).toEqual([]);
        for (const [direction, { breakdown }] of each.entries()) {
          expect(lines(breakdown).every(({ params }) => params?.['direction'] === direction)).toBe(true);
        }
      }),
    );
  });

  it('is flown at the base fare that it was sold at; of taxes a return bears half each way, cities by minutes in the air', () => {
    fc.assert(
      fc.property(aWholeFare, ({ booking: { price: fare, itineraries }, base, party, minutes, isReturn }) => {
        const all = minutes.reduce((one, other) => one + other, 0);
        const taxes = lines(fare.breakdown).filter(({ name }) => name === 'other-tax');
        for (const [at, { breakdown }] of directionsOfFare(fare, itineraries).entries()) {
          const of = (name: PricePart['name']) => lines(breakdown).filter((line) => line.name === name);
          const sold =
            (base[at]?.adult ?? 0) * party.adults +
            (base[at]?.child ?? 0) * party.children +
            (base[at]?.infant ?? 0) * party.infants;
          expect(of('base-fare-line').reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(sold);
          for (const { amount, params } of taxes) {
            const own = of('other-tax').find((each) => each.params?.['traveller'] === params?.['traveller']);
            const exact = (amount.minor * (isReturn ? 1 : (minutes[at] ?? 0))) / (isReturn ? 2 : all);
            expect(Math.abs((own?.amount.minor ?? 0) - exact)).toBeLessThanOrEqual(Number(params?.['count']));
          }
        }
      }),
    );
  });

  it('is itself before it is flown and after', () => {
    fc.assert(
      fc.property(aWholeFare, ({ booking }) => {
        const before = plusMinutes(toInstant(booking.itineraries[0].segments[0].departure), -1);
        expect(asChangeable(booking, before)).toBe(booking);
        expect(checkChange(booking, { itineraries: [1], now: before }).map(({ code }) => code)).toEqual([
          'change-together',
        ]);
        const after = afterFlying(booking, booking.itineraries.length);
        expect(asChangeable(booking, after)).toBe(booking);
        const between = afterFlying(booking, 1);
        const once = asChangeable(booking, between);
        expect(once.options).toHaveLength(booking.itineraries.length);
        expect(asChangeable(once, between)).toBe(once);
        expect(once.together).toEqual(booking.itineraries.flatMap((_, at) => (at === 0 ? [] : [at])));
        expect(checkChange(booking, { itineraries: [1], now: between })).toEqual([]);
        expect(checkChange(booking, { itineraries: [0], now: between }).map(({ code }) => code)).toEqual([
          'change-flown',
        ]);
        expect(tied(booking, between).every((unit) => unit.length === 1)).toBe(true);
      }),
    );
  });
});

describe('the change of what is not flown', () => {
  it('adds up: paid and charged is what is flown as it was sold, the new fare, the fees, and what is forfeited', () => {
    fc.assert(
      fc.property(aWholeFare, (made) => {
        const { change, last } = changeBack(made);
        const { charge, airline, forfeited, after } = change;
        const each = directionsOfFare(made.booking.price, made.booking.itineraries);
        const flown = each.slice(0, last);
        const fees = (charge.breakdown.parts ?? [])
          .filter(({ name }) => name === 'change-fee' || name === 'change-gst')
          .reduce((sum, { amount }) => sum + amount.minor, 0);
        const total = (some: readonly Price[], of: (fare: Price) => number) =>
          some.reduce((sum, fare) => sum + of(fare), 0);
        expect(airlineOf(made.booking.price) + airline.minor).toBe(
          total(flown, airlineOf) + airlineOf(made.fresh) + fees + forfeited.minor,
        );
        expect(airlineOf(after.price)).toBe(total(flown, airlineOf) + airlineOf(made.fresh));
        const kept = (tree: PricePart | undefined) =>
          byLine([
            {
              name: 'fare',
              amount: charge.total,
              parts: lines(tree).filter(({ params }) => params?.['direction'] !== last),
            },
          ]);
        expect(kept(after.price.breakdown)).toEqual(byLine(flown.map(({ breakdown }) => breakdown)));
        expect(kept(after.price.netBreakdown)).toEqual(byLine(flown.map(({ netBreakdown }) => netBreakdown)));
        if (forfeited.minor === 0 && airline.minor !== fees) {
          expect(made.booking.price.total.minor + charge.total.minor).toBe(after.price.total.minor + fees);
          expect(netOf(made.booking.price) + netOf(charge)).toBe(netOf(after.price) + fees);
        }
        expect([...wrongSums(charge.breakdown), ...wrongSums(after.price.breakdown)]).toEqual([]);
      }),
    );
  });

  it('never gives back what was flown', () => {
    fc.assert(
      fc.property(aWholeFare, (made) => {
        const { change, last } = changeBack(made);
        const unflown = directionsOfFare(made.booking.price, made.booking.itineraries)[last];
        expect(-change.airline.minor).toBeLessThanOrEqual(unflown === undefined ? 0 : airlineOf(unflown));
        if (made.booking.rules.sectors[last]?.steps[0]?.cancel === null)
          expect(change.airline.minor).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('leaves a booking that can be changed again, for what was paid then', () => {
    fc.assert(
      fc.property(aWholeFare, (made) => {
        const { change, last, now } = changeBack(made);
        const { price: _old, ...rest } = made.booking;
        const again: Booking = { ...rest, ...change.after };
        expect(checkChange(again, { itineraries: [last], now })).toEqual([]);
        const same = {
          itineraries: atLeastOne(again.itineraries.slice(last)),
          options: atLeastOne([makeOption()]),
          fares: atLeastOne([made.fresh]),
          rules: { ...again.rules, sectors: again.rules.sectors.slice(last) },
        };
        const second = changeOf(again, { itineraries: [last], now }, same);
        expect(second.forfeited.minor).toBe(0);
        expect(airlineOf(second.after.price)).toBe(airlineOf(change.after.price));
      }),
    );
  });
});
