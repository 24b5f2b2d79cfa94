/** The packages of the sandbox's tour operators: places are real, operators and prices are invented. Rows are the project's own. */
import type { DayTexts, HolidayPackage, MealTime, PackageTexts } from '#domain/holiday/package/package.ts';
import type { GridStep } from '#domain/holiday/cancel/grid.ts';
import type { TourOperator } from '#domain/holiday/trip/trip.ts';
import type { CatalogueRow, CatalogueTexts, Group } from './catalogue-row.ts';
import { abroadRows } from './rows-abroad.ts';
import { indiaRows } from './rows-india.ts';
import { arabicTexts } from './texts-ar.ts';
import { frenchTexts } from './texts-fr.ts';

/** A stop with the id of its city: nights there. */
export interface CatalogueStop {
  readonly cityId: string;
  readonly city: string;
  readonly country: string;
  readonly nights: number;
}

export interface CataloguePackage extends Omit<HolidayPackage, 'stops' | 'textsIn'> {
  readonly textsIn: Readonly<Record<OtherLanguage, PackageTexts>>;
  readonly stops: readonly CatalogueStop[];
  /** Airports where it begins and ends; IANA zone of where it begins. */
  readonly arrives: string;
  readonly leaves: string;
  readonly zone: string;
  /** Whole rupees by sight, for an adult; a child from two years pays half. */
  readonly sightRupees: ReadonlyMap<string, number>;
  readonly group?: Group;
  readonly operator: TourOperator;
  readonly policy: readonly GridStep[];
}

const operators: readonly TourOperator[] = [
  { name: 'Lantern Trails', phone: '+91 80000 62011' },
  { name: 'Saffron Compass', phone: '+91 80000 62044' },
];

/** Of groups somewhat is kept from the first day on; up to then what is put together is given up for nothing. */
const grids: Readonly<Record<'group' | 'custom', readonly GridStep[]>> = {
  custom: [
    { days: 46, percent: 0 },
    { days: 30, percent: 25 },
    { days: 15, percent: 50 },
    { days: 8, percent: 75 },
    { days: 0, percent: 100 },
  ],
  group: [
    { days: 46, percent: 10 },
    { days: 30, percent: 25 },
    { days: 15, percent: 50 },
    { days: 8, percent: 75 },
    { days: 0, percent: 100 },
  ],
};

const meals: Readonly<Record<string, MealTime>> = { B: 'breakfast', L: 'lunch', D: 'dinner' };

const usuallyIn = [
  'Rooms as named, or alike',
  'All drives in an air-conditioned car with its driver',
  'Entrances and activities as listed',
  'Meals as listed',
];
const usuallyOut = [
  'Anything of a personal kind, tips',
  'Travel insurance and, abroad, the visa',
  'Meals that are not listed',
];

const others = { fr: frenchTexts, ar: arabicTexts } as const;
export type OtherLanguage = keyof typeof others;

/** What the price has with it, or not, in a language; in English where it is not written in that. */
export function saidList(items: readonly string[], { lists }: Pick<CatalogueTexts, 'lists'>): readonly string[] {
  return items.map((item) => lists[item] ?? item);
}

/** Made in each language in which the packages are written. */
export function inEach<Text>(
  make: (texts: CatalogueTexts, language: OtherLanguage) => Text,
): Readonly<Record<OtherLanguage, Text>> {
  return { fr: make(others.fr, 'fr'), ar: make(others.ar, 'ar') };
}

const pieces = (text: string, between: string) => text.split(between).map((each) => each.trim());

function dayTexts(line: string): DayTexts {
  const [title = '', text = '', seen = ''] = pieces(line, '|');
  return { title, text, sights: seen === '' ? [] : pieces(seen, ';') };
}

type Written = Pick<CataloguePackage, 'packageId' | 'name' | 'inclusions' | 'exclusions'>;

function textsOf({ packageId, name, inclusions, exclusions }: Written, texts: CatalogueTexts): PackageTexts {
  const own = texts.packages[packageId];
  return {
    name: own?.name ?? name,
    days: own === undefined ? [] : pieces(own.days.trim(), '\n').map(dayTexts),
    inclusions: saidList(inclusions, texts),
    exclusions: saidList(exclusions, texts),
  };
}

function packageOf(row: CatalogueRow, at: number): CataloguePackage {
  const { packageId, name, country, themes, gateway, zone, group, exclusions = [] } = row;
  const sightRupees = new Map<string, number>();
  const days = row.days
    .trim()
    .split('\n')
    .map((line, day) => {
      const [title = '', text = '', eaten = '', seen = ''] = line.split('|').map((each) => each.trim());
      const sights = seen
        .split(';')
        .map((each) => each.trim())
        .filter((each) => each !== '')
        .map((each, index) => {
          const [called = '', price = '0'] = each.split(':');
          const sightId = `${packageId}.${day + 1}.${index + 1}`;
          sightRupees.set(sightId, Number(price.replace('?', '')));
          return { sightId, name: called, optional: price.endsWith('?') && group === undefined };
        });
      return { title, text, meals: [...eaten].flatMap((letter) => meals[letter] ?? []), sights };
    });
  const written = {
    packageId,
    name,
    inclusions: group === undefined ? usuallyIn : [...usuallyIn, 'A tour leader with the group'],
    exclusions: [...exclusions, ...usuallyOut],
  };
  return {
    ...written,
    textsIn: inEach((texts) => textsOf(written, texts)),
    kind: group === undefined ? 'custom' : 'fixed',
    country,
    themes,
    stops: row.stops.map((stop) => {
      const [cityId = '', city = '', nights, land = country] = stop.split('|');
      return { cityId, city, country: land, nights: Number(nights) };
    }),
    days,
    arrives: gateway[0],
    leaves: gateway[1],
    zone,
    sightRupees,
    ...(group && { group }),
    operator: operators[at % operators.length] ?? { name: '', phone: '' },
    policy: group === undefined ? grids.custom : grids.group,
  };
}

export const catalogue: readonly CataloguePackage[] = [...indiaRows, ...abroadRows].map(packageOf);

export function packageOfId(packageId: string): CataloguePackage | undefined {
  return catalogue.find((each) => each.packageId === packageId);
}
