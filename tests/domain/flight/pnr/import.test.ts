import { describe, expect, test } from 'vitest';
import airportRows from '#domain/flight/reference/airports.json';
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import { type PnrAdditions, pnrImportOf, pnrItineraries } from '#domain/flight/pnr/import.ts';
import { pnrTravellerDraft } from '#domain/flight/pnr/booking.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { moneyOf } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { ImportPnr } from '#application/desk/pnr.ts';
import { amadeusImport, galileoImport, heldImport, sabreImport } from '#tests/fixtures/pnr-imports.ts';
import { makeSavedTraveller } from '#tests/fixtures/agency.ts';
import { type PnrDisplay, pnrDisplay, pnrDisplays } from '#tests/fixtures/pnr.ts';

const airports = makeAirportDirectory(airportRows);
const facts = { airports, saved: [], currency: 'INR' } as const;
const today = isoDate('2026-11-20');

const imported = (text: string, additions: PnrAdditions = {}, on = today) =>
  pnrImportOf(readPnr(text, { today: on }), additions, facts);
const stopsOf = (text: string, additions?: PnrAdditions, on = today) =>
  imported(text, additions, on).stops.map(({ code, path }) => `${path} ${code}`);
const display = (name: PnrDisplay, additions?: PnrAdditions) => stopsOf(pnrDisplay(name), additions, pnrDisplays[name]);
const additionsOf = ({ travellers, fare, locator }: Omit<ImportPnr, 'requestId'>): PnrAdditions => ({
  travellers,
  ...fare,
  ...(locator && { locator }),
});

describe('what stands in the way', () => {
  test.each([
    ['amadeus', amadeusImport],
    ['galileo', galileoImport],
    ['sabre', sabreImport],
  ])('is nothing once what a display of %s lacks was added', (_, given) => {
    expect(stopsOf(given.text, additionsOf(given))).toStrictEqual([]);
    expect(stopsOf(given.text)).not.toStrictEqual([]);
  });

  test('is what the display lacks, each by itself', () => {
    expect(stopsOf(amadeusImport.text)).toStrictEqual([
      'travellers[0].dateOfBirth required',
      'travellers[1].dateOfBirth required',
      'total required',
    ]);
    expect(stopsOf(sabreImport.text)).toEqual(expect.arrayContaining(['total required', 'tickets[0].total required']));
  });

  test('is a total that the tickets do not make up, whichever of the two a person adds', () => {
    const { travellers } = amadeusImport;
    const differing = imported(amadeusImport.text, { travellers, total: moneyOf('21960', 'INR') });
    expect(differing.stops).toStrictEqual([
      {
        code: 'pnr-totals',
        path: 'total',
        params: { tickets: '21960.50', total: '21960.00', currency: 'INR' },
      },
    ]);
    expect(differing.booking.totals.state).toBe('differ');
  });

  test('is what the display says, whatever is added beside it', () => {
    const { travellers } = galileoImport;
    const added = imported(galileoImport.text, {
      travellers,
      locator: 'ZZZZZZ',
      total: moneyOf('1', 'INR'),
      tickets: [{ number: '0982400044441', total: moneyOf('1', 'INR'), traveller: 0 }],
    });
    expect(added.stops).toStrictEqual([]);
    expect(added.reading.locator).toBe('R8T2WX');
    expect(added.booking.totals).toStrictEqual({ state: 'tied', total: moneyOf('6450', 'INR') });
  });

  test('is another name, another type, or somebody too many', () => {
    const [first] = galileoImport.travellers;
    if (first === undefined) throw new Error('nobody');
    expect(stopsOf(galileoImport.text, { travellers: [{ ...first, firstName: 'Rhea' }] })).toStrictEqual([
      'travellers[0].firstName pnr-name',
    ]);
    expect(
      stopsOf(galileoImport.text, { travellers: [{ ...first, firstName: ' riya', lastName: 'Kapoor' }] }),
    ).toStrictEqual([]);
    expect(stopsOf(galileoImport.text, { travellers: [{ ...first, type: 'child' }] })).toEqual(
      expect.arrayContaining(['travellers[0].type not-a-choice']),
    );
    expect(stopsOf(galileoImport.text, { travellers: [first, first] })).toStrictEqual(['travellers[1] pnr-reference']);
  });

  test('is a flight that is not confirmed, and another currency', () => {
    expect(display('amadeus-hold')).toEqual(
      expect.arrayContaining(['segments[1].status pnr-unconfirmed', 'total required']),
    );
    const text = galileoImport.text.replaceAll('INR', 'USD');
    expect(stopsOf(text, additionsOf(galileoImport))).toStrictEqual(['total amount-currency']);
  });

  test('is a display with neither tickets nor a time limit, and a limit that is over', () => {
    const { text, ...given } = heldImport(today);
    const made = (display: string, on = today) =>
      pnrImportOf(readPnr(display, { today }), additionsOf({ text, ...given }), { ...facts, today: on });
    const whole = made(text);
    expect(whole).toMatchObject({
      stops: [],
      holdUntil: '2026-11-26T18:00',
      booking: { totals: { state: 'unknown' } },
    });
    expect(made(text.replace('/1800', '')).holdUntil).toBe('2026-11-26T23:59');
    expect(made(text, isoDate('2026-11-26')).stops).toEqual([]);
    expect(made(text, isoDate('2026-11-27')).stops).toMatchObject([{ code: 'pnr-limit-past', path: 'text' }]);
    const bare = made(text.replace(/^.*TK TL.*\n/m, ''));
    expect(bare.stops).toMatchObject([{ code: 'required', path: 'tickets' }]);
    expect(bare.holdUntil).toBeUndefined();
    expect(imported(amadeusImport.text, additionsOf(amadeusImport)).holdUntil).toBeUndefined();
  });

  test('is a flight whose date nobody can read, and a day of the week that is another', () => {
    expect(display('galileo-wrapped')).toContain('lines[7] date-form');
    const { travellers } = galileoImport;
    expect(stopsOf(galileoImport.text.replace('E MO', 'E TU'), { travellers })).toStrictEqual([
      'segments[0].date pnr-weekday',
    ]);
  });

  test('is only that nobody knows whose display it is', () => {
    expect(stopsOf('hello')).toStrictEqual(['gds required']);
    expect(stopsOf('')).toStrictEqual(['text required']);
  });

  test('is not a number of seats that a person knows better', () => {
    const { travellers } = galileoImport;
    const made = imported(galileoImport.text.replace('HK1', 'HK2'), { travellers });
    expect(made.stops).toStrictEqual([]);
    expect(made.notes).toMatchObject([{ code: 'pnr-seats', path: 'segments[0].seats' }]);
  });
});

