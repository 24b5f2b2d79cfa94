/** Where the radar of time limits draws its steps, names and hours. */
import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { radarScale } from '#ui/booking/hold/radar-scale.ts';

const now = instant('2026-11-20T08:42:00Z');
const looks = { apart: 0.2, zone: 'Asia/Kolkata' };
const rupees = (amount: number) => money(amount * 100, 'INR');
const hold = (name: string, minutes: number, left: number) => ({
  name,
  until: plusMinutes(now, minutes),
  left: rupees(left),
});

test('steps fall in proportion to time, and the last leaves room for its name', () => {
  const { steps } = radarScale(now, rupees(100), [hold('A', 120, 60), hold('B', 240, -10)], looks);
  expect(steps.map(({ from, to, left }) => [from, to, left.minor])).toEqual([
    [0, 0.4, 10_000],
    [0.4, 0.8, 6_000],
    [0.8, 1, -1_000],
  ]);
});

test('limits too near each other share a name, with what is left after the last of them', () => {
  const { names } = radarScale(now, rupees(100), [hold('A', 120, 60), hold('B', 121, 50), hold('C', 240, 5)], looks);
  expect(names.map(({ name, others, left }) => [name, others, left.minor])).toEqual([
    ['A', 1, 5_000],
    ['C', 0, 500],
  ]);
});

test('hours are round ones of the business, apart from each other and from now, and say midnight', () => {
  // 14:12 in India; eight hours of limits are ten of width.
  const { hours } = radarScale(now, rupees(100), [hold('A', 480, 60)], looks);
  expect(hours.map(({ when }) => when)).toEqual([
    instant('2026-11-20T12:30:00Z'),
    instant('2026-11-20T14:30:00Z'),
    instant('2026-11-20T16:30:00Z'),
  ]);
  const overnight = radarScale(now, rupees(100), [hold('A', 1440, 60)], looks);
  expect(overnight.hours.map(({ isMidnight }) => isMidnight)).toContain(true);
  const shares = [0, ...overnight.hours.map(({ at }) => at)];
  for (const [at, share] of shares.slice(1).entries()) expect(share - (shares[at] ?? 0)).toBeGreaterThanOrEqual(0.1999);
});
