/** What is next on a trip, and which trip comes first: each stage by its own table, and the order by what it may never do. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingStatuses, isFinal } from '#domain/booking/life.ts';
import { isAtEnd, requestStates } from '#domain/booking/request/request.ts';
import { approvalStates } from '#domain/corporate/approval.ts';
import {
  byUrgency,
  isPastTrip,
  isTravellers,
  standingOfApproval,
  standingOfBooking,
  standingOfRequest,
  type TripStanding,
  tripBoxes,
  tripSteps,
} from '#domain/corporate/trip-queue.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';

const today = isoDate('2026-11-20');
const now = instant('2026-11-20T06:00:00.000Z');
const day = { now, today, zone: 'Asia/Kolkata', mayIssue: true };
const later = plusMinutes(now, 90);

describe('a booking', () => {
  const soon = { startsOn: addDays(today, 5), endsOn: addDays(today, 9) };
  it.each([
    [
      { ...soon, status: 'requested' },
      { box: 'on-request', step: 'settling' },
    ],
    [
      { ...soon, status: 'in-doubt' },
      { box: 'on-request', step: 'settling' },
    ],
    [
      { ...soon, status: 'on-request', decidedBy: later },
      { box: 'on-request', step: 'supplier-decides', by: later },
    ],
    [
      { ...soon, status: 'held', heldUntil: later },
      { box: 'held', step: 'issue', by: later },
    ],
    [
      { ...soon, status: 'held', heldUntil: now },
      { box: 'held', step: 'settling', by: now },
    ],
    [
      { ...soon, status: 'amending' },
      { box: 'upcoming', step: 'settling' },
    ],
    [
      { ...soon, status: 'confirmed', answerBy: later },
      { box: 'upcoming', step: 'answer-change', by: later },
    ],
    [
      { ...soon, status: 'changed' },
      { box: 'upcoming', step: 'travel', by: instant('2026-11-24T18:30:00.000Z') },
    ],
    [
      { status: 'confirmed', startsOn: addDays(today, -2), endsOn: today },
      { box: 'upcoming', step: 'travelling', by: instant('2026-11-17T18:30:00.000Z') },
    ],
    [
      { status: 'part-cancelled', startsOn: addDays(today, -2), endsOn: addDays(today, -1) },
      { box: 'past', step: 'none' },
    ],
    [
      { ...soon, status: 'not-confirmed' },
      { box: 'past', step: 'book-again' },
    ],
    [
      { status: 'not-confirmed', startsOn: addDays(today, -1) },
      { box: 'past', step: 'none' },
    ],
    [
      { ...soon, status: 'cancelled' },
      { box: 'past', step: 'none' },
    ],
  ] as const)('%j', (booking, standing) => {
    expect(standingOfBooking(booking, day)).toEqual(standing);
  });

  it('is issued by the agency where the traveller may not', () => {
    const held = { ...soon, status: 'held', heldUntil: later } as const;
    expect(standingOfBooking(held, { ...day, mayIssue: false })).toMatchObject({ step: 'agency-issues' });
  });

  it('is past where nothing of it is left, or its last day is over; and is past by no other way', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bookingStatuses),
        fc.integer({ min: -9, max: 9 }),
        fc.nat(5),
        (status, from, nights) => {
          const booking = { status, startsOn: addDays(today, from), endsOn: addDays(today, from + nights) };
          const isPast = standingOfBooking(booking, day).box === 'past';
          expect(isPast).toBe(isPastTrip(booking, today));
          if (isFinal(status)) expect(isPast).toBe(true);
          if (from + nights >= 0 && !isFinal(status)) expect(isPast).toBe(false);
          if (['held', 'requested', 'in-doubt', 'on-request', 'amending'].includes(status)) expect(isPast).toBe(false);
        },
      ),
    );
  });
});

it.each([
  ['waiting', 5, { box: 'waiting', step: 'approvers-decide', by: later }],
  ['approved', 5, { box: 'waiting', step: 'settling' }],
  ['permitted', 5, { box: 'waiting', step: 'book-approved', by: now }],
  ['declined', 0, { box: 'waiting', step: 'book-again' }],
  ['expired', 5, { box: 'waiting', step: 'book-again' }],
  ['not-booked', 5, { box: 'waiting', step: 'book-again' }],
  ['declined', -1, undefined],
  ['withdrawn', 5, undefined],
  ['booked', 5, undefined],
  ['justified', 5, undefined],
  ['notified', 5, undefined],
] as const)('an approval that is %s, %i days before the trip', (state, days, standing) => {
  const asked = { state, startsOn: addDays(today, days), expiresAt: later, finishBy: now };
  expect(standingOfApproval(asked, day)).toEqual(standing);
  if (state === 'permitted') expect(standingOfApproval({ ...asked, transactionId: 'FL1' }, day)).toBeUndefined();
  expect(approvalStates).toContain(state);
});

describe('a request', () => {
  const asked = { isPaid: true, isNamed: true };
  const end = instant('2026-11-25T18:30:00.000Z');
  const last = isoDate('2026-11-25');
  it.each([
    [
      { ...asked, state: 'asked' },
      { box: 'on-request', step: 'desk-answers' },
    ],
    [
      { ...asked, state: 'under-way' },
      { box: 'on-request', step: 'settling' },
    ],
    [
      { ...asked, state: 'offered', validUntil: last },
      { box: 'on-request', step: 'accept-offer', by: end },
    ],
    [
      { ...asked, isPaid: false, state: 'accepted', balanceDue: last, namesDue: addDays(last, -3) },
      { box: 'on-request', step: 'pay-balance', by: end },
    ],
    [
      { isPaid: false, isNamed: false, state: 'accepted', balanceDue: addDays(last, 3), namesDue: last },
      { box: 'on-request', step: 'name-travellers', by: end },
    ],
    [
      { ...asked, state: 'accepted' },
      { box: 'on-request', step: 'desk-answers' },
    ],
  ] as const)('%j', (request, standing) => {
    expect(standingOfRequest(request, day)).toEqual(standing);
  });

  it.each(requestStates.filter(isAtEnd))('is none where it is %s', (state) => {
    expect(standingOfRequest({ ...asked, state }, day)).toBeUndefined();
  });
});

describe('which comes first', () => {
  const standing: fc.Arbitrary<TripStanding> = fc.record(
    {
      box: fc.constantFrom(...tripBoxes),
      step: fc.constantFrom(...tripSteps),
      by: fc.integer({ min: -50, max: 50 }).map((minutes) => plusMinutes(now, minutes)),
    },
    { requiredKeys: ['box', 'step'] },
  );

  it('is what the traveller has to do, by its end; what has none comes after what has', () => {
    fc.assert(
      fc.property(fc.array(standing, { maxLength: 12 }), (drawn) => {
        const sorted = drawn.toSorted(byUrgency);
        for (const [at, one] of sorted.entries()) {
          for (const other of sorted.slice(at + 1)) {
            if (isTravellers(other.step)) expect(isTravellers(one.step)).toBe(true);
            if (isTravellers(one.step) && isTravellers(other.step) && other.by !== undefined) {
              expect(one.by !== undefined && one.by <= other.by).toBe(true);
            }
          }
        }
      }),
    );
  });

  it('is an order', () => {
    fc.assert(
      fc.property(standing, standing, standing, (one, other, third) => {
        expect(Math.sign(byUrgency(one, other)) + Math.sign(byUrgency(other, one))).toBe(0);
        if (byUrgency(one, other) <= 0 && byUrgency(other, third) <= 0) {
          expect(byUrgency(one, third)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
