/**
 * What a cancellation would come to at other times, and what could be done instead, each with its amount where it is known.
 * Every figure is computed as the cancellation itself is.
 */
import type { Money } from '../../money/money.ts';
import { type Instant, plusMilliseconds } from '../../time/instant.ts';
import type { Unit } from '../booking.ts';
import { hasUnit, partsOf } from '../units.ts';
import {
  balanceAfter,
  type Cancellable,
  type Cancellation,
  cancellationOf,
  type CancelQuestion as Question,
  type CancelRules,
} from './cancellation.ts';

/** What a product says of other times and ways. */
export interface OutlookRules<Sold extends Cancellable> extends CancelRules<Sold> {
  /** When what was bought for units begins. */
  begins(booking: Sold, units: readonly Unit[]): readonly Instant[];
  /** The last moments of the steps of their rules, in order of time. */
  stepEnds(booking: Sold, units: readonly Unit[]): readonly Instant[];
  /** What changing instead is charged, tax included; undefined where the rules do not allow it now. */
  changing(question: Question<Sold>): Money | undefined;
}

/** Units whose time has begun: nobody here knows who came, so people decide what is to be had back for them. */
export function begunUnits<Sold extends Cancellable>(
  rules: Pick<OutlookRules<Sold>, 'units' | 'begins'>,
  booking: Sold,
  now: Instant,
): readonly Unit[] {
  return rules.units(booking).filter((unit) => hasBegun(rules, booking, unit, now));
}

export function hasBegun<Sold extends Cancellable>(
  { begins }: Pick<OutlookRules<Sold>, 'begins'>,
  booking: Sold,
  unit: Unit,
  now: Instant,
): boolean {
  return begins(booking, [unit]).some((at) => at <= now);
}

/** Whether all of it has begun, what was given up included: nothing can be given back any more. */
export function hasBegunWhole<Sold extends Cancellable>(
  rules: Pick<OutlookRules<Sold>, 'units' | 'begins'>,
): (booking: Sold, now: Instant) => boolean {
  return (booking, now) => rules.units(booking).every((unit) => hasBegun(rules, booking, unit, now));
}

/** The last moment, from now on, at which the charges of units are what they are now; undefined where none comes any more. */
export function chargesHoldUntil<Sold extends Cancellable>(
  { stepEnds }: Pick<OutlookRules<Sold>, 'stepEnds'>,
  booking: Sold,
  units: readonly Unit[],
  now: Instant,
): Instant | undefined {
  return stepEnds(booking, units).find((end) => end >= now);
}

/** What cancelling comes to. */
export interface CancelFigures {
  readonly charges: Money;
  readonly customerRefund: Money;
  /** To the agency's account; for callers who may see net fares. */
  readonly refund?: Money;
  /** The agency's own additions, which it may keep; for callers who may see net fares. */
  readonly markup?: Money;
  /** What of the customer's refund comes back to who pays by instalments; below zero where they still owe. */
  readonly toCustomer?: Money;
}

/** What is paid later, as it will have been paid at other times. */
interface PaidLater {
  /** Of a balance that the agency has still to pay: when it will have been charged. */
  readonly chargedFrom?: Instant | undefined;
  /** Of a customer who pays by instalments. */
  readonly toCustomer?: ((cancellation: Cancellation, at: Instant) => Money) | undefined;
}

/**
 * now; a day later; when a step of the rules begins that costs more or less; once a balance that is still to pay was charged; after
 * departure, if nobody travels.
 */
export const cancelMomentKinds = ['now', 'tomorrow', 'step', 'balance', 'departure'] as const;

export interface CancelMoment extends CancelFigures {
  readonly kind: (typeof cancelMomentKinds)[number];
  /** From when on. */
  readonly at: Instant;
  /**
   * What of the refund comes to the account then, of a booking that has a balance to pay: the rest settles that; below zero where more
   * is kept than was paid. For callers who may see net fares.
   */
  readonly toAccount?: Money;
}

