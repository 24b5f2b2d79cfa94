import { expect, test } from 'vitest';
import { totalsBySector } from '#application/portal/flight/search/totals-by-sector.ts';

test.each([
  ['nothing was cut', [120, 90], 210, [120, 90]],
  ['nothing was found', [0, 0], 0, [0, 0]],
  ['one was cut', [500, 90], 700, [610, 90]],
  ['the last was cut', [3, 90, 500], 600, [3, 90, 507]],
  ['just as many as are sent', [500, 90], 590, [500, 90]],
  ['two were cut: whose are missing is not known', [500, 500, 7], 1100, [undefined, undefined, 7]],
])('%s', (_, sent, total, expected) => {
  expect(totalsBySector(sent, total, 500)).toEqual(expected);
});
