/** The outbox's work after a booking was issued: what it is, by mail to everybody whom the booking names. */
import { Effect } from 'effect';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';
import { addressesOf, mailEach } from './mail-each.ts';
import { issuedOf } from './paper-facts.ts';
import { type PapersByProduct, papersOf } from './product-papers.ts';

export interface MailIssuedPorts {
  readonly bookings: Pick<BookingBook, 'find'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly settings: ClientSettingStore;
  readonly mailer: Mailer;
  readonly products: PapersByProduct;
  /** Where people open the portal; without it the mail has no link. */
  readonly portal: string | undefined;
}

export class MailIssued {
  readonly #ports: MailIssuedPorts;

  constructor(ports: MailIssuedPorts) {
    this.#ports = ports;
  }

  /** Handles one entry. Fails where the mail should be tried again; one that can never be delivered is let go. */
  readonly handle = (payload: Readonly<Record<string, unknown>>): Effect.Effect<void, MailNotSent> => {
    const { agencyId, transactionId } = payload;
    const { bookings, agencies, settings, mailer, products, portal } = this.#ports;
    if (typeof agencyId !== 'string' || typeof transactionId !== 'string') return Effect.void;
    return Effect.gen(function* () {
      const [found, agency] = yield* Effect.all([bookings.find(agencyId, transactionId), agencies.byId(agencyId)]);
      const booking = found && issuedOf(products, found);
      if (booking === undefined || agency === undefined) return;
      const { projectName } = readClientConfiguration(yield* settings.all());
      const papers = papersOf(products, booking.product);
      const kind = papers.issuedNotice;
      const { language = 'en' } = booking.contact;
      const from = {
        projectName,
        companyName: agency.companyName,
        companyPhone: agency.phone,
        ...(portal !== undefined && { link: `${portal}${papers.path(transactionId)}` }),
      };
      const letter = papers.issuedLetter(booking, from, language);
      const mails = addressesOf(booking.contact).map((to, place) => {
        // One a receiver, the same at every try.
        const mailId = `${kind}-${transactionId}${place === 0 ? '' : `-${place + 1}`}`;
        return { mailId, kind, to, language, ...letter };
      });
      yield* mailEach(mailer, mails);
    });
  };
}
