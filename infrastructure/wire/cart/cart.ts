/** Carts: services put together, priced and booked together. Shapes chosen here; what is put in is spelt by its product. */
import type {
  BookCart,
  CartBooked,
  CartChange,
  CartDesk,
  CartItem,
  CartOutcome,
  CartQuoted,
  CartRow,
  CartShown,
  CartsPage,
  PricedItem,
} from '#application/desk/cart/cart.ts';
import { cartTroubles } from '#application/desk/cart/cart.ts';
import { type InShort, products } from '#domain/booking/booking.ts';
import { type CartKind, cartKinds, cartPolicies } from '#domain/cart/cart.ts';
import { tripReason } from '../corporate/trip-reason.ts';
import { inShortFields } from '../booking/bookings-page.ts';
import { status } from '../booking/booking-rows.ts';
import { nothing } from '../form/codec.ts';
import { flag, money, moment, oneOf, opaque, paged, requestId, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, or, record } from '../form/shape.ts';
import { wireProducts } from '../products.ts';

const cartId = at('cartid', requestId);
const itemId = at('itemid', requestId);
const kind = oneOf(cartKinds);

const row = record<CartRow>({
  cartId,
  name: at('name', text),
  kind: at('kind', kind),
  shared: at('shared', flag),
  owner: at('owner', text),
  isOwn: at('own', flag),
  services: at('services', whole),
  booked: at('booked', whole),
  changedAt: at('changedat', moment),
});

const outcome = record<CartOutcome>({
  transactionId: at('transactionid', text),
  status: at('status', status),
  reference: maybe('pnr', text),
  total: at('total', money),
  net: maybe('net', money),
});

const item = record<CartItem>({
  itemId,
  product: at('product', oneOf(products)),
  inShort: at('summary', record<InShort>(inShortFields)),
  addedBy: at('addedby', text),
  addedAt: at('addedat', moment),
  shown: at('shown', money),
  outcome: maybe('outcome', outcome),
});

const shownFields = { cart: at('cart', row), items: at('items', list(item)) } as const;
const shown = inResult(codecOf(record<CartShown>(shownFields)));
const trouble = oneOf(cartTroubles);
const ofCart = codecOf(record<{ readonly cartId: string }>({ cartId }));

const priced = record<PricedItem>({
  itemId,
  price: maybe(
    'price',
    record<NonNullable<PricedItem['price']>>({
      quoteId: at('quoteid', opaque),
      total: at('total', money),
      net: maybe('net', money),
      earned: maybe('earned', money),
      expiresInSeconds: at('expiresin', whole),
    }),
  ),
  trouble: maybe('trouble', trouble),
});

export const cartOperations: AreaOperations<CartDesk> = {
  carts: operation({
    opid: 'CT001',
    actioncode: 'LISTCARTS',
    request: codecOf(
      record<{ readonly kind: CartKind; readonly page: number }>({
        kind: or('kind', kind, 'online'),
        page: or('page', whole, 1),
      }),
    ),
    answer: inResult(codecOf(record<CartsPage>({ carts: at('carts', list(row)), ...paged }))),
  }),
  cart: operation({ opid: 'CT001', actioncode: 'CART', request: ofCart, answer: shown }),
  add: operation({
    opid: 'CT001',
    actioncode: 'ADDTOCART',
    request: wireProducts.intoCart,
    answer: shown,
    changes: true,
  }),
  change: operation({
    opid: 'CT001',
    actioncode: 'CHANGECART',
    request: codecOf(
      record<CartChange>({
        cartId,
        name: at('name', text),
        kind: at('kind', kind),
        shared: or('shared', flag, false),
      }),
    ),
    answer: shown,
    changes: true,
  }),
  take: operation({
    opid: 'CT001',
    actioncode: 'TAKEFROMCART',
    request: codecOf(record<{ readonly cartId: string; readonly itemId: string }>({ cartId, itemId })),
    answer: shown,
    changes: true,
  }),
  remove: operation({
    opid: 'CT001',
    actioncode: 'REMOVECART',
    request: ofCart,
    answer: inResult(nothing),
    changes: true,
  }),
  quote: operation({
    opid: 'CT001',
    actioncode: 'QUOTECART',
    request: ofCart,
    answer: inResult(
      codecOf(
        record<CartQuoted>({
          ...shownFields,
          prices: at('prices', list(priced)),
          total: at('total', money),
          net: maybe('net', money),
          earned: maybe('earned', money),
        }),
      ),
    ),
  }),
  book: operation({
    opid: 'CT001',
    actioncode: 'BOOKCART',
    request: codecOf(
      record<BookCart>({
        cartId,
        items: at('items', list(record<BookCart['items'][number]>({ itemId, quoteId: at('quoteid', opaque) }))),
        ifOneFails: or('ifonefails', oneOf(cartPolicies), 'go-on'),
        reason: maybe('reason', text),
        reasonCode: maybe('reasoncode', text),
      }),
    ),
    answer: inResult(
      codecOf(
        record<CartBooked>({
          ...shownFields,
          troubles: or(
            'troubles',
            list(record<CartBooked['troubles'][number]>({ itemId, trouble: at('trouble', trouble) })),
            [],
          ),
          reasons: maybe('reasons', list(tripReason)),
        }),
      ),
    ),
    changes: true,
    patient: true,
  }),
};
