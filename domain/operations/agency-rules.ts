/**
 * What the house agrees with one agency: its promo codes, the commission that it is given and the fees that it is charged; and
 * the house's own tariff, which counts where nothing is agreed with an agency. Of those of one kind for a service the first that
 * is in force and fits counts. They are kept as dated rows, so that what was sold on an earlier day is explained by the row of
 * that day.
 */
import {
  checkRuleAmount,
  checkRuleDays,
  checkRuleMatch,
  checkRuleText,
  type MarkupAmount,
  type MarkupMatch,
  type MarkupMatchDraft,
  matchOf,
} from '../agency/markup/rule-fields.ts';
import { type Product, type Service, services } from '../booking/booking.ts';
import {
  type CancelFeeRow,
  type ChargeRow,
  chargeKinds,
  type ProductCommissionRow,
  type ProductFeeRow,
  type ProductMarkupRow,
  type ProductMatch,
  type UsualTerms,
} from '../booking/sale/selling-terms.ts';
import { startingCommissions } from '../flight/terms/standard-terms.ts';
import { promoMostCharacters, tidyPromo } from '../flight/terms/promo.ts';
import type { CommissionRow, ConvenienceFeeRow, PromoRow } from '../flight/terms/terms.ts';
import type { Currency } from '../money/currency.ts';
import { canonicalText } from '../rules/canonical-text.ts';
import { checkChoice } from '../rules/choice.ts';
import { type DatedRow, isInForce } from '../rules/dated-row.ts';
import { firstOf, required, type Violation, violation, within } from '../rules/violation.ts';
import type { IsoDate } from '../time/calendar-date.ts';

/** `handling` and `gateway`: charges of the house beside its fee, for handling and for what paying costs. `cancelling`: a fee for what a traveller cancels. `markup`: what an agency adds that has no markup rules of its own for a service; for trains the agent's fee, within its cap. */
export const agencyRuleKinds = ['promo', 'commission', 'fee', ...chargeKinds, 'cancelling', 'markup'] as const;
export type AgencyRuleKind = (typeof agencyRuleKinds)[number];

/** Whose rules they are. */
export type RuleOwner = 'agency' | 'house';

/** An agency writes its markup itself; promo codes are agreed with one agency. */
export const kindsOf = {
  agency: ['promo', 'commission', 'fee', ...chargeKinds, 'cancelling'],
  house: ['fee', ...chargeKinds, 'cancelling', 'commission', 'markup'],
} as const satisfies Readonly<Record<RuleOwner, readonly AgencyRuleKind[]>>;

/** What a commission on a flight is a share of. */
export const commissionBases = ['base', 'base-and-yq'] as const;
/** At whose cost a promo code is. */
export const promoBearers = ['agency', 'supplier'] as const;

/** What narrows a rule; of flights alone. */
export type AgencyRuleMatch = Omit<MarkupMatch, 'companies'>;

export interface AgencyRule extends AgencyRuleMatch {
  readonly ruleId: string;
  readonly kind: AgencyRuleKind;
  /** A promo code is for flights, the usual markup for all else: flights' is set with each new agency. */
  readonly service: Service;
  /** A fee is so much each, a commission a share; what a code takes off, a markup and a charge, the one or the other. */
  readonly amount: MarkupAmount;
  /** Of a promo, in capitals. */
  readonly code?: string;
  readonly borneBy?: (typeof promoBearers)[number];
  /** Of a commission on flights. */
  readonly basis?: (typeof commissionBases)[number];
  readonly from: IsoDate;
  /** The last day; until another replaces it where absent. */
  readonly to?: IsoDate;
}

