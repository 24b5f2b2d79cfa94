/** The operations of the products that are sold, an area each. */
import type { ProductDesks } from '#application/desk/desks/products.ts';
import { billingOperations } from '../billing/billing.ts';
import { busOperations } from '../bus/bus.ts';
import { cabOperations } from '../cab/cab.ts';
import { cruiseOperations } from '../cruise/cruise.ts';
import { flightOperations } from '../flight/flight.ts';
import type { AreaOperations } from '../form/operation.ts';
import { holidayOperations } from '../holiday/holiday.ts';
import { hotelOperations } from '../hotel/hotel.ts';
import { insuranceOperations } from '../insurance/insurance.ts';
import { trainOperations } from '../train/train.ts';
import { visaOperations } from '../visa/visa.ts';

export const productOperations: { readonly [Area in keyof ProductDesks]: AreaOperations<ProductDesks[Area]> } = {
  flight: flightOperations,
  bus: busOperations,
  hotel: hotelOperations,
  cab: cabOperations,
  cruise: cruiseOperations,
  billing: billingOperations,
  holiday: holidayOperations,
  insurance: insuranceOperations,
  train: trainOperations,
  visa: visaOperations,
};
