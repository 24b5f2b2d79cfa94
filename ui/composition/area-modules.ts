/** Where each area's use cases are bound; each comes with the area's first screen. */
import type { ContainerModule } from 'inversify';
import type { Area } from './area.ts';
import { productAreas } from './areas/products.ts';

export const areaModules: Readonly<Record<Area, () => Promise<{ readonly area: ContainerModule }>>> = {
  ...productAreas,
  desk: () => import(/* webpackChunkName: "desk" */ './areas/desk.ts'),
  shell: () => import(/* webpackChunkName: "shell" */ './areas/shell.ts'),
  booking: () => import('./areas/booking.ts'),
  account: () => import('./areas/account.ts'),
  agency: () => import('./areas/agency.ts'),
  cart: () => import('./areas/cart.ts'),
  corporate: () => import('./areas/corporate.ts'),
  registration: () => import('./areas/registration.ts'),
  imports: () => import('./areas/imports.ts'),
  requests: () => import('./areas/requests.ts'),
  operations: () => import('./areas/operations.ts'),
  find: () => import('./areas/find.ts'),
  changes: () => import('./areas/changes.ts'),
};
