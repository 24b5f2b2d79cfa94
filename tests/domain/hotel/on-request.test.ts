import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answeredBy, isOnRequest } from '#domain/hotel/booking/on-request.ts';
import { answerDue } from '#domain/booking/on-request.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { placeTime, toInstant } from '#domain/time/place-time.ts';
import { makeBookedRoom } from '#tests/fixtures/hotel/stay.ts';

const checkIn = placeTime('2027-01-12T15:00', 'Asia/Dubai');

it('a hotel answers within a day, before its guests are there, and has an hour at the least', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3000, max: 3000 }), (minutesBefore) => {
      const now = plusMinutes(toInstant(checkIn), -minutesBefore);
      const expected = Math.max(60, Math.min(minutesBefore, 24 * 60));
      expect(answeredBy(now, checkIn)).toBe(plusMinutes(now, expected));
    }),
  );
});

it('one room that is asked for is enough to wait for', () => {
  expect(isOnRequest([makeBookedRoom(0), makeBookedRoom(1)])).toBe(false);
  expect(isOnRequest([makeBookedRoom(0), makeBookedRoom(1, { onRequest: true })])).toBe(true);
});

it('a booking says of itself by when others have decided', () => {
  const until = instant('2026-11-21T09:00:00.000Z');
  expect(answerDue([{ code: 'requested' }, { code: 'on-request', params: { until } }])).toBe(until);
  expect(answerDue([{ code: 'requested' }])).toBe(undefined);
});
