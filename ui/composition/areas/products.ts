/** The use cases of products, an area each, fetched with its first screen. */
import type { ContainerModule } from 'inversify';

export type ProductArea =
  | 'flight'
  | 'billing'
  | 'bus'
  | 'cab'
  | 'cruise'
  | 'holiday'
  | 'hotel'
  | 'insurance'
  | 'train'
  | 'visa';

export const productAreas: Readonly<Record<ProductArea, () => Promise<{ readonly area: ContainerModule }>>> = {
  flight: () => import('./flight.ts'),
  billing: () => import('../billing/area.ts'),
  bus: () => import('../bus/area.ts'),
  hotel: () => import('../hotel/area.ts'),
  holiday: () => import('../holiday/area.ts'),
  cab: () => import('../cab/area.ts'),
  cruise: () => import('../cruise/area.ts'),
  insurance: () => import('../insurance/area.ts'),
  train: () => import('../train/area.ts'),
  visa: () => import('../visa/area.ts'),
};
