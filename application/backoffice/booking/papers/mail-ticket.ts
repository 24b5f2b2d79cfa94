/** The outbox's work after a ticket was issued: the ticket's facts by mail to everybody whom the booking names. */
import { Effect } from 'effect';
import { soldAt } from '#domain/flight/quote/quote.ts';
import { readClientConfiguration } from '#domain/session/client-configuration.ts';
import { emailsOf } from '#domain/people/contact.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { BookingBook, TicketInShort } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Letters, MailedService, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';

/** The kind of the outbox's entries, written in the commit that issues the ticket. */
export const flightTicketed = 'flight-ticketed';

export interface MailTicketPorts {
  readonly bookings: Pick<BookingBook, 'ticket'>;
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
      const [ticket, agency] = yield* Effect.all([bookings.ticket(agencyId, transactionId), agencies.byId(agencyId)]);
      if (ticket === undefined || agency === undefined) return;
      const { projectName } = readClientConfiguration(yield* settings.all());
      const { language = 'en' } = ticket.contact;
      const letter = letters.ticketIssued(language, {
        projectName,
        companyName: agency.companyName,
        companyPhone: agency.phone,
        transactionId,
        pnr: ticket.pnr,
        flights: ticket.itineraries.flatMap(({ segments }, at) => [
          ...segments.map((segment) => letters.flightLine(language, segment)),
          ...(ticket.imported === undefined ? [letters.bagsLine(language, soldAt(ticket, at).baggage)] : []),
        ]),
        travellers: travellerLines(ticket),
        services: servicesOf(ticket),
        ...(portal !== undefined && { link: `${portal}/flight/ticket/${transactionId}` }),
      });
      const sendTo = (to: string, place: number) =>
        mailer
          .send({ mailId: mailIdOf(transactionId, place), kind: 'ticket-issued', to, language, ...letter })
          .pipe(Effect.catchTag('MailNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure))));
      // Each address gets its try, whatever becomes of the others.
      const tries = yield* Effect.forEach(receiversOf(ticket), (to, place) => Effect.exit(sendTo(to, place)), {
        concurrency: 'unbounded',
      });
      yield* Effect.all(tries, { discard: true });
    });
  };
}

/** The contact's address first, then the alternate ones; each once. */
function receiversOf({ contact }: TicketInShort): readonly string[] {
  return [...new Set([contact.email.trim(), ...emailsOf(contact.alternateEmail ?? '')])];
}

/** What the airline refused is not among them. */
function servicesOf({ ssr, itineraries, travellers }: TicketInShort): readonly MailedService[] {
  return ssr
    .filter(({ status }) => status === 'requested' || status === 'confirmed')
    .map(({ kind, name, place, traveller }) => {
      const segment = itineraries[place.itinerary]?.segments[place.segment];
      const who = travellers[traveller];
      return {
        kind,
        name,
        flight: segment === undefined ? '' : `${segment.carrier} ${segment.flightNumber}`,
        traveller: who === undefined ? '' : nameOf(who),
      };
    });
}

/** One a receiver, the same at every try. */
function mailIdOf(transactionId: string, place: number): string {
  return place === 0 ? `ticket-${transactionId}` : `ticket-${transactionId}-${place + 1}`;
}

function travellerLines({ travellers, tickets }: TicketInShort): readonly string[] {
  return travellers.map((each, index) => {
    const number = tickets.find(({ traveller }) => traveller === index)?.number;
    return number === undefined ? nameOf(each) : `${nameOf(each)}, ${number}`;
  });
}

function nameOf({ title, firstName, lastName }: TicketInShort['travellers'][number]): string {
  return `${title} ${firstName} ${lastName}`;
}
