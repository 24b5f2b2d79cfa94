/**
 * What airlines keep when a ticket is cancelled or changed, by time before departure: dated grids by carrier, kind of
 * journey and kind of fare. India's regulator caps a cancellation charge at base fare and fuel surcharge.
 */
import { min, type Money, money, percentage } from '../../money/money.ts';
import { exchanged } from '../../price/exchange.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { type AppliedRule, appliedRule } from '../../rules/applied-rule.ts';
import type { FeeBasis, FeeStep } from './fare-rules.ts';
import { type Fee, type FeeGrid, feeGrids, type FeeFamily } from './fee-tables.ts';
import type { AirlineCode } from '../offer/itinerary.ts';

export interface FeeQuestion {
  readonly carrier: AirlineCode;
  readonly family: FeeFamily;
  readonly international: boolean;
  /** Whether the journey touches India, whose cap then holds. */
  readonly touchesIndia: boolean;
  readonly premiumCabin: boolean;
  readonly issued: IsoDate;
  /** Base fare and fuel surcharge of one adult: of this direction, or of the ticket where the fees are asked once for it. */
  readonly base: Money;
  readonly yq: Money;
}

export interface FeeAnswer {
  readonly per: FeeBasis;
  /** Latest first in time: from the farthest before departure to departure itself; without gaps. */
  readonly steps: readonly FeeStep[];
  readonly noShow: Money | null;
  readonly rule: AppliedRule;
}

/** DGCA civil aviation requirement on refunds, revised. */
const capFrom = '2026-03-26';

/** The fees of one ticket or direction for one traveller, in the currency of the fare at the rate of the day of issue. */
export function feesOf(question: FeeQuestion): FeeAnswer {
  const grid = gridFor(question);
  const steps = grid.steps.map(([hoursFrom, hoursTo, cancel, change]) => ({
    hoursFrom,
    hoursTo,
    cancel: feeOf(cancel, question, true),
    change: feeOf(change, question, false),
  }));
  return { per: grid.per, steps, noShow: null, rule: appliedRule(grid) };
}

/** The step that holds when so many hours are left; undefined after departure. */
export function feeStepAt(steps: readonly FeeStep[], hoursLeft: number): FeeStep | undefined {
  return steps.find(({ hoursFrom, hoursTo }) => hoursLeft >= hoursTo && (hoursFrom === null || hoursLeft < hoursFrom));
}

/** The fees of one step, and what each is asked for. */
export interface FeesNow extends Pick<FeeStep, 'cancel' | 'change'> {
  readonly per: FeeBasis;
}

/** The two fees that hold when so many hours are left; undefined after departure. As the step of {@link feesOf} says. */
export function feesAt(question: FeeQuestion, hoursLeft: number): FeesNow | undefined {
  const { per, steps } = gridFor(question);
  for (const [hoursFrom, hoursTo, cancel, change] of steps) {
    if (hoursLeft >= hoursTo && (hoursFrom === null || hoursLeft < hoursFrom)) {
      return { per, cancel: feeOf(cancel, question, true), change: feeOf(change, question, false) };
    }
  }
  return undefined;
}

const carriersNamed = new Set(feeGrids.flatMap((grid) => grid.carriers.split(' ')));

/** Grids by carrier ('*' for those that none names), family and kind of journey and cabin, in the order in which they win. */
const gridsByKind: ReadonlyMap<string, readonly FeeGrid[]> = new Map(
  [...carriersNamed].flatMap((carrier) =>
    (['lite', 'saver', 'classic', 'flex'] as const).flatMap((family) =>
      [false, true].flatMap((international) =>
        [false, true].map((premium): [string, readonly FeeGrid[]] => [
          kindKey(carrier, family, international, premium),
          feeGrids.filter(
            (grid) =>
              (grid.carriers === '*' || grid.carriers.split(' ').includes(carrier)) &&
              grid.family === family &&
              grid.international === international &&
              grid.premium === premium,
          ),
        ]),
      ),
    ),
  ),
);

function kindKey(carrier: string, family: FeeFamily, international: boolean, premium: boolean): string {
  return `${carrier}${international ? 'i' : 'd'}${premium ? 'p' : 'e'}${family}`;
}

function gridFor(question: FeeQuestion): FeeGrid {
  const carrier = carriersNamed.has(question.carrier) ? question.carrier : '*';
  const kind = kindKey(carrier, question.family, question.international, question.premiumCabin);
  const grid = gridsByKind
    .get(kind)
    ?.find((each) => each.from <= question.issued && (each.to === undefined || question.issued <= each.to));
  if (grid === undefined) {
    throw new RangeError(`No fee grid for ${question.carrier} ${question.family} on ${question.issued}`);
  }
  return grid;
}

function feeOf(fee: Fee, question: FeeQuestion, cancelling: boolean): Money | null {
  if (fee === null) {
    return null;
  }
  const { currency } = question.base;
  const flat = exchanged(fee.rupees, 'INR', currency, question.issued);
  const asked = fee.basisPoints === undefined ? flat : whole(percentage(question.base, fee.basisPoints), flat);
  if (!cancelling || !question.touchesIndia || question.issued < capFrom) {
    return asked;
  }
  return min(asked, money(question.base.minor + question.yq.minor, currency));
}

/** Whole rupees; other currencies to the minor unit. */
function whole(share: Money, plus: Money): Money {
  const unit = share.currency === 'INR' ? 100 : 1;
  return money(Math.round(share.minor / unit) * unit + plus.minor, share.currency);
}
