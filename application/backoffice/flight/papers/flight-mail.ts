/** What mail says of flights: the ticket once it is issued, and what becomes of flights afterwards. */
import { partsOf } from '#domain/booking/units.ts';
import { placesShown } from '#domain/flight/booking/aboard.ts';
import { bookingInShort, concernOf } from '#domain/flight/booking/in-short.ts';
import { fullName } from '#domain/booking/papers/facts.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { countByType } from '#domain/people/traveller.ts';
import { soldAt } from '#domain/flight/quote/quote.ts';
import {
  type MailSender,
  type NoticeAsked,
  type NoticeBody,
  type ProductPapers,
  unitsIn,
} from '#application/backoffice/booking/papers/product-papers.ts';
import type { KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import type { FlightLetters, MailedService } from '#application/backoffice/ports/flight/flight-letters.ts';
import type { Letter, Mail } from '#application/backoffice/ports/mailer.ts';

export type PaperFlights = KeptBooking & { readonly reference: string };

/** Kinds of the outbox's entries, written in the commit that issues tickets or ends an amendment. */
export const flightTicketed = 'flight-ticketed';
export const flightCancelled = 'flight-cancelled';
export const flightRescheduled = 'flight-rescheduled';
export const scheduleChanged = 'schedule-changed';
export const scheduleRestored = 'schedule-restored';

export const flightNotices: ProductPapers['notices'] = {
  [flightCancelled]: ['customer'],
  [flightRescheduled]: ['customer'],
  [scheduleChanged]: ['agency', 'customer'],
  [scheduleRestored]: ['agency', 'customer'],
};

export function ticketLetter(
  letters: FlightLetters,
  booking: PaperFlights,
  from: MailSender,
  language: Mail['language'],
): Letter {
  const { transactionId, reference: pnr, itineraries, imported } = booking;
  const { infants } = countByType(booking.travellers);
  return letters.ticketIssued(language, {
    ...from,
    transactionId,
    pnr,
    flights: itineraries.flatMap(({ segments }, at) => [
      ...segments.map((segment) => letters.flightLine(language, segment)),
      ...(imported === undefined ? [letters.bagsLine(language, soldAt(booking, at).baggage, infants)] : []),
    ]),
    travellers: travellerLines(booking),
    services: servicesOf(booking),
  });
}

/** A change of schedule is reported while it waits for its answer, that it was taken back once none is due. */
export function flightNotice(
  letters: FlightLetters,
  { notice, booking, payload, language }: NoticeAsked<PaperFlights>,
): NoticeBody | undefined {
  const { itineraries, scheduleChange } = booking;
  if (notice === scheduleChanged && scheduleChange?.changeId !== payload['changeId']) return undefined;
  if (notice === scheduleRestored && scheduleChange !== undefined) return undefined;
  const places = unitsIn(payload) ?? placesShown(booking);
  const about = partsOf(places);
  const linesOf = (some: readonly Itinerary[]) =>
    some.flatMap(({ segments }) => segments.map((segment) => letters.flightLine(language, segment)));
  return {
    leadTraveller: bookingInShort(booking).leadTraveller,
    travellers: concernOf(booking, places).travellers,
    lines: linesOf(itineraries.filter((_, at) => about.items.includes(at))),
    ...(scheduleChange && {
      answerBy: scheduleChange.answerBy,
      changed: {
        was: linesOf(scheduleChange.changes.map(({ was }) => was)),
        now: linesOf(scheduleChange.changes.flatMap(({ now }) => now ?? [])),
      },
    }),
  };
}

/** What the airline refused is not among them. */
function servicesOf({ ssr, itineraries, travellers }: PaperFlights): readonly MailedService[] {
  return ssr
    .filter(({ status }) => status === 'requested' || status === 'confirmed')
    .map(({ kind, name, place, traveller }) => {
      const segment = itineraries[place.itinerary]?.segments[place.segment];
      const who = travellers[traveller];
      return {
        kind,
        name,
        flight: segment === undefined ? '' : `${segment.carrier} ${segment.flightNumber}`,
        traveller: who === undefined ? '' : fullName(who),
      };
    });
}

function travellerLines({ travellers, tickets }: PaperFlights): readonly string[] {
  return travellers.map((each, index) => {
    const number = tickets.find(({ traveller }) => traveller === index)?.number;
    return number === undefined ? fullName(each) : `${fullName(each)}, ${number}`;
  });
}
