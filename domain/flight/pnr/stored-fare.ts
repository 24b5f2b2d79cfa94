/**
 * Amadeus's stored fares (TST) and priced lists (FXP): a stored fare names the travellers who pay it, and its amounts are of
 * one of them; a priced list sums up everybody.
 */
import { type Found, plain } from './findings.ts';
import { namesIn } from './names.ts';
import { readAmount, readTotal } from './services.ts';

export interface StoredFareReader {
  /** A line that begins a stored fare or list, or what only such a line says; undefined for any other. */
  readonly read: (words: string) => Found | undefined;
  /** What a line is that means nothing elsewhere: part of the fare that is open, if one is. */
  readonly within: () => Found | undefined;
  /** The record goes on, or begins again. */
  readonly end: () => void;
}

/** `FARE  F INR       9400`: the base fare, before taxes. An equivalent in another currency is another line. */
const baseFare = /^FARE [A-Z] {1,12}([A-Z]{3} ?[\d.]{1,15})$/;
const listHeading = /^PASSENGER .*\bPTC .*<([A-Z]{3}) ?>/;
const listSum = /^TOTALS \d{1,3} [\d.]{1,15} [\d.]{1,15} ([\d.]{1,15})$/;

export function storedFareReader(): StoredFareReader {
  let fare: { readonly name: string; travellers: number } | undefined;
  let currency: string | undefined;
  return {
    read: (words) => {
      const name = /^TST ?\d{3,5}\b/.exec(words)?.[0];
      if (name !== undefined) fare = { name, travellers: 0 };
      const heading = listHeading.exec(words)?.[1];
      if (heading !== undefined) currency = heading;
      if (name !== undefined || heading !== undefined) return plain('fare');
      const amount = currency === undefined ? undefined : readAmount(currency + (listSum.exec(words)?.[1] ?? ''));
      if (amount !== undefined && 'amount' in amount) {
        return { as: 'fare', understood: true, total: { amount: amount.amount, grand: true } };
      }
      if (fare === undefined) return undefined;
      const { names } = namesIn(words);
      fare.travellers += names.length;
      if (names.length > 0) return plain('fare');
      const base = readAmount(baseFare.exec(words)?.[1] ?? '');
      if (base !== undefined && 'amount' in base) {
        return { as: 'fare', understood: true, base: { amount: base.amount, part: { ...fare } } };
      }
      const found = readTotal(words);
      return found?.total === undefined ? found : { ...found, total: { ...found.total, part: { ...fare } } };
    },
    within: () => (fare === undefined && currency === undefined ? undefined : plain('fare')),
    end: () => {
      fare = undefined;
      currency = undefined;
    },
  };
}
