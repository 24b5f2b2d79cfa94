import { customerFare } from '#domain/price/customer-side.ts';
import { type FieldsOf, netOnly } from './fields.ts';

export const cruiseFields: FieldsOf<'cruise'> = {
  search: netOnly((found) => ({ ...found, sailings: found.sailings.map(({ earn: _earn, ...sailing }) => sailing) })),
  cabins: netOnly((found) => ({
    ...found,
    choices: found.choices.map((choice) => ({
      ...choice,
      offers: choice.offers.map(({ earn: _earn, ...offer }) => ({
        ...offer,
        price: customerFare(offer.price),
        withTips: customerFare(offer.withTips),
      })),
    })),
  })),
  quote: netOnly((quote) => ({ ...quote, price: customerFare(quote.price) })),
  book: 'whole',
  receive: 'whole',
};
