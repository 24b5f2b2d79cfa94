/**
 * What guests pay at the hotel for staying in a place, beside the price: city taxes by dated rows. Rows of the press and of
 * operators' pages, not of the towns themselves: to be checked before real business.
 */
import { isZero, multiply, type Money, percentage } from '../../money/money.ts';
import { exchanged } from '../../price/exchange.ts';
import { type DatedRow, rowOn } from '../../rules/dated-row.ts';
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';
import type { RoomParty } from '../search/request.ts';

type Charge =
  /** Of the room's price. */
  | { readonly per: 'share'; readonly basisPoints: number }
  /** In minor units of the row's currency, a night. */
  | { readonly per: 'person' | 'room'; readonly minor: number };

interface CityTaxRow extends DatedRow {
  /** A city's English name, or a country's code. */
  readonly place: string;
  readonly stars?: { readonly least: number; readonly most: number };
  /** First and last month of the season, both inclusive. */
  readonly months?: readonly [number, number];
  readonly nationality?: string;
  /** Children younger than this pay nothing. */
  readonly freeUnder?: number;
  readonly mostNights?: number;
  readonly currency: string;
  readonly charge: Charge;
}

export const cityTaxRows: readonly CityTaxRow[] = [
  {
    id: 'ams-2024',
    place: 'Amsterdam',
    from: isoDate('2024-01-01'),
    currency: 'EUR',
    charge: { per: 'share', basisPoints: 1250 },
    note: 'Amsterdam: 12.5 % of the room from 2024',
  },
  {
    id: 'dbv-summer',
    place: 'Dubrovnik',
    from: isoDate('2023-01-01'),
    months: [4, 9],
    freeUnder: 12,
    currency: 'EUR',
    charge: { per: 'person', minor: 265 },
    note: 'Dubrovnik: 2.65 euros a person and night, April to September (2023)',
  },
  {
    id: 'dbv-winter',
    place: 'Dubrovnik',
    from: isoDate('2023-01-01'),
    freeUnder: 12,
    currency: 'EUR',
    charge: { per: 'person', minor: 186 },
    note: 'Dubrovnik: 1.86 euros a person and night out of season (2023)',
  },
  {
    id: 'bt-indians',
    place: 'BT',
    from: isoDate('2022-09-23'),
    nationality: 'IN',
    currency: 'INR',
    charge: { per: 'person', minor: 1200_00 },
    note: 'Bhutan: sustainable development fee of 1,200 rupees a night for Indians (one source)',
  },
  ...(
    [
      [1, 7],
      [2, 10],
      [3, 10],
      [4, 15],
      [5, 20],
    ] as const
  ).map(
    ([stars, dirhams]): CityTaxRow => ({
      id: `dxb-${stars}`,
      place: 'Dubai',
      from: isoDate('2014-03-31'),
      stars: { least: stars, most: stars },
      mostNights: 30,
      currency: 'AED',
      charge: { per: 'room', minor: dirhams * 100 },
      note: `Dubai: ${dirhams} dirhams a room and night at ${stars} stars (2014, one source)`,
    }),
  ),
];

export interface CityTaxAsked {
  readonly city: string;
  readonly country: string;
  readonly stars: number;
  readonly nationality: string;
  readonly party: RoomParty;
  readonly checkIn: IsoDate;
  readonly nights: number;
  /** What the room costs. */
  readonly price: Money;
}

/** What one room's guests pay there for all nights, in what the customer pays with; undefined where no row says anything. */
export function cityTax(asked: CityTaxAsked): Money | undefined {
  const { city, country, stars, nationality, party, checkIn, nights, price } = asked;
  const month = Number(checkIn.slice(5, 7));
  const row = rowOn(
    cityTaxRows,
    checkIn,
    (each) =>
      (each.place === city || each.place === country) &&
      (each.stars === undefined || (each.stars.least <= stars && stars <= each.stars.most)) &&
      (each.months === undefined || (each.months[0] <= month && month <= each.months[1])) &&
      (each.nationality === undefined || each.nationality === nationality),
  );
  if (row === undefined) return undefined;
  const { charge, currency, freeUnder = 0, mostNights = nights } = row;
  if (charge.per === 'share') return percentage(price, charge.basisPoints);
  const persons = party.adults + party.childAges.filter((age) => age >= freeUnder).length;
  const heads = charge.per === 'room' ? 1 : persons;
  const once = exchanged(charge.minor / 100, currency, price.currency, checkIn);
  const about = multiply(once, heads * Math.min(nights, mostNights));
  return isZero(about) ? undefined : about;
}
