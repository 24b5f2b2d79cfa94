/** How a package's price is built: what each room is charged for its parts, GST on all of it, and TCS where it leads abroad. */
import type { Currency } from '../../money/currency.ts';
import { formatDecimal, isZero, type Money, percentage, percentText, sum, zero } from '../../money/money.ts';
import { exchanged } from '../../price/exchange.ts';
import type { PricePart } from '../../price/price.ts';
import { appliedRule, type AppliedRule } from '../../rules/applied-rule.ts';
import { type DatedRow, rowOn } from '../../rules/dated-row.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { sharesOf, type RoomParty, type Share } from '../trip/party.ts';
import { tcsLine } from './payer-year.ts';
import { gstOnTours, tcsOnPackages } from './tax-rows.ts';

/** What a package is put together from. Flights are no part that commission is given on. */
export const componentKinds = ['flights', 'stays', 'cars', 'sights', 'meals', 'service'] as const;
export type ComponentKind = (typeof componentKinds)[number];

/** One part of a room's price, taxes of its own seller included. */
export interface Component {
  readonly kind: ComponentKind;
  readonly amount: Money;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What is asked for a person, in whole rupees, by how the room is shared. */
export interface PublishedRow extends DatedRow {
  readonly rupees: Readonly<Record<Share, number>>;
}

export interface PricedAt {
  readonly on: IsoDate;
  readonly currency: Currency;
  readonly abroad: boolean;
}

/** Ticket or hotel alone is no package: two parts of ticket, hotel and anything else are. */
function isPackage(kinds: ReadonlySet<ComponentKind>): boolean {
  const others = (['cars', 'sights', 'meals', 'service'] as const).some((kind) => kinds.has(kind));
  return [kinds.has('flights'), kinds.has('stays'), others].filter(Boolean).length >= 2;
}

/** A room of parts: flights by themselves, everything on the ground as `base-fare`. */
export function roomLines(components: readonly Component[], at: PricedAt): readonly PricePart[] {
  const something = components.filter(({ amount }) => !isZero(amount));
  const lines = something.map(({ kind, amount, params }): PricePart => {
    if (kind === 'flights') return { name: 'package-flights', amount, ...(params && { params }) };
    return { name: 'base-fare', amount, params: { what: kind, ...params } };
  });
  return withTaxes(lines, new Set(something.map(({ kind }) => kind)), at);
}

/** A room at published prices, which have all parts with them. */
export function publishedLines(room: RoomParty, row: PublishedRow, at: PricedAt): readonly PricePart[] {
  const rule: AppliedRule = appliedRule({ ...row, called: 'tour-tariff' });
  const all = sharesOf(room);
  const lines = [...new Set(all)].map((share): PricePart => {
    const count = all.filter((each) => each === share).length;
    const each = exchanged(row.rupees[share], 'INR', at.currency, at.on);
    return {
      name: 'base-fare',
      amount: sum(
        at.currency,
        Array.from({ length: count }, () => each),
      ),
      params: { what: 'share', share, count, each: formatDecimal(each) },
      rule,
    };
  });
  return withTaxes(
    lines.filter(({ amount }) => !isZero(amount)),
    new Set(componentKinds),
    at,
  );
}

function withTaxes(
  lines: readonly PricePart[],
  kinds: ReadonlySet<ComponentKind>,
  { on, currency, abroad }: PricedAt,
): readonly PricePart[] {
  const before = totalOf(lines, currency);
  const gst = rowOn(gstOnTours, on);
  const taxes: readonly PricePart[] =
    gst === undefined
      ? []
      : [
          {
            name: 'taxes',
            amount: percentage(before, gst.basisPoints),
            params: { percent: percentText(gst.basisPoints), of: formatDecimal(before) },
            rule: appliedRule({ ...gst, called: 'gst-tour' }),
          },
        ];
  const untilHere = [...lines, ...taxes];
  const row = abroad && isPackage(kinds) ? rowOn(tcsOnPackages, on) : undefined;
  if (row === undefined) return untilHere;
  // By itself: who pays, and what they paid before, is known later (`payer-year.ts`).
  return [...untilHere, tcsLine(totalOf(untilHere, currency), row, { on, before: zero(currency) })];
}

function totalOf(parts: readonly PricePart[], currency: Currency): Money {
  return sum(
    currency,
    parts.map(({ amount }) => amount),
  );
}
