import { describe, expect, it } from 'vitest';
import { checkPromo, tidyPromo } from '#domain/flight/terms/promo.ts';
import type { PromoRow } from '#domain/flight/terms/terms.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

const row = (from: string, to?: string): PromoRow => ({
  id: 'p',
  code: 'NEW',
  from: isoDate(from),
  ...(to !== undefined && { to: isoDate(to) }),
  match: {},
  takes: { basisPoints: 500 },
  borneBy: 'agency',
  note: 'Made for tests',
});

describe('a promo code that is typed', () => {
  it.each([
    ['nobody knows', [], [{ code: 'promo-unknown', path: 'promoCode' }]],
    ['holds', [row('2026-11-20', '2026-11-20')], []],
    ['holds until further notice', [row('2026-01-01')], []],
    [
      'was over yesterday',
      [row('2026-11-01', '2026-11-19')],
      [{ code: 'promo-expired', params: { on: '2026-11-19' } }],
    ],
    ['begins tomorrow', [row('2026-11-21')], [{ code: 'promo-early', params: { on: '2026-11-21' } }]],
    [
      'comes back after a pause',
      [row('2026-12-01'), row('2026-11-25', '2026-11-28'), row('2026-11-01', '2026-11-10')],
      [{ code: 'promo-early', params: { on: '2026-11-25' } }],
    ],
    [
      'was over twice',
      [row('2026-10-01', '2026-10-10'), row('2026-09-01', '2026-09-10')],
      [{ code: 'promo-expired', params: { on: '2026-10-10' } }],
    ],
  ])('%s', (_, rows, said) => {
    expect(checkPromo(rows, isoDate('2026-11-20'))).toMatchObject(said);
    expect(checkPromo(rows, isoDate('2026-11-20'))).toHaveLength(said.length);
  });

  it('is tidied', () => {
    expect(tidyPromo(' new 25\t')).toBe('NEW25');
  });
});
