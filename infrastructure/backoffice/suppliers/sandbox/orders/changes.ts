/**
 * Tickets of the sandbox exchanged for others, as far as the rules of reissues let them be: what it asks for it by the rules of the fare as it was
 * sold, and the exchange itself, in which seats given up are free again and new ones taken while their fares still hold.
 */
import type { Unit } from '#domain/booking/booking.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import { type Change, changeOf, checkChange } from '#domain/flight/change/change.ts';
import type { ChangeableBooking, NewFlights } from '#domain/flight/change/changed-booking.ts';
import { checkReroute, endsOf, sellerOf } from '#domain/flight/change/reroute.ts';
import type { Instant } from '#domain/time/instant.ts';
import { countByType } from '#domain/people/traveller.ts';
import type { ChangeAsked } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { AmendableOrder, ChangedOrder } from '#infrastructure/backoffice/suppliers/sandbox/store/orders.ts';
import type { SandboxStock } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import { ticketNumber } from './locators.ts';
import { goTogether, namedFare, placesOf, priceNamed } from '../fares/named-fare.ts';
import { presentTravellers, readSales, type Sale, salesText } from './sale-text.ts';
import type { Moment, PricedJourney } from '../fares/priced-journey.ts';
import { airlineFare, freedBy, legsOf, type SoldOrder } from './sold-order.ts';
import { bookingEndsMinutes, type SandboxWorld } from '../timetable/world.ts';

/** What the sandbox knows of a fare beside its price. */
interface FareKind {
  readonly special?: 'return';
}

export interface Exchange {
  readonly change: Change<FareKind>;
  readonly fares: readonly PricedJourney[];
  readonly fareKeys: readonly string[];
  readonly moment: Moment;
}

/** Why there is none: the flights are not sold so, or the rules do not allow it. */
export type NoExchange = 'not-sold' | 'sold-out' | 'refused';

/** What an exchange comes to by the counts that are known now. */
export function exchangeOf(
  world: SandboxWorld,
  stock: Pick<SandboxStock, 'soldOf'>,
  order: Pick<AmendableOrder, 'gone' | 'held'>,
  sold: SoldOrder,
  { itineraries, fareKeys }: ChangeAsked,
  { now, moment }: { readonly now: Instant; readonly moment: Moment },
): Exchange | NoExchange {
  if (order.held === 'held' || order.held === 'over') return 'refused';
  const booking = changeable(sold, order.gone);
  const wanted = { itineraries, now };
  if (checkChange(booking, wanted).length > 0) return 'refused';
  const named = fareKeys.flatMap((key) => namedFare(world, key, moment.minute, bookingEndsMinutes) ?? []);
  if (named.length < fareKeys.length || !goTogether(named)) return 'not-sold';
  const party = countByType(sold.travellers.map((type) => ({ type })));
  if (named.some(({ name }) => JSON.stringify(name.party) !== JSON.stringify(party))) return 'not-sold';
  const found = named.flatMap((each) => {
    const then = priceNamed(world, stock, each, moment);
    return then === undefined ? [] : [{ ...then, named: each }];
  });
  if (found.length < named.length) return 'sold-out';
  const [first, ...others] = found.map(({ priced, family, named: { name, journeys } }) => {
    const option = world.fares.fare(priced, family, name.fareType, world.fares.concession(priced, name.fareType), true);
    return {
      priced,
      rules: world.fares.rules(priced, family, name.fareType),
      fare: airlineFare(option.fare),
      kind: kindOf(priced),
      itineraries: journeys.map((journey) => world.dressing.itinerary(journey)),
    };
  });
  if (first === undefined) return 'not-sold';
  const fresh = [first, ...others];
  const [itinerary, ...rest] = fresh.flatMap((each) => each.itineraries);
  if (itinerary === undefined || rest.length + 1 !== itineraries.length) {
    return 'not-sold';
  }
  const directions = [itinerary, ...rest].map((instead, at) => ({
    itinerary: itineraries[at] ?? -1,
    ...endsOf(instead),
    airline: sellerOf(instead),
  }));
  if (checkReroute(booking, directions, { airports: world.airports, now }).length > 0) return 'not-sold';
  const flights: NewFlights<FareKind> = {
    itineraries: [itinerary, ...rest],
    options: [first.kind, ...others.map(({ kind }) => kind)],
    fares: [first.fare, ...others.map(({ fare }) => fare)],
    rules: { sectors: fresh.flatMap(({ rules }) => rules.sectors) },
  };
  return { change: changeOf(booking, wanted, flights), fares: fresh.map(({ priced }) => priced), fareKeys, moment };
}

