import type { Catalogue } from '../wire/catalogue.ts';

/** Loads the operations of an area, with their codecs. */
export type WireAreas = {
  readonly [Area in keyof Catalogue]: () => Promise<{ readonly [Name in `${Area}Operations`]: Catalogue[Area] }>;
};

/** Fetched with the first call, or ahead of it. */
export const wireAreas: WireAreas = {
  configuration: () => import('../wire/configuration.ts'),
  session: () => import('../wire/session.ts'),
  flight: () => import('../wire/flight/flight.ts'),
  bus: () => import('../wire/bus/bus.ts'),
  hotel: () => import('../wire/hotel/hotel.ts'),
  billing: () => import('../wire/billing/billing.ts'),
  cab: () => import('../wire/cab/cab.ts'),
  holiday: () => import('../wire/holiday/holiday.ts'),
  cruise: () => import('../wire/cruise/cruise.ts'),
  visa: () => import('../wire/visa/visa.ts'),
  insurance: () => import('../wire/insurance/insurance.ts'),
  train: () => import('../wire/train/train.ts'),
  booking: () => import('../wire/booking/booking.ts'),
  account: () => import(/* webpackChunkName: "account" */ '../wire/account.ts'),
  agency: () => import('../wire/agency/agency.ts'),
  cart: () => import('../wire/cart/cart.ts'),
  corporate: () => import('../wire/corporate/corporate.ts'),
  operations: () => import('../wire/operations/operations.ts'),
};
