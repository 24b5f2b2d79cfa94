/** Booking cabins: who sails in which, when they dine, and whether they are only held. */
import { checkCruiseBooking, sailingFacts } from '#domain/cruise/checkout/rules.ts';
import { withGuests } from '#domain/cruise/booking/in-short.ts';
import { cruisePutOff } from '#domain/cruise/booking/put-off.ts';
import { type Money, subtract } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { guestTypes } from '#domain/cruise/sailing/sailing.ts';
import type { JourneyFacts } from '#domain/people/traveller.ts';
import { completeTraveller } from '#domain/people/traveller.ts';
import type { BookCruise, CruiseDesk, CruiseQuote } from '#application/desk/cruise/cruise.ts';
import { type CheckoutPorts, ProductCheckout } from '#application/portal/booking/checkout/product-checkout.ts';
import { type FormStart, saleToSend } from '#application/portal/booking/checkout/sale-form.ts';

export interface CruiseOwn {
  readonly dining: string;
  readonly mode: BookCruise['mode'];
}

type Wanted = Omit<BookCruise, 'requestId'>;

export type CruiseCheckout = ProductCheckout<CruiseQuote, CruiseOwn, Wanted>;

/** Those who were quoted, cabin by cabin, at the ship's first table. */
export function cruiseStart({ booked, sailing }: CruiseQuote, country: string): FormStart<CruiseOwn> {
  return {
    travellers: booked
      .flatMap(({ party }) => guestTypes(party))
      .map((type) => ({ type, passport: { placeOfIssue: country, country } })),
    own: { dining: sailing.ship.dining[0] ?? '', mode: 'confirm' },
  };
}

const isAbroad = ({ required }: CruiseQuote) => required.includes('passport');

export function cruiseFacts(quote: CruiseQuote): JourneyFacts {
  return sailingFacts(quote.sailing, isAbroad(quote));
}

export function makeCruiseCheckout(
  desk: Pick<CruiseDesk, 'quote' | 'book'>,
  ports: CheckoutPorts,
  onGone: () => void,
): CruiseCheckout {
  return new ProductCheckout<CruiseQuote, CruiseOwn, Wanted>(
    {
      key: 'cruiseCheckout',
      version: 1,
      check: ({ travellers, own: { dining } }, { sailing, booked, required }) =>
        checkCruiseBooking({ travellers, dining }, { sailing, cabins: booked }, required.includes('passport')),
      international: isAbroad,
      facts: cruiseFacts,
      wanted: (form, quote) => {
        const facts = cruiseFacts(quote);
        return {
          ...saleToSend(quote, form),
          ...form.own,
          travellers: form.travellers.flatMap((draft, index) => {
            const complete = completeTraveller(draft, { ...facts, index });
            return 'traveller' in complete ? [complete.traveller] : [];
          }),
        };
      },
      quoteAgain: ({ cabins, gratuities }) => desk.quote({ cabins, gratuities }),
      inCart: ({ cabins, gratuities }, booking) => ({ product: 'cruise', quote: { cabins, gratuities }, booking }),
      book: (request) => desk.book(request),
      onGone,
    },
    ports,
  );
}

/** What the account is charged when it is booked, where that is not the whole; nothing for callers who may not see net fares. */
export function chargedNow(
  { sailing, booked, lineTerms, price }: Pick<CruiseQuote, 'sailing' | 'booked' | 'lineTerms' | 'price'>,
  today: IsoDate,
): Money | undefined {
  const putOff = cruisePutOff({ sailing, cabins: withGuests(booked), lineTerms, price }, today);
  return putOff && price.terms && subtract(price.terms.net, putOff.amount);
}
