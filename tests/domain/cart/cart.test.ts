/** Carts: which request a service is booked under, how services are counted, what they cost together. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingStatuses, type BookingStatus } from '#domain/booking/life.ts';
import {
  bookingRequestOf,
  checkCartName,
  countStandings,
  isTriedAgain,
  movedBy,
  priceTogether,
  standingOf,
} from '#domain/cart/cart.ts';
import { add, money, zero } from '#domain/money/money.ts';

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((minor) => money(minor, 'INR'));

describe('the request that a service is booked under', () => {
  it('is its own for each service and each try', () => {
    const tried = fc.record({ itemId: fc.uuid(), tries: fc.nat(50) });
    fc.assert(
      fc.property(fc.uniqueArray(tried, { selector: ({ itemId, tries }) => `${itemId}/${tries}` }), (all) => {
        const made = all.map(({ itemId, tries }) => bookingRequestOf(itemId, tries));
        expect(new Set(made).size).toBe(all.length);
      }),
    );
  });

  /** Whatever is sent, in whatever order: a model that books where nothing stands and at most one booking is ever kept. */
  it('makes at most one booking that stands, however often and with whichever quotes it is sent', () => {
    const sent = fc.record({ quote: fc.nat(4), fails: fc.boolean() });
    fc.assert(
      fc.property(fc.array(sent, { maxLength: 30 }), (sends) => {
        const books = new Map<string, { status: BookingStatus; quoteId: string }>();
        const spent = new Set<string>();
        let tries = 0;
        for (const { quote, fails } of sends) {
          const quoteId = `quote-${quote}`;
          const booked = books.get(bookingRequestOf('item', tries));
          if (booked !== undefined && !isTriedAgain(booked, quoteId)) continue;
          if (spent.has(quoteId)) continue;
          if (booked !== undefined) tries += 1;
          spent.add(quoteId);
          books.set(bookingRequestOf('item', tries), { status: fails ? 'not-confirmed' : 'confirmed', quoteId });
        }
        const standing = [...books.values()].filter(({ status }) => status !== 'not-confirmed');
        expect(standing.length).toBeLessThanOrEqual(1);
        // Once one stands nothing is tried any more.
        if (standing.length === 1) expect(books.get(bookingRequestOf('item', tries))).toBe(standing[0]);
      }),
    );
  });

  it('is another only where the booking came to nothing and another price was asked for', () => {
    for (const status of bookingStatuses) {
      expect(isTriedAgain({ status, quoteId: 'a' }, 'a')).toBe(false);
      expect(isTriedAgain({ status, quoteId: 'a' }, 'b')).toBe(status === 'not-confirmed');
    }
    expect(isTriedAgain(undefined, 'a')).toBe(false);
  });
});

describe('services of a cart', () => {
  it('are each counted once', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.constantFrom(...bookingStatuses), { nil: undefined })), (statuses) => {
        const counts = countStandings(statuses);
        expect(counts.open + counts.booked + counts.pending + counts.failed).toBe(statuses.length);
        expect(counts.open).toBe(statuses.filter((each) => each === undefined).length);
      }),
    );
    expect(standingOf('confirmed')).toBe('booked');
    expect(standingOf('in-doubt')).toBe('pending');
    expect(standingOf('not-confirmed')).toBe('failed');
  });

  it('cost together what they cost, in any order and in any two parts', () => {
    const price = fc.record({ total: amount, charge: amount, earned: amount });
    fc.assert(
      fc.property(fc.array(price), fc.array(price), (some, others) => {
        const [one, two] = [priceTogether('INR', some), priceTogether('INR', others)];
        const all = priceTogether('INR', [...others, ...some]);
        expect(all.total).toEqual(add(one.total, two.total));
        expect(all.charge).toEqual(add(one.charge, two.charge));
        expect(all.earned).toEqual(add(one.earned, two.earned));
      }),
    );
    expect(priceTogether('INR', []).total).toEqual(zero('INR'));
  });

  it('moved by what has to be added to what was shown', () => {
    fc.assert(
      fc.property(amount, amount, (shown, now) => {
        const moved = movedBy(shown, now);
        expect(add(shown, moved ?? zero('INR'))).toEqual(now);
        expect(moved === undefined).toBe(shown.minor === now.minor);
      }),
    );
  });
});

it('a cart has a name that fits', () => {
  expect(checkCartName('Ibrahim, Dubai')).toEqual([]);
  expect(checkCartName('  ')).toMatchObject([{ code: 'required', path: 'name' }]);
  expect(checkCartName('x'.repeat(61))).toMatchObject([{ code: 'too-long', params: { most: 60 } }]);
});
