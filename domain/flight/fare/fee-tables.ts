/** The dated rows of `fee-grids.ts`. Earlier rows win; rows for all carriers ('*') stand last. */
import { isoDate } from '../../time/calendar-date.ts';
import type { RuleName, SourcedRule } from '../../rules/applied-rule.ts';
import type { FeeBasis } from './fare-rules.ts';

/** How freely a fare can be undone: from bare to fully flexible. */
export type FeeFamily = 'lite' | 'saver' | 'classic' | 'flex';

/** Rupees for one traveller and what the fees are asked for, perhaps on top of a share of the base fare; null is not allowed. */
export type Fee = { readonly rupees: number; readonly basisPoints?: number } | null;

/** Hours before departure (upper limit, null for none; lower limit), cancellation, change. */
export type FeeRow = readonly [number | null, number, Fee, Fee];

export interface FeeGrid extends SourcedRule {
  /** Designators, or '*' for all. */
  readonly carriers: string;
  readonly family: FeeFamily;
  readonly international: boolean;
  readonly premium: boolean;
  /**
   * Within a country each direction is a fare of its own, and low-cost carriers of India ask for each direction abroad as well
   * (IndiGo, conditions of carriage: "per passenger per sector"); others ask once for an international ticket (general
   * practice of IATA fare rules, categories 31 and 33: a charge a ticket).
   */
  readonly per: FeeBasis;
  readonly steps: readonly FeeRow[];
}

interface Named {
  readonly called: RuleName;
  readonly note: string;
}

const published: Named = {
  called: 'airline-fees',
  note: 'shaped after the domestic fee grid in Business Standard, 7 Nov 2025; change fees and gaps are sandbox figures',
};
const invented: Named = {
  called: 'airline-fees-sample',
  note: 'sandbox grid, of the size that carriers of this kind publish',
};
const from = isoDate('2025-01-01');

const rupees = (amount: number): Fee => ({ rupees: amount });
const free = rupees(0);

function grid(
  id: string,
  carriers: string,
  family: FeeFamily,
  { called, note }: Named,
  more: Partial<Pick<FeeGrid, 'international' | 'premium' | 'per'>>,
  steps: readonly FeeRow[],
): FeeGrid {
  return {
    id,
    from,
    called,
    note,
    carriers,
    family,
    international: more.international ?? false,
    premium: more.premium ?? false,
    per: more.per ?? 'direction',
    steps,
  };
}

/** Nothing can be undone in the last hours. */
function closing(hours: number): FeeRow {
  return [hours, 0, null, null];
}

