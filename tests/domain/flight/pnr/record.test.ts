/** A supplier's record beside a display: who may see it, what differs, and that its word stands. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { pnrImportOf, pnrItineraries } from '#domain/flight/pnr/import.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { chargeOf, confirmedReading, differencesOf, inRecordOrder, surnamesAgree } from '#domain/flight/pnr/record.ts';
import { moneyOf } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { amadeusImport, galileoImport, recordOf } from '#tests/fixtures/pnr-imports.ts';

const zone = 'Asia/Kolkata';
const today = isoDate('2026-11-20');
const reading = readPnr(amadeusImport.text, { today });
const record = recordOf(amadeusImport);
const facts = { airports: allAirports, saved: [], currency: 'INR', confirmed: true } as const;

const adult = (lastName: string, firstName = 'ASHA') => ({ type: 'adult' as const, firstName, lastName });
const named = (...names: readonly string[]) => ({
  travellers: names.map((lastName, line) => ({ ...adult(lastName), line })),
});

test.each([
  [['NAIR', 'NAIR'], ['NAIR'], true],
  [["O'BRIEN"], ['OBRIEN'], true],
  [['ANNE-MARIE'], ['ANNE MARIE'], true],
  [['MÜLLER'], ['MULLER'], true],
  [['NAIR'], ['NAIR', 'RAO'], false],
  [['NAIR', 'RAO'], ['NAIR'], false],
  [['NAIR'], ['RAO'], false],
  [[], ['NAIR'], false],
])('a display that names %j may see the record of %j: %j', (shown, [first = '', ...others], agree) => {
  const travellers = [adult(first), ...others.map((name) => adult(name))] as const;
  expect(surnamesAgree(named(...shown), { travellers })).toBe(agree);
});

describe('differences', () => {
  it('are none where both say the same', () => {
    expect(differencesOf(reading, record, zone)).toEqual([]);
  });

  it('are reported part by part, each side as it says it', () => {
    const text = amadeusImport.text
      .replace('NAIR/DEV MR', 'NAIR/DEVA MR')
      .replace('0505 0825', '0515 0835')
      .replace('2409900101-02', '2409900101-03')
      .replace('21,960.50', '1.00');
    const other = readPnr(`${text}\nGRAND TOTAL INR 1.00`, { today });
    expect(differencesOf(other, record, zone)).toEqual([
      { what: 'traveller', shown: 'NAIR/DEVA ADT', recorded: 'NAIR/DEV ADT' },
      {
        what: 'flight',
        shown: '6E2134 DEL-COK 2026-12-28 R 05:15 08:35',
        recorded: '6E2134 DEL-COK 2026-12-28 R 05:05 08:25',
      },
      { what: 'ticket', shown: '3122409900103' },
      { what: 'total', shown: 'INR 1.00', recorded: 'INR 21960.50' },
    ]);
  });

  it('do not count what one side does not say, and tell a limit in the zone of the business', () => {
    const unpriced = { ...record, bookingClasses: ['', ''] };
    expect(differencesOf(reading, unpriced, zone)).toEqual([]);
    const held = { ...record, tickets: [], heldUntil: instant('2026-11-22T12:30:00Z') };
    const shown = readPnr(
      amadeusImport.text.replace(/ {2}6 TK OK.*\n {2}7.*\n.*\n/, '  6 TK TL23NOV/1800/DELVS3102\n'),
      {
        today,
      },
    );
    expect(differencesOf(shown, held, zone)).toEqual([
      { what: 'limit', shown: '2026-11-23 18:00', recorded: '2026-11-22 18:00' },
    ]);
    expect(chargeOf(held)).toEqual(moneyOf('0', 'INR'));
  });
});

describe('a confirmed reading', () => {
  it('says what the record says whatever the display says, and makes its flights, tickets and total', () => {
    const anything = fc.constantFrom(
      amadeusImport.text,
      amadeusImport.text.replace('21,960.50', '1'),
      amadeusImport.text.replace('DELCOK', 'DELBOM').replace('0505 0825', '0100 0200'),
      amadeusImport.text.replace('R 28DEC', 'R 29DEC'),
      amadeusImport.text.replace('1.NAIR/DEV MR   2.NAIR/MEERA MRS', '1.NAIR/X'),
      galileoImport.text,
    );
    const totals = fc.integer({ min: 1, max: 10_000_000 }).map((minor) => ({ currency: 'INR' as const, minor }));
    fc.assert(
      fc.property(anything, totals, (text, total) => {
        const kept = { ...record, total };
        const made = pnrImportOf(confirmedReading(readPnr(text, { today }), kept, zone), {}, facts);
        expect(made.reading.locator).toBe(record.pnr);
        expect(made.booking.totals).toEqual({ state: 'tied', total });
        expect(made.booking.tickets).toEqual(record.tickets);
        expect(pnrItineraries(made.booking)).toEqual(record.itineraries);
        expect(made.booking.travellers.map(({ draft }) => draft)).toMatchObject(
          record.travellers.map(({ firstName, lastName }) => ({ firstName, lastName })),
        );
        // Only of people may anything be lacking.
        expect(made.stops.filter(({ path }) => !path.startsWith('travellers'))).toEqual([]);
      }),
    );
  });

  it('keeps of the display what the supplier does not say of the same traveller', () => {
    const docs = `${amadeusImport.text.replace(/\n\)$/, '')}
 10 SSR DOCS 6E HK1 P/IND/Z1234567/IND/12MAR88/F/01JAN32/NAIR/MEERA/P2
)`;
    const [first, second] = confirmedReading(readPnr(docs, { today }), record, zone).travellers;
    expect(first?.passport).toBeUndefined();
    expect(second).toMatchObject({ firstName: 'MEERA', dateOfBirth: '1988-03-12', passport: { number: 'Z1234567' } });
  });

  it('seats travellers in the order of the record', () => {
    const [dev, meera] = amadeusImport.travellers;
    if (dev === undefined || meera === undefined) throw new Error('nobody travels');
    expect(inRecordOrder([meera, dev], record)).toEqual([dev, meera]);
    expect(inRecordOrder([meera], record)).toEqual([meera]);
  });
});
