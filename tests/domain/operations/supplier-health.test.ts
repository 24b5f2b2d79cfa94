import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CallCounts,
  durationBounds,
  durationClass,
  durationClasses,
  durationOf,
  healthOf,
} from '#domain/operations/supplier-health.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';

const now = instant('2026-11-20T09:14:00Z');
const of = { product: 'bus', supplier: 'pool' } as const;

/** Of a stretch so many minutes ago: calls, and how long each answer took. */
function stretch(minutesAgo: number, calls: number, took: readonly number[]): CallCounts {
  const durations = Array.from({ length: durationClasses }, () => 0);
  for (const each of took) durations[durationClass(each)] = (durations[durationClass(each)] ?? 0) + 1;
  return { at: plusMinutes(now, -minutesAgo), calls, answered: took.length, durations };
}

describe('durations', () => {
  test('what a share does not exceed lies in the class of the duration that it is by counting', () => {
    const took = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(took, fc.double({ min: 0.01, max: 1, noNaN: true }), (all, share) => {
        const sorted = all.toSorted((one, other) => one - other);
        const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
        const estimate = durationOf(stretch(0, all.length, all).durations, share) ?? -1;
        const kind = durationClass(exact);
        expect(estimate).toBeGreaterThanOrEqual(durationBounds[kind - 1] ?? 0);
        expect(estimate).toBeLessThanOrEqual(durationBounds[kind] ?? durationBounds.at(-1) ?? 0);
      }),
    );
  });

  test('nothing answered has none', () => {
    expect(durationOf(stretch(0, 4, []).durations, 0.5)).toBeUndefined();
  });
});

describe('a supplier', () => {
  const quick = Array.from({ length: 40 }, () => 300);
  test.each([
    ['that answers quickly', [stretch(4, 40, quick)], 'healthy'],
    ['that nobody asked for an hour', [stretch(75, 40, quick)], 'idle'],
    ['whose every twentieth answer takes very long', [stretch(4, 40, [...quick.slice(3), 9000, 9000, 9000])], 'slow'],
    ['that leaves one call of ten without an answer', [stretch(4, 40, quick.slice(4))], 'slow'],
    ['that has not answered for a quarter of an hour', [stretch(40, 400, quick), stretch(4, 3, [])], 'stopped'],
    ['that left two calls without an answer', [stretch(40, 60, [...quick, ...quick]), stretch(4, 2, [])], 'healthy'],
  ] as const)('%s', (_name, counts, state) => {
    const answered = counts.map((each) => ({ ...each, calls: Math.max(each.answered, Math.min(each.calls, 100)) }));
    expect(healthOf(of, answered, now).state).toBe(state);
  });

  test('its day is 24 hours, oldest first, and no call is in two of them', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 30 * 60 }), { maxLength: 30 });
    fc.assert(
      fc.property(minutes, (ages) => {
        const { hours, calls } = healthOf(
          of,
          ages.map((age) => stretch(age, 2, [100])),
          now,
        );
        expect(hours).toHaveLength(24);
        expect(hours.reduce((sum, hour) => sum + hour.calls, 0)).toBe(2 * ages.filter((age) => age < 24 * 60).length);
        expect(hours.at(-1)?.calls).toBe(calls);
      }),
    );
  });
});
