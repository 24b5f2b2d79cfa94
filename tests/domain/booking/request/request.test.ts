/** The life of a request: every state is reached, every end is final; who may do what; what may be asked and answered. */
import { describe, expect, it } from 'vitest';
import {
  agencyActs,
  offerExpired,
  isAtEnd,
  operatorActs,
  requestActs,
  type RequestState,
  requestStates,
  requestTable,
  requestWays,
  stateAfter,
} from '#domain/booking/request/request.ts';
import { checkAnswer, checkUnitsWished } from '#domain/booking/request/rules.ts';
import { unitsOf } from '#domain/booking/units.ts';
import { moneyOf } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

const today = isoDate('2026-11-20');

describe('the table of acts', () => {
  it.each(requestWays)('reaches of %s every state that it has, and ends for good', (way) => {
    const reached = new Set<RequestState>(['asked']);
    for (let turn = 0; turn < requestStates.length; turn += 1) {
      for (const state of requestStates.filter((each) => reached.has(each))) {
        for (const act of requestActs) reached.add(stateAfter(act, { way, state }) ?? state);
      }
    }
    const others =
      way === 'offer'
        ? ['confirmed', 'under-way']
        : ['offered', 'accepted', 'declined', 'closed', ...(way === 'settlement' ? [] : ['under-way'])];
    expect([...reached].toSorted()).toEqual(requestStates.filter((state) => !others.includes(state)).toSorted());
    for (const state of ['confirmed', 'refused', 'declined', 'withdrawn', 'closed'] as const) {
      expect(isAtEnd(state)).toBe(true);
    }
    for (const state of ['asked', 'taken', 'under-way', 'offered', 'accepted'] as const)
      expect(isAtEnd(state)).toBe(false);
  });

  it('gives each act to one side', () => {
    const ofBooking = ['settle', 'settled', 'not-settled', 'take-over', 'make'] as const;
    expect([...agencyActs, ...operatorActs, ...ofBooking].toSorted()).toEqual([...requestActs].toSorted());
    for (const act of requestActs) {
      expect(requestTable[act].by === 'agency').toBe(agencyActs.some((each) => each === act));
    }
  });

  it('lets an offer expire after its last day, and nothing else', () => {
    const answer = { validUntil: today };
    expect(offerExpired({ state: 'offered', answer }, today)).toBe(false);
    expect(offerExpired({ state: 'offered', answer }, isoDate('2026-11-21'))).toBe(true);
    expect(offerExpired({ state: 'accepted', answer }, isoDate('2026-11-21'))).toBe(false);
  });
});

describe('what is asked', () => {
  it('of a booking names whom it is for and what of it, each once and none that is cancelled', () => {
    const booking = { units: unitsOf({ items: 2, travellers: 2 }), gone: [{ traveller: 1, item: 0 }] };
    const wrongOf = (wish: Parameters<typeof checkUnitsWished>[0]) =>
      checkUnitsWished(wish, booking).map(({ code, path }) => `${code} ${path}`);
    expect(wrongOf({ travellers: [0], items: [0, 1] })).toEqual([]);
    expect(wrongOf({ travellers: [1], items: [1] })).toEqual([]);
    expect(wrongOf({ travellers: [0, 1], items: [0] })).toEqual(['place-cancelled travellers[1]']);
    expect(wrongOf({ travellers: [] })).toEqual(['required travellers', 'required items']);
    expect(wrongOf({ travellers: [0, 0, 2, -1, 0.5], items: [2, 0, 0] })).toEqual([
      'place-not-booked travellers[1]',
      'place-not-booked travellers[2]',
      'place-not-booked travellers[3]',
      'place-not-booked travellers[4]',
      'place-not-booked items[0]',
      'place-not-booked items[2]',
    ]);
  });

  it('is answered with what the act says', () => {
    const party = { adults: 9, children: 0, infants: 1 };
    const facts = { today, currency: 'INR', party };
    const prices = [
      { type: 'adult' as const, amount: moneyOf('5200', 'INR') },
      { type: 'infant' as const, amount: moneyOf('1500', 'INR') },
    ];
    expect(checkAnswer('offer', { prices, validUntil: today }, facts)).toEqual([]);
    expect(checkAnswer('offer', { prices: prices.slice(0, 1) }, facts)).toEqual([
      { code: 'required', path: 'prices' },
      { code: 'required', path: 'validUntil' },
    ]);
    expect(checkAnswer('refuse', {}, facts)).toEqual([{ code: 'required', path: 'note' }]);
    expect(checkAnswer('confirm', { price: moneyOf('5', 'USD') }, { today, currency: 'INR' })).toEqual([
      { code: 'amount-currency', path: 'price', params: { currency: 'INR' } },
    ]);
    expect(checkAnswer('take', {}, facts)).toEqual([]);
  });
});
