/** What can go wrong with a booking, each caused on the real server and seen at its place, and what becomes of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectGood } from '../harness/checks.ts';
import { inDays, typed, yearsAgo } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import {
  acceptTerms,
  atStep,
  atTicket,
  beginBooking,
  field,
  fillContact,
  fillPassport,
  fillTraveller,
  goOn,
  pay,
  payButton,
  type Person,
  rohan,
  saidAt,
  toPay,
  pastExtras,
} from '../pages/book.ts';
import { chooseFlight, pressBook } from '../pages/results.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const trip = { from: 'DEL', to: 'BOM', date: inDays(25) };

/** A traveller whose name says the sandbox supplier what to do. */
function named(last: string): Person {
  return { ...rohan, last };
}

async function tryToPay(desk: Desk): Promise<void> {
  await acceptTerms(desk);
  await payButton(desk).click();
}

describe('the rules of travellers', () => {
  test('what is needed is said beside each field and above them, and the first has the focus', () =>
    office.at({}, async (desk) => {
      const { page, say } = desk;
      await beginBooking(desk, { ...trip, from: 'COK', to: 'DXB' });
      await goOn(desk);
      await atStep(desk, 'travellers');
      await field(desk, 'contact.email').fill('');
      await goOn(desk);
      const needed = [
        'title',
        'firstName',
        'lastName',
        'dateOfBirth',
        'gender',
        'passport.number',
        'passport.issuedOn',
        'passport.expiresOn',
      ];
      for (const path of [...needed.map((each) => `travellers[0].${each}`), 'contact.email']) {
        const field = path.split('.').at(-1) ?? '';
        expect(await saidAt(desk, path), path).toContain(say('violation-required', { field }));
      }
      // Most passports are issued at home.
      expect(await field(desk, 'travellers[0].passport.country').inputValue()).toContain('India');
      await expectGood(desk, 'travellers with everything missing');

      await fillTraveller(desk, 0, { title: 'Mr', first: 'R', last: 'Ku9', born: yearsAgo(5) });
      await fillPassport(desk, 0, { number: '12', issuedOn: typed(inDays(300)), expiresOn: typed(inDays(2)) });
      await field(desk, 'contact.email').fill('rohan');
      await field(desk, 'contact.mobile').fill('12345');
      await goOn(desk);
      const said = (path: string) => saidAt(desk, path);
      expect(await said('travellers[0].firstName')).toContain(say('violation-too-short', { least: 2 }));
      expect(await said('travellers[0].lastName')).toContain(say('violation-name-letters'));
      expect(await said('travellers[0].dateOfBirth')).toMatch(/Aged .*needs an? .* place/);
      expect(await said('travellers[0].passport.number')).toContain(say('violation-passport-form'));
      expect(await said('travellers[0].passport.issuedOn')).toMatch(/issued by the day of travel/);
      expect(await said('travellers[0].passport.expiresOn')).not.toBe('');
      expect(await said('contact.email')).toContain(say('violation-email-form'));
      expect(await said('contact.mobile')).toContain(say('violation-mobile-digits', { digits: 10, entered: 5 }));
      await fillTraveller(desk, 0, rohan);
      await field(desk, 'travellers[0].dateOfBirth').fill('31/02/1990');
      await page.keyboard.press('Tab');
      expect(await said('travellers[0].dateOfBirth')).toContain(say('design-date-unreadable'));
    }));

  test('names are taken in the airline’s spelling, and title and gender asked about, by one press', () =>
    office.at({}, async (desk) => {
      const { page, say } = desk;
      const at = (name: string, index = 0) => field(desk, `travellers[${index}].${name}`);
      const press = (name: string) => page.getByRole('button', { name }).click();
      await beginBooking(desk, trip, { wishes: '&adults=2&infants=1' });
      await goOn(desk);
      await fillTraveller(desk, 0, { ...rohan, title: 'Mr', first: 'Anne-Marie', last: 'O’Brien' });
      expect(await saidAt(desk, 'travellers[0].firstName')).toContain(say('violation-name-letters'));
      await press(say('booking-use-spelling', { spelling: 'ANNE MARIE' }));
      await press(say('booking-use-spelling', { spelling: 'OBRIEN' }));
      await expect.poll(() => at('lastName').inputValue()).toBe('OBRIEN');
      expect(await at('firstName').inputValue()).toBe('ANNE MARIE');
      expect(await saidAt(desk, 'travellers[0].firstName')).toBe('');

      const [male, female] = [say('booking-gender-male'), say('booking-gender-female')];
      await expect.poll(() => at('gender').textContent()).toContain(male);
      await at('gender').click();
      await page.getByRole('option', { name: female, exact: true }).click();
      await page.getByText(say('booking-ask-gender', { title: say('booking-title-Mr'), gender: female })).waitFor();
      await expectGood(desk, 'asked about title and gender');
      await press(say('booking-set-gender', { gender: male }));
      await expect.poll(() => at('gender').textContent()).toContain(male);

      await fillTraveller(desk, 1, { ...rohan, first: 'Lakshmi', last: '' });
      await page.getByRole('button', { name: 'LAKSHMI' }).click();
      await expect.poll(() => at('lastName', 1).inputValue()).toBe('LAKSHMI');
      expect(await at('firstName', 1).inputValue()).not.toBe('Lakshmi');

      await at('lapOf', 2).click();
      await page.getByRole('option').nth(1).click();
      await expect.poll(() => at('lapOf', 2).textContent()).toContain('LAKSHMI');
      await expectGood(desk, 'an infant with its adult');
    }));

  test('the terms must be accepted', () =>
    office.at({ language: 'ar', width: 390 }, async (desk) => {
      const { say } = desk;
      await beginBooking(desk, trip);
      await toPay(desk);
      await payButton(desk).click();
      await expect.poll(() => saidAt(desk, 'acceptTerms')).toContain(say('violation-terms-not-accepted'));
      await expectGood(desk, 'terms not accepted');
    }));
});

