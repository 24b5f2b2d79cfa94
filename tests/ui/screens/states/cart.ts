/** Carts: priced and booked together, and those that are set aside. */
import { cart } from '../samples.ts';
import { answer, cutOff, type ScreenTable, silent } from '../screen-states.ts';

const none = { carts: [], total: 0, page: 1, pageSize: 50 };
const { quote, book, cart: whole } = cart;
const priced = quote.answer;
const moved = {
  ...priced,
  items: priced.items.map((item) => ({ ...item, shown: { ...item.shown, minor: item.shown.minor - 25_000 } })),
};
const empty = { ...priced, items: [], prices: [] };

export const cartScreens: readonly ScreenTable[] = [
  {
    path: '/cart-selection',
    at: '/cart-selection',
    shows: 'Deira',
    asks: 'cart.carts',
    states: [
      // 300 and 54 of GST, as one.
      { name: 'what cancelling costs', shows: '354' },
      { name: 'empty', shows: 'cart-none-online', answers: { 'cart.carts': answer(none) } },
      { name: 'one loading', shows: 'design-loading', answers: { 'cart.cart': silent } },
      { name: 'one cut off', shows: 'failure-unreachable', answers: { 'cart.cart': cutOff } },
      { name: 'prices cut off', shows: 'failure-unreachable', answers: { 'cart.quote': cutOff } },
      { name: 'a price moved', shows: 'cart-agree', answers: { 'cart.quote': answer(moved) } },
      { name: 'nothing in it', shows: 'cart-empty', answers: { 'cart.quote': answer(empty) } },
      {
        name: 'a reason asked for',
        shows: 'cart-reason-help',
        answers: {
          'cart.book': answer({
            ...priced,
            troubles: priced.items.map(({ itemId }) => ({ itemId, trouble: 'policy-reason' as const })),
          }),
        },
        press: ['aside button >> nth=-1'],
      },
      {
        name: 'one of the company’s reasons asked for',
        shows: 'cart-reason-code',
        answers: {
          'cart.book': answer({
            ...priced,
            troubles: priced.items.map(({ itemId }) => ({ itemId, trouble: 'policy-reason' as const })),
            reasons: [{ code: 'CLIENT', name: 'The client set the time or place' }],
          }),
        },
        press: ['aside button >> nth=-1'],
      },
      { name: 'booked', shows: 'cart-each-alone', answers: { 'cart.cart': answer(book.answer), 'cart.quote': cutOff } },
    ],
  },
  {
    path: '/cart-selection-offline',
    at: '/cart-selection-offline',
    shows: 'Deira',
    asks: 'cart.carts',
    states: [
      { name: 'empty', shows: 'cart-none-offline', answers: { 'cart.carts': answer(none) } },
      {
        name: 'set aside',
        shows: 'cart-take-up',
        answers: { 'cart.cart': answer({ ...whole.answer, cart: { ...whole.answer.cart, kind: 'offline' } }) },
      },
    ],
  },
];
