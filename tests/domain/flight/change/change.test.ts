import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalanced } from '#domain/account/chain.ts';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import { feesCharged, totalOf } from '#domain/booking/papers/charges.ts';
import { changeOf, changePostings, changePrice, checkChange } from '#domain/flight/change/change.ts';
import type { ChangeableBooking, NewFlights } from '#domain/flight/change/changed-booking.ts';
import { withoutAncillaries } from '#domain/flight/extras/ancillaries.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import { add, type Money, money, subtract, sum } from '#domain/money/money.ts';
import { countByType } from '#domain/people/traveller.ts';
import { instant, millisecondsBetween, plusMinutes } from '#domain/time/instant.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { afterMinutes, toInstant } from '#domain/time/place-time.ts';
import { anAskedBooking } from '#tests/arbitraries/asked-booking.ts';
import { drawnOnce } from '#tests/arbitraries/drawn-once.ts';
import { atLeastOne, aSoldBooking } from '#tests/arbitraries/sold-booking.ts';
import { makeOption } from '#tests/fixtures/flight.ts';

type Booking = ChangeableBooking<FareOption>;

const who = { agencyId: 'a1', supplier: 'sandbox' };
/** Within four days before the first departure. */
const aMoment = fc
  .integer({ min: 0, max: 5600 })
  .map((minutes) => plusMinutes(instant('2026-11-20T00:40:00Z'), minutes));

/** The same flights an hour later. */
function later({ segments: [first, ...others], ...rest }: Itinerary): Itinerary {
  return {
    ...rest,
    segments: [{ ...first, departure: afterMinutes(first.departure, 60, first.departure.zone) }, ...others],
  };
}

/** A booking of fares a direction, with fees to change it, and fares of the same party for some of its directions. */
const aChange = drawnOnce(
  fc
    .record({
      sold: fc.oneof(aSoldBooking, anAskedBooking),
      other: aSoldBooking,
      chosen: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      moved: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      fee: fc.nat(500_000),
      now: aMoment,
    })
    .map(({ sold, other, chosen, moved, fee, now }) => {
      const { booking: made } = sold;
      const booking: Booking = {
        ...made,
        options: atLeastOne(made.itineraries.map(() => makeOption())),
        rules: {
          ...made.rules,
          sectors: made.rules.sectors.map((sector) => ({
            ...sector,
            steps: sector.steps.map((step) => ({ ...step, change: money(fee, 'INR') })),
          })),
        },
      };
      const party = countByType(booking.travellers);
      const some = booking.itineraries.flatMap((_, at) => (chosen[at] === true ? [at] : []));
      const itineraries = some.length === 0 ? [0] : some;
      const fresh = other.repriced([party, party, party]);
      const flights: NewFlights<FareOption> = {
        itineraries: atLeastOne(
          itineraries.map((at) => {
            const old = booking.itineraries[at] ?? booking.itineraries[0];
            return moved[at] === true ? later(old) : old;
          }),
        ),
        options: atLeastOne(itineraries.map(() => makeOption())),
        fares: atLeastOne(itineraries.map((_, at) => fresh[at % fresh.length] ?? booking.price)),
        rules: { ...booking.rules, sectors: itineraries.flatMap((at) => booking.rules.sectors[at] ?? []) },
      };
      return { booking, flights, wanted: { itineraries, now }, moves: itineraries.filter((at) => moved[at] === true) };
    })
    .filter(({ booking, wanted }) => checkChange(booking, wanted).length === 0),
);

function named(root: PricePart | undefined, ...names: readonly PricePart['name'][]): Money {
  const parts = (root?.parts ?? []).filter(({ name }) => names.includes(name));
  return sum(
    'INR',
    parts.map(({ amount }) => amount),
  );
}

const netOf = ({ netBreakdown }: Price): Money => netBreakdown?.amount ?? money(0, 'INR');

