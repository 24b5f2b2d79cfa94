/**
 * What can be done to a booking now: what its state allows, less what its flights no longer do. The back office judges every
 * amendment by itself; screens offer what is left.
 */
import { partsOf } from '../../booking/units.ts';
import { placesLeft } from './aboard.ts';
import { type AmendmentKind, amendmentsOf } from '../../booking/amendment.ts';
import type { FlightBooking } from './flight-booking.ts';
import { hasLeftAt } from '../change/flown-part.ts';
import { hasPassed, type Instant } from '../../time/instant.ts';
import { toInstant } from '../../time/place-time.ts';

type Standing = Pick<
  FlightBooking,
  'status' | 'itineraries' | 'options' | 'travellers' | 'gone' | 'imported' | 'elsewhere'
>;

/** Who may be aboard of what. */
interface Boarded extends Pick<FlightBooking, 'itineraries' | 'gone'> {
  readonly travellers: readonly unknown[];
}

export function actsOf(booking: Standing, now: Instant): readonly AmendmentKind[] {
  const { status, options, elsewhere } = booking;
  const isOurs = !isByRequest(booking);
  const directions = partsOf(placesLeft(booking)).items;
  const departed = directions.filter((at) => hasLeftAt(booking, at, now));
  const ahead = directions.length > departed.length;
  // One fare for the whole journey is not cancelled once a part of it has left: what is to be had back, people decide.
  const cancellable = options.length === 1 ? departed.length === 0 : ahead;
  const isOffered: { readonly [Kind in AmendmentKind]?: boolean } = {
    cancel: cancellable,
    change: ahead && isOurs,
    'add-ssr': ahead && isOurs,
    split: ahead && isOurs,
    'no-show': departed.length > 0,
    'complete-held': ahead && elsewhere === undefined,
    boarding: false,
    claim: false,
  };
  return amendmentsOf(status).filter((kind) => isOffered[kind] ?? true);
}

/** Whether no supplier can be asked to change it, so that people are: made elsewhere, or changed manually since. */
export function isByRequest({ imported, elsewhere }: Pick<FlightBooking, 'imported' | 'elsewhere'>): boolean {
  return imported !== undefined || elsewhere !== undefined;
}

/** Whether every flight that somebody is booked on has left. */
export function hasDeparted(booking: Boarded, now: Instant): boolean {
  const at = begunAt(booking);
  return at !== undefined && hasPassed(at, now);
}

/** When the last of the directions that somebody is booked on leaves; undefined where nobody is. */
export function begunAt(booking: Boarded): Instant | undefined {
  const directions = partsOf(placesLeft(booking)).items.flatMap((at) => booking.itineraries[at] ?? []);
  return directions
    .map(({ segments: [first] }) => toInstant(first.departure))
    .toSorted()
    .at(-1);
}

/** Whether everybody who was booked on it did not fly. */
export function isNoShow({ gone = [], ...booking }: Boarded): boolean {
  return gone.some(({ missed }) => missed === true) && placesLeft({ ...booking, gone }).length === 0;
}
