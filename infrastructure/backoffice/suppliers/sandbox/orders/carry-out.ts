/** Carries out an order: prices it as of now, and takes its seats only while that is still the price agreed to. */
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import { money } from '#domain/money/money.ts';
import { fromMilliseconds, type Instant } from '#domain/time/instant.ts';
import type { SupplierOrder } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SupplierRefused } from '#application/backoffice/ports/supplier.ts';
import {
  boughtFlights,
  departureOf,
  type OrderedServices,
  orderedServices,
  servicesOn,
} from '../seats/bought-services.ts';
import { fareOfParty } from '../fares/sandbox-fares.ts';
import type { BookingFault } from '../faults.ts';
import { type Holdable, holdLimit, holdPractice } from '../fares/hold-limit.ts';
import { locatorOf, ticketNumber } from './locators.ts';
import { goTogether, namedFare, type NamedFare, placesOf, priceNamed } from '../fares/named-fare.ts';
import { saleText } from './sale-text.ts';
import type { Moment, PricedJourney } from '../fares/priced-journey.ts';
import type { KeptOrder } from '#infrastructure/backoffice/suppliers/sandbox/store/books.ts';
import type { SandboxStock, StockOrder } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import { bookingEndsMinutes, type SandboxWorld } from '../timetable/world.ts';

/** Turns that a booking takes while others move the stock without moving its price. */
const mostTurns = 12;

/** An order as kept; with the services at fault where it is refused for them now. */
export type CarriedOut = KeptOrder & { readonly ssrIds?: readonly string[] };

export async function carryOut(
  world: SandboxWorld,
  stock: SandboxStock,
  order: SupplierOrder,
  moment: Moment,
  fault: BookingFault | undefined,
): Promise<CarriedOut> {
  const refuse = (reason: SupplierRefused['reason'], total?: number): Promise<KeptOrder> =>
    stock.settle(order.idempotencyKey, reason, total === undefined ? undefined : money(total, world.currency));
  const refuseServices = async (reason: SupplierRefused['reason'], ssrIds: readonly string[]): Promise<CarriedOut> => ({
    ...(await refuse(reason)),
    ssrIds,
  });
  if (fault === 'refuse' || fault === 'sold-out') {
    return refuse(fault === 'refuse' ? 'refused' : 'sold-out');
  }
  const named = order.fareKeys.flatMap((key) => namedFare(world, key, moment.minute, bookingEndsMinutes) ?? []);
  const [first] = named;
  if (
    first === undefined ||
    named.length < order.fareKeys.length ||
    !goTogether(named) ||
    !isOfTheParty(world, first, order)
  ) {
    return refuse('not-sold');
  }
  if (fault === 'price') {
    await othersBuy(world, stock, first, moment);
  }
  let isPresent = false;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const found = named.flatMap((each) => {
      const now = priceNamed(world, stock, each, moment);
      return now === undefined ? [] : [{ ...now, named: each, fareType: each.name.fareType }];
    });
    const total = found.reduce(
      (before, { priced, family, fareType }) => before + fareOfParty(world.fares, priced, family, fareType),
      0,
    );
    const isSoldOut = found.length < named.length;
    if (isSoldOut || total !== order.expectedTotal.minor) {
      if (isPresent) {
        return isSoldOut ? refuse('sold-out') : refuse('fare-changed', total);
      }
      // What is known may be old: only what the database says now counts against the buyer.
      await stock.refresh(named.flatMap(placesOf));
      isPresent = true;
      continue;
    }
    if (found.some(({ family }) => family.corporate) && order.gst === undefined) {
      return refuse('refused');
    }
    const bought = order.ssr === undefined ? [] : boughtFlights(found);
    const services = orderedServices(order, bought, moment, world.seed);
    if (services.kind === 'refused') {
      return refuseServices(services.reason, services.ssrIds);
    }
    const until = order.mode === 'hold' ? holdLimitOf(world, found, moment) : undefined;
    if (order.mode === 'hold' && until === undefined) {
      return refuse('not-sold');
    }
    if (order.mode === 'hold' && order.ssr !== undefined && holdPractice(found).services !== true) {
      return refuse('not-sold');
    }
    const directions = found.map(({ priced }) => priced);
    const documents = documentsOf(directions);
    const serial = await stock.serials(order.travellers.length * documents.length);
    const answer = await stock.book(
      stockOrder(world, order, { directions, documents, serial, services, moment, until }),
    );
    if (answer.outcome === 'confirmed' || answer.outcome === 'refused') {
      return answer;
    }
    if (answer.outcome === 'sold-out') {
      return refuse('sold-out');
    }
    if (answer.outcome === 'seat-taken') {
      const given = await stock.seatsGiven(bought.map(departureOf));
      return refuseServices('seat-taken', servicesOn(order, bought, moment, world.seed, given));
    }
    isPresent = true;
  }
  return refuse('refused');
}

