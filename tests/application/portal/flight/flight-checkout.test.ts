/**
 * A booking in progress against a model: whatever an agent does, whatever becomes of the messages and whenever the page
 * is loaded anew, nothing typed is lost, one content is never sent under two ids, and nothing is bought twice.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goodContact, goodTraveller, makePage, SellingDesk } from '#tests/fixtures/checkout.ts';
import type { Page } from '#tests/fixtures/checkout.ts';
import { makeRules } from '#tests/fixtures/flight.ts';
import { Begin, commands, Fill, party } from './checkout-model.ts';
import type { Model, Real } from './checkout-model.ts';

describe('a booking in progress', () => {
  test('keeps every promise whatever happens', async () => {
    let sales = 0;
    await fc.assert(
      fc.asyncProperty(commands, async (run) => {
        const desk = new SellingDesk();
        desk.requoted = { party };
        const model: Model = {
          kind: 'none',
          step: 'review',
          names: ['', ''],
          terms: false,
          offered: false,
          age: 0,
          unanswered: false,
          bought: false,
        };
        const page = makePage(desk);
        const real: Real = { desk, page };
        await fc.asyncModelRun(() => ({ model, real }), [new Begin(false), new Fill(), ...run]);
        sales += desk.bookings.size;
      }),
      { numRuns: 150 },
    );
    expect(sales).toBeGreaterThan(20);
  });
});

function filled(desk: SellingDesk): Page {
  const page = makePage(desk);
  page.checkout.begin(desk.quote(), 'trip=DEL-BOM-2026-11-24', goodContact);
  page.checkout.changeTraveller(0, goodTraveller);
  page.checkout.changeForm({ acceptTerms: true });
  page.checkout.goTo('pay');
  return page;
}

function open(page: Page) {
  const state = page.checkout.state$.value;
  if (state.kind !== 'open') throw new Error(`The checkout is ${state.kind}`);
  return state;
}

describe('what a step shows', () => {
  test('a field says what is wrong with it once it was left, the others stay quiet', () => {
    const desk = new SellingDesk();
    const page = makePage(desk);
    page.checkout.begin(desk.quote(), '', { email: 'desk@sahyadri.example' });
    page.checkout.goTo('travellers');
    page.checkout.changeTraveller(0, { firstName: 'Rahul2' });
    expect(open(page).violations).toEqual([]);
    page.checkout.leaveField('travellers[0].firstName');
    expect(open(page).violations.map(({ path }) => path)).toEqual(['travellers[0].firstName']);
    page.checkout.changeTraveller(0, { firstName: 'Rahul' });
    expect(open(page).violations).toEqual([]);
  });

  test('going on with violations shows them all, counts the try and stays', () => {
    const desk = new SellingDesk();
    const page = makePage(desk);
    page.checkout.begin(desk.quote(), '', {});
    page.checkout.goTo('pay');
    const { step, stopped, violations } = open(page);
    expect({ step, stopped }).toEqual({ step: 'travellers', stopped: 1 });
    expect(violations.map(({ path }) => path)).toContain('contact.mobile');
    expect(violations.map(({ path }) => path)).not.toContain('acceptTerms');
  });

  test('what the back office finds wrong stands beside its field until something changes', async () => {
    const desk = new SellingDesk();
    const page = filled(desk);
    desk.next = 'invalid';
    await page.checkout.book();
    expect(open(page)).toMatchObject({ step: 'travellers', stopped: 1 });
    expect(open(page).violations.map(({ path }) => path)).toEqual(['travellers[0].lastName']);
    page.checkout.leaveField('contact.email');
    expect(open(page).violations).toHaveLength(1);
    page.checkout.changeTraveller(0, { lastName: 'Ayer' });
    expect(open(page).violations).toEqual([]);
  });
});

describe('a traveller', () => {
  test('filled in from the saved ones is somebody else once renamed', () => {
    const desk = new SellingDesk();
    const page = filled(desk);
    page.checkout.changeTraveller(0, { ...goodTraveller, savedId: 'saved-7' });
    page.checkout.changeTraveller(0, { gender: 'female' });
    expect(open(page).form.travellers[0]?.savedId).toBe('saved-7');
    page.checkout.changeTraveller(0, { firstName: 'Mira' });
    expect(open(page).form.travellers[0]?.savedId).toBeUndefined();
  });

  test.each([
    ['sells', ['Meera']],
    ['in-doubt', ['Meera']],
    ['not-confirmed', []],
  ] as const)('is saved for next time when the booking %s', async (happening, names) => {
    const desk = new SellingDesk();
    const page = filled(desk);
    page.checkout.changeForm({ save: [0] });
    desk.next = happening;
    await page.checkout.book();
    expect(page.checkout.state$.value.kind).toBe('booked');
    expect(desk.savedNames).toEqual(names);
  });
});

describe('belonging', () => {
  test('a checkout is nobody else’s', () => {
    const desk = new SellingDesk();
    const page = filled(desk);
    expect(makePage(desk, page.tab.texts, 'AGT20002').checkout.state$.value).toEqual({ kind: 'none' });
    expect(makePage(desk, page.tab.texts).checkout.state$.value.kind).toBe('open');
  });

  test('works on where the device keeps nothing', () => {
    const desk = new SellingDesk();
    const page = makePage(desk);
    page.tab.gone = true;
    page.checkout.begin(desk.quote(), '', goodContact);
    page.checkout.changeTraveller(0, goodTraveller);
    page.checkout.goTo('pay');
    expect(open(page).step).toBe('pay');
  });

  test('ticking the box to save sends the same booking under the same id', async () => {
    const desk = new SellingDesk();
    const page = filled(desk);
    desk.next = 'too-low';
    await page.checkout.book();
    page.checkout.changeForm({ save: [0] });
    await page.checkout.book();
    expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(1);
  });

  test.each([
    ['the same', makeRules(), true],
    ['other', makeRules({ baggage: { checkInKg: 25, cabinKg: 7 } }), false],
  ])('after a change of price %s fare rules stay accepted: %#', async (_which, rules, accepted) => {
    const desk = new SellingDesk();
    const page = filled(desk);
    desk.next = 'fare-changed';
    desk.requoted = { rules };
    await page.checkout.book();
    page.checkout.acceptPrice();
    expect(open(page).form.acceptTerms).toBe(accepted);
  });
});
