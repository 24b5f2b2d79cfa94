/**
 * Changes as the Duffel stub offers them: other flights at every brand, for what they cost more than what was paid and the
 * penalty of the order's own conditions. A cheaper fare brings money back.
 */
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type {
  DuffelOffer,
  DuffelOrder,
  OfferRequestBody,
} from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';
import { type OfferMaking, offersFor, type Selling } from './duffel-stub-offers.ts';
import { orderSlices, ticketsOf } from './duffel-stub-orders.ts';

export interface ChangeWish {
  readonly add: readonly (OfferRequestBody['slices'][number] & {
    readonly cabin_class?: NonNullable<OfferRequestBody['cabin_class']>;
  })[];
  readonly remove: readonly { readonly slice_id: string }[];
}

/** One as Duffel shows it, and the fare that comes of it. */
export interface OfferedChange {
  readonly order_id: string;
  readonly change_total_amount: string;
  readonly shown: { readonly id: string } & Readonly<Record<string, unknown>>;
  readonly offer: DuffelOffer;
}

/** A change that was chosen: pending until it is confirmed. */
export interface StubChange {
  readonly id: string;
  readonly order_id: string;
  readonly expires_at: string;
  confirmed_at: string | null;
  readonly [other: string]: unknown;
}

const age = { adult: undefined, child: 7, infant_without_seat: 1 } as const;

export function changesFor(
  order: DuffelOrder,
  { add, remove }: ChangeWish,
  selling: Selling,
  making: OfferMaking,
): readonly OfferedChange[] {
  const passengers = order.passengers.map(({ type }) => {
    const years = age[type ?? 'adult'];
    return years === undefined ? { type: 'adult' as const } : { age: years };
  });
  const slices = add.map(({ cabin_class: _, ...slice }) => slice);
  const cabin = add[0]?.cabin_class ?? 'economy';
  const penalty = Number(order.conditions.change_before_departure?.penalty_amount ?? 0);
  const paid = Number(order.base_amount) + Number(order.tax_amount);
  return offersFor({ slices, passengers, cabin_class: cabin }, selling, making).map((offer) => {
    const id = making.id('oco');
    const amount = (Number(offer.total_amount) - paid + penalty).toFixed(2);
    return {
      order_id: order.id,
      change_total_amount: amount,
      offer,
      shown: {
        id,
        created_at: making.now,
        updated_at: making.now,
        expires_at: plusMinutes(making.now, making.goodForMinutes),
        change_total_amount: amount,
        change_total_currency: order.total_currency,
        new_total_amount: offer.total_amount,
        new_total_currency: order.total_currency,
        penalty_total_amount: penalty.toFixed(2),
        penalty_total_currency: order.total_currency,
        refund_to: 'original_form_of_payment',
        order_change_id: null,
        slices: {
          add: offer.slices,
          remove: order.slices.filter((slice) => remove.some(({ slice_id: gone }) => gone === slice.id)),
        },
      },
    };
  });
}

export function pendingChange({ order_id, shown }: OfferedChange, id: string, now: Instant): StubChange {
  return { ...shown, id, order_id, expires_at: plusMinutes(now, 30), confirmed_at: null };
}

/** What an order becomes when its change is confirmed; tickets are numbered from `ticket` on. */
export function changedBy(
  { passengers }: DuffelOrder,
  { offer }: OfferedChange,
  id: OfferMaking['id'],
  ticket: number,
): Partial<DuffelOrder> {
  return {
    slices: orderSlices(offer, id),
    conditions: offer.conditions,
    base_amount: offer.base_amount,
    tax_amount: offer.tax_amount ?? '0.00',
    total_amount: offer.total_amount,
    documents: ticketsOf(passengers, ticket),
  };
}
