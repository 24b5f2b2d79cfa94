/**
 * A company that an agency looks after: its GST numbers, its cost centres, its travel policy and who travels for it.
 */
import { checkGstin } from '../agency/gstin.ts';
import type { Currency } from '../money/currency.ts';
import { required, tooLong, type Violation, violation, within } from '../rules/violation.ts';
import { type ApprovalRule, checkApprovalRules } from './approval-rules.ts';
import { checkPolicy } from './check-policy.ts';
import type { PolicyRule } from './policy.ts';
import { mostTripReasons, type TripReason } from './trip-reason.ts';

/** Companies of one agency, and people of one company, at most. */
export const mostCompanies = 200;
export const mostEmployees = 200;
const most = { gstNumbers: 40, costCentres: 100, name: 100, code: 20 } as const;

export interface CostCentre {
  /** '4102'. */
  readonly code: string;
  readonly name: string;
}

/** What an agency sets of a company. */
export interface CompanyTerms {
  readonly name: string;
  readonly gstNumbers: readonly string[];
  readonly costCentres: readonly CostCentre[];
  readonly rules: readonly PolicyRule[];
  /** Who approves; the first that fits a trip decides. */
  readonly approvals: readonly ApprovalRule[];
  /** Why its people may book what does not keep the policy; they say it in words of their own where none is listed. */
  readonly reasons?: readonly TripReason[];
}

export interface Company extends CompanyTerms {
  readonly companyId: string;
  /** Counts the changes; a change is made to the version that was looked at. It is the policy's version too. */
  readonly version: number;
}

/** A person who travels for a company. */
export interface Employee {
  /** The address to log in with. */
  readonly userId: string;
  readonly name: string;
  /** A cost centre's code. */
  readonly costCentre?: string;
}

/**
 * `required` and `too-long` at `name`; rules of GST numbers at `gstNumbers[0]`, of cost centres at `costCentres[0].code`
 * and of reasons at `reasons[0].code` (`listed-twice`), of the policy at `rules`, of those who approve at `approvals`.
 */
export function checkCompany(
  { name, gstNumbers, costCentres, rules, approvals, reasons = [] }: CompanyTerms,
  currency: Currency,
): readonly Violation[] {
  return [
    ...required(name, 'name'),
    ...tooLong(name, most.name, 'name'),
    ...counted(gstNumbers, most.gstNumbers, 'gstNumbers'),
    ...gstNumbers.flatMap((number, at) =>
      number === '' ? [violation('gstin-form', `gstNumbers[${at}]`)] : checkGstin(number, `gstNumbers[${at}]`),
    ),
    ...counted(costCentres, most.costCentres, 'costCentres'),
    ...costCentres.flatMap((centre, at) => within(`costCentres[${at}]`, checkCoded(centre, costCentres))),
    ...checkPolicy(rules, currency),
    ...checkApprovalRules(approvals, { costCentres: costCentres.map(({ code }) => code) }, currency),
    ...counted(reasons, mostTripReasons, 'reasons'),
    ...reasons.flatMap((reason, at) => within(`reasons[${at}]`, checkCoded(reason, reasons))),
  ];
}

function checkCoded(
  { code, name }: CostCentre | TripReason,
  all: readonly (CostCentre | TripReason)[],
): readonly Violation[] {
  return [
    ...required(code, 'code'),
    ...tooLong(code, most.code, 'code'),
    ...(all.filter((each) => each.code === code).length > 1 ? [violation('listed-twice', 'code')] : []),
    ...required(name, 'name'),
    ...tooLong(name, most.name, 'name'),
  ];
}

function counted(list: readonly unknown[], atMost: number, path: string): readonly Violation[] {
  return list.length > atMost ? [violation('list-count', path, { most: atMost })] : [];
}
