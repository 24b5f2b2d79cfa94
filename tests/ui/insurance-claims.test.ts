/** What insurers say of their claims, beside each other: more hospitals and fewer days are best; what is not said is not best. */
import { expect, test } from 'vitest';
import { claimRows } from '#ui/screens/insurance/benefits.ts';

test('the best of each row has the most hospitals and the fewest days', () => {
  expect(claimRows([{ hospitals: 412, claimDays: 18 }, { hospitals: 960, claimDays: 9 }, {}])).toEqual([
    { name: 'hospitals', of: [412, 960, undefined], best: [1], differs: true },
    { name: 'claim-days', of: [18, 9, undefined], best: [1], differs: true },
  ]);
});

test('where all are alike none is best, and where nobody says anything there is no row', () => {
  expect(claimRows([{ hospitals: 412 }, { hospitals: 412 }])).toEqual([
    { name: 'hospitals', of: [412, 412], best: [], differs: false },
  ]);
});
