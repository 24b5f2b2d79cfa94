import { customerFare } from '#domain/price/customer-side.ts';
import { type FieldsOf, netOnly } from './fields.ts';

export const busFields: FieldsOf<'bus'> = {
  cities: 'whole',
  search: netOnly((found) => ({ trips: found.trips.map(({ earn: _earn, ...trip }) => trip) })),
  layout: netOnly((layout) => ({ ...layout, seats: layout.seats.map(({ earn: _earn, ...seat }) => seat) })),
  block: netOnly((quote) => ({ ...quote, price: customerFare(quote.price) })),
  book: 'whole',
};