/** The departures whose stock decides what new flights cost. */
export function placesOfKeys(world: SandboxWorld, fareKeys: readonly string[], { minute }: Moment) {
  return fareKeys.flatMap((key) => {
    const named = namedFare(world, key, minute, bookingEndsMinutes);
    return named === undefined ? [] : placesOf(named);
  });
}

/** How many tickets an exchange replaces: those that are good for a direction that changes. */
export function replacedBy(tickets: readonly Ticket[], itineraries: readonly number[]): readonly Ticket[] {
  return tickets.filter((ticket) => (ticket.itineraries ?? itineraries).some((each) => itineraries.includes(each)));
}

/** The order as it is after an exchange; new tickets are numbered from a serial on. */
export function exchangedOrder(
  order: AmendableOrder,
  sold: SoldOrder,
  { itineraries, tickets }: { readonly itineraries: readonly number[]; readonly tickets: readonly Ticket[] },
  { change, fares, fareKeys, moment }: Exchange,
  serial: number,
): ChangedOrder {
  const replaced = replacedBy(tickets, itineraries);
  const places: readonly Unit[] = itineraries.flatMap((itinerary) =>
    sold.travellers.map((_, traveller) => ({ traveller, item: itinerary })),
  );
  return {
    itineraries,
    sold: saleAfter(order.sold, sold, itineraries, fares, fareKeys, moment),
    total: change.after.price.total.minor,
    ...freedBy(sold, places),
    legs: fares.flatMap(({ legs, cabin }) =>
      legs.map(({ day, flight, stock, standing }) => ({
        day,
        flight: `${flight.carrier}${flight.number}`,
        cabin,
        seats: stock.seats,
        from: standing.soldFrom,
        upTo: standing.soldUpTo,
      })),
    ),
    party: sold.travellers.filter((type) => type !== 'infant').length,
    tickets: tickets.map((ticket) => {
      const at = replaced.indexOf(ticket);
      return at < 0 ? ticket : { ...ticket, number: numberAfter(ticket, serial + at), inExchangeFor: ticket.number };
    }),
  };
}

function changeable({ booking, fares }: SoldOrder, gone: readonly Unit[]): ChangeableBooking<FareKind> {
  const [first, ...others] = fares.map(kindOf);
  return { ...booking, options: [first ?? {}, ...others], gone };
}

function kindOf({ inPair }: PricedJourney): FareKind {
  return inPair === true ? { special: 'return' } : {};
}

/** Of the same airline, by the three digits that it begins with. */
function numberAfter({ number }: Ticket, serial: number): string {
  return `${number.slice(0, 3)}${ticketNumber('', serial).slice(3)}`;
}

/** The text of all fares: those that stay as they were sold, whole or in part, the new ones as they are now. */
function saleAfter(
  text: string,
  { booking }: SoldOrder,
  itineraries: readonly number[],
  fares: readonly PricedJourney[],
  fareKeys: readonly string[],
  { minute }: Moment,
): string {
  const before = readSales(text, legsOf) ?? [];
  const fresh = fareKeys.map(
    (fareKey, at): Sale => ({
      fareKeys: [fareKey],
      minute,
      travellers: before[0] === undefined ? [] : presentTravellers(before[0]),
      sold: (fares[at]?.legs ?? []).map(({ standing }) => standing.soldFrom),
    }),
  );
  const [whole] = before;
  const isInPart = before.length === 1 && itineraries.length < booking.itineraries.length;
  const kept =
    isInPart && whole !== undefined ? booking.itineraries.map((_, direction) => ({ ...whole, direction })) : before;
  return salesText(kept.length === 1 ? fresh : kept.map((sale, at) => fresh[itineraries.indexOf(at)] ?? sale));
}
