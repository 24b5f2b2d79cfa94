/**
 * How passports enter about seventy countries: rows of kind, days of stay and validity, entries, working days and the state's fee. A row is a
 * starting point for an agent, not law: missions change theirs without notice, and every answer says so.
 */
import { schengenStates } from '../people/schengen.ts';
import { isoDate } from '../time/calendar-date.ts';
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

const indian = `
AE evisa 30 60 single 4 250 AED 0
AM evisa 21 120 single 5 8 USD 0
AU evisa 90 365 multiple 20 200 AUD 1300
AZ evisa 30 90 single 3 26 USD 0
BH evisa 14 30 single 4 25 USD 0
BR sticker 90 365 multiple 10 80 USD 1500
CA sticker 180 3650 multiple 30 185 CAD 2900
CN sticker 30 90 single 5 2900 INR 2000
EG evisa 30 90 single 7 25 USD 0
ET evisa 30 90 single 3 62 USD 0
FJ free 120
GB sticker 180 180 multiple 15 127 GBP 900
GE evisa 30 120 single 5 20 USD 0
ID arrival 30
IE sticker 90 90 single 15 60 EUR 1500
JM free 30
JO arrival 30
JP evisa 90 90 single 5 500 INR 800
KE eta 90 90 single 3 30 USD 0
KG evisa 60 90 single 5 60 USD 0
KH evisa 30 90 single 3 30 USD 0
KR sticker 90 90 single 10 40 USD 1000
KW evisa 30 30 single 3 3 KWD 0
KZ free 14
LA evisa 30 60 single 3 50 USD 0
LK eta 30 180 multiple 1 20 USD 0
MA evisa 30 180 single 3 77 USD 0
MG arrival 60
MM evisa 28 90 single 3 50 USD 0
MO free 30
MU free 90
MV arrival 30
MX sticker 180 3650 multiple 10 53 USD 0
MY free 30
NP home 0
NZ evisa 90 180 multiple 25 19000 INR 1200
OM evisa 30 30 single 3 20 OMR 0
PH free 14
QA arrival 30
RU evisa 30 120 single 4 52 USD 0
RW arrival 30
SA evisa 90 365 multiple 2 300 SAR 0
SC free 90
SG evisa 30 63 multiple 4 30 SGD 0
TH free 60
TJ evisa 60 90 single 3 30 USD 0
TR sticker 30 180 single 15 60 USD 2500
TZ evisa 90 90 single 5 50 USD 0
UG evisa 90 90 single 3 50 USD 0
US sticker 180 3650 multiple 60 185 USD 0
UZ evisa 30 90 single 3 20 USD 0
VN evisa 90 90 single 4 25 USD 0
ZA sticker 90 90 single 10 0 INR 1550
`;

/** Passports of the United Kingdom and of the Schengen states. */
const european = `
AE free 90
AM free 180
AU eta 90 365 multiple 2 20 AUD 0
AZ evisa 30 90 single 3 26 USD 0
BH evisa 14 30 single 4 25 USD 0
CA eta 180 1825 multiple 3 7 CAD 0
EG arrival 30
GE free 365
ID arrival 30
IN evisa 30 60 multiple 4 25 USD 0
JO arrival 30
JP free 90
KE eta 90 90 single 3 30 USD 0
KH evisa 30 90 single 3 30 USD 0
KZ free 30
LA evisa 30 60 single 3 50 USD 0
LK eta 30 180 multiple 1 50 USD 0
MA free 90
MU free 90
MV arrival 30
MX free 180
MY free 90
NP arrival 90
OM free 14
PH free 30
QA free 90
SA evisa 90 365 multiple 2 300 SAR 0
TH free 60
TZ evisa 90 90 single 5 50 USD 0
US eta 90 730 multiple 3 40 USD 0
UZ free 30
VN evisa 90 90 single 4 25 USD 0
ZA free 90
`;

const ofPassports: readonly { readonly passports: readonly string[]; readonly facts: readonly EntryFact[] }[] = [
  { passports: ['IN'], facts: read([...schengenVisa, ...indian.trim().split('\n')]) },
  {
    passports: schengenStates,
    facts: read([
      ...rowsFor(schengenStates, 'home 0'),
      'GB eta 180 730 multiple 3 16 GBP 0',
      ...european.trim().split('\n'),
    ]),
  },
  { passports: ['GB'], facts: read([...rowsFor(schengenStates, 'free 90'), ...european.trim().split('\n')]) },
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
