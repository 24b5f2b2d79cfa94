/** What a bill must say, beside its form and in the back office; and the bill that a draft which keeps the rules is. */
import type { GstState } from '../agency/gst-states.ts';
import { gstTypes } from '../booking/papers/subject.ts';
import type { Currency } from '../money/currency.ts';
import { type PaidElsewhere, paidElsewhereWays } from '../booking/payment.ts';
import { compare, formatDecimal, isNegative, isPositive, type Money, percentage, sum, zero } from '../money/money.ts';
import { checkLead } from '../people/lead.ts';
import { checkChoice } from '../rules/choice.ts';
import { firstOf, isMissing, required, requiredFields, type Violation, violation } from '../rules/violation.ts';
import { addDays, type IsoDate, isoDate, parseIsoDate } from '../time/calendar-date.ts';
import { isClockTime } from '../time/clock-time.ts';
import {
  type Bill,
  type BillAmounts,
  billAmounts,
  billPayments,
  type BillDraft,
  type BilledKind,
  billedKinds,
  type BilledSale,
  billShares,
  type SaleText,
  serviceCharges,
  type SharedAmount,
  sharedAmounts,
  supplierCharges,
} from './bill.ts';
import { type ServiceLine, serviceLines } from './service-lines.ts';

/** Most characters of anything that is written. */
const longest = 80;
/** How many days ago what is billed may have begun, and how far ahead it may. */
export const billDays = { back: 365, ahead: 730 } as const;
/** Basis points. */
const whole = 10_000;
const mostRooms = 30;
const mostPassengers = 99;

type Text =
  | SaleText
  | 'startsOn'
  | 'endsOn'
  | 'confirmation'
  | 'supplier'
  | 'supplierDocument'
  | 'ownReference'
  | 'referenceInvoice'
  | 'paidBy';

/** The texts of a kind, in the order of its form: those that are needed, then those that may be left out. */
function saleFields(kind: BilledKind): readonly SaleText[] {
  const { needed, besides } = serviceLines[kind];
  return [...needed, ...besides];
}

export interface BillFacts {
  readonly currency: Currency;
  /** The business day. */
  readonly today: IsoDate;
}

/**
 * Codes: `required`, `not-a-choice`, `too-long`, `time-form`, `date-form`, `date-too-old` (`first`), `date-too-far` (`last`), `range-order`, `count-between`,
 * `amount-currency`, `amount-negative`, `amount-not-positive`, `amount-most`, `percent-between`, `amount-or-share`, and those of names. Commission and what is kept at
 * a cancellation are at most the basic amount, what is kept of the supplier's service charges at most these, TDS at most the commission it is of, a discount at most what the customer pays without
 * it. A side of the customer's begins with an amount.
 */
export function checkBill(draft: BillDraft, facts: BillFacts): readonly Violation[] {
  const kind = kindOf(draft);
  return [
    ...checkChoice(draft.kind, billedKinds, 'kind'),
    ...(kind === undefined ? [] : checkLine(draft, kind)),
    ...checkDays(draft, kind === undefined ? 'may' : serviceLines[kind].ends, facts.today),
    ...requiredFields(draft, ['confirmation', 'supplier']),
    ...(['confirmation', 'supplier', 'supplierDocument', 'ownReference', 'referenceInvoice'] as const).flatMap(
      long(draft),
    ),
    ...checkLead(draft.lead ?? {}),
    ...checkCount(draft.passengers, mostPassengers, 'passengers'),
    ...(isMissing(draft.paidBy) ? [] : checkChoice(draft.paidBy, billPayments, 'paidBy')),
    ...(['gstType', 'supplierGstType'] as const).flatMap((field) =>
      isMissing(draft[field]) ? [] : checkChoice(draft[field], gstTypes, field),
    ),
    ...checkAmounts(draft, facts.currency),
  ];
}

/**
 * Codes: `gst-other-state` (`state`): what is sold to who is registered in another state is taxed between states (IGST Act s. 12).
 * Nothing where a state is not known.
 */
export function checkGstType(
  { gstType }: Pick<BillDraft, 'gstType'>,
  { agency, customer }: { readonly agency: GstState | undefined; readonly customer: GstState | undefined },
): readonly Violation[] {
  if (gstType !== 'cgst-sgst' || agency === undefined || customer === undefined) return [];
  return agency.code === customer.code ? [] : [violation('gst-other-state', 'gstType', { state: customer.name })];
}

