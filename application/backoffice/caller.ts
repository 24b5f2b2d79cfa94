/**
 * Who is asking. A desk is built for one caller and one request (`deskFor(caller)`), so that no method takes a caller
 * and none can forget it.
 */

export const rights = [
  'search',
  'book',
  'see-net-fares',
  'bookings',
  'ledger',
  'balance',
  'travellers',
  'override-checks',
  'set-price',
  'price-rules',
  'operate',
] as const;
/**
 * What a caller may do. 'override-checks': issue a ticket in spite of what was found before it. 'set-price': ask more or less
 * of a customer than the usual price. 'price-rules': set within which bounds that is, and how totals are rounded. 'operate' is the elevated users' desk.
 */
export type Right = (typeof rights)[number];

export const languages = ['en', 'fr', 'ar'] as const;
export type Language = (typeof languages)[number];

/** What is known of every request, signed in or not. */
export interface Asking {
  readonly language: Language;
  /** Finds this request in the log; what a Fault names. */
  readonly reference: string;
  /** The client's network address, for rate limits only. */
  readonly address: string;
}

export interface AnonymousCaller extends Asking {
  readonly kind: 'anonymous';
}

/** A person acting for an agency; with `onBehalfOf` set, that agency's records are the ones touched. */
export interface SignedInCaller extends Asking {
  readonly kind: 'signed-in';
  readonly sessionId: string;
  readonly actor: { readonly userId: string; readonly name: string; readonly agencyId: string };
  /** Whose desk it is: the actor's own agency, or the emulated one. Every query is bound to it. */
  readonly agencyId: string;
  readonly onBehalfOf?: { readonly agencyId: string; readonly name: string };
  /** How the product names the identity at the desk: what a client may send as `agentid` and `profileid`. */
  readonly speaksFor: { readonly agentId: string; readonly profileId: string };
  readonly rights: ReadonlySet<Right>;
  /** The desk of a corporate customer, who buys for the company's own travel. */
  readonly corporate?: true;
  /** The login used a temporary secret: nothing but changing the password and logging out. */
  readonly mustChangePassword: boolean;
}

export type Caller = AnonymousCaller | SignedInCaller;

/** Whose records, by whom and for whom: the beginning of an audit row. */
export function actedBy({ agencyId, actor, onBehalfOf }: SignedInCaller): {
  readonly agencyId: string;
  readonly actorUserId: string;
  readonly onBehalfOf?: string;
} {
  return { agencyId, actorUserId: actor.userId, ...(onBehalfOf && { onBehalfOf: onBehalfOf.agencyId }) };
}
