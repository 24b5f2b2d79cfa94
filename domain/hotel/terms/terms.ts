/**
 * An agency's terms on rooms: what it adds, what it is given, what the portal charges, by dated rows. Rooms are sold to the
 * agency at the supplier's price less commission.
 */
import { add, formatDecimal, isZero, type Money, negate, percentage, subtract, sum } from '../../money/money.ts';
import { tdsOnCommission } from '../../price/commission-tds.ts';
import { exchanged } from '../../price/exchange.ts';
import { gstOnFees } from '../../price/fee-gst.ts';
import type { AgencyTerms, Price, PricePart } from '../../price/price.ts';
import { appliedRule, type RuleName } from '../../rules/applied-rule.ts';
import { type DatedRow, rowOn, type TaxRateRow } from '../../rules/dated-row.ts';
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';

interface ShareRow extends DatedRow {
  /** Of a room's price before tax. */
  readonly basisPoints: number;
}

export interface RoomTerms {
  readonly markups: readonly ShareRow[];
  readonly commissions: readonly ShareRow[];
  /** So much a room, in rupees. */
  readonly fees: readonly (DatedRow & { readonly rupees: number })[];
  readonly gstOnFees: readonly TaxRateRow[];
  readonly tds: readonly TaxRateRow[];
}

const ownDecision = 'Terms that a deployment starts with; replace them by your own';
const from = isoDate('2020-01-01');

/** What a deployment starts with. Tax on fees and on commission is India's: see the decisions in the README of the domain. */
export function startingTerms(country: string): RoomTerms {
  const isIndian = country === 'IN';
  return {
    markups: [{ id: 'hotel-markup', from, basisPoints: 800, note: ownDecision }],
    commissions: [{ id: 'hotel-commission', from, basisPoints: 500, note: ownDecision }],
    fees: [{ id: 'hotel-fee', from, rupees: 75, note: ownDecision }],
    gstOnFees: isIndian ? gstOnFees : [],
    tds: isIndian ? tdsOnCommission : [],
  };
}

/** A room's price at the supplier, night by night. */
export interface SupplierNight {
  readonly date: IsoDate;
  readonly base: Money;
  readonly tax: Money;
  /** Of the tax. */
  readonly basisPoints: number;
  readonly rule?: ReturnType<typeof appliedRule>;
}
export type SupplierNights = readonly [SupplierNight, ...SupplierNight[]];

/** What an agency's terms make of one room, in amounts alone: for lists. */
export function customerPays(
  { base, tax }: { readonly base: Money; readonly tax: Money },
  terms: RoomTerms,
  on: IsoDate,
): { readonly total: Money; readonly earn: Money } {
  const markup = percentage(base, rowOn(terms.markups, on)?.basisPoints ?? 0);
  const commission = percentage(base, rowOn(terms.commissions, on)?.basisPoints ?? 0);
  const tds = percentage(commission, rowOn(terms.tds, on)?.basisPoints ?? 0);
  const total = [tax, markup, ...feesOf(base, terms, on).map(({ amount }) => amount)].reduce(add, base);
  return { total, earn: subtract(add(markup, commission), tds) };
}

/** A whole booking's price: a line for each room and part, each naming its room (`item`, from 0), so that a room leaves with its own. */
export function priceOf(rooms: readonly [SupplierNights, ...SupplierNights[]], terms: RoomTerms, on: IsoDate): Price {
  const { currency } = rooms[0][0].base;
  const parts = rooms.map((nights, item) => roomLines(nights, terms, on, item));
  const total = (some: readonly PricePart[]) =>
    sum(
      currency,
      some.map(({ amount }) => amount),
    );
  const fareLines = parts.flatMap(({ fare }) => fare);
  const fare: PricePart = { name: 'fare', amount: total(fareLines), parts: fareLines };
  const fees = parts.flatMap((each) => each.fees);
  const markup = parts.flatMap((each) => each.markup);
  const commission = parts.flatMap((each) => each.commission);
  const tds = parts.flatMap((each) => each.tds);
  const customer = [fare, ...markup, ...fees];
  const net = [fare, ...commission, ...tds, ...fees];
  return {
    total: total(customer),
    breakdown: { name: 'customer-price', amount: total(customer), parts: customer },
    netBreakdown: { name: 'net-payable', amount: total(net), parts: net },
    terms: termsOf(
      total(customer),
      { net: total(net), commission: negate(total(commission)), tds: total(tds) },
      total(markup),
    ),
  };
}