describe('the supplier', () => {
  test('has another price by now: it is asked, and the booking goes on at the new one', () =>
    office.at({ language: 'ar', width: 390 }, async (desk) => {
      const { page, say } = desk;
      await beginBooking(desk, { ...trip, date: inDays(26) }, { at: 2 });
      await toPay(desk, named('TESTPRICE'));
      await tryToPay(desk);
      const question = page.getByRole('alertdialog', { name: say('booking-price-raised') });
      await question.waitFor();
      await page.keyboard.press('Escape');
      await expectGood(desk, 'another price');
      await question.getByRole('button').last().click();
      await question.waitFor({ state: 'detached' });
      if (!(await field(desk, 'acceptTerms').isChecked())) await acceptTerms(desk);
      await payButton(desk).click();
      await atTicket(desk);
    }));

  test('has sold the last seats: nothing is booked, and it leads to another search', () =>
    office.at({ language: 'fr', width: 390 }, async (desk) => {
      const { page, base, say } = desk;
      await beginBooking(desk, { ...trip, date: inDays(27) });
      await toPay(desk, named('TESTSOLDOUT'));
      await tryToPay(desk);
      await page.getByText(say('failure-sold-out')).first().waitFor();
      await page.getByText(say('message-booking-failed')).first().waitFor();
      await expectGood(desk, 'sold out');
      await page
        .getByRole('link', { name: say('booking-search-again') })
        .first()
        .click();
      await page.waitForURL((address) => address.href.startsWith(`${base}/flight/owresults`));
    }));

  test('refuses: the booking is not confirmed and nothing is charged', () =>
    office.at({ language: 'fr', width: 390 }, async (desk) => {
      const { page, say } = desk;
      await beginBooking(desk, { ...trip, date: inDays(28) });
      await toPay(desk, named('TESTREFUSED'));
      await tryToPay(desk);
      await page.getByText(say('message-booking-failed')).first().waitFor();
      await atTicket(desk);
      await expect.poll(() => page.getByRole('article').textContent()).toContain(say('session-booking-not-confirmed'));
      await expectGood(desk, 'not confirmed');
    }));
});

