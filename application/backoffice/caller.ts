/**
 * Who is asking. A desk is built for one caller and one request (`deskFor(caller)`), so that no method takes a caller
 * and none can forget it.
 */
import type { ChargeLimits } from '#domain/agency/staff.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { Language } from '#domain/people/language.ts';
import type { Buyer } from '#domain/price/buyer.ts';
import type { Instant } from '#domain/time/instant.ts';

export const rights = [
  'search',
  'book',
  'ticket',
  'cancel',
  'import',
  'send-quotes',
  'see-net-fares',
  'bookings',
  'ledger',
  'balance',
  'travellers',
  'override-checks',
  'set-price',
  'price-rules',
  'webhooks',
  'deposit',
  'manage-staff',
  'emulate',
  'operate',
] as const;
/**
 * What a caller may do. 'book': quote and hold. 'ticket': charge the account, whatever for. 'manage-staff': add people and set
 * what they may. 'override-checks': issue a ticket in spite of what was found before it. 'set-price': ask more or less of a
 * customer than the usual price. 'price-rules': set within which bounds that is, and how totals are rounded. 'webhooks': have
 * the agency's own programs notified. 'deposit': ask for money paid in to be credited. 'emulate': sit at the desk of somebody who may
 * not do more. 'operate' is the elevated users' desk.
 */
export type Right = (typeof rights)[number];

/** What is known of every request, signed in or not. */
export interface Asking {
  readonly language: Language;
  /** Finds this request in the log; what a Fault names. */
  readonly reference: string;
  /** The client's network address: for rate limits, and to tell a person where they are signed in. */
  readonly address: string;
  /** What the client's browser says of itself; absent where that does not matter. */
  readonly userAgent?: string;
}

export interface AnonymousCaller extends Asking {
  readonly kind: 'anonymous';
}

/** What a person may charge, and when the day of the business zone began that is counted. */
export interface PersonLimits extends ChargeLimits {
  readonly dayBegan: Instant;
}

/** Whose desk somebody else sits at. */
export interface OnBehalfOf {
  readonly agencyId: string;
  readonly name: string;
  /** The person who is emulated; absent where the house acts for an agency as a whole. */
  readonly userId?: string;
}

/** A person acting for an agency; with `onBehalfOf` set, that agency's records are the ones touched. */
export interface SignedInCaller extends Asking {
  readonly kind: 'signed-in';
  readonly sessionId: string;
  readonly actor: { readonly userId: string; readonly name: string; readonly agencyId: string };
  /** Whose desk it is: the actor's own agency, or the emulated one. Every query is bound to it. */
  readonly agencyId: string;
  readonly onBehalfOf?: OnBehalfOf;
  /** While emulating: the session that it was begun from, and that nothing may be changed. */
  readonly emulation?: { readonly originalSessionId: string; readonly readOnly: boolean };
  /** How the product names the identity at the desk: what a client may send as `agentid` and `profileid`. */
  readonly speaksFor: { readonly agentId: string; readonly profileId: string };
  readonly rights: ReadonlySet<Right>;
  /** What the person may charge the account; while emulating, the lower of what either of the two may. */
  readonly limits?: PersonLimits;
  /** The desk of a corporate customer, who buys for the company's own travel and sees what is their own. */
  readonly corporate?: Reach;
  /** Buys what was approved, or holds it until it is; set by the machine alone. A quote counts as it stood when approval was asked. */
  readonly approved?: { readonly askedAt: Instant; readonly mode: 'hold' | 'buy' };
  /** Whose cart is being booked from, where it is another person's: what comes of it is theirs too. Set by the machine alone. */
  readonly cartOwner?: string;
  /** Whose travel it is that is priced, where somebody prices the cart of a company's traveller. Set by the machine alone. */
  readonly cartBuyer?: Buyer;
  /** The login used a temporary secret: nothing but changing the password and logging out. */
  readonly mustChangePassword: boolean;
  /** Nothing may be done before a second factor is enrolled, which this role needs. */
  readonly mustEnrol?: true;
}

export type Caller = AnonymousCaller | SignedInCaller;

/** By whose rows prices are made: of who buys for a company, or whose cart is priced; of the agency's customers in general where absent. */
export function buyerOf({ corporate, cartBuyer }: Pick<SignedInCaller, 'corporate' | 'cartBuyer'>): Buyer | undefined {
  return corporate ?? cartBuyer;
}

/** By what records name the one acted for, where there is one: the person's id, or the agency's. */
export function behalfOf({ onBehalfOf }: SignedInCaller): { readonly onBehalfOf?: string } {
  return onBehalfOf === undefined ? {} : { onBehalfOf: onBehalfOf.userId ?? onBehalfOf.agencyId };
}

/** Who acts, as what they ask for names them. */
export function actorOf(who: SignedInCaller): {
  readonly userId: string;
  readonly name: string;
  readonly onBehalfOf?: string;
} {
  return { userId: who.actor.userId, name: who.actor.name, ...behalfOf(who) };
}

/** Whose records, by whom and for whom: the beginning of an audit row. */
export function actedBy(who: SignedInCaller): {
  readonly agencyId: string;
  readonly actorUserId: string;
  readonly onBehalfOf?: string;
} {
  return { agencyId: who.agencyId, actorUserId: who.actor.userId, ...behalfOf(who) };
}
