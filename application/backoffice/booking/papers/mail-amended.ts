/**
 * The outbox's work after something was done to a booking: the agency is told that a hold is about to end or has ended, the
 * customer that flights were cancelled.
 */
import { Effect } from 'effect';
import { partsOf } from '#domain/booking/units.ts';
import { placesShown } from '#domain/flight/booking/aboard.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { bookingInShort, concernOf } from '#domain/flight/booking/in-short.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { emailsOf } from '#domain/people/contact.ts';
import { dateIn, hasPassed, type Instant } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { BookingNoticeKind, Letters, Mail, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';

/** Kinds of the outbox's entries, written in the commit that holds seats or ends an amendment. */
export const holdEnding = 'hold-ending' satisfies BookingNoticeKind;
export const holdExpired = 'hold-expired' satisfies BookingNoticeKind;
export const flightCancelled = 'flight-cancelled' satisfies BookingNoticeKind;
export const flightRescheduled = 'flight-rescheduled' satisfies BookingNoticeKind;
export const scheduleChanged = 'schedule-changed' satisfies BookingNoticeKind;
export const scheduleRestored = 'schedule-restored' satisfies BookingNoticeKind;

/** Whom a notice goes to. */
const receiversOf: Readonly<Record<string, readonly ('agency' | 'customer')[]>> = {
  [flightCancelled]: ['customer'],
  [flightRescheduled]: ['customer'],
  [scheduleChanged]: ['agency', 'customer'],
  [scheduleRestored]: ['agency', 'customer'],
};

export interface MailAmendedPorts {
  readonly amendments: Pick<AmendmentBook, 'booking'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly mailer: Mailer;
  readonly letters: Letters;
  readonly clock: Clock;
  readonly businessZone: string;
  /** Where people open the portal; without it the mail has no link. */
  readonly portal: string | undefined;
}

export class MailAmended {
  readonly #ports: MailAmendedPorts;

  constructor(ports: MailAmendedPorts) {
    this.#ports = ports;
  }

  /** Handles an entry of a kind. Fails where the mail should be tried again; one that can never be delivered is let go. */
  readonly handle = (
    notice: BookingNoticeKind,
    payload: Readonly<Record<string, unknown>>,
    mark: string,
  ): Effect.Effect<void, MailNotSent> => {
    const { agencyId, transactionId } = payload;
    const { amendments, agencies, mailer, letters, clock, businessZone, portal } = this.#ports;
    if (typeof agencyId !== 'string' || typeof transactionId !== 'string') return Effect.void;
    return Effect.gen(function* () {
      const [booking, agency] = yield* Effect.all([
        amendments.booking(agencyId, transactionId),
        agencies.byId(agencyId),
      ]);
      if (booking?.reference === undefined || agency === undefined) return;
      const { heldUntil, itineraries, contact, reference: pnr, scheduleChange } = booking;
      // Ticketed, released, answered or moved on meanwhile: there is nothing to tell.
      if (notice === holdEnding && (heldUntil === undefined || hasPassed(heldUntil, clock.now()))) return;
      if (notice === scheduleChanged && scheduleChange?.changeId !== payload['changeId']) return;
      if (notice === scheduleRestored && scheduleChange !== undefined) return;
      const places = readPlaces(payload['places']) ?? placesShown(booking);
      const about = partsOf(places);
      const until = heldUntil ?? scheduleChange?.answerBy;
      const letterIn = (language: Mail['language']) => {
        const linesOf = (some: readonly Itinerary[]) =>
          some.flatMap(({ segments }) => segments.map((segment) => letters.flightLine(language, segment)));
        return letters.bookingNotice(language, {
          notice,
          transactionId,
          pnr,
          companyName: agency.companyName,
          companyPhone: agency.phone,
          leadTraveller: bookingInShort(booking).leadTraveller,
          travellers: concernOf(booking, places).travellers,
          flights: linesOf(itineraries.filter((_, at) => about.items.includes(at))),
          ...(until && { until: momentIn(until, businessZone) }),
          ...(scheduleChange && {
            changed: {
              was: linesOf(scheduleChange.changes.map(({ was }) => was)),
              now: linesOf(scheduleChange.changes.flatMap(({ now }) => now ?? [])),
            },
          }),
          ...(portal !== undefined && { link: `${portal}/flight/ticket/${transactionId}` }),
        });
      };
      // The agency reads what it wrote itself; its customer has a language of their own.
      const customers = [contact.email.trim(), ...emailsOf(contact.alternateEmail ?? '')];
      const receivers = (receiversOf[notice] ?? ['agency']).flatMap(
        (whom): readonly (readonly [string, Mail['language']])[] =>
          whom === 'agency'
            ? [[agency.email, 'en']]
            : [...new Set(customers)].map((to) => [to, contact.language ?? 'en']),
      );
      const tries = yield* Effect.forEach(receivers, ([to, language], place) =>
        Effect.exit(
          mailer
            .send({
              mailId: `${notice}-${transactionId.replaceAll(/[^A-Za-z0-9-]/g, '-')}-${mark}-${place}`,
              kind: notice,
              to,
              language,
              ...letterIn(language),
            })
            .pipe(Effect.catchTag('MailNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure)))),
        ),
      );
      yield* Effect.all(tries, { discard: true });
    });
  };
}

/** What was cancelled, as the saga wrote it; undefined where the notice is about the booking. */
function readPlaces(written: unknown): readonly Unit[] | undefined {
  if (!Array.isArray(written)) return undefined;
  return written.map((place: Unit) => place);
}

/** '21 Nov 2026 18:30'. */
function momentIn(moment: Instant, zone: string): string {
  return `${formatDate(dateIn(moment, zone), 'DD MMM YYYY')} ${clockOfLocal(placeTimeAt(moment, zone).local)}`;
}
