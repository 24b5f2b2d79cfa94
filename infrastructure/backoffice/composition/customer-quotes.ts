/** Quotes sent to customers. */
import { ContainerModule } from 'inversify';
import { makeCustomerQuoteDesk } from '#application/backoffice/flight/quote/customer-quotes.ts';
import { StoredSentQuoteBook } from '../database/flight/sent-quote-book.ts';
import { given, ports, work } from './parts.ts';

export const customerQuotes = new ContainerModule(({ bind }) => {
  bind(ports.sentQuotes)
    .toResolvedValue((database) => new StoredSentQuoteBook(database), [given.database])
    .inSingletonScope();
  bind(work.customerQuoteDesk)
    .toResolvedValue(
      (flight, sentQuotes, agencies, letters, limits) =>
        makeCustomerQuoteDesk({ ...flight, sentQuotes, agencies, letters, limits }),
      [work.flight, ports.sentQuotes, ports.agencies, ports.letters, ports.limits],
    )
    .inSingletonScope();
});
