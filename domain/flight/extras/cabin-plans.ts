/**
 * How cabins are laid out by type of aircraft: columns, seats abreast in each cabin, where along the cabin the exits are.
 * Shaped after the makers' and airlines' published cabin plans; an airline's own cabin differs in details.
 */
import type { Cabin } from '../reference/cabin.ts';
import type { AirlineCode } from '../offer/itinerary.ts';

export interface DeckPlan {
  readonly name: 'main' | 'upper';
  /** Letters from left to right, a space for an aisle. */
  readonly columns: string;
  /** The letters that have a seat, by cabin. */
  readonly abreast: Readonly<Record<Cabin, string>>;
  /** Inches from the front of the first row to the front of each exit: the row there has room for legs. */
  readonly exits: readonly number[];
  /** Exits over the wing are windows that travellers open: rows at them; doors are between rows, with lavatories near. */
  readonly exitsAre: 'windows' | 'doors';
  /** Of an upper deck: the share of each cabin's seats that is on it, in hundredths. */
  readonly share: Readonly<Record<Cabin, number>>;
}

export interface CabinPlan {
  readonly decks: readonly [DeckPlan, ...DeckPlan[]];
  readonly wideBody: boolean;
  /** Seats of the cabins where nobody says otherwise. */
  readonly usual: Readonly<Partial<Record<Cabin, number>>>;
}

/** Inches from row to row. */
export const pitch: Readonly<Record<Cabin, number>> = { F: 82, C: 44, W: 36, Y: 30 };

/** Business seats in a wide body lie flat. */
export const flatPitch = 60;

const all: Readonly<Record<Cabin, number>> = { F: 100, C: 100, W: 100, Y: 100 };

/** One aisle; front cabins have two seats a side. */
function narrow(
  columns: string,
  front: string,
  exits: readonly number[],
  usual: CabinPlan['usual'],
  exitsAre: DeckPlan['exitsAre'] = 'windows',
): CabinPlan {
  const every = columns.replaceAll(' ', '');
  return {
    decks: [
      {
        name: 'main',
        columns,
        abreast: { F: front, C: front, W: every, Y: every },
        exits,
        exitsAre,
        share: all,
      },
    ],
    wideBody: false,
    usual,
  };
}

function wide(
  columns: string,
  premium: string,
  business: string,
  first: string,
  exits: readonly number[],
  usual: CabinPlan['usual'],
): CabinPlan {
  const every = columns.replaceAll(' ', '');
  return {
    decks: [
      {
        name: 'main',
        columns,
        abreast: { F: first, C: business, W: premium, Y: every },
        exits,
        exitsAre: 'doors',
        share: all,
      },
    ],
    wideBody: true,
    usual,
  };
}

/** The big one: first class and most of economy below, business and the rest above. */
const a380: CabinPlan = {
  decks: [
    {
      name: 'main',
      columns: 'ABC DEFG HJK',
      abreast: { F: 'AEFK', C: 'ADGK', W: 'ACDEGHK', Y: 'ABCDEFGHJK' },
      exits: [330, 660, 1050],
      exitsAre: 'doors',
      share: { F: 100, C: 0, W: 0, Y: 80 },
    },
    {
      name: 'upper',
      columns: 'AC DEFG HK',
      abreast: { F: 'ADGK', C: 'ADGK', W: 'ACDGHK', Y: 'ACDEFGHK' },
      exits: [480, 1080],
      exitsAre: 'doors',
      share: { F: 0, C: 100, W: 100, Y: 20 },
    },
  ],
  wideBody: true,
  usual: { F: 14, C: 76, Y: 401 },
};

const a330 = (business: number, economy: number): CabinPlan =>
  wide('AC DEFG HK', 'ACDEGHK', 'ADGK', 'ADGK', [540, 1080], { C: business, Y: economy });
const a350 = (business: number, economy: number): CabinPlan =>
  wide('ABC DEG HJK', 'ABDEGJK', 'ADGK', 'ADGK', [560, 1120], { C: business, Y: economy });
const dreamliner = (business: number, economy: number): CabinPlan =>
  wide('ABC DEG HJK', 'ACDEGHK', 'ADGK', 'ADGK', [540, 1060], { C: business, Y: economy });
const single = (seats: number): CabinPlan['usual'] => ({ Y: seats });

const plans: Readonly<Record<string, CabinPlan>> = {
  DHT: narrow('A DF', 'ADF', [], single(19)),
  D28: narrow('A DF', 'ADF', [], single(17)),
  AT4: narrow('AC DF', 'AF', [0], single(48)),
  AT7: narrow('AC DF', 'AF', [0], single(72)),
  DH4: narrow('AC DF', 'AF', [0], single(78)),
  E75: narrow('AC DF', 'ADF', [], { C: 12, Y: 64 }),
  CR9: narrow('AC DF', 'ADF', [390], single(76)),
  E90: narrow('AC DF', 'ADF', [360], { Y: 100 }),
  '223': narrow('AC DEF', 'ACDF', [330, 360], single(137)),
  '319': narrow('ABC DEF', 'ACDF', [270], { C: 8, Y: 114 }),
  '320': narrow('ABC DEF', 'ACDF', [330, 360], single(180)),
  '32N': narrow('ABC DEF', 'ACDF', [330, 360], single(186)),
  '321': narrow('ABC DEF', 'ACDF', [300, 720], single(200), 'doors'),
  '32Q': narrow('ABC DEF', 'ACDF', [510, 540, 810], single(232)),
  '738': narrow('ABC DEF', 'ACDF', [420, 450], single(189)),
  '7M8': narrow('ABC DEF', 'ACDF', [420, 450], single(189)),
  '788': dreamliner(18, 238),
  '789': dreamliner(28, 262),
  '332': a330(22, 238),
  '333': a330(28, 272),
  '339': a330(28, 272),
  '359': a350(32, 284),
  '351': a350(44, 306),
  '77W': wide('ABC DEFG HJK', 'ACDEFGHK', 'ACDGHK', 'AEFK', [520, 1040, 1480], { F: 8, C: 42, Y: 304 }),
  '388': a380,
};

/** The plan of a type; of one that is not known, that of a small jet with one aisle. */
export function cabinPlan(equipment: string): CabinPlan {
  return plans[equipment] ?? narrow('ABC DEF', 'ACDF', [330, 360], single(150));
}

/** Types that have a plan of their own. */
export const plannedEquipment: readonly string[] = Object.keys(plans);

const without: Readonly<Record<AirlineCode, readonly number[]>> = {
  AF: [13],
  AZ: [13, 17],
  FR: [13],
  IB: [13],
  LH: [13, 17],
  LX: [13],
  OS: [13],
  TK: [13],
};

/** Row numbers that an airline does not use, as its seat plans show. */
export function rowNumbersWithout(carrier: AirlineCode): readonly number[] {
  return without[carrier] ?? [];
}
