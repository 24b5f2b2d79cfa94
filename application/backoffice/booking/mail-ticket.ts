/** The outbox's work after a ticket was issued: the ticket's facts by mail to everybody whom the booking names. */
import { Effect } from 'effect';
import type { Segment } from '#domain/flight/itinerary.ts';
import { readClientConfiguration } from '#domain/session/client-configuration.ts';
import { emailsOf } from '#domain/people/contact.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import type { AgencyStore } from '../ports/agency-store.ts';
import type { BookingBook, KeptBooking } from '../ports/booking-book.ts';
import type { Letters, Mailer, MailNotSent } from '../ports/mailer.ts';
import type { ClientSettingStore } from '../ports/settings.ts';

/** The kind of the outbox's entries, written in the commit that issues the ticket. */
export const flightTicketed = 'flight-ticketed';

export interface MailTicketPorts {
  readonly bookings: Pick<BookingBook, 'find'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly settings: ClientSettingStore;
  readonly mailer: Mailer;
  readonly letters: Letters;
  /** Where people open the portal; without it the mail has no link. */
  readonly portal: string | undefined;
}

export class MailTicket {
  readonly #ports: MailTicketPorts;

  constructor(ports: MailTicketPorts) {
    this.#ports = ports;
  }

  /** Handles one entry. Fails where the mail should be tried again; one that can never be delivered is let go. */
  readonly handle = (payload: Readonly<Record<string, unknown>>): Effect.Effect<void, MailNotSent> => {
    const { agencyId, transactionId } = payload;
    const { bookings, agencies, settings, mailer, letters, portal } = this.#ports;
    if (typeof agencyId !== 'string' || typeof transactionId !== 'string') return Effect.void;
    return Effect.gen(function* () {
      const [booking, agency] = yield* Effect.all([bookings.find(agencyId, transactionId), agencies.byId(agencyId)]);
      if (booking?.pnr === undefined || agency === undefined) return;
      const { projectName } = readClientConfiguration(yield* settings.all());
      const letter = letters.ticketIssued('en', {
        projectName,
        companyName: agency.companyName,
        companyPhone: agency.phone,
        transactionId,
        pnr: booking.pnr,
        flights: booking.itineraries.flatMap(({ segments }) => segments.map(flightLine)),
        travellers: travellerLines(booking),
        ...(portal !== undefined && { link: `${portal}/flight/ticket/${transactionId}` }),
      });
      const sendTo = (to: string, place: number) =>
        mailer
          .send({ mailId: mailIdOf(transactionId, place), kind: 'ticket-issued', to, language: 'en', ...letter })
          .pipe(Effect.catchTag('MailNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure))));
      // Each address gets its try, whatever becomes of the others.
      const tries = yield* Effect.forEach(receiversOf(booking), (to, place) => Effect.exit(sendTo(to, place)), {
        concurrency: 'unbounded',
      });
      yield* Effect.all(tries, { discard: true });
    });
  };
}

/** The contact's address first, then the alternate ones; each once. */
function receiversOf({ contact }: KeptBooking): readonly string[] {
  return [...new Set([contact.email.trim(), ...emailsOf(contact.alternateEmail ?? '')])];
}

/** One a receiver, the same at every try. */
function mailIdOf(transactionId: string, place: number): string {
  return place === 0 ? `ticket-${transactionId}` : `ticket-${transactionId}-${place + 1}`;
}

/** `6E 2134, DEL 06:10 – BOM 08:25, 24 Nov 2026`. */
function flightLine({ carrier, flightNumber, origin, destination, departure, arrival }: Segment): string {
  const day = formatDate(dateOfLocal(departure.local), 'DD MMM YYYY');
  const [leaves, lands] = [clockOfLocal(departure.local), clockOfLocal(arrival.local)];
  return `${carrier} ${flightNumber}, ${origin} ${leaves} – ${destination} ${lands}, ${day}`;
}

function travellerLines({ travellers, tickets }: KeptBooking): readonly string[] {
  return travellers.map(({ title, firstName, lastName }, index) => {
    const number = tickets.find(({ traveller }) => traveller === index)?.number;
    const name = `${title} ${firstName} ${lastName}`;
    return number === undefined ? name : `${name}, ${number}`;
  });
}
