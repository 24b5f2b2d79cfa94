/**
 * What may be done with a cart over HTTP, on both databases: nothing that its products' own desks would refuse. What is not sold here,
 * what only looks, what passes a limit.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { AddToCart } from '#application/desk/cart/cart.ts';
import { NotPermitted } from '#application/desk/failures.ts';
import {
  emulatedDesk,
  portalDesk,
  type PortalDesk,
  type RunningBackOffice,
  runBackOffice,
} from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { aCab, aFlight, agreed, failureOf, get } from './putting-in.ts';

describe.each(databases())('what may be done with a cart over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let operator: PortalDesk;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    agent = await portalDesk(office, 'agent@demo.test');
    operator = await portalDesk(office, 'operator@demo.test');
  });
  afterAll(() => office.stop());

  const bookingsNow = async () => (await get(agent.desk.booking.list({ page: 1 }))).total;
  const cartOf = async (...services: readonly ((cartId: string) => Promise<AddToCart>)[]) => {
    const cartId = randomUUID();
    for (const service of services) await get(agent.desk.cart.add(await service(cartId)));
    return cartId;
  };
  const flight = (cartId: string) => aFlight(agent.desk, cartId);
  const cab = (cartId: string) => aCab(agent.desk, cartId);
  const selling = async (sold: (product: Product) => boolean) => {
    const { configuration, version } = await get(operator.desk.operations.configuration());
    const enabledServices = configuration.enabledServices.filter(sold);
    await get(
      operator.desk.operations.setConfiguration({ configuration: { ...configuration, enabledServices }, version }),
    );
    return async () => {
      const { version: now } = await get(operator.desk.operations.configuration());
      await get(operator.desk.operations.setConfiguration({ configuration, version: now }));
    };
  };

  it('prices and books nothing that is sold no longer, and leaves what was booked of it', async () => {
    const earlier = await cartOf(cab);
    await get(agent.desk.cart.book(agreed(await get(agent.desk.cart.quote({ cartId: earlier })))));
    const booked = await get(agent.desk.cart.cart({ cartId: earlier }));
    expect(booked.items.map(({ outcome }) => outcome?.status)).toEqual(['confirmed']);
    const cartId = await cartOf(flight, cab);
    const late = await aCab(agent.desk, cartId);
    const asked = agreed(await get(agent.desk.cart.quote({ cartId })));
    const soldAgain = await selling((product) => product !== 'cab');
    const before = await bookingsNow();

    const quoted = await get(agent.desk.cart.quote({ cartId }));
    const [air, ride] = quoted.items;
    expect(quoted.prices).toMatchObject([
      { itemId: air?.itemId, price: expect.anything() },
      { itemId: ride?.itemId, trouble: 'not-sold' },
    ]);
    expect(quoted.total).toEqual(quoted.prices[0]?.price?.total);
    expect(await failureOf(agent.desk.cart.add(late))).toMatchObject({ _tag: 'NotPermitted', reason: 'not-sold' });
    // Agreed to while it was sold: the flight is booked, the ride is not.
    const after = await get(agent.desk.cart.book(asked));
    expect(after.troubles).toEqual([{ itemId: ride?.itemId, trouble: 'not-sold' }]);
    expect(after.items.map(({ outcome }) => outcome?.status)).toEqual(['confirmed', undefined]);
    expect(await bookingsNow()).toBe(before + 1);
    expect(await get(agent.desk.cart.cart({ cartId: earlier }))).toEqual(booked);
    expect((await get(agent.desk.cart.quote({ cartId: earlier }))).prices).toEqual([]);

    await soldAgain();
    const again = await get(agent.desk.cart.book(agreed(await get(agent.desk.cart.quote({ cartId })))));
    expect(again.items.map(({ outcome }) => outcome?.status)).toEqual(['confirmed', 'confirmed']);
  });

  it('is looked at, and not changed, by who only looks at somebody else’s desk', async () => {
    const cartId = await cartOf(flight, cab);
    const late = await aCab(agent.desk, cartId);
    const asked = agreed(await get(agent.desk.cart.quote({ cartId })));
    const emulating = async (readOnly: boolean) =>
      (await emulatedDesk(office, operator.desk, agent.signedIn?.identity, readOnly)).desk.cart;
    const before = await bookingsNow();
    const looking = await emulating(true);
    expect((await get(looking.cart({ cartId }))).items).toHaveLength(2);
    const [first] = asked.items;
    const refused = [
      looking.add(late),
      looking.change({ cartId, name: 'Theirs', kind: 'offline', shared: true }),
      looking.take({ cartId, itemId: first?.itemId ?? '' }),
      looking.remove({ cartId }),
      looking.book(asked),
    ];
    const failures = await Promise.all(refused.map((each) => failureOf<unknown, unknown>(each)));
    expect(failures.map((each) => each instanceof NotPermitted && each.reason)).toEqual(refused.map(() => 'read-only'));
    expect(await failureOf(looking.quote({ cartId }))).toMatchObject({ _tag: 'NotPermitted' });
    expect(await bookingsNow()).toBe(before);

    const acting = await emulating(false);
    const done = await get(acting.book(agreed(await get(acting.quote({ cartId })))));
    expect(done.items.map(({ outcome }) => outcome?.status)).toEqual(['confirmed', 'confirmed']);
    const { history } = await get(
      agent.desk.booking.details({ transactionId: done.items[0]?.outcome?.transactionId ?? '' }),
    );
    expect(JSON.stringify(history)).toContain('Farida Khan');
  });

  it('books within the limits of who books it, each service and all of the day', async () => {
    const cartId = await cartOf(flight, cab);
    await get(agent.desk.cart.change({ cartId, name: 'Ours', kind: 'online', shared: true }));
    const net = (await get(agent.desk.cart.quote({ cartId }))).prices.map(({ price }) => price?.net?.minor ?? 0);
    const [air = 0, ride = 0] = net;
    expect(Math.min(air, ride)).toBeGreaterThan(0);
    const limited = async (most: { perBooking?: number; perDay?: number }) => {
      const { staff } = await get(agent.desk.agency.listStaff());
      const person = staff.find(({ userId }) => userId === 'staff@demo.test');
      if (person === undefined) throw new Error('no such colleague');
      const { userId, status, permissions, version } = person;
      const limits = Object.fromEntries(Object.entries(most).map(([per, minor]) => [per, money(minor, 'INR')]));
      const requestId = randomUUID();
      await get(agent.desk.agency.updateStaff({ userId, status, permissions, limits, version, requestId }));
    };
    const colleague = await portalDesk(office, 'staff@demo.test');
    const books = async () => get(colleague.desk.cart.book(agreed(await get(colleague.desk.cart.quote({ cartId })))));
    const before = await bookingsNow();

    await limited({ perBooking: Math.min(air, ride) - 1 });
    expect((await books()).troubles.map(({ trouble }) => trouble)).toEqual(['over-limit', 'over-limit']);
    expect(await bookingsNow()).toBe(before);
    // Either of them within the day's, not both.
    await limited({ perDay: air + ride - 1 });
    expect((await books()).troubles.map(({ trouble }) => trouble)).toEqual(['over-limit']);
    expect(await bookingsNow()).toBe(before + 1);
    await limited({});
    expect((await books()).items.map(({ outcome }) => outcome?.status)).toEqual(['confirmed', 'confirmed']);
    expect(await bookingsNow()).toBe(before + 2);
  });
});
