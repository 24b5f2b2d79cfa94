/** Carts as they cross the wire. */
import fc from 'fast-check';
import { cartTroubles } from '#application/desk/cart/cart.ts';
import { products } from '#domain/booking/booking.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { cartKinds, cartPolicies } from '#domain/cart/cart.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Price } from '#domain/price/price.ts';
import type { anyInsurance } from '#tests/products/insurance/insurance-wire.ts';
import type { anyVisa } from '#tests/products/visa/visa-wire.ts';
import { anyDate, anyInstant } from '../time.ts';
import { busArbitraries } from '../bus/bus-wire.ts';
import { trainArbitraries } from '../train/train-wire.ts';
import { cabArbitraries } from '../cab/cab-wire.ts';
import { cruiseArbitraries } from '../cruise/cruise-wire.ts';
import { hotelArbitraries } from '../hotel/wire.ts';
import { tripReason } from '../corporate-wire.ts';
import { anyMoney } from '../money.ts';

const text = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9 .,@/-]{1,30}$/),
  fc.constantFrom('&=+%[]', 'a[b]=c', 'نص', '<x/>'),
);
const whole = fc.nat(1000);
const few = <A>(one: fc.Arbitrary<A>) => fc.array(one, { maxLength: 2 });
const ids = { cartId: fc.uuid() };
const itemId = fc.uuid();

const row = fc.record({
  ...ids,
  name: text,
  kind: fc.constantFrom(...cartKinds),
  shared: fc.boolean(),
  owner: text,
  isOwn: fc.boolean(),
  services: whole,
  booked: whole,
  changedAt: anyInstant,
});
const outcome = fc.record(
  {
    transactionId: text,
    status: fc.constantFrom(...bookingStatuses),
    reference: text,
    total: anyMoney,
    net: anyMoney,
  },
  { requiredKeys: ['transactionId', 'status', 'total'] },
);
const item = fc.record(
  {
    itemId,
    product: fc.constantFrom(...products),
    inShort: fc.record(
      {
        title: text,
        mark: text,
        startsOn: anyDate,
        endsOn: anyDate,
        leadTraveller: text,
        travellerCount: whole,
      },
      { requiredKeys: ['title', 'mark', 'startsOn', 'leadTraveller', 'travellerCount'] },
    ),
    addedBy: text,
    addedAt: anyInstant,
    shown: anyMoney,
    outcome,
  },
  { requiredKeys: ['itemId', 'product', 'inShort', 'addedBy', 'addedAt', 'shown'] },
);
const shownFields = { cart: row, items: few(item) };
const shown = fc.record(shownFields);
const trouble = fc.constantFrom(...cartTroubles);
const price = fc.record(
  { quoteId: text, total: anyMoney, net: anyMoney, earned: anyMoney, expiresInSeconds: whole },
  { requiredKeys: ['quoteId', 'total', 'expiresInSeconds'] },
);

interface Others {
  readonly insurance: ReturnType<typeof anyInsurance>;
  readonly visa: ReturnType<typeof anyVisa>;
  readonly traveller: fc.Arbitrary<Traveller>;
}

export function cartArbitraries(fare: fc.Arbitrary<Price>, { insurance, visa, traveller }: Others) {
  const named = { ...ids, name: text };
  const bus = busArbitraries(fare);
  const cab = cabArbitraries(fare);
  const cruise = cruiseArbitraries(fare, traveller);
  const hotel = hotelArbitraries(fare);
  const train = trainArbitraries(fare);
  const content = fc.oneof(
    fc.record({
      ...named,
      product: fc.constant('bus' as const),
      quote: bus.block.request,
      booking: bus.book.request,
    }),
    fc.record({
      ...named,
      product: fc.constant('cab' as const),
      quote: cab.quote.request,
      booking: cab.book.request,
    }),
    fc.record({
      ...named,
      product: fc.constant('cruise' as const),
      quote: cruise.quote.request,
      booking: cruise.book.request,
    }),
    fc.record({
      ...named,
      product: fc.constant('hotel' as const),
      quote: hotel.prebook.request,
      booking: hotel.book.request,
    }),
    fc.record({
      ...named,
      product: fc.constant('insurance' as const),
      quote: insurance.quote.request,
      booking: insurance.book.request,
    }),
    fc.record({
      ...named,
      product: fc.constant('train' as const),
      quote: train.quote.request,
      booking: train.book.request,
    }),
    fc.record({
      ...named,
      product: fc.constant('visa' as const),
      quote: visa.quote.request,
      booking: visa.book.request,
    }),
  );
  const ofCart = { request: fc.record(ids), answer: shown };
  return {
    carts: {
      request: fc.record({ kind: fc.constantFrom(...cartKinds), page: whole }),
      answer: fc.record({ carts: few(row), total: whole, page: whole, pageSize: whole }),
    },
    cart: ofCart,
    add: { request: content, answer: shown },
    change: {
      request: fc.record({ ...named, kind: fc.constantFrom(...cartKinds), shared: fc.boolean() }),
      answer: shown,
    },
    take: { request: fc.record({ ...ids, itemId }), answer: shown },
    remove: { request: fc.record(ids), answer: fc.constant(undefined) },
    quote: {
      request: fc.record(ids),
      answer: fc.record(
        {
          ...shownFields,
          prices: few(fc.record({ itemId, price, trouble }, { requiredKeys: ['itemId'] })),
          total: anyMoney,
          net: anyMoney,
          earned: anyMoney,
        },
        { requiredKeys: ['cart', 'items', 'prices', 'total'] },
      ),
    },
    book: {
      request: fc.record(
        {
          ...ids,
          items: fc.array(fc.record({ itemId, quoteId: text }), { minLength: 1, maxLength: 3 }),
          ifOneFails: fc.constantFrom(...cartPolicies),
          reason: text,
          reasonCode: text,
        },
        { requiredKeys: ['cartId', 'items', 'ifOneFails'] },
      ),
      answer: fc.record(
        { ...shownFields, troubles: few(fc.record({ itemId, trouble })), reasons: few(tripReason) },
        { requiredKeys: ['cart', 'items', 'troubles'] },
      ),
    },
  };
}
