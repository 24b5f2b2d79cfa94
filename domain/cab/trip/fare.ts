/** What an operator asks for a drive: kilometres or hours, the driver's allowances, tax. Toll, parking and permits are paid as they come. */
import { formatDecimal, type Money, multiply, percentage, sum, percentText } from '../../money/money.ts';
import { exchanged } from '../../price/exchange.ts';
import type { PricePart } from '../../price/price.ts';
import type { Currency } from '../../money/currency.ts';
import { appliedRule } from '../../rules/applied-rule.ts';
import { rowOn, type TaxRateRow } from '../../rules/dated-row.ts';
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';
import type { ClockTime } from '../../time/clock-time.ts';
import { nightRowOn, type NightRow, nightsDriven } from './nights.ts';
import { freeWaiting, kilometresAnHour, leastKilometres, oneWayFactor, type TariffRow } from './tariff.ts';
import { type CabDrive, roadWay } from './trip.ts';

/** Hiring a car with its driver. It needs an accountant's eye before real business. */
export const gstOnCabs: readonly TaxRateRow[] = [
  {
    id: 'gst-cab-5',
    from: isoDate('2017-07-01'),
    basisPoints: 500,
    note: 'Renting a motor cab with its driver, 5 % without credit for what is bought, SAC 9964 (notification 11/2017-CTR)',
  },
];

/** What the price has with it, and what is charged over that. */
export interface Included {
  readonly kilometres: number;
  readonly minutes: number;
  readonly extraPerKm: Money;
  readonly freeWaitingMinutes: number;
  readonly waitingAnHour: Money;
  /** Charged for an hour over what is hired, by the hour. */
  readonly extraPerHour?: Money;
  /** Charged for a night driven that the price does not have. */
  readonly extraNight?: ExtraNight;
}

export interface ExtraNight {
  readonly amount: Money;
  readonly begins: ClockTime;
  readonly ends: ClockTime;
}

export interface DriveFare {
  readonly lines: readonly PricePart[];
  readonly total: Money;
  readonly included: Included;
}

/** Prices are asked in a currency on a day: `markUp` is what an operator asks over the tariff, in hundredths of a per cent. */
export interface Asking {
  readonly on: IsoDate;
  readonly currency: Currency;
  readonly markUp: number;
}

export function driveFare(drive: CabDrive, tariff: TariffRow, { on, currency, markUp }: Asking): DriveFare {
  const inCurrency = (rupees: number): Money => exchanged(Math.round(rupees), 'INR', currency, on);
  const asked = (rupees: number): Money => inCurrency(rupees * (1 + markUp / 10_000));
  const rule = appliedRule({ ...tariff, called: 'cab-tariff' });
  const { rupees, kilometres, minutes, days = 1 } = hire(drive, tariff);
  const hired: PricePart = {
    name: 'base-fare',
    amount: asked(rupees),
    params: { kilometres, ...(drive.hours !== undefined && { hours: drive.hours }) },
    rule,
  };
  const daily: PricePart = {
    name: 'driver-allowance',
    amount: inCurrency(tariff.dayAllowance * days),
    params: { days, each: formatDecimal(inCurrency(tariff.dayAllowance)) },
    rule,
  };
  const night = nightRowOn(on);
  const aNight = inCurrency(tariff.nightAllowance);
  const before = [
    hired,
    ...(drive.kind === 'outstation' ? [daily] : []),
    ...(night === undefined ? [] : nightLines(nightsDriven(drive, night), aNight, night)),
  ];
  const taxable = totalOf(before, currency);
  const row = rowOn(gstOnCabs, on);
  const tax: readonly PricePart[] =
    row === undefined
      ? []
      : [
          {
            name: 'taxes',
            amount: percentage(taxable, row.basisPoints),
            params: { percent: percentText(row.basisPoints), of: formatDecimal(taxable) },
            rule: appliedRule({ ...row, called: 'gst-cab' }),
          },
        ];
  const lines = [...before, ...tax];
  return {
    lines,
    total: totalOf(lines, currency),
    included: {
      kilometres,
      minutes,
      extraPerKm: asked(Math.max(1, Math.round(tariff.perKm * 1.25))),
      freeWaitingMinutes: drive.from.airport === undefined ? freeWaiting.elsewhere : freeWaiting.airport,
      waitingAnHour: inCurrency(tariff.waitingAnHour),
      ...(drive.kind === 'local' && { extraPerHour: inCurrency(tariff.hourInTown) }),
      ...(night && { extraNight: { amount: aNight, begins: night.begins, ends: night.ends } }),
    },
  };
}

function nightLines(nights: number, each: Money, row: NightRow): readonly PricePart[] {
  if (nights === 0) return [];
  return [
    {
      name: 'night-allowance',
      amount: multiply(each, nights),
      params: { nights, each: formatDecimal(each), begins: row.begins, ends: row.ends },
      rule: appliedRule({ ...row, called: 'cab-night' }),
    },
  ];
}

interface Hire {
  readonly rupees: number;
  readonly kilometres: number;
  readonly minutes: number;
  readonly days?: number;
}

/** Before allowances and tax. */
function hire({ kind, from, to, hours = 8, days = 1 }: CabDrive, tariff: TariffRow): Hire {
  if (kind === 'local' || to === undefined) {
    const more = hours - 8;
    const rupees = tariff.dayInTown + more * tariff.hourInTown * (more < 0 ? 0.9 : 1);
    return { rupees, kilometres: hours * kilometresAnHour, minutes: hours * 60 };
  }
  const way = roadWay(from, to);
  if (kind === 'outstation') {
    const kilometres = Math.max(2 * way.kilometres, leastKilometres.aDay * days);
    return { rupees: kilometres * tariff.perKm, kilometres, minutes: 2 * way.minutes, days };
  }
  // As the trade lets go a tenth before it counts more.
  const kilometres = Math.ceil(way.kilometres * 1.1);
  const rupees =
    kind === 'airport'
      ? Math.max(tariff.transfer, kilometres * tariff.perKm * 1.4)
      : Math.max(kilometres, leastKilometres.oneWay) * tariff.perKm * oneWayFactor;
  return { rupees, kilometres, minutes: way.minutes };
}

function totalOf(lines: readonly PricePart[], currency: Currency): Money {
  return sum(
    currency,
    lines.map(({ amount }) => amount),
  );
}
