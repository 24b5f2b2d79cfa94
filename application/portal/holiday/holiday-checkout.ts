/** Booking a package: who sleeps in each room, who pays for it where tax is collected, and what is wished for. */
import { checkHoliday, tripJourney } from '#domain/holiday/checkout/rules.ts';
import { placesOf } from '#domain/holiday/trip/party.ts';
import { completeTraveller } from '#domain/people/traveller.ts';
import type { BookHoliday, HolidayDesk, HolidayQuote } from '#application/desk/holiday/holiday.ts';
import { type CheckoutPorts, ProductCheckout } from '#application/portal/booking/checkout/product-checkout.ts';
import { type FormStart, saleToSend } from '#application/portal/booking/checkout/sale-form.ts';

export interface HolidayOwn {
  /** Of each room, as typed. */
  readonly payers: readonly { readonly name: string; readonly pan: string }[];
  /** The payer of the first room pays for all. */
  readonly onePayer: boolean;
  readonly wishes: string;
}

type Wanted = Omit<BookHoliday, 'requestId'>;

export type HolidayCheckout = ProductCheckout<HolidayQuote, HolidayOwn, Wanted>;

/** Those who were quoted, room by room. */
export function holidayStart({ trip: { rooms } }: Pick<HolidayQuote, 'trip'>, country: string): FormStart<HolidayOwn> {
  return {
    travellers: placesOf(rooms).map(({ type }) => ({ type, passport: { placeOfIssue: country, country } })),
    own: { payers: rooms.map(() => ({ name: '', pan: '' })), onePayer: true, wishes: '' },
  };
}

export function collects({ required }: Pick<HolidayQuote, 'required'>): boolean {
  return required.includes('payers');
}

export function makeHolidayCheckout(
  desk: Pick<HolidayDesk, 'quote' | 'book'>,
  ports: CheckoutPorts,
  onGone: () => void,
): HolidayCheckout {
  return new ProductCheckout<HolidayQuote, HolidayOwn, Wanted>(
    {
      key: 'holidayCheckout',
      version: 2,
      check: ({ travellers, own }, quote) =>
        checkHoliday(
          { travellers, payers: payersIn(own), wishes: own.wishes },
          { trip: quote.trip, collects: collects(quote) },
        ),
      international: ({ trip }) => tripJourney(trip).international,
      facts: ({ trip }) => tripJourney(trip),
      wanted: (form, quote) => {
        const wishes = form.own.wishes.trim();
        const facts = tripJourney(quote.trip);
        return {
          ...saleToSend(quote, form),
          travellers: form.travellers.flatMap((draft, index) => {
            const complete = completeTraveller(draft, { ...facts, index });
            return 'traveller' in complete ? [complete.traveller] : [];
          }),
          payers: collects(quote) ? payersIn(form.own) : [],
          ...(wishes !== '' && { wishes }),
        };
      },
      quoteAgain: (quote, { own }) =>
        desk.quote({ offerId: quote.offerId, ...(collects(quote) && { pans: payersIn(own).map(({ pan }) => pan) }) }),
      inCart: ({ offerId }, booking) => ({ product: 'holiday', quote: { offerId }, booking }),
      book: (request) => desk.book(request),
      onGone,
    },
    ports,
  );
}

function payersIn({ payers, onePayer }: HolidayOwn) {
  const [first] = payers;
  return onePayer && first !== undefined ? payers.map(() => first) : payers;
}
