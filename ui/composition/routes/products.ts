/** Rows and words of the route table that products bring; flights' stand in the table itself, among those of all. */
import { billingRoutes } from '../billing/routes.ts';
import { busRoutes } from '../bus/routes.ts';
import { cabRoutes } from '../cab/routes.ts';
import { holidayRoutes } from '../holiday/routes.ts';
import { cruiseRoutes } from '../cruise/routes.ts';
import { hotelRoutes } from '../hotel/routes.ts';
import { insuranceRoutes } from '../insurance/routes.ts';
import { trainRoutes } from '../train/routes.ts';
import { visaRoutes } from '../visa/routes.ts';
import type { ScreenRoute } from './screen-route.ts';

export const productRoutes: readonly ScreenRoute[] = [
  ...billingRoutes,
  ...busRoutes,
  ...cabRoutes,
  ...holidayRoutes,
  ...cruiseRoutes,
  ...hotelRoutes,
  ...insuranceRoutes,
  ...trainRoutes,
  ...visaRoutes,
];

/** Areas of words that bookings of these products need on the pages of all bookings. */
export const productWords = ['billing', 'cruise', 'holiday', 'insurance', 'visa'] as const;
