/**
 * Changes as the Duffel stub offers them: other flights at every brand, for what they cost more than what was paid for the
 * slices given up (each its even share of the order) and the penalty of the order's own conditions. A cheaper fare brings
 * money back.
 */
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type {
  DuffelOffer,
  DuffelOrder,
  OfferRequestBody,
} from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';
import { type OfferMaking, offersFor, type Selling } from './offers.ts';
import { orderSlices, ticketsOf } from './orders.ts';

export interface ChangeWish {
  readonly add: readonly (OfferRequestBody['slices'][number] & {
    readonly cabin_class?: NonNullable<OfferRequestBody['cabin_class']>;
  })[];
  readonly remove: readonly { readonly slice_id: string }[];
}

/** One as Duffel shows it, and the fare that results. */
export interface OfferedChange {
  readonly order_id: string;
  readonly change_total_amount: string;
  readonly shown: { readonly id: string } & Readonly<Record<string, unknown>>;
  readonly offer: DuffelOffer;
  readonly removed: readonly string[];
  /** What the order has cost, without penalties, when it is changed. */
  readonly total: string;
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
  const whole = Number(order.base_amount) + Number(order.tax_amount);
  const paid = (whole * remove.length) / order.slices.length;
  return offersFor({ slices, passengers, cabin_class: cabin }, selling, making).map((offer) => {
    const id = making.id('oco');
    const amount = (Number(offer.total_amount) - paid + penalty).toFixed(2);
    return {
      order_id: order.id,
      change_total_amount: amount,
      offer,
      removed: remove.map(({ slice_id: gone }) => gone),
      total: (whole - paid + Number(offer.total_amount)).toFixed(2),
      shown: {
        id,
        created_at: making.now,
        updated_at: making.now,
        expires_at: plusMinutes(making.now, making.goodForMinutes),
        change_total_amount: amount,
        change_total_currency: order.total_currency,
        new_total_amount: (whole - paid + Number(offer.total_amount)).toFixed(2),
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
  { passengers, slices, conditions }: DuffelOrder,
  { offer, removed, total }: OfferedChange,
  id: OfferMaking['id'],
  ticket: number,
): Partial<DuffelOrder> {
  const kept = slices.filter((slice) => !removed.includes(slice.id));
  const tax = Number(offer.tax_amount ?? 0);
  return {
    // The new ones first: nobody may count on an order.
    slices: [...orderSlices(offer, id), ...kept],
    conditions: kept.length === 0 ? offer.conditions : conditions,
    base_amount: (Number(total) - tax).toFixed(2),
    tax_amount: tax.toFixed(2),
    total_amount: total,
    documents: ticketsOf(passengers, ticket),
  };
}