test('a booking that costs more than can be spent is refused with both amounts', () =>
  office.at({ language: 'ar' }, async (desk) => {
    const { page, say } = desk;
    await beginBooking(
      desk,
      { from: 'DEL', to: 'JFK', date: inDays(30) },
      { wishes: '&adults=4&cabin=C&sort=price-down' },
    );
    await page.getByText(say('booking-session-ends-in')).waitFor();
    await goOn(desk);
    await atStep(desk, 'travellers');
    for (const [index, first] of ['Rohan', 'Rahul', 'Ravi', 'Roshan'].entries()) {
      await fillTraveller(desk, index, { ...rohan, first });
      await fillPassport(desk, index, { number: `V773014${index}` });
    }
    await fillContact(desk);
    await goOn(desk);
    await pastExtras(desk);
    await tryToPay(desk);
    const [before = ''] = say('failure-balance-too-low', { needed: '', available: '' }).split('\u2068');
    await page.getByText(before).first().waitFor();
    await expectGood(desk, 'balance too low');
  }));

test('a fare that was held for too long has expired, and it leads back to the results', () =>
  office.at({ language: 'fr', width: 390 }, async (desk) => {
    const { page, base, say } = desk;
    await page.clock.install();
    await beginBooking(desk, trip);
    await page.clock.fastForward('16:00');
    const notice = page.getByRole('alertdialog', { name: say('message-session-expired-title') });
    await notice.waitFor();
    await expectGood(desk, 'expired');
    await notice.getByRole('button', { name: say('booking-back-to-results') }).click();
    await page.waitForURL((address) => address.href.startsWith(`${base}/flight/owresults?trip=DEL-BOM-`));
  }));

test('what was typed outlives the fare’s time, and is there for another flight', () =>
  office.at({}, async (desk) => {
    const { page, say } = desk;
    await page.clock.install();
    await beginBooking(desk, { ...trip, date: inDays(29) });
    await goOn(desk);
    await atStep(desk, 'travellers');
    await fillTraveller(desk, 0, { ...rohan, first: 'Zubin' });
    await page.clock.fastForward('16:00');
    await page.getByRole('button', { name: say('booking-renew') }).click();
    await atStep(desk, 'travellers');
    await page.locator('form').getByText('Zubin').first().waitFor();
    await page.getByRole('link', { name: say('booking-change') }).click();
    await chooseFlight(desk, 0);
    await pressBook(desk);
    await atStep(desk, 'review');
    await goOn(desk);
    await atStep(desk, 'travellers');
    await page.getByText(say('booking-carried')).waitFor();
    await page.locator('form').getByText('Zubin').first().waitFor();
    await expectGood(desk, 'travellers of before');
    await page.getByRole('button', { name: say('booking-clear-travellers') }).click();
    await expect.poll(() => field(desk, 'travellers[0].firstName').inputValue()).toBe('');
  }));

test('a request that got no answer is asked again as it was, and buys once', () =>
  office.at({ language: 'ar', expected: /Failed to load resource|ERR_FAILED/ }, async (desk) => {
    const { page, say, base } = desk;
    await beginBooking(desk, { ...trip, date: inDays(31) });
    await toPay(desk, { ...rohan, first: 'Zacharia' });
    // The server books, and its answer is lost on the way.
    await page.route('**/v2dispatch.jsp', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await tryToPay(desk);
    await page.getByText(say('booking-unanswered')).waitFor();
    await expectGood(desk, 'unanswered');
    await page.reload();
    await page.getByText(say('booking-unanswered')).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: say('booking-ask-again') }).click();
    await atTicket(desk);
    await page.goto(`${base}/my-bookings?text=Zacharia`);
    await page.getByRole('button', { name: /FL\d+/ }).first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: /FL\d+/ }).count()).toBe(1);
  }));

test('a booking sold in the normal way still stands beside all of these', () =>
  office.at({}, async (desk) => {
    await beginBooking(desk, { ...trip, date: inDays(32) });
    await toPay(desk);
    expect(await pay(desk)).toMatch(/^FL\d+$/);
  }));
