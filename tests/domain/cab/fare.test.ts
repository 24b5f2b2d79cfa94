/** What a drive costs: sums, allowances, and that more of anything never costs less. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cabPlaceOf } from '#domain/cab/reference/places.ts';
import { driveFare } from '#domain/cab/trip/fare.ts';
import { nightRowOn, nightsDriven } from '#domain/cab/trip/nights.ts';
import { tariffOf, tariffRows } from '#domain/cab/trip/tariff.ts';
import { type CabDrive, type CabPlace, carClasses, roadWay } from '#domain/cab/trip/trip.ts';
import { minuteOfDay, placeTime } from '#domain/time/place-time.ts';
import { soldOn, someDrive, someTariff } from '#tests/products/cab/cab-arbitraries.ts';

const asking = { on: soldOn, currency: 'INR', markUp: 0 } as const;

function place(id: string): CabPlace {
  const found = cabPlaceOf(id);
  if (found === undefined) throw new Error(id);
  return found;
}

describe('a drive', () => {
  it('adds up: its lines are its total, tax is five per cent of all else', () => {
    fc.assert(
      fc.property(someDrive, someTariff, fc.integer({ min: -600, max: 1800 }), (drive, tariff, markUp) => {
        const { lines, total } = driveFare(drive, tariff, { ...asking, markUp });
        const sumOf = (some: typeof lines) => some.reduce((before, { amount }) => before + amount.minor, 0);
        expect(sumOf(lines)).toBe(total.minor);
        const taxes = lines.filter(({ name }) => name === 'taxes');
        expect(sumOf(taxes)).toBe(Math.round((total.minor - sumOf(taxes)) / 20));
      }),
    );
  });

  it('pays its driver for each day away, and for each night that any minute of it is driven in', () => {
    fc.assert(
      fc.property(someDrive, someTariff, (drive, tariff) => {
        const { lines, included } = driveFare(drive, tariff, asking);
        const line = (name: string) => lines.find((each) => each.name === name);
        expect(line('driver-allowance')?.amount.minor).toBe(
          drive.kind === 'outstation' ? tariff.dayAllowance * (drive.days ?? 1) * 100 : undefined,
        );
        const nights = nightsByMinute(drive);
        expect(line('night-allowance')?.amount.minor).toBe(
          nights === 0 ? undefined : nights * tariff.nightAllowance * 100,
        );
        if (nights > 0) {
          expect(line('night-allowance')).toMatchObject({
            params: { nights, each: `${tariff.nightAllowance}.00`, begins: '22:00', ends: '06:00' },
            rule: { id: 'cab-night-2026', called: 'cab-night' },
          });
        }
        expect(included.extraNight?.amount.minor).toBe(tariff.nightAllowance * 100);
      }),
    );
  });

  it('never costs less for a day or an hour more, or in a larger car', () => {
    fc.assert(
      fc.property(someDrive, someTariff, (drive, tariff) => {
        const cost = (each: CabDrive, by = tariff) => driveFare(each, by, asking).total.minor;
        const more: CabDrive = {
          ...drive,
          ...(drive.days && { days: drive.days + 1 }),
          ...(drive.hours && { hours: drive.hours + 4 }),
        };
        expect(cost(more)).toBeGreaterThanOrEqual(cost(drive));
        const larger = tariffRows.slice(tariffRows.indexOf(tariff));
        const costs = larger.map((row) => cost(drive, row));
        expect(costs).toEqual([...costs].toSorted((one, other) => one - other));
      }),
    );
  });

  it('there and back is charged for 250 kilometres a calendar day at least', () => {
    const drive: CabDrive = {
      kind: 'outstation',
      from: place('delhi'),
      to: place('noida'),
      pickUp: placeTime('2026-11-24T10:00', 'Asia/Kolkata'),
      days: 3,
      passengers: 2,
    };
    const tariff = tariffOf('sedan', soldOn);
    if (tariff === undefined) throw new Error('A tariff is in force');
    const { included, lines } = driveFare(drive, tariff, asking);
    expect(included.kilometres).toBe(750);
    expect(lines[0]?.amount.minor).toBe(750 * 1050);
  });
});

/** Counted minute by minute, each named by the evening that its night began on. */
function nightsByMinute({ kind, from, to, pickUp, hours = 8, days = 1 }: CabDrive): number {
  const start = minuteOfDay(pickUp.local);
  const minutes = to === undefined ? hours * 60 : roadWay(from, to).minutes;
  const home = Math.max(start + 2 * minutes, (days - 1) * 1440 + 22 * 60);
  const begins = kind === 'outstation' ? [start, home - minutes] : [start];
  const nights = new Set<number>();
  for (const begin of begins) {
    for (let minute = begin; minute < begin + minutes; minute += 1) {
      const clock = minute % 1440;
      const today = Math.floor(minute / 1440);
      if (clock >= 22 * 60) nights.add(today);
      if (clock < 6 * 60) nights.add(today - 1);
    }
  }
  return nights.size;
}

describe('nights of a drive', () => {
  const row = nightRowOn(soldOn);
  const nights = (pickUp: string, more: Partial<CabDrive>) => {
    if (row === undefined) throw new Error('A row is in force');
    const drive: CabDrive = {
      kind: 'outstation',
      from: place('delhi'),
      to: place('jaipur'),
      pickUp: placeTime(pickUp, 'Asia/Kolkata'),
      passengers: 2,
    };
    return nightsDriven({ ...drive, ...more }, row);
  };

  // Delhi to Jaipur takes five hours and a half.
  it.each([
    ['out and home by day', '2026-11-24T10:00', { days: 3 }, 0],
    ['home on the day itself, before the night', '2026-11-24T08:00', { days: 1 }, 0],
    ['home on the day itself, into the night', '2026-11-24T14:00', { days: 1 }, 1],
    ['out through the evening, home by day', '2026-11-24T20:00', { days: 2 }, 1],
    ['out before dawn, home on the same day', '2026-11-24T05:00', { days: 1 }, 1],
    ['out before dawn, home into the next night', '2026-11-24T05:59', { days: 1, to: place('shimla') }, 2],
    ['one way that begins by day and ends at night', '2026-11-24T19:00', { kind: 'oneway' }, 1],
    ['one way that ends as the night begins', '2026-11-24T10:00', { kind: 'oneway' }, 0],
  ] as const)('%s', (_name, pickUp, more, count) => {
    expect(nights(pickUp, more)).toBe(count);
  });

  it('never are more for a later end of the hire by the hour than by one night', () => {
    expect(nights('2026-11-24T18:00', { kind: 'local', hours: 4 })).toBe(0);
    expect(nights('2026-11-24T18:01', { kind: 'local', hours: 4 })).toBe(1);
    expect(nights('2026-11-24T18:01', { kind: 'local', hours: 12 })).toBe(1);
  });
});

describe('a road', () => {
  it('is as long in both directions, and longer than the straight line', () => {
    expect(roadWay(place('COK'), place('munnar'))).toEqual(roadWay(place('munnar'), place('COK')));
    const { kilometres } = roadWay(place('delhi'), place('jaipur'));
    // Straight it is 235 km, by road 270.
    expect(kilometres).toBeGreaterThan(250);
    expect(kilometres).toBeLessThan(300);
  });
});

it('every class has a tariff today, and none before its first', () => {
  expect(carClasses.map((each) => tariffOf(each, soldOn)?.carClass)).toEqual([...carClasses]);
});
