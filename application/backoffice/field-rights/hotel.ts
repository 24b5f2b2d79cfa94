import { customerFare } from '#domain/price/customer-side.ts';
import { type FieldsOf, netOnly } from './fields.ts';

export const hotelFields: FieldsOf<'hotel'> = {
  places: 'whole',
  search: netOnly((found) => ({ ...found, hotels: found.hotels.map(({ earn: _earn, ...hotel }) => hotel) })),
  details: netOnly((details) => ({ ...details, rates: details.rates.map(({ earn: _earn, ...rate }) => rate) })),
  weather: 'whole',
  prebook: netOnly((quote) => ({ ...quote, price: customerFare(quote.price) })),
  book: 'whole',
};
