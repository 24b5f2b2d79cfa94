/** What the prices of a list of flights are: of one adult, or, in place of booked flights, of the change to them. */
import { createContext, useContext } from 'react';

export const PricesOf = createContext<'adult' | 'change'>('adult');

/** Fluent ids of what stands beside a price, and whether it can be explained before anything is quoted. */
export function usePriceWords(): { readonly short: string; readonly long: string; readonly explained: boolean } {
  return useContext(PricesOf) === 'adult'
    ? { short: 'flight-per-adult', long: 'flight-fare-per-adult', explained: true }
    : { short: 'flight-for-change', long: 'flight-for-change', explained: false };
}
