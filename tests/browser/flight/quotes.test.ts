/**
 * Flights sent to a customer as a quote, from every kind of results: picked, mailed and copied; opened later, when the price
 * has moved or the flight is gone; booked from; in every language and both widths.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk as BackOfficeDesk } from '#application/desk/desk.ts';
import type { FlightOffer } from '#domain/flight/offer/offer.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { type Desk, Office } from '../harness/desk.ts';
import { Mailbox } from '../harness/mailbox.ts';
import { deskByWire } from '../harness/session.ts';
import { atStep, field, goOn } from '../pages/book.ts';
import { findLastSeats } from '../pages/flights-left.ts';
import { dialogOf, pressQuote, pressSend } from '../pages/quotes.ts';
import { chooseFlight, flights, openResults } from '../pages/results.ts';
import { choose, flightsOf, tripPath } from '../pages/trips.ts';

let office: Office;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  office = await Office.open({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await office.close();
  await mailbox.close();
});

const start = (text: string) => new RegExp(`^${text.replaceAll(/[\s\u2066-\u2069§]+$/g, '')}`);

async function sendTo(desk: Desk, name: string, email: string | undefined): Promise<void> {
  const { say } = desk;
  const dialog = dialogOf(desk);
  await dialog.getByLabel(say('quotes-field-name')).fill(name);
  if (email === undefined) await dialog.getByRole('checkbox', { name: say('quotes-by-mail') }).uncheck();
  else await dialog.getByLabel(say('quotes-field-email')).fill(email);
  await pressSend(
    desk,
    email === undefined ? 'quotes-make-text' : 'quotes-send',
    dialog.getByLabel(say('quotes-text')),
  );
}

/** Goes to the quote that was just sent, at what it costs now. */
async function openSent(desk: Desk): Promise<void> {
  const { page, say } = desk;
  await dialogOf(desk)
    .getByRole('button', { name: say('quotes-open'), exact: true })
    .click();
  await page.waitForURL((address) => address.searchParams.has('quote'));
  await page.getByText(say('quotes-was'), { exact: true }).first().waitFor();
}

const offerOf = ({ page, say }: Desk, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: say('quotes-option', { number }) }) });

/** '6E 2134', as the portal writes it. */
function numberOf({ itineraries: [{ segments }] }: FlightOffer): string {
  return `${segments[0].carrier} ${segments[0].flightNumber}`;
}

/** Another buyer, without a page. */
const otherBuyer = (): Promise<BackOfficeDesk> => deskByWire(office.server.base);

let families = 0;
/** Seats of a flight, held without paying: manually of another name each time. */
async function holdSeats({ flight }: BackOfficeDesk, { offerId, fares: [{ fareId }] }: FlightOffer): Promise<boolean> {
  const quote = await Effect.runPromise(flight.quote({ choices: [{ offerId, fareId }] }));
  if (quote.hold === undefined) return false;
  families += 1;
  const lastName = `Shah${String.fromCodePoint(97 + (families % 26), 97 + Math.floor(families / 26))}`;
  const asked = flight.book({
    quoteId: quote.quoteId,
    requestId: randomUUID(),
    mode: 'hold',
    travellers: Array.from({ length: quote.party.adults }, (_, at) =>
      makeTraveller({ lastName, firstName: `Ravi${String.fromCodePoint(97 + at)}` }),
    ),
    contact: { email: 'ravi@example.com', mobile: '9876543210' },
    ...(quote.required.gst && {
      gst: {
        number: '27AAPFU0939F1ZV',
        holder: 'Shah Traders',
        email: 'ravi@example.com',
        address: 'Kaloor, Kochi',
        phone: '+91 484 245 6610',
      },
    }),
    parameters: [],
    acceptTerms: true,
  });
  return Effect.runPromise(Effect.match(asked, { onSuccess: () => true, onFailure: () => false }));
}

async function offersOf({ flight }: BackOfficeDesk, day: number, adults: number): Promise<readonly FlightOffer[]> {
  const sectors = [{ origin: 'DEL', destination: 'BOM', date: inDays(day) }];
  const request = { ...defaultSearch, sectors, party: { adults, children: 0, infants: 0 }, nonStopOnly: true };
  return (await Effect.runPromise(flight.search(request))).offers;
}

