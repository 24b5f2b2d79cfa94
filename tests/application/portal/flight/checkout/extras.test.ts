/** Extras of a booking in progress: asked for once, judged before they are kept, in the price at once, and lost in the open. */
import { describe, expect, test } from 'vitest';
import { wrongSums } from '#domain/price/explain.ts';
import { seatSpots } from '#domain/flight/extras/seat-map.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { withTaken } from '#application/portal/flight/extras/chosen-extras.ts';
import { goodContact, goodTraveller, makePage, reloaded, SellingDesk, TabShelf } from '#tests/fixtures/checkout.ts';
import type { Page } from '#tests/fixtures/checkout.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const place = { itinerary: 0, segment: 0 };
const born = { adult: '1988-03-12', child: '2019-05-01', infant: '2026-02-01' } as const;
const names = ['Meera', 'Rahul', 'Anaya', 'Ravi'];

/** A page at the extras; without a word everybody is an adult. */
async function atExtras(desk: SellingDesk, party: Partial<Party> = {}): Promise<Page> {
  const page = makePage(desk);
  const whole = { adults: 1, children: 0, infants: 0, ...party };
  page.checkout.begin(desk.quote(false, { party: whole }), 'trip=DEL-BOM-2026-11-24', goodContact);
  for (const [index, { type }] of open(page).form.travellers.entries()) {
    const title = type === 'adult' ? 'Ms' : 'Mstr';
    const gender = type === 'adult' ? 'female' : 'male';
    const firstName = names[index] ?? '';
    page.checkout.changeTraveller(index, { ...goodTraveller, title, gender, firstName, dateOfBirth: born[type] });
  }
  page.checkout.changeForm({ acceptTerms: true });
  page.checkout.goTo('extras');
  await page.checkout.extras.open();
  return page;
}

function open(page: Page) {
  const state = page.checkout.state$.value;
  if (state.kind !== 'open') throw new Error(`The checkout is ${state.kind}`);
  return state;
}

const seat = (name: string) => `seat-0.0-${name}`;
const codesOf = (violations: readonly { readonly code: string }[]) => violations.map(({ code }) => code);
const chosenBy = (page: Page, traveller: number) =>
  open(page)
    .form.extras.filter((each) => each.traveller === traveller)
    .map(({ code }) => code);

describe('what can be had', () => {
  test('is asked for once a quote, when the step is opened', async () => {
    const desk = new SellingDesk();
    const page = makePage(desk);
    page.checkout.begin(desk.quote(), '', goodContact);
    page.checkout.goTo('travellers');
    expect([desk.servicesAsked, open(page).extras]).toEqual([0, undefined]);
    const coming = page.checkout.extras.open();
    expect(open(page).extras).toEqual({ kind: 'loading' });
    await Promise.all([coming, page.checkout.extras.open()]);
    await page.checkout.extras.open();
    expect(open(page).extras).toMatchObject({ kind: 'ready' });
    expect(desk.servicesAsked).toBe(1);
  });

  test('that cannot be had stops nobody, and is asked for again at a press', async () => {
    const desk = new SellingDesk();
    desk.services = 'lost';
    const page = await atExtras(desk);
    expect(open(page).extras).toMatchObject({ kind: 'failed' });
    page.checkout.goTo('pay');
    expect(open(page).step).toBe('pay');
    desk.services = 'answered';
    await page.checkout.extras.open();
    expect(open(page).extras).toMatchObject({ kind: 'ready' });
    await page.checkout.book();
    expect(page.checkout.state$.value.kind).toBe('booked');
    expect(desk.sent[0]?.content).not.toContain('"ssr"');
  });
});

