/**
 * Credit notes for a refund. The agency's is its refund receipt: what the supplier gave back, commission and tax withheld
 * reversed, fees, and the sum that the account was credited with; with all that CGST Rule 53(1A) asks for. The customer's
 * says what was paid for what was cancelled, what of it is kept, and what comes back: of who pays by instalments, what the refund
 * settles of what they have not paid, and the rest.
 */
import { isNegative, isZero, type Money, negate, subtract } from '../../money/money.ts';
import type { Instant } from '../../time/instant.ts';
import { placeTimeAt } from '../../time/place-time.ts';
import { type Between, taxBeside, taxInside } from './agent-gst.ts';
import type { TransactionId } from '../booking.ts';
import { backToCustomer, type CancelReceipt, keptOfCustomer, type RefundShare } from '../cancel/receipt.ts';
import { agentSac, lineUnlessZero } from './charges.ts';
import { bodyOf, customerOf, type DocumentFacts, fullName, placesOfSupply } from './facts.ts';
import type { CreditNoteDocument, DocumentLine, DocumentShare, OriginalInvoice } from './documents.ts';
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
  /** What was quoted with it, where it is the refund of a cancellation. */
  readonly receipt?: CancelReceipt;
  /** The booking in which those go on whom it is for, where nothing was paid out but moved there. */
  readonly movedTo?: TransactionId;
}

/** The credit note for one refund. `original` is the invoice that the agency was charged by. */
export function creditNote(
  facts: DocumentFacts,
  posted: RefundPosted,
  original: OriginalInvoice | undefined,
): CreditNoteDocument {
  const { house, agency, businessZone, on } = facts;
  const places = placesOfSupply(facts, house, agency);
  const tax = house.gstin === undefined ? undefined : taxOfFees(posted, { from: house.state, at: places.service }, on);
  const feeLabel = isNegative(posted.fees) ? 'fees-charged' : 'fees-returned';
  return {
    ...bodyOf(facts, posted.receipt?.places),
    kind: 'credit-note',
    issuer: house,
    recipient: agency,
    ledgerEntry: posted.entryId,
    refundedOn: placeTimeAt(posted.at, businessZone),
    ...(original && { original }),
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

/** As it was charged beside the fee for cancelling, to the paisa; what is given back of a sale's fees has it inside. */
function taxOfFees({ fees, receipt }: RefundPosted, between: Between, on: DocumentFacts['on']) {
  const own = receipt?.taxedFee;
  if (own !== undefined) return taxBeside(own.fee, own.tax, own.basisPoints, between);
  return isZero(fees) ? undefined : taxInside(fees, between, on);
}

/** The customer's receipt for one refund: customer totals alone. `original` is the invoice that the customer was given. */
export function customerCreditNote(
  facts: DocumentFacts,
  posted: RefundPosted,
  original: OriginalInvoice | undefined,
): CreditNoteDocument {
  const { agency, booking, businessZone } = facts;
  const { receipt } = posted;
  const recipient = customerOf(booking);
  const total = receipt?.customerRefund ?? posted.customerRefund ?? posted.refund;
  return {
    ...bodyOf(facts, posted.receipt?.places),
    kind: 'customer-credit-note',
    issuer: agency,
    recipient,
    ledgerEntry: posted.entryId,
    refundedOn: placeTimeAt(posted.at, businessZone),
    ...(original && { original }),
    lines:
      receipt === undefined
        ? [{ label: 'paid-by-customer', amount: total }]
        : [
            {
              label: receipt.customer === undefined ? 'paid-by-customer' : 'price',
              amount: receipt.customerPaid,
            },
            ...lineUnlessZero('kept-of-customer', negate(keptOfCustomer(receipt))),
          ],
    total,
    places: placesOfSupply(facts, agency, recipient),
    ...sharesOf(facts, posted, ({ customerRefund }) => customerRefund),
    ...(receipt?.customer && { customer: receipt.customer }),
  };
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

function returnedLines({ subject }: DocumentFacts, { returned, receipt }: RefundPosted): readonly DocumentLine[] {
  const { sac } = subject.supply;
  if (receipt === undefined) return lineUnlessZero('returned-by-supplier', returned, sac);
  const paid = receipt.supplierPaid;
  return [...lineUnlessZero('price', paid, sac), ...lineUnlessZero('kept-by-supplier', subtract(returned, paid), sac)];
}
