/** How a museum booking's own part is kept, in the stores of all bookings. */
import type { AmendmentPlan } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { ProductTypes, SoldQuote } from '#application/backoffice/ports/booking/product-types.ts';
import { leadTravellerOf } from '#domain/booking/in-short.ts';
import { peopleOf } from '#domain/booking/presence.ts';
import type { Booking } from '#domain/booking/booking.ts';
import type { Price } from '#domain/price/price.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { KeptProduct, KeptSplit } from '#infrastructure/backoffice/database/booking/kept-product.ts';
import type { MuseumBooking, MuseumTerms } from './museum-booking.ts';

/** Its price is its quote's. */
export type KeptMuseumTerms = MuseumTerms & Pick<Booking, 'travellers' | 'contact' | 'parameters'>;

export interface MuseumTypes extends ProductTypes {
  readonly booking: MuseumBooking & { readonly vouchers: readonly string[] };
  readonly terms: KeptMuseumTerms;
  readonly quote: SoldQuote;
  readonly order: { readonly key: string };
  readonly issued: { readonly vouchers: readonly string[] };
  readonly plan: ProductTypes['plan'] & { readonly split?: KeptSplit };
  readonly amended: object;
  readonly becomes: { readonly vouchers?: readonly string[]; readonly split?: KeptSplit };
}

export type MuseumPlan = AmendmentPlan<MuseumTypes>;

export const keptMuseum: KeptProduct<MuseumTypes> = {
  inShort: ({ visits: [first], travellers }) => ({
    mark: first.city,
    title: first.museum,
    startsOn: dateOfLocal(first.opens.local),
    leadTraveller: leadTravellerOf(travellers),
    travellerCount: travellers.length,
  }),
  presence: ({ visits, travellers }) => {
    const days = visits.map(({ opens }) => dateOfLocal(opens.local)).toSorted();
    const [first = dateOfLocal(visits[0].opens.local)] = days;
    return { people: peopleOf(travellers), from: first, until: days.at(-1) ?? first, later: [] };
  },
  overrides: () => [],
  issued: ({ vouchers }) => ({ kept: { vouchers } }),
  needs: (quote) => priceOf(quote).total,
  becoming: ({ vouchers, split }) => ({ ...(vouchers && { issued: { vouchers } }), ...(split && { split }) }),
  read: ({ terms, issued, quote }) => ({ ...terms, price: priceOf(quote), vouchers: vouchersOf(issued) }),
  posted: ({ was }) => {
    if (was === null) return {};
    const { terms, issued, quote } = was;
    const then = { ...terms, price: priceOf(quote), vouchers: vouchersOf(issued) };
    return { was: then };
  },
};

function vouchersOf(issued: unknown): readonly string[] {
  return (issued as MuseumTypes['issued'] | null)?.vouchers ?? [];
}

function priceOf(quote: unknown): Price {
  return (quote as { readonly price: Price }).price;
}
