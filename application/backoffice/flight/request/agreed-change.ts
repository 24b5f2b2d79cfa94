/** A change that was asked for, as people agreed on it with the airline: new flights, what they cost, new tickets. */
import { Effect } from 'effect';
import { type AgreedFlights, agreedChangeOf, checkAgreedChange } from '#domain/flight/change/agreed-change.ts';
import { feesCharged } from '#domain/booking/papers/charges.ts';
import { changePostings } from '#domain/flight/change/change.ts';
import { isGoodFor, placesLeft } from '#domain/flight/booking/aboard.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import { concernOf } from '#domain/flight/booking/in-short.ts';
import { withAncillaries } from '#domain/flight/extras/ancillaries.ts';
import { checkEnteredFlights, enteredItinerary } from '#domain/flight/request/flight-lines.ts';
import { roundingOn } from '#domain/flight/terms/apply-terms.ts';
import { isPositive, isZero, negate } from '#domain/money/money.ts';
import { ownAmounts, roundingLines, withOwnLines } from '#domain/price/own-lines.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { AgreedChangeAsked, AgreedFlightsDesk, ReissuedTicket } from '#application/desk/agreed-flights.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { AmendableBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import { termsOf } from '../checkout/booked-terms.ts';
import { concernParams } from '../narrated.ts';
import { type AgreedFlightsPorts, keptAgreed, takenUp } from './agreed-flights.ts';

export function quoteAgreedChange(
  ports: AgreedFlightsPorts,
  caller: Caller,
  asked: AgreedChangeAsked,
): ReturnType<AgreedFlightsDesk['agreedChangeQuote']> {
  return Effect.gen(function* () {
    const up = yield* takenUp(ports, caller, asked.number, 'change');
    const { request, acting, booking, now } = up;
    const { airports, businessZone, terms } = ports.flight;
    const { directions, moves, tickets = [] } = asked;
    const wrong = [
      ...directions.flatMap(({ flights }, at) =>
        within(`directions[${at}].flights`, checkEnteredFlights(flights, airports)),
      ),
      ...checkTickets(tickets, booking),
    ];
    if (wrong.length > 0) return yield* new Invalid({ violations: wrong });
    const flights = directions.map(
      (each): AgreedFlights => ({
        item: each.item,
        itinerary: enteredItinerary(each.flights, airports),
        bookingClasses: each.flights.map(({ bookingClass }) => bookingClass),
      }),
    );
    const against = checkAgreedChange(booking, flights, moves, request.about?.travellers ?? []);
    // Of who travels only the request says anything.
    const violations = against.map((each) => (each.path === 'travellers' ? { ...each, path: 'number' } : each));
    if (violations.length > 0) return yield* new Invalid({ violations });
    const plain = agreedChangeOf(booking, flights, moves);
    const agencys = yield* terms.termsOf(acting.agencyId);
    const rounds = isPositive(plain.charge.total) ? roundingOn(agencys, dateIn(now, businessZone)) : undefined;
    const charge = withOwnLines(plain.charge, roundingLines(plain.charge.total, rounds));
    const { after, airline, servicesLost, supplied } = plain;
    const { transactionId, reference, supplier } = booking;
    const items = flights.map(({ item }) => item);
    const postings = changePostings({ charge, airline }, { agencyId: acting.agencyId, supplier });
    const isRefund = plain.charge.total.minor < 0;
    const { rounding } = ownAmounts(charge.breakdown.parts ?? [], charge.total.currency);
    const places = placesLeft(booking).filter(({ item }) => items.includes(item));
    const newTotal = withAncillaries(after.price, after.ssr).total;
    return yield* keptAgreed(ports, up, {
      kind: 'change',
      charge,
      // What moves nothing is no entry.
      entry: postings.length > 1 ? { kind: isRefund ? 'refund' : 'booking', postings } : undefined,
      flights: flights.map(({ itinerary }) => itinerary),
      servicesLost,
      newTotal,
      plan: {
        asks: {
          kind: 'by-hand',
          orderKey: transactionId,
          reference,
          itineraries: items,
          ...(tickets.length > 0 && { tickets: reissued(booking, items, tickets) }),
        },
        becomes: 'changed',
        terms: {
          ...termsOf(booking),
          itineraries: after.itineraries,
          ssr: after.ssr,
          resold: { price: after.price, options: after.options, rules: after.rules },
          elsewhere: true,
        },
        customerTotal: newTotal,
        concerns: concernOf(booking, places),
        params: concernParams(booking, places),
        shown: charge.total,
        supplied,
        ...(charge.netBreakdown && { fees: feesCharged(charge.netBreakdown) }),
        ...(!isZero(rounding) && { rounding }),
        ...(isRefund && { customer: negate(charge.total) }),
      },
    });
  });
}

/** 13 digits each, one a traveller, no number that the booking has. */
function checkTickets(
  tickets: readonly ReissuedTicket[],
  booking: Pick<AmendableBooking, 'travellers' | 'tickets'>,
): readonly Violation[] {
  return tickets.flatMap(({ traveller, number }, at) => {
    const path = `tickets[${at}]`;
    if (
      booking.travellers[traveller] === undefined ||
      tickets.findIndex((each) => each.traveller === traveller) !== at
    ) {
      return [violation('place-not-booked', `${path}.traveller`)];
    }
    const known = [...booking.tickets, ...tickets.slice(0, at)].some((each) => each.number === number);
    return /^\d{13}$/.test(number) && !known ? [] : [violation('ticket-number', `${path}.number`)];
  });
}

/** All tickets then: a new one stands for those of its traveller that were good for what is changed. */
function reissued(
  booking: Pick<AmendableBooking, 'travellers' | 'tickets' | 'itineraries' | 'gone'>,
  items: readonly number[],
  fresh: readonly ReissuedTicket[],
): readonly Ticket[] {
  const isReplaced = (ticket: Ticket) =>
    fresh.some(({ traveller }) => traveller === ticket.traveller) &&
    isGoodFor(
      ticket,
      items.map((item) => ({ traveller: ticket.traveller, item })),
    );
  const made = fresh.map(({ traveller, number }): Ticket => {
    const old = booking.tickets.filter((ticket) => ticket.traveller === traveller && isReplaced(ticket));
    const partly = old.every(({ itineraries }) => itineraries !== undefined);
    const good = [...new Set(old.flatMap(({ itineraries = [] }) => itineraries))].toSorted((one, two) => one - two);
    const [given] = old;
    const locators = new Set(old.map(({ locator }) => locator));
    return {
      traveller,
      number,
      ...(partly && good.length > 0 && { itineraries: good }),
      ...(given?.locator !== undefined && locators.size === 1 && { locator: given.locator }),
      ...(given && { inExchangeFor: given.number }),
    };
  });
  return [...booking.tickets.filter((ticket) => !isReplaced(ticket)), ...made].toSorted(
    (one, other) => one.traveller - other.traveller,
  );
}
