/**
 * What the railway asks of a traveller, in rupees: by kilometres and class, with what is added for a reservation, a fast
 * train, Tatkal or demand, and GST in air-conditioned classes. No table of fares is published in a form that could be taken over:
 * the base is of the right size, not of the railway itself; the supplements are the railway's.
 */
import { type Money, money, percentage, sum, zero } from '../../money/money.ts';
import type { PricePart, PricePartName } from '../../price/price.ts';
import { type DatedRow, rowOn, type TaxRateRow } from '../../rules/dated-row.ts';
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';
import { isAirConditioned, type Quota, type TrainClass } from '../berths/classes.ts';
import { flexiKinds, isSuperfast, type TrainKind } from '../timetable/train.ts';

interface FareRow extends DatedRow {
  /** Of sleeper class, in hundredths of a paisa a kilometre: to 500 km, to 1,000 km, beyond. */
  readonly bands: readonly [number, number, number];
  /** Added to every kilometre of every class, in paise. */
  readonly added: number;
}

export const fareRows: readonly FareRow[] = [
  {
    id: 'rail-base-2026',
    from: isoDate('2025-12-26'),
    bands: [6000, 3600, 2800],
    added: 2,
    note: 'A figure of the right size; 2 paise a kilometre more in mail and express trains since 26 Dec 2025',
  },
  {
    id: 'rail-base-2025',
    from: isoDate('2020-01-01'),
    to: isoDate('2025-12-25'),
    bands: [6000, 3600, 2800],
    added: 0,
    note: 'A figure of the right size, not of a published table',
  },
];

interface ClassFare {
  /** Of sleeper class, in hundredths. */
  readonly factor: number;
  readonly leastKm: number;
  /** Rupees. */
  readonly reservation: number;
  readonly superfast: number;
  readonly tatkal?: {
    readonly percent: number;
    readonly least: number;
    readonly most: number;
    readonly leastKm: number;
  };
  /** The most that a flexi fare multiplies, in hundredths; no flexi fare where absent. */
  readonly flexiMost?: number;
}

interface SupplementRow extends DatedRow {
  readonly classes: Readonly<Record<TrainClass, ClassFare>>;
}

const classes: SupplementRow['classes'] = {
  '2S': {
    factor: 55,
    leastKm: 50,
    reservation: 15,
    superfast: 15,
    tatkal: { percent: 10, least: 10, most: 15, leastKm: 100 },
  },
  SL: {
    factor: 100,
    leastKm: 200,
    reservation: 20,
    superfast: 30,
    tatkal: { percent: 30, least: 100, most: 200, leastKm: 500 },
    flexiMost: 150,
  },
  CC: {
    factor: 195,
    leastKm: 200,
    reservation: 40,
    superfast: 45,
    tatkal: { percent: 30, least: 125, most: 225, leastKm: 250 },
    flexiMost: 150,
  },
  '3E': {
    factor: 240,
    leastKm: 300,
    reservation: 40,
    superfast: 45,
    tatkal: { percent: 30, least: 300, most: 400, leastKm: 500 },
    flexiMost: 140,
  },
  '3A': {
    factor: 260,
    leastKm: 300,
    reservation: 40,
    superfast: 45,
    tatkal: { percent: 30, least: 300, most: 400, leastKm: 500 },
    flexiMost: 140,
  },
  '2A': {
    factor: 375,
    leastKm: 300,
    reservation: 50,
    superfast: 45,
    tatkal: { percent: 30, least: 400, most: 500, leastKm: 500 },
    flexiMost: 150,
  },
  EC: {
    factor: 390,
    leastKm: 300,
    reservation: 60,
    superfast: 75,
    tatkal: { percent: 30, least: 400, most: 500, leastKm: 250 },
  },
  '1A': { factor: 630, leastKm: 300, reservation: 60, superfast: 75 },
};

/** What each class adds to the base: for the reservation, a fast train, Tatkal within its bounds, demand. */
export const supplementRows: readonly SupplementRow[] = [
  {
    id: 'rail-supplements-2020',
    from: isoDate('2020-01-01'),
    classes,
    note: 'Reservation, superfast and Tatkal as two sources have them; EC and the factors of the base are of the right size',
  },
];

function classFareOn(travelClass: TrainClass, on: IsoDate): ClassFare {
  const row = rowOn(supplementRows, on) ?? supplementRows[0];
  if (row === undefined) throw new Error('There is a row of supplements for every day');
  return row.classes[travelClass];
}

