/** What has to be said to book a cab: the lead passenger, where exactly the car comes, what the driver waits for. */
import { checkGst, type GstEntry } from '../../agency/gst-rules.ts';
import { checkContact } from '../../people/contact.ts';
import { checkLead, type LeadDraft } from '../../people/lead.ts';
import type { CabDrive } from '../trip/trip.ts';
import { firstOf, required, type Violation, violation, within } from '../../rules/violation.ts';

export interface CabBookingDraft {
  readonly lead: LeadDraft;
  readonly pickUpPoint?: string | undefined;
  /** A flight or train, from an airport or a station. */
  readonly arrivingBy?: string | undefined;
  readonly contact: Parameters<typeof checkContact>[0];
  readonly gst?: GstEntry | undefined;
}

const [shortest, longest] = [5, 120];
const flight = /^(?=.*\d)[A-Z0-9]{2} ?\d{1,5}$/;

/**
 * `fromAirport`: the driver follows the flight, so it must be named. Codes: `too-short` (`least`), `too-long` (`most`),
 * `flight-number`, and those of names, titles and contacts.
 */
export function checkCabBooking(draft: CabBookingDraft, fromAirport: boolean): readonly Violation[] {
  const { lead, pickUpPoint = '', arrivingBy = '', contact, gst = {} } = draft;
  const point = pickUpPoint.trim();
  const arriving = arrivingBy.trim().toUpperCase();
  return [
    ...checkLead(lead),
    ...firstOf(
      required(point, 'pickUpPoint'),
      point.length < shortest ? [violation('too-short', 'pickUpPoint', { least: shortest })] : [],
      point.length > longest ? [violation('too-long', 'pickUpPoint', { most: longest })] : [],
    ),
    ...firstOf(
      fromAirport ? required(arriving, 'arrivingBy') : [],
      arriving === '' || flight.test(arriving) ? [] : [violation('flight-number', 'arrivingBy')],
    ),
    ...within('contact', checkContact(contact)),
    ...within('gst', checkGst(gst)),
  ];
}

/** From an airport the driver follows the flight. */
export function followsFlight({ kind, from }: Pick<CabDrive, 'kind' | 'from'>): boolean {
  return kind === 'airport' && from.airport !== undefined;
}

/**
 * As it is kept: 'ai504' is 'AI 504'; a train has its number.
 *
 * @example flightNamed('ai504') // => 'AI 504'
 * @example flightNamed('12 691') // => '12691'
 */
export function flightNamed(text: string): string {
  const tidy = text.trim().toUpperCase().replaceAll(' ', '');
  if (/^\d{5}$/.test(tidy)) return tidy;
  return `${tidy.slice(0, 2)} ${tidy.slice(2)}`;
}
