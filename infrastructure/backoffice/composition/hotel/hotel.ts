/** Hotels, as the back office takes them. */
import { usualHotelTerms } from '#domain/hotel/usual-terms.ts';
import { hotelInCart } from '#application/backoffice/hotel/hotel-in-cart.ts';
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import { makeHotelDesk } from '#application/backoffice/hotel/hotel-desk.ts';
import type { HotelPorts } from '#application/backoffice/hotel/hotel-ports.ts';
import type { SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { HotelTypes, OfferedStay } from '#application/backoffice/hotel/hotel-types.ts';
import { hotelPapers } from '#application/backoffice/hotel/papers/hotel-papers.ts';
import { requestedHotel } from '#application/backoffice/hotel/requested-hotel.ts';
import { soldHotel } from '#application/backoffice/hotel/sold-hotel.ts';
import { type Forecasts, nobodyForecasts } from '#application/backoffice/ports/hotel/forecasts.ts';
import type { HotelSupplier } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import { keptHotel } from '#infrastructure/backoffice/database/hotel/kept-hotel.ts';
import { OpenMeteo } from '#infrastructure/backoffice/weather/open-meteo.ts';
import { hotelLetters } from '#infrastructure/backoffice/words/hotel-letters.ts';
import { desks, given, type Part } from '../parts.ts';
import { sellersOf, soldFromQuotes } from '../sold-from-quotes.ts';
import { cities, hotelSellers } from './hotel-sellers.ts';

/** What the desk is made from. */
type DeskParts = Omit<HotelPorts, 'cities'> & SellQuotedPorts<HotelTypes>;

const forecasts: Part<Forecasts> = Symbol('hotel forecasts');
const inCart: Part<CartProduct> = Symbol('hotelInCart');

export const hotel = soldFromQuotes<HotelTypes, OfferedStay, readonly HotelSupplier[]>('hotel', {
  kept: keptHotel,
  sells: hotelSellers,
  sold: (suppliers) => soldHotel(sellersOf(suppliers)),
  papers: (letters) => hotelPapers({ letters, words: hotelLetters }),
  requested: requestedHotel,
  usual: usualHotelTerms,
  layout: async () => (await import('#infrastructure/backoffice/documents/hotel/voucher-layout.ts')).layOutVoucher,
  inCart,
  own: (make, parts) => {
    make(
      forecasts,
      { settings: given.settings },
      ({ settings: { weather } }): Forecasts => (weather === undefined ? nobodyForecasts : new OpenMeteo(weather)),
    );
    make(desks.hotel, { ...parts, forecasts }, (from: DeskParts) => makeHotelDesk({ ...from, cities }, from));
    make(inCart, { ...parts, desk: desks.hotel }, hotelInCart);
  },
});
