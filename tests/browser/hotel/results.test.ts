/** The hotels of a search: as grid, list and map, narrowed, three at most compared; and what is said where they cannot be fetched. */
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { wordsOf } from '../harness/words.ts';
import { bookRooms, hotelLike, kochiQuery } from '../pages/hotel.ts';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440, 21],
    ['ar', 1440, 22],
    ['fr', 390, 23],
    ['ar', 390, 24],
  ] as const),
)('are looked at in three ways and compared, in %s at %i px', (language, width, ahead) =>
  office.at({ language, width }, async (desk) => {
    const { page, base, say } = desk;
    await page.goto(`${base}/hotel/search-results?${kochiQuery(ahead)}`);
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    for (const view of ['grid', 'map', 'list'] as const) {
      await page.getByRole('radio', { name: say(`hotel-view-${view}`), exact: true }).check();
      await page
        .locator(view === 'map' ? '.leaflet-marker-icon bdi:visible' : 'article')
        .first()
        .waitFor();
      await expectGood(desk, `hotels as a ${view}`);
    }
    const compare = (at: number) => cards.nth(at).getByRole('checkbox');
    for (const at of [0, 1, 2]) {
      await compare(at).scrollIntoViewIfNeeded();
      await compare(at).check();
    }
    const table = page.getByRole('table');
    await expect.poll(() => table.locator('thead th[scope="col"]').count()).toBe(3);
    await cards.nth(3).scrollIntoViewIfNeeded();
    const open = page.locator('article input[type="checkbox"]:not(:checked)');
    await expect.poll(() => open.first().isDisabled()).toBe(true);
    await expectGood(desk, 'hotels compared');
    await page.getByRole('button', { name: say('hotel-compare-none') }).click();
    await table.waitFor({ state: 'detached' });
    if (desk.narrow) return;
    await page.getByLabel(say('hotel-name')).fill('no hotel is called so');
    await page.getByText(say('message-nothing-found')).waitFor();
    await page
      .getByRole('button', { name: say('hotel-clear-filters') })
      .last()
      .click();
    await cards.first().waitFor();
  }),
);

const gone = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to load resource/;

test('Error while fetching hotel voucher details, Error while fetching hotel booking details: the back office is gone', () =>
  office.at({ expected: gone }, async (desk) => {
    const { page, base, say } = desk;
    const wire = await deskByWire(base);
    const { rates } = await hotelLike(wire, kochiQuery(26), (details) => details.rates.length > 0);
    const rateIds = [rates[0]?.rateId ?? ''];
    const booked = async () => bookRooms(wire, await Effect.runPromise(wire.hotel.prebook({ rateIds })));
    const [id, other] = [await booked(), await booked()];
    const managed = await desk.context.newPage();
    await managed.goto(`${base}/hotel/booking-details/${other}`);
    await managed.getByText('Iyera').first().waitFor();
    await page.goto(`${base}/hotel/voucher/${id}`);
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Iyera');
    await office.server.kill();
    await page.getByRole('radio', { name: say('bookings-language-fr'), exact: true }).check();
    await page.getByText('Error while fetching hotel voucher details.').waitFor();
    await expectGood(desk, 'a voucher that could not be fetched');
    // As a link within the portal leads there.
    await managed.evaluate((path) => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/hotel/booking-details/${id}`);
    await managed.getByText('Error while fetching hotel booking details.').waitFor();
    await expectGood({ ...desk, page: managed }, 'a hotel booking that could not be fetched');
    await office.server.startAgain();
    await page.getByRole('button', { name: say('shell-try-again') }).click();
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain('Iyera');
    expect(wordsOf('en')('message-voucher-details-failed', { product: 'hotel' })).toBe(
      'Error while fetching hotel voucher details.',
    );
  }));
