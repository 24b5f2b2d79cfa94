/** Tables that one product has for itself, beside its bookings. */
import promo from './flight/promo.sql?raw';
import sentQuote from './flight/sent-quote.sql?raw';
import quoteService from './flight/quote-service.sql?raw';
import flightImport from './flight/import.sql?raw';
import schedule from './flight/schedule.sql?raw';
import holidayPayerClaim from './holiday/payer-claim.sql?raw';
import holidayProposal from './holiday/proposal.sql?raw';
import visa from './visa/visa.sql?raw';

export const productTables: readonly string[] = [
  promo,
  sentQuote,
  quoteService,
  flightImport,
  schedule,
  holidayProposal,
  holidayPayerClaim,
  visa,
];
