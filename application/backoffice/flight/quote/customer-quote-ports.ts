/** What quotes for customers stand on. */
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { FlightLetters } from '#application/backoffice/ports/flight/flight-letters.ts';
import type { RateLimit } from '#application/backoffice/ports/session/rate-limit.ts';
import type { SentQuoteBook } from '#application/backoffice/ports/flight/sent-quote-book.ts';
import type { FlightPorts } from '../flight-ports.ts';

export interface CustomerQuotePorts extends FlightPorts {
  readonly sentQuotes: SentQuoteBook;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly letters: Pick<FlightLetters, 'customerQuote'>;
  readonly limits: Pick<RateLimit, 'attempt'>;
}
