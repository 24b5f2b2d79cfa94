/** What cars cost, by class and dated row. Seed figures, for an operator to replace; undated tariffs of the trade stand behind them. */
import { type DatedRow, rowOn } from '../../rules/dated-row.ts';
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';
import type { CarClass } from './trip.ts';

/** Amounts are whole rupees. */
export interface TariffRow extends DatedRow {
  readonly carClass: CarClass;
  readonly perKm: number;
  /** Of a driver, a calendar day. */
  readonly dayAllowance: number;
  readonly nightAllowance: number;
  readonly waitingAnHour: number;
  /** The least that a transfer costs. */
  readonly transfer: number;
  /** Eight hours and eighty kilometres in a town. */
  readonly dayInTown: number;
  /** By the hour, each hour over what is hired. */
  readonly hourInTown: number;
}

const note = 'Demonstration tariff, of the size of published ones: ₹10.5 a km sedan, ₹13 Innova, allowance ₹250–400';
const from = isoDate('2026-04-01');
const row = (
  carClass: CarClass,
  [perKm, dayAllowance, nightAllowance, waitingAnHour, transfer, dayInTown, hourInTown]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ],
): TariffRow => ({
  id: `cab-${carClass}-2026`,
  from,
  note,
  carClass,
  perKm,
  dayAllowance,
  nightAllowance,
  waitingAnHour,
  transfer,
  dayInTown,
  hourInTown,
});

export const tariffRows: readonly TariffRow[] = [
  row('hatchback', [9.5, 250, 250, 120, 550, 1500, 130]),
  row('sedan', [10.5, 300, 250, 120, 700, 1800, 150]),
  row('suv', [13, 350, 300, 150, 950, 2600, 210]),
  row('premium', [18, 400, 350, 180, 1300, 3600, 290]),
  row('tempo', [22, 400, 400, 220, 1900, 5200, 420]),
];

/** Undefined before the first row of the class. */
export function tariffOf(carClass: CarClass, on: IsoDate): TariffRow | undefined {
  return rowOn(tariffRows, on, (each) => each.carClass === carClass);
}

/** A drive there and back is charged for at least so many kilometres a calendar day, one way for so many in all. */
export const leastKilometres = { aDay: 250, oneWay: 130 } as const;
/** The empty way back of a drive to another town is charged in its kilometres. */
export const oneWayFactor = 1.3;
/** Kilometres that an hour in town has with it. */
export const kilometresAnHour = 10;
/** What may be hired by the hour. */
export const hoursInTown = [4, 8, 12] as const;
/** Minutes that a driver waits at an airport for nothing, and elsewhere. */
export const freeWaiting = { airport: 60, elsewhere: 15 } as const;
