/**
 * What the Duffel stub knows and does: offers that expire and are sold once a search, orders, payments of the exact amount,
 * quotes that are confirmed once. See `duffel-stub.ts` for how it is reached.
 */
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type {
  DuffelOffer,
  OfferRequestBody,
  OrderBody,
} from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';
import {
  changedBy,
  changesFor,
  type ChangeWish,
  type OfferedChange,
  pendingChange,
  type StubChange,
} from './changes.ts';
import { acceptedChange, airlineChangeOf, type AirlineMove } from './airline.ts';
import { bagsOf, everyday, isOnSale, offersFor, type Selling } from './offers.ts';
import { orderFrom, priceOf, type StubOrder, type StubSeat, ticketsOf } from './orders.ts';
import { everydayCabin, seatMapOf } from './seats.ts';
import { StaysWorld } from './stays.ts';

export interface StubError {
  readonly status: number;
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As a gateway answers: no JSON at all. */
  readonly text?: string;
}

export interface Answer {
  readonly status: number;
  readonly data?: unknown;
  readonly meta?: unknown;
  readonly error?: StubError;
}

interface Cancellation {
  readonly id: string;
  readonly order_id: string;
  readonly created_at: string;
  readonly expires_at: string;
  confirmed_at: string | null;
  readonly live_mode: false;
  readonly refund_amount: string;
  readonly refund_currency: string;
  readonly refund_to: 'balance' | 'awaiting_payment';
  readonly airline_credits: readonly never[];
}

export class DuffelWorld {
  readonly stays = new StaysWorld();
  /** The stub's own clock. */
  now: Instant;
  currency = 'INR';
  horizonDays = 330;
  goodForMinutes = 30;
  selling: Selling = everyday;
  /** An offer of one search may be sold once; Duffel's rule. */
  sellsOnce = true;
  /** Newest last. */
  readonly orders: StubOrder[] = [];
  readonly cancellations = new Map<string, Cancellation>();
  readonly changes = new Map<string, StubChange>();
  readonly #offers = new Map<string, { offer: DuffelOffer; readonly request: string }>();
  readonly #sold = new Set<string>();
  readonly #seats = new Map<string, StubSeat>();
  /** Flight, departure and seat. */
  readonly #takenSeats = new Set<string>();
  readonly #changeOffers = new Map<string, OfferedChange>();
  readonly #chosen = new Map<string, OfferedChange>();
  /** Over all worlds: an order's id is of no other, as at Duffel. */
  static #count = 0;

  constructor(now: Instant) {
    this.now = now;
  }

  offer(id: string): DuffelOffer {
    const kept = this.#offers.get(id);
    if (kept === undefined) throw new Error(`No offer ${id}`);
    return kept.offer;
  }

  /** What becomes of an offer while nobody looks: dearer, or gone. */
  changeOffer(id: string, change: Partial<DuffelOffer>): void {
    const kept = this.#offers.get(id);
    if (kept === undefined) throw new Error(`No offer ${id}`);
    kept.offer = { ...kept.offer, ...change };
  }