/** GST on travel in air-conditioned classes: 5 %, Notification 11/2017. */
export const railGstRows: readonly TaxRateRow[] = [
  {
    id: 'gst-rail-ac-5',
    from: isoDate('2017-07-01'),
    basisPoints: 500,
    note: 'Notification 11/2017 (Rate), AC classes',
  },
];

export interface FareAsked {
  readonly travelClass: TrainClass;
  readonly quota: Quota;
  readonly kind: TrainKind;
  readonly km: number;
  /** Day of issue, by whose rules it is asked. */
  readonly on: IsoDate;
  /** Of a hundred berths, so many are sold: what flexi fares go by. */
  readonly sold: number;
  /** A child of 5 to 11 without a berth pays half of the base. */
  readonly half?: boolean;
}

/** Whether a class can be bought so at all: Tatkal has none in first class. */
export function isSoldAs(travelClass: TrainClass, quota: Quota): boolean {
  return quota !== 'TQ' || supplementRows.some((row) => row.classes[travelClass].tatkal !== undefined);
}

/**
 * A traveller's fare as a tree `fare` of named parts that add up to whole rupees.
 *
 * @example railFare({ travelClass: 'SL', quota: 'GN', kind: 'express', km: 500, on: isoDate('2026-11-20'), sold: 0 }).amount // => money(33000, 'INR')
 */
export function railFare(asked: FareAsked): PricePart {
  const lines = fareLines(asked);
  return { name: 'fare', amount: totalOf(lines), parts: lines };
}

function fareLines({ travelClass, quota, kind, km, on, sold, half = false }: FareAsked): readonly PricePart[] {
  const { factor, leastKm, reservation, superfast, tatkal, flexiMost } = classFareOn(travelClass, on);
  const whole = baseFare(factor, Math.max(km, leastKm), on);
  const base = half ? wholeRupees(percentage(whole, 5000)) : whole;
  const isFlexi = flexiKinds.includes(kind) && flexiMost !== undefined;
  const lines: PricePart[] = [{ name: 'base-fare', amount: base, params: { km } }];
  const line = (name: PricePartName, amount: Money, params?: PricePart['params']) => {
    if (amount.minor > 0) lines.push({ name, amount, ...(params && { params }) });
  };
  line('reservation-charge', money(reservation * 100, 'INR'));
  if (isSuperfast(kind)) line('superfast-charge', money(superfast * 100, 'INR'));
  if (quota === 'TQ' && isFlexi) line('flexi-charge', wholeRupees(percentage(base, 5000)), { percent: 50 });
  else if (quota === 'TQ' && tatkal !== undefined) {
    const ofBase = wholeRupees(percentage(baseFare(factor, Math.max(km, tatkal.leastKm), on), tatkal.percent * 100));
    const bounded = Math.min(tatkal.most * 100, Math.max(tatkal.least * 100, ofBase.minor));
    line('tatkal-charge', money(bounded, 'INR'));
  } else if (isFlexi) {
    const percent = Math.min(flexiMost - 100, Math.floor(sold / 10) * 10);
    line('flexi-charge', wholeRupees(percentage(base, percent * 100)), { percent });
  }
  const rate = isAirConditioned(travelClass) ? rowOn(railGstRows, on) : undefined;
  if (rate !== undefined) {
    line('taxes', percentage(totalOf(lines), rate.basisPoints), { percent: rate.basisPoints / 100 });
  }
  line('rail-rounding', upToFive(totalOf(lines)));
  return lines;
}

/** To whole rupees, a half away from zero. */
function wholeRupees(amount: Money): Money {
  return money(Math.round(amount.minor / 100) * 100, amount.currency);
}

/** What is missing to the next multiple of five rupees. */
function upToFive(amount: Money): Money {
  return money((500 - (amount.minor % 500)) % 500, amount.currency);
}

/** In whole rupees. */
function baseFare(factor: number, km: number, on: IsoDate): Money {
  const row = rowOn(fareRows, on) ?? fareRows[0];
  if (row === undefined) throw new Error('There is a row of fares for every day');
  const [near, middle, far] = row.bands;
  const bands =
    Math.min(km, 500) * near + Math.max(0, Math.min(km, 1000) - 500) * middle + Math.max(0, km - 1000) * far;
  // Hundredths of a paisa, times hundredths of the class.
  return wholeRupees(money(Math.round((bands * factor) / 10_000) + km * row.added, 'INR'));
}

function totalOf(parts: readonly PricePart[]): Money {
  return parts.length === 0
    ? zero('INR')
    : sum(
        'INR',
        parts.map(({ amount }) => amount),
      );
}
