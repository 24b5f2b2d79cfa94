/** Journeys of several directions: their form, and their lists of flights. */
import type { Locator } from 'playwright';
import type { JourneyType } from '#domain/flight/search/request.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Desk } from '../harness/desk.ts';
import type { Trip } from './search.ts';

/** The address of the results of several flights, on the page of one kind, which leads on where it is another's. */
export function tripPath(type: JourneyType, trips: readonly Trip[], page = '/flight/owresults'): string {
  const trip = trips.map(({ from, to, date }) => `${from}-${to}-${date}`).join('~');
  return `${page}?trip=${trip}&type=${type}`;
}

export async function chooseJourney({ page, say }: Desk, type: JourneyType): Promise<void> {
  await page.getByRole('radio', { name: say(`flight-journey-${type}`), exact: true }).check();
}

/** A flight of a journey over several cities, counted from 1. */
export async function fillFlight(desk: Desk, number: number, { from, to, date }: Trip): Promise<void> {
  const { page, say, narrow } = desk;
  const flight = page.getByRole('group', { name: say('flight-flight', { number }), exact: true });
  for (const [end, code] of [
    ['from', from],
    ['to', to],
  ] as const) {
    await flight.getByRole('combobox', { name: say(`flight-${end}`), exact: true }).fill(code);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
  }
  await flight.getByRole('button', { name: new RegExp(`^${say('flight-departure')}`) }).click();
  await showDay(desk, date);
  await page.locator(`[data-date="${date}"]`).click();
  if (narrow) await page.getByRole('button', { name: say('design-done'), exact: true }).click();
}

/** Both days of a return. */
export async function chooseDays(desk: Desk, first: IsoDate, last: IsoDate): Promise<void> {
  const { page, say } = desk;
  await page
    .getByRole('button', { name: new RegExp(`^${say('flight-departure')}`) })
    .first()
    .click();
  for (const date of [first, last]) {
    await showDay(desk, date);
    await page.locator(`[data-date="${date}"]`).click();
  }
  const [done = ''] = say('flight-done-nights', { nights: '§' }).split('§');
  await page
    .getByRole('button', { name: new RegExp(`^${done.replaceAll(/[\s\u2068\u2069]+$/g, '')}`) })
    .last()
    .click();
}

/** Turns the months until a day is in view. */
async function showDay({ page, say }: Desk, date: IsoDate): Promise<void> {
  const day = page.locator(`[data-date="${date}"]`);
  const next = page.getByRole('button', { name: say('design-next-month') });
  await page.locator('[data-date]').first().waitFor();
  while ((await day.count()) === 0) await next.click();
}

/** The flights of one direction: "Onward", "Return", or of one of several. */
export function flightsOf({ page, say }: Desk, name: string): Locator {
  return page.getByRole('list', { name: say('flight-flights-named', { name }), exact: true }).getByRole('article');
}

export function choose(list: Locator, at = 0): Promise<void> {
  return list.nth(at).getByRole('radio').first().check();
}

/** Goes on to the direction that is to be chosen next, where its list is behind another. */
export function pressNext({ page, say }: Desk, name: string): Promise<void> {
  return page
    .getByRole('region', { name: say('flight-decision') })
    .getByRole('button', { name: say('flight-next', { name }), exact: true })
    .click();
}

/** Chooses the first flight of every direction, one after the other or side by side. */
export async function chooseEach(desk: Desk, names: readonly string[], sideBySide: boolean): Promise<void> {
  for (const [at, name] of names.entries()) {
    await choose(flightsOf(desk, name));
    const next = names[at + 1];
    if (!sideBySide && next !== undefined) await pressNext(desk, next);
  }
}

export function directionName({ say }: Desk, { from, to }: Pick<Trip, 'from' | 'to'>): string {
  return say('flight-from-to', { origin: from, destination: to });
}
