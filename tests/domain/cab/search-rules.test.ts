/** What a search for a cab must say. */
import { describe, expect, it } from 'vitest';
import { checkCabBooking, flightNamed } from '#domain/cab/checkout/rules.ts';
import { cabPlaceOf, cabPlaces, cabPlacesBy } from '#domain/cab/reference/places.ts';
import { type CabSearch, checkCabSearch, driveOf } from '#domain/cab/search/rules.ts';
import { instant } from '#domain/time/instant.ts';

const now = instant('2026-11-20T04:30:00Z');
const asked: CabSearch = { kind: 'oneway', pickUpAt: 'pune', dropAt: 'mumbai', at: '2026-11-24T10:00', passengers: 2 };
const codes = (search: CabSearch) => checkCabSearch(search, cabPlaceOf, now).map(({ code, path }) => `${path} ${code}`);

describe('a search', () => {
  it.each<[string, Partial<CabSearch>, readonly string[]]>([
    ['is whole', {}, []],
    ['names its kind', { kind: undefined }, ['kind required']],
    ['of a known kind', { kind: 'boat' }, ['kind not-a-choice']],
    ['names both ends', { pickUpAt: '', dropAt: '' }, ['pickUpAt required', 'dropAt required']],
    ['that are known', { dropAt: 'atlantis' }, ['dropAt not-a-choice']],
    ['and differ', { dropAt: 'pune' }, ['dropAt same-place']],
    ['one of them an airport in a transfer', { kind: 'airport' }, ['pickUpAt no-airport']],
    ['which either may be', { kind: 'airport', dropAt: 'BOM' }, []],
    ['has a time', { at: '' }, ['at required']],
    ['that can be read', { at: '24-11-2026' }, ['at date-form']],
    ['two hours ahead at least', { at: '2026-11-20T11:59' }, ['at pick-up-soon']],
    ['which is enough', { at: '2026-11-20T12:00' }, []],
    ['and on sale', { at: '2027-06-01T10:00' }, ['at date-too-far']],
    ['by the hour has hours and no end', { kind: 'local', dropAt: undefined, hours: 8 }, []],
    ['of which only some are hired', { kind: 'local', hours: 5 }, ['hours not-a-choice']],
    ['there and back has days', { kind: 'outstation' }, ['days required']],
    ['but not for ever', { kind: 'outstation', days: 22 }, ['days count-between']],
    ['no fewer than the roads take', { kind: 'outstation', dropAt: 'delhi', days: 2 }, ['days count-between']],
    ['as many as they take', { kind: 'outstation', dropAt: 'delhi', days: 3 }, []],
    ['a day for a town that is near', { kind: 'outstation', days: 1 }, []],
    ['and has passengers', { passengers: 0 }, ['passengers count-between']],
  ])('%s', (_what, overrides, expected) => {
    expect(codes({ ...asked, ...overrides })).toEqual(expected);
    expect(driveOf({ ...asked, ...overrides }, cabPlaceOf, now) === undefined).toBe(expected.length > 0);
  });
});

describe('places', () => {
  it('are found by code, by older names and by a later word', () => {
    expect(cabPlacesBy('cok', 3).map(({ placeId }) => placeId)).toEqual(['COK']);
    expect(cabPlacesBy('bangalore', 3).map(({ placeId }) => placeId)).toEqual(['BLR', 'bengaluru']);
    expect(cabPlacesBy('soekarno', 3)).toEqual([]);
    expect(cabPlacesBy('a', 3)).toEqual([]);
  });

  it('are each in India and named once', () => {
    expect(new Set(cabPlaces.map(({ placeId }) => placeId)).size).toBe(cabPlaces.length);
    for (const { latitude, longitude } of cabPlaces) {
      expect(latitude > 8 && latitude < 35 && longitude > 68 && longitude < 97).toBe(true);
    }
  });
});

it('a driver who follows a flight must know which', () => {
  const draft = {
    lead: { title: 'Ms', firstName: 'Asha', lastName: 'Rao' },
    pickUpPoint: 'Terminal 1, arrivals',
    contact: { email: 'asha@traveller.test', mobile: '9847012345' },
  };
  expect(checkCabBooking(draft, true).map(({ code, path }) => `${path} ${code}`)).toEqual(['arrivingBy required']);
  expect(checkCabBooking({ ...draft, arrivingBy: 'tomorrow' }, true).map(({ code }) => code)).toEqual([
    'flight-number',
  ]);
  expect(checkCabBooking({ ...draft, arrivingBy: '6e6714' }, true)).toEqual([]);
  expect(flightNamed('6e6714')).toBe('6E 6714');
});
