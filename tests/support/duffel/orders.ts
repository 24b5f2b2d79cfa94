/** What the Duffel stub keeps of orders: made from offers once a search, paid, cancelled, changed, added to. */
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { DuffelOffer, DuffelOrder, OrderBody } from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';

export interface StubOrder {
  readonly order: DuffelOrder;
  readonly offer: DuffelOffer;
}

/** A seat as a service that may be bought. */
export interface StubSeat {
  readonly amount: string;
  readonly designator: string;
  /** With its departure. */
  readonly flight: string;
}

export interface OrderMaking {
  readonly now: Instant;
  readonly id: (kind: string) => string;
  /** Six letters and digits. */
  readonly reference: string;
  /** Of the first ticket; the others follow. */
  readonly ticket: number;
  readonly seats: ReadonlyMap<string, StubSeat>;
}

/** What an order and its services cost. */
export function priceOf(offer: DuffelOffer, body: OrderBody, seats: OrderMaking['seats']): string {
  const bags = new Map(offer.available_services.map((service) => [service.id, service.total_amount]));
  const services = (body.services ?? []).map(({ id }) => Number(bags.get(id) ?? seats.get(id)?.amount ?? Number.NaN));
  return (Number(offer.total_amount) + services.reduce((sum, amount) => sum + amount, 0)).toFixed(2);
}

export function orderFrom(offer: DuffelOffer, body: OrderBody, making: OrderMaking): StubOrder {
  const { now, id, reference, ticket, seats } = making;
  const held = body.type === 'pay_later';
  const order: DuffelOrder = {
    id: id('ord'),
    live_mode: false,
    created_at: now,
    synced_at: now,
    content: 'managed',
    cancelled_at: null,
    cancellation: null,
    booking_reference: reference,
    owner: offer.owner,
    base_amount: offer.base_amount,
    base_currency: offer.base_currency,
    tax_amount: offer.tax_amount ?? '0.00',
    tax_currency: offer.tax_currency ?? offer.total_currency,
    total_amount: priceOf(offer, body, seats),
    total_currency: offer.total_currency,
    metadata: body.metadata ?? {},
    conditions: offer.conditions,
    airline_initiated_changes: [],
    available_actions: ['cancel', 'change', 'update'],
    passengers: body.passengers.map((passenger) => {
      const type = offer.passengers.find((each) => each.id === passenger.id)?.type ?? 'adult';
      return { ...passenger, type };
    }),
    slices: orderSlices(offer, id),
    services: (body.services ?? []).map((service) => ({
      id: id('ser'),
      type: seats.has(service.id) ? ('seat' as const) : ('baggage' as const),
      quantity: service.quantity,
      passenger_ids: [],
      segment_ids: [],
      total_amount: seats.get(service.id)?.amount ?? '1200.00',
      total_currency: offer.total_currency,
    })),
    documents: held ? [] : ticketsOf(body.passengers, ticket),
    payment_status: held
      ? {
          awaiting_payment: true,
          payment_required_by: offer.payment_requirements.payment_required_by ?? plusMinutes(now, 24 * 60),
          paid_at: null,
        }
      : { awaiting_payment: false, paid_at: now },
  };
  return { order, offer };
}

/** An order lists its slices and segments under ids of its own. */
export function orderSlices({ slices }: DuffelOffer, id: OrderMaking['id']): DuffelOrder['slices'] {
  return slices.map((slice) => ({
    ...slice,
    id: id('sli'),
    segments: slice.segments.map((segment) => ({
      ...segment,
      id: id('seg'),
      duration: segment.duration ?? '',
      distance: segment.distance ?? '',
      origin_terminal: segment.origin_terminal ?? '',
      destination_terminal: segment.destination_terminal ?? '',
    })),
  }));
}

export function ticketsOf(
  passengers: readonly { readonly id: string }[],
  first: number,
): NonNullable<DuffelOrder['documents']> {
  return passengers.map((passenger, at) => ({
    unique_identifier: String(first + at).padStart(13, '0'),
    type: 'electronic_ticket' as const,
    passenger_ids: [passenger.id],
  }));
}