describe('choosing', () => {
  test('makes the price grow at once by lines that add up, and goes with the booking', async () => {
    const desk = new SellingDesk();
    const page = await atExtras(desk);
    const { total } = open(page).quote.fare;
    for (const ssrId of [seat('2A'), 'VGSW-0.0', 'XB05-0.0', 'WCHR-0.0'])
      expect(page.checkout.extras.choose({ traveller: 0, ssrId })).toEqual([]);
    const { fare } = open(page);
    expect(fare.total.minor - total.minor).toBe(rupees(200 + 300 + 2375).minor);
    expect(wrongSums(fare.breakdown)).toEqual([]);
    expect(fare.breakdown.parts?.map(({ name }) => name)).toEqual(['fare', 'seat', 'meal', 'baggage']);
    page.checkout.goTo('pay');
    await page.checkout.book();
    expect(JSON.parse(desk.sent[0]?.content ?? '{}')).toMatchObject({
      ssr: [seat('2A'), 'VGSW-0.0', 'XB05-0.0', 'WCHR-0.0'].map((ssrId) => ({ traveller: 0, ssrId })),
    });
  });

  test('a seat takes the place of the seat before, and giving up gives the price back', async () => {
    const desk = new SellingDesk();
    const page = await atExtras(desk);
    page.checkout.extras.choose({ traveller: 0, ssrId: seat('2A') });
    page.checkout.extras.choose({ traveller: 0, ssrId: seat('1A') });
    expect(chosenBy(page, 0)).toEqual(['1A']);
    page.checkout.extras.drop({ traveller: 0, ssrId: seat('1A') });
    expect(open(page).fare).toEqual(open(page).quote.fare);
  });

  test.each([
    ['the same bag', ['XB05-0.0'], 'XB05-0.0', 'baggage-twice'],
    ['more than 60 kg', ['XB30-0.0'], 'XB40-0.0', 'baggage-weight'],
    ['the same request', ['WCHR-0.0'], 'WCHR-0.0', 'ssr-twice'],
    ['a seat that somebody has', [], seat('1B'), 'seat-taken'],
    ['what is not offered', [], 'LMAO-0.0', 'ssr-unknown'],
  ])('%s is refused with the reason and changes nothing', async (_what, before, ssrId, code) => {
    const desk = new SellingDesk();
    const page = await atExtras(desk);
    for (const each of before) page.checkout.extras.choose({ traveller: 0, ssrId: each });
    const { form } = open(page);
    expect(codesOf(page.checkout.extras.choose({ traveller: 0, ssrId }))).toEqual([code]);
    expect(open(page).form).toEqual(form);
  });

  test('a seat that another of the party has must be changed first', async () => {
    const desk = new SellingDesk();
    const page = await atExtras(desk, { adults: 2 });
    page.checkout.extras.choose({ traveller: 0, ssrId: seat('2A') });
    expect(codesOf(page.checkout.extras.choose({ traveller: 1, ssrId: seat('2A') }))).toEqual(['seat-taken']);
    page.checkout.extras.choose({ traveller: 0, ssrId: seat('2B') });
    expect(page.checkout.extras.choose({ traveller: 1, ssrId: seat('2A') })).toEqual([]);
  });

  test('an exit row is neither for a child nor for who holds an infant', async () => {
    const desk = new SellingDesk();
    const page = await atExtras(desk, { adults: 2, children: 1, infants: 1 });
    const tried = [0, 1, 2].map((traveller) =>
      codesOf(page.checkout.extras.choose({ traveller, ssrId: seat(`3${'ABC'[traveller] ?? ''}`) })),
    );
    expect(tried).toEqual([['seat-exit-infant'], [], ['seat-child']]);
  });

  test('together puts everybody with a seat side by side, the same for all copies all but seats', async () => {
    const desk = new SellingDesk();
    const page = await atExtras(desk, { adults: 2, children: 1, infants: 1 });
    page.checkout.extras.choose({ traveller: 0, ssrId: seat('1F') });
    page.checkout.extras.seatTogether(place);
    const seats = [0, 1, 2].flatMap((traveller) => chosenBy(page, traveller));
    expect(new Set(seats).size).toBe(3);
    expect(new Set(seats.map((each) => each.slice(0, -1))).size).toBe(1);
    expect(chosenBy(page, 3)).toEqual([]);
    page.checkout.extras.choose({ traveller: 0, ssrId: 'VGSW-0.0' });
    page.checkout.extras.copyToAll(place);
    expect([1, 2, 3].map((traveller) => chosenBy(page, traveller).includes('VGSW'))).toEqual([true, true, false]);
    expect(seats).toEqual([0, 1, 2].map((traveller) => chosenBy(page, traveller)[0]));
  });
});

