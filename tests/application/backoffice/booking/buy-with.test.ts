/** Buying what was asked for with a booking: once, however often it is interrupted, and only once the first stands. */
import { Effect, Exit } from 'effect';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoughtWithBook, type KeptWith } from '#application/backoffice/ports/booking/bought-with-book.ts';
import { buyWith } from '#application/backoffice/booking/bought-with/buy-with.ts';
import type { WithProduct } from '#application/backoffice/booking/bought-with/with-product.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { WantedWith } from '#application/desk/bought-with.ts';
import {
  BalanceTooLow,
  InDoubt,
  Invalid,
  NotFound,
  NotPermitted,
  OverLimit,
  RequestIdReused,
  SoldOut,
  Unavailable,
} from '#application/desk/failures.ts';
import { standsForMore, type WithTrouble } from '#domain/booking/bought-with.ts';
import { type BookingStatus, bookingStatuses } from '#domain/booking/life.ts';
import { violation } from '#domain/rules/violation.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const asked: KeptWith = {
  agencyId: 'malabar',
  transactionId: 'FL1',
  requestId: 'request-1+1',
  wanted: {
    product: 'insurance',
    quote: { planId: 'plan-1' },
    booking: {
      quoteId: 'quote-1',
      contact: { email: 'asha@example.com', mobile: '9876543210' },
      parameters: [],
      acceptTerms: true,
    },
  },
  total: rupees(900),
  net: rupees(800),
  asker: {
    actor: { userId: 'asha', name: 'Asha Rao', agencyId: 'malabar' },
    agencyId: 'malabar',
    speaksFor: { agentId: 'AGT1', profileId: 'PRF1' },
    language: 'en',
    rights: ['book', 'gone-since'],
  },
};

interface World {
  readonly first?: BookingStatus;
  /** Of the quote that it was asked for with. */
  readonly isOver?: boolean;
  readonly priceNow?: number;
  /** The handler ends after so many calls, as a killed process does; each try goes one further. */
  readonly killedAfter?: number;
  /** The quote that it takes long to buy from. */
  readonly slow?: string;
  readonly refusal?: Effect.Error<ReturnType<WithProduct['book']>>;
}

function makeWorld({ first = 'confirmed', isOver = false, priceNow = 900, killedAfter = 99, slow, refusal }: World) {
  let kept: KeptWith | undefined = asked;
  let ended: { readonly trouble: WithTrouble | undefined } | undefined;
  const bookings = new Map<string, string>();
  const calls: string[] = [];
  let left = 0;
  let quotes = 1;
  let stood = first;
  const call = <A, E>(name: string, work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      calls.push(name);
      left -= 1;
      return left < 0 ? Effect.die(new Error('killed')) : work;
    });
  const boughtWith: Pick<BoughtWithBook, 'open' | 'quoted' | 'end'> = {
    open: () => Effect.sync(() => (kept === undefined ? [] : [kept])),
    quoted: ({ wanted }, quoteId) =>
      call(
        'quoted',
        Effect.sync(() => {
          if (kept?.wanted.booking.quoteId !== wanted.booking.quoteId) return false;
          kept = { ...kept, wanted: renewed(kept.wanted, quoteId) };
          return true;
        }),
      ),
    end: (_, trouble) =>
      call(
        'end',
        Effect.sync(() => {
          if (kept !== undefined) ended = { trouble };
          kept = undefined;
        }),
      ),
  };
  const stands = (quoteId: string) => !(isOver && quoteId === 'quote-1');
  const product: WithProduct = {
    intent: () => Effect.succeed({ total: rupees(priceNow), net: rupees(800) }),
    quote: () =>
      call('quote', Effect.sync(() => ({ quoteId: `quote-${(quotes += 1)}` })).pipe(Effect.tap(Effect.yieldNow))),
    // As every BOOK: a request that is known answers what it came to, whatever its quote is by now.
    book: (caller, { booking: { quoteId } }, requestId) =>
      call(
        'book',
        Effect.suspend(() => {
          if (caller.kind !== 'signed-in' || !caller.rights.has('ticket'))
            return Effect.fail(new NotPermitted({ reason: 'right' }));
          const before = bookings.get(requestId);
          if (before === quoteId) return Effect.succeed({ status: 'confirmed' as const });
          if (before !== undefined) return Effect.fail(new RequestIdReused({}));
          if (refusal !== undefined) return Effect.fail(refusal);
          if (!stands(quoteId)) return Effect.fail(new NotFound({ what: 'quote' }));
          bookings.set(requestId, quoteId);
          return Effect.succeed({ status: 'confirmed' as const });
        }).pipe(Effect.delay(quoteId === slow ? 5 : 0)),
      ),
  };
  const ports = {
    boughtWith: { ...boughtWith, of: () => Effect.die(new Error('not asked here')) },
    bookings: {
      find: () => Effect.succeed({ status: stood } as KeptBooking),
      claimed: (_: string, requestId: string) =>
        Effect.sync(() => (bookings.has(requestId) ? { kind: 'reused' as const } : undefined)),
    },
    products: { insurance: product },
  };
  const tried = async (attempt: number) => {
    left = killedAfter + attempt;
    const payload = { agencyId: 'malabar', transactionId: 'FL1' };
    return Effect.runPromiseExit(buyWith(ports, { payload, attempt }));
  };
  const cancelFirst = () => void (stood = 'cancelled');
  return { tried, cancelFirst, bookings, calls, ended: () => ended, waits: () => kept !== undefined };
}

