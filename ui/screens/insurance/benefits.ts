/** Benefits of a plan in words, and which plan has the best of a row. */
import { type Benefit, type BenefitName, benefitNames } from '#domain/insurance/plan.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { FoundPlan } from '#application/desk/insurance/insurance.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';

export function useBenefitText(): (benefit: Benefit | undefined) => string {
  const words = useWords();
  const { language } = useLanguage();
  return (benefit) => {
    if (benefit === undefined) return words('insurance-not-covered');
    const { limit, afterHours, cover } = benefit;
    if (limit === undefined) return words(`insurance-covered-${cover ?? 'full'}`);
    const amount = formatMoney(limit, { locale: language });
    return afterHours === undefined ? amount : words('insurance-after', { amount, hours: afterHours });
  };
}

/** Headings between the rows, in order; what a claim needs follows them. */
export const benefitGroups = ['money', 'people'] as const;

export function groupOf(name: BenefitName): (typeof benefitGroups)[number] {
  return name === 'illness-before' || name === 'adventure' ? 'people' : 'money';
}

export interface BenefitRow {
  readonly name: BenefitName;
  /** One a plan, in order; undefined where it is not covered. */
  readonly of: readonly (Benefit | undefined)[];
  /** Plans with the best of the row; nobody where all are alike. */
  readonly best: readonly number[];
  readonly differs: boolean;
}

/** Rows in which some plan has something. */
export function benefitRows(plans: readonly Pick<FoundPlan, 'benefits'>[]): readonly BenefitRow[] {
  return benefitNames.flatMap((name) => {
    const of = plans.map(({ benefits }) => benefits.find((each) => each.name === name));
    if (of.every((each) => each === undefined)) return [];
    return [{ name, of, ...compared(of.map((each) => worthOf(name, each))) }];
  });
}

function compared(worths: readonly number[]): Pick<BenefitRow, 'best' | 'differs'> {
  const most = Math.max(...worths);
  const differs = worths.some((each) => each !== worths[0]);
  return { differs, best: differs ? worths.flatMap((each, at) => (each === most ? [at] : [])) : [] };
}

/** What a plan's insurer says of its claims, as a row: undefined where it says nothing. More hospitals and fewer days are better. */
export interface ClaimRow extends Pick<BenefitRow, 'best' | 'differs'> {
  readonly name: 'hospitals' | 'claim-days';
  readonly of: readonly (number | undefined)[];
}

export function claimRows(plans: readonly Pick<FoundPlan, 'hospitals' | 'claimDays'>[]): readonly ClaimRow[] {
  const rows = [
    { name: 'hospitals', of: plans.map(({ hospitals }) => hospitals), worth: (said: number) => said },
    { name: 'claim-days', of: plans.map(({ claimDays }) => claimDays), worth: (said: number) => -said },
  ] as const;
  return rows
    .filter(({ of }) => of.some((said) => said !== undefined))
    .map(({ name, of, worth }) => ({
      name,
      of,
      ...compared(of.map((said) => (said === undefined ? -Infinity : worth(said)))),
    }));
}

/** Of what a traveller pays of a claim, less is better; of a delay that is paid for, an earlier one counts. */
function worthOf(name: BenefitName, benefit: Benefit | undefined): number {
  if (benefit === undefined) return -1;
  const { limit, afterHours = 0, cover } = benefit;
  if (limit === undefined) return cover === 'emergency' ? 1 : 2;
  return name === 'deductible' ? -limit.minor / 1e12 : limit.minor - afterHours / 100;
}