/** A rule as it is being written. */
export interface AgencyRuleDraft extends Omit<MarkupMatchDraft, 'companies'> {
  readonly ruleId: string;
  readonly kind?: string | undefined;
  readonly service?: string | undefined;
  readonly amount?: MarkupAmount | undefined;
  readonly code?: string | undefined;
  readonly borneBy?: string | undefined;
  readonly basis?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface AgencyRows {
  readonly promos: readonly PromoRow[];
  readonly commissions: readonly CommissionRow[];
  readonly convenienceFees: readonly ConvenienceFeeRow[];
  readonly productCommissions: readonly ProductCommissionRow[];
  readonly productFees: readonly ProductFeeRow[];
  /** For handling and for paying, of any product. */
  readonly charges: readonly ChargeRow[];
  /** For cancelling, of any product. */
  readonly cancelFees: readonly CancelFeeRow[];
  /** Of the house alone. */
  readonly productMarkups: readonly ProductMarkupRow[];
}

/** What products are sold under until the house writes a tariff. */
export type UsualByProduct = { readonly [Each in Product]?: UsualTerms | undefined };

const mostAgencyRules = 120;
const codeForm = /^[A-Z0-9-]+$/;

/**
 * On a day, codes at `rules[n].ruleId` (`listed-twice`), `.kind`, `.service`, `.code`, `.amount`, `.amount.most`, `.borneBy`, `.basis`, `.from`, `.to`,
 * `.carriers` …: `required`, `too-long`, `not-a-choice`, `date-form`, `date-past` (a last day that is over), `range-order`,
 * `amount-currency`, `amount-negative`, `percent-between` (`least`, `most`), `list-count` (`most`).
 */
export function checkAgencyRules(
  rules: readonly AgencyRuleDraft[],
  currency: Currency,
  on: IsoDate,
  owner: RuleOwner = 'agency',
): readonly Violation[] {
  if (rules.length > mostAgencyRules) return [violation('list-count', 'rules', { most: mostAgencyRules })];
  const ids = rules.map(({ ruleId }) => ruleId);
  return rules.flatMap((rule, at) =>
    within(`rules[${at}]`, [
      ...checkAgencyRule(rule, currency, on, owner),
      ...(ids.indexOf(rule.ruleId) < at ? [violation('listed-twice', 'ruleId')] : []),
    ]),
  );
}

export function checkAgencyRule(
  rule: AgencyRuleDraft,
  currency: Currency,
  on: IsoDate,
  owner: RuleOwner = 'agency',
): readonly Violation[] {
  const { ruleId, kind, service, amount, to } = rule;
  const isOver = (violations: readonly Violation[]) =>
    violations.length === 0 && to !== undefined && to !== '' && to < on ? [violation('date-past', 'to')] : violations;
  return [
    ...checkRuleText(ruleId, 'ruleId'),
    ...checkChoice(kind, kindsOf[owner], 'kind'),
    ...checkChoice(service, servicesOf(kind), 'service'),
    ...(kind === 'promo' ? checkPromoFields(rule) : []),
    ...firstOf(
      amount === undefined ? [violation('required', 'amount')] : [],
      amount === undefined || sayable(kind, amount) ? [] : [violation('not-a-choice', 'amount')],
      amount === undefined ? [] : checkRuleAmount(amount, currency),
    ),
    ...(kind === 'commission' && service === 'flight' ? checkChoice(rule.basis, commissionBases, 'basis') : []),
    ...isOver(checkRuleDays(rule)),
    ...checkRuleMatch(rule),
  ];
}

/** Whether rules of a kind for flights may be for some fares alone. */
export function isNarrowed(kind: string | undefined): boolean {
  return kind === 'promo' || kind === 'commission' || kind === 'fee';
}

/** Whether rules of a kind are an amount or a share, as who writes them chooses. */
export function isEitherAmount(kind: string | undefined): boolean {
  return kind === 'promo' || kind === 'markup' || chargeKinds.some((each) => each === kind);
}

/** What rules of a kind are for. */
export function servicesOf(kind: string | undefined): readonly Service[] {
  if (kind === 'promo') return services.slice(0, 1);
  return kind === 'markup' ? services.slice(1) : services;
}

/** A fee is an amount, a commission a share without a cap. */
function sayable(kind: string | undefined, amount: MarkupAmount): boolean {
  if (kind === 'fee' || kind === 'cancelling') return 'each' in amount;
  return kind !== 'commission' || (!('each' in amount) && amount.most === undefined);
}

function checkPromoFields({ code = '', borneBy }: AgencyRuleDraft): readonly Violation[] {
  return [
    ...firstOf(
      required(code, 'code'),
      code.length > promoMostCharacters ? [violation('too-long', 'code', { most: promoMostCharacters })] : [],
      codeForm.test(tidyPromo(code)) ? [] : [violation('not-a-choice', 'code')],
    ),
    ...checkChoice(borneBy, promoBearers, 'borneBy'),
  ];
}

/** The house's rows, with what is started with in each list in which the house has never had one for flights, or for a product. */
export function startingTariff(rows: AgencyRows, usual: UsualByProduct): AgencyRows {
  const missing = <Row extends DatedRow & { readonly match: ProductMatch }>(
    own: readonly Row[],
    of: (terms: UsualTerms) => readonly Row[],
  ): readonly Row[] =>
    services.flatMap((product) => {
      const terms = usual[product];
      if (terms === undefined || own.some(({ match }) => match.products?.includes(product) ?? true)) return [];
      return of(terms).map((row) => ({ ...row, match: { products: [product] } }));
    });
  const { commissions, productCommissions, productFees, productMarkups } = rows;
  return {
    ...rows,
    commissions: startingCommissions(commissions),
    productCommissions: [...productCommissions, ...missing(productCommissions, (terms) => terms.productCommissions)],
    productFees: [...productFees, ...missing(productFees, (terms) => terms.productFees)],
    productMarkups: [...productMarkups, ...missing(productMarkups, (terms) => terms.productMarkups)],
  };
}

/** Of each kind of the house's the rule that counts for a service on a day, where no fare narrows it. */
export function tariffOn(
  rules: readonly AgencyRule[],
  service: Service,
  on: IsoDate,
): { readonly [Each in AgencyRuleKind]?: AgencyRule } {
  return Object.fromEntries(
    kindsOf.house.flatMap((kind) => {
      const found = rules.find(
        (rule) =>
          rule.kind === kind &&
          rule.service === service &&
          isInForce(rule, on) &&
          Object.keys(matchOf(rule)).length === 0,
      );
      return found === undefined ? [] : [[kind, found]];
    }),
  );
}

/** As it is kept: a code in capitals, an empty list left out, and nothing that its kind and its service do not have. */
export function tidyAgencyRule(rule: AgencyRule): AgencyRule {
  const { ruleId, kind, service, amount, from, to, code = '', borneBy, basis } = rule;
  const isPromo = kind === 'promo';
  const isFlights = service === 'flight';
  const { companies: _companies, ...match } = matchOf(rule);
  return {
    ruleId,
    kind,
    service,
    amount,
    from,
    ...(to !== undefined && { to }),
    ...(isPromo && { code: tidyPromo(code), ...(borneBy && { borneBy }) }),
    ...(kind === 'commission' && isFlights && basis && { basis }),
    ...(isFlights && isNarrowed(kind) && match),
  };
}

/** Whether two lists say the same from a day on: when what holds already began counts for nothing. */
export function sayTheSame(some: readonly AgencyRule[], others: readonly AgencyRule[], on: IsoDate): boolean {
  const text = (rules: readonly AgencyRule[]) =>
    canonicalText(
      agencyRuleKinds.map((kind) =>
        services.map((service) =>
          rules
            .filter((rule) => rule.kind === kind && rule.service === service)
            .map((rule) => ({ ...tidyAgencyRule(rule), ruleId: '', from: rule.from < on ? on : rule.from })),
        ),
      ),
    );
  return text(some) === text(others);
}