const domesticPublished: readonly FeeGrid[] = [
  grid('fee-6e-lite', '6E', 'lite', published, {}, [
    [null, 72, rupees(3999), rupees(3250)],
    [72, 24, rupees(3999), rupees(3250)],
    [24, 3, rupees(4999), rupees(4250)],
    closing(3),
  ]),
  grid('fee-6e-saver', '6E', 'saver', published, {}, [
    [null, 72, rupees(3999), rupees(2999)],
    [72, 24, rupees(3999), rupees(2999)],
    [24, 3, rupees(4999), rupees(3999)],
    closing(3),
  ]),
  grid('fee-6e-classic', '6E', 'classic', published, {}, [
    [null, 72, rupees(3000), rupees(1999)],
    [72, 24, rupees(3000), rupees(1999)],
    [24, 3, rupees(3999), rupees(2999)],
    closing(3),
  ]),
  grid('fee-6e-flex', '6E', 'flex', published, {}, [
    [null, 72, rupees(2499), free],
    [72, 24, rupees(2499), free],
    [24, 3, rupees(3500), rupees(999)],
    closing(3),
  ]),
  grid('fee-ai-saver', 'AI 9I', 'saver', published, {}, [
    [null, 72, rupees(5000), rupees(4000)],
    [72, 24, rupees(5000), rupees(4000)],
    [24, 2, rupees(5500), rupees(4500)],
    closing(2),
  ]),
  grid('fee-ai-classic', 'AI 9I', 'classic', published, {}, [
    [null, 72, rupees(2500), rupees(2000)],
    [72, 24, rupees(2500), rupees(2000)],
    [24, 2, rupees(3000), rupees(2500)],
    closing(2),
  ]),
  grid('fee-ai-flex', 'AI 9I', 'flex', published, {}, [
    [null, 72, rupees(999), free],
    [72, 24, rupees(999), free],
    [24, 2, rupees(1499), rupees(499)],
    closing(2),
  ]),
  grid('fee-ai-saver-premium', 'AI', 'saver', published, { premium: true }, [
    [null, 24, rupees(3500), rupees(2500)],
    [24, 2, rupees(4000), rupees(3000)],
    closing(2),
  ]),
  grid('fee-ai-classic-premium', 'AI', 'classic', published, { premium: true }, [
    [null, 24, rupees(1000), rupees(1000)],
    [24, 2, rupees(1500), rupees(1000)],
    closing(2),
  ]),
  grid('fee-ai-flex-premium', 'AI', 'flex', published, { premium: true }, [
    [null, 24, free, free],
    [24, 2, rupees(500), free],
    closing(2),
  ]),
  grid('fee-ix-lite', 'IX', 'lite', published, {}, [
    [null, 240, { rupees: 400, basisPoints: 3500 }, rupees(2250)],
    [240, 168, rupees(2000), rupees(2250)],
    [168, 72, rupees(2500), rupees(2750)],
    [72, 3, null, rupees(3500)],
    closing(3),
  ]),
  grid('fee-ix-saver', 'IX', 'saver', published, {}, [
    [null, 240, { rupees: 300, basisPoints: 3500 }, rupees(1999)],
    [240, 168, rupees(2000), rupees(1999)],
    [168, 72, rupees(2500), rupees(2499)],
    [72, 3, null, rupees(3250)],
    closing(3),
  ]),
  grid('fee-ix-flex', 'IX', 'flex', published, {}, [
    [null, 72, rupees(999), free],
    [72, 24, rupees(1499), free],
    [24, 3, rupees(2499), rupees(999)],
    closing(3),
  ]),
  grid('fee-sg-saver', 'SG', 'saver', published, {}, [
    [null, 96, rupees(3200), rupees(2899)],
    [96, 24, rupees(4275), rupees(3275)],
    [24, 3, rupees(4275), rupees(3999)],
    closing(3),
  ]),
  grid('fee-sg-classic', 'SG', 'classic', published, {}, [
    [null, 96, rupees(3150), rupees(2250)],
    [96, 24, rupees(4250), rupees(2899)],
    [24, 3, rupees(4250), rupees(3250)],
    closing(3),
  ]),
  grid('fee-sg-flex', 'SG', 'flex', published, {}, [
    [null, 96, rupees(1500), free],
    [96, 24, rupees(2250), free],
    [24, 3, rupees(3150), rupees(1250)],
    closing(3),
  ]),
  grid('fee-qp-saver', 'QP', 'saver', published, {}, [
    [null, 72, rupees(2250), rupees(2250)],
    [72, 24, rupees(3499), rupees(2999)],
    [24, 3, rupees(4999), rupees(3999)],
    closing(3),
  ]),
  grid('fee-qp-flex', 'QP', 'flex', published, {}, [
    [null, 72, rupees(1499), free],
    [72, 24, rupees(2499), free],
    [24, 3, rupees(4999), rupees(1499)],
    closing(3),
  ]),
];

