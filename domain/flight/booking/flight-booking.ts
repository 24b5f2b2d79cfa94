/** Flights as booked: the common booking, and what only flights say of one. */
import type { Booking } from '../../booking/booking.ts';
import type { RecordedOverride } from '../../booking/findings.ts';
import type { BookedSsr } from '../extras/ancillaries.ts';
import type { FareRules } from '../fare/fare-rules.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import type { FareOption } from '../offer/offer.ts';
import type { PnrDialect } from '../pnr/reading.ts';
import type { ScheduleChange } from '../schedule/change.ts';

export interface Ticket {
  /** Index into the booking's travellers. */
  readonly traveller: number;
  /** 13 digits: airline numeric code and serial. */
  readonly number: string;
  /** Which directions it is good for; all where absent. */
  readonly itineraries?: readonly number[];
  /** The issuing airline's own record locator, where it is another than the booking's. */
  readonly locator?: string;
  /** The ticket that was given up for it, where flights were changed. */
  readonly inExchangeFor?: string;
}

/** What was bought, on which terms. */
export interface FlightTerms {
  readonly journeyType: 'one-way' | 'round-trip' | 'multi-city';
  /** Items of the booking's units, in the order of travel. */
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  /** One for the whole journey, or one a direction. */
  readonly options: readonly [FareOption, ...FareOption[]];
  readonly rules: FareRules;
  /** Meals, baggage, special services and seats, in the order in which they were asked for; what they cost is in the price. */
  readonly ssr: readonly BookedSsr[];
  readonly tickets: readonly Ticket[];
  /** What was found before the ticket was issued, and overridden; the history shows it too. */
  readonly overrides?: readonly RecordedOverride[];
  /**
   * Present where it was taken over from a PNR display, of this system: cabin, fare family and basis, baggage, fare rules
   * and aircraft are then not known, whatever `options` and `rules` say.
   */
  readonly imported?: PnrDialect;
  /** What the airline moved and nobody has answered yet. */
  readonly scheduleChange?: ScheduleChange;
}

export interface FlightBooking extends Booking, FlightTerms {
  readonly product: 'flight';
}