  /** What is answered to a request that reaches it. */
  answer(kind: string, path: string, query: URLSearchParams, body: unknown): Answer {
    const [, id = ''] = /\/([a-z]{3}_[A-Za-z0-9]+)/.exec(path) ?? [];
    switch (kind) {
      case 'POST /air/offer_requests':
        return this.#search(body as OfferRequestBody);
      case 'GET /air/offers/:id':
        return this.#offer(id);
      case 'GET /air/seat_maps':
        return this.#seatMaps(query.get('offer_id') ?? '');
      case 'POST /air/orders':
        return this.#order(body as OrderBody);
      case 'GET /air/orders':
        return this.#list(query);
      case 'GET /air/orders/:id':
        return this.#withOrder(id, ({ order }) => ({ status: 200, data: order }));
      case 'GET /air/orders/:id/available_services':
        return this.#withOrder(id, ({ order, offer }) => ({
          status: 200,
          data: bagsOf(
            order.slices,
            order.passengers.map(({ id: passenger, type }) => ({ id: passenger, type })),
            offer.total_currency,
            (what) => `${what}_${order.id.slice(4)}`,
          ),
        }));
      case 'POST /air/orders/:id/services':
        return this.#withOrder(id, (kept) => this.#addServices(kept, body));
      case 'POST /air/payments':
        return this.#pay(body);
      case 'POST /air/order_cancellations':
        return this.#quoteCancellation(body);
      case 'GET /air/order_cancellations/:id':
        return found(this.cancellations.get(id));
      case 'POST /air/order_cancellations/:id/actions/confirm':
        return this.#confirmCancellation(id);
      case 'POST /air/order_change_requests':
        return this.#findChanges(body);
      case 'POST /air/order_changes':
        return this.#chooseChange(body);
      case 'GET /air/order_changes/:id':
        return found(this.changes.get(id));
      case 'POST /air/order_changes/:id/actions/confirm':
        return this.#confirmChange(id, body);
      case 'POST /air/airline_initiated_changes/:id/actions/accept':
        return this.#accept(id);
      default:
        return this.stays.answer(kind, id, body) ?? refused(404, 'not_found');
    }
  }

  /** As an airline moves a slice of an order, or cancels it. */
  moveSlice(orderId: string, move: AirlineMove): void {
    this.#withOrder(orderId, ({ order }) => {
      const change = airlineChangeOf(order, move, { now: this.now, id: (kind) => this.#id(kind) });
      this.changeOrder(orderId, { airline_initiated_changes: [...order.airline_initiated_changes, change] });
      return { status: 200 };
    });
  }

  #accept(id: string): Answer {
    const kept = this.orders.find(({ order }) => order.airline_initiated_changes.some((each) => each.id === id));
    const change = kept?.order.airline_initiated_changes.find((each) => each.id === id);
    if (kept === undefined || change === undefined) return refused(404, 'not_found');
    if (change.action_taken !== null) return refused(422, 'already_accepted');
    if (!change.available_actions.includes('accept')) return refused(422, 'action_not_available');
    this.changeOrder(kept.order.id, acceptedChange(kept.order, id, this.now));
    return { status: 200, data: { ...change, action_taken: 'accepted', action_taken_at: this.now } };
  }

  #search(body: OfferRequestBody): Answer {
    const request = this.#id('orq');
    if (body.slices.some(({ departure_date: date }) => date < this.now.slice(0, 10) && !isOnSale(date, this.now, 0))) {
      return refused(422, 'validation_error');
    }
    const offers = body.slices.every(({ departure_date: date }) => isOnSale(date, this.now, this.horizonDays))
      ? offersFor(body, this.selling, {
          now: this.now,
          currency: this.currency,
          id: (kind) => this.#id(kind),
          goodForMinutes: this.goodForMinutes,
        })
      : [];
    for (const offer of offers) this.#offers.set(offer.id, { offer, request });
    const listed = offers.map(({ available_services: _, ...offer }) => offer);
    return {
      status: 201,
      data: { id: request, live_mode: false, created_at: this.now, slices: [], passengers: [], offers: listed },
    };
  }

  #offer(id: string): Answer {
    const kept = this.#offers.get(id);
    if (kept === undefined) return refused(404, 'not_found');
    if (kept.offer.expires_at <= this.now) return refused(422, 'offer_expired');
    return { status: 200, data: kept.offer };
  }

  #seatMaps(offerId: string): Answer {
    const offer = this.#offers.get(offerId)?.offer;
    if (offer === undefined) return refused(404, 'not_found');
    const maps = offer.slices.flatMap((slice) =>
      slice.segments.map((segment) => {
        const flight = `${segment.marketing_carrier.iata_code}${segment.marketing_carrier_flight_number} ${segment.departing_at}`;
        return seatMapOf(everydayCabin, {
          segmentId: segment.id,
          sliceId: slice.id,
          currency: offer.total_currency,
          passengers: offer.passengers,
          isTaken: (seat) => this.#takenSeats.has(`${flight} ${seat}`),
          serviceId: (passenger, seat) => {
            const service = `ase_seat${segment.id.slice(4)}x${passenger.slice(4)}x${seat}`;
            this.#seats.set(service, { amount: seat.startsWith('3') ? '1500.00' : '350.00', designator: seat, flight });
            return service;
          },
        });
      }),
    );
    return { status: 200, data: maps };
  }

  #order(body: OrderBody): Answer {
    const kept = this.#offers.get(body.selected_offers[0] ?? '');
    if (kept === undefined) return refused(404, 'not_found');
    const { offer, request } = kept;
    if (offer.expires_at <= this.now) return refused(422, 'offer_no_longer_available');
    if (this.sellsOnce && this.#sold.has(request)) return refused(422, 'offer_request_already_booked');
    const [payment] = body.payments ?? [];
    if (body.type === 'instant' && payment?.amount !== priceOf(offer, body, this.#seats)) {
      return refused(422, 'payment_amount_does_not_match_order_amount');
    }
    const ids = body.passengers.map(({ id }) => id).toSorted();
    if (
      ids.join() !==
      offer.passengers
        .map(({ id }) => id)
        .toSorted()
        .join()
    )
      return refused(422, 'validation_error');
    this.#sold.add(request);
    for (const { id } of body.services ?? []) {
      const seat = this.#seats.get(id);
      if (seat !== undefined) this.#takenSeats.add(`${seat.flight} ${seat.designator}`);
    }
    const made = orderFrom(offer, body, {
      now: this.now,
      id: (kind) => this.#id(kind),
      reference: `D${(DuffelWorld.#count * 7 + 60_466_176).toString(36).toUpperCase().slice(-5)}`,
      ticket: this.#ticket(body.passengers.length),
      seats: this.#seats,
    });
    this.orders.push(made);
    return { status: 201, data: made.order };
  }

  #list(query: URLSearchParams): Answer {
    const limit = Number(query.get('limit') ?? 50);
    const from = Number(query.get('after') ?? 0);
    const reference = query.get('booking_reference');
    const newest = this.orders
      .toReversed()
      .map(({ order }) => order)
      .filter(({ booking_reference: pnr }) => reference === null || pnr === reference);
    const page = newest.slice(from, from + limit);
    const after = from + limit < newest.length ? String(from + limit) : null;
    return { status: 200, data: page, meta: { limit, before: null, after } };
  }

  #pay(body: unknown): Answer {
    const { order_id: id, payment } = body as { order_id: string; payment: { amount: string } };
    return this.#withOrder(id, (kept) => {
      const { order } = kept;
      if (order.cancelled_at) return refused(422, 'already_cancelled');
      if (!order.payment_status.awaiting_payment) return refused(422, 'already_paid');
      if ((order.payment_status.payment_required_by ?? '') <= this.now) {
        return refused(422, 'past_payment_required_by_date');
      }
      if (payment.amount !== order.total_amount) return refused(422, 'payment_amount_does_not_match_order_amount');
      this.changeOrder(id, {
        payment_status: { awaiting_payment: false, paid_at: this.now },
        documents: ticketsOf(order.passengers, this.#ticket(order.passengers.length)),
      });
      return { status: 201, data: { id: this.#id('pay'), ...payment, created_at: this.now } };
    });
  }

  /** As an airline changes an order by itself. */
  changeOrder(id: string, change: Partial<StubOrder['order']>): void {
    const at = this.orders.findIndex(({ order }) => order.id === id);
    const kept = this.orders[at];
    if (kept !== undefined) this.orders[at] = { ...kept, order: { ...kept.order, ...change } };
  }

  #addServices({ order, offer }: StubOrder, body: unknown): Answer {
    const { payment, add_services: added } = body as {
      payment: { amount: string };
      add_services: readonly { id: string; quantity: number }[];
    };
    if (payment.amount !== `${added.length * 1200}.00`)
      return refused(422, 'payment_amount_does_not_match_order_amount');
    const services = added.map(({ quantity }) => ({
      id: this.#id('ser'),
      type: 'baggage' as const,
      quantity,
      passenger_ids: [],
      segment_ids: [],
      total_amount: '1200.00',
      total_currency: offer.total_currency,
    }));
    this.changeOrder(order.id, { services: [...order.services, ...services] });
    return this.#withOrder(order.id, (kept) => ({ status: 201, data: kept.order }));
  }

  #quoteCancellation(body: unknown): Answer {
    const { order_id: id } = body as { order_id: string };
    return this.#withOrder(id, ({ order }) => {
      if (order.cancelled_at) return refused(422, 'already_cancelled');
      const held = order.payment_status.awaiting_payment;
      const free = order.airline_initiated_changes.some(
        ({ action_taken: taken, available_actions: actions }) => taken === null && actions.includes('cancel'),
      );
      const quote: Cancellation = {
        id: this.#id('ore'),
        order_id: id,
        created_at: this.now,
        expires_at: plusMinutes(this.now, 30),
        confirmed_at: null,
        live_mode: false,
        refund_amount: held ? '0.00' : (Number(order.total_amount) - (free ? 0 : 2500)).toFixed(2),
        refund_currency: order.total_currency,
        refund_to: held ? 'awaiting_payment' : 'balance',
        airline_credits: [],
      };
      this.cancellations.set(quote.id, quote);
      return { status: 201, data: quote };
    });
  }

  #confirmCancellation(id: string): Answer {
    const quote = this.cancellations.get(id);
    if (quote === undefined) return refused(404, 'not_found');
    if (quote.confirmed_at !== null) return refused(422, 'already_confirmed');
    if (quote.expires_at <= this.now) return refused(422, 'order_cancellation_expired');
    quote.confirmed_at = this.now;
    this.changeOrder(quote.order_id, { cancelled_at: this.now });
    return { status: 200, data: quote };
  }

  #findChanges(body: unknown): Answer {
    const { order_id: id, slices } = body as { order_id: string; slices: ChangeWish };
    return this.#withOrder(id, ({ order }) => {
      if (order.cancelled_at) return refused(422, 'already_cancelled');
      const offered = changesFor(order, slices, this.selling, {
        now: this.now,
        currency: this.currency,
        id: (kind) => this.#id(kind),
        goodForMinutes: 30,
      });
      for (const each of offered) this.#changeOffers.set(each.shown.id, each);
      const offers = offered.map(({ shown }) => shown);
      const data = { id: this.#id('ocr'), live_mode: false, order_id: id, slices, order_change_offers: offers };
      return { status: 201, data };
    });
  }

  #chooseChange(body: unknown): Answer {
    const { selected_order_change_offer: chosen } = body as { selected_order_change_offer: string };
    const offer = this.#changeOffers.get(chosen);
    if (offer === undefined) return refused(404, 'not_found');
    const change = pendingChange(offer, this.#id('oce'), this.now);
    this.changes.set(change.id, change);
    this.#chosen.set(change.id, offer);
    return { status: 201, data: change };
  }

  #confirmChange(id: string, body: unknown): Answer {
    const [change, chosen] = [this.changes.get(id), this.#chosen.get(id)];
    if (change === undefined || chosen === undefined) return refused(404, 'not_found');
    if (change.confirmed_at !== null) return refused(422, 'already_confirmed');
    if (change.expires_at <= this.now) return refused(422, 'order_change_expired');
    const { payment } = (body ?? {}) as { payment?: { amount: string } };
    const due = chosen.change_total_amount;
    if (Number(due) > 0 && payment?.amount !== due) {
      return refused(422, 'payment_amount_does_not_match_order_amount');
    }
    return this.#withOrder(change.order_id, ({ order }) => {
      const ticket = this.#ticket(order.passengers.length);
      this.changeOrder(
        order.id,
        changedBy(order, chosen, (kind) => this.#id(kind), ticket),
      );
      change.confirmed_at = this.now;
      return { status: 200, data: change };
    });
  }

  #withOrder(id: string, work: (kept: StubOrder) => Answer): Answer {
    const kept = this.orders.find(({ order }) => order.id === id);
    return kept === undefined ? refused(404, 'not_found') : work(kept);
  }

  #id(kind: string): string {
    DuffelWorld.#count += 1;
    return `${kind}_0000S${DuffelWorld.#count.toString(36).padStart(6, '0')}`;
  }

  #ticket(passengers: number): number {
    DuffelWorld.#count += passengers;
    return 98_2400_000_000 + DuffelWorld.#count;
  }
}

function found(data: unknown): Answer {
  return data === undefined ? refused(404, 'not_found') : { status: 200, data };
}

export function refused(status: number, code: string): Answer {
  return { status, error: { status, code } };
}
