import { expect, test } from 'vitest';
import { checkSavedTraveller } from '#domain/agency/saved-traveller-rules.ts';
import { typeOn } from '#domain/people/traveller-type.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { demonstrationTravellers } from '#infrastructure/backoffice/seed/demonstration-travellers.ts';

test.each(['2026-11-20', '2027-02-28', '2028-02-29', '2026-12-31'])(
  'the travellers of the demonstration keep the rules on %s, and are of their type',
  (text) => {
    const today = isoDate(text);
    const travellers = demonstrationTravellers(today);
    expect(travellers).toHaveLength(8);
    for (const saved of travellers) {
      expect(checkSavedTraveller(saved, today)).toEqual([]);
      const { dateOfBirth, type } = saved.traveller;
      expect(dateOfBirth && typeOn(dateOfBirth, today)).toBe(type);
    }
  },
);
