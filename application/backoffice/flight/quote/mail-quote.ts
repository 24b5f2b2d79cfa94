/**
 * The outbox's work after a quote was sent: the customer gets it in the customer's language, the agency a copy with the
 * link that opens it.
 */
import { Effect } from 'effect';
import { type AirportDirectory, cityOf } from '#domain/flight/reference/airports.ts';
import { linkOpens } from '#domain/booking/papers/paper-link.ts';
import { placeTimeAt } from '#domain/time/place-time.ts';
import { sharedPaperLink } from '#application/desk/addresses.ts';
import type { AgencyStore, KeptAgency } from '#application/backoffice/ports/agency/agency-store.ts';
import type { PaperLinkBook } from '#application/backoffice/ports/booking/paper-link-book.ts';
import type { Clock, Seal } from '#application/backoffice/ports/machine.ts';
import { tokenOf } from '#application/backoffice/booking/papers/paper-links.ts';
import { mailEach } from '#application/backoffice/booking/papers/mail-each.ts';
import type { CustomerQuoteFacts, FlightLetters } from '#application/backoffice/ports/flight/flight-letters.ts';
import type { Mail, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type {
  FoundSentQuote,
  KeptSentQuote,
  SentQuoteBook,
} from '#application/backoffice/ports/flight/sent-quote-book.ts';

/** The kind of the outbox's entries, written in the commit that keeps the quote. */
export const quoteSent = 'quote-sent';

export interface MailQuotePorts {
  readonly sentQuotes: Pick<SentQuoteBook, 'find'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly mailer: Mailer;
  readonly letters: Pick<FlightLetters, 'customerQuote' | 'linkedQuote' | 'quoteCopy'>;
  readonly paperLinks: Pick<PaperLinkBook, 'keep'>;
  readonly seal: Pick<Seal, 'sign'>;
  readonly clock: Clock;
  readonly airports: AirportDirectory;
  readonly businessZone: string;
  /** Where people open the portal; without it neither mail has a link. */
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
      const opens =
        portal === undefined || customer.email === undefined
          ? undefined
          : yield* linkFor(ports, agencyId, found, portal);
      const linked = opens === undefined ? letter : letters.linkedQuote(language, { letter, link: opens });
      const copy = letters.quoteCopy(language, {
        letter,
        customer: customer.name,
        ...(portal !== undefined && { link: `${portal}/my-bookings?quote=${sentQuoteId}` }),
      });
      const mailId = `quote-${sentQuoteId}`;
      const mail = { kind: quoteSent, language };
      const toCustomer: readonly Mail[] =
        customer.email === undefined ? [] : [{ ...mail, mailId, to: customer.email, ...linked }];
      yield* mailEach(mailer, [...toCustomer, { ...mail, mailId: `${mailId}-copy`, to: agency.email, ...copy }]);
    });
  };
}

/** The link in the customer's mail: one a quote, however often the mail is tried. None where the quote's time is over. */
function linkFor(
  { paperLinks, seal, clock }: Pick<MailQuotePorts, 'paperLinks' | 'seal' | 'clock'>,
  agencyId: string,
  { kept, actorUserId }: FoundSentQuote,
  portal: string,
): Effect.Effect<string | undefined> {
  const { sentQuoteId, language, until, sentBy } = kept;
  const madeAt = clock.now();
  if (!linkOpens({ until }, madeAt)) return Effect.succeed(undefined);
  const token = tokenOf(seal, sentQuoteId);
  const made = paperLinks.keep({
    link: {
      agencyId,
      linkId: sentQuoteId,
      kind: 'quote',
      about: sentQuoteId,
      way: 'mail',
      hide: [],
      language,
      actorUserId,
      madeAt,
      until,
    },
    token,
    actor: sentBy,
    requestId: sentQuoteId,
    content: `mail of ${sentQuoteId}`,
  });
  return Effect.map(made, (link) => (link.kind === 'there' ? sharedPaperLink(portal, token) : undefined));
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
