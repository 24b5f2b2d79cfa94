/**
 * Credit notes for a refund. The agency's is its refund receipt: what the supplier gave back, commission and tax withheld
 * reversed, fees, and the sum that the account was credited with; with all that CGST Rule 53(1A) asks for. The customer's
 * says what was paid for what was cancelled, what of it is kept, and what comes back: of who pays by instalments, what the refund
 * settles of what they have not paid, and the rest.
 */
import { add, isNegative, isZero, type Money, negate, subtract } from '../../money/money.ts';
import type { Instant } from '../../time/instant.ts';
import { placeTimeAt } from '../../time/place-time.ts';
import { type Between, taxBeside, taxInside } from './agent-gst.ts';
import type { TransactionId } from '../booking.ts';
import { backToCustomer, type CancelReceipt, keptOfCustomer, type RefundShare } from '../cancel/receipt.ts';
import { agentSac, lineUnlessZero, totalOf } from './charges.ts';
import { bodyOf, customerOf, type DocumentFacts, fullName, placesOfSupply, schemeOf } from './facts.ts';
import {
  type CreditNoteDocument,
  type DocumentLine,
  type DocumentShare,
  foldedIn,
  type NamedInvoice,
  type OriginalInvoice,
} from './documents.ts';
import type { PricePart } from '../../price/price.ts';
import { suppliedLines } from './supplied-lines.ts';
import { taxLines } from './invoice.ts';

/**
 * A refund as its ledger entry posted it. Amounts are the agency's: positive where it gains. They add up to `refund`.
 */
export interface RefundPosted {
  readonly entryId: string;
  readonly at: Instant;
  /** What the suppliers gave back, their charges already kept. */
  readonly returned: Money;
  /** Zero or negative: commission that is given back. */
  readonly commission: Money;
  /** Tax withheld on it, given back. */
  readonly tds: Money;
  /** Fees given back, or, where negative, charged for cancelling; the tax on them is inside. */
  readonly fees: Money;
  readonly refund: Money;
  /** What the customer is given, where more is not known. */
  readonly customerRefund?: Money;
  /** Parts of the suppliers' price for a change that brings money; below zero where they give back. */
  readonly supplied?: readonly PricePart[];
  /** What was quoted with it, where it is the refund of a cancellation. */
  readonly receipt?: CancelReceipt;
  /** The booking in which those go on whom it is for, where nothing was paid out but moved there. */
  readonly movedTo?: TransactionId;
}

/** The credit note for one refund. `original` is the invoice that the agency was charged by, and says to whom. */
export function creditNote(
  facts: DocumentFacts,
  posted: RefundPosted,
  original: NamedInvoice | undefined,
): CreditNoteDocument {
  const { house, businessZone, on } = facts;
  const recipient = original?.recipient ?? facts.agency;
  const places = placesOfSupply(facts, house, recipient);
  const tax = house.gstin === undefined ? undefined : taxOfFees(posted, { from: house.state, at: places.service }, on);
  const feeLabel = isNegative(posted.fees) ? 'fees-charged' : 'fees-returned';
  return {
    ...bodyOf(facts, posted.receipt?.places),
    kind: 'credit-note',
    issuer: house,
    recipient,
    ledgerEntry: posted.entryId,
    refundedOn: placeTimeAt(posted.at, businessZone),
    ...(original && { original: namedAs(original) }),
    lines: [
      ...returnedLines(facts, posted),
      ...lineUnlessZero('commission-reversed', posted.commission),
      ...lineUnlessZero('tds-reversed', posted.tds),
      ...lineUnlessZero(feeLabel, tax === undefined ? posted.fees : subtract(posted.fees, tax.tax), agentSac),
      ...taxLines(tax),
    ],
    total: posted.refund,
    ...(tax === undefined ? {} : { tax }),
    places,
    ...sharesOf(facts, posted, ({ refund }) => refund),
    ...(posted.receipt && { own: { customerRefund: backToCustomer(posted.receipt), markup: posted.receipt.markup } }),
    ...(posted.receipt?.balance && { balance: posted.receipt.balance }),
    ...(posted.receipt?.customer && { customer: posted.receipt.customer }),
  };
}

/** As a later document names it. */
export function namedAs({ serial, issuedOn }: OriginalInvoice): OriginalInvoice {
  return { serial, issuedOn };
}

/** As it was charged beside the fee for cancelling, to the paisa; what is given back of a sale's fees has it inside. */
function taxOfFees({ fees, receipt }: RefundPosted, between: Between, on: DocumentFacts['on']) {
  const own = receipt?.taxedFee;
  if (own !== undefined) return taxBeside(own.fee, own.tax, own.basisPoints, between);
  return isZero(fees) ? undefined : taxInside(fees, between, on);
}

