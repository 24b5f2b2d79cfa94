/** What travel insurance is sold as: plans by region, sum and age, for one journey or a year of them. */
import { type Money, money } from '../money/money.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { daysBetween } from '../time/calendar-date.ts';
import { ageOn } from '../people/traveller-type.ts';

/** worldwide-excluding: all but the USA and Canada. */
export const insuranceRegions = ['asia', 'schengen', 'worldwide-excluding', 'worldwide'] as const;
export type InsuranceRegion = (typeof insuranceRegions)[number];

/** single: one journey. annual-30, annual-45: any number within a year, each of so many days at most. */
export const insuranceTrips = ['single', 'annual-30', 'annual-45'] as const;
export type InsuranceTrip = (typeof insuranceTrips)[number];

export const tripPurposes = ['holiday', 'business', 'study', 'visit'] as const;
export type TripPurpose = (typeof tripPurposes)[number];

export const nomineeRelations = ['spouse', 'parent', 'child', 'sibling', 'other'] as const;
export type NomineeRelation = (typeof nomineeRelations)[number];

/** Who is to be insured, and when. Days are local days of the business zone, both inclusive. */
export interface PlanSearch {
  readonly region: InsuranceRegion;
  readonly trip: InsuranceTrip;
  readonly from: IsoDate;
  /** Of a year of journeys it follows from the first day. */
  readonly to: IsoDate;
  readonly births: readonly IsoDate[];
  /** One sum for two adults and their children, priced by the eldest. */
  readonly family: boolean;
}

/** In the order in which they are compared. */
export const benefitNames = [
  'medical',
  'deductible',
  'trip-cancelled',
  'bag-lost',
  'bag-late',
  'flight-late',
  'passport-lost',
  'liability',
  'illness-before',
  'adventure',
] as const;
export type BenefitName = (typeof benefitNames)[number];

/** A benefit with a limit, one that is covered or not, or nothing where it is absent from a plan. */
export interface Benefit {
  readonly name: BenefitName;
  readonly limit?: Money;
  /** Begins after so many hours. */
  readonly afterHours?: number;
  /** Of those without a limit: all of it, or in an emergency only. */
  readonly cover?: 'full' | 'emergency';
}

export interface InsurancePlan {
  /** Names the plan at its insurer: letters, digits and dashes. */
  readonly planKey: string;
  readonly insurer: string;
  readonly name: string;
  readonly region: InsuranceRegion;
  readonly trip: InsuranceTrip;
  readonly sumInsured: Money;
  readonly benefits: readonly Benefit[];
  readonly maxAge: number;
  /** Called day and night. */
  readonly claimsPhone: string;
  /** Hospitals that the insurer pays itself, as it says. */
  readonly hospitals?: number | undefined;
  /** Days within which it paid half of the claims of last year, as it says. */
  readonly claimDays?: number | undefined;
}

/** Bands that premiums are set by. */
export const ageBands = ['to-40', '41-60', '61-70', '71-up'] as const;
export type AgeBand = (typeof ageBands)[number];

/**
 * The band of an age in completed years.
 *
 * @example bandOf(40) // => 'to-40'
 * @example bandOf(71) // => '71-up'
 */
export function bandOf(age: number): AgeBand {
  if (age <= 40) return 'to-40';
  if (age <= 60) return '41-60';
  return age <= 70 ? '61-70' : '71-up';
}

/**
 * Days that are insured, the first and the last among them.
 *
 * @example insuredDays({ from: isoDate('2026-11-29'), to: isoDate('2026-12-04') }) // => 6
 */
export function insuredDays({ from, to }: Pick<PlanSearch, 'from' | 'to'>): number {
  return daysBetween(from, to) + 1;
}

/** Ages on the first day, in completed years. */
export function agesOf({ births, from }: Pick<PlanSearch, 'births' | 'from'>): readonly number[] {
  return births.map((born) => ageOn(born, from));
}

/** Medical costs that a policy must bear for the states of Schengen, in all of them and on every day (Visa Code, Regulation 810/2009, art. 15). */
const schengenLeast = money(30_000_00, 'EUR');

/**
 * Whether a plan may be sold for a search: it is of its region and kind of journey, takes everybody's age on the first day, and for the
 * states of Schengen bears what they ask for, in euros.
 */
export function isFor(
  plan: Pick<InsurancePlan, 'region' | 'trip' | 'maxAge' | 'benefits'>,
  search: PlanSearch,
): boolean {
  const medical = plan.benefits.find(({ name }) => name === 'medical')?.limit;
  const bearsEnough = medical?.currency === schengenLeast.currency && medical.minor >= schengenLeast.minor;
  return (
    plan.region === search.region &&
    plan.trip === search.trip &&
    agesOf(search).every((age) => age <= plan.maxAge) &&
    (search.region !== 'schengen' || bearsEnough)
  );
}
