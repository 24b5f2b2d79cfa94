/** Booking a cab: who rides first, where exactly the car comes, and what its driver waits for. */
import { checkCabBooking, followsFlight } from '#domain/cab/checkout/rules.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { BookCab, CabDesk, CabQuote } from '#application/desk/cab/cab.ts';
import { type CheckoutPorts, ProductCheckout } from '#application/portal/booking/checkout/product-checkout.ts';
import { type FormStart, type SaleForm, saleToSend } from '#application/portal/booking/checkout/sale-form.ts';
import { cabZone } from './find-cabs.ts';

export interface CabOwn {
  readonly pickUpPoint: string;
  readonly arrivingBy: string;
}

type Wanted = Omit<BookCab, 'requestId'>;

export type CabCheckout = ProductCheckout<CabQuote, CabOwn, Wanted>;

export const cabStart: FormStart<CabOwn> = {
  travellers: [{ type: 'adult' }],
  own: { pickUpPoint: '', arrivingBy: '' },
};

export function makeCabCheckout(
  desk: Pick<CabDesk, 'quote' | 'book'>,
  ports: CheckoutPorts,
  onGone: () => void,
): CabCheckout {
  return new ProductCheckout<CabQuote, CabOwn, Wanted>(
    {
      key: 'cabCheckout',
      version: 1,
      check: (form, { ride }) =>
        checkCabBooking({ lead: leadIn(form), ...form.own, contact: form.contact }, followsFlight(ride.drive)).filter(
          ({ path }) => !path.startsWith('contact'),
        ),
      international: () => false,
      facts: ({ ride: { drive } }) => {
        const day = dateOfLocal(drive.pickUp.local);
        return { travelDates: { first: day, last: day }, international: false, birthDates: 'young' };
      },
      wanted: (form, quote) => {
        const { travellers: _travellers, ...sale } = { travellers: undefined, ...saleToSend(quote, form) };
        const { pickUpPoint, arrivingBy } = form.own;
        return { ...sale, lead: leadIn(form), pickUpPoint, ...(arrivingBy.trim() !== '' && { arrivingBy }) };
      },
      quoteAgain: ({ cabId }) => desk.quote({ cabId }),
      inCart: ({ cabId }, booking) => ({ product: 'cab', quote: { cabId }, booking }),
      book: (request) => desk.book(request),
      onGone,
    },
    { ...ports, zone: cabZone },
  );
}

export function leadIn({ travellers: [lead] }: Pick<SaleForm<CabOwn>, 'travellers'>): BookCab['lead'] {
  return { title: lead?.title, firstName: lead?.firstName, lastName: lead?.lastName };
}
