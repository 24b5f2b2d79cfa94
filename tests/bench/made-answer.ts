/** The made offers as the back office would send them: the text of a whole answer to a flight search. */
import { flightOperations } from '#infrastructure/wire/flight/flight.ts';
import { writeAnswer } from '#infrastructure/wire/form/envelope.ts';
import { madeOffers } from './made-offers.ts';

export function madeSearchAnswer(count: number): string {
  const { answer, envelope } = flightOperations.search;
  const offers = madeOffers(count);
  const reply = answer.write({ searchId: 'made-search', currency: 'INR', offers, total: count });
  return JSON.stringify(writeAnswer(envelope, reply));
}
