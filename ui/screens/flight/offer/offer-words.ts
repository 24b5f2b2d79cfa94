/**
 * How offers are put into words: durations, stops, flights, bags and fees, in the language of the page. Offers say the same
 * few things thousands of times, so what was said once is remembered.
 */
import { useLocalization } from '@fluent/react';
import { airlineName } from '#domain/flight/reference/airlines.ts';
import type { Language } from '#domain/people/language.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { dayOfWall, wallMinutes } from '#domain/flight/offer/wall-clock.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { hoursAndMinutes } from '#domain/time/duration.ts';
import type { LocalDateTime } from '#domain/time/place-time.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';

export interface OfferWords {
  /** Any words, remembered. */
  readonly words: Words;
  /** "2h 15m". */
  readonly duration: (minutes: number) => string;
  /** "Non-stop", "1 stop IDR". */
  readonly stops: (itinerary: Itinerary) => string;
  /** "15 kg"; "None" for nothing. */
  readonly kilograms: (kilograms: number) => string;
  /** "₹ 3,000", "Free", "Not allowed". */
  readonly fee: (fee: Money | null) => string;
  readonly money: (amount: Money) => string;
  readonly airline: (code: string) => string;
  /** All that says one offer from another, read out for its radio. */
  readonly name: (offer: FlightOffer, fare: FareOption) => string;
}

/** By the words of the page, which are others once more are loaded or the language changes. */
const remembered = new WeakMap<Localization, Map<string, OfferWords>>();
type Localization = ReturnType<typeof useLocalization>['l10n'];

/** Of one kind; more than this are forgotten together. */
const mostRemembered = 5000;

export function useOfferWords(): OfferWords {
  const { l10n } = useLocalization();
  const { language } = useLanguage();
  const say = useWords();
  const byLanguage = remembered.get(l10n) ?? new Map<string, OfferWords>();
  remembered.set(l10n, byLanguage);
  const said = byLanguage.get(language) ?? offerWords(say, language);
  byLanguage.set(language, said);
  return said;
}

function offerWords(say: Words, language: Language): OfferWords {
  const words = remembering(say, (id, args = {}) => [id, ...Object.values(args).map(keyOf)].join('\n'));
  const money = remembering((amount: Money) => formatMoney(amount, { locale: language }), amountKey);
  const duration = (minutes: number) => {
    const parts = hoursAndMinutes(minutes);
    return words('flight-duration', { hours: parts.hours, minutes: parts.minutes });
  };
  const stops = ({ segments }: Itinerary) => {
    const airports = segments.slice(1).map(({ origin }) => origin);
    return words('flight-stops', { count: airports.length, airports: airports.join(say('design-comma')) });
  };
  const journeys = new WeakMap<FlightOffer['itineraries'], string>();
  return {
    words,
    duration,
    stops,
    money,
    airline: (code) => airlineName(code, language),
    kilograms: (kilograms) => words('flight-kilograms', { kilograms }),
    fee: (fee) => {
      if (fee === null) return words('flight-fee-not-allowed');
      return fee.minor === 0 ? words('flight-fee-free') : money(fee);
    },
    name: ({ itineraries }, fare) => {
      const known = journeys.get(itineraries);
      const directions =
        known ??
        itineraries
          .map((itinerary) =>
            say('flight-direction-name', {
              flights: flightsOf(itinerary),
              airline: airlineName(itinerary.segments[0].carrier, language),
              departs: clockOf(itinerary.segments[0].departure.local),
              arrives: arrivalOf(itinerary),
              duration: duration(itinerary.durationMinutes),
              stops: stops(itinerary),
            }),
          )
          .join('; ');
      journeys.set(itineraries, directions);
      return say('flight-offer-name', { directions, price: money(fare.perAdult) });
    },
  };
}

/** A function that works out the same thing once. */
function remembering<Given extends readonly unknown[]>(
  work: (...given: Given) => string,
  keyOf: (...given: Given) => string,
): (...given: Given) => string {
  const answers = new Map<string, string>();
  return (...given) => {
    const key = keyOf(...given);
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= mostRemembered) answers.clear();
    const answer = work(...given);
    answers.set(key, answer);
    return answer;
  };
}

/** "6E 2134", or of several flights "EK 513, EK 7". */
export function flightsOf({ segments }: Itinerary): string {
  return segments.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`).join(', ');
}

/** The flights of all directions. */
export function flightsOfOffer({ itineraries }: Pick<FlightOffer, 'itineraries'>): string {
  return itineraries.map(flightsOf).join(', ');
}

export function lastOf({ segments }: Itinerary): Segment {
  return segments.at(-1) ?? segments[0];
}

/** The local date of a time. */
export function dayOf(local: LocalDateTime): IsoDate {
  return isoDate(local.slice(0, 10));
}

/** "06:10". */
export function clockOf(local: LocalDateTime): string {
  return local.slice(11, 16);
}

/** When it lands: "08:25", "00:50 +1" on the day after. */
export function arrivalOf(itinerary: Itinerary): string {
  const { local } = lastOf(itinerary).arrival;
  const days = daysAfter(itinerary, local);
  return days > 0 ? `${clockOf(local)} +${days}` : clockOf(local);
}

/** Local days from the first departure to a later time: 1 is the day after. */
export function daysAfter({ segments: [first] }: Itinerary, local: LocalDateTime): number {
  return dayOfWall(wallMinutes(local)) - dayOfWall(wallMinutes(first.departure.local));
}

/** At this many seats or fewer an offer says so. */
export const fewSeats = 4;

function keyOf(value: string | number | Money): string | number {
  return typeof value === 'object' ? amountKey(value) : value;
}

function amountKey({ minor, currency }: Money): string {
  return `${minor} ${currency}`;
}
