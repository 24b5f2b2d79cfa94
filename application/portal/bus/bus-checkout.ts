/** Booking blocked seats: who sits on them, and the paper that is shown on board. */
import { checkPassengers, type PassengerDraft, typeByAge } from '#domain/bus/checkout/rules.ts';
import { busZone } from '#domain/bus/search/rules.ts';
import { checkShownId, type ShownIdDraft } from '#domain/people/identity.ts';
import { isTitle } from '#domain/people/titles.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { BlockSeats, BookBus, BusDesk, BusQuote, Passenger } from '#application/desk/bus/bus.ts';
import { type CheckoutPorts, ProductCheckout } from '#application/portal/booking/checkout/product-checkout.ts';
import { type FormStart, type SaleForm, saleToSend } from '#application/portal/booking/checkout/sale-form.ts';
import type { ChosenSeat } from './bus-results.ts';

export interface BusOwn {
  /** Of each passenger, as typed. */
  readonly ages: readonly string[];
  readonly shownId: ShownIdDraft;
}

type Wanted = Omit<BookBus, 'requestId'>;

export type BusCheckout = ProductCheckout<BusQuote, BusOwn, Wanted>;

/** One passenger a seat, of the gender that it was chosen for. */
export function startOf(chosen: readonly ChosenSeat[]): FormStart<BusOwn> {
  return {
    travellers: chosen.map(({ gender }): TravellerDraft => ({ type: 'adult', gender })),
    own: { ages: chosen.map(() => ''), shownId: {} },
  };
}

export function makeBusCheckout(
  desk: Pick<BusDesk, 'block' | 'book'>,
  ports: CheckoutPorts,
  onGone: () => void,
): BusCheckout {
  return new ProductCheckout<BusQuote, BusOwn, Wanted>(
    {
      key: 'busCheckout',
      version: 1,
      check: (form, quote) => [
        ...checkPassengers(passengersOf(form, quote), quote.seats),
        ...checkShownId(form.own.shownId, quote.ride.idRequired),
      ],
      international: () => false,
      facts: ({ ride: { boarding } }) => {
        const day = dateOfLocal(boarding.at.local);
        return { travelDates: { first: day, last: day }, international: false, birthDates: 'young' };
      },
      wanted: (form, quote) => ({
        ...saleToSend(quote, form),
        travellers: passengersOf(form, quote).map(toSend),
        ...(form.own.shownId.kind !== undefined && { shownId: form.own.shownId }),
      }),
      // The seats are blocked again, while nobody else has them.
      quoteAgain: (quote) => desk.block({ ...seatsOf(quote), instead: quote.quoteId, shown: quote.price.total }),
      inCart: (quote, booking) => ({ product: 'bus', quote: seatsOf(quote), booking }),
      book: (request) => desk.book(request),
      onGone,
    },
    { ...ports, zone: busZone },
  );
}

function seatsOf({ ride, seats, tripId }: BusQuote): BlockSeats {
  return {
    tripId,
    boardingPoint: ride.boarding.pointId,
    droppingPoint: ride.dropping.pointId,
    travellers: seats.map(({ seat, gender }) => ({ seat, gender })),
  };
}

/** The form's passengers with their seats. A child has a child's title. */
export function passengersOf(
  { travellers, own: { ages } }: Pick<SaleForm<BusOwn>, 'travellers' | 'own'>,
  { seats }: Pick<BusQuote, 'seats'>,
): readonly PassengerDraft[] {
  return travellers.map(({ title, firstName, lastName, gender }, at) => {
    const typed = ages[at]?.trim() ?? '';
    return {
      seat: seats[at]?.seat ?? '',
      title,
      firstName,
      lastName,
      gender,
      ...(typed !== '' && { age: Number(typed) }),
    };
  });
}

/** The type that a typed age makes: which titles there are. */
export const typeOf = (age: string) => typeByAge(age.trim() === '' ? 30 : Number(age));

function toSend({ seat, title, firstName = '', lastName = '', age, gender }: PassengerDraft): Passenger {
  return {
    seat,
    gender: gender === 'male' || gender === 'female' ? gender : 'others',
    ...(title !== undefined && isTitle(title) && { title }),
    firstName,
    lastName,
    ...(age !== undefined && { age }),
  };
}
