/** What the use cases of all products ask of a booking's own product. */
import type { Product } from '#domain/booking/booking.ts';
import type { RequestRules } from '#domain/booking/request/request-rules.ts';
import { Unreachable } from '#application/desk/failures.ts';
import type { CancelRules } from './cancel/cancel-rules.ts';

export interface ProductRules {
  readonly cancelling: CancelRules;
  readonly requests: RequestRules;
}

/** Fetched when first needed; undefined where they did not come. */
export type RulesOf = (product: Product) => Promise<ProductRules | undefined>;

/** How a page says that they did not. */
export const rulesMissing = new Unreachable({ detail: 'a part of the page could not be loaded' });
