/**
 * Carts over HTTP, on both databases: put together, shared, priced and booked; sent twice, by two at once, after a restart, without enough
 * money. Whatever happens, each service is booked once.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendable } from '#domain/account/balance.ts';
import { money } from '#domain/money/money.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { aBerth, aCab, aFlight, agreed, failureOf, get, aPolicy, aVisa } from './putting-in.ts';

describe.each(databases())('carts over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let owner: PortalDesk;
  let colleague: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    owner = await portalDesk(office, 'agent@demo.test');
    colleague = await portalDesk(office, 'staff@demo.test');
  });
  afterAll(() => office.stop());

  const filled = async (lastNames: { flight?: string; cab?: string } = {}) => {
    const cartId = randomUUID();
    await get(owner.desk.cart.add(await aFlight(owner.desk, cartId, lastNames.flight)));
    await get(owner.desk.cart.add(await aCab(owner.desk, cartId, lastNames.cab)));
    return cartId;
  };
  const bookingsNow = async () => (await get(owner.desk.booking.list({ page: 1 }))).total;

  it('keeps services of several products, each once, and takes them out again', async () => {
    const { cart } = owner.desk;
    const cartId = randomUUID();
    const flight = await aFlight(owner.desk, cartId);
    const once = await get(cart.add(flight));
    const twice = await get(cart.add(flight));
    expect(twice).toEqual(once);
    const both = await get(cart.add(await aCab(owner.desk, cartId)));
    expect(both.items.map(({ product }) => product)).toEqual(['flight', 'cab']);
    expect(both.cart).toMatchObject({ name: 'Asha Rao, Mumbai', services: 2, booked: 0, isOwn: true, shared: false });
    expect(await failureOf(cart.add({ ...flight, cartId: randomUUID() }))).toMatchObject({ _tag: 'RequestIdReused' });
    const left = await get(cart.take({ cartId, itemId: flight.booking.requestId }));
    expect(left.items.map(({ product }) => product)).toEqual(['cab']);
    await get(cart.remove({ cartId }));
    await get(cart.remove({ cartId }));
    expect(await failureOf(cart.cart({ cartId }))).toMatchObject({ _tag: 'NotFound', what: 'cart' });
  });

  it('keeps nothing that its product would refuse, and says so at the field', async () => {
    const cab = await aCab(owner.desk, randomUUID());
    if (cab.product !== 'cab') throw new Error('not a cab');
    const nobody = { ...cab, booking: { ...cab.booking, lead: { ...cab.booking.lead, lastName: '' } } };
    const failure = await failureOf(owner.desk.cart.add(nobody));
    expect(failure).toMatchObject({ _tag: 'Invalid' });
    expect('violations' in failure ? failure.violations : []).toContainEqual(
      expect.objectContaining({ path: 'booking.lead.lastName' }),
    );
    const unknown = { ...cab, booking: { ...cab.booking, quoteId: randomUUID() } };
    expect(await failureOf(owner.desk.cart.add(unknown))).toMatchObject({ _tag: 'NotFound', what: 'quote' });
  });

  it('shows a shared cart to colleagues, without net fares, and others to nobody', async () => {
    const cartId = await filled();
    const { cart } = colleague.desk;
    expect(await failureOf(cart.cart({ cartId }))).toMatchObject({ _tag: 'NotFound' });
    expect(await failureOf(cart.quote({ cartId }))).toMatchObject({ _tag: 'NotFound' });
    await get(owner.desk.cart.change({ cartId, name: 'For Asha', kind: 'online', shared: true }));
    const quoted = await get(cart.quote({ cartId }));
    expect(quoted.cart).toMatchObject({ name: 'For Asha', isOwn: false });
    expect(quoted.prices.every(({ price }) => price?.net === undefined && price?.total !== undefined)).toBe(true);
    expect(quoted.net).toBeUndefined();
    // Sharing is the owner's.
    const kept = await get(cart.change({ cartId, name: 'For Asha', kind: 'offline', shared: false }));
    expect(kept.cart).toMatchObject({ kind: 'offline', shared: true });
    const { carts } = await get(cart.carts({ kind: 'offline', page: 1 }));
    expect(carts.map((each) => each.cartId)).toContain(cartId);
    const traveller = await portalDesk(office, 'traveller@demo.test');
    expect(await failureOf(traveller.desk.cart.cart({ cartId }))).toMatchObject({ _tag: 'NotFound' });
  });

  it('uses a quote while it stands, and books each service once, however often it is sent', async () => {
    const cartId = await filled();
    const first = await get(owner.desk.cart.quote({ cartId }));
    const again = await get(owner.desk.cart.quote({ cartId }));
    expect(agreed(again)).toEqual(agreed(first));
    const parts = first.prices.map(({ price }) => price?.total.minor ?? 0);
    expect(first.total.minor).toBe(parts.reduce((one, other) => one + other, 0));
    const before = await bookingsNow();
    const booked = await get(owner.desk.cart.book(agreed(first)));
    expect(booked.troubles).toEqual([]);
    expect(booked.items.map(({ outcome }) => outcome?.status)).toEqual(['confirmed', 'confirmed']);
    expect(booked.items.map(({ outcome }) => outcome?.total)).toEqual(first.prices.map(({ price }) => price?.total));
    expect(await get(owner.desk.cart.book(agreed(first)))).toEqual(booked);
    expect(await bookingsNow()).toBe(before + 2);
    const [item] = booked.items;
    expect(await failureOf(owner.desk.cart.take({ cartId, itemId: item?.itemId ?? '' }))).toMatchObject({
      _tag: 'NotAllowedInState',
    });
  });

  it('books a policy and a visa beside flights in one cart', async () => {
    const { cart } = owner.desk;
    const cartId = randomUUID();
    for (const one of [aFlight, aPolicy, aVisa]) await get(cart.add(await one(owner.desk, cartId)));
    const quoted = await get(cart.quote({ cartId }));
    expect(quoted.items.map(({ product }) => product)).toEqual(['flight', 'insurance', 'visa']);
    const booked = await get(cart.book(agreed(quoted)));
    expect(booked.items.map(({ outcome }) => outcome?.status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    const ids = booked.items.map(({ outcome }) => outcome?.transactionId.slice(0, 2));
    expect(ids).toEqual(['FL', 'IN', 'VS']);
  });

  it('books berths of a train beside a cab, each with its outcome', async () => {
    const { cart } = owner.desk;
    const cartId = randomUUID();
    for (const one of [aBerth, aCab]) await get(cart.add(await one(owner.desk, cartId)));
    const quoted = await get(cart.quote({ cartId }));
    expect(quoted.items.map(({ product, inShort }) => [product, inShort.travellerCount])).toEqual([
      ['train', 1],
      ['cab', 2],
    ]);
    const booked = await get(cart.book(agreed(quoted)));
    expect(booked.items.map(({ outcome }) => outcome?.status)).toEqual(['confirmed', 'confirmed']);
    expect(booked.items.map(({ outcome }) => outcome?.transactionId.slice(0, 2))).toEqual(['TR', 'CB']);
    expect(await get(cart.book(agreed(quoted)))).toEqual(booked);
  });

  it('is booked once by two who book it at the same time', async () => {
    const cartId = await filled();
    await get(owner.desk.cart.change({ cartId, name: 'Ours', kind: 'online', shared: true }));
    const mine = agreed(await get(owner.desk.cart.quote({ cartId })));
    const theirs = agreed(await get(colleague.desk.cart.quote({ cartId })));
    const before = await bookingsNow();
    const [one, other] = await Promise.all([get(owner.desk.cart.book(mine)), get(colleague.desk.cart.book(theirs))]);
    expect(await bookingsNow()).toBe(before + 2);
    const now = await get(owner.desk.cart.cart({ cartId }));
    expect(now.items.map(({ outcome }) => outcome?.status)).toEqual(['confirmed', 'confirmed']);
    expect([one.troubles, other.troubles]).toEqual([[], []]);
  });

  it('books what can be booked, leaves the rest with a reason, and tries it again at a new price', async () => {
    const cartId = await filled({ flight: 'TESTSOLDOUT' });
    const booked = await get(owner.desk.cart.book(agreed(await get(owner.desk.cart.quote({ cartId })))));
    const [flight, cab] = booked.items;
    expect(booked.troubles).toEqual([{ itemId: flight?.itemId, trouble: 'sold-out' }]);
    expect(flight?.outcome?.status).toBe('not-confirmed');
    expect(cab?.outcome?.status).toBe('confirmed');
    const before = await bookingsNow();
    const quoted = await get(owner.desk.cart.quote({ cartId }));
    expect(quoted.prices.map(({ itemId }) => itemId)).toEqual([flight?.itemId]);
    const twice = await get(owner.desk.cart.book(agreed(quoted)));
    // It is sold out still: a booking of its own came to nothing again.
    expect(twice.items[0]?.outcome?.transactionId).not.toBe(flight?.outcome?.transactionId);
    expect(await bookingsNow()).toBe(before + 1);
    await get(owner.desk.cart.take({ cartId, itemId: flight?.itemId ?? '' }));
  });

  it('stops at the first that fails where that was asked for', async () => {
    const cartId = await filled({ flight: 'TESTSOLDOUT' });
    const booked = await get(owner.desk.cart.book(agreed(await get(owner.desk.cart.quote({ cartId })), 'stop')));
    expect(booked.troubles.map(({ trouble }) => trouble)).toEqual(['sold-out', 'not-tried']);
    expect(booked.items[1]?.outcome).toBeUndefined();
  });

  it('books nothing at all where the account cannot pay for everything', async () => {
    const cartId = await filled();
    const quoted = await get(owner.desk.cart.quote({ cartId }));
    const ledger = new StoredLedgerBook(database);
    const each = quoted.prices.map(({ price }) => price?.net?.minor ?? 0);
    // Enough for either, not for both: the rest is set aside.
    const left = Math.max(...each) + 100;
    const aside = spendable(await get(ledger.balance('malabar'))).minor - left;
    const setAside = (by: number) =>
      database.query('update account set reserved = reserved + $2 where agency_id = $1', ['malabar', by]);
    await setAside(aside);
    const before = await bookingsNow();
    expect(await failureOf(owner.desk.cart.book(agreed(quoted)))).toMatchObject({
      _tag: 'BalanceTooLow',
      needed: quoted.net,
      available: money(left, 'INR'),
    });
    expect(await bookingsNow()).toBe(before);
    await setAside(-aside);
    expect((await get(owner.desk.cart.book(agreed(quoted)))).troubles).toEqual([]);
  });

  it('goes on where a request that was cut off between two services left it', async () => {
    const cartId = await filled();
    const asked = agreed(await get(owner.desk.cart.quote({ cartId })));
    const before = await bookingsNow();
    // What is there once the first is booked and the process ends: the request of the second was never made.
    const cut = await get(owner.desk.cart.book({ ...asked, items: asked.items.slice(0, 1) }));
    expect(cut.items.map(({ outcome }) => outcome?.status)).toEqual(['confirmed', undefined]);
    const whole = await get(owner.desk.cart.book(asked));
    expect(whole.items.map(({ outcome }) => outcome?.status)).toEqual(['confirmed', 'confirmed']);
    expect(whole.items[0]?.outcome).toEqual(cut.items[0]?.outcome);
    expect(await bookingsNow()).toBe(before + 2);
  });

  it('says that a service is in doubt whose answer was lost, and books it no second time', async () => {
    const cartId = await filled({ flight: 'TESTTIMEOUT' });
    const asked = agreed(await get(owner.desk.cart.quote({ cartId })));
    const booked = await get(owner.desk.cart.book(asked));
    expect(booked.troubles).toEqual([]);
    expect(booked.items[0]?.outcome?.transactionId).toBeDefined();
    const again = await get(owner.desk.cart.book(asked));
    expect(again.items.map(({ outcome }) => outcome?.transactionId)).toEqual(
      booked.items.map(({ outcome }) => outcome?.transactionId),
    );
  });
});
