/** Rows of the route table that products bring; flights' stand in the table itself, among those of all. */
import { busRoutes } from '../bus/routes.ts';
import { cabRoutes } from '../cab/routes.ts';
import { hotelRoutes } from '../hotel/routes.ts';
import type { ScreenRoute } from './screen-route.ts';

export const productRoutes: readonly ScreenRoute[] = [...busRoutes, ...cabRoutes, ...hotelRoutes];
