/** Quotes, BOOK and what it answers, as every product that is sold by the unit spells them; each adds its own fields. */
import type { CartChange } from '#application/desk/cart/cart.ts';
import type { CartOf } from '#application/desk/cart/cart-of.ts';
import type { ProductBooked } from '#application/desk/sale.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { Price } from '#domain/price/price.ts';
import { flag, money, moment, oneOf, opaque, requestId, text, whole } from '../form/leaves.ts';
import { at, list, mapped, maybe, or, record, type Shape } from '../form/shape.ts';
import { price, pricePart } from '../price.ts';
import { bookingParameter, contact, gstDetails, parameterValue } from '../traveller.ts';
import { status } from './booking-rows.ts';

/** Rows for the table of a product's quote. */
export const quoteFields = {
  quoteId: at('quoteid', opaque),
  price: at('price', price),
  changed: at('changed', flag),
  previousTotal: at('previoustotal', money),
  expiresAt: at('expiresat', moment),
  expiresInSeconds: at('expiresin', whole),
  required: or('required', list(text), []),
  parameters: or('parameters', list(bookingParameter), []),
} as const;

/** Rows for the table of a product's BOOK. */
export const bookFields = {
  quoteId: at('quoteid', opaque),
  requestId: at('requestid', requestId),
  contact: at('contact', contact),
  gst: maybe('gst', gstDetails),
  parameters: or('parameters', list(parameterValue), []),
  acceptTerms: or('acceptterms', flag, false),
} as const;

/** What the customer pays, as a price whose tree has not been opened: DETAILS has it whole. */
const paid = mapped(
  record<Pick<Price, 'total' | 'breakdown'>>({ total: at('total', money), breakdown: at('breakdown', pricePart) }),
  ({ total }) => total,
  (total): Pick<Price, 'total' | 'breakdown'> => ({ total, breakdown: { name: 'customer-price', amount: total } }),
);

/** Rows for what buying answers. */
export const bookedFields = {
  transactionId: at('transactionid', text),
  status: at('status', status),
  reference: maybe('reference', text),
  total: at('price', paid),
  ledgerEntry: maybe('ledgerentry', text),
} as const;

type IntoCart<
  P extends Product,
  Quoted,
  Booked extends { readonly quoteId: string; readonly requestId: string },
> = CartOf<P, Quoted, Booked> & Pick<CartChange, 'cartId' | 'name'>;

/** Putting a service of a product into a cart: what its quote is asked by, and what its BOOK takes. */
export function inCart<
  P extends Product,
  Quoted,
  Booked extends { readonly quoteId: string; readonly requestId: string },
>(product: P, quote: Shape<Quoted>, booking: Shape<Booked>): Shape<IntoCart<P, Quoted, Booked>> {
  return record<IntoCart<P, Quoted, Booked>>({
    cartId: at('cartid', requestId),
    name: at('name', text),
    product: at('product', oneOf([product])),
    quote: at('quote', quote),
    booking: at('booking', booking),
  });
}

/** Bought with a booking of another product: as a cart takes it, without what only carts need. */
export function boughtWith<P extends Product, Quoted, Booked>(
  product: P,
  quote: Shape<Quoted>,
  booking: Shape<Booked>,
): Shape<{ readonly product: P; readonly quote: Quoted; readonly booking: Booked }> {
  return record<{ readonly product: P; readonly quote: Quoted; readonly booking: Booked }>({
    product: at('product', oneOf([product])),
    quote: at('quote', quote),
    booking: at('booking', booking),
  });
}

export const productBooked = record<ProductBooked>(bookedFields);
