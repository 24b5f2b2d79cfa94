import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { holdLimiters, limitKept } from '#domain/booking/hold/limit.ts';
import { holdLimit } from '#domain/flight/terms/hold-limit.ts';
import type { FareContext, HoldRow } from '#domain/flight/terms/terms.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { makeFareContext } from '#tests/fixtures/flight.ts';

const now = instant('2026-11-20T10:00:00Z');
const on = isoDate('2026-11-20');
const fare: FareContext = makeFareContext();
const row = (minutes: number, match: HoldRow['match'] = {}): HoldRow => ({
  id: `h-${minutes}`,
  from: isoDate('2026-01-01'),
  note: 'Test',
  match,
  minutes,
});
const limit = (
  given: number,
  holds: readonly HoldRow[],
  mostMinutes?: number,
  fares: readonly FareContext[] = [fare],
) => holdLimit(fares, { given: plusMinutes(now, given), terms: { holds }, mostMinutes }, now, on);
const minutes = fc.integer({ min: 0, max: 5000 });

test('the earliest of the limits is the hold’s, with who set it', () => {
  fc.assert(
    fc.property(minutes, fc.option(minutes, { nil: undefined }), fc.option(minutes, { nil: undefined }), (...all) => {
      const [given, agency, deployment] = all;
      const found = limit(given, agency === undefined ? [] : [row(agency)], deployment);
      const earliest = Math.min(...all.filter((each) => each !== undefined));
      const expected = { until: plusMinutes(now, earliest), by: holdLimiters[all.indexOf(earliest)] };
      expect(found).toEqual(earliest === 0 ? undefined : expected);
    }),
  );
});

it('goes by the first row of the agency that fits a fare, and by the shortest of several fares', () => {
  const rows = [row(30, { carriers: ['AI'] }), row(90, { journey: 'international' }), row(60)];
  expect(limit(1000, rows)).toEqual({ until: plusMinutes(now, 60), by: 'agency' });
  expect(limit(1000, rows, undefined, [fare, { ...fare, carrier: 'AI' }])).toMatchObject({
    until: plusMinutes(now, 30),
  });
  expect(limit(1000, [row(30, { cabins: ['C'] })])).toMatchObject({ by: 'supplier' });
});

it.each([
  [60, undefined, 60, 'supplier'],
  [60, { at: 30, by: 'agency' }, 30, 'agency'],
  [60, { at: 30, by: 'deployment' }, 30, 'deployment'],
  // The supplier's word when it holds counts more than what it said before.
  [60, { at: 30, by: 'supplier' }, 60, 'supplier'],
  [20, { at: 30, by: 'agency' }, 20, 'supplier'],
] as const)('a hold confirmed for %s minutes, quoted %j, lasts %s, by the %s', (confirmed, quoted, lasts, by) => {
  const kept = limitKept(plusMinutes(now, confirmed), quoted && { until: plusMinutes(now, quoted.at), by: quoted.by });
  expect(kept).toEqual({ until: plusMinutes(now, lasts), by });
});
