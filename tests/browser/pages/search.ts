/** The search form. */
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { typed } from '../harness/days.ts';
import type { Desk } from '../harness/desk.ts';

export interface Trip {
  readonly from: string;
  readonly to: string;
  readonly date: IsoDate;
}

export async function chooseAirport({ page, say }: Desk, end: 'from' | 'to', typed: string): Promise<void> {
  await page.getByRole('combobox', { name: say(`flight-${end}`), exact: true }).fill(typed);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

export async function chooseDay({ page, say, narrow }: Desk, date: IsoDate): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${say('flight-departure')}`) })
    .first()
    .click();
  const day = page.locator(`[data-date="${date}"]`);
  await page.locator('[data-date]').first().waitFor();
  // A day that no month in view has is typed.
  if ((await day.count()) > 0) await day.click();
  else await page.keyboard.type(`${typed(date)}\n`);
  if (narrow) await page.getByRole('button', { name: say('design-done'), exact: true }).click();
}

export async function fillSearch(desk: Desk, { from, to, date }: Trip): Promise<void> {
  await chooseAirport(desk, 'from', from);
  await chooseAirport(desk, 'to', to);
  await chooseDay(desk, date);
}

export function pressSearch({ page, say }: Desk): Promise<void> {
  return page
    .getByRole('main')
    .getByRole('button', { name: say('flight-search'), exact: true })
    .click();
}
