/** Bookings priced line by line, as a supplier and an agency's terms make them: to be cancelled in every way. */
import fc from 'fast-check';
import type { CancellableBooking } from '#domain/flight/cancel/cancellation.ts';
import type { BookedSsr } from '#domain/flight/extras/ancillaries.ts';
import { withAncillaries } from '#domain/flight/extras/ancillaries.ts';
import type { Price } from '#domain/price/price.ts';
import { inDirection } from '#domain/flight/fare/fare-shares.ts';
import { type FareRules, feeBases } from '#domain/flight/fare/fare-rules.ts';
import { joinFares } from '#domain/flight/fare/join-fares.ts';
import { type FareInput, type PerTraveller, travellerFares, wholeFare } from '#domain/flight/fare/pricing.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { ssrKinds } from '#domain/flight/extras/selection-rules.ts';
import { applyTerms } from '#domain/flight/terms/apply-terms.ts';
import type { FareContext, FlightTerms, PromoRow } from '#domain/flight/terms/terms.ts';
import { money } from '#domain/money/money.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { addDays, type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import { afterMinutes, placeTime } from '#domain/time/place-time.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { makeItinerary, makeOption, makeSegment, travelDate } from '#tests/fixtures/flight.ts';
import { drawnOnce } from './drawn-once.ts';
import { aFamily, aFareContext, aParty, aSaleDate, someTerms } from './flight.ts';

const rule = { id: 'made', called: 'fare-level', from: isoDate('2024-01-01') } as const;
const cities = ['DEL', 'BOM', 'BLR', 'MAA'];

const perTraveller = (most: number): fc.Arbitrary<PerTraveller> =>
  fc.record({ adult: fc.nat(most), child: fc.nat(most), infant: fc.nat(most) });

/** One direction of one or two flights, before the party is known. */
const aDirection = fc.record({
  base: fc.array(perTraveller(900_000), { minLength: 1, maxLength: 2 }),
  yq: perTraveller(120_000),
  levies: fc.array(fc.tuple(fc.constantFrom('user-development-fee', 'other-tax'), perTraveller(90_000)), {
    maxLength: 3,
  }),
  gst: fc.option(fc.constantFrom(500, 1200, 1800), { nil: undefined }),
  concession: fc.option(fc.integer({ min: 100, max: 5000 }), { nil: undefined }),
  context: aFareContext,
  cancel: fc.array(fc.option(fc.nat(600_000)), { minLength: 2, maxLength: 2 }),
  noShow: fc.option(fc.nat(900_000)),
  per: fc.constantFrom(...feeBases),
});

/** What a promo code takes off, so much a traveller or in per cent of the base fare. */
const aPromo: fc.Arbitrary<PromoRow> = fc
  .record({
    takes: fc.oneof(
      fc.nat(100_000).map((minor) => ({ perTraveller: money(minor, 'INR') })),
      fc.nat(3000).map((basisPoints) => ({ basisPoints })),
    ),
    borneBy: fc.constantFrom('agency' as const, 'supplier' as const),
  })
  .map((promo) => ({ ...promo, ...rule, note: 'Made for tests', code: 'MADE', match: {} }));

type Direction = typeof aDirection extends fc.Arbitrary<infer Made> ? Made : never;

export interface SoldBooking {
  readonly booking: CancellableBooking;
  /** What a party would have paid for each direction's fare, priced afresh: an oracle for what remains. */
  readonly repriced: (parties: readonly Party[]) => readonly Price[];
}

/** One to three directions of fares of their own, for up to nine travellers, with services on some of them. */
export const aSoldBooking: fc.Arbitrary<SoldBooking> = drawnOnce(soldTo(aParty, 3));

/** As {@link aSoldBooking}, for statements that the size of a booking does not touch. */
export const aSmallSoldBooking: fc.Arbitrary<SoldBooking> = soldTo(aFamily, 1);

