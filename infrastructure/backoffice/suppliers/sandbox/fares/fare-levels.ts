/**
 * How much the sandbox asks: the lowest fare of a sector by distance and carrier, and by how many percent the days left,
 * the season, the weekday and the hour move it. Invented, of the size of today's fares from India; every step is whole
 * percent, so that a fare can be explained to the rupee. Fares never fall as the day comes nearer.
 */
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import type { AppliedRule } from '#domain/rules/applied-rule.ts';
import type { DerivedBase } from '#domain/flight/fare/pricing.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { fraction, numberOf } from '../chance.ts';
import { weekdayOf } from '../timetable/days.ts';

/** Distance and carrier, times booking class, days to departure, demand of the day, and fare family. */
export const baseRule: AppliedRule = {
  id: 'sandbox-fare-level',
  from: isoDate('2024-01-01'),
  called: 'fare-level',
};

/** Rupees for an infant on a lap on a domestic sector. */
export const infantDomestic = 1750;

interface DerivedBases {
  readonly child: DerivedBase & { readonly percentOfAdult: number };
  readonly infant: DerivedBase;
}

const since = isoDate('2024-01-01');
const domesticBases: DerivedBases = {
  child: {
    percentOfAdult: 100,
    rule: {
      id: 'sandbox-child-domestic',
      from: since,
      called: 'child-fare',
    },
  },
  infant: {
    rule: {
      id: 'sandbox-infant-domestic',
      from: since,
      called: 'infant-fare',
    },
  },
};
const internationalBases: DerivedBases = {
  child: {
    percentOfAdult: 75,
    rule: {
      id: 'sandbox-child-international',
      from: since,
      called: 'child-fare',
    },
  },
  infant: {
    percentOfAdult: 10,
    rule: {
      id: 'sandbox-infant-international',
      from: since,
      called: 'infant-fare',
    },
  },
};

/**
 * How children's and infants' base fares follow from the adult's: a child pays all of it within a country and three quarters
 * abroad, to the rupee; an infant on a lap a fixed fare a domestic sector, a tenth abroad.
 */
export function derivedBases(international: boolean): DerivedBases {
  return international ? internationalBases : domesticBases;
}

export const yqRule: AppliedRule = {
  id: 'sandbox-yq',
  from: isoDate('2024-01-01'),
  called: 'fuel-surcharge',
};

const cabinPercent: Readonly<Record<Cabin, readonly [domestic: number, international: number]>> = {
  Y: [100, 100],
  W: [160, 165],
  C: [260, 310],
  F: [400, 500],
};

/** Percent of the common level that a carrier asks. */
const carrierPercent: Readonly<Record<string, number>> = {
  '6E': 100,
  AI: 106,
  IX: 95,
  QP: 97,
  SG: 94,
  '9I': 92,
  S5: 99,
  IC: 93,
  S9: 90,
  EK: 108,
  QR: 110,
  EY: 101,
  SQ: 114,
  TK: 100,
  LH: 106,
  BA: 108,
  AF: 103,
  KL: 102,
  LX: 109,
  OS: 100,
  VS: 105,
  UA: 106,
  AC: 104,
  AA: 105,
  CX: 106,
  NH: 112,
  JL: 112,
  QF: 110,
  GF: 91,
  KU: 88,
  WY: 93,
  SV: 93,
  UL: 88,
  BG: 85,
  MS: 90,
  HY: 88,
  KC: 92,
  ET: 91,
  SU: 84,
};

/** Rupees, before any percent but carrier and cabin. */
export function levelOf(km: number, international: boolean, carrier: string, cabin: Cabin): number {
  const plain = international ? 1700 + 4.5 * km ** 0.92 : 950 + 3.3 * km ** 0.92;
  const level = carrierPercent[carrier] ?? (airlineByCode(carrier)?.lowCost === true ? 88 : 100);
  const [domestic, abroad] = cabinPercent[cabin];
  return (plain * level * (international ? abroad : domestic)) / 10_000;
}

/** A through fare of several flights is below the non-stop one: percent of it, by number of flights. */
export function throughPercent(flights: number): number {
  return flights === 1 ? 100 : flights === 2 ? 94 : 90;
}

/** Percent by whole days left. */
export function daysPercent(daysLeft: number): number {
  const step = daysSteps.find(([days]) => daysLeft >= days);
  return step?.[1] ?? 195;
}

const daysSteps: readonly (readonly [number, number])[] = [
  [120, 90],
  [90, 93],
  [60, 96],
  [45, 98],
  [30, 100],
  [21, 106],
  [14, 115],
  [10, 122],
  [7, 131],
  [5, 141],
  [3, 152],
  [2, 163],
  [1, 178],
];

/** Percent by season, weekday, hour and the flight's own following. */
export function demandPercent(
  seed: number,
  carrier: string,
  number: number,
  day: number,
  departsMinute: number,
): number {
  const weekday = [101, 97, 96, 99, 106, 100, 107][weekdayOf(day)] ?? 100;
  const hour =
    departsMinute < 300
      ? 92
      : departsMinute < 360
        ? 96
        : departsMinute < 600
          ? 105
          : departsMinute < 960
            ? 98
            : departsMinute < 1260
              ? 104
              : 95;
  const own = 94 + Math.floor(13 * fraction(seed, numberOf(carrier), number, 41));
  return Math.round((weekday * hour * own * seasonPercent(day)) / 1_000_000);
}

/** Peaks: the turn of the year, India's summer holidays, the weeks of Dussehra and Diwali. */
function seasonPercent(day: number): number {
  const date = new Date(day * 86_400_000);
  const mark = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  if (mark >= 1218 || mark <= 104) {
    return 132;
  }
  if (mark >= 425 && mark <= 620) {
    return 114;
  }
  if (mark >= 1005 && mark <= 1115) {
    return 118;
  }
  return mark >= 115 && mark <= 228 ? 94 : 100;
}

/** Fuel surcharge of a sector for an adult or child, rupees. */
export function yqOf(km: number, international: boolean, carrier: string): number {
  const steps = international ? internationalYq : domesticYq;
  const full = (steps.find(([below]) => km < below) ?? [0, 0])[1];
  return airlineByCode(carrier)?.lowCost === true && international ? Math.round(full / 200) * 100 : full;
}

const domesticYq: readonly (readonly [number, number])[] = [
  [500, 250],
  [1000, 400],
  [1500, 550],
  [2000, 700],
  [Number.POSITIVE_INFINITY, 850],
];

const internationalYq: readonly (readonly [number, number])[] = [
  [1500, 1800],
  [3000, 2600],
  [5000, 5000],
  [8000, 8500],
  [Number.POSITIVE_INFINITY, 14_000],
];
