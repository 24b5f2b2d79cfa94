/** Examples of carts. */
import type { CartDesk, CartItem, CartRow } from '#application/desk/cart/cart.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';
import { rupees } from '../samples.ts';

const cartId = '8a4b2c61-6a0e-4f0e-9a64-52c7b1d50e19';
const [there, back] = ['2f1e8a30-1b77-4c5b-8a43-6f0d5f3f7a01', 'c1a09be2-55b5-4d0b-9c0f-2f6d1c9d3b44'] as const;

const cart: CartRow = {
  cartId,
  name: 'Ibrahim, Dubai',
  kind: 'online',
  shared: true,
  owner: 'Anita Menon',
  isOwn: true,
  services: 2,
  booked: 0,
  changedAt: instant('2026-11-20T09:12:00.000Z'),
};

const added = { addedBy: 'Anita Menon', addedAt: instant('2026-11-20T09:12:00.000Z') };
const items: readonly [CartItem, CartItem] = [
  {
    itemId: there,
    product: 'cab',
    inShort: {
      title: 'Deira, DXB',
      mark: 'suv',
      startsOn: isoDate('2026-12-04'),
      leadTraveller: 'Nazeer Ibrahim',
      travellerCount: 3,
    },
    ...added,
    shown: rupees('4100.00'),
  },
  {
    itemId: back,
    product: 'cab',
    inShort: {
      title: 'DXB, Deira',
      mark: 'sedan',
      startsOn: isoDate('2026-11-29'),
      leadTraveller: 'Nazeer Ibrahim',
      travellerCount: 1,
    },
    ...added,
    shown: rupees('2900.00'),
  },
];
const shown = { cart, items };

export const cartReference: AreaReference<CartDesk> = {
  carts: {
    about:
      'The caller’s carts, and those that are shared, the last changed first: kind online, priced again whenever they are opened, or ' +
      'offline, set aside for a customer. 901 without the right to book, here and below. A company’s traveller sees own carts alone.',
    request: { kind: 'online', page: 1 },
    answer: { carts: [cart], total: 1, page: 1, pageSize: 50 },
  },
  cart: {
    about:
      'A cart and its services, each with the booking that was made of it. 903 where it is another’s and not shared.',
    request: { cartId },
    answer: shown,
  },
  add: {
    about:
      'Puts a service in. quote is what the product’s own quote is asked by, booking what its own BOOK takes: quoteid names the quote that it ' +
      'was filled in for, requestid, a UUID made by the caller, the service. A cartid that is new makes a cart of that name. 902 as the ' +
      'product’s BOOK refuses it, with list-count at cartid where there are too many; 903 quote where the quote is over. The same again adds nothing.',
    request: {
      cartId,
      name: cart.name,
      product: 'cab',
      quote: { cabId: 'c2Vk.8f3a' },
      booking: {
        quoteId: 'f0f7a5de-5b1a-4c7e-9a77-8d3c52f6a0b1',
        requestId: back,
        contact: { email: 'nazeer@example.com', mobile: '9847012345' },
        parameters: [],
        acceptTerms: true,
        lead: { title: 'Mr', firstName: 'Nazeer', lastName: 'Ibrahim' },
        pickUpPoint: 'Terminal 1, arrivals',
        arrivingBy: 'IX 435',
      },
    },
    answer: shown,
  },
  change: {
    about:
      'Names a cart, sets it aside or takes it up again, and shares it or not; the last is left as it is for anybody but its owner.',
    request: { cartId, name: cart.name, kind: 'offline', shared: true },
    answer: { ...shown, cart: { ...cart, kind: 'offline' } },
  },
  take: {
    about: 'Takes a service out. 910 where it is booked, or being booked.',
    request: { cartId, itemId: back },
    answer: { cart: { ...cart, services: 1 }, items: [items[0]] },
  },
  remove: {
    about: 'Gives a cart up. What was booked from it stays booked; what is gone already is no failure.',
    request: { cartId },
    answer: undefined,
  },
  quote: {
    about:
      'What each service that is not booked costs now, by its product’s own quote; the caller’s last quote is used while it stands. ' +
      'trouble says why one has no price: sold-out, gone (it is offered no longer), not-accepted (what was filled in), policy, awaiting-approval, not-permitted, not-sold (its product is not sold here), ' +
      'later (its supplier does not answer). total is of those that have one. Fields of net fares come for callers who may see them.',
    request: { cartId },
    answer: {
      ...shown,
      prices: [
        {
          itemId: there,
          price: {
            quoteId: '0f3b5c7e-8d57-4f52-9c8e-1d7c64b0a0a2',
            total: rupees('4100.00'),
            net: rupees('3940.00'),
            earned: rupees('160.00'),
            expiresInSeconds: 900,
          },
        },
        { itemId: back, trouble: 'sold-out' },
      ],
      total: rupees('4100.00'),
      net: rupees('3940.00'),
      earned: rupees('160.00'),
    },
  },
  book: {
    about:
      'Books the services that are named, at the prices of those quotes, one after another: what is booked stays booked. 905 before the first ' +
      'where the account cannot pay for all. ifonefails is go-on or stop: what comes after a failure is then not-tried. From a traveller’s cart the company’s policy counts, also where an agent books it: policy-reason asks for ' +
      'reason, and where the company lists some for reasoncode too, of which reasons says each, awaiting-approval is booked once it is approved. Sent again, also by ' +
      'another person, it books nothing twice and answers how everything stands. A service that came to nothing (not-confirmed) is tried again with a new quote.',
    request: {
      cartId,
      items: [
        { itemId: there, quoteId: '0f3b5c7e-8d57-4f52-9c8e-1d7c64b0a0a2' },
        { itemId: back, quoteId: 'f0f7a5de-5b1a-4c7e-9a77-8d3c52f6a0b1' },
      ],
      ifOneFails: 'go-on',
      reason: 'A client meeting',
    },
    answer: {
      cart: { ...cart, booked: 1 },
      items: [
        {
          ...items[0],
          outcome: {
            transactionId: 'CB26112000012',
            status: 'confirmed',
            reference: 'CB48213377',
            total: rupees('4100.00'),
            net: rupees('3940.00'),
          },
        },
        items[1],
      ],
      troubles: [{ itemId: back, trouble: 'quote-over' }],
    },
  },
};