function renewed(wanted: WantedWith, quoteId: string): WantedWith {
  return { ...wanted, booking: { ...wanted.booking, quoteId } };
}

test('buys once, and ends, wherever it is killed and however often', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(3), fc.boolean(), fc.integer({ min: 0, max: 2 }), async (killedAfter, isOver, more) => {
      const world = makeWorld({ killedAfter, isOver });
      let attempt = 0;
      while (world.waits() && attempt < 12) await world.tried((attempt += 1));
      for (let again = 0; again < more; again += 1) await world.tried((attempt += 1));
      expect(world.waits()).toBe(false);
      expect(world.ended()).toEqual({ trouble: undefined });
      expect([...world.bookings.keys()]).toEqual(['request-1+1']);
      expect(world.bookings.get('request-1+1') === 'quote-1').toBe(!isOver);
    }),
  );
});

test('says that it was bought where the first was cancelled after it was, and before that was written down', async () => {
  const world = makeWorld({ killedAfter: 0 });
  await world.tried(1);
  expect([world.calls, world.bookings.size, world.waits()]).toEqual([['book', 'end'], 1, true]);
  world.cancelFirst();
  await world.tried(2);
  expect(world.ended()).toEqual({ trouble: undefined });
});

test('is bought once, and ends as bought, by two at once who both find its quote over', async () => {
  const world = makeWorld({ isOver: true, slow: 'quote-2' });
  await Promise.all([world.tried(1), world.tried(1)]);
  for (let again = 2; world.waits() && again < 9; again += 1) await world.tried(again);
  expect(world.ended()).toEqual({ trouble: undefined });
  // From the quote that was kept, so that what was bought is found after a kill.
  expect([...world.bookings]).toEqual([['request-1+1', 'quote-2']]);
});

test('finds what another has bought from a renewed quote since it was read', async () => {
  const world = makeWorld({ refusal: new RequestIdReused({}) });
  expect(Exit.isFailure(await world.tried(1))).toBe(true);
  expect(world.waits()).toBe(true);
});

test('asks for nothing before the first stands, and for nothing any more where that is over', async () => {
  for (const first of bookingStatuses) {
    const world = makeWorld({ first });
    expect(Exit.isSuccess(await world.tried(1))).toBe(true);
    const stands = standsForMore(first);
    expect([first, world.bookings.size]).toEqual([first, stands === 'stands' ? 1 : 0]);
    expect([first, world.waits()]).toEqual([first, stands === 'waits']);
  }
});

test('is not bought at another price than the one agreed to', async () => {
  const world = makeWorld({ isOver: true, priceNow: 901 });
  await world.tried(1);
  expect([world.ended(), world.bookings.size]).toEqual([{ trouble: 'fare-changed' }, 0]);
});

test.each([
  [new SoldOut({}), 'sold-out'],
  [new BalanceTooLow({}), 'balance-too-low'],
  [new OverLimit({ per: 'day', limit: rupees(1) }), 'over-limit'],
  [new NotPermitted({ reason: 'not-sold' }), 'not-sold'],
  [new Invalid({ violations: [violation('policy-blocked', 'quoteId')] }), 'policy'],
  [new Invalid({ violations: [violation('required', 'address')] }), 'refused'],
] as const)('ends with the reason why not: %o', async (refusal, trouble) => {
  const world = makeWorld({ refusal });
  expect(Exit.isSuccess(await world.tried(1))).toBe(true);
  expect(world.ended()).toEqual({ trouble });
});

test('tries again after what says nothing for good: for half a day, and where it is in doubt until it is known', async () => {
  const silent = makeWorld({ refusal: new Unavailable({ retryAfterSeconds: 1 }) });
  expect(Exit.isFailure(await silent.tried(19))).toBe(true);
  expect(silent.waits()).toBe(true);
  expect(Exit.isSuccess(await silent.tried(20))).toBe(true);
  expect(silent.ended()).toEqual({ trouble: 'refused' });
  const doubtful = makeWorld({ refusal: new InDoubt({ transactionId: 'IN1' }) });
  expect(Exit.isFailure(await doubtful.tried(500))).toBe(true);
  expect(doubtful.waits()).toBe(true);
});
