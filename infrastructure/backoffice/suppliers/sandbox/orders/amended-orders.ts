/**
 * What the sandbox does to an order once it has tickets without exchanging or cancelling any: services are added, and
 * travellers split into an order of their own.
 */
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { RefusalReason } from '#application/backoffice/ports/supplier.ts';
import type { SupplierAmendment } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { CancellableBooking } from '#domain/flight/cancel/cancellation.ts';
import { ofPart, splitOf, type SplitPart } from '#domain/flight/split/split.ts';
import type { ChosenSsr } from '#domain/flight/extras/ancillaries.ts';
import { dateIn, type Instant, toMilliseconds } from '#domain/time/instant.ts';
import type {
  AmendableOrder,
  KeptAmendment,
  SandboxOrders,
} from '#infrastructure/backoffice/suppliers/sandbox/store/orders.ts';
import type { PartOfOrder, SandboxParts } from '#infrastructure/backoffice/suppliers/sandbox/store/parts.ts';
import type { SandboxStock, SeatPlace } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import type { BoughtFlight } from '../seats/ancillary-lines.ts';
import { departureOf, orderedServices, servicesOf, servicesOn } from '../seats/bought-services.ts';
import { locatorOf } from './locators.ts';
import { splitText } from './sale-text.ts';
import type { Moment } from '../fares/priced-journey.ts';
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

/** How often it is looked again because the order was moved meanwhile. */
const mostTurns = 5;

export class AmendedOrders {
  readonly #parts: AmendedOrdersParts;

  constructor(parts: AmendedOrdersParts) {
    this.#parts = parts;
  }

  /** What can still be bought with an order; seats of its own travellers are free. */
  async services(order: AmendableOrder, orderKey: string, now: Instant): Promise<SupplierServices> {
    const { world, parts, stock } = this.#parts;
    const bought = this.#flights(order, now);
    // In this order: a seat that the order gets in between is free in both.
    const given = await stock.seatsGiven(bought.map(departureOf));
    const mine = await parts.seats(orderKey);
    const others = given.filter((seat) => !mine.some((each) => isSame(each, seat)));
    return servicesOf(bought, this.#moment(now), world().seed, others);
  }

  async add(
    key: string,
    asked: Asked<'add-ssr'>,
    order: AmendableOrder,
    { travellers }: SoldOrder,
    now: Instant,
  ): Promise<AmendedOrder> {
    const { world, orders, parts, stock } = this.#parts;
    const { orderKey, ssr, has } = asked;
    const refuse = async (reason: RefusalReason, ssrIds: readonly string[]): Promise<AmendedOrder> => ({
      ...(await orders.settle(key, reason)),
      ssrIds,
    });
    if (isHeld(order)) return orders.settle(key, 'refused');
    const [moment, { seed }, bought] = [this.#moment(now), world(), this.#flights(order, now)];
    const party = travellers.map((type) => ({ type }));
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const before = await parts.services(orderKey);
      const found = orderedServices({ ssr, travellers: party }, bought, moment, seed, has);
      if (found.kind === 'refused') return refuse(found.reason, found.ssrIds);
      const flies = ({ traveller, ssrId }: ChosenSsr) =>
        !order.gone.some((each) => each.traveller === traveller && ssrId.includes(`-${each.item}.`));
      if (!ssr.every(flies)) return orders.settle(key, 'refused');
      const kept = await parts.add(key, orderKey, { before, added: found.answers, seats: found.seats });
      if (kept === 'seat-taken') {
        const given = await stock.seatsGiven(bought.map(departureOf));
        return refuse('seat-taken', servicesOn({ ssr }, bought, moment, seed, given));
      }
      if (kept !== 'moved') return kept;
    }
    return orders.settle(key, 'refused');
  }

  async split(
    key: string,
    asked: Asked<'split'>,
    first: AmendableOrder,
    sold: (order: AmendableOrder) => SoldOrder,
  ): Promise<KeptAmendment> {
    const { world, orders, parts, stock } = this.#parts;
    const { orderKey, partKey, travellers: leaving } = asked;
    let order: AmendableOrder | undefined = first;
    for (let turn = 0; turn < mostTurns && order !== undefined; turn += 1) {
      const whole: CancellableBooking = { ...sold(order).booking, gone: order.gone };
      const answer = splitOf(whole, leaving);
      if ('violations' in answer || order.held === 'over') return orders.settle(key, 'refused');
      const { stays, leaves } = answer.split;
      const ssr = await parts.services(orderKey);
      const { sale, tickets } = order;
      const part = (own: 'stays' | 'leaves', { travellers, fare }: SplitPart): PartOfOrder => ({
        sale: splitText(sale, { leaving: leaves.travellers, own }),
        total: fare.total.minor,
        ssr: ofPart(travellers, ssr),
      });
      const kept = await parts.split(key, orderKey, {
        before: order,
        partKey,
        pnr: locatorOf(await stock.serials(1), world().seed),
        stays: part('stays', stays),
        leaves: { ...part('leaves', leaves), tickets: ofPart(leaves.travellers, tickets) },
        moves: whole.travellers.map((_, old) => {
          const goes = leaves.travellers.includes(old);
          return { old, new: (goes ? leaves : stays).travellers.indexOf(old), leaves: goes };
        }),
      });
      if (kept !== 'moved') return kept;
      order = await orders.find(orderKey);
    }
    return orders.settle(key, 'refused');
  }

  /** Flights that can still be added to: not those about to leave, nor directions flown otherwise than they were sold. */
  #flights({ sale, rebooked }: AmendableOrder, now: Instant): readonly BoughtFlight[] {
    const world = this.#parts.world();
    const earliest = toMilliseconds(now) / 60_000 + bookingEndsMinutes;
    return soldFlights(world, sale, this.#parts.businessZone).filter(
      ({ place, flight, day }) =>
        (world.timetable.departure(flight, day) ?? 0) >= earliest &&
        !rebooked.some(({ itinerary }) => itinerary === place.itinerary),
    );
  }

  #moment(now: Instant): Moment {
    return { minute: Math.floor(toMilliseconds(now) / 60_000), issued: dateIn(now, this.#parts.businessZone) };
  }
}

function isHeld({ held }: AmendableOrder): boolean {
  return held === 'held' || held === 'over';
}

function isSame(one: SeatPlace, other: SeatPlace): boolean {
  return one.day === other.day && one.flight === other.flight && one.seat === other.seat;
}