function gstTypesOf(draft: BillDraft): Pick<Bill, 'gstType' | 'supplierGstType'> {
  const known = (field: 'gstType' | 'supplierGstType') => gstTypes.find((each) => each === draft[field]);
  const [gstType, supplierGstType] = [known('gstType'), known('supplierGstType')];
  return { ...(gstType && { gstType }), ...(supplierGstType && { supplierGstType }) };
}

/** What a draft comes to that keeps the rules. Throws `RangeError` where it does not. */
export function billOf(
  draft: BillDraft,
  { currency, zone }: { readonly currency: Currency; readonly zone: string },
): Bill {
  const text = (field: Text) => (draft[field] ?? '').trim();
  const given = <Field extends Text>(field: Field) => (text(field) === '' ? {} : { [field]: text(field) });
  const ends = text('endsOn');
  return {
    sale: saleOf(draft, text),
    startsOn: isoDate(text('startsOn')),
    ...(ends !== '' && { endsOn: isoDate(ends) }),
    zone,
    confirmation: text('confirmation').toUpperCase(),
    supplier: text('supplier'),
    ...given('supplierDocument'),
    ...given('ownReference'),
    ...given('referenceInvoice'),
    passengers: draft.passengers ?? 1,
    cancelCharge: draft.cancelCharge ?? zero(currency),
    ...gstTypesOf(draft),
  };
}

/** What the line of its kind has of a draft, and nothing of another's; sectors in capitals. */
function saleOf(draft: BillDraft, text: (field: Text) => string): BilledSale {
  const { kind } = draft;
  const known = kindOf({ kind });
  if (known === undefined) throw new RangeError(`Nothing is billed as "${String(kind)}"`);
  const texts = saleFields(known).flatMap((field) => {
    const said = field === 'sector' ? text(field).toUpperCase() : text(field);
    return said === '' ? [] : [[field, said] as const];
  });
  const counts = serviceLines[known].counts.map((field) => [field, draft[field] ?? 1] as const);
  return { kind: known, ...Object.fromEntries<string>(texts), ...Object.fromEntries<number>(counts) };
}

function checkLine(draft: BillDraft, kind: BilledKind): readonly Violation[] {
  const { needed, counts } = serviceLines[kind];
  const { time = '' } = draft;
  return [
    ...requiredFields(draft, needed),
    ...saleFields(kind).flatMap(long(draft)),
    ...(saleFields(kind).includes('time') && !isMissing(time) && !isClockTime(time.trim())
      ? [violation('time-form', 'time')]
      : []),
    ...counts.flatMap((field) => checkCount(draft[field], mostRooms, field)),
  ];
}

/** How it was paid where the account is not charged; undefined where it is. */
export function paidElsewhereOf({ paidBy }: Pick<BillDraft, 'paidBy'>): PaidElsewhere | undefined {
  return paidElsewhereWays.find((each) => each === paidBy);
}

/** Both sides, with nothing where nothing was said; the customer's basic amount and taxes are then the supplier's. */
export function amountsOf(draft: BillDraft, currency: Currency): BillAmounts {
  const none = zero(currency);
  const { basic = none, taxes = none, tds = none, customerTds = none } = draft;
  const { customerBasic = basic, customerTaxes = taxes } = draft;
  const { serviceCharge = none, serviceCharge2 = none, serviceCharge3 = none } = draft;
  const { supplierCharge = none, supplierCharge2 = none, supplierCharge3 = none, supplierChargeKept = none } = draft;
  const { commissionBasisPoints, discountBasisPoints } = draft;
  return {
    basic,
    taxes,
    supplierCharge,
    supplierCharge2,
    supplierCharge3,
    supplierChargeKept,
    commission: amountOrShare(draft.commission ?? none, commissionBasisPoints, basic),
    ...(commissionBasisPoints !== undefined && { commissionBasisPoints }),
    tds,
    customerBasic,
    customerTaxes,
    serviceCharge,
    serviceCharge2,
    serviceCharge3,
    discount: amountOrShare(draft.discount ?? none, discountBasisPoints, customerBasic),
    ...(discountBasisPoints !== undefined && { discountBasisPoints }),
    customerTds,
  };
}

