import { Effect, Result } from 'effect';
import { describe, expect, it } from 'vitest';
import { RecentSearches } from '#application/backoffice/flight/search/recent-searches.ts';
import type { FlightsFound } from '#application/desk/flight.ts';
import { makeOffer, makeSearch } from '#tests/fixtures/flight.ts';
import { makeCaller } from '#tests/fixtures/session.ts';

function searching(mostOffers = 100) {
  let asked = 0;
  let now = 0;
  const recent = new RecentSearches({ forMilliseconds: 1_000, mostOffers, ticks: () => now });
  const search = () =>
    Effect.sync((): FlightsFound => {
      asked += 1;
      return { searchId: `S-${asked}`, currency: 'INR', offers: [makeOffer(), makeOffer()], total: 2 };
    });
  return {
    ask: (caller = makeCaller(), request = makeSearch()) =>
      Effect.runSync(Effect.result(recent.over(caller, search)(request))),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    asked: () => asked,
  };
}

describe('searches of the last moments', () => {
  it('are answered with the very same answer', () => {
    const { ask, asked } = searching();
    const [first, second] = [ask(), ask()];
    expect(Result.isSuccess(first) && Result.isSuccess(second) && first.success === second.success).toBe(true);
    expect(asked()).toBe(1);
  });

  it('are asked again after their moment, and for another request', () => {
    const { ask, asked, pass } = searching();
    ask();
    ask(makeCaller(), makeSearch({ nonStopOnly: true }));
    expect(asked()).toBe(2);
    pass(1_001);
    ask();
    expect(asked()).toBe(3);
  });

  it('belong to an agency, no matter who of it asks', () => {
    const { ask, asked } = searching();
    ask();
    ask(makeCaller({ agencyId: 'agency-2' }));
    ask(makeCaller({ rights: new Set(['search']) }));
    ask(makeCaller({ actor: { userId: 'user-2', name: 'Ravi', agencyId: 'agency-1' } }));
    expect(asked()).toBe(2);
  });

  it('are given to nobody without the right', () => {
    const { ask, asked } = searching();
    ask();
    expect(ask(makeCaller({ rights: new Set() }))).toMatchObject({ failure: { _tag: 'NotPermitted' } });
    expect(ask(makeCaller({ mustChangePassword: true }))).toMatchObject({ failure: { _tag: 'NotPermitted' } });
    expect(asked()).toBe(1);
  });

  it('keep no more offers than they may', () => {
    const { ask, asked } = searching(4);
    ask();
    ask(makeCaller(), makeSearch({ nonStopOnly: true }));
    ask(makeCaller(), makeSearch({ numResults: 7 }));
    expect(asked()).toBe(3);
    ask(makeCaller(), makeSearch({ numResults: 7 }));
    expect(asked()).toBe(3);
    ask();
    expect(asked()).toBe(4);
  });
});
