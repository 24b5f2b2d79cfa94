/** The sandbox's packages are written whole in each language of the portal. */
import { describe, expect, it } from 'vitest';
import { catalogue, inEach, saidList } from '#infrastructure/backoffice/suppliers/sandbox/holiday/catalogue.ts';

const others = ['fr', 'ar'] as const;
const packages = catalogue.map((pack) => [pack.packageId, pack] as const);

describe.each(others)('in %s', (language) => {
  it.each(packages)('%s has each of its days, and what is seen on it', (_id, { name, days, textsIn }) => {
    const texts = textsIn[language];
    expect(texts.days.map(({ sights }) => sights.length)).toEqual(days.map(({ sights }) => sights.length));
    expect(texts.days.flatMap(({ title, text, sights }) => [title, text, ...sights])).not.toContain('');
    expect(texts.name).not.toBe(name);
  });

  it('every line of what is in the price, or not, is written', () => {
    const all = [...new Set(catalogue.flatMap(({ inclusions, exclusions }) => [...inclusions, ...exclusions]))];
    const asked = [...all, 'Flights', 'Flights as listed'];
    const said = inEach((texts) => saidList(asked, texts))[language];
    expect(said.filter((each, at) => each === asked[at])).toEqual([]);
  });
});

it.each(packages)('%s has nothing in Latin letters in Arabic', (_id, { textsIn }) => {
  const { name, days, inclusions, exclusions } = textsIn.ar;
  const all = [
    name,
    ...days.flatMap(({ title, text, sights }) => [title, text, ...sights]),
    ...inclusions,
    ...exclusions,
  ];
  expect(all.filter((each) => /[A-Za-z]/.test(each))).toEqual([]);
});
