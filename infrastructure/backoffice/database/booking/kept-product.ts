/** What the stores of bookings must know of a product: how its own part of a booking is kept, and what follows from it. */
import type { Posting } from '#domain/account/chain.ts';
import type { BookingSummary, ChangeSeverity, GoneUnit, InShort, Product } from '#domain/booking/booking.ts';
import type { HoldLimit } from '#domain/booking/hold/limit.ts';
import type { RecordedOverride } from '#domain/booking/findings.ts';
import type { Beginning } from '#domain/booking/passenger-calendar.ts';
import type { Presence } from '#domain/booking/presence.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  AmendableBooking,
  AmendmentPlan,
  AmendmentTurn,
} from '#application/backoffice/ports/booking/amendment-book.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { BookingAsPosted } from '#application/backoffice/ports/booking/document-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { Sql } from '../engine/database.ts';

/** What of a booking is its product's own, as it was written. */
export interface OwnPart<P extends ProductTypes = ProductTypes> {
  readonly terms: P['terms'];
  /** As {@link KeptProduct.issued} made it; null before. */
  readonly issued: unknown;
  /** The document of its quote. */
  readonly quote: unknown;
}

/** What its supplier changed of it, and is not answered for. */
export interface OpenChange {
  readonly changeId: string;
  readonly severity: ChangeSeverity;
  readonly learnedAt: Instant;
  readonly answerBy: Instant;
  /** As its product wrote them. */
  readonly changes: unknown;
}

/** What stores read of a booking whatever its product. */
export type CommonPart =
  | 'transactionId'
  | 'product'
  | 'agencyId'
  | 'status'
  | 'version'
  | 'reference'
  | 'heldUntil'
  | 'heldBy'
  | 'amending'
  | 'gone'
  | 'linked'
  | 'refusal'
  | 'ledgerEntry'
  | 'bookedBy'
  | 'bookedOn'
  | 'history';

export type ShortRow = InShort & Pick<BookingSummary, 'begunAt' | 'noShow'>;

export type DoneTurn<P extends ProductTypes = ProductTypes> = Extract<AmendmentTurn<P>, { readonly to: 'done' }>;

/** A booking as it is once others have been split off it, or as one of its own. */
export interface KeptHalf {
  readonly reference: string;
  readonly terms: unknown;
  readonly issued: unknown;
  readonly gone: readonly GoneUnit[];
  readonly customerTotal: Money;
  readonly supplierTotal: Money;
  /** What confirming it would charge, of what is only held. */
  readonly needs: Money;
  /** What it is found by besides its id and reference. */
  readonly words: readonly string[];
}

export interface KeptSplit {
  readonly transactionId: string;
  readonly quoteId: string;
  readonly stays: KeptHalf;
  readonly leaves: KeptHalf;
  /** Documents of the supplier that are the new booking's, as far as they were the other's already taken from that. */
  readonly claims: readonly string[];
  /** Of the new booking's history. */
  readonly params: Readonly<Record<string, string>>;
  /** What those who leave have paid, taken from the one booking and charged to the other; absent where nothing was paid. */
  readonly moved?: { readonly back: readonly Posting[]; readonly charge: readonly Posting[] };
}

/** What is kept of a booking from the time of an entry about it. */
export interface PostedBooking<P extends ProductTypes = ProductTypes> {
  /** Of the amendment that posted it. */
  readonly plan?: AmendmentPlan<P>;
  /** What the booking was then, where it has become another since. */
  readonly was: (OwnPart<P> & { readonly reference: string | null; readonly gone: readonly GoneUnit[] | null }) | null;
}

/** A routine that is given the answer of a commit and an item, and answers the same. */
export interface Following {
  readonly routine: string;
  readonly item: object;
}

export interface KeptProduct<P extends ProductTypes = ProductTypes> {
  /** What rows show of it. */
  inShort(terms: P['terms'], gone: readonly GoneUnit[]): ShortRow;
  presence(terms: P['terms']): Presence;
  /** What of it begins when, for calendars; absent of what nobody travels by. */
  beginnings?(terms: P['terms'], gone: readonly GoneUnit[]): readonly Beginning[];
  /** What was found and overridden in asking for it; for audit and history. */
  overrides(terms: P['terms']): readonly RecordedOverride[];
  /** What is kept of what its supplier issued, and what its terms become by that. */
  issued(issued: P['issued']): {
    readonly kept: unknown;
    terms?(this: void, before: P['terms']): P['terms'];
  };
  /** What confirming what is held would charge, by the document of its quote and its terms. */
  needs(quote: unknown, terms: P['terms']): Money;
  /** The limit of a hold that was quoted, by the same document; absent where only its supplier sets one. */
  holdLimit?(quote: unknown): HoldLimit | undefined;
  /** What an amendment that is done makes of it, beside what it makes of every booking. */
  becoming(turn: DoneTurn<P>): { readonly issued?: unknown; readonly split?: KeptSplit };
  /** What else an amendment that is done writes in the same commit. */
  following?(sql: Sql, turn: DoneTurn<P>): Promise<Following | undefined>;
  /** Its own part of a booking, as it stands now. */
  read(own: OwnPart<P>, change?: OpenChange): Omit<KeptBooking<P>, CommonPart>;
  /** What anyone who amends it needs to know besides, and nobody is shown. */
  unshown?(own: OwnPart<P>): Partial<AmendableBooking<P>>;
  /** As it was. `movedTo`: the booking in which those that an entry is about go on. */
  posted(posted: PostedBooking<P>): { readonly was?: BookingAsPosted; readonly movedTo?: string };
}

/** How each product's bookings are kept: the list that the stores are made with. A booking of a product beside it is none there. */
export type KeptProducts = { readonly [Each in Product]?: KeptProduct };

/** Dies where there are bookings of a product that nobody here keeps. */
export function keptProduct(products: KeptProducts, product: Product): KeptProduct {
  const found = products[product];
  if (found === undefined) throw new Error(`Nobody here keeps a ${product}`);
  return found;
}
