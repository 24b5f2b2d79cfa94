/** Quotes sent to customers. */
import { makeCustomerQuoteDesk } from '#application/backoffice/flight/quote/customer-quotes.ts';
import { linkedQuotes } from '#application/backoffice/flight/quote/linked-quotes.ts';
import { StoredSentQuoteBook } from '#infrastructure/backoffice/database/flight/sent-quote-book.ts';
import { area, given, ports, work } from '../parts.ts';

export const customerQuotes = area(({ make, store }) => {
  const { agencies, letters, limits, sentQuotes } = ports;
  store(sentQuotes, StoredSentQuoteBook);
  make(work.customerQuoteDesk, { flight: work.flight, sentQuotes, agencies, letters, limits }, ({ flight, ...from }) =>
    makeCustomerQuoteDesk({ ...flight, ...from }),
  );
  const { airports, businessZone } = given;
  make(work.linkedQuotes, { sentQuotes, agencies, letters, airports, businessZone }, linkedQuotes);
});
