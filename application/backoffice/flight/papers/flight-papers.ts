/** What papers and mail ask of flights. */
import { flightRules } from '#domain/flight/booking/rules.ts';
import { ticketDocument } from '#domain/flight/papers/ticket.ts';
import { flightSubject } from '#domain/flight/papers/subject.ts';
import type { FlightsSold } from '#domain/flight/papers/travel.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { journeyOf } from '#domain/flight/terms/journey.ts';
import type { NoticeAsked, ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import type { FlightLetters } from '#application/backoffice/ports/flight/flight-letters.ts';
import { flightNotice, flightNotices, flightTicketed, type PaperFlights, ticketLetter } from './flight-mail.ts';

export interface FlightPapersPorts {
  readonly airports: AirportDirectory;
  readonly letters: FlightLetters;
}

export function flightPapers({ airports, letters }: FlightPapersPorts): ProductPapers {
  const soldOf = (booking: PaperFlights): FlightsSold => ({
    booking,
    extras: extrasOf(booking),
    international: journeyOf(booking.itineraries, airports).international,
    airport: airports.byCode,
  });
  return {
    invoiceSeries: flightRules.prefix,
    isIssued: ({ reference, tickets }: KeptBooking) => reference !== undefined && tickets.length > 0,
    subject: (booking: PaperFlights) => flightSubject(soldOf(booking)),
    ownPaper: (booking: PaperFlights, facts) => ticketDocument(facts, soldOf(booking)),
    path: (transactionId) => `/flight/ticket/${transactionId}`,
    issuedNotice: flightTicketed,
    issuedLetter: (booking: PaperFlights, from, language) => ticketLetter(letters, booking, from, language),
    notice: (asked: NoticeAsked<PaperFlights>) => flightNotice(letters, asked),
    notices: flightNotices,
  };
}

function extrasOf({ ssr, itineraries }: PaperFlights): FlightsSold['extras'] {
  return ssr.map(({ traveller, kind, place, name, status }) => {
    const segment = itineraries[place.itinerary]?.segments[place.segment];
    const sector = segment === undefined ? '' : `${segment.origin}-${segment.destination}`;
    return { traveller, item: place.itinerary, kind, sector, name, status };
  });
}
