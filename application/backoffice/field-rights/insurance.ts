import { customerPrices } from '#domain/price/customer-side.ts';
import { type FieldsOf, netOnly } from './fields.ts';

export const insuranceFields: FieldsOf<'insurance'> = {
  plans: netOnly(customerPrices),
  quote: netOnly(customerPrices),
  book: 'whole',
};
