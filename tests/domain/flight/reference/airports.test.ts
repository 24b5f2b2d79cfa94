import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import airportNames from '#domain/flight/reference/airport-names.json';
import airportRows from '#domain/flight/reference/airports.json';
import { cityOf, InvalidAirportRow, makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import { airportsOfCity } from '#domain/flight/reference/city-codes.ts';
import { distanceKm } from '#domain/places/distance.ts';
import { folded } from '#domain/places/folded.ts';

const directory = makeAirportDirectory(airportRows);
const codes = (text: string, limit = 8) => directory.search(text, limit).map(({ code }) => code);

describe('airports.json', () => {
  it('has about nine thousand airports, each once, with a real zone and place', () => {
    expect(directory.all.length).toBeGreaterThan(9000);
    expect(new Set(directory.all.map(({ code }) => code)).size).toBe(directory.all.length);
    for (const timeZone of airportRows.zones)
      expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow();
    for (const { code, name, city, country, latitude, longitude, size } of directory.all) {
      if (
        !/^[A-Z]{3}$/.test(code) ||
        name === '' ||
        city === '' ||
        !/^[A-Z]{2}$/.test(country) ||
        Math.abs(latitude) > 90 ||
        Math.abs(longitude) > 180 ||
        ![1, 2, 3, 4, 5].includes(size)
      ) {
        throw new Error(`${code} is malformed`);
      }
    }
  });

  it('puts every airport into a zone that is near the time by its longitude', () => {
    const offsets = new Map(
      airportRows.zones.map((zone) => {
        const text = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
          .formatToParts(new Date('2026-01-15T00:00Z'))
          .find(({ type }) => type === 'timeZoneName')?.value;
        const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text ?? '') ?? [];
        return [zone, (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)];
      }),
    );
    const far = directory.all.filter(({ zone, longitude }) => {
      const apart = Math.abs((offsets.get(zone) ?? Number.NaN) - longitude / 15);
      return !(Math.min(apart, 24 - apart) < 3.2);
    });
    expect(far.map(({ code, zone }) => `${code} ${zone}`)).toEqual([]);
  });

  it.each([
    ['DEL', 'Delhi', 'IN', 'Asia/Kolkata'],
    ['NMI', 'Navi Mumbai', 'IN', 'Asia/Kolkata'],
    ['DXN', 'Noida', 'IN', 'Asia/Kolkata'],
    ['HSR', 'Rajkot', 'IN', 'Asia/Kolkata'],
    ['GOX', 'Goa', 'IN', 'Asia/Kolkata'],
    ['BLR', 'Bengaluru', 'IN', 'Asia/Kolkata'],
    ['LHR', 'London', 'GB', 'Europe/London'],
    ['KTM', 'Kathmandu', 'NP', 'Asia/Kathmandu'],
    ['BER', 'Berlin', 'DE', 'Europe/Berlin'],
    ['KIN', 'Kingston', 'JM', 'America/Jamaica'],
  ])('knows %s: %s', (code, city, country, zone) => {
    expect(directory.byCode(code)).toMatchObject({ code, city, country, zone });
  });
});

