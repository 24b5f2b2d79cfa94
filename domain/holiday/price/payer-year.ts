/**
 * Tax that is collected of a payer by what they paid in the financial year: up to a row's limit one rate, above it another. What counts
 * is every package abroad that was sold under the payer's PAN in that year by this agency, with GST and without the tax itself, as far
 * as its rooms still stand: a room that was given up no longer counts, whatever was kept of it, and what was collected of others before is not
 * changed by it. What a payer paid to other sellers is not on record here. It needs an accountant's eye before real business.
 */
import type { Currency } from '../../money/currency.ts';
import {
  formatDecimal,
  isZero,
  max,
  min,
  type Money,
  parseMoney,
  percentage,
  subtract,
  sum,
  zero,
  percentText,
} from '../../money/money.ts';
import { exchanged } from '../../price/exchange.ts';
import type { PricePart } from '../../price/price.ts';
import { appliedRule } from '../../rules/applied-rule.ts';
import { rowOn } from '../../rules/dated-row.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { type Instant, plusSeconds } from '../../time/instant.ts';
import type { BookingStatus } from '../../booking/life.ts';
import type { Unit } from '../../booking/booking.ts';
import type { TcsRow } from './tax-rows.ts';

/** A room that is paid for under a PAN. */
export interface PaidRoom {
  readonly item: number;
  readonly amount: Money;
}

/** What somebody set out to buy under a PAN, and what has become of it; `status` where a booking came of it. */
export interface YearClaim {
  readonly quoteId: string;
  readonly pan: string;
  readonly claimedAt: Instant;
  readonly rooms: readonly PaidRoom[];
  readonly status?: BookingStatus | undefined;
  readonly gone?: readonly Unit[] | undefined;
}

/** A sale opens its booking in less; a claim that none came of by then stands for nothing. */
const claimGoodForSeconds = 300;

export function isFresh({ claimedAt }: Pick<YearClaim, 'claimedAt'>, now: Instant): boolean {
  return plusSeconds(claimedAt, claimGoodForSeconds) > now;
}

const nothingBooked: readonly BookingStatus[] = ['not-confirmed', 'cancelled', 'released', 'expired'];

/** What counts of claims, but for those of one quote. */
export function paidInYear(
  claims: readonly YearClaim[],
  {
    pan,
    quoteId,
    now,
    currency,
  }: { readonly pan: string; readonly quoteId?: string; readonly now: Instant; readonly currency: Currency },
): Money {
  const counting = claims.filter(
    (claim) =>
      claim.pan === pan &&
      claim.quoteId !== quoteId &&
      (claim.status === undefined ? isFresh(claim, now) : !nothingBooked.includes(claim.status)),
  );
  return sum(
    currency,
    counting.flatMap(({ rooms, gone = [] }) =>
      rooms
        .filter(({ item, amount }) => amount.currency === currency && !gone.some((unit) => unit.item === item))
        .map(({ amount }) => amount),
    ),
  );
}

/** The line of an amount whose payer paid `before` for others in the year. Where the row has a limit it says how the limit was shared out. */
export function tcsLine(
  of: Money,
  row: TcsRow,
  { on, before }: { readonly on: IsoDate; readonly before: Money },
): PricePart {
  const { basisPoints, above, section } = row;
  const { currency } = of;
  const params = { percent: percentText(basisPoints), of: formatDecimal(of), section };
  const rule = appliedRule({ ...row, called: 'tcs-package' });
  if (above === undefined) return { name: 'tcs', amount: percentage(of, basisPoints), params, rule };
  const limit = exchanged(above.rupees, 'INR', currency, on);
  const below = min(of, max(zero(currency), subtract(limit, before)));
  const over = subtract(of, below);
  return {
    name: 'tcs',
    amount: sum(currency, [percentage(below, basisPoints), percentage(over, above.basisPoints)]),
    params: {
      ...params,
      limit: formatDecimal(limit),
      before: formatDecimal(before),
      ...(!isZero(over) && {
        below: formatDecimal(below),
        over: formatDecimal(over),
        abovePercent: percentText(above.basisPoints),
      }),
    },
    rule,
  };
}

export interface YearAsked {
  readonly on: IsoDate;
  readonly rows: readonly TcsRow[];
  /** PAN of each room; of a room whose payer nobody knows yet nothing was paid before. */
  readonly pans: readonly (string | undefined)[];
  readonly paidBefore: (pan: string) => Money | undefined;
}

/** Rooms with the tax of their payers, in their order: a payer's later room comes after the earlier ones. */
export function taxedByYear<Rooms extends readonly (readonly PricePart[])[]>(
  rooms: Rooms,
  { on, rows, pans, paidBefore }: YearAsked,
): Rooms {
  const row = rowOn(rows, on);
  if (row === undefined) return rooms;
  const paid = new Map<string, Money>();
  const taxed = rooms.map((lines, item) =>
    lines.map((line) => {
      const of = taxedAmount(line);
      if (of === undefined) return line;
      const pan = pans[item];
      const before = (pan === undefined ? undefined : (paid.get(pan) ?? paidBefore(pan))) ?? zero(of.currency);
      if (pan !== undefined) paid.set(pan, sum(of.currency, [before, of]));
      return tcsLine(of, row, { on, before });
    }),
  );
  return taxed as unknown as Rooms;
}

/** What a line of this tax is taken of; undefined of another line. */
function taxedAmount({ name, amount, params }: PricePart): Money | undefined {
  return name === 'tcs' ? parseMoney(String(params?.['of'] ?? ''), amount.currency) : undefined;
}

export interface TaxedRoom extends PaidRoom {
  readonly tax: Money;
}

/** What of lines counts for the room that each is of, and what is collected of it. */
export function taxedLines(lines: readonly PricePart[], itemOf: (line: PricePart) => number): readonly TaxedRoom[] {
  return lines.flatMap((line) => {
    const amount = taxedAmount(line);
    return amount === undefined ? [] : [{ item: itemOf(line), amount, tax: line.amount }];
  });
}

/** The same of rooms by their order. */
export function taxedRooms(rooms: readonly (readonly PricePart[])[]): readonly TaxedRoom[] {
  return rooms.flatMap((lines, item) => taxedLines(lines, () => item));
}
