/** What an agent set on the results stands in their address; and an airport typed before the list of airports is there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { chooseFlight, flights, openResults, pressBook } from '../pages/results.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const trip = { from: 'DEL', to: 'BOM', date: inDays(40) };

async function addressHolds({ page }: Desk, text: string): Promise<void> {
  await page.waitForFunction((part) => window.location.search.includes(part), text);
}

test('filters, order and view outlast a reload, a step back, and a link sent on', () =>
  office.at({}, async (desk) => {
    const { page, say, context } = desk;
    await openResults(desk, trip);
    const entries = await page.evaluate(() => window.history.length);
    const filters = page.getByRole('region', { name: say('flight-filters') });
    await filters.getByRole('checkbox', { name: new RegExp(`^${say('flight-filter-stop', { stops: 0 })}`) }).check();
    await page.getByRole('radio', { name: new RegExp(`^${say('flight-lead-duration')}`) }).check();
    await addressHolds(desk, 'sort=duration&stops=0');
    const listed = await page.getByRole('status').filter({ hasText: /\d/ }).first().textContent();
    const first = await flights(desk).first().textContent();

    const asBefore = async (at: Desk) => {
      await flights(at).first().waitFor();
      await expect.poll(() => flights(at).first().textContent()).toBe(first);
      await expect.poll(() => at.page.getByRole('status').filter({ hasText: /\d/ }).first().textContent()).toBe(listed);
    };
    await page.reload();
    await asBefore(desk);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);

    const sent = await context.newPage();
    await sent.goto(page.url());
    await asBefore({ ...desk, page: sent });
    await sent.close();

    await chooseFlight(desk);
    await pressBook(desk);
    await page.waitForURL('**/flight/book?step=review');
    await page.reload();
    await page.goBack();
    await asBefore(desk);

    await page.getByRole('radio', { name: say('flight-view-bars'), exact: true }).check();
    await addressHolds(desk, 'view=bars&sort=duration&stops=0');
    await page.reload();
    await page.getByText(say('flight-fare-per-adult')).first().waitFor();
  }));

test('Enter on an airport that was typed before the list of airports came waits for it', () =>
  office.at({}, async (desk) => {
    const { page, base, say } = desk;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (text.includes('Chhatrapati')) await arrived;
      await route.fulfill({ response, body: text });
    });
    await page.goto(`${base}/flight`);
    const from = page.getByRole('combobox', { name: say('flight-from'), exact: true });
    const to = page.getByRole('combobox', { name: say('flight-to'), exact: true });
    await from.fill('delhi');
    await page.getByText(say('design-please-wait')).first().waitFor();
    await page.keyboard.press('Enter');
    await to.fill('bom');
    await page.keyboard.press('Tab');
    await expect.poll(() => from.inputValue()).toBe('delhi');
    await expect.poll(() => page.getByText(say('violation-required', { field: 'origin' })).count()).toBe(0);
    arrive();
    await page.waitForFunction(
      (box) => box instanceof HTMLInputElement && box.value.startsWith('DEL'),
      await from.elementHandle(),
    );
    await expect.poll(() => to.inputValue()).toMatch(/^BOM /);
    expect(new URL(page.url()).pathname).toBe('/flight');
  }));
