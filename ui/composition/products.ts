/** The products of the portal, each once. */
import type { PortalProduct } from '../booking/product-view.ts';
import { billing } from '../screens/billing/product.ts';
import { bus } from '../screens/bus/product.ts';
import { cab } from '../screens/cab/product.ts';
import { cruise } from '../screens/cruise/product.ts';
import { flight } from '../screens/flight/product.ts';
import { holiday } from '../screens/holiday/product.ts';
import { hotel } from '../screens/hotel/product.ts';
import { insurance } from '../screens/insurance/product.ts';
import { train } from '../screens/train/product.ts';
import { visa } from '../screens/visa/product.ts';

export const products: readonly [PortalProduct, ...PortalProduct[]] = [
  flight,
  holiday,
  bus,
  cab,
  cruise,
  hotel,
  insurance,
  train,
  visa,
  billing,
];

/** What PNR displays are of, whether it is sold here or not. */
export const importedProducts = ['flight', 'hotel', 'cab'] as const;
