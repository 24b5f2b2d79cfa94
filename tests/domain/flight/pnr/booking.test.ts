import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import airportRows from '#domain/flight/reference/airports.json';
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import { type PnrBookingFacts, pnrBookingOf } from '#domain/flight/pnr/booking.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { allocate, money, sum } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeSavedTraveller } from '#tests/fixtures/agency.ts';
import { type PnrDisplay, pnrDisplay, pnrDisplayNames, pnrDisplays } from '#tests/fixtures/pnr.ts';

const airports = makeAirportDirectory(airportRows);
const bookingOf = (name: PnrDisplay, facts: Partial<PnrBookingFacts> = {}) =>
  pnrBookingOf(readPnr(pnrDisplay(name), { today: pnrDisplays[name] }), { airports, saved: [], ...facts });
const missing = (name: PnrDisplay, facts: Partial<PnrBookingFacts> = {}) =>
  bookingOf(name, facts).missing.map(({ path, code }) => `${path} ${code}`);

/** A record of one traveller with a name and one flight. */
const pnrOf = (names: string, born = '') =>
  readPnr(
    `RP/DELVS3102/DELVS3102  PK/GS  2NOV26/1120Z  QR7K2P\n  ${names}\n  8  6E2134 R 28DEC 1 DELCOK HK1  0505 0825\n${born}`,
    { today: isoDate('2026-11-20') },
  );
const saved = (savedId: string, firstName: string, lastName: string, born?: string) => {
  const made = makeSavedTraveller({ firstName, lastName }, { savedId });
  const { dateOfBirth: _, ...traveller } = made.traveller;
  return { ...made, traveller: born === undefined ? traveller : { ...traveller, dateOfBirth: isoDate(born) } };
};
const asha = '1.RAO/ASHA DEVI MS';
const bornInMarch = ' 9 SSR DOCS 6E HK1 P/IND/Z1234567/IND/12MAR88/F/01JAN32/RAO/ASHA DEVI/P1';

describe('the journey', () => {
  test('has its zones, and a part for each direction, stay and surface gap', () => {
    const { itineraries, international } = bookingOf('amadeus-family');
    expect(
      itineraries.map((flights) =>
        flights.map(({ origin, departure, arrival, durationMinutes, segment }) => [
          segment,
          origin,
          departure.local,
          departure.zone,
          arrival.local,
          arrival.zone,
          durationMinutes,
        ]),
      ),
    ).toStrictEqual([
      [
        [0, 'BLR', '2027-02-22T06:10', 'Asia/Kolkata', '2027-02-22T08:55', 'Asia/Kolkata', 165],
        [1, 'DEL', '2027-02-22T23:55', 'Asia/Kolkata', '2027-02-23T04:30', 'Europe/London', 605],
      ],
      [[3, 'LHR', '2027-03-06T20:10', 'Europe/London', '2027-03-07T10:35', 'Asia/Kolkata', 535]],
    ]);
    expect(international).toBe(true);
    expect(bookingOf('galileo-family').international).toBe(false);
  });

  test('leaves out what is cancelled or refused, and says what is not confirmed', () => {
    const flights = bookingOf('amadeus-hold').itineraries.flat();
    expect(flights.map(({ segment, standing }) => [segment, standing])).toStrictEqual([
      [0, 'changed'],
      [1, 'waitlisted'],
    ]);
  });

  test('asks for airports that nobody knows, for times, and for an arrival after its departure', () => {
    const reading = readPnr(
      'RP/A12/A12 2NOV26/1120Z QR7K2P\n  1.RAO/ASHA MS\n  2 6E2134 R 28DEC 1 DELQQQ HK1 0505 0825\n  3 6E2135 R 29DEC 2 DELCOK FLWN\n  4 6E2135 R 29DEC 2 DELCOK HK1 2300 0200',
      { today: isoDate('2026-11-20') },
    );
    expect(
      pnrBookingOf(reading, { airports, saved: [] }).missing.filter(({ path }) => path.startsWith('segments')),
    ).toStrictEqual([
      { code: 'not-a-choice', path: 'segments[0].destination' },
      { code: 'required', path: 'segments[1].departure' },
      { code: 'required', path: 'segments[1].arrival' },
      { code: 'date-after', path: 'segments[2].arrival', params: { other: 'departure' } },
    ]);
  });
});

