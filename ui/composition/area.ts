/** The areas of use cases; each is fetched with its first screen. */
import type { ProductArea } from './areas/products.ts';

export type Area =
  | ProductArea
  | 'desk'
  | 'shell'
  | 'booking'
  | 'account'
  | 'agency'
  | 'corporate'
  | 'cart'
  | 'registration'
  | 'imports'
  | 'requests'
  | 'operations'
  | 'find'
  | 'changes';
