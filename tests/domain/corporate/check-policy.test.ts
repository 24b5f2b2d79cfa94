import { expect, it } from 'vitest';
import { checkPolicy } from '#domain/corporate/check-policy.ts';
import type { PolicyRule } from '#domain/corporate/policy.ts';
import { money } from '#domain/money/money.ts';

const cap = { ruleId: 'r', kind: 'price', effect: 'block', place: 'anywhere', amount: money(100, 'INR') } as const;
const said = (more: Partial<PolicyRule>) =>
  checkPolicy([{ ...cap, ...more }], 'INR').map(({ code, path }) => `${path} ${code}`);

it('a rule of countries names some, each once, and no other place besides', () => {
  expect(said({})).toEqual([]);
  expect(said({ countries: ['FR', 'GB'] })).toEqual([]);
  expect(said({ countries: [] })).toEqual(['rules[0].countries required']);
  expect(said({ countries: ['France'] })).toEqual(['rules[0].countries not-a-choice']);
  expect(said({ countries: ['FR', 'FR'] })).toEqual(['rules[0].countries listed-twice']);
  expect(said({ countries: ['FR'], place: 'abroad' })).toEqual(['rules[0].place not-a-choice']);
});

it('preferred suppliers are codes, or hotels and chains by name', () => {
  const hotels = (names: readonly string[], more: Partial<PolicyRule> = {}) =>
    said({ kind: 'supplier', suppliers: [], hotels: names, ...more });
  expect(hotels(['Lotus Court'])).toEqual([]);
  expect(hotels([])).toEqual(['rules[0].suppliers required']);
  expect(hotels(Array(31).fill('Lotus'))).toEqual(['rules[0].hotels list-count']);
  expect(hotels(['x'.repeat(81)])).toEqual(['rules[0].hotels too-long']);
  expect(hotels(['Lotus Court'], { suppliers: ['?'] })).toEqual(['rules[0].suppliers not-a-choice']);
});