const international: readonly FeeGrid[] = [
  grid('fee-in-lcc-lite-int', '6E IX SG QP', 'lite', invented, { international: true }, [
    [null, 72, rupees(7500), rupees(6500)],
    [72, 4, rupees(8500), rupees(7500)],
    closing(4),
  ]),
  grid('fee-in-lcc-saver-int', '6E IX SG QP', 'saver', invented, { international: true }, [
    [null, 72, rupees(6500), rupees(5500)],
    [72, 4, rupees(7500), rupees(6500)],
    closing(4),
  ]),
  grid('fee-in-lcc-classic-int', '6E IX SG QP', 'classic', invented, { international: true }, [
    [null, 72, rupees(5500), rupees(3500)],
    [72, 4, rupees(6500), rupees(4500)],
    closing(4),
  ]),
  grid('fee-in-lcc-flex-int', '6E IX SG QP', 'flex', invented, { international: true }, [
    [null, 72, rupees(3500), free],
    [72, 4, rupees(4500), rupees(1500)],
    closing(4),
  ]),
  grid('fee-lite-int', '*', 'lite', invented, { per: 'ticket', international: true }, [
    [null, 24, null, rupees(14000)],
    [24, 4, null, rupees(18000)],
    closing(4),
  ]),
  grid('fee-saver-int', '*', 'saver', invented, { per: 'ticket', international: true }, [
    [null, 24, rupees(17500), rupees(9500)],
    [24, 4, rupees(21000), rupees(13000)],
    closing(4),
  ]),
  grid('fee-classic-int', '*', 'classic', invented, { per: 'ticket', international: true }, [
    [null, 24, rupees(11500), rupees(5500)],
    [24, 4, rupees(15000), rupees(8500)],
    closing(4),
  ]),
  grid('fee-flex-int', '*', 'flex', invented, { per: 'ticket', international: true }, [
    [null, 24, rupees(4500), free],
    [24, 4, rupees(7500), free],
    closing(4),
  ]),
  grid('fee-lite-int-premium', '*', 'lite', invented, { per: 'ticket', international: true, premium: true }, [
    [null, 24, rupees(32000), rupees(21000)],
    [24, 4, rupees(40000), rupees(26000)],
    closing(4),
  ]),
  grid('fee-saver-int-premium', '*', 'saver', invented, { per: 'ticket', international: true, premium: true }, [
    [null, 24, rupees(24000), rupees(14000)],
    [24, 4, rupees(30000), rupees(18000)],
    closing(4),
  ]),
  grid('fee-classic-int-premium', '*', 'classic', invented, { per: 'ticket', international: true, premium: true }, [
    [null, 24, rupees(14000), rupees(6500)],
    [24, 4, rupees(18000), rupees(9500)],
    closing(4),
  ]),
  grid('fee-flex-int-premium', '*', 'flex', invented, { per: 'ticket', international: true, premium: true }, [
    [null, 4, free, free],
    closing(4),
  ]),
];

const domesticOthers: readonly FeeGrid[] = [
  grid('fee-lite-dom', '*', 'lite', invented, {}, [
    [null, 24, null, rupees(4500)],
    [24, 3, null, rupees(6000)],
    closing(3),
  ]),
  grid('fee-saver-dom', '*', 'saver', invented, {}, [
    [null, 72, rupees(3000), rupees(2500)],
    [72, 24, rupees(3500), rupees(3000)],
    [24, 3, rupees(4500), rupees(4000)],
    closing(3),
  ]),
  grid('fee-classic-dom', '*', 'classic', invented, {}, [
    [null, 24, rupees(2250), rupees(1750)],
    [24, 3, rupees(3250), rupees(2500)],
    closing(3),
  ]),
  grid('fee-flex-dom', '*', 'flex', invented, {}, [
    [null, 24, rupees(999), free],
    [24, 3, rupees(1999), rupees(750)],
    closing(3),
  ]),
  grid('fee-lite-dom-premium', '*', 'lite', invented, { premium: true }, [
    [null, 24, rupees(4500), rupees(3500)],
    [24, 3, rupees(6000), rupees(4500)],
    closing(3),
  ]),
  grid('fee-saver-dom-premium', '*', 'saver', invented, { premium: true }, [
    [null, 24, rupees(4000), rupees(3000)],
    [24, 3, rupees(5000), rupees(4000)],
    closing(3),
  ]),
  grid('fee-classic-dom-premium', '*', 'classic', invented, { premium: true }, [
    [null, 24, rupees(2500), rupees(1500)],
    [24, 3, rupees(3500), rupees(2500)],
    closing(3),
  ]),
  grid('fee-flex-dom-premium', '*', 'flex', invented, { premium: true }, [[null, 3, free, free], closing(3)]),
];

export const feeGrids: readonly FeeGrid[] = [...domesticPublished, ...international, ...domesticOthers];
