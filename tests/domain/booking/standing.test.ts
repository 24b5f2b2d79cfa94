import { describe, expect, it } from 'vitest';
import { standingOf } from '#domain/booking/standing.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';

const now = instant('2026-11-23T06:30:00Z');
const [past, future] = [plusMinutes(now, -1), plusMinutes(now, 1)];

describe('how a booking stands', () => {
  it.each([
    ['state', { status: 'confirmed' }],
    ['state', { status: 'confirmed', begunAt: future }],
    ['begun', { status: 'confirmed', begunAt: past }],
    ['begun', { status: 'confirmed', begunAt: now }],
    ['begun', { status: 'part-cancelled', begunAt: past }],
    // A hold that was never paid is no journey that began, nor is what was cancelled.
    ['state', { status: 'held', begunAt: past }],
    ['state', { status: 'cancelled', begunAt: past }],
    // What is to be answered comes before what is over.
    ['changed', { status: 'confirmed', begunAt: past, scheduleChange: 'major' }],
    ['no-show', { status: 'confirmed', begunAt: past, scheduleChange: 'major', noShow: true }],
  ] as const)('%s: %j', (expected, booking) => {
    expect(standingOf(booking, now)).toBe(expected);
  });
});
