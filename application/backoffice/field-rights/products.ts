/** Of what each product sells, an area a product. */
import type { ProductDesks } from '#application/desk/desks/products.ts';
import { billingFields } from './billing.ts';
import { busFields } from './bus.ts';
import { cabFields } from './cab.ts';
import { cruiseFields } from './cruise.ts';
import type { FieldsOf } from './fields.ts';
import { flightFields } from './flight.ts';
import { holidayFields } from './holiday.ts';
import { hotelFields } from './hotel.ts';
import { insuranceFields } from './insurance.ts';
import { trainFields } from './train.ts';
import { visaFields } from './visa.ts';

export const productFields: { readonly [Area in keyof ProductDesks]: FieldsOf<Area> } = {
  flight: flightFields,
  holiday: holidayFields,
  hotel: hotelFields,
  bus: busFields,
  cab: cabFields,
  cruise: cruiseFields,
  billing: billingFields,
  insurance: insuranceFields,
  train: trainFields,
  visa: visaFields,
};
