/** Bookings sold for what an agent asked: over or under the agency's price, rounded or not. */
import fc from 'fast-check';
import { type CancellableBooking, soldFare } from '#domain/flight/cancel/cancellation.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import { fareAboard } from '#domain/flight/fare/fare-shares.ts';
import { type Money, money, sum } from '#domain/money/money.ts';
import type { Ask, AskedAmount, AskedFare, Asking } from '#domain/price/ask.ts';
import { askedLines, bookingLines, withOwnLines } from '#domain/price/own-lines.ts';
import type { Rounding } from '#domain/price/rounding.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { drawnOnce } from './drawn-once.ts';
import { aSoldBooking, atLeastOne, type SoldBooking } from './sold-booking.ts';

const rule = { id: 'asked', from: isoDate('2024-01-01'), called: 'agency-price' as const };

const anAmount: fc.Arbitrary<AskedAmount> = fc.oneof(
  fc.record({
    per: fc.constantFrom('traveller' as const, 'booking' as const),
    amount: fc.nat(400_000).map((minor) => money(minor, 'INR')),
  }),
  fc.record({ per: fc.constant('fare' as const), basisPoints: fc.nat(2_500) }),
);

export const anAsk: fc.Arbitrary<Ask> = fc.record(
  { markup: anAmount, discount: anAmount, serviceFee: anAmount },
  { requiredKeys: [] },
);

export const aRounding: fc.Arbitrary<Rounding | undefined> = fc.option(
  fc.constantFrom(1_00, 5_00, 10_00).map((minor) => ({ unit: money(minor, 'INR'), rule })),
  { nil: undefined },
);

export interface AskedBooking extends SoldBooking {
  /** At the agency's usual price. */
  readonly usual: CancellableBooking;
  readonly ask: Ask;
  readonly asking: Asking;
  readonly rounding: Rounding | undefined;
  /** What stands on the price of its own. */
  readonly lines: readonly PricePart[];
}

/** What a share of a fare is a share of, read from the lines of each direction, and of each traveller who would fly alone. */
function faresOf(booking: CancellableBooking, seen: boolean): readonly [AskedFare, ...AskedFare[]] {
  const sold = soldFare(booking);
  const types = travellerTypes.filter((type) => booking.travellers.some((each) => each.type === type));
  return atLeastOne(
    booking.itineraries.map((_, direction) => {
      const each = types.flatMap((traveller) => {
        const who = booking.travellers.findIndex(({ type }) => type === traveller);
        const alone = fareAboard(sold, (one, itinerary) => one === who && itinerary === direction);
        const count = booking.travellers.filter(({ type }) => type === traveller).length;
        return alone === undefined ? [] : [{ traveller, count, total: airlineOf(alone, direction) }];
      });
      const total = airlineOf(booking.price, direction);
      return seen && each.length === types.length ? { total, each } : { total };
    }),
  );
}

function airlineOf({ breakdown }: Price, direction: number): Money {
  const lines = (part: PricePart): readonly PricePart[] =>
    part.parts === undefined ? [part] : part.parts.flatMap(lines);
  const airline = (breakdown.parts ?? []).filter(({ name }) => name === 'fare').flatMap(lines);
  const own = airline.filter(({ params }) => params?.['direction'] === direction);
  return sum(
    'INR',
    own.map(({ amount }) => amount),
  );
}

export const anAskedBooking: fc.Arbitrary<AskedBooking> = drawnOnce(
  fc
    .record({ sold: aSoldBooking, ask: anAsk, rounding: aRounding, seen: fc.boolean() })
    .map(({ sold, ask, rounding, seen }) => {
      const { booking: usual } = sold;
      const bounds = { least: money(0, 'INR'), most: money(1_000_000_00, 'INR') };
      const asking: Asking = {
        markup: bounds,
        discount: bounds,
        serviceFee: bounds,
        rule,
        floor: money(0, 'INR'),
        fares: faresOf(usual, seen),
        seats: usual.travellers.filter(({ type }) => type !== 'infant').length,
      };
      const fares = usual.options.length;
      const lines = bookingLines(usual.price.total, askedLines(ask, asking), { rounding, fares });
      // A fare of one direction alone says it too, as everything does that is joined of several.
      const said = fares > 1 ? lines : lines.map((each) => ({ ...each, params: { ...each.params, direction: 0 } }));
      return {
        ...sold,
        usual,
        booking: { ...usual, price: withOwnLines(usual.price, said) },
        ask,
        asking,
        rounding,
        lines,
      };
    }),
);
