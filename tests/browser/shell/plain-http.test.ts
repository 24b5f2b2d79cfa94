/**
 * From another machine on plain HTTP: browsers then take away what they keep for secure pages (random UUIDs, subtle
 * crypto, locks), and nothing here may need it.
 */
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inDays } from '../harness/days.ts';
import { logIn, Office } from '../harness/desk.ts';
import {
  acceptTerms,
  atStep,
  atTicket,
  fillContact,
  fillTraveller,
  goOn,
  payButton,
  rohan,
  pastExtras,
} from '../pages/book.ts';
import { chooseFlight, flights, pressBook } from '../pages/results.ts';
import { fillSearch, pressSearch } from '../pages/search.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open({ HOST: '0.0.0.0' });
});
afterAll(() => office.close());

/** An address of this machine that is not loopback. */
function outerAddress(): string {
  const found = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (found === undefined) throw new Error('This machine has no address but loopback');
  return found.address;
}

test('a ticket is sold over plain HTTP at an outer address, under a request id', () => {
  const base = `http://${outerAddress()}:${new URL(office.server.base).port}`;
  return office.at({ base, loggedIn: false, width: 390 }, async (desk) => {
    const { page } = desk;
    await page.goto(`${base}/login`);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await logIn(desk);
    await fillSearch(desk, { from: 'DEL', to: 'BOM', date: inDays(12) });
    await pressSearch(desk);
    await flights(desk).first().waitFor();
    await chooseFlight(desk);
    await pressBook(desk);
    await atStep(desk, 'review');
    await goOn(desk);
    await atStep(desk, 'travellers');
    await fillTraveller(desk, 0, rohan);
    await fillContact(desk);
    await goOn(desk);
    await pastExtras(desk);
    await acceptTerms(desk);
    const asked = page.waitForRequest((request) => request.postData()?.includes('opid=FS004') === true);
    await payButton(desk).click();
    expect((await asked).postData()).toMatch(
      /requestid=[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/,
    );
    await atTicket(desk);
  });
});
