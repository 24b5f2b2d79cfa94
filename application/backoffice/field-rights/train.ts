import { customerFare } from '#domain/price/customer-side.ts';
import { type FieldsOf, netOnly } from './fields.ts';

export const trainFields: FieldsOf<'train'> = {
  stations: 'whole',
  search: 'whole',
  advanceSearch: 'whole',
  route: 'whole',
  pnrStatus: 'whole',
  certificate: 'whole',
  tdrs: netOnly(({ paid: _paid, ...shown }) => shown),
  raiseTdr: 'whole',
  changeBoarding: 'whole',
  quote: netOnly((quote) => ({ ...quote, price: customerFare(quote.price) })),
  book: 'whole',
};