/**
 * change: another of its kind, at the fees of the rules, the difference in price beside them. item, traveller: only one of
 * those chosen. wait: later at what it costs then. no-show: not to come. supplier: refusing the supplier's own change.
 */
export const cancelAlternativeKinds = ['change', 'item', 'traveller', 'wait', 'no-show', 'supplier'] as const;

export interface CancelAlternative extends Partial<CancelFigures> {
  readonly kind: (typeof cancelAlternativeKinds)[number];
  /** Positions in the booking, from 0: who, and what. */
  readonly travellers: readonly number[];
  readonly items: readonly number[];
  /** Of waiting: the last moment at which it costs what it does now. Figures are those after it. */
  readonly until?: Instant;
}

export interface CancelOutlook {
  readonly overTime: readonly CancelMoment[];
  readonly alternatives: readonly CancelAlternative[];
}

/** What a traveller's own cancellation has beside it; `supplierChanged` where the supplier has changed what was sold. */
export function cancelOutlook<Sold extends Cancellable>(
  rules: OutlookRules<Sold>,
  question: Question<Sold>,
  supplierChanged: boolean,
  paidLater: PaidLater = {},
): CancelOutlook {
  const asked = { rules, question, paidLater };
  const overTime = chargesOverTime(rules, question, paidLater);
  return { overTime, alternatives: alternativesTo(asked, overTime, supplierChanged) };
}

interface Asked<Sold extends Cancellable> {
  readonly rules: OutlookRules<Sold>;
  readonly question: Question<Sold>;
  readonly paidLater: PaidLater;
}

/**
 * Now, tomorrow, at each step of the rules that changes a figure, once its balance was charged, and once the first of it has begun; in
 * order of time.
 */
export function chargesOverTime<Sold extends Cancellable>(
  rules: OutlookRules<Sold>,
  question: Question<Sold>,
  paidLater: PaidLater = {},
): readonly CancelMoment[] {
  const { chargedFrom } = paidLater;
  const { booking, places, now } = question;
  const [departure] = rules.begins(booking, places).toSorted();
  if (departure === undefined || departure < now) return [];
  const tomorrow = plusMilliseconds(now, dayMilliseconds);
  const times: readonly Pick<CancelMoment, 'kind' | 'at'>[] = [
    { kind: 'now', at: now },
    // Before tomorrow, where that is the same moment: it is the step that changes the figures.
    ...rules
      .stepEnds(booking, places)
      .filter((end) => end >= now && end < departure)
      .map((end) => ({ kind: 'step' as const, at: justAfter(end) })),
    ...(tomorrow <= departure ? [{ kind: 'tomorrow' as const, at: tomorrow }] : []),
    ...(booking.putOff !== undefined && chargedFrom !== undefined && chargedFrom > now && chargedFrom < departure
      ? [{ kind: 'balance' as const, at: chargedFrom }]
      : []),
    { kind: 'departure', at: justAfter(departure) },
  ];
  const moments: CancelMoment[] = [];
  for (const { kind, at } of times.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))) {
    const reason = kind === 'departure' ? 'no-show' : 'traveller';
    const figures = figuresAt({ rules, question, paidLater }, { at, reason, chargedFrom });
    const before = moments.at(-1);
    if (figures === undefined || (kind === 'step' && before !== undefined && isSame(before, figures))) continue;
    moments.push({ kind, at, ...figures });
  }
  return moments;
}

const dayMilliseconds = 86_400_000;

/** A step of the rules holds to its last moment. */
function justAfter(end: Instant): Instant {
  return plusMilliseconds(end, 1);
}

