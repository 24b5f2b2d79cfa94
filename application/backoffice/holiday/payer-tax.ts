/** The tax of a quote's payers, by what they bought in the financial year: said with the quote, and claimed before it is booked from. */
import { Effect } from 'effect';
import { checkPan } from '#domain/agency/pan.ts';
import { panAsKept } from '#domain/holiday/checkout/rules.ts';
import {
  isFresh,
  type PaidRoom,
  paidInYear,
  taxedByYear,
  type TaxedRoom,
  taxedLines,
  taxedRooms,
  tcsLine,
  type YearClaim,
} from '#domain/holiday/price/payer-year.ts';
import { type TcsRow, tcsOnPackages } from '#domain/holiday/price/tax-rows.ts';
import { add, equals, type Money, subtract, sum } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import { rowOn } from '#domain/rules/dated-row.ts';
import { fiscalYearDates } from '#domain/time/fiscal-year.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { FareChanged } from '#application/desk/failures.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { PayerYears } from '#application/backoffice/ports/holiday/payer-years.ts';
import type { RoomLines } from '#application/backoffice/ports/holiday/holiday-supplier.ts';

export interface PayerTaxPorts {
  readonly payerYears: PayerYears;
  /** The rows of the law, where none are given. */
  readonly tcsRows?: readonly TcsRow[];
  readonly clock: Clock;
  readonly businessZone: string;
}

function rowsOf({ tcsRows = tcsOnPackages }: Pick<PayerTaxPorts, 'tcsRows'>): readonly TcsRow[] {
  return tcsRows;
}

function yearOf({ clock, businessZone }: PayerTaxPorts) {
  const now = clock.now();
  const on = dateIn(now, businessZone);
  const { first: from, last: until } = fiscalYearDates(on);
  return { now, on, from, until };
}

export interface TaxedRooms {
  readonly rooms: RoomLines;
  /** What the tax is more than its supplier said, who knows of no payers. */
  readonly more: Money;
}

/** What rooms are charged under their payers' PANs; texts that are none are payers whom nobody knows yet. */
export function taxedFor(
  ports: PayerTaxPorts,
  agencyId: string,
  offered: { readonly rooms: RoomLines; readonly total: Money },
  given: readonly string[],
): Effect.Effect<TaxedRooms> {
  return Effect.gen(function* () {
    const { now, on, from, until } = yearOf(ports);
    const { currency } = offered.total;
    const pans = given.map(panAsKept).map((pan) => (pan !== '' && checkPan(pan, 'pan').length === 0 ? pan : undefined));
    const known = [...new Set(pans.flatMap((pan) => pan ?? []))];
    const claims = known.length === 0 ? [] : yield* ports.payerYears.find({ agencyId, pans: known, from, until });
    const rooms = taxedByYear(offered.rooms, {
      on,
      rows: rowsOf(ports),
      pans,
      paidBefore: (pan) => paidInYear(claims, { pan, now, currency }),
    });
    const tax = (of: RoomLines) =>
      sum(
        currency,
        taxedRooms(of).map((each) => each.tax),
      );
    return { rooms, more: subtract(tax(rooms), tax(offered.rooms)) };
  });
}

/** What of a kept price is taxed, by room. */
function taxedIn({ breakdown }: Price): readonly TaxedRoom[] {
  const lines = (breakdown.parts ?? []).flatMap(({ parts = [] }) => parts);
  return taxedLines(lines, ({ params }) => Number(params?.['item'] ?? 0));
}

export interface QuotedTax {
  readonly agencyId: string;
  readonly quoteId: string;
  readonly price: Price;
  /** Of each room. */
  readonly pans: readonly string[];
}

/**
 * Claims what is bought for its payers, so that of two who buy at once under one PAN the later counts the earlier. FareChanged where
 * they paid something else in the year than the quote says: by other bookings meanwhile, or as the quote was made for nobody's PAN. Answers
 * whether it is claimed now, to be released where nothing is booked.
 */
export function claimPayers(
  ports: PayerTaxPorts,
  { agencyId, quoteId, price, pans }: QuotedTax,
): Effect.Effect<boolean, FareChanged> {
  return Effect.gen(function* () {
    const { now, on, from, until } = yearOf(ports);
    const row = rowOn(rowsOf(ports), on);
    const quoted = taxedIn(price);
    if (row === undefined || quoted.length === 0) return false;
    const { currency } = price.total;
    const payers = [...new Set(pans)].map((pan) => ({ pan, rooms: quoted.filter(({ item }) => pans[item] === pan) }));
    let moved = price.total;
    const decision = yield* ports.payerYears.claim(
      {
        agencyId,
        quoteId,
        pans: payers.map(({ pan }) => pan),
        from,
        until,
        boughtOn: on,
        at: now,
        payers: payers.map(({ pan, rooms }) => ({ pan, rooms: rooms.map(({ item, amount }) => ({ item, amount })) })),
      },
      (claims) => {
        // Asked again while it is being booked, or after, it is what it was.
        if (isClaimed(claims, { quoteId, payers, now })) return 'stands';
        let isSame = true;
        moved = price.total;
        for (const { pan, rooms } of payers) {
          let before = paidInYear(claims, { pan, quoteId, now, currency });
          for (const { amount, tax } of rooms) {
            const due = tcsLine(amount, row, { on, before }).amount;
            isSame &&= equals(due, tax);
            moved = add(moved, subtract(due, tax));
            before = add(before, amount);
          }
        }
        return isSame ? 'claim' : 'moved';
      },
    );
    if (decision === 'moved') return yield* new FareChanged({ from: price.total, to: moved });
    return decision === 'claim';
  });
}

function isClaimed(
  claims: readonly YearClaim[],
  {
    quoteId,
    payers,
    now,
  }: {
    readonly quoteId: string;
    readonly payers: readonly { readonly pan: string; readonly rooms: readonly PaidRoom[] }[];
    readonly now: Instant;
  },
): boolean {
  const own = claims.filter((claim) => claim.quoteId === quoteId);
  if (own.some(({ status }) => status !== undefined)) return true;
  const itemsOf = (rooms: readonly PaidRoom[]) => rooms.map(({ item }) => item).join();
  return payers.every(({ pan, rooms }) =>
    own.some((claim) => claim.pan === pan && itemsOf(claim.rooms) === itemsOf(rooms) && isFresh(claim, now)),
  );
}
