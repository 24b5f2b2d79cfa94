import { customerTree } from '../../price/customer-side.ts';
import type { FareOption } from '../offer/offer.ts';

/** An option as the customer knows it. */
export function customerOption({ terms: _hidden, ...option }: FareOption): FareOption {
  return { ...option, breakdown: customerTree(option.breakdown) };
}
