/**
 * A booking in progress against a model: whatever an agent does, whatever becomes of the messages and whenever the page
 * is reloaded, nothing typed is lost, one content is never sent under two ids, and nothing is bought twice.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goodContact, goodTraveller, makePage, pass, SellingDesk } from '#tests/fixtures/checkout.ts';
import type { Page } from '#tests/fixtures/checkout.ts';
import { makeQuote, makeRules } from '#tests/fixtures/flight.ts';
import { Begin, commands, Fill, hold, nothingYet, OpenExtras, party, Seat } from './model.ts';
import type { Real } from './model.ts';

describe('a booking in progress', () => {
  test('keeps every promise whatever happens', async () => {
    let sales = 0;
    let lost = 0;
    let held = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(true, true, false), commands, async (seated, run) => {
        const desk = new SellingDesk();
        desk.requoted = { party, hold };
        const model = nothingYet();
        const page = makePage(desk);
        const real: Real = { desk, page };
        const start = [
          new Begin(false),
          new Fill(),
          ...(seated ? [new OpenExtras(), new Seat(1, '2A'), new Seat(0, '1A')] : []),
        ];
        await fc.asyncModelRun(() => ({ model, real }), [...start, ...run]);
        sales += desk.bookings.size;
        lost += desk.taken.size;
        held += [...desk.bookings.values()].filter(({ booked }) => booked.status === 'held').length;
      }),
      { numRuns: 200 },
    );
    expect(sales).toBeGreaterThan(20);
    expect(lost).toBeGreaterThan(4);
    expect(held).toBeGreaterThan(5);
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

describe('passports that may come later', () => {
  const abroad = (later: boolean, wanted = later) => {
    const desk = new SellingDesk();
    const page = makePage(desk);
    const { required } = makeQuote();
    const quote = desk.quote(false, {
      required: { ...required, international: true, passport: true },
      hold: { ...hold, ...(later && { passportsLater: true as const }) },
    });
    page.checkout.begin(quote, '', goodContact);
    page.checkout.changeTraveller(0, goodTraveller);
    page.checkout.changeForm({ acceptTerms: true, passportsLater: wanted });
    page.checkout.goTo('pay');
    return { desk, page };
  };

  test('keep nobody from the last step, and from holding', async () => {
    const { desk, page } = abroad(true);
    expect(open(page)).toMatchObject({ step: 'pay', violations: [] });
    await page.checkout.book('hold');
    expect(page.checkout.state$.value).toMatchObject({ kind: 'booked', status: 'held' });
    expect(desk.sent).toHaveLength(1);
  });

  test('are missed once a ticket is asked for, and holding goes on all the same', async () => {
    const { desk, page } = abroad(true);
    await page.checkout.book('ticket');
    expect(desk.sent).toEqual([]);
    const { step, violations } = open(page);
    expect(step).toBe('travellers');
    expect(violations.map(({ path }) => path)).toContain('travellers[0].passport.number');
    page.checkout.goTo('pay');
    await page.checkout.book('hold');
    expect(page.checkout.state$.value).toMatchObject({ kind: 'booked', status: 'held' });
  });

  test.each([
    ['where the airline wants them at once', false, true],
    ['where nobody said that they come later', true, false],
  ])('are asked for before the last step %s', (_where, later, wanted) => {
    const { page } = abroad(later, wanted);
    const { step, violations } = open(page);
    expect(step).toBe('travellers');
    expect(violations.map(({ path }) => path)).toContain('travellers[0].passport.number');
  });
});

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

describe('GST details', () => {
  const gst = {
    holder: 'Malabar Exports',
    number: '27AAPFU0939F1ZV',
    email: 'accounts@exports.example',
    address: 'Kochi',
    phone: '4842668801',
  };

  test.each([
    ['sells', { gst, keepGst: true }, [gst.number]],
    ['sells', { gst, keepGst: false }, []],
    ['sells', { keepGst: true }, []],
    ['not-confirmed', { gst, keepGst: true }, []],
  ] as const)('are saved where the booking %s and that was ticked: %j', async (happening, change, saved) => {
    const desk = new SellingDesk();
    const page = filled(desk);
    page.checkout.changeForm(change);
    desk.next = happening;
    await page.checkout.book();
    expect(page.checkout.state$.value.kind).toBe('booked');
    expect(desk.savedGst).toEqual(saved);
  });
});

describe('belonging', () => {
  test('a checkout is nobody else’s', () => {
    const desk = new SellingDesk();
    const page = filled(desk);
    expect(makePage(desk, page.tab.texts, 'AGT20002').checkout.state$.value).toEqual({
      kind: 'none',
      resultsQuery: undefined,
    });
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
    [
      'other',
      makeRules({ sectors: makeRules().sectors.map((each) => ({ ...each, baggage: { checkInKg: 25, cabinKg: 7 } })) }),
      false,
    ],
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

describe('a booking that is over', () => {
  test('shows its ticket until that is put away, over reloads too, and then where it was chosen', async () => {
    const desk = new SellingDesk();
    const page = filled(desk);
    await page.checkout.book();
    const booked = { kind: 'booked', transactionId: 'FL-1', status: 'confirmed' };
    expect(page.checkout.state$.value).toEqual(booked);
    const again = makePage(desk, page.tab.texts);
    expect(again.checkout.state$.value).toEqual(booked);
    again.checkout.abandon();
    const over = { kind: 'none', resultsQuery: 'trip=DEL-BOM-2026-11-24' };
    expect(again.checkout.state$.value).toEqual(over);
    expect(makePage(desk, again.tab.texts).checkout.state$.value).toEqual(over);
    expect(makePage(desk, again.tab.texts, 'AGT20002').checkout.state$.value).toMatchObject({
      kind: 'none',
      resultsQuery: undefined,
    });
  });

  test('given up leads to where it was chosen', () => {
    const desk = new SellingDesk();
    const page = filled(desk);
    page.checkout.abandon();
    expect(page.checkout.state$.value).toEqual({ kind: 'none', resultsQuery: 'trip=DEL-BOM-2026-11-24' });
  });
});

describe('what was typed', () => {
  const wider = (desk: SellingDesk) => desk.quote(false, { party: { adults: 2, children: 1, infants: 0 } });

  test.each<[string, (page: Page, desk: SellingDesk) => Promise<void> | void]>([
    ['the way back to the results', () => undefined],
    ['a fare that was sold out', (page, desk) => bookedWith(page, desk, 'sold-out')],
    ['a booking that was not confirmed', (page, desk) => bookedWith(page, desk, 'not-confirmed')],
    ['the end of its time', (page, desk) => expire(page, desk)],
    ['a price that was not accepted', (page) => page.checkout.abandon()],
  ])('is there for the next flight between the same places after %s', async (_what, happens) => {
    const desk = new SellingDesk();
    const page = filled(desk);
    page.checkout.changeForm({ save: [0], contact: { ...goodContact, mobile: '9000000001' } });
    await happens(page, desk);
    const again = makePage(desk, page.tab.texts);
    again.checkout.begin(wider(desk), 'trip=DEL-BOM-2026-11-25', goodContact);
    const { form, carried, step } = open(again);
    expect(form.travellers.map(({ type, firstName }) => [type, firstName])).toEqual([
      ['adult', 'Meera'],
      ['adult', undefined],
      ['child', undefined],
    ]);
    expect({ carried, step, save: form.save, terms: form.acceptTerms, mobile: form.contact.mobile }).toEqual({
      carried: true,
      step: 'review',
      save: [0],
      terms: false,
      mobile: '9000000001',
    });
    again.checkout.clearTravellers();
    expect(open(again)).toMatchObject({ carried: false, form: { save: [] } });
    expect(open(again).form.travellers.every(({ firstName }) => firstName === undefined)).toBe(true);
  });

  test.each<[string, string, (page: Page, desk: SellingDesk) => Promise<void> | void]>([
    ['for another trip', 'trip=BOM-GOI-2026-11-25', () => undefined],
    ['once it was bought', 'trip=DEL-BOM-2026-11-25', (page, desk) => bookedWith(page, desk, 'sells')],
    [
      'where it may have been bought',
      'trip=DEL-BOM-2026-11-25',
      async (page, desk) => {
        await bookedWith(page, desk, 'answer-lost');
        page.checkout.abandon();
      },
    ],
  ])('goes %s', async (_when, query, happens) => {
    const desk = new SellingDesk();
    const page = filled(desk);
    await happens(page, desk);
    page.checkout.begin(wider(desk), query, goodContact);
    const { form, carried } = open(page);
    expect(form.travellers.map(({ firstName }) => firstName)).toEqual([undefined, undefined, undefined]);
    expect(carried).toBe(false);
  });

  test('waits for a fresh price when the time ends, which goes on at once where it is the same', async () => {
    const desk = new SellingDesk();
    const page = filled(desk);
    const { fare } = open(page).quote;
    expire(page, desk);
    expect(page.checkout.state$.value).toMatchObject({ kind: 'expired', renewing: false });
    desk.requoted = { fare };
    await page.checkout.renew();
    expect(open(page)).toMatchObject({ step: 'pay', secondsLeft: 900, carried: false, priceChange: undefined });
    expect(open(page).form.travellers[0]?.firstName).toBe('Meera');
    await page.checkout.book();
    expect(page.checkout.state$.value).toMatchObject({ kind: 'booked', status: 'confirmed' });
  });

  test('does not say beside itself that its quote is gone', async () => {
    const desk = new SellingDesk();
    const page = filled(desk);
    await bookedWith(page, desk, 'request-lost');
    pass(desk, 900);
    await bookedWith(page, desk, 'sells');
    expect(page.checkout.state$.value).toEqual({
      kind: 'expired',
      resultsQuery: 'trip=DEL-BOM-2026-11-24',
      renewing: false,
      failure: undefined,
    });
  });

  test('before the end of its time the page does say that its quote is gone', async () => {
    const desk = new SellingDesk();
    const page = filled(desk);
    const elsewhere = new SellingDesk();
    page.checkout.begin({ ...elsewhere.quote(), quoteId: 'nobody’s' }, 'trip=DEL-BOM-2026-11-24', goodContact);
    page.checkout.changeTraveller(0, goodTraveller);
    page.checkout.changeForm({ acceptTerms: true });
    await page.checkout.book();
    expect(open(page).failure?._tag).toBe('NotFound');
  });

  test('waits on where no fresh price is to be had, and the reason is given', async () => {
    const desk = new SellingDesk();
    const page = filled(desk);
    expire(page, desk);
    desk.quotes = 'sold-out';
    await page.checkout.renew();
    expect(page.checkout.state$.value).toMatchObject({ kind: 'expired', failure: { _tag: 'SoldOut' } });
    expect(page.outdated()).toBe(1);
    page.checkout.abandon();
    page.checkout.begin(desk.quote(), 'trip=DEL-BOM-2026-11-24', goodContact);
    expect(open(page).form.travellers[0]?.firstName).toBe('Meera');
  });
});

function expire(page: Page, desk: SellingDesk): void {
  pass(desk, 900);
  page.checkout.tick();
}

async function bookedWith(page: Page, desk: SellingDesk, happening: SellingDesk['next']): Promise<void> {
  desk.next = happening;
  await page.checkout.book();
}

describe('the search that it was chosen from', () => {
  test.each([
    ['sold-out', 1],
    ['fare-changed', 1],
    ['too-low', 0],
    ['sells', 0],
  ] as const)('no longer holds after: %s', async (happening, times) => {
    const desk = new SellingDesk();
    const page = filled(desk);
    expect(page.outdated()).toBe(0);
    desk.next = happening;
    await page.checkout.book();
    expect(page.outdated()).toBe(times);
  });

  test('no longer holds where the quote is at another price', () => {
    const desk = new SellingDesk();
    const page = makePage(desk);
    page.checkout.begin(desk.quote(true), '', {});
    expect(page.outdated()).toBe(1);
  });
});
