/**
 * The papers that an entry of the ledger calls for, made of the booking as it was when the entry was posted; and what the
 * entry moved, as these papers say it.
 */
import { add, equals, type Money, negate, subtract, zero } from '../../money/money.ts';
import { type BookingMoney, bookingMoney, type Moved, reversed } from '../booking-money.ts';
import { creditNote, customerCreditNote, namedAs, type RefundPosted } from './credit-note.ts';
import { chargesOf } from './charges.ts';
import type { DocumentFacts } from './facts.ts';
import type { CreditNoteDocument, InvoiceDocument, NamedInvoice, OriginalInvoice } from './documents.ts';
import { agencyInvoice, customerInvoice, NoNetFare, ownTaxIn } from './invoice.ts';
import { type ChargePosted, laterCustomerInvoice, laterInvoice } from './later-invoice.ts';
import { placeTimeAt } from '../../time/place-time.ts';

/** A charge, and whether it is the one that the booking was sold by. */
export interface Charge {
  readonly posted: ChargePosted;
  readonly isSale: boolean;
}

/** The sale's invoice is made of its price, with all its lines; one for anything later of what was posted. */
export function invoiceFor(
  facts: DocumentFacts,
  kind: InvoiceDocument['kind'],
  { posted, isSale }: Charge,
  original?: OriginalInvoice,
): InvoiceDocument {
  const sold = isSale ? pricedAt(facts, posted.charged) : undefined;
  if (sold !== undefined) return (kind === 'invoice' ? agencyInvoice : customerInvoice)(sold, posted.entryId);
  return (kind === 'invoice' ? laterInvoice : laterCustomerInvoice)(facts, posted, original);
}

/** Of what goes on in another booking it gives back the very lines that the invoice there charges. */
export function creditNoteFor(
  facts: DocumentFacts,
  kind: CreditNoteDocument['kind'],
  posted: RefundPosted,
  original?: NamedInvoice,
): CreditNoteDocument {
  const moved = posted.movedTo === undefined ? undefined : pricedAt(facts, posted.refund);
  if (moved === undefined) return (kind === 'credit-note' ? creditNote : customerCreditNote)(facts, posted, original);
  const charged = (kind === 'credit-note' ? agencyInvoice : customerInvoice)(moved, posted.entryId);
  const { nature: _nature, own: _own, original: _original, ...same } = charged;
  return {
    ...same,
    ...(original && { recipient: original.recipient }),
    kind,
    refundedOn: placeTimeAt(posted.at, facts.businessZone),
    ...(original && { original: namedAs(original) }),
    ...(posted.movedTo && { movedTo: posted.movedTo }),
  };
}

/** What a charge moved. */
export function movedBy(facts: DocumentFacts, charge: Charge): Moved {
  const { charged, suppliers, commission, tds, fees } = charge.posted;
  const customers = invoiceFor(facts, 'customer-invoice', charge);
  return {
    account: charged,
    suppliers,
    commission,
    tds,
    fees,
    customer: customers.total,
    ownTax: ownTaxIn(customers, customers.total.currency),
  };
}

/** What a refund moved. */
export function movedBack(facts: DocumentFacts, posted: RefundPosted): Moved {
  const { refund, returned, commission, tds, fees } = posted;
  const customers = creditNoteFor(facts, 'customer-credit-note', posted);
  return reversed({
    account: refund,
    suppliers: returned,
    commission,
    tds,
    fees,
    customer: customers.total,
    ownTax: add(
      ownTaxIn(customers, customers.total.currency),
      posted.receipt?.customerTds ?? zero(customers.total.currency),
    ),
  });
}

/** What a booking will come to once it is charged, at the price it stands at. Throws `NoNetFare` as its invoice does. */
export function moneyToBe(facts: DocumentFacts): BookingMoney {
  const { price, bookedOn, transactionId } = facts.booking;
  const { terms, total } = price;
  if (terms === undefined || price.netBreakdown === undefined) throw new NoNetFare(transactionId);
  const { net, tds } = terms;
  const commission = negate(terms.commission);
  const { service, serviceTax } = chargesOf(price.netBreakdown, facts.subject);
  const fees = add(service, serviceTax);
  const suppliers = subtract(subtract(subtract(net, commission), tds), fees);
  const posted = { entryId: '', at: bookedOn, suppliers, commission, tds, fees, charged: net };
  return bookingMoney([movedBy(facts, { posted, isSale: true })], total.currency);
}

/** The booking at the price of what was not cancelled, where that is what the agency was charged; undefined where it is not. */
function pricedAt(facts: DocumentFacts, net: Money): DocumentFacts | undefined {
  const { booking, subject } = facts;
  const price = (booking.gone ?? []).length === 0 ? booking.price : subject.priceOfRest();
  return price?.netBreakdown === undefined || price.terms === undefined || !equals(price.netBreakdown.amount, net)
    ? undefined
    : { ...facts, booking: { ...booking, price } };
}
