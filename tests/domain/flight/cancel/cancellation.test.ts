import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { type CancellableBooking, cancellationOf, type CancelQuestion } from '#domain/flight/cancel/cancellation.ts';
import type { Cancellation } from '#domain/booking/cancel/cancellation.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { refundBridge } from '#domain/booking/cancel/explained.ts';
import { withAncillaries } from '#domain/flight/extras/ancillaries.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import { inDirection } from '#domain/flight/fare/fare-shares.ts';
import { joinFares } from '#domain/flight/fare/join-fares.ts';
import { wholeFare } from '#domain/flight/fare/pricing.ts';
import { applyTerms } from '#domain/flight/terms/apply-terms.ts';
import { type FlightTerms, noTerms } from '#domain/flight/terms/terms.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { aSoldBooking, travellersOf } from '#tests/arbitraries/sold-booking.ts';
import { makeFare, makeTraveller } from '#tests/fixtures/booking.ts';
import {
  makeFareContext,
  makeItinerary,
  makeOption,
  makeRules,
  makeSegment,
  rupees,
  today,
} from '#tests/fixtures/flight.ts';
import { placeTime } from '#domain/time/place-time.ts';

/** From four days before the first departure to a day after it. */
const aMoment = fc
  .integer({ min: 0, max: 7200 })
  .map((minutes) => plusMinutes(instant('2026-11-20T00:40:00Z'), minutes));

function done(question: CancelQuestion): Cancellation {
  const answer = cancellationOf(question);
  if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
  return answer.cancellation;
}

/** Cancels in steps; a step that would leave an infant or child alone is left for the last, which takes all. */
function* inSteps(
  booking: CancellableBooking,
  steps: readonly (readonly Unit[])[],
  moments: readonly Instant[],
): Generator<Cancellation> {
  let gone: readonly Unit[] = [];
  const rest = [...steps, allPlaces(booking)];
  for (const [at, step] of rest.entries()) {
    const places = step.filter(
      (each) => !gone.some((one) => one.traveller === each.traveller && one.item === each.item),
    );
    if (places.length === 0) continue;
    const answer = cancellationOf({
      booking: { ...booking, gone },
      places,
      reason: 'traveller',
      now: moments[at % moments.length] ?? instant('2026-11-20T00:00:00Z'),
    });
    if ('violations' in answer) {
      expect(['party-adult', 'party-infants']).toContain(answer.violations[0]?.code);
      continue;
    }
    yield answer.cancellation;
    gone = [...gone, ...places];
  }
}
type Instant = CancelQuestion['now'];

function shuffledSteps(booking: CancellableBooking) {
  const places = allPlaces(booking);
  return fc
    .shuffledSubarray([...places], { minLength: 0, maxLength: places.length })
    .chain((some) =>
      fc
        .array(fc.nat(4), { minLength: some.length, maxLength: some.length })
        .map((groups) => [0, 1, 2, 3, 4].map((group) => some.filter((_, at) => groups[at] === group))),
    );
}

const leaves = (part: PricePart): readonly PricePart[] => part.parts?.flatMap(leaves) ?? [part];

const named = ({ parts = [], ...root }: PricePart, ...names: readonly PricePart['name'][]): PricePart => ({
  ...root,
  parts: parts.filter(({ name }) => names.includes(name)),
});

const linesOf = (part: PricePart): readonly string[] =>
  part.parts === undefined
    ? part.amount.minor === 0
      ? []
      : [`${part.name} ${part.amount.minor} ${part.params?.['direction']} ${part.rule?.id}`]
    : part.parts.flatMap(linesOf);

