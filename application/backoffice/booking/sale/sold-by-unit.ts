/** What is sold by the unit, as booking must know it, where nothing but buying, holding and cancelling is done to it. */
import { Effect } from 'effect';
import type { InShort } from '#domain/booking/booking.ts';
import { namesText } from '#domain/booking/in-short.ts';
import type { ProductRules } from '#domain/booking/product.ts';
import { add, subtract, zero } from '#domain/money/money.ts';
import type { Amendments, CommonAmended, CommonAmendment, Supplier } from '#application/backoffice/ports/supplier.ts';
import { byCode } from '#application/backoffice/ports/supplier.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import { holdExpired } from '../papers/mail-notice.ts';
import type { SoldCancelling, SoldHolding, SoldProduct } from '../sold-product.ts';
import type { QuotedTypes } from './sell-quoted.ts';

/** What a product brings to the books that is amended in no way of its own. */
export interface UnitTypes<Offer = unknown> extends QuotedTypes<Offer> {
  readonly plan: { readonly asks: CommonAmendment };
  readonly amended: CommonAmended;
  readonly becomes: CommonAmended;
}

/** Mail that a product sends by itself, by the kind of the outbox's entry. */
export interface SaleNotices {
  /** That it is issued. */
  readonly issued: string;
  /** The same, as a text message. */
  readonly issuedText?: string;
  /** That units of it were cancelled. */
  readonly cancelled?: string;
}

export interface SoldByUnit<P extends UnitTypes> {
  readonly rules: ProductRules<P['booking']>;
  readonly suppliers: readonly Supplier<P['order'], P['issued']>[];
  readonly amendments: readonly Amendments<P['plan']['asks'], P['amended']>[];
  readonly order: SoldProduct<P>['order'];
  /** As it stands, for the ledger and the history. */
  inShort(booking: KeptBooking<P>): Pick<InShort, 'title' | 'leadTraveller'>;
  /** What it is found by once it is issued, and what of that is one booking's in the whole deployment. */
  readonly numbers: (issued: P['issued']) => readonly string[];
  readonly notices: SaleNotices;
  /** What a customer would pay; where absent, the difference is put on what was quoted until the next quote says it exactly. */
  readonly total?: SoldProduct<P>['total'];
  readonly hasRules?: SoldCancelling<P>['hasRules'];
  readonly holding?: SoldHolding<P>;
  readonly customerPaid?: SoldProduct<P>['customerPaid'];
  /** What a company's travel policy judges; what every sale says where absent. */
  readonly trip?: SoldProduct<P>['trip'];
}

export function soldByUnit<P extends UnitTypes>(product: SoldByUnit<P>): SoldProduct<P> {
  const { rules, suppliers, amendments, numbers, notices } = product;
  const short = (booking: { readonly [Field in keyof KeptBooking<P>]?: unknown }) => {
    const { title, leadTraveller } = product.inShort(booking as unknown as KeptBooking<P>);
    return { title, leadTraveller };
  };
  const lettersOf = (agencyId: string) =>
    [notices.issued, ...(notices.issuedText === undefined ? [] : [notices.issuedText])].map((kind) => ({
      kind,
      payload: { agencyId },
    }));
  return {
    rules,
    supplier: byCode(suppliers),
    amendments: byCode(amendments),
    order: product.order,
    total:
      product.total ?? (({ total, supplierTotal }, now) => Effect.succeed(add(total, subtract(now, supplierTotal)))),
    referred: ({ reference, issued }) => ({
      params: { reference },
      claims: issued === undefined ? [] : numbers(issued),
    }),
    sold: ({ agencyId, reference, issued, place: { title, leadTraveller } }) => ({
      words: numbers(issued),
      narration: { code: 'product-sale', params: { reference, title, leadTraveller } },
      letters: lettersOf(agencyId),
    }),
    agreed: (asks) =>
      asks.kind === 'cancel' ? asks.expectedRefund : asks.kind === 'ticket' ? asks.expectedTotal : undefined,
    becoming: ({ kind, agencyId, plan: { asks }, answer: { issued } }) => ({
      changes:
        issued === undefined
          ? {}
          : { issued, words: numbers(issued as P['issued']), claims: numbers(issued as P['issued']) },
      narration: kind === 'ticket-held' ? 'product-sale' : 'product-refund',
      letters:
        kind === 'ticket-held'
          ? lettersOf(agencyId)
          : kind === 'expire-held'
            ? [{ kind: holdExpired, payload: { agencyId } }]
            : kind === 'cancel' && notices.cancelled !== undefined
              ? [
                  {
                    kind: notices.cancelled,
                    payload: { agencyId, ...(asks.kind === 'cancel' && { places: asks.places }) },
                  },
                ]
              : [],
    }),
    // What is kept and what stands beside it are together what the product's booking has.
    shown: (booking, beside) => ({ ...booking, ...beside }) as unknown as P['booking'],
    narrated: (booking) => ({ reference: booking.reference, ...short(booking) }),
    concerning: (booking, units) => {
      const { title, travellers } = rules.concern(booking, units);
      return { reference: booking.reference, title, travellers: namesText(travellers) };
    },
    cancelling: {
      hasRules: product.hasRules ?? (() => true),
      isChanged: () => false,
      paidForServices: ({ price }) => zero(price.total.currency),
      sources: () => [],
    },
    ...(product.holding && { holding: product.holding }),
    ...(product.customerPaid && { customerPaid: product.customerPaid }),
    ...(product.trip && { trip: product.trip }),
  };
}
