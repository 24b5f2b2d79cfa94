/** A sentence and an example for every operation of the catalogue; one that lacks them does not compile. */
import type { Desk } from '#application/desk/desk.ts';
import { accountReference } from './account.ts';
import { agencyReference } from './agency/agency.ts';
import type { AreaReference } from './area-reference.ts';
import { bookingReference } from './booking.ts';
import { configurationReference } from './configuration.ts';
import { cartReference } from './cart/cart.ts';
import { corporateReference } from './corporate/corporate.ts';
import { operationsReference } from './operations/operations.ts';
import { productReference } from './products.ts';
import { sessionReference } from './session.ts';

export type CatalogueReference = { readonly [Area in keyof Desk]: AreaReference<Desk[Area]> };

export const catalogueReference: CatalogueReference = {
  configuration: configurationReference,
  session: sessionReference,
  ...productReference,
  booking: bookingReference,
  account: accountReference,
  agency: agencyReference,
  corporate: corporateReference,
  cart: cartReference,
  operations: operationsReference,
};
