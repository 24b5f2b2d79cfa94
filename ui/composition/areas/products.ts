/** The use cases of products, an area each, fetched with its first screen. */
import type { ContainerModule } from 'inversify';

export type ProductArea = 'flight' | 'bus' | 'cab' | 'hotel' | 'insurance' | 'train' | 'visa';

export const productAreas: Readonly<Record<ProductArea, () => Promise<{ readonly area: ContainerModule }>>> = {
  flight: () => import('./flight.ts'),
  bus: () => import('./bus.ts'),
  hotel: () => import('./hotel.ts'),
  cab: () => import('./cab.ts'),
  insurance: () => import('./insurance.ts'),
  train: () => import('./train.ts'),
  visa: () => import('./visa.ts'),
};
