import { customerFare } from '#domain/price/customer-side.ts';
import { type FieldsOf, netOnly } from './fields.ts';

export const cabFields: FieldsOf<'cab'> = {
  places: 'whole',
  search: netOnly((found) => ({ ...found, cabs: found.cabs.map(({ earn: _earn, ...cab }) => cab) })),
  quote: netOnly((quote) => ({ ...quote, price: customerFare(quote.price) })),
  book: 'whole',
};
