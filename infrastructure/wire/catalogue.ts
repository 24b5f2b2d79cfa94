/** The whole catalogue, area by area. Only the back office and the tests need all of it at once. */
import type { Desk } from '#application/desk/desk.ts';
import { accountOperations } from './account.ts';
import { agencyOperations } from './agency/agency.ts';
import { bookingOperations } from './booking/booking.ts';
import { cartOperations } from './cart/cart.ts';
import { corporateOperations } from './corporate/corporate.ts';
import { configurationOperations } from './configuration.ts';
import type { AreaOperations } from './form/operation.ts';
import { operationsOperations } from './operations/operations.ts';
import { productOperations } from './areas/products.ts';
import { sessionOperations } from './session.ts';

export type Catalogue = { readonly [Area in keyof Desk]: AreaOperations<Desk[Area]> };

export const catalogue: Catalogue = {
  configuration: configurationOperations,
  session: sessionOperations,
  ...productOperations,
  booking: bookingOperations,
  account: accountOperations,
  agency: agencyOperations,
  corporate: corporateOperations,
  cart: cartOperations,
  operations: operationsOperations,
};
