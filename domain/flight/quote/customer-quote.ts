/**
 * Flights offered to a customer: what the customer is shown of each, how long it is good for, its outcome, and what an
 * offer costs by now against what it was offered at. Net fares and commission are never part of it.
 */
import type { Language } from '../../people/language.ts';
import { add, compare, equals, isZero, type Money, multiply, scale, subtract, sum, zero } from '../../money/money.ts';
import { checkEmail } from '../../people/contact.ts';
import { type TravellerType, travellerTypes } from '../../people/traveller-type.ts';
import type { Ask, Asking } from '../../price/ask.ts';
import { askedLines, bookingLines } from '../../price/own-lines.ts';
import { rounded, type Rounding } from '../../price/rounding.ts';
import { isMissing, required, type Violation, violation, within } from '../../rules/violation.ts';
import { type Instant, plusMinutes } from '../../time/instant.ts';
import { toInstant } from '../../time/place-time.ts';
import type { PricePart } from '../../price/price.ts';
import type { Itinerary } from '../offer/itinerary.ts';
import type { BaggageAllowance, FareOption } from '../offer/offer.ts';

/** Hours that a quote may be good for. */
export const quoteHours = [6, 12, 24, 48, 72] as const;
export const quoteHoursUsual = 24;
/** Offers in one quote, at most: more is not a choice but a list. */
export const quotedOffersMost = 5;
export const quoteNoteMostCharacters = 1_000;
/** Customers whom one user mails quotes to within 24 hours, at most. */
export const quoteReceiversADay = 100;
const nameMostCharacters = 100;

/** What one traveller of a type pays, and how many of them there are. */
export interface QuotedPrice {
  readonly traveller: TravellerType;
  readonly count: number;
  readonly each: Money;
}

/** Of a fare, what a customer is shown. */
export type QuotedFare = Pick<
  FareOption,
  'family' | 'cabin' | 'fareType' | 'refundable' | 'cancelFee' | 'changeFee' | 'mealIncluded'
>;

export interface QuotedOffer {
  /** In the order of travel. */
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  /** One for the whole journey, or one a direction. */
  readonly fares: readonly [QuotedFare, ...QuotedFare[]];
  /** One a direction. */
  readonly baggage: readonly BaggageAllowance[];
  /** By traveller type; adds up to the total, with what is asked of the party. Empty where the airline names one price for several. */
  readonly prices: readonly QuotedPrice[];
  /** Of the party as a whole, where prices are shown by type: what is asked for the booking, and what rounding does. */
  readonly besides?: Money;
  /** For the whole party. */
  readonly total: Money;
}

export interface QuotedCustomer {
  readonly name: string;
  /** Absent where nothing is mailed. */
  readonly email?: string;
}

export interface CustomerQuoteDraft {
  readonly customer: { readonly name?: string; readonly email?: string };
  readonly hours: number;
  readonly note?: string;
  readonly offers: readonly unknown[];
}

/**
 * What a quote must keep: a name, a mail address that is one or none, hours from the list, a note that is not a letter, one
 * to five offers. Paths: `customer.name`, `customer.email`, `hours`, `note`, `offers`.
 *
 * @example checkCustomerQuote({ customer: { name: 'Asha' }, hours: 24, offers: [1] }) // => []
 */
export function checkCustomerQuote({ customer, hours, note = '', offers }: CustomerQuoteDraft): readonly Violation[] {
  const hoursKnown = quoteHours.some((each) => each === hours);
  return [
    ...within('customer', [
      ...required(customer.name, 'name'),
      ...atMost(customer.name ?? '', nameMostCharacters, 'name'),
      ...checkEmail(customer.email?.trim() ?? '', 'email'),
    ]),
    ...(hoursKnown ? [] : [violation('not-a-choice', 'hours')]),
    ...atMost(note, quoteNoteMostCharacters, 'note'),
    ...(offers.length === 0 ? [violation('required', 'offers')] : []),
    ...(offers.length > quotedOffersMost ? [violation('offers-count', 'offers', { most: quotedOffersMost })] : []),
  ];
}

function atMost(text: string, most: number, path: string): readonly Violation[] {
  return text.trim().length > most ? [violation('too-long', path, { most })] : [];
}

/** Whether it is to be mailed: an address is given. */
export function isMailed({ email }: Pick<QuotedCustomer, 'email'>): boolean {
  return !isMissing(email);
}

/**
 * Until when a quote is good: the hours that were promised, but never beyond what a supplier keeps its fare for, nor beyond
 * the first departure.
 */
export function quoteGoodUntil(
  sentAt: Instant,
  hours: number,
  offers: readonly { readonly itineraries: QuotedOffer['itineraries']; readonly goodUntil?: Instant | undefined }[],
): Instant {
  const limits = offers.flatMap(({ itineraries: [{ segments }], goodUntil }) => [
    toInstant(segments[0].departure),
    ...(goodUntil === undefined ? [] : [goodUntil]),
  ]);
  return limits.reduce((until, limit) => (limit < until ? limit : until), plusMinutes(sentAt, hours * 60));
}

/** How a customer is shown a price: with the agency's markup or without it, and with what is asked beside it. */
export interface Showing {
  readonly withMarkup: boolean;
  readonly ask?: Ask | undefined;
  readonly asking?: Asking | undefined;
  readonly rounding?: Rounding | undefined;
}