describe('a reload', () => {
  test('brings back what was chosen and its price, before anybody is asked', async () => {
    const desk = new SellingDesk();
    const page = await atExtras(desk);
    page.checkout.extras.choose({ traveller: 0, ssrId: seat('2A') });
    page.checkout.goTo('pay');
    const { fare, form } = open(page);
    const again = reloaded(desk, page);
    expect(open(again)).toMatchObject({ step: 'pay', fare, extras: undefined });
    expect(open(again).form.extras).toEqual(form.extras);
    await again.checkout.book();
    expect(again.checkout.state$.value.kind).toBe('booked');
  });

  test('reads what a portal without extras kept', () => {
    const desk = new SellingDesk();
    const page = makePage(desk);
    page.checkout.begin(desk.quote(), '', goodContact);
    const [key, text] = [...page.tab.texts][0] ?? [];
    const { data } = JSON.parse(text ?? '{}');
    const { lost: _lost, ...older } = data;
    const { extras: _extras, ...form } = data.form;
    const tab = new TabShelf();
    tab.write(key ?? '', JSON.stringify({ v: 1, data: { ...older, form } }));
    expect(open(makePage(desk, tab.texts)).form).toEqual(open(page).form);
  });
});

describe('a seat that somebody else was quicker to buy', () => {
  async function lost(desk: SellingDesk): Promise<Page> {
    const page = await atExtras(desk, { adults: 2 });
    page.checkout.extras.choose({ traveller: 0, ssrId: 'VGSW-0.0' });
    page.checkout.extras.choose({ traveller: 1, ssrId: seat('2A') });
    page.checkout.goTo('pay');
    desk.next = 'seat-lost';
    desk.requoted = { party: { adults: 2, children: 0, infants: 0 }, fare: open(page).quote.fare };
    await page.checkout.book();
    desk.next = 'sells';
    return page;
  }

  test('leads back to the extras with the seat taken, at the same price without a question', async () => {
    const desk = new SellingDesk();
    const page = await lost(desk);
    const { step, priceChange, violations, quote, extras, form } = open(page);
    expect({ step, priceChange, quoteId: quote.quoteId }).toEqual({
      step: 'extras',
      priceChange: undefined,
      quoteId: 'quote-2',
    });
    expect(violations.map(({ code, path }) => [code, path])).toEqual([['seat-taken', 'ssr[1]']]);
    const seats = extras?.kind === 'ready' ? extras.value.seatMaps[0]?.decks[0]?.rows[1]?.elements : [];
    expect(seats?.[0]).toMatchObject({ seat: '2A', state: 'taken' });
    expect(form.extras.map(({ code }) => code)).toEqual(['VGSW', '2A']);
  });

  test('keeps from paying, over reloads too, until another is chosen; then the rest is as it was', async () => {
    const desk = new SellingDesk();
    let page = await lost(desk);
    page.checkout.goTo('pay');
    expect(open(page).step).toBe('extras');
    page = reloaded(desk, page);
    await page.checkout.book();
    expect(open(page).step).toBe('extras');
    expect(desk.sent).toHaveLength(1);
    await page.checkout.extras.open();
    expect(codesOf(page.checkout.extras.choose({ traveller: 0, ssrId: seat('2A') }))).toEqual(['seat-taken']);
    expect(page.checkout.extras.choose({ traveller: 1, ssrId: seat('2B') })).toEqual([]);
    expect(open(page).violations).toEqual([]);
    page.checkout.goTo('pay');
    await page.checkout.book();
    expect(page.checkout.state$.value).toMatchObject({ kind: 'booked', transactionId: 'FL-1' });
    expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(2);
  });

  test('is shown as taken even where the map does not know yet', () => {
    const { seatMap } = new SellingDesk();
    const states = (lost: readonly string[]) =>
      withTaken({ lines: [], seatMaps: [seatMap] }, lost).seatMaps.flatMap((map) =>
        seatSpots(map).flatMap((spot) => (spot.seat.state === 'free' ? [] : [spot.seat.seat])),
      );
    expect(states([])).toEqual(['1B']);
    expect(states([seat('2A')])).toEqual(['1B', '2A']);
  });
});
