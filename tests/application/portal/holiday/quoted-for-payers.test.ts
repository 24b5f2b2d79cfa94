/** A package whose tax goes by what its payers bought in the year: quoted for nobody first, then for the PANs that were filled in. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { FareChanged } from '#application/desk/failures.ts';
import type { BookHoliday, QuoteHoliday } from '#application/desk/holiday/holiday.ts';
import { AccountSummary } from '#application/portal/account/account-summary.ts';
import { holidayStart, makeHolidayCheckout } from '#application/portal/holiday/holiday-checkout.ts';
import { add, money } from '#domain/money/money.ts';
import { addYears, isoDate } from '#domain/time/calendar-date.ts';
import { toMilliseconds } from '#domain/time/instant.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { goodContact, signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { now } from '#tests/fixtures/flight.ts';

const { answer: quote } = catalogueReference.holiday.quote;
const dearer = add(quote.price.total, money(1_000_00, 'INR'));

function makeCheckout() {
  const quoted: QuoteHoliday[] = [];
  const booked: BookHoliday[] = [];
  const asked = () => Effect.die(new Error('Nobody asks this here'));
  const session = signedInSession();
  const account = new AccountSummary({ balance: asked, rewardPoints: asked }, session, {
    visible: () => true,
    onShown: () => () => undefined,
  });
  let requests = 0;
  const checkout = makeHolidayCheckout(
    {
      quote: (request) => {
        quoted.push(request);
        return Effect.succeed({ ...quote, quoteId: 'for-payers', price: { ...quote.price, total: dearer } });
      },
      book: (request) => {
        booked.push(request);
        return request.quoteId === 'for-payers'
          ? Effect.succeed(catalogueReference.holiday.book.answer)
          : Effect.fail(new FareChanged({ from: quote.price.total, to: dearer }));
      },
    },
    {
      session,
      account,
      agency: { addTraveller: asked, saveGstProfile: asked },
      clock: { now: () => now, todayIn: () => isoDate('2026-11-20'), ticks: () => toMilliseconds(now) },
      requestIds: { next: () => `request-${(requests += 1)}` },
      tab: new TabShelf(),
      zone: 'Asia/Kolkata',
    },
    () => undefined,
  );
  checkout.begin({ ...quote, required: ['payers'] }, '/holiday', goodContact, holidayStart(quote, 'IN'));
  return { checkout, quoted, booked };
}

test('what the back office found dearer is quoted again for the payers, and booked once that is agreed to', async () => {
  const { checkout, quoted, booked } = makeCheckout();
  const state = () => checkout.state$.value;
  const open = state();
  if (open.kind !== 'open') throw new Error('It is open');
  for (const [index, { type }] of open.form.travellers.entries()) {
    const age = type === 'adult' ? 35 : 8;
    checkout.changeTraveller(index, {
      ...makeTraveller({
        type,
        title: type === 'adult' ? 'Ms' : 'Mstr',
        firstName: `Asha${'abcdef'[index]}`,
        dateOfBirth: addYears(isoDate('2026-01-10'), -age),
      }),
      passport: {
        number: 'Z1234567',
        issuedOn: '2022-01-10',
        expiresOn: '2032-01-09',
        placeOfIssue: 'IN',
        country: 'IN',
      },
    });
  }
  checkout.changeOwn({ payers: open.form.own.payers.map(() => ({ name: 'Meera Pillai', pan: 'abcpp1234e' })) });
  checkout.changeForm({ acceptTerms: true });
  await checkout.book();
  expect(booked).toHaveLength(1);
  const pans = quote.trip.rooms.map(() => 'abcpp1234e');
  expect(quoted).toEqual([{ offerId: quote.offerId, pans }]);
  expect(state()).toMatchObject({ priceChange: { from: quote.price.total, to: dearer } });
  checkout.acceptPrice();
  await checkout.book();
  expect(booked.at(-1)).toMatchObject({ quoteId: 'for-payers', payers: pans.map((pan) => ({ pan })) });
});
