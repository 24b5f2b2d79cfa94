/** A package in the language of who reads it: whole where its operator wrote it so, in English where not. */
import { describe, expect, it } from 'vitest';
import type { HolidayPackage } from '#domain/holiday/package/package.ts';
import { namesIn, saidPackage, saidTrip } from '#domain/holiday/package/texts.ts';
import { holidayPackageSample, holidayTripSample } from '#infrastructure/wire/reference/product/holiday.ts';

describe('a package', () => {
  it('is said in a language that it is written in, its choices and meals being the same', () => {
    const said = saidPackage(holidayPackageSample, 'fr');
    expect(said).toMatchObject({
      name: 'Bali, plage et Ubud',
      inclusions: ['Les chambres indiquées ou similaires', 'Les entrées et activités indiquées'],
      exclusions: ['Les dépenses personnelles et les pourboires'],
    });
    expect(said.days[2]).toEqual({
      title: 'Par les rizières jusqu’à Ubud',
      text: 'Tegalalang, une plantation de café, le marché d’Ubud.',
      meals: ['breakfast'],
      sights: [{ sightId: 'bali-beach-ubud.3.1', name: 'Balançoire de Tegalalang', optional: true }],
    });
  });

  it('is said in English in a language that it is not written in, and a day or a sight that is missing too', () => {
    expect(saidPackage(holidayPackageSample, 'ar')).toEqual(holidayPackageSample);
    const texts = holidayPackageSample.textsIn?.fr;
    if (texts === undefined) throw new Error('It is written in French');
    const days = texts.days.slice(0, 2).map((day) => ({ ...day, sights: [] }));
    const half: HolidayPackage = { ...holidayPackageSample, textsIn: { fr: { ...texts, days } } };
    expect(saidPackage(half, 'fr').days.map(({ title }) => title)).toEqual([
      'Arrivée à Bali',
      'Uluwatu au coucher du soleil',
      'Rice terraces to Ubud',
      'Home',
    ]);
    expect(saidPackage(half, 'fr').days[1]?.sights[0]?.name).toBe('Kecak dance at Uluwatu');
  });

  it('has a name in each language that it is written in', () => {
    expect(namesIn(holidayPackageSample)).toEqual({ fr: 'Bali, plage et Ubud' });
    expect(namesIn({})).toEqual({});
  });
});

describe('a trip', () => {
  it('is said in a language day by day, on the same days', () => {
    const said = saidTrip(holidayTripSample, 'fr');
    expect(said.name).toBe('Bali, plage et Ubud');
    expect(said.days.map(({ date }) => date)).toEqual(holidayTripSample.days.map(({ date }) => date));
    expect(said.days[1]).toMatchObject({ title: 'Uluwatu au coucher du soleil', sights: ['Danse kecak à Uluwatu'] });
    expect(saidTrip(holidayTripSample, 'ar')).toEqual(holidayTripSample);
  });

  it('leaves out nothing that is promised in English alone', () => {
    const texts = holidayTripSample.textsIn?.fr;
    if (texts === undefined) throw new Error('It is written in French');
    const days = texts.days.map((day) => ({ ...day, sights: [] }));
    const half = { ...texts, days, inclusions: texts.inclusions.slice(0, 1), exclusions: [] };
    const said = saidTrip({ ...holidayTripSample, textsIn: { fr: half } }, 'fr');
    expect(said.days.map(({ sights }) => sights)).toEqual(holidayTripSample.days.map(({ sights }) => sights));
    expect(said.inclusions).toEqual(['Les chambres indiquées ou similaires', holidayTripSample.inclusions[1]]);
    expect(said.exclusions).toEqual(holidayTripSample.exclusions);
  });
});
