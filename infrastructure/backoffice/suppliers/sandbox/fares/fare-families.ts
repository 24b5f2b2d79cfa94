/**
 * How carriers package their seats: fare families by carrier and cabin, with what each includes and how freely it can
 * be undone, and the concessions for students, the armed forces and senior citizens.
 */
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import type { Cabin, FareType } from '#domain/flight/reference/cabin.ts';
import { appliedRule, type SourcedRule } from '#domain/rules/applied-rule.ts';
import type { FeeFamily } from '#domain/flight/fare/fee-tables.ts';
import type { Concession } from '#domain/flight/fare/pricing.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

export interface FareFamily {
  /** One letter, unique within carrier and cabin: part of fare keys, so it never changes its meaning. */
  readonly letter: string;
  readonly name: string;
  readonly fees: FeeFamily;
  /** Percent of the cabin's base fare, and rupees on top for one sector. */
  readonly percent: number;
  readonly plus: number;
  readonly domesticKg: number;
  readonly internationalKg: number;
  readonly meal: boolean;
  readonly seat: boolean;
  /** Sold only with a GST number. */
  readonly corporate: boolean;
}

function family(
  letter: string,
  name: string,
  fees: FeeFamily,
  percent: number,
  plus: number,
  kg: string,
  more = '',
): FareFamily {
  const [domesticKg = 0, internationalKg = 0] = kg.split('/').map(Number);
  const includes = (word: string): boolean => more.includes(word);
  return {
    letter,
    name,
    fees,
    percent,
    plus,
    domesticKg,
    internationalKg,
    meal: includes('meal'),
    seat: includes('seat'),
    corporate: includes('gst'),
  };
}

type Families = Readonly<Partial<Record<Cabin, readonly FareFamily[]>>>;

const byCarrier: Readonly<Record<string, Families>> = {
  '6E': {
    Y: [
      family('S', 'Saver', 'saver', 100, 0, '15/25'),
      family('C', 'Corporate', 'classic', 104, 350, '15/25', 'meal seat gst'),
      family('F', 'Flexi Plus', 'flex', 112, 700, '15/25', 'meal seat'),
    ],
    C: [
      family('S', 'Stretch', 'classic', 100, 0, '30/40', 'meal seat'),
      family('F', 'Stretch Plus', 'flex', 110, 1500, '30/40', 'meal seat'),
    ],
  },
  AI: {
    Y: [
      family('V', 'Value', 'saver', 100, 0, '15/23', 'meal'),
      family('C', 'Classic', 'classic', 108, 450, '15/25', 'meal seat'),
      family('F', 'Flex', 'flex', 120, 1100, '25/30', 'meal seat'),
    ],
    W: [
      family('C', 'Classic', 'classic', 100, 0, '25/32', 'meal seat'),
      family('F', 'Flex', 'flex', 112, 1500, '30/40', 'meal seat'),
    ],
    C: [
      family('C', 'Classic', 'classic', 100, 0, '35/40', 'meal seat'),
      family('F', 'Flex', 'flex', 115, 3000, '40/50', 'meal seat'),
    ],
    F: [family('F', 'First', 'flex', 100, 0, '40/50', 'meal seat')],
  },
  IX: {
    Y: [
      family('L', 'Xpress Lite', 'lite', 94, 0, '0/0'),
      family('V', 'Xpress Value', 'saver', 100, 0, '15/30'),
      family('F', 'Xpress Flex', 'flex', 114, 800, '20/40', 'meal seat'),
    ],
  },
  SG: {
    Y: [
      family('S', 'SpiceSaver', 'saver', 100, 0, '15/20'),
      family('C', 'SpiceCorporate', 'classic', 104, 350, '15/25', 'meal gst'),
      family('M', 'SpiceMax', 'flex', 113, 850, '20/30', 'meal seat'),
    ],
  },
  QP: {
    Y: [family('S', 'Saver', 'saver', 100, 0, '15/20'), family('F', 'Flexi', 'flex', 111, 650, '15/25', 'meal seat')],
  },
  '9I': {
    Y: [family('S', 'Saver', 'saver', 100, 0, '15/15'), family('F', 'Flexi', 'classic', 112, 500, '20/20', 'seat')],
  },
  S5: {
    Y: [family('S', 'Saver', 'saver', 100, 0, '15/15'), family('F', 'Flexi', 'classic', 112, 500, '20/20', 'seat')],
    C: [family('C', 'Connect Business', 'classic', 100, 0, '30/30', 'meal seat')],
  },
  IC: { Y: [family('S', 'Saver', 'saver', 100, 0, '15/15'), family('F', 'Flexi', 'flex', 112, 500, '15/15', 'seat')] },
  EK: {
    Y: [
      family('S', 'Saver', 'saver', 100, 0, '25/25', 'meal'),
      family('X', 'Flex', 'classic', 112, 1500, '30/30', 'meal seat'),
      family('P', 'Flex Plus', 'flex', 126, 3500, '35/35', 'meal seat'),
    ],
  },
  QR: {
    Y: [
      family('C', 'Classic', 'saver', 100, 0, '25/25', 'meal'),
      family('V', 'Convenience', 'classic', 111, 1500, '30/30', 'meal seat'),
      family('M', 'Comfort', 'flex', 125, 3500, '35/35', 'meal seat'),
    ],
  },
  EY: {
    Y: [
      family('B', 'Basic', 'lite', 94, 0, '0/23', 'meal'),
      family('V', 'Value', 'saver', 101, 900, '25/25', 'meal'),
      family('D', 'Deluxe', 'flex', 122, 3200, '35/35', 'meal seat'),
    ],
  },
  SQ: {
    Y: [
      family('L', 'Lite', 'lite', 95, 0, '25/25', 'meal'),
      family('V', 'Value', 'saver', 102, 900, '25/25', 'meal'),
      family('S', 'Standard', 'classic', 113, 2200, '30/30', 'meal seat'),
      family('F', 'Flexi', 'flex', 128, 4200, '35/35', 'meal seat'),
    ],
  },
};

