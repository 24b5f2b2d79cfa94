/** Carts as kept. What was made of their services is in the books of bookings, under the request that each is booked by. */
import type { Effect } from 'effect';
import type { InShort, Product } from '#domain/booking/booking.ts';
import type { CartKind } from '#domain/cart/cart.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import type { CartOutcome, CartRow } from '#application/desk/cart/cart.ts';
import type { AuditRow } from '../audit-log.ts';

/** Whose carts may be looked at: a person's own, and with `others` what is shared. */
export interface CartsOf {
  readonly agencyId: string;
  readonly userId: string;
  readonly others: boolean;
}

/** The last quote of a service, and for whom it was kept. */
export interface LastQuote {
  readonly quoteId: string;
  readonly actorUserId: string;
}

export interface KeptCartItem {
  readonly itemId: string;
  readonly product: Product;
  readonly content: CartContent;
  readonly inShort: InShort;
  readonly shown: Money;
  readonly addedBy: string;
  readonly addedAt: Instant;
  /** How often it was tried and came to nothing. */
  readonly tries: number;
  readonly lastQuote: LastQuote;
  /** Of the last try. */
  readonly booked?: CartOutcome & { readonly quoteId: string };
}

export interface KeptCart {
  readonly row: CartRow;
  readonly ownerUserId: string;
  readonly items: readonly KeptCartItem[];
}

export interface CartItemToAdd {
  readonly of: CartsOf;
  readonly cartId: string;
  /** Of a cart that is made with it. */
  readonly name: string;
  readonly item: Pick<KeptCartItem, 'itemId' | 'content' | 'inShort' | 'shown' | 'addedBy' | 'lastQuote'>;
  readonly mostItems: number;
  readonly mostCarts: number;
  readonly record: AuditRow;
}

export interface CartBook {
  readonly list: (
    of: CartsOf,
    kind: CartKind,
    page: number,
    pageSize: number,
  ) => Effect.Effect<{ readonly carts: readonly CartRow[]; readonly total: number }>;
  readonly find: (of: CartsOf, cartId: string) => Effect.Effect<KeptCart | undefined>;
  /** 'not-found': the cart is another person's. 'reused': the service is in another cart, or holds something else. */
  readonly add: (adding: CartItemToAdd) => Effect.Effect<'done' | 'not-found' | 'reused' | 'too-many'>;
  /** False where there is none that may be changed; `shared` changes only for its owner. */
  readonly change: (
    of: CartsOf,
    change: Pick<CartRow, 'cartId' | 'name' | 'kind' | 'shared'>,
    record: AuditRow,
  ) => Effect.Effect<boolean>;
  readonly take: (of: CartsOf, cartId: string, itemId: string, record: AuditRow) => Effect.Effect<void>;
  readonly remove: (of: CartsOf, cartId: string, record: AuditRow) => Effect.Effect<void>;
  readonly quoted: (agencyId: string, cartId: string, itemId: string, quote: LastQuote) => Effect.Effect<void>;
  /** Nothing where it was tried more often by now. */
  readonly tryAgain: (agencyId: string, cartId: string, itemId: string, tries: number) => Effect.Effect<void>;
}
