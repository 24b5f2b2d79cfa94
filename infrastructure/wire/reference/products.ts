/** Examples of the operations of the products that are sold. */
import type { ProductDesks } from '#application/desk/desks/products.ts';
import type { AreaReference } from './area-reference.ts';
import { billingReference } from './product/billing.ts';
import { busReference } from './product/bus.ts';
import { cabReference } from './product/cab.ts';
import { cruiseReference } from './product/cruise.ts';
import { flightReference } from './flight.ts';
import { holidayReference } from './product/holiday.ts';
import { hotelReference } from './product/hotel.ts';
import { insuranceReference } from './product/insurance.ts';
import { trainReference } from './product/train.ts';
import { visaReference } from './product/visa.ts';

export const productReference: { readonly [Area in keyof ProductDesks]: AreaReference<ProductDesks[Area]> } = {
  flight: flightReference,
  bus: busReference,
  hotel: hotelReference,
  cab: cabReference,
  holiday: holidayReference,
  cruise: cruiseReference,
  billing: billingReference,
  insurance: insuranceReference,
  train: trainReference,
  visa: visaReference,
};
