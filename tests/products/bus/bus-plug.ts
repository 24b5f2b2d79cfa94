/** Buses as the suites of selling take them. */
import { busRules } from '#domain/bus/booking/rules.ts';
import { bookBus } from '#application/backoffice/bus/book-bus.ts';
import { busPapers } from '#application/backoffice/bus/bus-papers.ts';
import type { BusTypes } from '#application/backoffice/bus/bus-types.ts';
import { requestedBus } from '#application/backoffice/bus/requested-bus.ts';
import { soldBus } from '#application/backoffice/bus/sold-bus.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { keptBus } from '#infrastructure/backoffice/database/bus/kept-bus.ts';
import { layOutBusTicket } from '#infrastructure/backoffice/documents/bus/ticket-layout.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { surname } from '#tests/fixtures/booking.ts';
import { keptQuoteOf, quotedDesk, sampled } from '../quoted-sale.ts';
import type { SellingPlug } from '../selling-plug.ts';
import { someSeats } from './bus-arbitraries.ts';

/** Sold at what the operator asks: the suite knows no agency's terms. */
const sampleOf = sampled(
  someSeats.filter(({ price }) => price.terms?.markup.minor === 0),
  1,
);

function busQuote(n: number, who: SignedInCaller): BusTypes['quote'] {
  const { price, seats, ride } = sampleOf(n);
  return keptQuoteOf('bus', n, who, {
    price,
    offer: {
      ride,
      seats: seats.map(({ age: _, ...seat }) => ({ ...seat, gender: 'female' })),
      blockKey: `block-${n}`,
      travellers: [],
    },
  });
}

const passengersOf = (n: number) =>
  sampleOf(n).seats.map(({ seat, age }, at) => ({
    seat,
    age,
    gender: 'female' as const,
    title: 'Ms' as const,
    firstName: `Rider${'abcdef'[at]}`,
    lastName: surname(n),
  }));

export const busPlug: SellingPlug<BusTypes> = {
  rules: busRules,
  sold: (suppliers, amendments) => soldBus({ suppliers, amendments }),
  desk: quotedDesk(busQuote, (ports, caller, asked, n) =>
    bookBus(ports, caller)({ ...asked, travellers: passengersOf(n) }),
  ),
  keyOf: ({ key }) => key,
  issued: ({ key }) => ({ ticket: `TK-${key.slice(-6)}` }),
  requested: requestedBus,
  kept: keptBus,
  document: () => ({}),
  papers: busPapers(fluentLetters),
  layouts: { bus: layOutBusTicket },
};
