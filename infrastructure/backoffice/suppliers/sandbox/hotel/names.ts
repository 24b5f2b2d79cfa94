/** What hotels are called here: nobody's real names. */

export interface Chain {
  readonly name: string;
  /** Its hotels have stars from … to …. */
  readonly least: number;
  readonly most: number;
}

export const chains: readonly Chain[] = [
  { name: 'Kestrel Inn', least: 1, most: 2 },
  { name: 'Silverkey', least: 2, most: 3 },
  { name: 'Northgate', least: 2, most: 3 },
  { name: 'Saffron Stay', least: 2, most: 3 },
  { name: 'Palm & Pine', least: 3, most: 4 },
  { name: 'Blue Heron', least: 3, most: 4 },
  { name: 'Lotus Court', least: 3, most: 4 },
  { name: 'Amaryllis', least: 4, most: 5 },
  { name: 'Orchid Crown', least: 4, most: 5 },
  { name: 'The Meridian Collection', least: 5, most: 5 },
];

const firsts = [
  'Jasmine',
  'Banyan',
  'Coral',
  'Emerald',
  'Golden',
  'Harbour',
  'Ivory',
  'Juniper',
  'Lakeside',
  'Maple',
  'Marigold',
  'Monsoon',
  'Oak',
  'Pearl',
  'Regal',
  'River',
  'Sandal',
  'Shalimar',
  'Sunrise',
  'Tamarind',
  'Teak',
  'Velvet',
  'Willow',
  'Zenith',
] as const;
const lasts = [
  'Residency',
  'Inn',
  'Palace',
  'House',
  'Lodge',
  'Grand',
  'Suites',
  'Retreat',
  'Plaza',
  'Heights',
  'Court',
  'Manor',
  'Terrace',
  'Gardens',
  'View',
  'Rooms',
] as const;

interface Named {
  readonly chain: string | undefined;
  readonly area: string;
  readonly city: string;
  readonly part: (what: number) => number;
  /** Taken in this city. */
  readonly names: Set<string>;
}

/** A name that no other hotel of the city has; it is then taken. */
export function nameOf({ chain, area, city, part, names }: Named): string {
  const first = firsts[Math.floor(part(1) * firsts.length)] ?? '';
  const last = lasts[Math.floor(part(2) * lasts.length)] ?? '';
  const own = part(3) < 0.45 ? `${first} ${last}` : part(3) < 0.7 ? `Hotel ${first}` : `The ${first} ${last}`;
  const tries =
    chain === undefined
      ? [own, `${own} ${area}`, `${own} ${city}`, `${first} ${area} ${last}`]
      : [`${chain} ${city}`, `${chain} ${area}`, `${chain} ${first} ${area}`, `${chain} ${first} ${last}`];
  const free = tries.find((name) => !names.has(name));
  const name = free ?? numbered(tries[0] ?? own, names);
  names.add(name);
  return name;
}

function numbered(name: string, names: Set<string>): string {
  for (let number = 2; ; number += 1) {
    const next = `${name} ${number}`;
    if (!names.has(next)) return next;
  }
}
