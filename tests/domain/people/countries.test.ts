/** The list of countries: each once, in form, and known by a name to every language of the portal. */
import { describe, expect, test } from 'vitest';
import { countryCodes } from '#domain/people/countries.ts';
import { checkCountry } from '#domain/people/passport.ts';

describe('countries', () => {
  test('are the 249 of ISO 3166-1, each once and in order', () => {
    expect(countryCodes).toHaveLength(249);
    expect([...new Set(countryCodes)].toSorted()).toEqual(countryCodes);
    expect(countryCodes.flatMap((code) => checkCountry(code, 'country'))).toEqual([]);
  });

  test.each(['en', 'fr', 'ar'])('have a name in %s', (language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
  });
});
