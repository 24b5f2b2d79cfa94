/** A cart of several services: flights, berths and a cab are priced together and booked together, each with its own outcome. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBerth, aCab, aFlight, get } from '#tests/journeys/cart/putting-in.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440],
    ['ar', 390],
    ['fr', 390],
    ['ar', 1440],
  ] as const),
)('is priced and booked, and what is refused is not charged, in %s at %i px', (language, width) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    const wire = await deskByWire(base);
    const cartId = randomUUID();
    await get(wire.cart.add(await aFlight(wire, cartId)));
    await get(wire.cart.add(await aBerth(wire, cartId)));
    await get(wire.cart.add(await aCab(wire, cartId, 'Testrefused')));
    await page.goto(`${base}/cart-selection`);
    await expectTitled(desk, 'title-cart');
    const services = page.getByRole('list', { name: say('cart-services-of') }).getByRole('listitem');
    await expect.poll(() => services.count()).toBe(3);
    await expectGood(desk, 'a cart of three services');
    const money = page.getByRole('complementary', { name: say('cart-money') });
    const pay = money.getByRole('button').last();
    const agree = page.getByRole('button', { name: say('cart-agree'), exact: true });
    await expect
      .poll(async () => {
        // A price may move between two looks, as it does at midnight.
        if ((await agree.count()) > 0) await agree.click();
        return pay.isEnabled();
      })
      .toBe(true);
    await pay.click();
    await page.getByText(say('cart-booked-of', { count: 3, booked: 2 })).waitFor();
    await expectGood(desk, 'a cart of which one service was refused');
    const { items } = await get(wire.cart.cart({ cartId }));
    expect(items.map(({ product, outcome }) => [product, outcome?.status])).toEqual([
      ['flight', 'confirmed'],
      ['train', 'confirmed'],
      ['cab', 'not-confirmed'],
    ]);
    const booked = items.flatMap(({ outcome }) => (outcome?.status === 'confirmed' ? [outcome.transactionId] : []));
    const { entries } = await get(wire.account.ledger({ from: inDays(-1), to: inDays(1), page: 1 }));
    for (const id of booked) expect(entries.filter(({ reference }) => reference === id)).toHaveLength(1);
  }),
);