describe('cancelling', () => {
  it('leaves those who remain the fare that they alone would have been sold', () => {
    fc.assert(
      fc.property(
        aSoldBooking.chain(({ booking, repriced }) =>
          fc.tuple(fc.constant(booking), fc.constant(repriced), shuffledSteps(booking)),
        ),
        aMoment,
        ([booking, repriced, steps], now) => {
          const [first] = inSteps(booking, steps, [now]);
          if (first === undefined) return;
          const count = (type: string, itinerary: number) =>
            first.remaining.places.filter(
              (each) => each.item === itinerary && booking.travellers[each.traveller]?.type === type,
            ).length;
          const fares = repriced(
            booking.itineraries.map((_, at) => ({
              adults: count('adult', at),
              children: count('child', at),
              infants: count('infant', at),
            })),
          );
          const services = (part: PricePart): readonly string[] =>
            linesOf(part).filter((line) => !/^(seat|meal|baggage|special-ssr) /.test(line));
          const remaining = first.remaining.price;
          expect(services(remaining.breakdown).toSorted()).toEqual(
            fares.flatMap(({ breakdown }) => linesOf(breakdown)).toSorted(),
          );
          if (remaining.netBreakdown === undefined) throw new Error('Kept with its net side');
          expect(services(remaining.netBreakdown).toSorted()).toEqual(
            fares.flatMap(({ netBreakdown }) => (netBreakdown ? linesOf(netBreakdown) : [])).toSorted(),
          );
          expect(remaining.terms?.earn.minor).toBe(fares.reduce((sum, { terms }) => sum + (terms?.earn.minor ?? 0), 0));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('explains every line: whom it counts, what of services and fees is not given back, and what the customer gets', () => {
    fc.assert(
      fc.property(
        aSoldBooking.chain(({ booking }) => fc.tuple(fc.constant(booking), shuffledSteps(booking))),
        aMoment,
        ([booking, steps], now) => {
          for (const { charges, refund, customer } of inSteps(booking, steps, [now])) {
            const miscounted = [refund, customer.explained].flatMap(leaves).filter(({ amount, params = {} }) => {
              const { count, each } = params;
              if (typeof count !== 'number') return false;
              const ofAll = typeof each === 'string' ? Math.round(Math.abs(Number(each)) * 100) * count : undefined;
              return count === 0 || (ofAll !== undefined && ofAll !== Math.abs(amount.minor));
            });
            expect(miscounted).toEqual([]);
            // What stands on both sides is given back and kept, line by line.
            const kept = linesTotal(
              charges,
              /^(seat|meal|baggage|special-ssr|handling-charges|convenience-fee|payment-gateway-charges|gst) /,
            );
            expect(linesTotal(named(charges, 'services-kept', 'fees-kept'), /./)).toBe(kept);
            expect(wrongSums(customer.explained)).toEqual([]);
            expect(customer.explained.amount).toEqual(customer.refund);
            expect(leaves(customer.explained).some(({ name }) => /^(markup|commission|tds)$/.test(name))).toBe(false);
            const bridge = refundBridge(refund, customer.explained);
            expect(wrongSums(bridge)).toEqual([]);
            const own = new Set(['refund', 'commission', 'tds', 'discount']);
            expect((bridge.parts ?? []).filter(({ name }) => !own.has(name))).toEqual([]);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps of nobody more than base fare and fuel, and never a levy', () => {
    fc.assert(
      fc.property(aSoldBooking, aMoment, ({ booking }, now) => {
        const levies = linesTotal(booking.price.breakdown, /^(user-development-fee|other-tax) /);
        const gst = linesTotal(booking.price.breakdown, /^k3 /);
        const made = done({ booking, places: allPlaces(booking), reason: 'traveller', now });
        const taxKept = linesTotal(made.charges, /^cancellation-gst /);
        expect(made.byLaw.minor).toBe(levies + gst - taxKept);
        expect(taxKept).toBeLessThanOrEqual(gst);
        const paid = linesTotal(airlineFareOf(booking.price), /^(base-fare-line|discount|yq) /);
        expect(linesTotal(made.charges, /^(cancellation|no-show)-fee /)).toBeLessThanOrEqual(paid);
        expect(made.reversal.returned.minor).toBeGreaterThanOrEqual(made.byLaw.minor);
      }),
    );
  });

  it('gives everything back where the airline cancelled', () => {
    fc.assert(
      fc.property(aSoldBooking, aMoment, ({ booking }, now) => {
        const made = done({ booking, places: allPlaces(booking), reason: 'supplier', now });
        expect(made.refund.amount).toEqual(booking.price.terms?.net);
        expect(made.charges.amount.minor).toBe(0);
        expect(made.customer.refund.minor + made.customer.markup.minor).toBe(booking.price.total.minor);
      }),
    );
  });
});

const airlineFareOf = ({ breakdown }: Price): PricePart =>
  breakdown.parts?.find(({ name }) => name === 'fare') ?? breakdown;

const linesTotal = (part: PricePart, name: RegExp): number =>
  part.parts === undefined
    ? name.test(`${part.name} `)
      ? part.amount.minor
      : 0
    : part.parts.reduce((total, inner) => total + linesTotal(inner, name), 0);

const rule = { id: 'made', called: 'fare-level', from: isoDate('2024-01-01') } as const;
const since = { from: isoDate('2024-01-01'), note: 'Made for tests' };
const terms: FlightTerms = {
  ...noTerms,
  markups: [{ ...since, id: 'm', match: {}, amount: { perTraveller: rupees(200) } }],
  commissions: [{ ...since, id: 'c', match: {}, basisPoints: 250, on: 'base' }],
  convenienceFees: [{ ...since, id: 'f', match: {}, perTraveller: rupees(50) }],
  gstOnFees: [{ ...since, id: 'g', basisPoints: 1800 }],
  tdsOnCommission: [{ ...since, id: 't', basisPoints: 200 }],
};

/** Delhi to Bombay and back, two adults and an infant: base 5,000 and 1,750, YQ 400, UDF 300, GST 5 %. */
function roundTrip(): CancellableBooking {
  const party = { adults: 2, children: 0, infants: 1 };
  const fareOf = (direction: number) =>
    inDirection(
      applyTerms(
        wholeFare({
          currency: 'INR',
          party,
          sectors: [
            {
              origin: 'DEL',
              destination: 'BOM',
              carrier: '6E',
              bookingClass: 'R',
              base: { adult: 500_000, child: 500_000, infant: 175_000 },
              baseRule: rule,
              yq: { adult: 40_000, child: 40_000, infant: 0 },
              yqRule: rule,
            },
          ],
          levies: [
            {
              name: 'user-development-fee',
              code: 'IN',
              place: 'DEL',
              each: { adult: 30_000, child: 30_000, infant: 0 },
              rule,
            },
          ],
          gst: { basisPoints: 500, rule: { ...rule, id: 'k3' } },
        }),
        makeFareContext({ party }),
        terms,
        today,
      ),
      direction,
    );
  const back = makeSegment({
    origin: 'BOM',
    destination: 'DEL',
    departure: placeTime('2026-11-27T06:10', 'Asia/Kolkata'),
    arrival: placeTime('2026-11-27T08:25', 'Asia/Kolkata'),
  });
  const [sector] = makeRules().sectors;
  if (sector === undefined) throw new Error('Rules have a sector');
  return {
    itineraries: [makeItinerary(), makeItinerary([back])],
    options: [makeOption(), makeOption()],
    rules: makeRules({ sectors: [sector, { ...sector, origin: 'BOM', destination: 'DEL' }] }),
    travellers: travellersOf(party),
    price: joinFares([fareOf(0), fareOf(1)]),
  };
}

const seen = (part: PricePart): readonly string[] =>
  (part.parts ?? []).map(({ name, amount }) => `${name} ${amount.minor / 100}`);

describe('a round trip, computed by hand', () => {
  // 06:10 in India is 00:40 UTC: on the 22nd at 00:40 there are 48 hours to the onward flight and 120 to the return.
  const now = instant('2026-11-22T00:40:00Z');

  it('takes one traveller off one direction', () => {
    const { charges, refund, customer, byLaw } = done({
      booking: roundTrip(),
      places: [{ traveller: 1, item: 0 }],
      reason: 'traveller',
      now,
    });
    // Fee of the step below 72 hours, 3,999, and 5 % of it in whole rupees; the fee of 50 and its GST stay with the portal.
    expect(seen(charges)).toEqual(['cancellation-fee 3999', 'cancellation-gst 200', 'fees-kept 59']);
    expect(charges.parts?.[0]).toMatchObject({
      params: { passenger: 2, traveller: 'adult', sector: 'DEL-BOM', carrier: '6E', hours: 48 },
      rule: { id: 'fees-6e-saver' },
    });
    expect(charges.parts?.[1]).toMatchObject({ params: { percent: '5', of: '3999.00' }, rule: { id: 'k3' } });
    // 5,000 + 400 + 300 + 270 GST = 5,970. Commission 2.5 % of 11,750 was 293.75, of 6,750 is 168.75: 125 go back, 2.50 TDS.
    expect(seen(refund)).toEqual([
      'fare 5970',
      'commission -125',
      'tds 2.5',
      'convenience-fee 50',
      'gst 9',
      'cancellation-charges -4258',
    ]);
    expect(refund.amount).toEqual(rupees(5970 - 125 + 2.5 + 59 - 4258));
    expect(customer).toMatchObject({ refund: rupees(5970 + 59 - 4258), markup: rupees(200) });
    expect(seen(customer.explained)).toEqual([
      'fare 5970',
      'convenience-fee 50',
      'gst 9',
      'cancellation-charges -4258',
    ]);
    // Commission given back and the tax on it are the agency's own: so much more reaches the customer.
    expect(seen(refundBridge(refund, customer.explained))).toEqual(['refund 1648.5', 'commission 125', 'tds -2.5']);
    expect(byLaw).toEqual(rupees(300 + 270 - 200));
  });

  it('takes more than the step to come where it is later', () => {
    const charged = (at: string, itinerary: number) =>
      seen(
        done({
          booking: roundTrip(),
          places: [{ traveller: 1, item: itinerary }],
          reason: 'traveller',
          now: instant(at),
        }).charges,
      ).slice(0, 2);
    expect(charged('2026-11-21T00:40:00Z', 0)).toEqual(['cancellation-fee 3000', 'cancellation-gst 150']);
    expect(charged('2026-11-21T00:40:00.001Z', 0)).toEqual(['cancellation-fee 3999', 'cancellation-gst 200']);
    // In the last three hours nothing can be cancelled: base and fuel are lost with the GST on them, the levy is not.
    expect(charged('2026-11-23T21:40:00.001Z', 0)).toEqual(['cancellation-fee 5400', 'cancellation-gst 270']);
    expect(charged('2026-11-24T00:40:00.000Z', 0)).toEqual(['cancellation-fee 5400', 'cancellation-gst 270']);
    expect(charged('2026-11-24T00:40:00.001Z', 0)).toEqual(['no-show-fee 5400', 'cancellation-gst 270']);
    expect(charged('2026-11-24T00:40:00.000Z', 1)).toEqual(['cancellation-fee 3000', 'cancellation-gst 150']);
  });

  it('charges an infant no more than its fare', () => {
    const { charges } = done({
      booking: roundTrip(),
      places: [{ traveller: 2, item: 0 }],
      reason: 'traveller',
      now,
    });
    expect(seen(charges)).toEqual(['cancellation-fee 1750', 'cancellation-gst 88']);
    expect(charges.parts?.[0]?.params).toMatchObject({ asked: '3999.00' });
  });

  it('keeps no more tax than was paid where one fare bears the fees of both ways', () => {
    const party = { adults: 1, children: 0, infants: 0 };
    const [there, back] = roundTrip().itineraries;
    if (back === undefined) throw new Error('A round trip has a way back');
    const ways = (['DEL-BOM', 'BOM-DEL'] as const).map((way) => ({
      origin: way.slice(0, 3),
      destination: way.slice(4),
      carrier: '6E',
      bookingClass: 'R',
      base: { adult: 501_000, child: 0, infant: 0 },
      baseRule: rule,
      yq: { adult: 0, child: 0, infant: 0 },
      yqRule: rule,
    }));
    const airlineFare = wholeFare({
      currency: 'INR',
      party,
      sectors: ways,
      levies: [],
      gst: { basisPoints: 500, rule },
    });
    const context = makeFareContext({ party });
    const [sector] = makeRules().sectors;
    if (sector === undefined) throw new Error('Rules have a sector');
    const steps = [{ hoursFrom: null, hoursTo: 0, cancel: rupees(5010), change: null }];
    const booking: CancellableBooking = {
      itineraries: [there, back],
      options: [makeOption()],
      rules: makeRules({
        sectors: [
          { ...sector, steps },
          { ...sector, steps },
        ],
      }),
      travellers: travellersOf(party),
      price: applyTerms(airlineFare, context, noTerms, today),
    };
    const { charges, refund } = done({ booking, places: allPlaces(booking), reason: 'traveller', now });
    // 5 % of 5,010 is 250.50, printed 251; of both 501, which is all that was paid.
    expect(seen(charges)).toEqual([
      'cancellation-fee 5010',
      'cancellation-gst 251',
      'cancellation-fee 5010',
      'cancellation-gst 250',
    ]);
    expect(refund.amount.minor).toBe(0);
  });

  it('keeps services unless they are taken back', () => {
    const plain = roundTrip();
    const meal = {
      ssrId: 's',
      kind: 'meals',
      place: { itinerary: 0, segment: 0 },
      code: 'VGML',
      name: 'Vegetarian',
      price: rupees(450),
      traveller: 1,
      status: 'confirmed',
    } as const;
    const booking = { ...plain, price: withAncillaries(plain.price, [meal]) };
    const question = { booking, places: [{ traveller: 1, item: 0 }], reason: 'traveller', now } as const;
    const kept = done(question);
    const returned = done({ ...question, servicesReturned: ['meal'] });
    expect(seen(kept.charges)).toContain('services-kept 450');
    expect(seen(returned.charges)).not.toContain('services-kept 450');
    expect(returned.refund.amount.minor - kept.refund.amount.minor).toBe(45_000);
    expect(returned.reversal.returned.minor - kept.reversal.returned.minor).toBe(45_000);
  });
});

describe('what cannot be cancelled', () => {
  const now = instant('2026-11-22T00:40:00Z');
  const at = (traveller: number, itinerary: number): Unit => ({ traveller, item: itinerary });
  const codes = (booking: CancellableBooking, places: readonly Unit[]) => {
    const answer = cancellationOf({ booking, places, reason: 'traveller', now });
    return 'violations' in answer ? answer.violations.map(({ code, path }) => `${path} ${code}`) : [];
  };

  it.each<[string, readonly Unit[], Partial<CancellableBooking>, readonly string[]]>([
    ['nothing', [], {}, ['places cancel-nothing']],
    ['a traveller who is not there', [at(3, 0)], {}, ['places[0] place-not-booked']],
    ['a direction that is not there', [at(0, 2)], {}, ['places[0] place-not-booked']],
    ['what is cancelled already', [at(1, 0)], { gone: [at(1, 0)] }, ['places[0] place-cancelled']],
    ['what is flown', [at(1, 1), at(1, 0)], { used: [at(1, 0)] }, ['places[1] place-flown']],
    ['all adults of an infant', [at(0, 0), at(1, 0)], {}, ['places party-adult']],
    ['one half of a fare for both', [at(1, 0)], { options: [makeOption()] }, ['places sold-together']],
  ])('%s', (_, places, facts, expected) => {
    expect(codes({ ...roundTrip(), ...facts }, places)).toEqual(expected);
  });

  it('a part of a fare whose lines do not say how they were made', () => {
    const fare = makeFare(rupees(10_000));
    const booking = { ...roundTrip(), price: fare, travellers: [makeTraveller(), makeTraveller()] };
    expect(codes(booking, [at(0, 0)])).toEqual(['places cancel-whole']);
    const whole = done({ booking, places: allPlaces(booking), reason: 'traveller', now });
    // Base 8,000 and taxes 2,000 for both and both ways: fees of 3,999 and 3,000 each come to more than the base.
    expect(seen(whole.charges)).toEqual(['cancellation-fee 3999', 'cancellation-fee 3999', 'cancellation-fee 2']);
    expect(whole.refund.amount.minor + whole.charges.amount.minor).toBe(fare.terms?.net.minor);
  });
});
