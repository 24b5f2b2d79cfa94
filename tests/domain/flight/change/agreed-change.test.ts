/** Changes as people agreed on them: what is charged is what the new price, the fees and their tax come to, line by line. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreedChangeOf, type AgreedMove, checkAgreedChange } from '#domain/flight/change/agreed-change.ts';
import { changePostings } from '#domain/flight/change/change.ts';
import { wrongSums } from '#domain/price/explain.ts';
import { importedFare } from '#domain/flight/pnr/price.ts';
import { money, subtract, sum } from '#domain/money/money.ts';
import { makeItinerary, makeOption, makeRules, makeSegment, rupees } from '#tests/fixtures/flight.ts';
import { placeTime } from '#domain/time/place-time.ts';

const later = makeItinerary([
  makeSegment({
    flightNumber: '9871',
    departure: placeTime('2026-11-25T06:10', 'Asia/Kolkata'),
    arrival: placeTime('2026-11-25T08:25', 'Asia/Kolkata'),
  }),
]);
const instead = [{ item: 0, itinerary: later, bookingClasses: [undefined] }];
const adults = [{ type: 'adult' }, { type: 'adult' }] as const;

/** Of two adults, made elsewhere: nobody knows what is tax of it. */
const booking = {
  itineraries: [makeItinerary()] as const,
  travellers: adults,
  options: [makeOption()] as const,
  rules: makeRules(),
  price: importedFare(rupees(10_000)),
  gone: [],
};
const move = (overrides: Partial<AgreedMove> = {}): AgreedMove => ({
  item: 0,
  type: 'adult',
  fare: rupees(1000),
  taxes: rupees(50),
  airline: rupees(2000),
  fee: rupees(150),
  ...overrides,
});
const everybody = [0, 1];

describe('a change as agreed', () => {
  it('charges difference, fees and nothing else, and adds up in both trees and in the ledger', () => {
    const amount = fc.integer({ min: 0, max: 900_000 }).map((minor) => money(minor, 'INR'));
    const signed = fc.integer({ min: -400_000, max: 400_000 }).map((minor) => money(minor, 'INR'));
    fc.assert(
      fc.property(fc.record({ fare: signed, taxes: fc.constant(rupees(0)), airline: amount, fee: amount }), (said) => {
        const moves = [move(said)];
        expect(checkAgreedChange(booking, instead, moves, everybody)).toEqual([]);
        const change = agreedChangeOf(booking, instead, moves);
        const { charge, after, airline } = change;
        expect(wrongSums(charge.breakdown)).toEqual([]);
        expect(wrongSums(after.price.breakdown)).toEqual([]);
        const difference = subtract(after.price.total, booking.price.total);
        expect(difference).toEqual(sum('INR', [said.fare, said.fare]));
        expect(charge.total).toEqual(sum('INR', [difference, said.airline, said.airline, said.fee, said.fee]));
        expect(airline).toEqual(sum('INR', [difference, said.airline, said.airline]));
        const supplied = change.supplied.map((part) => part.amount);
        expect(sum('INR', supplied)).toEqual(airline);
        const postings = changePostings(change, { agencyId: 'AG1', supplier: 'imported' });
        expect(postings.reduce((all, { amount: each }) => all + each, 0)).toBe(0);
        expect(after.itineraries).toEqual([later]);
      }),
    );
  });

  it('is of everybody who flies, in directions of the booking, with an amount for every type', () => {
    const codes = (...asked: Parameters<typeof checkAgreedChange>) =>
      checkAgreedChange(...asked).map(({ code, path }) => `${code} ${path}`);
    expect(codes(booking, [], [], everybody)).toEqual(['change-nothing directions']);
    expect(codes(booking, instead, [move()], [0])).toEqual(['split-first travellers']);
    expect(codes(booking, [...instead, ...instead], [move()], everybody)).toEqual(['place-not-booked directions[1]']);
    expect(codes(booking, instead, [], everybody)).toEqual(['required moves']);
    expect(codes(booking, instead, [move(), move()], everybody)).toEqual(['place-not-booked moves[1]']);
    expect(codes(booking, instead, [move({ airline: rupees(-1) })], everybody)).toEqual([
      'amount-not-positive moves[0].airline',
    ]);
    expect(codes(booking, instead, [move({ fee: money(1, 'EUR') })], everybody)).toEqual([
      'amount-currency moves[0].fee',
    ]);
    expect(codes(booking, instead, [move({ fare: rupees(-5001), taxes: rupees(0) })], everybody)).toEqual([
      'back-above-paid moves',
    ]);
    // Who was cancelled is not moved, and need not be asked for.
    const alone = { ...booking, gone: [{ traveller: 1, item: 0 }] };
    expect(codes(alone, instead, [move()], [0])).toEqual([]);
    expect(subtract(agreedChangeOf(alone, instead, [move()]).after.price.total, booking.price.total)).toEqual(
      rupees(1050),
    );
  });
});