describe('saved travellers', () => {
  test.each<[string, string, readonly (readonly [string, string, string?])[], readonly string[], string?]>([
    ['the same name is the one', '', [['a', 'Asha Devi|Rao']], ['a same'], 'a'],
    ['spaces and case do not matter', '', [['a', 'ASHA  devi| rao ']], ['a same'], 'a'],
    [
      'two of one name are both offered, neither taken',
      '',
      [
        ['a', 'Asha Devi|Rao'],
        ['b', 'Asha Devi|Rao'],
      ],
      ['a same', 'b same'],
    ],
    [
      'of two, the one born on that day',
      bornInMarch,
      [
        ['a', 'Asha Devi|Rao'],
        ['b', 'Asha Devi|Rao', '1988-03-12'],
      ],
      ['b same', 'a same'],
      'b',
    ],
    ['born on another day is another', bornInMarch, [['a', 'Asha Devi|Rao', '1990-03-12']], ['a same']],
    ['accents are doubt', '', [['a', 'Áshá Dévi|Rao']], ['a accents']],
    ['a joined name is doubt', '', [['a', 'Ashadevi|Rao']], ['a accents']],
    [
      'initials are doubt, and come last',
      '',
      [
        ['c', 'A D|Rao'],
        ['d', 'Asha|Rao'],
        ['a', 'Áshá Devi|Rao'],
      ],
      ['a accents', 'c initials', 'd initials'],
    ],
    [
      'another first or last name is nobody',
      '',
      [
        ['a', 'Ashima|Rao'],
        ['b', 'Asha Devi|Roy'],
        ['c', 'B|Rao'],
        ['d', '|Rao'],
      ],
      [],
    ],
  ])('%s', (_what, born, known, matches, chosen) => {
    const list = known.map(([id, name, day]) => saved(id, name.split('|')[0] ?? '', name.split('|')[1] ?? '', day));
    const [traveller] = pnrBookingOf(pnrOf(asha, born), { airports, saved: list }).travellers;
    expect(traveller?.matches.map(({ savedId, rank }) => `${savedId} ${rank}`)).toStrictEqual(matches);
    expect(traveller?.draft.savedId).toBe(chosen);
  });

  test('one who could be either of two in the record is neither', () => {
    const { travellers } = pnrBookingOf(pnrOf('1.RAO/ASHA MS   2.RAO/ASHA MRS'), {
      airports,
      saved: [saved('a', 'Asha', 'Rao')],
    });
    expect(travellers.map(({ draft, matches }) => [draft.savedId, matches.length])).toStrictEqual([
      [undefined, 1],
      [undefined, 1],
    ]);
  });

  test('fill up what the record does not say, and never what it does', () => {
    const [one] = pnrBookingOf(pnrOf(asha, bornInMarch), {
      airports,
      saved: [saved('a', 'Asha Devi', 'Rao', '1988-03-12')],
    }).travellers;
    expect(one?.draft).toMatchObject({
      type: 'adult',
      title: 'Ms',
      firstName: 'ASHA DEVI',
      dateOfBirth: '1988-03-12',
      gender: 'female',
      nationality: 'IN',
      passport: { number: 'Z1234567', expiresOn: '2032-01-01', country: 'IN' },
      savedId: 'a',
    });
  });

  test('are never taken on doubt', () => {
    const name = fc.constantFrom('Asha', 'A', 'Áshá', 'Asha Devi', 'Devi');
    const born = fc.constantFrom(undefined, '1988-03-12', '1990-01-01');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, born), { maxLength: 5 }), fc.boolean(), (people, documents) => {
        const list = people.map(([first, day], at) => saved(`s${at}`, first, 'Rao', day));
        const [traveller] = pnrBookingOf(pnrOf('1.RAO/ASHA MS', documents ? bornInMarch.replace(' DEVI', '') : ''), {
          airports,
          saved: list,
        }).travellers;
        const could = people.flatMap(([first, day], at) =>
          first === 'Asha' && (!documents || day !== '1990-01-01')
            ? [{ id: `s${at}`, sure: documents && day === '1988-03-12' }]
            : [],
        );
        const sure = could.filter((each) => each.sure);
        const expected = could.length === 1 ? could[0]?.id : sure.length === 1 ? sure[0]?.id : undefined;
        expect(traveller?.draft.savedId).toBe(expected);
      }),
    );
  });
});

