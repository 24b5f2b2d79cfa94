/** Prices of imported bookings: a base fare that the display says, and none invented where it does not. */
import { expect, test } from 'vitest';
import { importedFare, openedTotal } from '#domain/flight/pnr/price.ts';
import { amountNamed } from '#domain/price/amount-named.ts';
import { rupees } from '#tests/fixtures/flight.ts';

test('the fare of an import is opened by the base fare of its display', () => {
  const parts = openedTotal({ base: rupees(25_850), total: rupees(44_045) }, rupees(44_045));
  expect(parts).toEqual([
    { name: 'base-fare', amount: rupees(25_850) },
    { name: 'taxes', amount: rupees(18_195) },
  ]);
  expect(amountNamed(importedFare(rupees(44_045), undefined, parts).breakdown, 'base-fare')).toEqual(rupees(25_850));
});

test('nothing is opened without a base fare, or where the supplier charges another total', () => {
  expect(openedTotal({ total: rupees(44_045) }, rupees(44_045))).toBeUndefined();
  expect(openedTotal({ base: rupees(25_850), total: rupees(44_045) }, rupees(44_046))).toBeUndefined();
  expect(openedTotal({ base: rupees(5), total: rupees(5) }, rupees(5))).toEqual([
    { name: 'base-fare', amount: rupees(5) },
  ]);
});
