import { customerPrices } from '#domain/price/customer-side.ts';
import { type FieldsOf, netOnly } from './fields.ts';

export const visaFields: FieldsOf<'visa'> = {
  requirements: netOnly(customerPrices),
  quote: netOnly(customerPrices),
  book: 'whole',
  track: 'whole',
  submitDocument: 'whole',
  paper: 'whole',
  applications: 'whole',
  move: 'whole',
};