/** One ticket a traveller of each airline: which directions it is good for. */
interface TicketDocument {
  readonly carrier: string;
  readonly itineraries: readonly number[];
}

/** Of each airline of the fares, which of them it flies. */
export function documentsOf(directions: readonly PricedJourney[]): readonly TicketDocument[] {
  const carriers = [...new Set(directions.map(({ carrier }) => carrier))];
  return carriers.map((carrier) => ({
    carrier,
    itineraries: directions.flatMap((each, at) => (each.carrier === carrier ? [at] : [])),
  }));
}

/** One ticket a traveller and airline, numbered from a serial on. Each further airline has a locator of its own. */
export function ticketsOf(
  documents: readonly TicketDocument[],
  { serial, seed }: { readonly serial: number; readonly seed: number },
  travellers: number,
): readonly Ticket[] {
  return documents.flatMap(({ carrier, itineraries }, document) =>
    Array.from({ length: travellers }, (_, traveller) => ({
      traveller,
      number: ticketNumber(carrier, serial + document * travellers + traveller),
      ...(documents.length > 1 && { itineraries }),
      ...(document > 0 && { locator: locatorOf(serial + document * travellers, seed) }),
    })),
  );
}

/** How an order is carried out. */
interface Carrying {
  readonly directions: readonly PricedJourney[];
  readonly documents: readonly TicketDocument[];
  readonly serial: number;
  readonly services: Extract<OrderedServices, { readonly kind: 'to-be-had' }>;
  readonly moment: Moment;
  /** Of a hold. */
  readonly until: Instant | undefined;
}

function stockOrder(
  world: SandboxWorld,
  order: SupplierOrder,
  { directions, documents, serial, services, moment, until }: Carrying,
): StockOrder {
  const pnr = locatorOf(serial, world.seed);
  const tickets =
    until === undefined ? ticketsOf(documents, { serial, seed: world.seed }, order.travellers.length) : [];
  const seated = order.travellers.filter(({ type }) => type !== 'infant').length;
  return {
    key: order.idempotencyKey,
    sold: saleText({
      fareKeys: order.fareKeys,
      minute: moment.minute,
      travellers: order.travellers.map(({ type }) => type),
      sold: directions.flatMap(({ legs }) => legs.map(({ standing }) => standing.soldFrom)),
    }),
    total: order.expectedTotal,
    confirmation: {
      pnr,
      tickets,
      ...(until && { heldUntil: until }),
      ...(services.answers.length > 0 && { ssr: services.answers }),
      ...(order.remarks.length > 0 && { remarks: order.remarks }),
      ...(order.requests.length > 0 && { requests: order.requests }),
    },
    ...(until && { hold: until }),
    ...(services.seats.length > 0 && { chosen: services.seats }),
    party: seated,
    legs: directions.flatMap((priced) =>
      priced.legs.map((leg) => ({
        day: leg.day,
        flight: `${leg.flight.carrier}${leg.flight.number}`,
        cabin: priced.cabin,
        seats: leg.stock.seats,
        from: leg.standing.soldFrom,
        upTo: leg.standing.soldUpTo,
      })),
    ),
  };
}

function holdLimitOf(
  world: SandboxWorld,
  found: readonly (Holdable & { readonly named: NamedFare })[],
  { minute }: Moment,
): Instant | undefined {
  const journey = found[0]?.named.journeys[0];
  return journey === undefined
    ? undefined
    : holdLimit(found, [world.dressing.itinerary(journey)], fromMilliseconds(minute * 60_000));
}

/** Whether the travellers are those that the fare was made for. */
function isOfTheParty(
  { currency }: SandboxWorld,
  { name: { party } }: NamedFare,
  { travellers, expectedTotal }: SupplierOrder,
): boolean {
  const count = (type: string): number => travellers.filter((traveller) => traveller.type === type).length;
  return (
    expectedTotal.currency === currency &&
    count('adult') === party.adults &&
    count('child') === party.children &&
    count('infant') === party.infants
  );
}

/** Others buy the first leg's class empty, once for a departure: the price really rises. */
async function othersBuy(world: SandboxWorld, stock: SandboxStock, named: NamedFare, moment: Moment): Promise<void> {
  const [place] = placesOf(named);
  const leg = priceNamed(world, stock, named, moment)?.priced.legs[0];
  if (place !== undefined && leg !== undefined) {
    await stock.buyAside(
      `~rise:${place.flight}:${place.day}:${place.cabin}`,
      place,
      leg.stock.seats,
      leg.standing.soldUpTo + 1,
    );
  }
}
