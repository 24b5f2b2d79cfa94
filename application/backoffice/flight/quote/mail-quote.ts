/**
 * The outbox's work after a quote was sent: the customer gets it in the customer's language, the agency a copy with the
 * link that opens it.
 */
import { Effect } from 'effect';
import { type AirportDirectory, cityOf } from '#domain/flight/reference/airports.ts';
import { placeTimeAt } from '#domain/time/place-time.ts';
import type { AgencyStore, KeptAgency } from '#application/backoffice/ports/agency/agency-store.ts';
import { mailEach } from '#application/backoffice/booking/papers/mail-each.ts';
import type { CustomerQuoteFacts, FlightLetters } from '#application/backoffice/ports/flight/flight-letters.ts';
import type { Mail, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { KeptSentQuote, SentQuoteBook } from '#application/backoffice/ports/flight/sent-quote-book.ts';

/** The kind of the outbox's entries, written in the commit that keeps the quote. */
export const quoteSent = 'quote-sent';

export interface MailQuotePorts {
  readonly sentQuotes: Pick<SentQuoteBook, 'find'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly mailer: Mailer;
  readonly letters: Pick<FlightLetters, 'customerQuote' | 'quoteCopy'>;
  readonly airports: AirportDirectory;
  readonly businessZone: string;
  /** Where people open the portal; without it the copy has no link. */
  readonly portal: string | undefined;
}

export class MailQuote {
  readonly #ports: MailQuotePorts;

  constructor(ports: MailQuotePorts) {
    this.#ports = ports;
  }

  /** Handles one entry. Fails where a mail should be tried again; one that can never be delivered is let go. */
  readonly handle = (payload: Readonly<Record<string, unknown>>): Effect.Effect<void, MailNotSent> => {
    const { agencyId, sentQuoteId } = payload;
    const { sentQuotes, agencies, mailer, letters, portal } = this.#ports;
    if (typeof agencyId !== 'string' || typeof sentQuoteId !== 'string') return Effect.void;
    const ports = this.#ports;
    return Effect.gen(function* () {
      const [found, agency] = yield* Effect.all([sentQuotes.find(agencyId, sentQuoteId), agencies.byId(agencyId)]);
      if (found === undefined || agency === undefined) return;
      const { kept } = found;
      const { customer, language } = kept;
      const letter = letters.customerQuote(language, factsOfQuote(kept, agency, ports));
      const copy = letters.quoteCopy(language, {
        letter,
        customer: customer.name,
        ...(portal !== undefined && { link: `${portal}/my-bookings?quote=${sentQuoteId}` }),
      });
      const mailId = `quote-${sentQuoteId}`;
      const mail = { kind: quoteSent, language };
      const toCustomer: readonly Mail[] =
        customer.email === undefined ? [] : [{ ...mail, mailId, to: customer.email, ...letter }];
      yield* mailEach(mailer, [...toCustomer, { ...mail, mailId: `${mailId}-copy`, to: agency.email, ...copy }]);
    });
  };
}

/** What the words of a quote are made from. */
export function factsOfQuote(
  { reference, customer, note, offers, until }: KeptSentQuote,
  { companyName, phone, email }: Pick<KeptAgency, 'companyName' | 'phone' | 'email'>,
  { airports, businessZone }: { readonly airports: AirportDirectory; readonly businessZone: string },
): CustomerQuoteFacts {
  return {
    reference,
    customer: customer.name,
    ...(note !== undefined && { note }),
    companyName,
    companyPhone: phone,
    companyEmail: email,
    offers,
    city: (code, language) => {
      const airport = airports.byCode(code);
      return airport === undefined ? undefined : cityOf(airport, language);
    },
    until: placeTimeAt(until, businessZone),
  };
}
