/** Carries out an order: prices it as of now, and takes its seats only while that is still the price agreed to. */
import type { SupplierOrder, SupplierRefused } from '#application/backoffice/ports/flight-supplier.ts';
import { fareOfParty } from './sandbox-fares.ts';
import type { BookingFault } from './faults.ts';
import { locatorOf, ticketNumber } from './locators.ts';
import { namedFare, type NamedFare, placesOf, priceNamed } from './named-fare.ts';
import type { Moment, PricedJourney } from './sandbox-fares.ts';
import type { KeptOrder, SandboxStock, StockOrder } from '#infrastructure/backoffice/database/sandbox-stock.ts';
import { bookingEndsMinutes, type SandboxWorld } from './world.ts';

/** Turns that a booking takes while others move the stock without moving its price. */
const mostTurns = 12;

export async function carryOut(
  world: SandboxWorld,
  stock: SandboxStock,
  order: SupplierOrder,
  moment: Moment,
  fault: BookingFault | undefined,
): Promise<KeptOrder> {
  const refuse = (reason: SupplierRefused['reason'], total?: number): Promise<KeptOrder> =>
    stock.settle(order.idempotencyKey, reason, total === undefined ? undefined : { minor: total, currency: 'INR' });
  if (fault === 'refuse' || fault === 'sold-out') {
    return refuse(fault === 'refuse' ? 'refused' : 'sold-out');
  }
  const named = namedFare(world, order.fareKey, moment.minute, bookingEndsMinutes);
  if (named === undefined || !isOfTheParty(named, order)) {
    return refuse('not-sold');
  }
  if (fault === 'price') {
    await othersBuy(world, stock, named, moment);
  }
  let isPresent = false;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const found = priceNamed(world, stock, named, moment);
    const total =
      found === undefined ? undefined : fareOfParty(world.fares, found.priced, found.family, named.name.fareType);
    if (found === undefined || total === undefined || total !== order.expectedTotal.minor) {
      if (isPresent) {
        return total === undefined ? refuse('sold-out') : refuse('fare-changed', total);
      }
      // What is known may be old: only what the database says now counts against the buyer.
      await stock.refresh(placesOf(named));
      isPresent = true;
      continue;
    }
    if (found.family.corporate && order.gst === undefined) {
      return refuse('refused');
    }
    const serial = await stock.serials(order.travellers.length);
    const answer = await stock.book(stockOrder(world, order, found.priced, serial));
    if (answer.outcome === 'confirmed' || answer.outcome === 'refused') {
      return answer;
    }
    if (answer.outcome === 'sold-out') {
      return refuse('sold-out');
    }
    isPresent = true;
  }
  return refuse('refused');
}

function stockOrder(world: SandboxWorld, order: SupplierOrder, priced: PricedJourney, serial: number): StockOrder {
  const pnr = locatorOf(serial, world.seed);
  return {
    key: order.idempotencyKey,
    fareKey: order.fareKey,
    total: order.expectedTotal.minor,
    currency: order.expectedTotal.currency,
    pnr,
    confirmation: {
      pnr,
      tickets: order.travellers.map((_, traveller) => ({
        traveller,
        number: ticketNumber(priced.carrier, serial + traveller),
      })),
    },
    party: priced.party.adults + priced.party.children,
    legs: priced.legs.map((leg) => ({
      day: leg.day,
      flight: `${leg.flight.carrier}${leg.flight.number}`,
      cabin: priced.cabin,
      seats: leg.stock.seats,
      from: leg.standing.soldFrom,
      upTo: leg.standing.soldUpTo,
    })),
  };
}

/** Whether the travellers are those that the fare was made for. */
function isOfTheParty({ name: { party } }: NamedFare, { travellers, expectedTotal }: SupplierOrder): boolean {
  const count = (type: string): number => travellers.filter((traveller) => traveller.type === type).length;
  return (
    expectedTotal.currency === 'INR' &&
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
