/**
 * Ids of what a search shows: self-contained, signed, bound to the product and the agency. They carry the product's own key
 * and what the customer was shown, so that any replica can quote them, and a change is known.
 */
import type { Product } from '#domain/booking/booking.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import { type Instant, toMilliseconds } from '#domain/time/instant.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';

/** How long an offer can be quoted from. */
const goodForMilliseconds = 60 * 60_000;

/** `key`: what the product needs to quote it again, as plain data; `shown`: the customer's total. */
export interface OfferedSale<Key> {
  readonly key: Key;
  readonly shown: Money;
}

/** To whom, when, and what of. */
export interface OfferingTo {
  readonly product: Product;
  readonly agencyId: string;
  readonly now: Instant;
}

export function sealedOffer<Key>(seal: Seal, { key, shown }: OfferedSale<Key>, to: OfferingTo): string {
  const seconds = Math.floor(toMilliseconds(to.now) / 1000);
  const parts = ['s1', to.product, to.agencyId, seconds, shown.minor, shown.currency, key];
  return signed(seal, parts);
}

/** The same offer, as shown now: for what is kept longer than a search is looked at. An id that is not ours stays as it is. */
export function shownAgain(seal: Seal, id: string, to: OfferingTo): string {
  const parts = readParts(seal.open(id) ?? '');
  const [kind, product, agencyId] = parts;
  if (kind !== 's1' || product !== to.product || agencyId !== to.agencyId) return id;
  return signed(seal, parts.with(3, Math.floor(toMilliseconds(to.now) / 1000)));
}

function signed(seal: Seal, parts: readonly unknown[]): string {
  return seal.sign(Buffer.from(JSON.stringify(parts)).toString('base64url'));
}

/** Undefined where it is not ours, is of another product or agency, or is too old. */
export function openedOffer<Key>(seal: Seal, id: string, to: OfferingTo): OfferedSale<Key> | undefined {
  const text = seal.open(id);
  if (text === undefined) return undefined;
  const parts = readParts(text);
  const [kind, product, agencyId, seconds, minor, currency, key] = parts;
  if (kind !== 's1' || product !== to.product || agencyId !== to.agencyId) return undefined;
  const age = toMilliseconds(to.now) - Number(seconds) * 1000;
  if (!(age >= -goodForMilliseconds && age < goodForMilliseconds)) return undefined;
  if (typeof currency !== 'string' || !isCurrency(currency)) return undefined;
  // Written by `sealedOffer` alone: the seal has been checked.
  return { key: key as Key, shown: money(Number(minor), currency) };
}

/** What is signed and no list is an id of something else. */
function readParts(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