describe('a change', () => {
  it('adds up: in both trees, in the ledger, and as its fares are priced one by one', () => {
    fc.assert(
      fc.property(aChange, ({ booking, flights, wanted, moves }) => {
        const change = changeOf(booking, wanted, flights);
        const { charge, airline, after, supplied } = change;
        const trees = [charge.breakdown, charge.netBreakdown ?? charge.breakdown, after.price.breakdown];
        expect(trees.flatMap(wrongSums)).toEqual([]);
        expect(charge.terms?.earn).toEqual(subtract(charge.total, netOf(charge)));
        const postings = changePostings(change, who);
        expect(isBalanced(postings)).toBe(true);
        expect(postings[0]).toMatchObject({ account: 'agency:a1', amount: 0 - netOf(charge).minor });
        expect(postings.find(({ account }) => account === 'supplier:sandbox')?.amount ?? 0).toBe(airline.minor);
        expect(airline).toEqual(named(charge.netBreakdown, 'fare-difference', 'change-fee', 'change-gst'));
        expect(total(supplied)).toEqual(airline);
        for (const { amount, parts } of supplied) if (parts) expect(total(parts)).toEqual(amount);
        const { fees, serviceTax } = feesCharged(charge.netBreakdown ?? charge.breakdown);
        const others = named(charge.netBreakdown, 'commission', 'tds', 'discount', 'insurance');
        const houses = subtract(subtract(netOf(charge), airline), others);
        expect(add(totalOf(fees, 'INR'), serviceTax)).toEqual(houses);
        const alone = wanted.itineraries.map((at, place) => {
          const fresh = flights.fares[place] ?? flights.fares[0];
          const flown = flights.itineraries.slice(place, place + 1);
          const totals = { total: fresh.total, airline: named(fresh.breakdown, 'fare'), flown };
          return changePrice(booking, wanted, [at], totals).amount;
        });
        // Where no flight moves at all, a list cannot know it of one direction.
        if (moves.length > 0) expect(charge.total).toEqual(sum('INR', alone));
      }),
    );
  });

  it('keeps the airline’s money: what was paid and what is charged is the new fare, the fees, and what is forfeited', () => {
    fc.assert(
      fc.property(aChange, ({ booking, flights, wanted }) => {
        const { charge, airline, after, forfeited } = changeOf(booking, wanted, flights);
        const fees = named(charge.breakdown, 'change-fee', 'change-gst');
        const paid = named(withoutAncillaries(booking.price).breakdown, 'fare');
        expect(add(paid, airline)).toEqual(sum('INR', [named(after.price.breakdown, 'fare'), fees, forfeited]));
        expect(forfeited.minor).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives a difference back where the fare given up could be cancelled then, and forfeits it elsewhere', () => {
    fc.assert(
      fc.property(aChange, ({ booking, flights, wanted: { now, itineraries } }) => {
        for (const [place, at] of itineraries.entries()) {
          const [old] = booking.itineraries[at]?.segments ?? [];
          const hours =
            millisecondsBetween(now, toInstant((old ?? booking.itineraries[0].segments[0]).departure)) / 3.6e6;
          const [early, late] = booking.rules.sectors[at]?.steps ?? [];
          const refundable = (hours >= 72 ? early : late)?.cancel !== null;
          const less = subtract(paidAlone(booking, at), named(flights.fares[place]?.breakdown, 'fare')).minor;
          const alone = changeOf(booking, { itineraries: [at], now }, alonePlace(flights, place));
          const back = Math.max(0, less);
          expect(alone.forfeited.minor).toBe(refundable ? 0 : back);
          const difference = named(alone.charge.breakdown, 'fare-difference').minor;
          expect(difference === 0 ? 0 : difference).toBe(back > 0 && !refundable ? 0 : 0 - less);
        }
      }),
    );
  });

  it('charges exactly what dearer fares cost more, the customer and the agency', () => {
    fc.assert(
      fc.property(aChange, ({ booking, flights, wanted }) => {
        const dear = { ...flights, fares: atLeastOne(flights.fares.map(dearer)) };
        const { charge, after, forfeited } = changeOf(booking, wanted, dear);
        const fees = named(charge.breakdown, 'change-fee', 'change-gst');
        const bare = withoutAncillaries(booking.price);
        expect(forfeited.minor).toBe(0);
        expect(add(bare.total, charge.total)).toEqual(add(after.price.total, fees));
        expect(add(netOf(bare), netOf(charge))).toEqual(add(netOf(after.price), fees));
      }),
    );
  });

  it('leaves a booking that can be cancelled to nothing', () => {
    fc.assert(
      fc.property(aChange, ({ booking, flights, wanted }) => {
        const { after } = changeOf(booking, wanted, flights);
        const changed = { ...booking, ...after };
        const answer = cancellationOf({
          booking: changed,
          places: allPlaces(changed),
          reason: 'supplier',
          now: wanted.now,
        });
        if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
        expect(answer.cancellation.remaining.price.total.minor).toBe(0);
        expect(answer.cancellation.refund.amount).toEqual(netOf(after.price));
      }),
    );
  });

  it('asks each traveller with a seat for the fee of the rule, for each direction that moves, and infants for none', () => {
    fc.assert(
      fc.property(aChange, ({ booking, flights, wanted, moves }) => {
        const { charge } = changeOf(booking, wanted, flights);
        const fee = booking.rules.sectors[0]?.steps[0]?.change?.minor ?? 0;
        const seats = booking.travellers.filter(({ type }) => type !== 'infant').length;
        expect(named(charge.breakdown, 'change-fee').minor).toBe(
          fee * seats * (moves.length || wanted.itineraries.length),
        );
      }),
    );
  });
});

describe('what stands in the way of a change', () => {
  const [booking] = fc.sample(
    aChange.filter((each) => each.booking.itineraries.length === 3),
    { numRuns: 1, seed: 4 },
  );
  const now = instant('2026-11-20T00:40:00Z');
  const against = (change: Partial<Booking>, itineraries: readonly number[], travellers?: readonly number[]) => {
    if (booking === undefined) throw new Error('No booking of three directions');
    const wanted = { itineraries, now, ...(travellers && { travellers }) };
    return checkChange({ ...booking.booking, ...change }, wanted).map(({ code, path }) => `${code} ${path}`);
  };

  it('names it', () => {
    const { rules } = booking?.booking ?? { rules: undefined };
    expect(against({}, [1])).toEqual([]);
    expect(against({}, [])).toEqual(['change-nothing itineraries']);
    expect(against({}, [0, 7])).toEqual(['place-not-booked itineraries[1]']);
    expect(against({}, [1], [])).toEqual(['split-first travellers']);
    expect(against({ gone: [{ traveller: 0, item: 1 }] }, [1])).toEqual(['split-first travellers']);
    expect(against({ gone: [{ traveller: 0, item: 1 }] }, [0])).toEqual([]);
    expect(against({ options: [makeOption()] }, [1])).toEqual(['change-together itineraries']);
    const pair = makeOption({ special: 'return' });
    expect(against({ options: [pair, pair, pair] }, [0])).toEqual(['change-together itineraries']);
    const never = (rules?.sectors ?? []).map((sector) => ({
      ...sector,
      steps: sector.steps.map((step) => ({ ...step, change: null })),
    }));
    expect(against({ rules: { sectors: never } }, [2])).toEqual(['change-not-allowed itineraries']);
  });
});

const total = (parts: readonly PricePart[]) =>
  sum(
    'INR',
    parts.map(({ amount }) => amount),
  );

/** The airline's lines of one direction, as sold. */
function paidAlone({ price: fare }: Booking, direction: number): Money {
  const lines = (part: PricePart): readonly PricePart[] => part.parts?.flatMap(lines) ?? [part];
  const airline = (fare.breakdown.parts ?? []).filter(({ name }) => name === 'fare').flatMap(lines);
  return sum(
    'INR',
    airline.filter(({ params }) => params?.['direction'] === direction).map(({ amount }) => amount),
  );
}

function alonePlace({ itineraries, options, fares, rules }: NewFlights<FareOption>, place: number) {
  return {
    itineraries: atLeastOne(itineraries.slice(place, place + 1)),
    options: atLeastOne(options.slice(place, place + 1)),
    fares: atLeastOne(fares.slice(place, place + 1)),
    rules: { ...rules, sectors: rules.sectors.slice(place, place + 1) },
  };
}

/** The same fare, its first line raised by ten crore rupees in both trees. */
function dearer(fare: Price): Price {
  const more = (root: PricePart): PricePart => {
    const [first, ...rest] = root.parts ?? [];
    const amount = add(root.amount, money(10_000_000_000, 'INR'));
    return first === undefined ? { ...root, amount } : { ...root, amount, parts: [more(first), ...rest] };
  };
  const { terms, netBreakdown } = fare;
  const breakdown = more(fare.breakdown);
  return {
    total: breakdown.amount,
    breakdown,
    ...(netBreakdown && { netBreakdown: more(netBreakdown) }),
    ...(terms && { terms: { ...terms, net: add(terms.net, money(10_000_000_000, 'INR')) } }),
  };
}
