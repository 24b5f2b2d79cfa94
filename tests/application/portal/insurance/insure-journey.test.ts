/** A policy beside another booking in progress: for its travellers and days, its proposal its own, asked for with it. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { InsuranceQuote } from '#application/desk/insurance/insurance.ts';
import { AccountSummary } from '#application/portal/account/account-summary.ts';
import { insuranceCheckout } from '#application/portal/insurance/insurance-checkout.ts';
import { type InsuredJourney, InsureJourney } from '#application/portal/insurance/insure-journey.ts';
import type { PlanSearch } from '#domain/insurance/plan.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { violation } from '#domain/rules/violation.ts';
import { plusSeconds, toMilliseconds } from '#domain/time/instant.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { goodContact, signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';
import { now } from '#tests/fixtures/flight.ts';

const { insurance } = catalogueReference;
const today = isoDate('2026-11-20');
const passport = {
  number: 'Z1234567',
  issuedOn: '2022-01-10',
  expiresOn: '2032-01-09',
  placeOfIssue: 'IN',
  country: 'IN',
};
const asha = {
  type: 'adult',
  title: 'Ms',
  firstName: 'Asha',
  lastName: 'Rao',
  gender: 'female',
  dateOfBirth: '1988-03-12',
  passport,
} as const;

const journey: InsuredJourney = {
  key: 'quote-1',
  address: '/flight/book',
  from: isoDate('2026-12-05'),
  to: isoDate('2026-12-14'),
  countries: ['FR', 'IT'],
  travellers: [asha],
  contact: goodContact,
  parameters: [],
};

function makeDesk() {
  const searches: PlanSearch[] = [];
  const quoted = (search: PlanSearch): InsuranceQuote => ({
    ...insurance.quote.answer,
    from: search.from,
    to: search.to,
    births: search.births,
  });
  const refuse = Effect.die(new Error('Nobody asks this here'));
  const desk = {
    plans: (search: PlanSearch) => {
      searches.push(search);
      return Effect.succeed(insurance.plans.answer);
    },
    quote: () => {
      const search = searches.at(-1);
      return search === undefined ? refuse : Effect.succeed(quoted(search));
    },
    book: () => refuse,
  };
  return { desk, searches };
}

function makeInsuring() {
  const { desk, searches } = makeDesk();
  let late = 0;
  const session = signedInSession();
  const asked = () => Effect.die(new Error('Nobody asks this here'));
  const account = new AccountSummary({ balance: asked, rewardPoints: asked }, session, {
    visible: () => true,
    onShown: () => () => undefined,
  });
  const agency = { addTraveller: asked, saveGstProfile: asked };
  let requests = 0;
  const requestIds = { next: () => `request-${(requests += 1)}` };
  const clock = { now: () => plusSeconds(now, late), todayIn: () => today, ticks: () => toMilliseconds(now) };
  const checkout = insuranceCheckout(
    desk,
    { session, account, agency, clock, requestIds, tab: new TabShelf(), zone: 'Asia/Kolkata' },
    () => undefined,
  );
  return {
    insuring: new InsureJourney(desk, session, checkout, 'IN'),
    checkout,
    searches,
    pass: (seconds: number) => void (late += seconds),
  };
}

const planId = insurance.plans.answer.plans[0]?.planId ?? '';
const declared = {
  address: '14 Marine Drive, Kochi',
  nominee: { name: 'Kabir Rao', relation: 'parent' },
  illnessBefore: false,
  residents: true,
};

async function chosen() {
  const made = makeInsuring();
  await made.insuring.follow(journey, today);
  await made.insuring.choose(planId);
  return made;
}

test('plans are asked for once, for the smallest region, its days and its travellers', async () => {
  const { insuring, searches } = makeInsuring();
  await insuring.follow(journey, today);
  await insuring.follow({ ...journey, contact: { ...goodContact, mobile: '9847031265' } }, today);
  expect(searches).toEqual([
    { region: 'schengen', trip: 'single', from: journey.from, to: journey.to, births: ['1988-03-12'], family: false },
  ]);
  await insuring.changeUntil(isoDate('2026-12-20'), today);
  expect(searches.at(-1)?.to).toBe('2026-12-20');
});

test('says who cannot be insured before anything is asked', async () => {
  const { insuring, searches } = makeInsuring();
  await insuring.follow({ ...journey, travellers: [{ ...asha, dateOfBirth: '1930-01-01' }] }, today);
  expect(searches).toEqual([]);
  expect(insuring.state$.value.violations).toMatchObject([{ code: 'insured-age', path: 'births[0]' }]);
});

test('is ready where nothing is chosen, and where the proposal is whole', async () => {
  const { insuring, checkout } = makeInsuring();
  await insuring.follow(journey, today);
  expect([insuring.wanted('quote-1'), insuring.ready()]).toEqual([false, true]);
  await insuring.choose(planId);
  expect([insuring.wanted('quote-1'), insuring.wanted('quote-2'), insuring.ready()]).toEqual([true, false, false]);
  checkout.changeOwn(declared);
  expect(insuring.ready()).toBe(false);
  checkout.changeForm({ acceptTerms: true });
  expect(insuring.ready()).toBe(true);
});

test('names that change in the booking change in the proposal; other days or people end the choice', async () => {
  const { insuring, checkout } = await chosen();
  checkout.changeOwn(declared);
  await insuring.follow({ ...journey, key: 'quote-2', travellers: [{ ...asha, firstName: 'Usha' }] }, today);
  expect(insuring.wanted('quote-2')).toBe(true);
  expect(checkout.state$.value).toMatchObject({ form: { travellers: [{ firstName: 'Usha' }], own: declared } });
  await insuring.follow({ ...journey, to: isoDate('2026-12-16') }, today);
  expect(checkout.state$.value.kind).toBe('none');
});

test('is asked for as it was filled in, for the travellers and the contact of the booking', async () => {
  const { insuring, checkout } = await chosen();
  expect(insuring.asked()).toBeUndefined();
  checkout.changeOwn(declared);
  checkout.changeForm({ acceptTerms: true });
  expect(insuring.asked()).toMatchObject({
    product: 'insurance',
    quote: { planId },
    booking: { ...declared, contact: goodContact, travellers: [{ firstName: 'Asha', passport }] },
  });
  expect(insuring.asked()?.booking).not.toHaveProperty('requestId');
});

test('stops the booking once where its price is no longer held, and is not asked for any more', async () => {
  const { insuring, checkout, pass } = await chosen();
  checkout.changeOwn(declared);
  checkout.changeForm({ acceptTerms: true });
  expect(insuring.ready()).toBe(true);
  pass(3600);
  expect(insuring.ready()).toBe(false);
  expect(insuring.state$.value.failure).toMatchObject({ _tag: 'NotFound', what: 'quote' });
  expect([insuring.ready(), insuring.wanted('quote-1'), insuring.asked()]).toEqual([true, false, undefined]);
});

test('shows what the back office found wrong with it', async () => {
  const { insuring } = await chosen();
  const wrong = [violation('required', 'address')];
  insuring.refused(wrong);
  expect(insuring.state$.value.failure).toMatchObject({ _tag: 'Invalid', violations: wrong });
});

test('is dropped with what it was chosen beside', async () => {
  const { insuring, checkout } = await chosen();
  insuring.drop();
  expect(checkout.state$.value.kind).toBe('none');
});
