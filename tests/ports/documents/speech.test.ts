import { describe, expect, it } from 'vitest';
import { documentLanguages, lineLabels } from '#domain/booking/papers/documents.ts';
import { products } from '#domain/booking/booking.ts';
import { cabins } from '#domain/flight/reference/cabin.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { drawable, speechOf } from '#infrastructure/backoffice/documents/speech.ts';
import { rupees } from '#tests/fixtures/flight.ts';

describe('words of documents', () => {
  it.each(documentLanguages)(
    '%s has one for every label, and nothing that cannot be drawn is left in it',
    (language) => {
      const { say, longDate, date, moneyAmong } = speechOf(language);
      const said = [
        ...[...products].flatMap((product) => lineLabels.map((label) => say(`document-line-${label}`, { product }))),
        ...cabins.map((cabin) => say(`document-cabin-${cabin}`)),
        ...['adults', 'children', 'infants'].flatMap((id) =>
          [0, 1, 2, 3, 11].map((count) => say(`document-${id}`, { count })),
        ),
        longDate(isoDate('2026-11-24')),
        date(isoDate('2026-11-24')),
        moneyAmong([rupees(0.5)])(rupees(-1234567.5)),
      ];
      expect(drawable(said.join(''))).not.toMatch(/[\u0660-\u0669\u2066-\u2069\u202f]/);
    },
  );
});
