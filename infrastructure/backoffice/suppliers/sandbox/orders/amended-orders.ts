/**
 * What the sandbox does to an order once it has tickets without exchanging or cancelling any: services are added, and
 * travellers split into an order of their own.
 */
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { RefusalReason } from '#application/backoffice/ports/supplier.ts';
import type { SupplierAmendment } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { CancellableBooking } from '#domain/flight/cancel/cancellation.ts';
import { lappedByPart, ofPart, splitOf, type SplitPart } from '#domain/flight/split/split.ts';
import type { ChosenSsr } from '#domain/flight/extras/ancillaries.ts';
import { type Instant, toMilliseconds } from '#domain/time/instant.ts';
import type { Amended, KeptAmendment, SeatPlace } from '#infrastructure/backoffice/suppliers/sandbox/store/books.ts';
import type { AmendableOrder, SandboxOrders } from '#infrastructure/backoffice/suppliers/sandbox/store/orders.ts';
import type { PartOfOrder, SandboxParts } from '#infrastructure/backoffice/suppliers/sandbox/store/parts.ts';
import type { SandboxStock } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import type { BoughtFlight } from '../seats/ancillary-lines.ts';
import { departureOf, orderedServices, servicesOf, servicesOn } from '../seats/bought-services.ts';
import { locatorOf } from './locators.ts';
import { splitText } from './sale-text.ts';
import { momentOf, type Moment } from '../fares/priced-journey.ts';
import { type SoldOrder, soldFlights } from './sold-order.ts';
import { bookingEndsMinutes, type SandboxWorld } from '../timetable/world.ts';

/** With the services at fault where it is refused for them now. */
export type AmendedOrder = KeptAmendment & { readonly ssrIds?: readonly string[] };

export interface AmendedOrdersParts {
  readonly world: () => SandboxWorld;
  readonly orders: SandboxOrders;
  readonly parts: SandboxParts;
  readonly stock: Pick<SandboxStock, 'serials' | 'seatsGiven'>;
  readonly businessZone: string;
}

type Asked<Kind> = Extract<SupplierAmendment, { readonly kind: Kind }>;

export class AmendedOrders {
  readonly #parts: AmendedOrdersParts;

  constructor(parts: AmendedOrdersParts) {
    this.#parts = parts;
  }

  /** What can still be bought with an order; seats of its own travellers are free. */
  async services(order: AmendableOrder, now: Instant): Promise<SupplierServices> {
    const { world, parts, stock } = this.#parts;
    const bought = this.#flights(order, now);
    // In this order: a seat that the order gets in between is free in both.
    const given = await stock.seatsGiven(bought.map(departureOf));
    const mine = await parts.seats(order.orderKey);
    const others = given.filter((seat) => !mine.some((each) => isSame(each, seat)));
    return servicesOf(bought, this.#moment(now), world().seed, others);
  }

  async add(
    key: string,
    asked: Asked<'add-ssr'>,
    order: AmendableOrder,
    { travellers }: SoldOrder,
    now: Instant,
  ): Promise<AmendedOrder | 'moved'> {
    const { world, orders, parts, stock } = this.#parts;
    const { ssr, has } = asked;
    const refuse = async (reason: RefusalReason, ssrIds: readonly string[]): Promise<AmendedOrder> => ({
      ...(await orders.settle(key, reason)),
      ssrIds,
    });
    if (isHeld(order)) return orders.settle(key, 'refused');
    const [moment, { seed }, bought] = [this.#moment(now), world(), this.#flights(order, now)];
    const party = travellers.map((type) => ({ type }));
    const before = await parts.services(order);
    const found = orderedServices({ ssr, travellers: party }, bought, moment, seed, has);
    if (found.kind === 'refused') return refuse(found.reason, found.ssrIds);
    const flies = ({ traveller, ssrId }: ChosenSsr) =>
      !order.gone.some((each) => each.traveller === traveller && ssrId.includes(`-${each.item}.`));
    if (!ssr.every(flies)) return orders.settle(key, 'refused');
    const done = await parts.add(key, order, { before, added: found.answers, seats: found.seats });
    if (done !== 'seat-taken') return done;
    const given = await stock.seatsGiven(bought.map(departureOf));
    return refuse('seat-taken', servicesOn({ ssr }, bought, moment, seed, given));
  }

  async split(key: string, asked: Asked<'split'>, order: AmendableOrder, sold: SoldOrder): Promise<Amended> {
    const { world, orders, parts, stock } = this.#parts;
    const { partKey, travellers: leaving } = asked;
    const all = lappedByPart(sold.booking.travellers, leaving);
    const whole: CancellableBooking = { ...sold.booking, travellers: all, gone: order.gone };
    const answer = splitOf(whole, leaving);
    if ('violations' in answer || order.held === 'over') return orders.settle(key, 'refused');
    const { stays, leaves } = answer.split;
    const ssr = await parts.services(order);
    const part = (own: 'stays' | 'leaves', { travellers, fare }: SplitPart): PartOfOrder => ({
      sold: splitText(order.sold, { leaving: leaves.travellers, own }),
      total: fare.total.minor,
      ssr: ofPart(travellers, ssr),
    });
    return parts.split(key, order, {
      partKey,
      pnr: locatorOf(await stock.serials(1), world().seed),
      stays: part('stays', stays),
      leaves: { ...part('leaves', leaves), tickets: ofPart(leaves.travellers, order.confirmation.tickets) },
      moves: whole.travellers.map((_, old) => {
        const goes = leaves.travellers.includes(old);
        return { old, new: (goes ? leaves : stays).travellers.indexOf(old), leaves: goes };
      }),
    });
  }

  /** Flights that can still be added to: not those about to leave, nor directions flown otherwise than they were sold. */
  #flights({ sold, rebooked }: AmendableOrder, now: Instant): readonly BoughtFlight[] {
    const world = this.#parts.world();
    const earliest = toMilliseconds(now) / 60_000 + bookingEndsMinutes;
    return soldFlights(world, sold, this.#parts.businessZone).filter(
      ({ place, flight, day }) =>
        (world.timetable.departure(flight, day) ?? 0) >= earliest &&
        !rebooked.some(({ itinerary }) => itinerary === place.itinerary),
    );
  }

  #moment(now: Instant): Moment {
    return momentOf(now, this.#parts.businessZone, this.#parts.world().currency);
  }
}

function isHeld({ held }: AmendableOrder): boolean {
  return held === 'held' || held === 'over';
}

function isSame(one: SeatPlace, other: SeatPlace): boolean {
  return one.day === other.day && one.flight === other.flight && one.seat === other.seat;
}
