/**
 * The outbox's work after a quote was sent: the customer gets it in the customer's language, the agency a copy with the
 * link that opens it.
 */
import { Effect } from 'effect';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { placeTimeAt } from '#domain/time/place-time.ts';
import type { AgencyStore, KeptAgency } from '#application/backoffice/ports/agency/agency-store.ts';
import type { CustomerQuoteFacts, Letters, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { KeptSentQuote, SentQuoteBook } from '#application/backoffice/ports/flight/sent-quote-book.ts';

/** The kind of the outbox's entries, written in the commit that keeps the quote. */
export const quoteSent = 'quote-sent';

export interface MailQuotePorts {
  readonly sentQuotes: Pick<SentQuoteBook, 'find'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly mailer: Mailer;
  readonly letters: Letters;
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
      const send = (to: string, mark: string, words: typeof letter) =>
        mailer
          .send({ mailId: `quote-${sentQuoteId}${mark}`, kind: quoteSent, to, language, ...words })
          .pipe(Effect.catchTag('MailNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure))));
      // Each gets its try, whatever becomes of the other.
      const tries = yield* Effect.all(
        [
          ...(customer.email === undefined ? [] : [Effect.exit(send(customer.email, '', letter))]),
          Effect.exit(send(agency.email, '-copy', copy)),
        ],
        { concurrency: 'unbounded' },
      );
      yield* Effect.all(tries, { discard: true });
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
    city: (code) => airports.byCode(code)?.city,
    until: placeTimeAt(until, businessZone),
  };
}
