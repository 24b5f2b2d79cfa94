/** What the house agrees with an agency, and its tariff, as dated rows: read as rules, and written from them. */
import { matchOf } from '../agency/markup/rule-fields.ts';
import { type Service, services } from '../booking/booking.ts';
import {
  type CancelFeeRow,
  type ChargeKind,
  chargeKinds,
  type ChargeRow,
  type ProductCommissionRow,
  type ProductFeeRow,
  type ProductMarkupRow,
  type ProductMatch,
  type SaleTime,
} from '../booking/sale/selling-terms.ts';
import type { CommissionRow, ConvenienceFeeRow, FareMatch, PromoRow } from '../flight/terms/terms.ts';
import type { DatedRow } from '../rules/dated-row.ts';
import { standsOn, withRows } from '../rules/dated-rules.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import {
  type AgencyRows,
  type AgencyRule,
  type AgencyRuleKind,
  type AgencyRuleMatch,
  tidyAgencyRule,
} from './agency-rules.ts';
import { lastingFees, withMornings } from './cancel-fee-rows.ts';

/** The rules that hold on a day or later, kind by kind, flights' first, each kind's in their order. */
export function agencyRulesOn(rows: AgencyRows, on: IsoDate): readonly AgencyRule[] {
  return rulesWhere(rows, standsOn(on));
}

/** The rules that are over on a day, those that ended last first. */
export function agencyRulesOver(rows: AgencyRows, on: IsoDate): readonly AgencyRule[] {
  const stands = standsOn(on);
  const last = ({ to = on }: AgencyRule) => to;
  return rulesWhere(rows, (row) => !stands(row)).toSorted((one, other) =>
    last(one) === last(other) ? 0 : last(one) < last(other) ? 1 : -1,
  );
}

function rulesWhere(rows: AgencyRows, holds: (row: DatedRow) => boolean): readonly AgencyRule[] {
  return [
    ...rows.promos.filter(holds).map(promoRule),
    ...rows.commissions.filter(holds).map(commissionRule),
    ...rows.productCommissions.filter(holds).flatMap(productCommissionRules),
    ...rows.convenienceFees.filter(holds).map(feeRule),
    ...rows.productFees.filter(holds).flatMap(productFeeRules),
    ...chargeKinds.flatMap((kind) => ofCharge(rows, kind).filter(holds).flatMap(chargeRules)),
    ...lastingFees(rows.cancelFees).filter(holds).flatMap(cancelFeeRules),
    ...rows.productMarkups.filter(holds).flatMap(productMarkupRules),
  ];
}

/** Rows under which the rules hold from a moment on: what was on a day before stays as it was then (`withRows`). */
export function withAgencyRules(rows: AgencyRows, rules: readonly AgencyRule[], { on, at }: SaleTime): AgencyRows {
  const tidied = rules.map(tidyAgencyRule);
  const ofKind = (wanted: AgencyRuleKind) => tidied.filter(({ kind }) => kind === wanted);
  const of = (kind: AgencyRuleKind, isFlights: boolean) =>
    ofKind(kind).filter(({ service }) => (service === 'flight') === isFlights);
  return {
    promos: withRows(rows.promos, of('promo', true), on, {
      rulesOf: (row) => [promoRule(row)],
      rowOf: (rule) => ({
        ...rowOf(rule),
        code: rule.code ?? '',
        match: matchOf(rule),
        takes: 'each' in rule.amount ? { perTraveller: rule.amount.each } : rule.amount,
        borneBy: rule.borneBy ?? 'agency',
      }),
    }),
    commissions: withRows(rows.commissions, of('commission', true), on, {
      rulesOf: (row) => [commissionRule(row)],
      rowOf: (rule) => ({ ...rowOf(rule), match: matchOf(rule), ...share(rule), on: rule.basis ?? 'base' }),
    }),
    productCommissions: withRows(rows.productCommissions, of('commission', false), on, {
      rulesOf: productCommissionRules,
      rowOf: (rule) => ({ ...rowOf(rule), match: { products: [rule.service] }, ...share(rule) }),
    }),
    convenienceFees: withRows(rows.convenienceFees, of('fee', true), on, {
      rulesOf: (row) => [feeRule(row)],
      rowOf: (rule) => ({ ...rowOf(rule), match: matchOf(rule), perTraveller: each(rule) }),
    }),
    productFees: withRows(rows.productFees, of('fee', false), on, {
      rulesOf: productFeeRules,
      rowOf: (rule) => ({ ...rowOf(rule), match: { products: [rule.service] }, perUnit: each(rule) }),
    }),
    charges: chargeKinds.flatMap((kind) =>
      withRows(ofCharge(rows, kind), ofKind(kind), on, {
        rulesOf: chargeRules,
        rowOf: (rule) => ({
          ...rowOf(rule),
          match: { products: [rule.service] },
          charge: kind,
          amount: unitAmountOf(rule),
        }),
      }),
    ),
    cancelFees: withMornings(rows.cancelFees, { on, at }, (lasting) =>
      withRows(lasting, ofKind('cancelling'), on, {
        rulesOf: cancelFeeRules,
        rowOf: (rule) => ({ ...rowOf(rule), match: { products: [rule.service] }, perUnit: each(rule) }),
      }),
    ),
    productMarkups: withRows(rows.productMarkups, of('markup', false), on, {
      rulesOf: productMarkupRules,
      rowOf: (rule) => ({ ...rowOf(rule), match: { products: [rule.service] }, amount: unitAmountOf(rule) }),
    }),
  };
}

