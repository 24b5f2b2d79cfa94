/** What quotes for customers stand on. */
import type { AgencyStore } from '../ports/agency-store.ts';
import type { Letters } from '../ports/mailer.ts';
import type { RateLimit } from '../ports/rate-limit.ts';
import type { SentQuoteBook } from '../ports/sent-quote-book.ts';
import type { FlightPorts } from './flight-ports.ts';

export interface CustomerQuotePorts extends FlightPorts {
  readonly sentQuotes: SentQuoteBook;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly letters: Pick<Letters, 'customerQuote'>;
  readonly limits: Pick<RateLimit, 'attempt'>;
}
