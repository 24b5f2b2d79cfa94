/** Booking a package: who sleeps in each room, who pays for it where tax is collected, and what is wished for. */
import { isAbroad } from '#domain/holiday/package/package.ts';
import { checkHoliday, type GuestDraft } from '#domain/holiday/checkout/rules.ts';
import { infantBelow } from '#domain/holiday/trip/party.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import type { BookHoliday, HolidayDesk, HolidayQuote } from '#application/desk/holiday/holiday.ts';
import { type CheckoutPorts, ProductCheckout } from '#application/portal/booking/checkout/product-checkout.ts';
import { type FormStart, type SaleForm, saleToSend } from '#application/portal/booking/checkout/sale-form.ts';

export interface HolidayOwn {
  /** Of each room, as typed. */
  readonly payers: readonly { readonly name: string; readonly pan: string }[];
  /** The payer of the first room pays for all. */
  readonly onePayer: boolean;
  readonly wishes: string;
}

type Wanted = Omit<BookHoliday, 'requestId'>;

export type HolidayCheckout = ProductCheckout<HolidayQuote, HolidayOwn, Wanted>;

/** Room after room, adults first. */
export function placesOf({
  trip: { rooms },
}: Pick<HolidayQuote, 'trip'>): readonly { readonly room: number; readonly age?: number }[] {
  return rooms.flatMap(({ adults, childAges }, room) => [
    ...Array.from({ length: adults }, () => ({ room })),
    ...childAges.map((age) => ({ room, age })),
  ]);
}

export function startOf(quote: Pick<HolidayQuote, 'trip'>): FormStart<HolidayOwn> {
  return {
    travellers: placesOf(quote).map(
      ({ age }): TravellerDraft => ({ type: age === undefined ? 'adult' : age < infantBelow ? 'infant' : 'child' }),
    ),
    own: { payers: quote.trip.rooms.map(() => ({ name: '', pan: '' })), onePayer: true, wishes: '' },
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
      version: 1,
      check: (form, quote) =>
        checkHoliday(
          { guests: guestsIn(form, quote), payers: payersIn(form), wishes: form.own.wishes },
          { rooms: quote.trip.rooms, collects: collects(quote) },
        ),
      international: ({ trip }) => isAbroad(trip),
      facts: ({ trip: { startsOn, endsOn } }) => ({
        travelDates: { first: startsOn, last: endsOn },
        international: false,
        birthDates: 'young',
      }),
      wanted: (form, quote) => {
        const wishes = form.own.wishes.trim();
        return {
          ...saleToSend(quote, form),
          guests: guestsIn(form, quote),
          payers: collects(quote) ? payersIn(form) : [],
          ...(wishes !== '' && { wishes }),
        };
      },
      quoteAgain: ({ offerId }) => desk.quote({ offerId }),
      inCart: ({ offerId }, booking) => ({ product: 'holiday', quote: { offerId }, booking }),
      book: (request) => desk.book(request),
      onGone,
    },
    ports,
  );
}

function guestsIn({ travellers }: SaleForm<HolidayOwn>, quote: HolidayQuote): readonly GuestDraft[] {
  return placesOf(quote).map((place, at) => {
    const { title, firstName, lastName, savedId } = travellers[at] ?? {};
    return { ...place, title, firstName, lastName, ...(savedId !== undefined && { savedId }) };
  });
}

function payersIn({ own: { payers, onePayer } }: SaleForm<HolidayOwn>) {
  const [first] = payers;
  return onePayer && first !== undefined ? payers.map(() => first) : payers;
}