function promoRule(row: PromoRow): AgencyRule {
  const { takes, code, borneBy, match } = row;
  const amount = 'perTraveller' in takes ? { each: takes.perTraveller } : takes;
  return { ...common(row), kind: 'promo', service: 'flight', code, amount, borneBy, ...ofFlights(match) };
}

function commissionRule(row: CommissionRow): AgencyRule {
  const { basisPoints, on: basis, match } = row;
  return { ...common(row), kind: 'commission', service: 'flight', amount: { basisPoints }, basis, ...ofFlights(match) };
}

function feeRule(row: ConvenienceFeeRow): AgencyRule {
  const amount = { each: row.perTraveller };
  return { ...common(row), kind: 'fee', service: 'flight', amount, ...ofFlights(row.match) };
}

function productCommissionRules(row: ProductCommissionRow): readonly AgencyRule[] {
  return forServices(row, { kind: 'commission', amount: { basisPoints: row.basisPoints } });
}

function productFeeRules(row: ProductFeeRow): readonly AgencyRule[] {
  return forServices(row, { kind: 'fee', amount: { each: row.perUnit } });
}

function cancelFeeRules(row: CancelFeeRow): readonly AgencyRule[] {
  return forServices(row, { kind: 'cancelling', amount: { each: row.perUnit } }, services);
}

function productMarkupRules(row: ProductMarkupRow): readonly AgencyRule[] {
  return forServices(row, { kind: 'markup', amount: ruleAmountOf(row) });
}

function ofCharge({ charges }: AgencyRows, kind: ChargeKind): readonly ChargeRow[] {
  return charges.filter(({ charge }) => charge === kind);
}

function chargeRules(row: ChargeRow): readonly AgencyRule[] {
  return forServices(row, { kind: row.charge, amount: ruleAmountOf(row) }, services);
}

function ruleAmountOf({ amount }: Pick<ProductMarkupRow, 'amount'>): AgencyRule['amount'] {
  return 'perUnit' in amount ? { each: amount.perUnit } : amount;
}

/** One for each service that the row is for. */
function forServices(
  row: DatedRow & { readonly match: ProductMatch },
  said: Pick<AgencyRule, 'kind' | 'amount'>,
  among: readonly Service[] = services.slice(1),
): readonly AgencyRule[] {
  const { products } = row.match;
  return among
    .filter((service) => products?.includes(service) ?? true)
    .map((service) => ({
      ...common(row),
      ruleId: products?.length === 1 ? row.id : `${row.id}-${service}`,
      service,
      ...said,
    }));
}

function common({ id, from, to }: DatedRow) {
  return { ruleId: id, from, ...(to !== undefined && { to }) };
}

function ofFlights({ companies: _companies, ...match }: FareMatch): AgencyRuleMatch {
  return match;
}

function rowOf({ ruleId: id, from, to }: AgencyRule) {
  return { id, from, ...(to !== undefined && { to }), note: 'Set by an operator' };
}

// A rule that keeps the rules says what its kind says.
function share({ amount }: AgencyRule): { readonly basisPoints: number } {
  if ('each' in amount) throw new TypeError('A commission is a share');
  return { basisPoints: amount.basisPoints };
}

function unitAmountOf({ amount }: AgencyRule): ProductMarkupRow['amount'] {
  return 'each' in amount ? { perUnit: amount.each } : amount;
}

function each({ amount }: AgencyRule) {
  if (!('each' in amount)) throw new TypeError('A fee is an amount');
  return amount.each;
}
