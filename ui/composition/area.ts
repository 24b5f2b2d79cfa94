/** The areas of use cases; each is fetched with its first screen. */
import { products } from '#domain/booking/booking.ts';
import type { ProductArea } from './areas/products.ts';

const common = [
  'desk',
  'shell',
  'booking',
  'account',
  'agency',
  'corporate',
  'cart',
  'registration',
  'imports',
  'requests',
  'operations',
  'find',
  'changes',
] as const;

/** Each product's is named as it. */
export type Area = ProductArea | (typeof common)[number];

export const isArea = (name: string): name is Area => [...products, ...common].some((each) => each === name);