/** The customer's receipt for one refund: customer totals alone. `original` is the customer's invoice, and says whose. */
export function customerCreditNote(
  facts: DocumentFacts,
  posted: RefundPosted,
  original: NamedInvoice | undefined,
): CreditNoteDocument {
  const { agency, booking, businessZone } = facts;
  const { receipt } = posted;
  const recipient = original?.recipient ?? customerOf(booking);
  const total = receipt?.customerRefund ?? posted.customerRefund ?? posted.refund;
  return {
    ...bodyOf(facts, posted.receipt?.places),
    kind: 'customer-credit-note',
    issuer: agency,
    recipient,
    ledgerEntry: posted.entryId,
    refundedOn: placeTimeAt(posted.at, businessZone),
    ...(original && { original: namedAs(original) }),
    lines:
      receipt === undefined
        ? givenBackLines(facts, posted, total)
        : [...paidLines(facts, receipt), ...keptLines(facts, receipt)],
    total,
    places: placesOfSupply(facts, agency, recipient),
    ...sharesOf(facts, posted, ({ customerRefund }) => customerRefund),
    ...(receipt?.customer && { customer: receipt.customer }),
  };
}

/** Lists the money that a change gives back, the agency's own part last. */
function givenBackLines(facts: DocumentFacts, { supplied = [] }: RefundPosted, total: Money): readonly DocumentLine[] {
  const [first, ...others] = suppliedLines(supplied, facts.subject).map(negatedLine);
  if (first === undefined) return [{ label: 'paid-by-customer', amount: total }];
  const lines = [first, ...others];
  const service = subtract(total, totalOf(lines, total.currency));
  if (schemeOf(facts) !== 'rule-32-3') return [...lines, ...lineUnlessZero('service-charge', service, agentSac)];
  const { taxable: _, ...priced } = first;
  return [{ ...priced, amount: add(first.amount, service) }, ...others];
}

/** Lists the price that the customer paid as their invoice does. A receipt without parts gives one line. */
function paidLines(facts: DocumentFacts, { customer, customerPaid, supplied }: CancelReceipt): readonly DocumentLine[] {
  if (supplied === undefined)
    return [{ label: customer === undefined ? 'paid-by-customer' : 'price', amount: customerPaid }];
  const lines = suppliedLines(supplied.customer, facts.subject);
  const service = subtract(customerPaid, totalOf(lines, customerPaid.currency));
  const all = [...lines, ...lineUnlessZero(isNegative(service) ? 'discount' : 'service-charge', service, agentSac)];
  return schemeOf(facts) === 'rule-32-3' ? foldedIn(all) : all;
}

/** Lists the charges kept: the supplier's by name, and the agency's own. */
function keptLines({ subject }: DocumentFacts, receipt: CancelReceipt): readonly DocumentLine[] {
  const kept = keptOfCustomer(receipt);
  const lines = suppliedLines(receipt.kept ?? [], subject).map(negatedLine);
  const rest = add(kept, totalOf(lines, kept.currency));
  return [...lines, ...lineUnlessZero('kept-of-customer', negate(rest), lines.length === 0 ? undefined : agentSac)];
}

function negatedLine({ taxable, ...line }: DocumentLine): DocumentLine {
  return { ...line, amount: negate(line.amount), ...(taxable && { taxable: negate(taxable) }) };
}

function sharesOf(
  { booking: { travellers }, subject }: DocumentFacts,
  { receipt }: RefundPosted,
  amountOf: (share: RefundShare) => Money,
): { readonly shares?: readonly DocumentShare[] } {
  if (receipt === undefined || receipt.shares.length === 0) return {};
  const shares = receipt.shares.map((share): DocumentShare => {
    const traveller = travellers[share.traveller];
    return {
      name: traveller === undefined ? '' : fullName(traveller),
      items: share.items.map(subject.itemName),
      amount: amountOf(share),
    };
  });
  return { shares };
}

function returnedLines(
  { subject }: DocumentFacts,
  { returned, receipt, supplied: asked = [] }: RefundPosted,
): readonly DocumentLine[] {
  const { sac } = subject.supply;
  if (receipt === undefined) {
    const lines = suppliedLines(asked, subject).map(negatedLine);
    const rest = subtract(returned, totalOf(lines, returned.currency));
    return [...lines, ...lineUnlessZero('returned-by-supplier', rest, sac)];
  }
  const { supplierPaid: paid, supplied, kept = [] } = receipt;
  const lines = supplied === undefined ? [] : suppliedLines(supplied.agency, subject);
  const charges = suppliedLines(kept, subject).map(negatedLine);
  const { currency } = returned;
  return [
    ...lines,
    ...lineUnlessZero('price', subtract(paid, totalOf(lines, currency)), sac),
    ...charges,
    ...lineUnlessZero('kept-by-supplier', subtract(subtract(returned, paid), totalOf(charges, currency)), sac),
  ];
}
