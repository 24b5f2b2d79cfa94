/** Applicants may be chosen from the saved travellers: each field of the passport goes into the application as it was saved. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { BookVisa } from '#application/desk/visa/visa.ts';
import { AccountSummary } from '#application/portal/account/account-summary.ts';
import { draftFrom } from '#application/portal/agency/saved-travellers.ts';
import { applicantsStart, visaCheckout } from '#application/portal/visa/visa-checkout.ts';
import { visaSale } from '#application/backoffice/visa/visa-desk.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { toMilliseconds } from '#domain/time/instant.ts';
import { visaFacts } from '#domain/visa/rules.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { goodContact, signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';
import { now } from '#tests/fixtures/flight.ts';

const { answer: quote } = catalogueReference.visa.quote;
const saved = {
  savedId: 'T-1',
  traveller: {
    type: 'adult',
    title: 'Ms',
    firstName: 'Asha',
    lastName: 'Rao',
    gender: 'female',
    nationality: 'IN',
    dateOfBirth: quote.births[0] ?? isoDate('1988-03-12'),
    passport: {
      number: 'M7654321',
      issuedOn: isoDate('2021-02-03'),
      expiresOn: isoDate('2031-02-02'),
      placeOfIssue: 'Kochi',
      country: 'IN',
    },
  },
} as const;

function makeCheckout() {
  const booked: BookVisa[] = [];
  const asked = () => Effect.die(new Error('Nobody asks this here'));
  const session = signedInSession();
  const account = new AccountSummary({ balance: asked, rewardPoints: asked }, session, {
    visible: () => true,
    onShown: () => () => undefined,
  });
  const checkout = visaCheckout(
    {
      quote: asked,
      book: (request) => {
        booked.push(request);
        return Effect.succeed(catalogueReference.visa.book.answer);
      },
    },
    {
      session,
      account,
      agency: { addTraveller: asked, saveGstProfile: asked },
      clock: { now: () => now, todayIn: () => isoDate('2026-11-20'), ticks: () => toMilliseconds(now) },
      requestIds: { next: () => 'request-1' },
      tab: new TabShelf(),
      zone: 'Asia/Kolkata',
    },
    () => undefined,
  );
  checkout.begin(quote, '/visa', goodContact, applicantsStart(quote));
  checkout.changeForm({ acceptTerms: true });
  return { checkout, booked };
}

test('a saved traveller’s passport is in the form, in what is sent, and in the application that the mission is given', async () => {
  const { checkout, booked } = makeCheckout();
  checkout.changeTraveller(0, draftFrom(saved, 'adult', visaFacts(quote), []));
  expect(checkout.state$.value).toMatchObject({ form: { travellers: [{ passport: saved.traveller.passport }] } });
  await checkout.book();
  const [sent] = booked;
  expect(sent?.travellers).toEqual([{ ...saved.traveller, savedId: 'T-1' }]);
  if (sent === undefined) throw new Error('It is sent');
  const offer = { ...quote, visa: quote.visa };
  const { terms } = visaSale.accept({ ...quote, offer } as never, sent, () => []);
  expect(terms.travellers[0]?.passport).toEqual(saved.traveller.passport);
});

test('nothing of a passport is sent for another: a typed field stands for itself', async () => {
  const { checkout, booked } = makeCheckout();
  checkout.changeTraveller(0, draftFrom(saved, 'adult', visaFacts(quote), []));
  checkout.changeTraveller(0, { passport: { ...saved.traveller.passport, number: 'P1111111' } });
  await checkout.book();
  expect(booked[0]?.travellers[0]?.passport).toEqual({ ...saved.traveller.passport, number: 'P1111111' });
});

test('one whose passport is of another country, or ends too soon, is stopped at that field', async () => {
  const { checkout, booked } = makeCheckout();
  const wrong = { ...saved.traveller.passport, country: 'GB', expiresOn: quote.to };
  checkout.changeTraveller(
    0,
    draftFrom({ ...saved, traveller: { ...saved.traveller, passport: wrong } }, 'adult', visaFacts(quote), []),
  );
  await checkout.book();
  expect(booked).toEqual([]);
  const { violations } = checkout.state$.value as { violations?: readonly { code: string; path: string }[] };
  expect(violations?.map(({ code, path }) => [code, path])).toEqual([
    ['visa-passport', 'travellers[0].passport.country'],
    ['visa-passport-ends', 'travellers[0].passport.expiresOn'],
  ]);
});
