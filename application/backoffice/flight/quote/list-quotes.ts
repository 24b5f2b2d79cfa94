/** The quotes that an agency sent, newest first, a page at a time. */
import { Effect } from 'effect';
import { flightInShort } from '#domain/flight/booking/in-short.ts';
import { sentQuoteState } from '#domain/flight/quote/customer-quote.ts';
import { min } from '#domain/money/money.ts';
import { checkPage } from '#domain/rules/paged.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { SentQuoteRow, SentQuotesPage } from '#application/desk/customer-quotes.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { FoundSentQuote } from '#application/backoffice/ports/flight/sent-quote-book.ts';
import type { CustomerQuotePorts } from './customer-quote-ports.ts';

const pageSize = 20;
const mostPages = 10_000;

export function listQuotes(
  { sentQuotes, clock }: Pick<CustomerQuotePorts, 'sentQuotes' | 'clock'>,
  caller: Caller,
  { page }: { readonly page: number },
): Answer<SentQuotesPage> {
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'send-quotes');
    const violations = checkPage(page, mostPages);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { quotes, total } = yield* sentQuotes.list(agencyId, page, pageSize);
    const now = clock.now();
    return { quotes: quotes.map((found) => rowOf(found, now)), total, page, pageSize };
  });
}

function rowOf({ kept, openedAt, transactionId }: FoundSentQuote, now: Instant): SentQuoteRow {
  const { sentQuoteId, reference, customer, withMarkup, sentAt, until, sentBy, offers } = kept;
  const [first, ...others] = offers;
  const { mark: carrier, title: route, startsOn: travelDate } = flightInShort(first.itineraries);
  return {
    sentQuoteId,
    reference,
    customer,
    withMarkup,
    sentAt,
    until,
    sentBy,
    state: sentQuoteState({ until, openedAt, transactionId }, now),
    carrier,
    route,
    travelDate,
    offerCount: offers.length,
    lowest: min(first.total, ...others.map(({ total }) => total)),
    ...(transactionId !== undefined && { transactionId }),
  };
}
