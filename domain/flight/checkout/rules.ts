/**
 * What must hold before a flight is booked from a quote. The same rules run beside the fields of the booking page and in
 * the back office.
 */
import { checkGst, checkRequiredGst, type GstEntry } from '../../agency/gst-rules.ts';
import { checkFareConditions } from '../fare/fare-conditions.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import type { QuoteRequirements } from '../quote/quote.ts';
import type { Party } from '../search/request.ts';
import { checkContact, type ContactDraft } from '../../people/contact.ts';
import type { TravelDates } from '../../people/passport.ts';
import { checkTravellers, countByType, type JourneyFacts, type TravellerDraft } from '../../people/traveller.ts';
import { type Violation, violation, within } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import { checkParameterValues } from '../../booking/parameter-values.ts';
import type { BookingParameterValue } from '../../booking/parameters.ts';

/** A booking as it is being filled in. */
export interface FlightBookingDraft {
  readonly travellers: readonly TravellerDraft[];
  readonly contact: ContactDraft;
  readonly gst?: GstEntry | undefined;
  readonly parameters: readonly BookingParameterValue[];
  readonly acceptTerms: boolean;
}

/** What the quote says of the journey. */
export interface QuotedJourney {
  readonly party: Party;
  readonly required: QuoteRequirements;
  readonly travelDates: TravelDates;
  /** Seats are to be held, and the airline takes passports until they are ticketed. */
  readonly passportsLater?: boolean;
}

/**
 * The first and last local dates of departure.
 *
 * Source: ages and passports are judged on the days of travel, at the places of departure.
 */
export function travelDatesOf(itineraries: readonly Itinerary[]): TravelDates {
  const days = itineraries
    .flatMap(({ segments }) => segments.map(({ departure }) => dateOfLocal(departure.local)))
    .sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined)
    throw new RangeError('A journey without flights has no days of travel.');
  return { first, last };
}

/** What travellers are checked for. */
export function journeyFactsOf({
  required,
  travelDates,
  passportsLater = false,
}: Omit<QuotedJourney, 'party'>): JourneyFacts {
  const birthDates = required.dateOfBirth ? 'all' : 'young';
  return { travelDates, international: required.passport, passportsLater, birthDates };
}

/**
 * Every rule of a booking: the travellers are the party that was quoted, keep their rules, qualify for the fares and are of a
 * gender that their seller can book (`gender-not-booked`), the contact can be reached,
 * GST details are whole or absent (and there where the fare needs them), the booking parameters have their forms, and the
 * terms are accepted. Paths: `travellers[0].firstName`, `contact.mobile`, `gst.number`, `parameters[0]`, `acceptTerms`.
 */
export function checkFlightBooking(
  draft: FlightBookingDraft,
  journey: QuotedJourney,
  bookedOn: IsoDate,
): readonly Violation[] {
  const { travelDates, required } = journey;
  return [
    ...checkPartyQuoted(draft.travellers, journey.party),
    ...checkTravellers(draft.travellers, journeyFactsOf(journey)),
    ...checkFareConditions(required.fareTypes ?? [], draft.travellers, travelDates.first, bookedOn),
    ...checkGendersBooked(draft.travellers, required),
    ...within('contact', checkContact(draft.contact)),
    ...within('gst', required.gst ? checkRequiredGst(draft.gst ?? {}) : checkGst(draft.gst ?? {})),
    ...checkParameterValues(draft.parameters, required.parameters, { international: required.international, bookedOn }),
    ...(draft.acceptTerms ? [] : [violation('terms-not-accepted', 'acceptTerms')]),
  ];
}

function checkGendersBooked(
  travellers: readonly TravellerDraft[],
  { notPassedOn = [] }: QuoteRequirements,
): readonly Violation[] {
  if (!notPassedOn.includes('gender-others')) return [];
  return travellers.flatMap(({ gender }, at) =>
    gender === 'others' ? [violation('gender-not-booked', `travellers[${at}].gender`)] : [],
  );
}

function checkPartyQuoted(travellers: readonly TravellerDraft[], party: Party): readonly Violation[] {
  const counts = countByType(travellers);
  return counts.adults === party.adults && counts.children === party.children && counts.infants === party.infants
    ? []
    : [violation('party-quoted', 'travellers', { ...party })];
}
