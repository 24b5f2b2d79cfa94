/**
 * Ids of offers and fares: self-contained, signed, bound to the agency that they were shown to. They name the supplier's
 * own key, so that any replica can go on from them, and what the customer was shown, so that a change is known.
 */
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { Ask } from '#domain/price/ask.ts';
import { type Instant, toMilliseconds } from '#domain/time/instant.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';

export interface OfferClaim {
  readonly supplier: string;
  readonly offerKey: string;
  /** The quote for a customer that it was opened in. */
  readonly sentQuote?: string | undefined;
  /** What that quote asks of the customer beside the price. */
  readonly ask?: Ask | undefined;
}

export interface FareClaim {
  readonly supplier: string;
  readonly fareKey: string;
  /** The customer's total as shown. */
  readonly shown: Money;
  /** The promo code that it was shown with. */
  readonly promo?: string | undefined;
  /** Of a special return fare the airline whose pair it is half of. */
  readonly pairs?: string | undefined;
}

/** To whom ids were shown, and when, as it stands in them. */
export type ShownAt = string;

export function shownAt(agencyId: string, at: Instant): ShownAt {
  return [encoded(agencyId), Math.floor(toMilliseconds(at) / 1000).toString(36)].join(between);
}

/** How long an offer can be gone on from. */
const goodForMilliseconds = 60 * 60_000;

// Keys are made of letters, digits and .:~_- (see FlightSupplier); '!' needs no escaping in forms and addresses.
const between = '!';

/** An id for an offer; the same every time for the same claim. */
export function offerIdOf(seal: Seal, { supplier, offerKey, sentQuote, ask }: OfferClaim, shownTo: ShownAt): string {
  const opened = sentQuote === undefined ? [] : [encoded(sentQuote), ...(ask ? [encoded(JSON.stringify(ask))] : [])];
  return seal.sign(['o1', supplier, offerKey, shownTo, ...opened].join(between));
}

export function fareIdOf(seal: Seal, { supplier, fareKey, shown, promo, pairs }: FareClaim, shownTo: ShownAt): string {
  const parts = ['f1', supplier, fareKey, shownTo, `${shown.minor}${shown.currency}`];
  if (promo !== undefined || pairs !== undefined) parts.push(promo === undefined ? '' : encoded(promo));
  if (pairs !== undefined) parts.push(encoded(pairs));
  return seal.sign(parts.join(between));
}

/** What an id was made from; `undefined` where it is no offer's, is not ours, is another agency's, or is too old. */
export function openOffer(seal: Seal, id: string, asking: Asking): OfferClaim | undefined {
  const [kind, supplier, offerKey, agency, seconds, sentQuote, ask, ...rest] = seal.open(id)?.split(between) ?? [];
  if (kind !== 'o1' || !supplier || !offerKey || rest.length > 0) return undefined;
  if (!isGood(agency, seconds, asking)) return undefined;
  return {
    supplier,
    offerKey,
    ...(sentQuote !== undefined && { sentQuote: decodeURIComponent(sentQuote) }),
    // Written by `offerIdOf` alone: the seal has been checked.
    ...(ask !== undefined && { ask: JSON.parse(decodeURIComponent(ask)) as Ask }),
  };
}

/** As {@link openOffer}, for a fare. */
export function openFare(seal: Seal, id: string, asking: Asking): FareClaim | undefined {
  const [kind, supplier, fareKey, agency, seconds, amount = '', promo = '', pairs, ...rest] =
    seal.open(id)?.split(between) ?? [];
  const shown = shownOf(amount);
  if (kind !== 'f1' || !supplier || !fareKey || !shown || rest.length > 0) return undefined;
  if (!isGood(agency, seconds, asking)) return undefined;
  return {
    supplier,
    fareKey,
    shown,
    ...(promo !== '' && { promo: decodeURIComponent(promo) }),
    ...(pairs !== undefined && { pairs: decodeURIComponent(pairs) }),
  };
}

/** An offer's or a fare's id, as shown now: for what is kept longer than a search is looked at. One that is not ours stays as it is. */
export function shownAgain(seal: Seal, id: string, { agencyId, now }: Asking): string {
  const [kind = '', supplier = '', key = '', agency, _seconds, ...rest] = seal.open(id)?.split(between) ?? [];
  if (!['o1', 'f1'].includes(kind) || agency !== encoded(agencyId)) return id;
  return seal.sign([kind, supplier, key, shownAt(agencyId, now), ...rest].join(between));
}

/** Who brings an id, and when. */
export interface Asking {
  readonly agencyId: string;
  readonly now: Instant;
}

function isGood(agency: string | undefined, seconds: string | undefined, { agencyId, now }: Asking): boolean {
  const at = Number.parseInt(seconds ?? '', 36) * 1000;
  const age = toMilliseconds(now) - at;
  return agency === encoded(agencyId) && age >= -goodForMilliseconds && age < goodForMilliseconds;
}

function shownOf(text: string): Money | undefined {
  const [, minor, code = ''] = /^(-?\d{1,15})([A-Z]{3})$/.exec(text) ?? [];
  return minor !== undefined && isCurrency(code) ? inMinor(minor, code) : undefined;
}

function inMinor(minor: string, currency: Currency): Money {
  return money(Number(minor), currency);
}

/** Without '!', which `encodeURIComponent` leaves as it is. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(between, '%21');
}
