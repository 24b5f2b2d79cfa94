/** What the services of a cart cost now, each by its product's own quote. */
import { Effect } from 'effect';
import { priceTogether } from '#domain/cart/cart.ts';
import type { Currency } from '#domain/money/currency.ts';
import { secondsBetween } from '#domain/time/instant.ts';
import type { CartDesk, PricedItem } from '#application/desk/cart/cart.ts';
import type { Answer } from '#application/desk/answer.ts';
import { type AnyTime, type DeskFailure, NotFound, type SoldOut } from '#application/desk/failures.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import type { Caller, SignedInCaller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { CartBook, KeptCart, KeptCartItem } from '../ports/cart/cart-book.ts';
import type { CompanyBook } from '../ports/corporate/company-book.ts';
import type { Clock } from '../ports/machine.ts';
import { personAtDesk } from '../corporate/travel-policy.ts';
import { cartNamed, shownOf } from './kept-cart.ts';
import type { CartIntent, CartProduct, CartProducts } from './cart-product.ts';
import { troubleOf } from './troubles.ts';

export interface QuoteCartPorts {
  readonly carts: CartBook;
  readonly companies: Pick<CompanyBook, 'ofPerson'>;
  readonly products: CartProducts;
  readonly clock: Clock;
  readonly currency: Currency;
}

interface Quoted {
  readonly quoteId: string;
  readonly intent: CartIntent;
}

export function quoteCart(
  ports: QuoteCartPorts,
  caller: Caller,
  { cartId }: Parameters<CartDesk['quote']>[0],
): ReturnType<CartDesk['quote']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const cart = yield* cartNamed(ports, who, cartId);
    const buying = yield* forOwner(ports, who, cart);
    const open = cart.items.filter(({ booked }) => booked === undefined || booked.status === 'not-confirmed');
    const priced = yield* Effect.all(
      open.map((item) =>
        Effect.match(quoted(ports, buying, cartId, item), {
          onSuccess: (found) => ({ itemId: item.itemId, found }),
          onFailure: (failure) => ({ itemId: item.itemId, trouble: troubleOf(failure) }),
        }),
      ),
      { concurrency: 4 },
    );
    const now = ports.clock.now();
    const prices = priced.map((each): PricedItem => {
      if (!('found' in each)) return each;
      const { quoteId, intent } = each.found;
      const { customerTotal: total, earned } = intent.summary;
      const expiresInSeconds = Math.max(0, secondsBetween(now, intent.expiresAt));
      return { itemId: each.itemId, price: { quoteId, total, net: intent.net, earned, expiresInSeconds } };
    });
    const { total, charge, earned } = priceTogether(
      ports.currency,
      priced.flatMap((each) =>
        'found' in each
          ? [
              {
                total: each.found.intent.summary.customerTotal,
                charge: each.found.intent.net,
                earned: each.found.intent.summary.earned,
              },
            ]
          : [],
      ),
    );
    return { ...shownOf(cart), prices, total, net: charge, earned };
  });
}

/** A cart of a company's traveller is priced, also by others, by what the agency agreed with that company. */
function forOwner(
  { companies }: QuoteCartPorts,
  who: SignedInCaller,
  { ownerUserId }: KeptCart,
): Effect.Effect<SignedInCaller> {
  if (ownerUserId === personAtDesk(who)) return Effect.succeed(who);
  return Effect.map(companies.ofPerson(who.agencyId, ownerUserId), (employed) =>
    employed === undefined ? who : { ...who, cartBuyer: { companyId: employed.company.companyId } },
  );
}

/**
 * At what price a service goes in: by the quote that the caller has, except into the cart of a company's traveller, whose prices are
 * not the caller's.
 */
export function addedAt(
  ports: QuoteCartPorts,
  who: SignedInCaller,
  cart: KeptCart | undefined,
  content: CartContent,
  { summary }: CartIntent,
): Answer<{ readonly quoteId: string; readonly summary: CartIntent['summary'] }, NotFound | SoldOut> {
  return Effect.gen(function* () {
    const buying = cart === undefined ? who : yield* forOwner(ports, who, cart);
    if (buying === who) return { quoteId: content.booking.quoteId, summary };
    const priced = yield* newlyQuoted(ports, buying, content).pipe(Effect.mapError(withoutPrice));
    return { quoteId: priced.quoteId, summary: priced.intent.summary };
  });
}

/** What no question for a price fails with says that there is none. */
function withoutPrice(failure: DeskFailure): AnyTime | NotFound | SoldOut {
  switch (failure._tag) {
    case 'FareChanged':
    case 'BalanceTooLow':
    case 'OverLimit':
    case 'RequestIdReused':
    case 'InDoubt':
    case 'NotAllowedInState':
    case 'AwaitingApproval':
      return new NotFound({ what: 'quote' });
    default:
      return failure;
  }
}

function newlyQuoted(
  { products }: Pick<QuoteCartPorts, 'products'>,
  who: SignedInCaller,
  content: CartContent,
): Effect.Effect<Quoted, DeskFailure> {
  return Effect.gen(function* () {
    const product = sellerOf(products, content);
    const { quoteId } = yield* product.quote(who, content);
    const intent = yield* product.intent(who, withQuote(content, quoteId));
    return intent === undefined ? yield* Effect.die(new Error(`Quote ${quoteId} was not kept`)) : { quoteId, intent };
  });
}

function sellerOf(products: CartProducts, { product }: CartContent): CartProduct {
  const seller = products[product];
  if (seller === undefined) throw new Error(`Nobody sells a ${product}`);
  return seller;
}

/** By the caller's last quote where it stands and was not spent; by a new one otherwise. */
function quoted(
  { products, carts }: QuoteCartPorts,
  who: SignedInCaller,
  cartId: string,
  { itemId, content, lastQuote, booked }: KeptCartItem,
): Effect.Effect<Quoted, DeskFailure> {
  return Effect.gen(function* () {
    const isOwn = lastQuote.actorUserId === who.actor.userId && booked?.quoteId !== lastQuote.quoteId;
    const standing = isOwn
      ? yield* sellerOf(products, content).intent(who, withQuote(content, lastQuote.quoteId))
      : undefined;
    if (standing !== undefined) return { quoteId: lastQuote.quoteId, intent: standing };
    const found = yield* newlyQuoted({ products }, who, content);
    yield* carts.quoted(who.agencyId, cartId, itemId, { quoteId: found.quoteId, actorUserId: who.actor.userId });
    return found;
  });
}

/** The same service, booked from another quote, under another request. */
export function withQuote(content: CartContent, quoteId: string, requestId = content.booking.requestId): CartContent {
  // The product stays what it is.
  return { ...content, booking: { ...content.booking, quoteId, requestId } } as CartContent;
}
