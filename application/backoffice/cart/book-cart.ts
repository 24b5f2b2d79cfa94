/**
 * Booking a cart. That the account can pay for all is looked at before the first; then each service is booked by its product's own BOOK, one
 * after another, under the travel policy of whose cart it is. What was made is found by request ids that the services give, so the whole may be sent again, and by two people at once.
 */
import { Effect } from 'effect';
import { spendable } from '#domain/account/balance.ts';
import { bookingRequestOf, isTriedAgain } from '#domain/cart/cart.ts';
import { checkGivenReason, type TripReason } from '#domain/corporate/trip-reason.ts';
import { compare, sum } from '#domain/money/money.ts';
import { violation } from '#domain/rules/violation.ts';
import type { BookCart, CartDesk, CartTrouble } from '#application/desk/cart/cart.ts';
import { BalanceTooLow, type DeskFailure, Invalid, NotFound } from '#application/desk/failures.ts';
import type { Caller, SignedInCaller } from '../caller.ts';
import { personAtDesk } from '../corporate/travel-policy.ts';
import { signedIn } from '../permission.ts';
import type { LedgerBook } from '../ports/account/ledger-book.ts';
import type { ApprovalBook } from '../ports/corporate/approval-book.ts';
import type { KeptCart, KeptCartItem } from '../ports/cart/cart-book.ts';
import { cartNamed, shownOf } from './kept-cart.ts';
import type { CartIntent, CartProduct } from './cart-product.ts';
import { type QuoteCartPorts, withQuote } from './quote-cart.ts';
import { isMade, troubleOf } from './troubles.ts';

export interface BookCartPorts extends QuoteCartPorts {
  readonly ledger: Pick<LedgerBook, 'balance'>;
  readonly approvals: Pick<ApprovalBook, 'giveReason'>;
}

interface ToBook {
  readonly item: KeptCartItem;
  readonly quoteId: string;
  readonly product: CartProduct;
}

export function bookCart(ports: BookCartPorts, caller: Caller, asked: BookCart): ReturnType<CartDesk['book']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'ticket');
    const cart = yield* cartNamed(ports, who, asked.cartId);
    const toBook = yield* open(ports, cart, asked);
    const reasons = yield* reasonsOf(ports, who, cart);
    yield* giveReason(ports, who, asked, toBook, reasons);
    const looked = yield* Effect.all(
      toBook.map(({ product, item, quoteId }) =>
        Effect.result(
          Effect.flatMap(product.intent(who, withQuote(item.content, quoteId)), (intent) =>
            intent === undefined ? Effect.fail(new NotFound({ what: 'quote' })) : Effect.succeed(intent),
          ),
        ),
      ),
      { concurrency: 4 },
    );
    const intents = looked.flatMap((each) => (each._tag === 'Success' ? [each.success] : []));
    yield* checkBalance(ports, who, intents);
    const booking: Caller = cart.ownerUserId === personAtDesk(who) ? who : { ...who, cartOwner: cart.ownerUserId };
    const troubles: { itemId: string; trouble: CartTrouble }[] = [];
    for (const [at, each] of toBook.entries()) {
      const { itemId } = each.item;
      const before = looked[at];
      const stopped = asked.ifOneFails === 'stop' && troubles.length > 0;
      const failure = stopped
        ? undefined
        : before?._tag === 'Failure'
          ? before.failure
          : yield* bookOne(ports, booking, who, asked.cartId, each);
      if (stopped) troubles.push({ itemId, trouble: 'not-tried' });
      else if (failure !== undefined && !isMade(failure)) troubles.push({ itemId, trouble: troubleOf(failure) });
    }
    const isMissed = reasons.length > 0 && troubles.some(({ trouble }) => trouble === 'policy-reason');
    return { ...shownOf(yield* cartNamed(ports, who, asked.cartId)), troubles, ...(isMissed && { reasons }) };
  });
}

/** Those that the company of whose cart it is lists. */
function reasonsOf(
  { companies }: BookCartPorts,
  who: SignedInCaller,
  { ownerUserId }: KeptCart,
): Effect.Effect<readonly TripReason[]> {
  return Effect.map(companies.ofPerson(who.agencyId, ownerUserId), (employed) => employed?.company.reasons ?? []);
}

/** Kept with every service, whether or not its rule asks for one. */
function giveReason(
  { approvals }: BookCartPorts,
  who: SignedInCaller,
  { reason: typed = '', reasonCode }: BookCart,
  toBook: readonly ToBook[],
  reasons: readonly TripReason[],
): Effect.Effect<void, Invalid> {
  return Effect.gen(function* () {
    const given = { reason: typed.trim(), ...(reasonCode !== undefined && { reasonCode }) };
    if (given.reason === '' && reasonCode === undefined) return;
    const violations = checkGivenReason(given, reasons);
    if (violations.length > 0) return yield* new Invalid({ violations });
    for (const { quoteId } of toBook) yield* approvals.giveReason(who.agencyId, quoteId, who.actor.userId, given);
  });
}

/** Those that are still to be booked: the same request again books nothing that is there. */
function open(
  { products }: BookCartPorts,
  { items }: KeptCart,
  asked: BookCart,
): Effect.Effect<readonly ToBook[], Invalid> {
  const known = new Map(items.map((item) => [item.itemId, item]));
  const unknown = asked.items.flatMap(({ itemId }, at) =>
    known.has(itemId) ? [] : [violation('not-a-choice', `items[${at}].itemId`)],
  );
  const twice = new Set(asked.items.map(({ itemId }) => itemId)).size < asked.items.length;
  const violations = [
    ...(asked.items.length === 0 ? [violation('required', 'items')] : []),
    ...(twice ? [violation('not-a-choice', 'items')] : []),
    ...unknown,
  ];
  if (violations.length > 0) return Effect.fail(new Invalid({ violations }));
  return Effect.succeed(
    asked.items.flatMap(({ itemId, quoteId }) => {
      const item = known.get(itemId);
      const product = item && products[item.product as keyof typeof products];
      if (item === undefined || product === undefined) return [];
      return item.booked === undefined || isTriedAgain(item.booked, quoteId) ? [{ item, quoteId, product }] : [];
    }),
  );
}

/** Nothing is booked where the account cannot pay for everything that can be. */
function checkBalance(
  { ledger, currency }: BookCartPorts,
  who: SignedInCaller,
  intents: readonly CartIntent[],
): Effect.Effect<void, BalanceTooLow> {
  const needed = sum(
    currency,
    intents.map(({ net }) => net),
  );
  if (needed.minor <= 0) return Effect.void;
  return Effect.flatMap(ledger.balance(who.agencyId), (account) => {
    const available = spendable(account);
    return compare(needed, available) > 0 ? Effect.fail(new BalanceTooLow({ needed, available })) : Effect.void;
  });
}

/** What stands in the way; undefined where it is booked. */
function bookOne(
  { carts }: BookCartPorts,
  caller: Caller,
  who: SignedInCaller,
  cartId: string,
  { item, quoteId, product }: ToBook,
): Effect.Effect<DeskFailure | undefined> {
  return Effect.gen(function* () {
    const tries = isTriedAgain(item.booked, quoteId) ? item.tries + 1 : item.tries;
    if (tries > item.tries) yield* carts.tryAgain(who.agencyId, cartId, item.itemId, tries);
    const content = withQuote(item.content, quoteId, bookingRequestOf(item.itemId, tries));
    return yield* Effect.match(product.book(caller, content), {
      onSuccess: () => undefined,
      onFailure: (failure): DeskFailure | undefined => failure,
    });
  });
}
