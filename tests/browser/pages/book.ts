/** The booking page: review, travellers, pay. Fields are named by the paths of their rules. */
import type { Locator } from 'playwright';
import { titlesFor } from '#domain/people/titles.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Desk } from '../harness/desk.ts';
import { inDays, typed, yearsAgo } from '../harness/days.ts';
import { chooseFlight, openResults, pressBook } from './results.ts';
import type { Trip } from './search.ts';

export type Step = 'review' | 'travellers' | 'extras' | 'pay';

export interface Person {
  readonly title: 'Mr' | 'Ms' | 'Mrs' | 'Mstr';
  readonly first: string;
  readonly last: string;
  readonly born: IsoDate;
}

export const rohan: Person = { title: 'Mr', first: 'Rohan', last: 'Kurian', born: yearsAgo(38) };
export const meera: Person = { title: 'Ms', first: 'Meera', last: 'Kurian', born: rohan.born };

/** A field by the path of its rule: `travellers[0].firstName`. */
export function field({ page }: Desk, path: string): Locator {
  return page.locator(`[id="${path.replaceAll(/[[\].]+/g, '-').replace(/-$/, '')}"]`);
}

/** What is said below a field, as assistive technology hears it. */
export async function saidAt(desk: Desk, path: string): Promise<string> {
  const control = field(desk, path);
  await control.waitFor();
  const notes = await control.getAttribute('aria-describedby');
  if (notes === null) return '';
  return (await Promise.all(notes.split(' ').map((id) => desk.page.locator(`[id="${id}"]`).textContent()))).join(' ');
}

const bookingPages = ['/flight/book', '/flight/book-multi-city'];

export async function atStep({ page }: Desk, step: Step): Promise<void> {
  await page.waitForURL(
    (address) => bookingPages.includes(address.pathname) && address.searchParams.get('step') === step,
  );
  await page.locator('form').first().waitFor();
}

/** From a search to the first step of a booking. */
export async function beginBooking(desk: Desk, trip: Trip, { at = 0, wishes = '' } = {}): Promise<void> {
  await openResults(desk, trip, wishes);
  await chooseFlight(desk, at);
  await pressBook(desk);
  await atStep(desk, 'review');
  // A price may rise between two presses, as it does at midnight.
  const raised = desk.page.getByRole('alertdialog', { name: desk.say('booking-price-raised') });
  if ((await raised.count()) === 0) return;
  await raised.getByRole('button').last().click();
  await raised.waitFor({ state: 'detached' });
}

/** Goes on from any step before paying. */
export async function goOn(desk: Desk): Promise<void> {
  await desk.page.locator('form button[type="submit"]').click();
}

export async function fillTraveller(desk: Desk, index: number, { title, first, last, born }: Person): Promise<void> {
  const at = (name: string) => field(desk, `travellers[${index}].${name}`);
  const closed = desk.page.locator(`[aria-labelledby="travellers-${index}-heading"] [aria-expanded="false"]`);
  if ((await at('title').count()) === 0) await closed.click();
  await at('title').click();
  await desk.page
    .getByRole('option')
    .nth(titlesFor(title === 'Mstr' ? 'child' : 'adult').indexOf(title))
    .click();
  await at('firstName').fill(first);
  await at('lastName').fill(last);
  await at('dateOfBirth').fill(typed(born));
  await desk.page.keyboard.press('Tab');
}

export async function fillPassport(
  desk: Desk,
  index: number,
  change: Partial<Readonly<Record<string, string>>> = {},
): Promise<void> {
  const at = (name: string) => field(desk, `travellers[${index}].passport.${name}`);
  const {
    number = 'V7730146',
    issuedOn = typed(yearsAgo(3)),
    expiresOn = typed(inDays(6 * 365)),
    placeOfIssue = 'Kochi',
  } = change;
  await at('number').fill(number);
  await at('issuedOn').fill(issuedOn);
  await at('expiresOn').fill(expiresOn);
  await at('placeOfIssue').fill(placeOfIssue);
  await at('country').fill('IN');
  await desk.page.keyboard.press('Enter');
}

/** How to reach them; and the company, where the fare is sold to companies only. */
export async function fillContact(desk: Desk): Promise<void> {
  await field(desk, 'contact.email').fill('rohan.kurian@example.com');
  await field(desk, 'contact.mobile').fill('9847012345');
  if ((await field(desk, 'gst.number').count()) === 0) return;
  await field(desk, 'gst.number').fill('27AAPFU0939F1ZV');
  await field(desk, 'gst.holder').fill('Kurian Traders');
  await field(desk, 'gst.email').fill('accounts@kurian.example');
  await field(desk, 'gst.phone').fill('+91 484 245 6610');
  await field(desk, 'gst.address').fill('Kaloor, Kochi');
}

/** Fills in one traveller and goes on to paying. */
export async function toPay(
  desk: Desk,
  person: Person = rohan,
  passport: boolean | Parameters<typeof fillPassport>[2] = false,
): Promise<void> {
  await goOn(desk);
  await atStep(desk, 'travellers');
  await fillTraveller(desk, 0, person);
  if (passport !== false) await fillPassport(desk, 0, passport === true ? {} : passport);
  await fillContact(desk);
  await goOn(desk);
  await pastExtras(desk);
}

/** Goes on to paying with nothing chosen beside the flights. */
export async function pastExtras(desk: Desk): Promise<void> {
  await atStep(desk, 'extras');
  await goOn(desk);
  await atStep(desk, 'pay');
}

export async function acceptTerms(desk: Desk): Promise<void> {
  await field(desk, 'acceptTerms').check();
}

/** The button that spends money. */
export function payButton({ page, say, narrow }: Desk): Locator {
  const [before = ''] = say(narrow ? 'booking-pay-short' : 'booking-pay', { amount: '§' }).split('§');
  return page
    .locator('form')
    .getByRole('button', { name: new RegExp(`^${before.replaceAll(/[\s\u2068\u2069]+$/g, '')}`) });
}

/** Accepts, pays, and waits for the ticket; answers its transaction id. */
export async function pay(desk: Desk): Promise<string> {
  await acceptTerms(desk);
  await payButton(desk).click();
  return atTicket(desk);
}

export async function atTicket({ page }: Desk): Promise<string> {
  await page.waitForURL((address) => address.pathname.startsWith('/flight/ticket/'));
  await page.getByRole('article').first().waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
