/**
 * What carriers' systems take of a name, and what they want of somebody who has only one. A deployment may meet stricter
 * ones: the carrier's refusal is then the last word.
 */
import type { SingleName } from '../../people/names.ts';
import type { AirlineCode } from '../offer/itinerary.ts';

export interface NameRules {
  /** Most letters and spaces of last name, first name and title together. */
  readonly mostCharacters: number;
  readonly singleName: SingleName;
  /** Where the rule comes from. */
  readonly note: string;
}

interface NameRow extends NameRules {
  /** Designators, or '*' for all. */
  readonly carriers: string;
}

const rows: readonly NameRow[] = [
  {
    carriers: '6E',
    mostCharacters: 58,
    singleName: 'repeat',
    note: 'IndiGo, name format policy: a single name stands in both fields; length as its reservation system takes',
  },
  {
    carriers: 'SG IX QP',
    mostCharacters: 58,
    singleName: 'repeat',
    note: 'as published for carriers of the same reservation system; length as it takes',
  },
  {
    carriers: 'EK FZ G9 QR EY SV WY GF KU',
    mostCharacters: 49,
    singleName: 'repeat',
    note: 'travellers to the Gulf states need two names; 49 characters is the name field of an electronic ticket',
  },
  {
    carriers: '*',
    mostCharacters: 49,
    singleName: 'title',
    note: '49 characters is the name field of an electronic ticket; one name is filled up by the title',
  },
];

/** Where a single name is filled up by 'FNU' (first name unknown), on every carrier: as both countries' visas print it. */
const fnuCountries: ReadonlySet<string> = new Set(['US', 'CA']);

/** The rules of a carrier for a journey that touches some countries (ISO codes). */
export function nameRulesOf(carrier: AirlineCode, countries: readonly string[] = []): NameRules {
  const { carriers: _, ...rules } = rows.find(
    ({ carriers }) => carriers === '*' || carriers.split(' ').includes(carrier),
  ) ?? {
    carriers: '*',
    mostCharacters: 49,
    singleName: 'title',
    note: '',
  };
  return countries.some((country) => fnuCountries.has(country)) ? { ...rules, singleName: 'fnu' } : rules;
}
