/** Packages and trips as they are said in a language: in English where their operator writes them in no other. */
import type { InLanguages, Language } from '../../people/language.ts';
import type { HolidayTrip } from '../trip/trip.ts';
import type { HolidayPackage } from './package.ts';

export function saidTrip(trip: HolidayTrip, language: Language): HolidayTrip {
  const texts = trip.textsIn?.[language];
  if (texts === undefined) return trip;
  const { name, days, inclusions, exclusions } = texts;
  return { ...trip, name, inclusions, exclusions, days: trip.days.map((day, at) => ({ ...day, ...days[at] })) };
}

export function saidPackage(pack: HolidayPackage, language: Language): HolidayPackage {
  const texts = pack.textsIn?.[language];
  if (texts === undefined) return pack;
  const { name, days, inclusions, exclusions } = texts;
  return {
    ...pack,
    name,
    inclusions,
    exclusions,
    days: pack.days.map((day, at) => {
      const { sights = [], ...said } = days[at] ?? {};
      return {
        ...day,
        ...said,
        sights: day.sights.map((sight, nth) => ({ ...sight, name: sights[nth] ?? sight.name })),
      };
    }),
  };
}

/** Of a package that has more than its name in other languages. */
export function namesIn({ textsIn = {} }: Pick<HolidayPackage, 'textsIn'>): InLanguages {
  return Object.fromEntries(Object.entries(textsIn).map(([language, { name }]) => [language, name]));
}
