/**
 * How passports of India and its neighbours, of Europe, America and Australia enter about seventy countries, by the rows beside. A row is a
 * starting point for an agent, not law: missions change theirs without notice, and every answer says so.
 */
import { schengenStates } from '../people/schengen.ts';
import { isoDate } from '../time/calendar-date.ts';
import { american, australian, bangladeshi, canadian, european, indian, nepali, sriLankan } from './passport-rows.ts';
import { type EntryKind, entryKinds, type VisaEntries } from './visa.ts';

export interface EntryFact {
  readonly destination: string;
  readonly kind: EntryKind;
  readonly stayDays: number;
  readonly validityDays: number;
  readonly entries: VisaEntries;
  readonly workingDays: number;
  /** The state's fee for one adult, in whole units of `currency`. */
  readonly fee: number;
  readonly currency: string;
  /** What the centre that takes papers in asks, in rupees. */
  readonly centreRupees: number;
}

export const factsReadOn = isoDate('2026-11-01');
export const factsSource =
  'passport-index-dataset (MIT), 12 Jan 2025, and fees as states published them; to be checked with the mission';

const nothingAsked = {
  validityDays: 0,
  entries: 'multiple',
  workingDays: 0,
  fee: 0,
  currency: 'INR',
  centreRupees: 0,
} as const;

const schengenVisa = schengenStates.map((state) => `${state} sticker 90 180 multiple 15 90 EUR 2500`);
const schengenFree = rowsFor(schengenStates, 'free 90');

const ofPassports: readonly { readonly passports: readonly string[]; readonly facts: readonly EntryFact[] }[] = [
  { passports: ['IN'], facts: read([...schengenVisa, ...rowsOf(indian)]) },
  {
    passports: schengenStates,
    facts: read([...rowsFor(schengenStates, 'home 0'), 'GB eta 180 730 multiple 3 16 GBP 0', ...rowsOf(european)]),
  },
  { passports: ['GB'], facts: read([...schengenFree, ...rowsOf(european)]) },
  { passports: ['US'], facts: read([...schengenFree, ...rowsOf(american)]) },
  { passports: ['CA'], facts: read([...schengenFree, ...rowsOf(canadian)]) },
  { passports: ['AU'], facts: read([...schengenFree, ...rowsOf(australian)]) },
  { passports: ['NP'], facts: read([...schengenVisa, ...rowsOf(nepali)]) },
  { passports: ['BD'], facts: read([...schengenVisa, ...rowsOf(bangladeshi)]) },
  { passports: ['LK'], facts: read([...schengenVisa, ...rowsOf(sriLankan)]) },
];

/** Countries that something is known of for some passport, in order of their codes. */
export const knownDestinations: readonly string[] = [
  ...new Set(ofPassports.flatMap(({ facts }) => facts.map(({ destination }) => destination))),
].toSorted();

/**
 * What is known of how holders of a passport enter a country; undefined where nothing is on record.
 *
 * @example entryFactOf('IN', 'TH')?.kind // => 'free'
 * @example entryFactOf('IN', 'FR')?.kind // => 'sticker'
 * @example entryFactOf('IN', 'PE') // => undefined
 */
export function entryFactOf(nationality: string, destination: string): EntryFact | undefined {
  if (nationality === destination) return atHome(destination);
  const known = ofPassports.find(({ passports }) => passports.includes(nationality));
  return known?.facts.find((fact) => fact.destination === destination);
}

function atHome(destination: string): EntryFact {
  return { ...nothingAsked, destination, kind: 'home', stayDays: 0 };
}

function rowsOf(rows: string): readonly string[] {
  return rows.trim().split('\n');
}

function rowsFor(states: readonly string[], entry: string): readonly string[] {
  return states.map((state) => `${state} ${entry}`);
}

/** Throws `RangeError` at a row that is not of this shape. */
function read(rows: readonly string[]): readonly EntryFact[] {
  return rows.map((row) => {
    const [destination = '', kind, stay, validity, entries, days, fee, currency, centre] = row.split(' ');
    const known = entryKinds.find((each) => each === kind);
    if (known === undefined || stay === undefined) throw new RangeError(`No row of entry: ${row}`);
    const fact = { ...nothingAsked, destination, kind: known, stayDays: Number(stay) };
    if (validity === undefined) return fact;
    return {
      ...fact,
      validityDays: Number(validity),
      entries: entries === 'single' ? 'single' : 'multiple',
      workingDays: Number(days),
      fee: Number(fee),
      currency: currency ?? 'INR',
      centreRupees: Number(centre),
    };
  });
}
