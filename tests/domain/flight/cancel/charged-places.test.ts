import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { type CancellableBooking, cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import { cancelOutlook } from '#domain/flight/cancel/outlook.ts';
import { changeOf, changePrice } from '#domain/flight/change/change.ts';
import type { ChangeableBooking } from '#domain/flight/change/changed-booking.ts';
import { cancelFeeOf, chargedPlaces } from '#domain/flight/cancel/charged-places.ts';
import type { PricePart } from '#domain/price/price.ts';
import { type FareRules, feeBases, type SectorRules } from '#domain/flight/fare/fare-rules.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { type FareInput, wholeFare } from '#domain/flight/fare/pricing.ts';
import { applyTerms } from '#domain/flight/terms/apply-terms.ts';
import { sum } from '#domain/money/money.ts';
import { noTerms } from '#domain/flight/terms/terms.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { afterMinutes, placeTime } from '#domain/time/place-time.ts';
import { atLeastOne, travellersOf } from '#tests/arbitraries/sold-booking.ts';
import { makeFareContext, makeItinerary, makeOption, makeSegment, rupees, today } from '#tests/fixtures/flight.ts';

const rule = { id: 'made', called: 'fare-level', from: isoDate('2024-01-01') } as const;
/** Five days before the first departure, 14 before the return. */
const now = instant('2026-11-19T00:40:00Z');

interface Made {
  readonly per: SectorRules['per'];
  readonly party?: { readonly adults: number; readonly children: number; readonly infants: number };
  readonly base?: number;
  readonly cities?: readonly string[];
  /** By direction: what cancelling asks for, rupees; null is not allowed. */
  readonly cancel?: readonly (number | null)[];
}

/** One fare for all directions between cities, nine days apart. */
function wholeBooking({ per, party = { adults: 2, children: 0, infants: 1 }, base = 20_000, ...more }: Made) {
  const { cities = ['DEL', 'LHR', 'DEL'], cancel = [4000, 4000, 4000] } = more;
  const legs = cities.slice(1).map((to, at) => ({ from: cities[at] ?? '', to, at }));
  const input: FareInput = {
    currency: 'INR',
    party,
    sectors: legs.map(({ from, to }) => ({
      origin: from,
      destination: to,
      carrier: 'AI',
      bookingClass: 'R',
      base: { adult: base * 100, child: base * 100, infant: base * 10 },
      baseRule: rule,
      yq: { adult: 10_000, child: 10_000, infant: 0 },
      yqRule: rule,
    })),
    levies: [],
    gst: { basisPoints: 500, rule },
  };
  const rules: FareRules = {
    sectors: legs.map(({ from, to, at }) => ({
      origin: from,
      destination: to,
      carrier: 'AI',
      family: 'Classic',
      baggage: { checkInKg: 15, cabinKg: 7 },
      steps: [
        { hoursFrom: null, hoursTo: 72, cancel: feeOf(cancel[at]), change: rupees(3000) },
        { hoursFrom: 72, hoursTo: 0, cancel: feeOf(cancel[at]), change: rupees(5000) },
      ],
      per,
      noShow: null,
      rule,
    })),
  };
  const booking: ChangeableBooking<object> = {
    itineraries: atLeastOne(legs.map(({ from, to, at }) => flown(from, to, at))),
    options: [makeOption()],
    travellers: travellersOf(party),
    rules,
    price: applyTerms(wholeFare(input), makeFareContext({ carrier: 'AI', international: true, party }), noTerms, today),
  };
  return booking;
}

function feeOf(amount: number | null | undefined) {
  return amount === null || amount === undefined ? null : rupees(amount);
}

function flown(origin: string, destination: string, at: number, late = 0): Itinerary {
  const departure = placeTime(`2026-${at < 1 ? '11-24' : at < 2 ? '12-03' : '12-12'}T06:10`, 'Asia/Kolkata');
  const leaves = afterMinutes(departure, late, 'Asia/Kolkata');
  const arrival = afterMinutes(leaves, 120, 'Asia/Kolkata');
  return makeItinerary([makeSegment({ origin, destination, departure: leaves, arrival, carrier: 'AI' })]);
}

const feesIn = (tree: PricePart, name: PricePart['name']): readonly string[] =>
  (tree.parts ?? [])
    .flatMap((part) => (part.parts === undefined ? [part] : part.parts))
    .filter((part) => part.name === name)
    .map(({ amount, params }) => `${params?.['passenger']} ${params?.['sector']} ${amount.minor / 100}`);

function cancelled(booking: CancellableBooking) {
  const answer = cancellationOf({ booking, places: allPlaces(booking), reason: 'traveller', now });
  if ('violations' in answer) throw new Error(JSON.stringify(answer.violations));
  return answer.cancellation;
}

/** Both directions changed together, the last of them to a flight an hour later: the first keeps its flight. */
function changed(booking: ChangeableBooking<object>, moves: readonly boolean[] = [false, true]) {
  const itineraries = booking.itineraries.map(({ segments: [first] }, at) =>
    flown(first.origin, first.destination, at, moves[at] === true ? 60 : 0),
  );
  const wanted = { itineraries: [...itineraries.keys()], now };
  const fresh = { itineraries: atLeastOne(itineraries), options: [makeOption()] as const, rules: booking.rules };
  const change = changeOf(booking, wanted, { ...fresh, fares: [booking.price] });
  const { total } = booking.price;
  const listed = changePrice(booking, wanted, wanted.itineraries, { total, airline: total, flown: itineraries });
  expect(listed.amount).toEqual(change.charge.total);
  return change;
}

describe('a fee is asked for as the rule of the fare says', () => {
  const ticket = { cancel: 'ticket', change: 'ticket' } as const;
  const direction = { cancel: 'direction', change: 'direction' } as const;

  it.each([
    [ticket, ['1 DEL-LHR-DEL 4000', '2 DEL-LHR-DEL 4000', '3 DEL-LHR-DEL 4000']],
    [
      direction,
      // The infant's whole base fare is gone after the first.
      ['1 DEL-LHR 4000', '1 LHR-DEL 4000', '2 DEL-LHR 4000', '2 LHR-DEL 4000', '3 DEL-LHR 4000'],
    ],
  ])('when a ticket there and back is cancelled: %o', (per, fees) => {
    const { charges, refund } = cancelled(wholeBooking({ per }));
    expect(feesIn(charges, 'cancellation-fee')).toEqual(fees);
    expect(charges.amount.minor + refund.amount.minor).toBe(wholeBooking({ per }).price.terms?.net.minor);
  });

  it.each([
    [ticket, [false, true], ['1 LHR-DEL 3000', '2 LHR-DEL 3000']],
    [ticket, [true, true], ['1 DEL-LHR-DEL 3000', '2 DEL-LHR-DEL 3000']],
    [direction, [false, true], ['1 LHR-DEL 3000', '2 LHR-DEL 3000']],
    [direction, [true, true], ['1 DEL-LHR 3000', '2 DEL-LHR 3000', '1 LHR-DEL 3000', '2 LHR-DEL 3000']],
    [ticket, [false, false], ['1 DEL-LHR-DEL 3000', '2 DEL-LHR-DEL 3000']],
  ])('when flights change, only for those that do: %o %o', (per, moves, fees) => {
    expect(feesIn(changed(wholeBooking({ per }), moves).charge.breakdown, 'change-fee')).toEqual(fees);
  });

  it('once for what is left of a ticket that is flown in part, though its fare is divided then', () => {
    const booking = wholeBooking({ per: ticket, cities: ['DEL', 'BKK', 'SIN', 'DEL'] });
    const between = instant('2026-11-25T00:00:00Z');
    const fresh = [1, 2].map((at) => {
      const { origin, destination } = booking.itineraries[at]?.segments[0] ?? { origin: '', destination: '' };
      return flown(origin, destination, at, 60);
    });
    const flights = {
      itineraries: atLeastOne(fresh),
      options: atLeastOne(fresh.map(() => makeOption())),
      fares: atLeastOne(fresh.map(() => booking.price)),
      rules: { ...booking.rules, sectors: booking.rules.sectors.slice(1) },
    };
    const { charge } = changeOf(booking, { itineraries: [1, 2], now: between }, flights);
    expect(feesIn(charge.breakdown, 'change-fee')).toEqual(['1 BKK-SIN-DEL 3000', '2 BKK-SIN-DEL 3000']);
  });

  it('and is what changing instead of cancelling is said to cost', () => {
    for (const per of [ticket, direction]) {
      const booking = wholeBooking({ per });
      const { charge } = changed(booking, [true, true]);
      const fees = (charge.breakdown.parts ?? []).filter(({ name }) => name === 'change-fee' || name === 'change-gst');
      const question = { booking, places: allPlaces(booking), reason: 'traveller', now } as const;
      const instead = cancelOutlook(question, false).alternatives.find(({ kind }) => kind === 'change');
      expect(instead?.charges).toEqual(
        sum(
          'INR',
          fees.map(({ amount }) => amount),
        ),
      );
    }
  });

  it('of several rules on one ticket the strictest, at the first departure given up', () => {
    const places = [0, 1].map((itinerary) => ({ traveller: 0, item: itinerary }));
    const asked = (cancel: readonly (number | null)[]) => {
      const [place] = chargedPlaces(wholeBooking({ per: ticket, cancel }), places, 'cancel');
      return place && cancelFeeOf(place, now);
    };
    expect(asked([4000, 6500])?.fee).toEqual(rupees(6500));
    expect(asked([4000, null])?.fee).toBeNull();
    expect(asked([4000, 6500])?.hours).toBe(120);
  });

  it('never more than base fare and fuel surcharge of the ticket, and nothing gets lost', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...feeBases),
        fc.nat(9000),
        fc.array(fc.option(fc.nat(20_000)), { minLength: 2, maxLength: 2 }),
        fc.integer({ min: 0, max: 20_000 }),
        (per, base, cancel, minutes) => {
          const booking = wholeBooking({ per: { cancel: per, change: per }, base, cancel });
          const answer = cancellationOf({
            booking,
            places: allPlaces(booking),
            reason: 'no-show',
            now: plusMinutes(now, minutes),
          });
          if ('violations' in answer) throw new Error('Everything may be cancelled');
          const { charges, refund } = answer.cancellation;
          for (const [at, { type }] of booking.travellers.entries()) {
            const paid = type === 'infant' ? base * 20 : (base + 100) * 200;
            const kept = (charges.parts ?? [])
              .filter(({ name, params }) => name !== 'cancellation-gst' && params?.['passenger'] === at + 1)
              .reduce((sum, { amount }) => sum + amount.minor, 0);
            expect(kept).toBeLessThanOrEqual(paid);
          }
          expect(charges.amount.minor + refund.amount.minor).toBe(booking.price.terms?.net.minor);
        },
      ),
    );
  });
});
