/** The results of a search: its flights, their fares, and what is chosen. */
import type { Locator } from 'playwright';
import type { Desk } from '../harness/desk.ts';
import type { Trip } from './search.ts';

export function resultsPath({ from, to, date }: Trip, wishes = ''): string {
  return `/flight/owresults?trip=${from}-${to}-${date}${wishes}`;
}

export async function openResults(desk: Desk, trip: Trip, wishes = ''): Promise<void> {
  await desk.page.goto(desk.base + resultsPath(trip, wishes));
  await flights(desk).first().waitFor();
}

/** The flights that are drawn, best first. */
export function flights({ page, say }: Desk): Locator {
  return page.getByRole('list', { name: say('flight-flights'), exact: true }).getByRole('article');
}

/** Chooses a flight at the fare that it is shown at. */
export async function chooseFlight(desk: Desk, at = 0): Promise<void> {
  await flights(desk).nth(at).getByRole('radio').first().check();
}

/** Opens the fares of a flight and chooses one of them: beside the others, or from a sheet in a narrow window. */
export async function chooseFare(desk: Desk, at: number, fare: number): Promise<void> {
  const { page, narrow } = desk;
  await openFares(desk, at);
  if (!narrow) {
    await flights(desk).nth(at).getByRole('table').getByRole('radio').nth(fare).check();
    return;
  }
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio').nth(fare).check();
  await sheet.getByRole('button').last().click();
  await sheet.waitFor({ state: 'detached' });
}

export async function openFares(desk: Desk, at: number): Promise<void> {
  await flights(desk).nth(at).getByRole('button', { expanded: false }).click();
  await (desk.narrow ? desk.page.getByRole('dialog') : flights(desk).nth(at).getByRole('table')).waitFor();
}

/** Beside booking: the same way, to the seats being held. */
export function pressHold({ page, say }: Desk): Promise<void> {
  return page
    .getByRole('region', { name: say('flight-decision') })
    .getByRole('button', { name: say('flight-hold'), exact: true })
    .click();
}

export function pressBook({ page, say }: Desk): Promise<void> {
  return page
    .getByRole('region', { name: say('flight-decision') })
    .getByRole('button', { name: say('flight-book'), exact: true })
    .click();
}
