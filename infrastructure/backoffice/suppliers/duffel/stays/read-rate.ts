/**
 * Rates as Duffel sells them: one amount for all nights, its tax and fees where it knows them. Only what is paid now from the
 * account’s balance, in the currency that is sold here, and takes no loyalty number.
 */
import type { CancelPolicy, CancelStep } from '#domain/hotel/cancel/policy.ts';
import type { PayableThere } from '#domain/hotel/search/found.ts';
import type { Board } from '#domain/hotel/stay/hotel.ts';
import type { SupplierNights } from '#domain/hotel/stay/night.ts';
import type { RoomCost } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { allocateEvenly, isZero, type Money, parseMoney, scale, subtract, zero } from '#domain/money/money.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/time/calendar-date.ts';
import { type Instant, parseInstant, plusMinutes } from '#domain/time/instant.ts';
import { placeTimeAt } from '#domain/time/place-time.ts';
import type { DuffelRate } from './stay-types.ts';

const boardOf: Readonly<Record<DuffelRate['board_type'], Board>> = {
  room_only: 'RO',
  breakfast: 'BB',
  half_board: 'HB',
  full_board: 'FB',
  all_inclusive: 'AI',
};

export interface ReadRate {
  readonly cost: RoomCost;
  readonly board: Board;
  readonly policy: CancelPolicy;
  readonly payableThere: readonly PayableThere[];
  readonly left?: number;
}

export interface RateReading {
  readonly currency: Currency;
  /** The hotel's. */
  readonly zone: string;
  readonly now: Instant;
}

/** As much as says what a rate costs. */
export interface StayAmounts {
  readonly total_amount: string;
  readonly total_currency: string;
  readonly base_amount: string | null;
}

/** Undefined in another currency. Of a price whose base is not known, all of it is base. */
export function costOf(
  { total_amount: whole, total_currency: of, base_amount: before }: StayAmounts,
  currency: Currency,
): RoomCost | undefined {
  const total = of === currency ? parseMoney(whole, currency) : undefined;
  if (total === undefined) return undefined;
  const base = (before === null ? undefined : parseMoney(before, currency)) ?? total;
  return base.minor > total.minor ? { base: total, tax: zero(currency) } : { base, tax: subtract(total, base) };
}

/** Undefined of what is not sold here. */
export function readRate(rate: DuffelRate, reading: RateReading): ReadRate | undefined {
  const { currency } = reading;
  const cost = costOf(rate, currency);
  const isPaidNow = rate.payment_type === 'pay_now' && rate.available_payment_methods.includes('balance');
  if (cost === undefined || !isPaidNow || rate.loyalty_programme_required) return undefined;
  const { quantity_available: left } = rate;
  return {
    cost,
    board: boardOf[rate.board_type],
    policy: policyOf(rate, cost, reading),
    payableThere: dueThere(rate),
    ...(left !== null && left > 0 && { left }),
  };
}

/** Each night’s share of a price that is said for all of them. */
export function nightsOf({ base, tax }: RoomCost, checkIn: IsoDate, checkOut: IsoDate): SupplierNights {
  const count = daysBetween(checkIn, checkOut);
  const [bases, taxes] = [allocateEvenly(base, count), allocateEvenly(tax, count)];
  const [first, ...others] = bases.map((each, night) => ({
    date: addDays(checkIn, night),
    base: each,
    tax: taxes[night] ?? zero(base.currency),
  }));
  if (first === undefined) throw new Error('A stay of no night');
  return [first, ...others];
}

const all: CancelStep = { charge: { by: 'percent', basisPoints: 10_000 } };

/** What is kept before each deadline: what is paid less what is given back; all of it after the last. */
function policyOf(
  { cancellation_timeline: timeline }: Pick<DuffelRate, 'cancellation_timeline'>,
  { base, tax }: RoomCost,
  { currency, zone, now }: RateReading,
): CancelPolicy {
  const total = base.minor + tax.minor;
  const steps = timeline.flatMap(({ before, refund_amount: amount, currency: of }): readonly CancelStep[] => {
    const refund = of === currency ? parseMoney(amount, currency) : undefined;
    const ends = parseInstant(before);
    if (refund === undefined || ends === undefined || ends <= now) return [];
    const kept = Math.max(0, total - refund.minor);
    // The deadline’s own minute is over.
    const until = placeTimeAt(plusMinutes(ends, -1), zone);
    return [{ until, charge: chargeOf(kept, total, base) }];
  });
  const [first, ...others] = steps;
  return first === undefined ? [all] : [first, ...others, all];
}

/** Tax on what is kept comes beside it, as its share. */
function chargeOf(kept: number, total: number, base: Money): CancelStep['charge'] {
  if (kept === 0) return { by: 'free' };
  return total === 0 || isZero(base) ? all.charge : { by: 'amount', amount: scale(base, kept, total) };
}

function dueThere({
  due_at_accommodation_amount: amount,
  due_at_accommodation_currency: currency,
}: DuffelRate): readonly PayableThere[] {
  const due = amount !== null && isCurrency(currency) ? parseMoney(amount, currency) : undefined;
  return due === undefined || isZero(due) ? [] : [{ what: 'taxes-and-fees', amount: due }];
}
