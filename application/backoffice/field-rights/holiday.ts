import { customerFare } from '#domain/price/customer-side.ts';
import { type FieldsOf, netOnly } from './fields.ts';

export const holidayFields: FieldsOf<'holiday'> = {
  search: netOnly((found) => ({ ...found, packages: found.packages.map(({ earn: _earn, ...each }) => each) })),
  details: netOnly((details) => ({ ...details, price: customerFare(details.price) })),
  quote: netOnly((quote) => ({ ...quote, price: customerFare(quote.price) })),
  propose: 'whole',
  book: 'whole',
  receive: 'whole',
};
