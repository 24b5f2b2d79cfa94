/** What a drive costs: sums, allowances, and that more of anything never costs less. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cabPlaceOf } from '#domain/cab/reference/places.ts';
import { driveFare } from '#domain/cab/trip/fare.ts';
import { tariffOf, tariffRows } from '#domain/cab/trip/tariff.ts';
import { type CabDrive, type CabPlace, carClasses, isAtNight, roadWay } from '#domain/cab/trip/trip.ts';
import { placeTime } from '#domain/time/place-time.ts';
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

  it('pays its driver for each day away, and for a night that the pick-up is in', () => {
    fc.assert(
      fc.property(someDrive, someTariff, (drive, tariff) => {
        const { lines } = driveFare(drive, tariff, asking);
        const amount = (name: string) => lines.find((line) => line.name === name)?.amount.minor;
        expect(amount('driver-allowance')).toBe(
          drive.kind === 'outstation' ? tariff.dayAllowance * (drive.days ?? 1) * 100 : undefined,
        );
        const hour = Number(drive.pickUp.local.slice(11, 13));
        expect(isAtNight(drive.pickUp)).toBe(hour >= 22 || hour < 6);
        expect(amount('night-allowance')).toBe(hour >= 22 || hour < 6 ? tariff.nightAllowance * 100 : undefined);
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