describe('tickets', () => {
  test('are distinguished by traveller, with the directions that they are good for', () => {
    expect(bookingOf('amadeus-range').tickets).toStrictEqual([
      { traveller: 0, number: '3122409900101' },
      { traveller: 1, number: '3122409900102' },
    ]);
    expect(bookingOf('sabre-family').tickets).toStrictEqual([
      { traveller: 0, number: '6072400012345' },
      { traveller: 1, number: '6072400012346' },
      { traveller: 1, number: '6072400012347' },
    ]);
    const oneWay = pnrDisplay('amadeus-range').replace('/S3-4/', '/S4/');
    const reading = readPnr(oneWay, { today: pnrDisplays['amadeus-range'] });
    expect(pnrBookingOf(reading, { airports, saved: [] }).tickets.map(({ itineraries }) => itineraries)).toStrictEqual([
      [1],
      [1],
    ]);
  });

  test('of nobody, and travellers without one, are missing', () => {
    expect(missing('sabre-family').filter((each) => /ticket/.test(each))).toStrictEqual([
      'travellers[2].ticket required',
      'tickets[0].total required',
      'tickets[1].total required',
    ]);
  });
});

describe('totals', () => {
  test('tie where the tickets make up the display’s total', () => {
    expect(bookingOf('amadeus-family').totals).toStrictEqual({ state: 'tied', total: money(21_350_000, 'INR') });
    expect(bookingOf('galileo-family').totals).toStrictEqual({ state: 'tied', total: money(2_612_500, 'INR') });
    expect(bookingOf('sabre-priced').totals).toStrictEqual({ state: 'tied', total: money(2_281_000, 'INR') });
  });

  test('differ by a paisa', () => {
    const total = money(2_196_051, 'INR');
    expect(bookingOf('amadeus-range', { total }).totals).toStrictEqual({
      state: 'differ',
      tickets: money(2_196_050, 'INR'),
      total,
    });
    expect(bookingOf('amadeus-range', { total }).missing.at(-1)).toStrictEqual({
      code: 'pnr-totals',
      path: 'total',
      params: { tickets: '21960.50', total: '21960.51', currency: 'INR' },
    });
  });

  test('are unknown without a total, without tickets, and in two currencies', () => {
    expect(bookingOf('amadeus-range').totals).toStrictEqual({ state: 'unknown' });
    expect(missing('amadeus-range').at(-1)).toBe('total required');
    expect(bookingOf('galileo-hold', { total: money(1, 'INR') }).totals).toStrictEqual({ state: 'unknown' });
    expect(missing('amadeus-range', { total: money(2_196_050, 'USD') }).at(-1)).toBe(
      'tickets[0].total amount-currency',
    );
  });

  test('tie for every way to part a total over tickets, and for no other total', () => {
    const weights = fc
      .array(fc.nat(9), { minLength: 1, maxLength: 8 })
      .filter((each) => each.some((weight) => weight > 0));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        weights,
        fc.integer({ min: -50, max: 50 }),
        (minor, parts, off) => {
          const amounts = allocate(money(minor, 'INR'), parts);
          const lines = amounts.map(
            ({ minor: part }, at) =>
              ` ${20 + at} FA PAX 312-240990010${at}/ET6E/INR${Math.floor(part / 100)}.${String(part % 100).padStart(2, '0')}/P1`,
          );
          const total = money(sum('INR', amounts).minor + off, 'INR');
          const { totals } = pnrBookingOf(pnrOf('1.RAO/ASHA MS', lines.join('\n')), { airports, saved: [], total });
          expect(totals.state).toBe(off === 0 ? 'tied' : 'differ');
        },
      ),
    );
  });
});

describe('what is missing', () => {
  test('of a record that names no ages or passports: the gender goes by the title', () => {
    expect(missing('galileo-hold')).toStrictEqual([
      'travellers[0].dateOfBirth required',
      ...['number', 'issuedOn', 'expiresOn', 'placeOfIssue', 'country'].map(
        (field) => `travellers[0].passport.${field} required`,
      ),
      'total required',
    ]);
  });

  test('of a display that says nothing', () => {
    const reading = readPnr('RP/A12/A12', { today: isoDate('2026-11-20') });
    expect(pnrBookingOf(reading, { airports, saved: [] }).missing.map(({ path }) => path)).toStrictEqual([
      'locator',
      'segments',
      'travellers',
      'total',
    ]);
  });

  test('nothing, once a domestic record and the saved travellers say it all', () => {
    const list = [saved('dev', 'Dev', 'Nair', '1980-01-01'), saved('meera', 'Meera', 'Nair', '1982-01-01')];
    expect(missing('amadeus-range', { saved: list, total: money(2_196_050, 'INR') })).toStrictEqual([]);
  });

  test('never throws, whatever the reading', () => {
    for (const name of pnrDisplayNames) {
      const lines = pnrDisplay(name).split('\n');
      for (let at = 0; at < lines.length; at += 1) {
        const reading = readPnr(lines.toSpliced(at, 1).join('\n'), { today: pnrDisplays[name] });
        expect(pnrBookingOf(reading, { airports, saved: [] }).travellers).toHaveLength(reading.travellers.length);
      }
    }
  });
});
