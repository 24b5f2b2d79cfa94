/** Why a trip is booked that does not keep the policy: one of the reasons that its company lists, and what is said besides. */
import { required, tooLong, type Violation, violation } from '../rules/violation.ts';

/** Most characters of what is said of a trip. */
export const longestReason = 500;
/** Reasons of one company, at most. */
export const mostTripReasons = 40;
const longestCode = 20;

/** 'CLIENT', 'The client set the time'. */
export interface TripReason {
  readonly code: string;
  readonly name: string;
}

/** Codes of what companies usually list; a company names, adds and takes away as it likes. */
export const usualReasons = ['CLIENT', 'SOLDOUT', 'SHORT', 'TOGETHER', 'SAFETY', 'CHEAPER'] as const;

export interface GivenReason {
  /** What is said besides; all that is said where the company lists no reasons. */
  readonly reason: string;
  /** The code of one of the company's reasons. */
  readonly reasonCode?: string;
}

/**
 * `required` and `not-a-choice` at `reasonCode` where the company lists reasons; `required` at `reason` where it lists none, `too-long`
 * there.
 */
export function checkGivenReason(
  { reason, reasonCode }: GivenReason,
  listed: readonly TripReason[] = [],
): readonly Violation[] {
  return [
    ...checkCode(reasonCode, listed),
    ...(listed.length === 0 ? required(reason, 'reason') : []),
    ...tooLong(reason, longestReason, 'reason'),
  ];
}

function checkCode(code: string | undefined, listed: readonly TripReason[]): readonly Violation[] {
  if (listed.length === 0) return tooLong(code ?? '', longestCode, 'reasonCode');
  if (code === undefined || code === '') return required(undefined, 'reasonCode');
  return reasonNamed(code, listed) === undefined ? [violation('not-a-choice', 'reasonCode')] : [];
}

export function reasonNamed(code: string | undefined, listed: readonly TripReason[] = []): TripReason | undefined {
  return listed.find((each) => each.code === code);
}