test('two flights are picked, mailed and copied; later one is dearer, and it is booked in the customer’s language', async () => {
  const other = await otherBuyer();
  const offers = await offersOf(other, 33, 9);
  const held: FlightOffer[] = [];
  for (const offer of offers) if (held.length === 0 && (await holdSeats(other, offer))) held.push(offer);
  const [first] = held;
  if (first === undefined) throw new Error('a fare can be held');
  const number = numberOf(first);
  await office.at({}, async (desk) => {
    const { page, say, context } = desk;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openResults(desk, { from: 'DEL', to: 'BOM', date: inDays(33) }, '&nonstop=true');
    const filter = page.getByRole('textbox', { name: say('flight-filter-flight-number') });
    await filter.fill(number);
    await expect.poll(() => flights(desk).count()).toBe(1);
    await chooseFlight(desk);
    await pressQuote(desk, 0);
    const dialog = dialogOf(desk);
    await dialog.getByRole('button', { name: say('quotes-pick-more'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await filter.fill('');
    await expect.poll(() => flights(desk).count()).toBeGreaterThan(2);
    const another = flights(desk).filter({ hasNotText: number }).first();
    await another.getByRole('radio').first().check();
    await pressQuote(desk, 1);
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);

    await dialog.getByRole('button', { name: say('quotes-send'), exact: true }).click();
    await dialog.getByRole('alert').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('quote-customer-name');
    await expectGood(desk, 'a quote without a name', 'dialog[open]');
    await dialog.getByRole('radio', { name: 'Français' }).check({ force: true });
    await sendTo(desk, 'Meera Nair', 'meera@example.com');
    await expectGood(desk, 'the text of a quote', 'dialog[open]');
    await dialog.getByRole('button', { name: say('design-copy') }).click();
    await dialog.getByText(say('design-copy-copied'), { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('PROPOSITION 2');
    expect(copied).toContain(number);
    expect(await mailbox.find('meera@example.com', /(Bonjour Meera Nair)/)).toBe('Bonjour Meera Nair');

    await openSent(desk);
    await offerOf(desk, 1).getByText(say('quotes-price-same')).waitFor();
    await offerOf(desk, 2).getByText(say('quotes-price-same')).waitFor();
    await expectGood(desk, 'an opened quote');
    const [dearer = ''] = say('quotes-price-dearer', { amount: '§' }).split('§');
    for (let tries = 0; tries < 20; tries += 1) {
      const [offer] = (await offersOf(other, 33, 9)).filter((each) => numberOf(each) === number);
      if (offer !== undefined) await holdSeats(other, offer);
      await page.reload();
      await page.getByText(say('quotes-was'), { exact: true }).first().waitFor();
      if ((await offerOf(desk, 1).getByText(start(dearer)).count()) > 0) break;
    }
    await offerOf(desk, 1).getByText(start(dearer)).waitFor();
    await expectGood(desk, 'an opened quote that is dearer');
    const [book = ''] = say('quotes-book', { amount: '§' }).split('§');
    await offerOf(desk, 1)
      .getByRole('button', { name: start(book) })
      .click();
    await atStep(desk, 'review');
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
    await goOn(desk);
    await atStep(desk, 'travellers');
    await expect.poll(() => field(desk, 'contact.email').inputValue()).toBe('meera@example.com');
    await expect.poll(() => field(desk, 'contact.language').textContent()).toContain(say('booking-language-fr'));
    await expectGood(desk, 'travellers, with the customer’s language');
  });
});

test('what is compared is offered together', async () => {
  await office.at({}, async (desk) => {
    const { page, say } = desk;
    await openResults(desk, { from: 'DEL', to: 'DXB', date: inDays(31) });
    for (const at of [0, 1])
      await flights(desk)
        .nth(at)
        .getByRole('checkbox', { name: say('flight-compare-this') })
        .check();
    await page.getByRole('button', { name: say('flight-quote-compared') }).click();
    const picks = dialogOf(desk).getByRole('list', { name: say('quotes-picks') });
    await expect.poll(() => picks.getByRole('listitem').count()).toBe(2);
    await picks.getByRole('button').first().click();
    await expect.poll(() => picks.getByRole('listitem').count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialogOf(desk).waitFor({ state: 'detached' });
  });
});

test('a text alone is made in a narrow window in Arabic, and found again in the list', async () => {
  await office.at({ language: 'ar', width: 390 }, async (desk) => {
    const { page, say, base } = desk;
    await openResults(desk, { from: 'DEL', to: 'BOM', date: inDays(35) });
    await chooseFlight(desk);
    await expectGood(desk, 'results with the way to a quote');
    await pressQuote(desk, 0);
    await expectGood(desk, 'a quote', 'dialog[open]');
    await sendTo(desk, 'ميرا ناير', undefined);
    await expectGood(desk, 'the text of a quote', 'dialog[open]');
    await expect.poll(() => dialogOf(desk).getByLabel(say('quotes-text')).inputValue()).toContain('ميرا ناير');
    await openSent(desk);
    await expectGood(desk, 'an opened quote');
    await page.goto(`${base}/my-bookings`);
    await page.getByRole('link', { name: say('title-sent-quotes'), exact: true }).click();
    await page.getByText('ميرا ناير').first().waitFor();
    await page.getByText(say('quotes-state-sent')).first().waitFor();
    await expectGood(desk, 'sent quotes');
    await page.getByRole('link', { name: /^Q-/ }).first().click();
    await page.getByText(say('quotes-was'), { exact: true }).first().waitFor();
  });
});

test('both directions of a return make one offer, in French; a flight that was sold since is gone', async () => {
  const seats = await findLastSeats(office.server.base, 52);
  await office.at({ language: 'fr' }, async (desk) => {
    const { page, say, base } = desk;
    const trips = [
      { from: 'DEL', to: 'BOM', date: inDays(37) },
      { from: 'BOM', to: 'DEL', date: inDays(39) },
    ];
    await page.goto(base + tripPath('round-trip', trips, '/flight/rtresults'));
    await choose(flightsOf(desk, say('flight-onward')));
    await choose(flightsOf(desk, say('flight-return')), 1);
    await pressQuote(desk, 0);
    await expect.poll(() => dialogOf(desk).getByRole('listitem').count()).toBe(1);
    await expectGood(desk, 'a return as a quote', 'dialog[open]');
    await sendTo(desk, 'Meera Nair', undefined);
    expect((await dialogOf(desk).getByLabel(say('quotes-text')).inputValue()).match(/Mumbai \(BOM\)/g)?.length).toBe(2);

    await openResults(desk, seats);
    await page.getByRole('textbox', { name: say('flight-filter-flight-number') }).fill(seats.flight);
    await expect.poll(() => flights(desk).count()).toBe(1);
    await chooseFlight(desk);
    await pressQuote(desk, 0);
    await sendTo(desk, 'Meera Nair', undefined);
    await openSent(desk);
    await offerOf(desk, 1).getByText(say('quotes-price-same')).waitFor();

    const { flight } = await otherBuyer();
    const party = { adults: seats.seats, children: 0, infants: 0 };
    const sectors = [{ origin: seats.from, destination: seats.to, date: seats.date }];
    const { offers } = await Effect.runPromise(flight.search({ ...defaultSearch, sectors, party, nonStopOnly: true }));
    const last = offers.find((each) => numberOf(each) === seats.flight);
    if (last === undefined) throw new Error('the last seats are for sale');
    const quote = await Effect.runPromise(
      flight.quote({ choices: [{ offerId: last.offerId, fareId: last.fares[0].fareId }] }),
    );
    await Effect.runPromise(
      flight.book({
        quoteId: quote.quoteId,
        requestId: randomUUID(),
        mode: 'ticket',
        travellers: Array.from({ length: seats.seats }, (_, at) =>
          makeTraveller({ lastName: 'Pillai', firstName: `Anu${String.fromCodePoint(97 + at)}` }),
        ),
        contact: { email: 'anu@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      }),
    );
    await page.reload();
    await offerOf(desk, 1).getByText(say('quotes-price-gone')).waitFor();
    await expectGood(desk, 'an offer that is gone');
    await page.getByRole('link', { name: say('quotes-find-again') }).click();
    await page.waitForURL((address) => address.pathname === '/flight/owresults');
  });
});
