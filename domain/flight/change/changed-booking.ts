/** A booking with other flights in place of some: its fares, rules and services, the directions that stay as they were. */
import { type BookedSsr, withoutAncillaries } from '../extras/ancillaries.ts';
import type { Price } from '../../price/price.ts';
import { type FareRules, rulesOfItinerary } from '../fare/fare-rules.ts';
import { fareAboard, inDirection } from '../fare/fare-shares.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import { joinFares } from '../fare/join-fares.ts';
import { optionAt } from '../quote/quote.ts';
import { type CancellableBooking, soldFare } from '../cancel/cancellation.ts';

/** A booking as sold, services included in its fare. `Option` is whatever is known of a fare beside its price. */
export interface ChangeableBooking<Option> extends Omit<CancellableBooking, 'options'> {
  readonly options: readonly [Option, ...Option[]];
  readonly ssr?: readonly BookedSsr[];
  /** Directions of one ticket whose fare was divided because some of it is flown. */
  readonly together?: readonly number[];
}

/** The flights that come instead, with their fares: one for all the directions that change, or one each, in order. */
export interface NewFlights<Option> {
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  readonly options: readonly [Option, ...Option[]];
  /** One for each of the options. */
  readonly fares: readonly [Price, ...Price[]];
  readonly rules: FareRules;
}

/** The booking as it is then; its fare is without services. */
export interface ChangedBooking<Option> {
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  readonly options: readonly [Option, ...Option[]];
  readonly rules: FareRules;
  readonly price: Price;
  readonly ssr: readonly BookedSsr[];
}

/** What was paid for directions, as sold, without services; undefined where the lines do not say. */
export function paidFor<Option>(booking: ChangeableBooking<Option>, unit: readonly number[]): Price | undefined {
  const sold = soldFare(booking);
  return fareAboard({ ...sold, fare: withoutAncillaries(sold.fare) }, (_, itinerary) => unit.includes(itinerary));
}

/** The same; throws `RangeError` where the lines do not say. */
export function paidOrThrow<Option>(booking: ChangeableBooking<Option>, unit: readonly number[]): Price {
  const paid = paidFor(booking, unit);
  if (paid === undefined) throw new RangeError('What was paid for these flights is unknown');
  return paid;
}

/** `changed` names the directions that the new flights are for, in order; services on them are cancelled. */
export function bookingAfter<Option>(
  booking: ChangeableBooking<Option>,
  changed: readonly number[],
  flights: NewFlights<Option>,
): ChangedBooking<Option> {
  const { itineraries, options, rules, ssr = [] } = booking;
  const instead = (itinerary: number) => changed.indexOf(itinerary);
  const [first, ...others] = itineraries.map((old, at) => flights.itineraries[instead(at)] ?? old);
  const kept = itineraries.flatMap((_, at) => (changed.includes(at) ? [] : [at]));
  if (first === undefined) throw new RangeError('A booking has flights');
  return {
    itineraries: [first, ...others],
    options: optionsAfter(options, changed, flights),
    rules: {
      sectors:
        rules.sectors.length === itineraries.length || kept.length > 0
          ? itineraries.flatMap((_, at) => {
              const own = changed.includes(at)
                ? rulesOfItinerary(flights.rules, changed.length, instead(at))
                : rulesOfItinerary(rules, itineraries.length, at);
              return own ?? [];
            })
          : flights.rules.sectors,
    },
    price: fareAfter(booking, changed, flights),
    ssr: ssr.map((each) => (changed.includes(each.place.itinerary) ? { ...each, status: 'cancelled' as const } : each)),
  };
}

function optionsAfter<Option>(
  options: readonly [Option, ...Option[]],
  changed: readonly number[],
  flights: NewFlights<Option>,
): readonly [Option, ...Option[]] {
  if (options.length === 1) return flights.options;
  const [first, ...others] = options.map((old, at) =>
    changed.includes(at) ? optionAt(flights.options, changed.indexOf(at)) : old,
  );
  return first === undefined ? options : [first, ...others];
}

/** Fares of the directions that stay, as sold, and the new ones, in the order of travel. */
function fareAfter<Option>(
  booking: ChangeableBooking<Option>,
  changed: readonly number[],
  { fares: [first, ...others] }: NewFlights<Option>,
): Price {
  if (booking.options.length === 1) return first;
  const fresh = [first, ...others];
  const [one, ...rest] = booking.itineraries.map((_, at) => {
    const own = fresh[changed.indexOf(at)];
    return own === undefined ? paidOrThrow(booking, [at]) : inDirection(own, at);
  });
  return one === undefined ? first : joinFares([one, ...rest]);
}
