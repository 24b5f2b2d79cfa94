/** The checkout of what is sold by the unit: names, terms, and the button that spends money. */
import type { Product } from '#domain/booking/booking.ts';
import type { Desk } from '../harness/desk.ts';
import { acceptTerms, field, fillContact } from './book.ts';

/** The title that stands first, and a name; `at` is the path of the person's fields. */
export async function fillName(desk: Desk, at: string, last: string): Promise<void> {
  await field(desk, `${at}.title`).click();
  await desk.page.getByRole('option').first().click();
  await field(desk, `${at}.firstName`).fill('Asha');
  await desk.page.keyboard.press('Escape');
  await field(desk, `${at}.lastName`).fill(last);
}

/** Presses the button that spends money. */
export async function pressPay({ page, say, narrow }: Desk, product: Product): Promise<void> {
  const [before = ''] = say(narrow ? 'checkout-pay-short' : 'checkout-pay', { amount: '§', product }).split('§');
  await page.getByRole('button', { name: new RegExp(`^${before.replaceAll(/[\s⁨⁩]+$/g, '')}`) }).click();
}

/** Contact and terms, then the money; answers the transaction id once the page of what was booked is there. */
export async function payFor(desk: Desk, product: Product, booked = '/my-bookings/manage/'): Promise<string> {
  const { page } = desk;
  await fillContact(desk);
  await acceptTerms(desk);
  await pressPay(desk, product);
  await page.waitForURL((address) => address.pathname.startsWith(booked));
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
