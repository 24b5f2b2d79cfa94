/** The carts of an agency: put together, changed, given up; priced and booked in files of their own. */
import { Effect } from 'effect';
import { checkCartName, mostCartItems, mostCarts } from '#domain/cart/cart.ts';
import { checkPage } from '#domain/rules/paged.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { AddToCart, CartDesk } from '#application/desk/cart/cart.ts';
import { Invalid, NotAllowedInState, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '../booking/check-request-id.ts';
import { actedBy, type Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import { bookCart, type BookCartPorts } from './book-cart.ts';
import { cartNamed, cartsOf, shownOf } from './kept-cart.ts';
import { addedAt, quoteCart, type QuoteCartPorts } from './quote-cart.ts';

const pageSize = 50;

export function makeCartDesk(ports: BookCartPorts): (caller: Caller) => CartDesk {
  return (caller) => ({
    carts: ({ kind, page }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'bookings');
        yield* refuse(checkPage(page));
        return { ...(yield* ports.carts.list(cartsOf(who), kind, page, pageSize)), page, pageSize };
      }),
    cart: ({ cartId }) =>
      Effect.gen(function* () {
        return shownOf(yield* cartNamed(ports, yield* signedIn(caller, 'bookings'), cartId));
      }),
    add: (asked) => addToCart(ports, caller, asked),
    change: (asked) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'book');
        yield* refuse(checkCartName(asked.name));
        const change = { ...asked, name: tidied(asked.name) };
        const isChanged = yield* ports.carts.change(cartsOf(who), change, {
          ...actedBy(who),
          operation: 'cart.change',
          reference: asked.cartId,
          detail: { kind: asked.kind, shared: asked.shared },
        });
        if (!isChanged) return yield* new NotFound({ what: 'cart' });
        return shownOf(yield* cartNamed(ports, who, asked.cartId));
      }),
    take: ({ cartId, itemId }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'book');
        const { items } = yield* cartNamed(ports, who, cartId);
        const booked = items.find((each) => each.itemId === itemId)?.booked;
        if (booked !== undefined && booked.status !== 'not-confirmed')
          return yield* new NotAllowedInState({ state: booked.status });
        const record = { ...actedBy(who), operation: 'cart.take', reference: cartId, detail: { itemId } };
        yield* ports.carts.take(cartsOf(who), cartId, itemId, record);
        return shownOf(yield* cartNamed(ports, who, cartId));
      }),
    remove: ({ cartId }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'book');
        const record = { ...actedBy(who), operation: 'cart.remove', reference: cartId };
        yield* ports.carts.remove(cartsOf(who), cartId, record);
      }),
    quote: (asked) => quoteCart(ports, caller, asked),
    book: (asked) => bookCart(ports, caller, asked),
  });
}

function addToCart(
  ports: QuoteCartPorts,
  caller: Caller,
  { cartId, name, ...content }: AddToCart,
): ReturnType<CartDesk['add']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const { requestId: itemId } = content.booking;
    const product = ports.products[content.product];
    yield* refuse([
      ...checkCartName(name),
      ...checkRequestId(cartId).map((each) => ({ ...each, path: 'cartId' })),
      ...checkRequestId(itemId).map((each) => ({ ...each, path: 'booking.requestId' })),
      ...(product === undefined ? [violation('not-a-choice', 'product')] : []),
    ]);
    if (product === undefined) return yield* new NotFound({ what: 'quote' });
    const before = yield* ports.carts.find(cartsOf(who), cartId);
    const known = before?.items.find((each) => each.itemId === itemId);
    if (before !== undefined && known !== undefined)
      return canonicalText(known.content) === canonicalText(content) ? shownOf(before) : yield* new RequestIdReused({});
    const intent = yield* product
      .intent(who, content)
      .pipe(Effect.catch((failure) => Effect.fail(failure._tag === 'Invalid' ? inBooking(failure) : failure)));
    if (intent === undefined) return yield* new NotFound({ what: 'quote' });
    const { quoteId, summary } = yield* addedAt(ports, who, before, content, intent);
    const { customerTotal, title, mark, startsOn, endsOn, leadTraveller, travellerCount } = summary;
    const added = yield* ports.carts.add({
      of: cartsOf(who),
      cartId,
      name: tidied(name),
      item: {
        itemId,
        content,
        inShort: { title, mark, startsOn, ...(endsOn && { endsOn }), leadTraveller, travellerCount },
        shown: customerTotal,
        addedBy: who.actor.name,
        lastQuote: { quoteId, actorUserId: who.actor.userId },
      },
      mostItems: mostCartItems,
      mostCarts,
      record: {
        ...actedBy(who),
        operation: 'cart.add',
        reference: cartId,
        detail: { itemId, product: content.product },
      },
    });
    if (added === 'not-found') return yield* new NotFound({ what: 'cart' });
    if (added === 'reused') return yield* new RequestIdReused({});
    if (added === 'too-many') {
      const most = before === undefined ? mostCarts : mostCartItems;
      return yield* new Invalid({ violations: [violation('list-count', 'cartId', { most })] });
    }
    return shownOf(yield* cartNamed(ports, who, cartId));
  });
}

/** What a product complains of is a field of the booking that was put in. */
function inBooking({ violations }: Invalid): Invalid {
  return new Invalid({ violations: violations.map((each) => ({ ...each, path: `booking.${each.path}` })) });
}

function refuse(violations: readonly Violation[]): Effect.Effect<void, Invalid> {
  return violations.length > 0 ? Effect.fail(new Invalid({ violations })) : Effect.void;
}

function tidied(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
