/**
 * What an operator keeps when a seat is given up, as its policy string says it: `0:12:100:0;12:24:50:0;24:-1:10:0` is hours
 * before departure from:to:charge:type, type 0 a per cent of the fare and 1 an amount, −1 without end. Charges are per seat,
 * without tax.
 */
import { type Money, min, money, percentage } from '../../money/money.ts';
import { type Instant, plusMilliseconds } from '../../time/instant.ts';

export type PolicyCharge = { readonly percent: number } | { readonly amount: Money };

/** `from` inclusive, `to` exclusive; without `to` any time before. */
export interface PolicyStep {
  readonly fromHours: number;
  readonly toHours?: number;
  readonly charge: PolicyCharge;
}

/** In order of hours before departure, nearest first; without gaps from 0 on. */
export type CancelPolicy = readonly PolicyStep[];

/**
 * Undefined where the text is no policy: a gap, an overlap, a charge that cannot be, a last step that ends.
 *
 * @example parsePolicy('0:12:100:0;12:-1:10:0')?.length // => 2
 * @example parsePolicy('0:12:100:0;14:-1:10:0') // => undefined
 */
export function parsePolicy(text: string): CancelPolicy | undefined {
  const steps: PolicyStep[] = [];
  for (const part of text.trim().replace(/;$/, '').split(';')) {
    const step = parseStep(part);
    if (step === undefined) return undefined;
    steps.push(step);
  }
  const ordered = steps.toSorted((one, other) => one.fromHours - other.fromHours);
  const isWhole = ordered.every(({ fromHours }, at) => fromHours === (at === 0 ? 0 : (ordered[at - 1]?.toHours ?? -1)));
  return isWhole && ordered.at(-1)?.toHours === undefined ? ordered : undefined;
}

function parseStep(text: string): PolicyStep | undefined {
  if (!/^\d+(\.\d+)?:(-1|\d+(\.\d+)?):\d+(\.\d{1,2})?:[01]$/.test(text.trim())) return undefined;
  const [from = 0, to = -1, charge = 0, type = 0] = text.split(':').map(Number);
  if (to !== -1 && to <= from) return undefined;
  if (type === 0 && (charge > 100 || !Number.isInteger(charge))) return undefined;
  return {
    fromHours: from,
    ...(to !== -1 && { toHours: to }),
    charge: type === 0 ? { percent: charge } : { amount: money(Math.round(charge * 100), 'INR') },
  };
}

/** @example policyText([{ fromHours: 0, charge: { percent: 100 } }]) // => '0:-1:100:0' */
export function policyText(policy: CancelPolicy): string {
  return policy
    .map(({ fromHours, toHours = -1, charge }) => {
      const [figure, type] = 'percent' in charge ? [charge.percent, 0] : [charge.amount.minor / 100, 1];
      return `${fromHours}:${toHours}:${figure}:${type}`;
    })
    .join(';');
}

const hour = 3_600_000;

/** The step that holds so many hours before departure; undefined after it. */
export function stepAt(policy: CancelPolicy, hoursBefore: number): PolicyStep | undefined {
  return policy.find(
    ({ fromHours, toHours = Number.POSITIVE_INFINITY }) => hoursBefore >= fromHours && hoursBefore < toHours,
  );
}

/** What is kept of a seat's fare without tax; never more than that. After departure all of it. */
export function keptOf(fare: Money, step: PolicyStep | undefined): Money {
  if (step === undefined) return fare;
  return 'percent' in step.charge ? percentage(fare, step.charge.percent * 100) : min(fare, step.charge.amount);
}

/** A row of the grid as dates: what is kept until a moment, that moment included. */
export interface DatedCharge {
  readonly until: Instant;
  readonly charge: PolicyCharge;
}

/**
 * The policy as dates, in order of time, from the cheapest on; steps that keep the same are one. A step of h hours and more
 * before departure holds to the moment h hours before it.
 */
export function datedPolicy(policy: CancelPolicy, departs: Instant): readonly DatedCharge[] {
  return policy
    .toReversed()
    .map(({ fromHours, charge }) => ({ until: plusMilliseconds(departs, -fromHours * hour), charge }))
    .filter(({ charge }, at, all) => {
      const next = all[at + 1];
      return next === undefined || !isSameCharge(charge, next.charge);
    });
}

function isSameCharge(one: PolicyCharge, other: PolicyCharge): boolean {
  return 'percent' in one
    ? 'percent' in other && one.percent === other.percent
    : 'amount' in other && one.amount.minor === other.amount.minor;
}
