/** Booking quoted rooms: in whose name each is, who else sleeps there, what is asked of the hotel, and whether they are only held. */
import { Effect } from 'effect';
import { checkGuests, type GuestDraft, requestsMostCharacters } from '#domain/hotel/booking/guest-rules.ts';
import type { Guest } from '#domain/hotel/booking/hotel-booking.ts';
import type { HotelQuote } from '#domain/hotel/quote/quote.ts';
import type { Passport, PassportDraft } from '#domain/people/passport.ts';
import { isTitle } from '#domain/people/titles.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { BookHotel, HotelDesk } from '#application/desk/hotel/hotel.ts';
import { type CheckoutPorts, ProductCheckout } from '#application/portal/booking/checkout/product-checkout.ts';
import { type FormStart, type SaleForm, saleToSend } from '#application/portal/booking/checkout/sale-form.ts';

/** A quote with what it is asked again by. */
export interface HotelSaleQuote extends HotelQuote {
  readonly required: readonly string[];
  readonly rateIds: readonly string[];
  readonly nationality: string;
}

export interface HotelOwn {
  /** Of each lead guest, as typed. */
  readonly pans: readonly string[];
  readonly requests: string;
  readonly mode: BookHotel['mode'];
  /** The quote whose policy, which is another than was shown, was agreed to. */
  readonly agreedPolicyOf?: string | undefined;
}

type Wanted = Omit<BookHotel, 'requestId'>;

export type HotelCheckout = ProductCheckout<HotelSaleQuote, HotelOwn, Wanted>;

/** In whose name each room is, in their order. */
export function startOf({ rooms }: Pick<HotelQuote, 'rooms'>): FormStart<HotelOwn> {
  return {
    travellers: rooms.map((): TravellerDraft => ({ type: 'adult' })),
    own: { pans: rooms.map(() => ''), requests: '', mode: 'confirm' },
  };
}

export function makeHotelCheckout(
  desk: Pick<HotelDesk, 'prebook' | 'book'>,
  ports: CheckoutPorts,
  onGone: () => void,
): HotelCheckout {
  return new ProductCheckout<HotelSaleQuote, HotelOwn, Wanted>(
    {
      key: 'hotelCheckout',
      version: 1,
      check: (form, quote) => checkForm(form, quote),
      international: ({ hotel, nationality }) => hotel.country !== nationality,
      facts: ({ checkIn, checkOut }) => ({
        travelDates: { first: dateOfLocal(checkIn.local), last: dateOfLocal(checkOut.local) },
        international: false,
        birthDates: 'young',
      }),
      wanted: (form, quote) => {
        const requests = form.own.requests.trim();
        return {
          ...saleToSend(quote, form),
          mode: form.own.mode,
          guests: guestsOf(form, quote).map(toSend),
          ...(requests !== '' && { requests }),
        };
      },
      quoteAgain: ({ rateIds, nationality }) =>
        desk
          .prebook({ rateIds })
          .pipe(Effect.map((quote): HotelSaleQuote => ({ ...quote, required: [], rateIds, nationality }))),
      inCart: ({ rateIds }, booking) => ({ product: 'hotel', quote: { rateIds }, booking }),
      book: (request) => desk.book(request),
      onGone,
    },
    ports,
  );
}

function checkForm(form: SaleForm<HotelOwn>, quote: HotelSaleQuote): readonly Violation[] {
  const { rooms, papers, checkIn, checkOut } = quote;
  const guests = checkGuests(guestsOf(form, quote), {
    rooms: rooms.map(({ party }) => party),
    papers,
    checkIn: dateOfLocal(checkIn.local),
    checkOut: dateOfLocal(checkOut.local),
  });
  return [
    ...guests,
    ...(quote.policyChanged && form.own.agreedPolicyOf !== quote.quoteId ? [violation('required', 'policy')] : []),
    ...(form.own.requests.length > requestsMostCharacters
      ? [violation('too-long', 'requests', { most: requestsMostCharacters })]
      : []),
  ];
}

function guestsOf({ travellers, own }: SaleForm<HotelOwn>, { papers }: HotelSaleQuote): readonly GuestDraft[] {
  return travellers.map(({ title, firstName, lastName, passport }, room) => {
    const pan = own.pans[room]?.trim().toUpperCase() ?? '';
    return {
      room,
      title,
      firstName,
      lastName,
      ...(pan !== '' && { pan }),
      ...(papers.passport && { passport: passport ?? {} }),
    };
  });
}

function toSend({ room, title, firstName = '', lastName = '', pan, passport }: GuestDraft): Guest {
  const given = passport && passportOf(passport);
  return {
    room,
    title: title !== undefined && isTitle(title) ? title : 'Mr',
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(pan !== undefined && { pan }),
    ...(given && { passport: given }),
  };
}

/** Of a draft that keeps the rules. */
function passportOf({
  number = '',
  issuedOn,
  expiresOn,
  placeOfIssue = '',
  country = '',
}: PassportDraft): Passport | undefined {
  const [from, to] = [parseIsoDate(issuedOn ?? ''), parseIsoDate(expiresOn ?? '')];
  return from === undefined || to === undefined
    ? undefined
    : { number: number.trim(), issuedOn: from, expiresOn: to, placeOfIssue: placeOfIssue.trim(), country };
}