function soldTo(buyers: fc.Arbitrary<Party>, mostDirections: number): fc.Arbitrary<SoldBooking> {
  return fc
    .record({
      party: buyers,
      directions: fc.array(aDirection, { minLength: 1, maxLength: mostDirections }),
      terms: someTerms,
      on: aSaleDate,
      // With a fare per traveller from the airline, or without. Only the first kind takes part cancellations of a promo code.
      sale: fc.oneof(
        fc.constant(undefined),
        fc.option(aPromo, { nil: undefined }).map((promo) => ({ promo })),
      ),
      services: fc.array(
        fc.record({
          traveller: fc.nat(8),
          itinerary: fc.nat(2),
          kind: fc.constantFrom(...ssrKinds),
          minor: fc.nat(500_000),
        }),
        { maxLength: 5 },
      ),
    })
    .map(({ party, directions, terms, on, sale, services }): SoldBooking => {
      const travellers = travellersOf(party);
      const itineraries = directions.map((_, at) => itineraryOf(at));
      const priced = (direction: Direction, at: number, of: Party) =>
        inDirection(fareOf(direction, at, of, { terms, on, sale }), at);
      const fares = directions.map((direction, at) => priced(direction, at, party));
      const booked = services
        .filter(({ traveller, itinerary }) => traveller < travellers.length && itinerary < directions.length)
        .map(
          (service, at): BookedSsr => ({
            ssrId: `ssr-${at}`,
            kind: service.kind,
            place: { itinerary: service.itinerary, segment: 0 },
            code: `S${at}`,
            name: `Service ${at}`,
            price: money(service.minor, 'INR'),
            traveller: service.traveller,
            status: 'confirmed',
          }),
        );
      const booking: CancellableBooking = {
        itineraries: atLeastOne(itineraries),
        options: atLeastOne(directions.map(() => makeOption())),
        rules: rulesOf(directions),
        travellers,
        price: withAncillaries(joinFares(atLeastOne(fares)), booked),
      };
      return {
        booking,
        repriced: (parties) => directions.map((each, at) => priced(each, at, parties[at] ?? party)),
      };
    });
}

export function travellersOf({ adults, children, infants }: Party): readonly Traveller[] {
  const counts = [adults, children, infants];
  return travellerTypes.flatMap((type, at) => Array.from({ length: counts[at] ?? 0 }, () => makeTraveller({ type })));
}

export function atLeastOne<Item>([first, ...rest]: readonly Item[]): readonly [Item, ...Item[]] {
  if (first === undefined) throw new Error('At least one');
  return [first, ...rest];
}

function itineraryOf(at: number) {
  const departure = placeTime(`${addDays(travelDate, at * 2)}T06:10`, 'Asia/Kolkata');
  return makeItinerary([
    makeSegment({
      origin: cities[at] ?? 'DEL',
      destination: cities[at + 1] ?? 'BOM',
      departure,
      arrival: afterMinutes(departure, 135, 'Asia/Kolkata'),
    }),
  ]);
}

interface Sale {
  readonly terms: FlightTerms;
  readonly on: IsoDate;
  readonly sale: { readonly promo: PromoRow | undefined } | undefined;
}

function fareOf(direction: Direction, at: number, party: Party, { terms, on, sale }: Sale): Price {
  const { base, yq, levies, gst, concession, context } = direction;
  const input: FareInput = {
    currency: 'INR',
    party,
    sectors: base.map((each, flight) => ({
      origin: `${cities[at]}${flight}`,
      destination: cities[at + 1] ?? 'BOM',
      carrier: '6E',
      bookingClass: 'R',
      base: each,
      baseRule: rule,
      yq,
      yqRule: rule,
    })),
    levies: levies.map(([name, each], place) => ({
      name: name === 'other-tax' ? 'other-tax' : 'user-development-fee',
      code: `L${place}`,
      place: 'DEL',
      each,
      rule,
    })),
    ...(gst !== undefined && { gst: { basisPoints: gst, rule } }),
    ...(concession !== undefined && { concession: { fareType: 'student', basisPoints: concession, rule } }),
  };
  const where: FareContext = { ...context, party };
  const facts = sale && { each: travellerFares(input), promos: sale.promo === undefined ? [] : [sale.promo] };
  return applyTerms(wholeFare(input), where, terms, on, facts);
}

function rulesOf(directions: readonly Direction[]): FareRules {
  return {
    sectors: directions.map(({ cancel, noShow, per }, at) => ({
      origin: cities[at] ?? 'DEL',
      destination: cities[at + 1] ?? 'BOM',
      carrier: '6E',
      family: 'Saver',
      steps: cancel.map((minor, step) => ({
        hoursFrom: step === 0 ? null : 72,
        hoursTo: step === 0 ? 72 : 0,
        cancel: minor === null ? null : money(minor, 'INR'),
        change: null,
      })),
      per: { cancel: per, change: per },
      noShow: noShow === null ? null : money(noShow, 'INR'),
      rule,
      baggage: { checkInKg: 15, cabinKg: 7 },
    })),
  };
}