test('an added locator is taken in any case, and a strange one said', () => {
  const text = sabreImport.text.replace('PLMQRT\n', '').replace(' PLMQRT H', '');
  const added = additionsOf(sabreImport);
  expect(stopsOf(text, added)).toStrictEqual(['locator required']);
  expect(imported(text, { ...added, locator: ' plmqrt ' }).reading.locator).toBe('PLMQRT');
  expect(stopsOf(text, { ...added, locator: 'no such!' })).toStrictEqual(['locator not-a-choice', 'locator required']);
});

test('the itineraries of a booking have every flight in order, of aircraft unknown', () => {
  const made = imported(amadeusImport.text, additionsOf(amadeusImport));
  expect(
    pnrItineraries(made.booking).map(({ segments, durationMinutes, stops }) => [
      segments.map(({ carrier, flightNumber, equipment }) => `${carrier}${flightNumber}${equipment}`),
      durationMinutes,
      stops,
    ]),
  ).toStrictEqual([
    [['6E2134'], 200, 0],
    [['6E541'], 200, 0],
  ]);
});

test('a saved traveller lends the name where the display has but an initial', () => {
  const reading = readPnr(
    galileoImport.text.replace('KAPOOR/RIYAMS', 'KAPOOR/R MS').replace('KAPOOR/RIYAMS', 'KAPOOR/R MS'),
    {
      today,
    },
  );
  const [displayed] = reading.travellers;
  if (displayed === undefined) throw new Error('nobody');
  const one = makeSavedTraveller({ title: 'Ms', firstName: 'Riya', lastName: 'Kapoor' }, { savedId: 's-1' });
  expect(pnrTravellerDraft(displayed, one)).toMatchObject({ firstName: 'Riya', lastName: 'KAPOOR', savedId: 's-1' });
  expect(pnrTravellerDraft(displayed, undefined)).toMatchObject({ firstName: 'R' });
});
