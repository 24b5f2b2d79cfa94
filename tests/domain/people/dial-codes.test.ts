import { expect, it } from 'vitest';
import { countryCodes } from '#domain/people/countries.ts';
import { dialCodeOf } from '#domain/people/dial-codes.ts';

it('is known for countries of ten digits, and a number with it is one of E.164', () => {
  expect(dialCodeOf('IN')).toBe('+91');
  expect(dialCodeOf('US')).toBe('+1');
  expect(dialCodeOf('KW')).toBeUndefined();
  const codes = countryCodes.flatMap((country) => dialCodeOf(country) ?? []);
  for (const code of codes) expect(`${code}9847031264`).toMatch(/^\+[1-9]\d{7,14}$/);
});