function termsOf(
  total: Money,
  { net, commission, tds }: Pick<AgencyTerms, 'net' | 'commission' | 'tds'>,
  markup: Money,
): AgencyTerms {
  return { net, commission, tds, markup, earn: subtract(total, net) };
}

function roomLines(nights: SupplierNights, terms: RoomTerms, on: IsoDate, item: number) {
  const { currency } = nights[0].base;
  const whole = (of: 'base' | 'tax') =>
    sum(
      currency,
      nights.map((night) => night[of]),
    );
  const base = whole('base');
  const commission = percentage(base, rowOn(terms.commissions, on)?.basisPoints ?? 0);
  return {
    fare: [
      {
        name: 'base-fare' as const,
        amount: base,
        params: { item },
        parts: nights.map(
          ({ date, base: amount }): PricePart => ({ name: 'room-night', amount, params: { item, date } }),
        ),
      },
      ...taxLines(nights, whole('tax'), item),
    ],
    markup: share('markup', rowOn(terms.markups, on), base, { item }),
    commission: share('commission', rowOn(terms.commissions, on), base, { item }, -1),
    tds: share('tds', rowOn(terms.tds, on), commission, { item }),
    fees: feesOf(base, terms, on).map((part) => ({ ...part, params: { ...part.params, item } })),
  };
}

/** The tax of a room under one line, opened night by night: whoever gives up first nights keeps theirs apart. */
function taxLines(nights: SupplierNights, amount: Money, item: number): readonly PricePart[] {
  if (isZero(amount)) return [];
  const parts = nights.map(
    ({ date, tax, basisPoints, rule }): PricePart => ({
      name: 'room-night',
      amount: tax,
      params: { item, date, percent: String(basisPoints / 100) },
      ...(rule && { rule }),
    }),
  );
  return [{ name: 'taxes', amount, params: { item }, parts }];
}

function feesOf({ currency }: Money, terms: RoomTerms, on: IsoDate): readonly PricePart[] {
  const row = rowOn(terms.fees, on);
  if (row === undefined) return [];
  const amount = exchanged(row.rupees, 'INR', currency, on);
  return [
    ...line('convenience-fee', row, amount, { count: 1, each: formatDecimal(amount) }),
    ...share('gst', rowOn(terms.gstOnFees, on), amount, {}),
  ];
}

const called: { readonly [Name in PricePart['name']]?: RuleName } = {
  markup: 'agency-markup',
  commission: 'agency-commission',
  tds: 'tds-commission',
  'convenience-fee': 'portal-fee',
  gst: 'gst-agent-fee',
};

/** So much of a basis, as a line that says so; given back where `sign` is below zero. */
function share(
  name: PricePart['name'],
  row: ShareRow | TaxRateRow | undefined,
  of: Money,
  params: NonNullable<PricePart['params']>,
  sign: 1 | -1 = 1,
): readonly PricePart[] {
  if (row === undefined) return [];
  const { basisPoints } = row;
  const how = {
    percent: String(basisPoints / 100),
    of: formatDecimal(of),
    ...('section' in row && row.section !== undefined && { section: row.section }),
  };
  return line(name, row, percentage(of, basisPoints * sign), { ...how, ...params });
}

/** None where it comes to nothing. */
function line(
  name: PricePart['name'],
  row: DatedRow,
  amount: Money,
  params: NonNullable<PricePart['params']>,
): readonly PricePart[] {
  return isZero(amount)
    ? []
    : [{ name, amount, params, rule: appliedRule({ ...row, called: called[name] ?? 'portal-fee' }) }];
}