describe('search', () => {
  it.each([
    ['del', 'DEL'],
    ['DEL', 'DEL'],
    ['mumbai', 'BOM'],
    ['bombay', 'BOM'],
    ['bengal', 'BLR'],
    ['bangalore', 'BLR'],
    ['calicut', 'CCJ'],
    ['calcutta', 'CCU'],
    ['baroda', 'BDQ'],
    ['vizag', 'VTZ'],
    ['poona', 'PNQ'],
    ['banaras', 'VNS'],
    ['gauhati', 'GAU'],
    ['heathrow', 'LHR'],
    ['london heathrow', 'LHR'],
    ['london', 'LHR'],
    ['ZÜRICH', 'ZRH'],
    ['são paulo', 'GRU'],
    ['sao paulo', 'GRU'],
    ['new york', 'JFK'],
    ['indira gandhi', 'DEL'],
    ['chhatrapati shivaji', 'BOM'],
    ['  dubai ', 'DXB'],
    ['goa', 'GOI'],
    ['GOA', 'GOI'],
    ['NYC', 'JFK'],
    ['lon', 'LHR'],
    ['TYO', 'HND'],
    ['par', 'CDG'],
    ['MOW', 'SVO'],
    ['shanghai', 'PVG'],
    ['simla', 'SLV'],
    ['trichy', 'TRZ'],
    ['vizagapatam', 'VTZ'],
    ['rangoon', 'RGN'],
    ['saigon', 'SGN'],
    ['peking', 'PEK'],
    ['dacca', 'DAC'],
  ])('finds "%s" first as %s', (text, code) => {
    expect(codes(text)[0]).toBe(code);
  });

  it('finds all airports of a city, larger ones first', () => {
    expect(codes('goa').slice(0, 3)).toEqual(['GOI', 'GOX', 'GOA']);
    expect(codes('NYC')).toEqual(['JFK', 'EWR', 'LGA']);
    expect(codes('tyo', 2)).toEqual(['HND', 'NRT']);
    expect(codes('london', 6)).toEqual(expect.arrayContaining(['LHR', 'LGW', 'STN', 'LTN', 'LCY']));
    expect(codes('mumbai').slice(0, 2)).toEqual(['BOM', 'NMI']);
  });

  it('knows the airports of every city code, the largest first', () => {
    const cities = ['BJS', 'BUE', 'BUH', 'CHI', 'IEV', 'JKT', 'LON', 'MIL', 'MOW', 'NYC', 'OSA', 'PAR', 'REK'];
    for (const code of [...cities, 'RIO', 'ROM', 'SAO', 'SEL', 'SHA', 'SPK', 'STO', 'TYO', 'WAS', 'YMQ', 'YTO']) {
      const airports = airportsOfCity(code).map((each) => directory.byCode(each));
      expect(airports.length, code).toBeGreaterThan(1);
      expect(airports, code).not.toContain(undefined);
      expect(codes(code, 9).slice(0, airports.length).toSorted(), code).toEqual([...airportsOfCity(code)].toSorted());
    }
  });

  it('finds nothing for nothing', () => {
    for (const text of ['', '  ', 'qqqqqq', '!!!']) expect(codes(text)).toEqual([]);
    expect(codes('delhi', 0)).toEqual([]);
  });

  it('finds every airport by its code, and by its city and name together', () => {
    fc.assert(
      fc.property(fc.constantFrom(...directory.all), ({ code, city, name }) => {
        // Before it stand airports of a city of that name or code alone.
        const before = codes(code.toLowerCase(), 9);
        const others = before.slice(0, before.indexOf(code));
        const isNamed = (other: string) => folded(directory.byCode(other)?.city ?? '') === folded(code);
        expect(before).toContain(code);
        expect(others.filter((other) => !isNamed(other) && !airportsOfCity(code).includes(other))).toEqual([]);
        expect(codes(`${city} ${name}`, 200)).toContain(code);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps to its limit and names nobody twice', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.integer({ min: 1, max: 30 }), (text, limit) => {
        const found = codes(text, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe('nearness and borders', () => {
  it('finds the airports around one, nearest first', () => {
    expect(directory.nearby('BOM', 60).map(({ code }) => code)).toEqual(['NMI']);
    expect(directory.nearby('XXX', 100)).toEqual([]);
    fc.assert(
      fc.property(
        fc.constantFrom('DEL', 'LHR', 'JFK', 'SYD', 'SVO', 'NAN'),
        fc.integer({ min: 10, max: 600 }),
        (code, most) => {
          const centre = directory.byCode(code);
          if (centre === undefined) throw new Error(code);
          const away = directory.nearby(code, most).map((airport) => distanceKm(centre, airport));
          expect(away).toEqual([...away].sort((a, b) => a - b));
          const all = directory.all.filter(
            (airport) => airport.size > 1 && airport !== centre && distanceKm(centre, airport) <= most,
          );
          expect(away.length).toBe(all.length);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('distinguishes domestic from international', () => {
    expect(directory.isDomestic('DEL', 'BOM')).toBe(true);
    expect(directory.isDomestic('DEL', 'KTM')).toBe(false);
    expect(directory.isDomestic('DEL', 'XXX')).toBe(false);
    expect(directory.isDomestic('XXX', 'XXX')).toBe(false);
    expect(directory.zoneOf('IXE')).toBe('Asia/Kolkata');
  });
});

it.each([[['DEL', 'x', 'y', 'IN', 0, 1, 2]], [['DEL', 'x', 'y', 'IN', 7, 1, 2, 5]], [[]]])(
  'refuses a malformed row %j',
  (row) => {
    expect(() => makeAirportDirectory({ zones: ['Asia/Kolkata'], rows: [row] })).toThrow(InvalidAirportRow);
  },
);

describe('cities by name in three languages', () => {
  const named = makeAirportDirectory(airportRows, airportNames);
  const found = (text: string) => named.search(text, 8).map(({ code }) => code);

  it('has the six hundred biggest airports in Arabic and French, and no airport twice', () => {
    const biggest = named.all.filter(({ size }) => size >= 4);
    expect(biggest.filter(({ cityIn }) => cityIn?.ar === undefined).map(({ code }) => code)).toEqual([]);
    const codesNamed = airportNames.flatMap(([all = '']) => all.split(' '));
    expect(codesNamed.length).toBeGreaterThanOrEqual(600);
    expect(new Set(codesNamed).size).toBe(codesNamed.length);
    expect(codesNamed.filter((code) => named.byCode(code) === undefined)).toEqual([]);
  });

  it('writes Arabic names in Arabic letters and French ones in Latin', () => {
    const isWritten = ({ cityIn }: (typeof named.all)[number]) =>
      /^[\p{Script=Arabic}\p{M} ]+$/u.test(cityIn?.ar ?? 'ا') &&
      /^[\p{Script=Latin}\p{M} ’'-]+$/u.test(cityIn?.fr ?? 'a');
    expect(named.all.filter((airport) => !isWritten(airport))).toEqual([]);
  });

  it('finds each by the names that it shows', () => {
    const some = named.all.filter(({ cityIn }) => cityIn !== undefined).filter((_, at) => at % 5 === 0);
    expect(some.length).toBeGreaterThan(100);
    const shown = some.flatMap((airport) => Object.values(airport.cityIn ?? {}).map((name) => ({ airport, name })));
    expect(shown.filter(({ airport, name }) => !named.search(name, 60).includes(airport))).toEqual([]);
  });

  it.each([
    ['دلهي', 'DEL'],
    ['دله', 'DEL'],
    ['القاهره', 'CAI'],
    ['الري', 'RUH'],
    ['رياض', 'RUH'],
    ['اسطنبول', 'IST'],
    ['أبوظبي', 'AUH'],
    ['Londres', 'LHR'],
    ['le caire', 'CAI'],
    ['pékin', 'PEK'],
    ['bâle', 'BSL'],
  ])('finds %s', (text, code) => {
    expect(found(text)).toContain(code);
  });

  it('calls a city by its name in the language, by its English one where it has no other', () => {
    const [delhi, london] = [named.byCode('DEL'), named.byCode('LHR')];
    expect(delhi && cityOf(delhi, 'ar')).toBe('دلهي');
    expect(delhi && cityOf(delhi, 'fr')).toBe('Delhi');
    expect(london && cityOf(london, 'fr')).toBe('Londres');
    expect(london && cityOf(london, 'en')).toBe('London');
  });
});
