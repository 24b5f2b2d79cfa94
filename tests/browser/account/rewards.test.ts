/** Points that bookings earned are used as credit of the account, and the use is undone. */
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk as BackOfficeDesk } from '#application/desk/desk.ts';
import { buying } from '#tests/journeys/products/buying.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood, expectTitled } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';

let office: Office;
let agency: BackOfficeDesk;
let least: number;
let ahead = 60;
beforeAll(async () => {
  office = await Office.open();
  agency = await deskByWire(office.server.base);
  const { rule } = await get(agency.account.rewards({ page: 1 }));
  if (rule === undefined) throw new Error('No points are given');
  ({ least } = rule);
});
afterAll(() => office.close());

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const points = () => get(agency.account.rewardPoints());
const balance = async () => (await get(agency.account.balance())).balance.minor;

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);

test.each(drawn(rows))('are used and given back, $language at $width', (look) =>
  office.at(look, async (desk) => {
    const { page, say, base } = desk;
    const hotels = buying(inDays(0)).find(({ product }) => product === 'hotel');
    while ((await points()) < least) await hotels?.buy(agency, 'Warrier', (ahead += 1));
    const [had, before] = [await points(), await balance()];
    await page.goto(`${base}/rewards`);
    await expectTitled(desk, 'title-rewards');
    const field = page.locator('#reward-points');
    await field.waitFor();
    await expectGood(desk, 'points that were earned');
    const send = page.getByRole('button', { name: say('rewards-send'), exact: true });
    await field.fill('1');
    await send.click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expectGood(desk, 'too few points at once');

    await field.fill(String(least));
    await send.click();
    const undo = page.getByRole('button', { name: say('rewards-return'), exact: true });
    await undo.waitFor();
    expect(await points()).toBe(had - least);
    expect(await balance()).toBeGreaterThan(before);
    await expectGood(desk, 'points that were used');

    await undo.click();
    await page.getByText(say('rewards-move-returned'), { exact: true }).first().waitFor();
    await undo.waitFor({ state: 'detached' });
    expect([await points(), await balance()]).toEqual([had, before]);
    await expectGood(desk, 'a use that was undone');
  }),
);
