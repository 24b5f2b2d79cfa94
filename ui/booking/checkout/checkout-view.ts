/** What the parts of a checkout's page are handed. */
import { type ReactNode } from 'react';
import type { Service } from '#domain/booking/booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { ProductQuote } from '#application/desk/sale.ts';
import type { OpenSale } from '#application/portal/booking/checkout/checkout-product.ts';
import type { ProductCheckout } from '#application/portal/booking/checkout/product-checkout.ts';
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import { type IconShape } from '#ui/design/press/icon.tsx';

export interface SaleView<Quote extends ProductQuote, Own> {
  readonly state: OpenSale<Quote, Own>;
  readonly checkout: ProductCheckout<Quote, Own, object>;
  /** What is wrong with a field, in words; undefined where nothing is, or nothing is to be said yet. */
  readonly errorAt: (path: string) => string | undefined;
  /** Nothing may be edited now. */
  readonly fixed: boolean;
}

export interface CheckoutPageProps<Quote extends ProductQuote, Own> {
  readonly product: Service;
  // A screen calls nothing that takes what is wanted.
  readonly checkout: ProductCheckout<Quote, Own, object>;
  readonly gstProfiles: GstProfiles;
  readonly icon: IconShape;
  /** Title of the page, and where one begins to search. */
  readonly title: string;
  readonly searchAt: string;
  readonly searchLabel: string;
  /** What is bought, above everything. */
  readonly about: (quote: Quote) => { readonly title: ReactNode; readonly detail: ReactNode };
  /** The product's own sections, before contact and terms. */
  readonly children: (view: SaleView<Quote, Own>) => ReactNode;
  /** What is accepted with the terms, beside them: links, notes. */
  readonly termsNote?: ReactNode;
  /** How a field of the product's own, or of its travellers, is called in the list of what is wrong. */
  readonly fieldName: (path: string, state: OpenSale<Quote, Own>) => string | undefined;
  readonly unitName?: (part: PricePart, state: OpenSale<Quote, Own>) => string | undefined;
  /** Under the figure: "2 travellers". */
  readonly of: (quote: Quote) => string;
  /** Nothing is paid now: what was chosen is only held. */
  readonly holds?: (state: OpenSale<Quote, Own>) => boolean;
  /** Others decide: nothing is paid until they have said yes. */
  readonly asks?: (state: OpenSale<Quote, Own>) => boolean;
  /** Charged when it is booked, where that is not the whole net price. */
  readonly chargedNow?: (quote: Quote) => Money | undefined;
  /** Where a booking is shown once it stands. */
  readonly shownAt: (transactionId: string) => string;
  /** What a success is announced with. */
  readonly bookedMessage: string;
}

export type OpenProps<Quote extends ProductQuote, Own> = CheckoutPageProps<Quote, Own> & {
  readonly state: OpenSale<Quote, Own>;
};