const fullService: Required<Record<Cabin, readonly FareFamily[]>> = {
  Y: [
    family('L', 'Light', 'lite', 95, 0, '15/23', 'meal'),
    family('C', 'Classic', 'saver', 103, 1000, '23/23', 'meal'),
    family('F', 'Flex', 'flex', 122, 3000, '23/32', 'meal seat'),
  ],
  W: [
    family('C', 'Classic', 'classic', 100, 0, '23/46', 'meal seat'),
    family('F', 'Flex', 'flex', 115, 3500, '23/46', 'meal seat'),
  ],
  C: [
    family('S', 'Saver', 'saver', 100, 0, '32/64', 'meal seat'),
    family('C', 'Classic', 'classic', 108, 4000, '32/64', 'meal seat'),
    family('F', 'Flex', 'flex', 122, 9000, '32/64', 'meal seat'),
  ],
  F: [family('F', 'Flex', 'flex', 100, 0, '32/64', 'meal seat')],
};

const lowCost: Families = {
  Y: [
    family('B', 'Basic', 'lite', 95, 0, '0/0'),
    family('S', 'Standard', 'saver', 103, 600, '15/20', 'seat'),
    family('F', 'Flex', 'flex', 116, 1500, '20/30', 'meal seat'),
  ],
};

/** The families a carrier sells in a cabin, cheapest first; none where it has no such cabin to sell. */
export function familiesOf(carrier: string, cabin: Cabin): readonly FareFamily[] {
  const own = byCarrier[carrier]?.[cabin];
  if (own !== undefined) {
    return own;
  }
  return airlineByCode(carrier)?.lowCost === true ? (lowCost[cabin] ?? []) : fullService[cabin];
}

/** Kilograms in the cabin. */
export function cabinBagKg(cabin: Cabin): number {
  return cabin === 'Y' ? 7 : cabin === 'W' ? 10 : 12;
}

/** What a concession adds to the checked baggage. */
export function concessionExtraKg(fareType: FareType): number {
  return fareType === 'student' ? 10 : fareType === 'armed-forces' ? 5 : 0;
}

interface ConcessionRow extends SourcedRule {
  readonly carriers: string;
  readonly fareType: FareType;
  readonly basisPoints: number;
}

const concessionNote = 'sandbox figure, of the size of concessions that Indian carriers publish for domestic economy';
const since = isoDate('2024-01-01');

const concessions: readonly ConcessionRow[] = [
  {
    id: 'student-low-cost',
    from: since,
    called: 'concession',
    note: concessionNote,
    carriers: '6E SG IX QP S5 IC',
    fareType: 'student',
    basisPoints: 600,
  },
  {
    id: 'student-ai',
    from: since,
    called: 'concession',
    note: concessionNote,
    carriers: 'AI 9I',
    fareType: 'student',
    basisPoints: 1000,
  },
  {
    id: 'armed-low-cost',
    from: since,
    called: 'concession',
    note: concessionNote,
    carriers: '6E SG IX QP S5',
    fareType: 'armed-forces',
    basisPoints: 1500,
  },
  {
    id: 'armed-ai',
    from: since,
    called: 'concession',
    note: concessionNote,
    carriers: 'AI 9I',
    fareType: 'armed-forces',
    basisPoints: 2500,
  },
  {
    id: 'senior-low-cost',
    from: since,
    called: 'concession',
    note: concessionNote,
    carriers: '6E SG IX S5',
    fareType: 'senior-citizen',
    basisPoints: 600,
  },
  {
    id: 'senior-ai',
    from: since,
    called: 'concession',
    note: concessionNote,
    carriers: 'AI 9I',
    fareType: 'senior-citizen',
    basisPoints: 2500,
  },
];

/** The concession of a carrier on domestic economy in India; undefined where it gives none. */
export function concessionOf(carrier: string, fareType: FareType, issued: string): Concession | undefined {
  const row = concessions.find(
    (each) => each.fareType === fareType && each.carriers.split(' ').includes(carrier) && each.from <= issued,
  );
  return row === undefined ? undefined : { fareType, basisPoints: row.basisPoints, rule: appliedRule(row) };
}
