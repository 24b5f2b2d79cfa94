/** Packages and trips as they are said in a language: in English what their operator does not write in it. */
import type { InLanguages, Language } from '../../people/language.ts';
import type { HolidayTrip } from '../trip/trip.ts';
import type { DayTexts, HolidayPackage, PackageTexts } from './package.ts';

export function saidTrip(trip: HolidayTrip, language: Language): HolidayTrip {
  return saidIn(trip, language, (day, { title, text, sights }) => ({
    ...day,
    title,
    text,
    sights: inPlace(day.sights, sights),
  }));
}

export function saidPackage(pack: HolidayPackage, language: Language): HolidayPackage {
  return saidIn(pack, language, (day, { title, text, sights }) => ({
    ...day,
    title,
    text,
    sights: day.sights.map((sight, at) => ({ ...sight, name: sights[at] ?? sight.name })),
  }));
}

/** Of a package that has more than its name in other languages. */
export function namesIn({ textsIn = {} }: Pick<HolidayPackage, 'textsIn'>): InLanguages {
  return Object.fromEntries(Object.entries(textsIn).map(([language, { name }]) => [language, name]));
}

interface Written<Day> extends Pick<HolidayPackage, 'name' | 'inclusions' | 'exclusions' | 'textsIn'> {
  readonly days: readonly Day[];
}

function saidIn<Day, Whole extends Written<Day>>(
  whole: Whole & Written<Day>,
  language: Language,
  saidDay: (day: Day, texts: DayTexts) => Day,
): Whole {
  const texts: PackageTexts | undefined = whole.textsIn?.[language];
  if (texts === undefined) return whole;
  return {
    ...whole,
    name: texts.name,
    inclusions: inPlace(whole.inclusions, texts.inclusions),
    exclusions: inPlace(whole.exclusions, texts.exclusions),
    days: whole.days.map((day, at) => {
      const own = texts.days[at];
      return own === undefined ? day : saidDay(day, own);
    }),
  };
}

/** Nothing that is promised in English is left out. */
function inPlace(english: readonly string[], written: readonly string[]): readonly string[] {
  return english.map((each, at) => written[at] ?? each);
}
