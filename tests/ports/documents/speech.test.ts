import { describe, expect, it } from 'vitest';
import { languages } from '#domain/people/language.ts';
import { lineLabels } from '#domain/booking/papers/documents.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { invoiceFor } from '#domain/booking/papers/entry-papers.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { instant } from '#domain/time/instant.ts';
import { layOut } from '#infrastructure/backoffice/documents/lay-out.ts';
import { museumFacts, museumSale } from '#tests/products/museum/museum-papers.ts';
import { products } from '#domain/booking/booking.ts';
import { cabins } from '#domain/flight/reference/cabin.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { drawable, speechOf } from '#infrastructure/backoffice/documents/speech.ts';
import { rupees } from '#tests/fixtures/flight.ts';

describe('words of documents', () => {
  it.each(languages)('%s has one for every label, and nothing that cannot be drawn is left in it', (language) => {
    const { say, longDate, date, money } = speechOf(language, [rupees(0.5)]);
    const said = [
      ...[...products].flatMap((product) => lineLabels.map((label) => say(`document-line-${label}`, { product }))),
      ...cabins.map((cabin) => say(`document-cabin-${cabin}`)),
      ...['adults', 'children', 'infants'].flatMap((id) =>
        [0, 1, 2, 3, 11].map((count) => say(`document-${id}`, { count })),
      ),
      longDate(isoDate('2026-11-24')),
      date(isoDate('2026-11-24')),
      money(rupees(-1234567.5)),
    ];
    expect(drawable(said.join(''))).not.toMatch(/[\u0660-\u0669\u2066-\u2069\u202f]/);
  });

  it.each(languages)('%s has one of its own for every state of a flight booking', (language) => {
    const { say } = speechOf(language);
    const said = bookingStatuses.map((status) => say('document-status', { product: 'flight', status }));
    expect(new Set(said).size, said.join(', ')).toBe(bookingStatuses.length);
  });

  it.each(languages)('%s says nothing of airlines on an invoice of another product', (language) => {
    const document = invoiceFor(museumFacts, 'invoice', { posted: museumSale, isSale: true });
    const issuedAt = instant('2026-11-20T08:55:00.000Z');
    const serial = 'MU/26-27/000001';
    const said = textsOf(layOut({ document, serial, issuedOn: isoDate('2026-11-20'), issuedAt, language }, {})).join(
      '\n',
    );
    for (const fact of ['National Museum', 'NM-77', 'NM-3', '9996', serial]) expect(said).toContain(fact);
    expect(said).not.toMatch(/airline|flight|fare|PNR|\bair\b|compagnie|\bvols?\b|aérien|طيران|رحلات|سفر/i);
  });
});