function amountOrShare(amount: Money, share: number | undefined, of: Money): Money {
  return share === undefined ? amount : percentage(of, share);
}

function kindOf({ kind }: BillDraft): BilledKind | undefined {
  return billedKinds.find((each) => each === kind);
}

function long(draft: BillDraft): (field: Text) => readonly Violation[] {
  return (field) => ((draft[field] ?? '').length > longest ? [violation('too-long', field, { most: longest })] : []);
}

function checkCount(count: number | undefined, most: number, path: string): readonly Violation[] {
  return firstOf(
    required(count, path),
    count !== undefined && (!Number.isSafeInteger(count) || count < 1 || count > most)
      ? [violation('count-between', path, { least: 1, most })]
      : [],
  );
}

function checkDays({ startsOn, endsOn }: BillDraft, ends: ServiceLine['ends'], today: IsoDate): readonly Violation[] {
  const [from, to] = [parseIsoDate(startsOn ?? ''), parseIsoDate(endsOn ?? '')];
  const [first, last] = [addDays(today, -billDays.back), addDays(today, billDays.ahead)];
  return [
    ...firstOf(
      required(startsOn, 'startsOn'),
      from === undefined ? [violation('date-form', 'startsOn')] : [],
      from !== undefined && from < first ? [violation('date-too-old', 'startsOn', { first })] : [],
      from !== undefined && from > last ? [violation('date-too-far', 'startsOn', { last })] : [],
    ),
    ...firstOf(
      ends === 'may' ? [] : required(endsOn, 'endsOn'),
      !isMissing(endsOn) && to === undefined ? [violation('date-form', 'endsOn')] : [],
      from !== undefined &&
        to !== undefined &&
        (to < from || (ends === 'later' && to === from) || to > addDays(from, billDays.ahead))
        ? [violation('range-order', 'endsOn')]
        : [],
    ),
  ];
}

function checkShare(draft: BillDraft, field: SharedAmount): readonly Violation[] {
  const path = billShares[field];
  const { [path]: share, [field]: amount } = draft;
  if (share === undefined) return [];
  if (!Number.isSafeInteger(share) || share < 0 || share > whole)
    return [violation('percent-between', path, { least: 0, most: whole / 100 })];
  return amount === undefined ? [] : [violation('amount-or-share', path)];
}

function checkAmounts(draft: BillDraft, currency: Currency): readonly Violation[] {
  const none = zero(currency);
  const named = [...billAmounts, 'cancelCharge'] as const;
  const wrong: Violation[] = named.flatMap((field): readonly Violation[] => {
    const amount = draft[field];
    if (amount === undefined) return [];
    if (amount.currency !== currency) return [violation('amount-currency', field, { currency })];
    return isNegative(amount) ? [violation('amount-negative', field)] : [];
  });
  wrong.push(...sharedAmounts.flatMap((field) => checkShare(draft, field)));
  if (wrong.length > 0) return wrong;
  const amounts = amountsOf(draft, currency);
  const { basic, commission, tds, customerBasic, customerTaxes, discount, customerTds } = amounts;
  const charges = serviceCharges.map((each) => amounts[each]);
  const asked = sum(
    currency,
    supplierCharges.map((each) => amounts[each]),
  );
  if (draft.basic === undefined) return [violation('required', 'basic')];
  const unsold = (['basic', 'customerBasic'] as const).filter((field) => !isPositive(amounts[field]));
  if (unsold.length > 0)
    return unsold.filter((field) => draft[field] !== undefined).map((field) => violation('amount-not-positive', field));
  const most = (field: (typeof named)[number], amount: Money, limit: Money): readonly Violation[] =>
    compare(amount, limit) > 0
      ? [violation('amount-most', field, { most: formatDecimal(limit), currency: limit.currency })]
      : [];
  return [
    ...most('commission', commission, basic),
    ...most('tds', tds, commission),
    ...most('discount', discount, sum(currency, [customerBasic, customerTaxes, ...charges])),
    ...most('customerTds', customerTds, discount),
    ...most('supplierChargeKept', amounts.supplierChargeKept, asked),
    ...most('cancelCharge', draft.cancelCharge ?? none, basic),
  ];
}