/**
 * What fares cost a customer; never what the agency pays. `prices` is empty where they cannot be shown so that
 * they add up to the total.
 */
export function quotedAmounts(
  options: readonly [FareOption, ...FareOption[]],
  { withMarkup, ask, asking, rounding }: Showing,
): Pick<QuotedOffer, 'prices' | 'total' | 'besides'> {
  const { currency } = options[0].total;
  const total = (amounts: readonly Money[]) => sum(currency, amounts);
  const plain = options.map((option) =>
    lessMarkup(subtract(option.total, option.terms?.rounding ?? zero(currency)), option.terms?.markup, withMarkup),
  );
  const price = total(plain.map((amount) => rounded(amount, rounding)));
  const lines = bookingLines(price, askedLines(ask, asking), { rounding, fares: options.length });
  const shown = total([price, ...lines.map(({ amount }) => amount)]);
  const known = travellerTypes.flatMap((traveller) => priceOf(traveller, options, withMarkup) ?? []);
  const partyOf = (prices: readonly QuotedPrice[]) => total(prices.map(({ each, count }) => multiply(each, count)));
  if (!equals(partyOf(known), total(plain))) return { total: shown, prices: [] };
  const prices = known.map((each) => ({ ...each, each: add(each.each, askedOfOne(lines, each)) }));
  const besides = subtract(shown, partyOf(prices));
  return { total: shown, prices, ...(!isZero(besides) && { besides }) };
}

/** What lines that count heads ask of one traveller of a type; those that name none count who has a seat. */
function askedOfOne(lines: readonly PricePart[], { traveller, each }: QuotedPrice): Money {
  const own = lines.filter(({ params: { count, traveller: type } = {} }) =>
    type === undefined ? count !== undefined && traveller !== 'infant' : type === traveller,
  );
  return sum(
    each.currency,
    own.map(({ amount, params }) => scale(amount, 1, Number(params?.['count']))),
  );
}

function priceOf(
  traveller: TravellerType,
  options: readonly [FareOption, ...FareOption[]],
  withMarkup: boolean,
): QuotedPrice | undefined {
  const shares = options.flatMap(
    ({ terms }) => terms?.each?.find((each) => each.traveller === traveller && each.count > 0) ?? [],
  );
  const [first] = shares;
  if (first === undefined || shares.length < options.length) return undefined;
  // What the customer pays is what the agency pays and what it earns.
  const amounts = shares.flatMap(({ net, earn, markup }) => [net, lessMarkup(earn, markup, withMarkup)]);
  return { traveller, count: first.count, each: sum(first.net.currency, amounts) };
}

function lessMarkup(amount: Money, markup: Money | undefined, withMarkup: boolean): Money {
  return withMarkup || markup === undefined ? amount : subtract(amount, markup);
}

/** What an offer costs by now against what it was offered at. */
export const repricedStates = ['same', 'dearer', 'cheaper', 'gone'] as const;
export type RepricedState = (typeof repricedStates)[number];

/**
 * An offer that is no longer sold is gone.
 *
 * @example repricedState({ minor: 100, currency: 'INR' }, { minor: 120, currency: 'INR' }) // => 'dearer'
 * @example repricedState({ minor: 100, currency: 'INR' }, undefined) // => 'gone'
 */
export function repricedState(was: Money, now: Money | undefined): RepricedState {
  if (now === undefined) return 'gone';
  const order = compare(now, was);
  return order === 0 ? 'same' : order > 0 ? 'dearer' : 'cheaper';
}

/** booked: a booking was made from it. expired: its time has passed without one. opened: the customer opened it by its link. */
export const sentQuoteStates = ['sent', 'opened', 'expired', 'booked'] as const;
export type SentQuoteState = (typeof sentQuoteStates)[number];

export interface SentQuoteFacts {
  readonly until: Instant;
  readonly openedAt?: Instant | undefined;
  /** A booking that was made from it. */
  readonly transactionId?: string | undefined;
}

/** @example sentQuoteState({ until: instant('2026-11-21T00:00:00.000Z') }, instant('2026-11-21T00:00:00.000Z')) // => 'expired' */
export function sentQuoteState({ until, openedAt, transactionId }: SentQuoteFacts, now: Instant): SentQuoteState {
  if (transactionId !== undefined) return 'booked';
  if (until <= now) return 'expired';
  return openedAt === undefined ? 'sent' : 'opened';
}

/** A quote as it was sent. */
export interface SentQuote {
  /** What it is opened by. */
  readonly sentQuoteId: string;
  /** What the customer names it by: 'Q-1F3A9C2D'. */
  readonly reference: string;
  readonly customer: QuotedCustomer;
  readonly language: Language;
  readonly withMarkup: boolean;
  /** What is asked beside the price, of each offer. */
  readonly ask?: Ask;
  readonly note?: string;
  readonly offers: readonly [QuotedOffer, ...QuotedOffer[]];
  readonly sentAt: Instant;
  readonly until: Instant;
  readonly sentBy: string;
  readonly state: SentQuoteState;
  readonly openedAt?: Instant;
  readonly transactionId?: string;
}