function figuresAt<Sold extends Cancellable>(
  { rules, question, paidLater: { toCustomer } }: Asked<Sold>,
  {
    at,
    reason,
    places = question.places,
    chargedFrom,
  }: Pick<CancelMoment, 'at'> &
    Pick<Question<Sold>, 'reason'> & { readonly places?: readonly Unit[]; readonly chargedFrom?: Instant | undefined },
): Omit<CancelMoment, 'kind' | 'at'> | undefined {
  const booking = chargedFrom !== undefined && chargedFrom <= at ? paidWhole(question.booking) : question.booking;
  const answer = cancellationOf(rules, { ...question, booking, places, now: at, reason });
  if ('violations' in answer) return undefined;
  const figures = {
    ...figuresOf(answer.cancellation),
    ...(toCustomer && { toCustomer: toCustomer(answer.cancellation, at) }),
  };
  if (chargedFrom === undefined || question.booking.putOff === undefined) return figures;
  return {
    ...figures,
    toAccount: balanceAfter(booking, answer.cancellation)?.toAccount ?? answer.cancellation.refund.amount,
  };
}

/** Once its balance was charged. */
function paidWhole<Sold extends Cancellable>(booking: Sold): Sold {
  const { putOff: _charged, ...paid } = booking;
  return paid as Sold;
}

function figuresOf({ charges, customer, refund }: Cancellation): CancelFigures {
  return {
    charges: charges.amount,
    customerRefund: customer.refund,
    refund: refund.amount,
    markup: customer.markup,
  };
}

function isSame(one: CancelFigures, other: CancelFigures): boolean {
  return (
    one.charges.minor === other.charges.minor &&
    one.customerRefund.minor === other.customerRefund.minor &&
    one.refund?.minor === other.refund?.minor
  );
}

function alternativesTo<Sold extends Cancellable>(
  asked: Asked<Sold>,
  overTime: readonly CancelMoment[],
  supplierChanged: boolean,
): readonly CancelAlternative[] {
  const { rules, question } = asked;
  const { places, now } = question;
  const all = partsOf(places);
  const { travellers, items } = all;
  const only = (
    kind: 'item' | 'traveller',
    chosen: readonly Unit[],
    whose: Pick<CancelAlternative, 'travellers' | 'items'>,
  ): readonly CancelAlternative[] => {
    const figures = figuresAt(asked, { at: now, reason: 'traveller', places: chosen });
    return figures === undefined ? [] : [{ kind, ...whose, ...figures }];
  };
  const charges = rules.changing(question);
  return [
    ...(supplierChanged ? fullRefund(asked) : []),
    { kind: 'change', ...all, ...(charges && { charges }) },
    ...(items.length < 2
      ? []
      : items.flatMap((at) =>
          only(
            'item',
            places.filter(({ item }) => item === at),
            { travellers, items: [at] },
          ),
        )),
    ...(travellers.length < 2
      ? []
      : travellers.flatMap((at) =>
          only(
            'traveller',
            places.filter(({ traveller }) => traveller === at),
            { travellers: [at], items },
          ),
        )),
    ...waiting(overTime).map((wait) => ({ ...wait, ...all })),
    ...overTime
      .filter(({ kind }) => kind === 'departure')
      .map(({ kind: _kind, at: _at, ...figures }) => ({ kind: 'no-show' as const, ...all, ...figures })),
  ];
}

/** All that is not used and not cancelled, as refusing the supplier's change gives it back. */
function fullRefund<Sold extends Cancellable>(asked: Asked<Sold>): readonly CancelAlternative[] {
  const { rules, question } = asked;
  const { booking, now } = question;
  const { gone = [], used = [] } = booking;
  const left = rules.units(booking).filter((unit) => !hasUnit([...gone, ...used], unit));
  const figures = figuresAt(asked, { at: now, reason: 'supplier', places: left });
  return figures === undefined ? [] : [{ kind: 'supplier', ...partsOf(left), ...figures }];
}

/** Until when it costs what it does now, and what it costs then; nothing where it stays so until departure. */
function waiting(overTime: readonly CancelMoment[]): readonly Omit<CancelAlternative, keyof Whose>[] {
  return overTime
    .filter(({ kind }) => kind === 'step')
    .slice(0, 1)
    .map(({ kind: _kind, at, toAccount: _toAccount, ...figures }) => ({
      kind: 'wait',
      until: plusMilliseconds(at, -1),
      ...figures,
    }));
}

type Whose = Pick<CancelAlternative, 'travellers' | 'items'>;
