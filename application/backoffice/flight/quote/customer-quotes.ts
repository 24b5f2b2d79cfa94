/**
 * Quotes for customers: sent from what a search found, listed, and opened again at what they cost by then. Opening one here
 * is its agency's; a customer opens it as it was sent, by a link (`linked-quotes.ts`).
 */
import type { CustomerQuoteDesk } from '#application/desk/customer-quotes.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { CustomerQuotePorts } from './customer-quote-ports.ts';
import { listQuotes } from './list-quotes.ts';
import { openQuote } from './open-quote.ts';
import { sendQuote } from './send-quote.ts';

export function makeCustomerQuoteDesk(ports: CustomerQuotePorts): (caller: Caller) => CustomerQuoteDesk {
  return (caller) => ({
    sendQuote: (request) => sendQuote(ports, caller, request),
    listQuotes: (request) => listQuotes(ports, caller, request),
    openQuote: (request) => openQuote(ports, caller, request),
  });
}
