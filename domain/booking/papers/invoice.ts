/**
 * Invoices of a booking: the house's to the agency, which shows what the agency's account was charged, and the
 * agency's to its customer, which shows nothing but customer totals. Each says what CGST Rule 46 asks for.
 */
import type { Currency } from '../../money/currency.ts';
import { add, isPositive, isZero, type Money, subtract, sum, percentText } from '../../money/money.ts';
import { type Between, taxBeside, taxByRule, taxInside } from './agent-gst.ts';
import { agentSac, chargesOf, closingLines, customerLines, type FeesCharged, lineUnlessZero } from './charges.ts';
import { bodyOf, customerOf, type DocumentFacts, placesOfSupply, schemeOf } from './facts.ts';
import type { DocumentLine, DocumentParty, DocumentTax, InvoiceDocument } from './documents.ts';
import { amountNamed } from '../../price/amount-named.ts';
import { earnedOf } from '../booking-money.ts';

/** The price of the booking holds nothing of the agency's side. */
export class NoNetFare extends Error {
  override readonly name = 'NoNetFare';
}

/**
 * The house's invoice to the agency: the supplier's price, less commission, tax withheld on it, fees and the tax on them; the total
 * is what the ledger entry charged. The agency's markup is shown beside it. Throws `NoNetFare` where the price was cut for
 * someone who may not see net fares.
 */
export function agencyInvoice(facts: DocumentFacts, ledgerEntry: string): InvoiceDocument {
  const { booking, subject, house, agency } = facts;
  const { netBreakdown, terms } = booking.price;
  if (netBreakdown === undefined || terms === undefined) throw new NoNetFare(booking.transactionId);
  const charges = chargesOf(netBreakdown, subject);
  const places = placesOfSupply(facts, house, agency);
  const { lines, tax } = feeLines(charges, { from: house.state, at: places.service });
  return {
    ...bodyOf(facts),
    kind: 'invoice',
    nature: natureOf(house, tax),
    issuer: house,
    recipient: agency,
    ledgerEntry,
    lines: [...charges.sold, ...charges.commission, ...charges.tds, ...lines],
    total: netBreakdown.amount,
    ...(tax === undefined ? {} : { tax }),
    places,
    own: {
      markup: terms.markup,
      ...(terms.discount === undefined || isZero(terms.discount) ? {} : { discount: terms.discount }),
      ...(terms.rounding === undefined ? {} : { rounding: terms.rounding }),
      customerTotal: booking.price.total,
      earn: earnedOf({ account: netBreakdown.amount, customer: booking.price.total, ownTax: ownTaxOf(facts) }),
    },
  };
}

/** The house's fees by their names, and the tax beside them as it was charged. */
export function feeLines(charged: FeesCharged, between: Between): Pick<InvoiceDocument, 'lines' | 'tax'> {
  const { fees, service, serviceTax, serviceTaxBasisPoints } = charged;
  if (isZero(serviceTax)) return { lines: fees };
  const tax = taxBeside(service, serviceTax, serviceTaxBasisPoints, between);
  return { lines: [...fees, ...taxLines(tax)], tax };
}

/** Of what the customer pays for the sale: the tax that the agency owes on its own service, and what it withheld. */
function ownTaxOf(facts: DocumentFacts): Money {
  const { booking, agency, subject } = facts;
  const at = placesOfSupply(facts, agency, customerOf(booking)).service;
  const between = { from: agency.state, at, gstType: subject.supply.gstType };
  return ownTaxIn(customerCharges(facts, between), booking.price.total.currency);
}

/** The same of what stands on a customer's paper. */
export function ownTaxIn({ lines, tax }: Pick<InvoiceDocument, 'lines' | 'tax'>, currency: Currency): Money {
  const withheld = lines.filter(({ label }) => label === 'tds').map(({ amount }) => amount);
  return sum(currency, [...withheld, ...(tax === undefined ? [] : [tax.tax])]);
}

/**
 * The agency's invoice to its customer over the customer's price. A registered agency shows the tax on its own service:
 * on its service charge, which holds it, or by Rule 32(3) on a share of the price, and then names no charge.
 */
export function customerInvoice(facts: DocumentFacts, ledgerEntry: string): InvoiceDocument {
  const { booking, agency, subject } = facts;
  const recipient = customerOf(booking);
  const places = placesOfSupply(facts, agency, recipient);
  const { gstType } = subject.supply;
  const { lines, tax } = customerCharges(facts, { from: agency.state, at: places.service, gstType });
  return {
    ...bodyOf(facts),
    kind: 'customer-invoice',
    nature: natureOf(agency, tax),
    issuer: agency,
    recipient,
    ledgerEntry,
    lines,
    total: booking.price.total,
    ...(tax === undefined ? {} : { tax }),
    places,
  };
}

/** Tax as lines of its own, one a part; none where it is in the others already. */
export function taxLines(tax: DocumentTax | undefined): readonly DocumentLine[] {
  if (tax === undefined || tax.included) return [];
  return tax.parts.map(({ name, basisPoints, amount }) => ({
    label: name,
    amount,
    sac: agentSac,
    taxable: tax.taxable,
    ...(basisPoints === 0 ? {} : { params: { percent: percentText(basisPoints) } }),
  }));
}

function customerCharges(
  facts: DocumentFacts,
  between: Between,
): { readonly lines: readonly DocumentLine[]; readonly tax?: DocumentTax } {
  const { booking, subject, agency, on } = facts;
  const scheme = schemeOf(facts);
  const { deemed } = subject.supply;
  if (agency.gstin === undefined) return { lines: customerLines(facts, scheme === 'rule-32-3') };
  if (scheme === 'rule-32-3' && deemed !== undefined) {
    const tax = taxByRule(amountNamed(booking.price.breakdown, deemed.part), deemed.rows, between, on);
    return { lines: customerLines(facts, true), ...(tax === undefined ? {} : { tax }) };
  }
  const charges = chargesOf(booking.price.breakdown, subject);
  const { sold, service, serviceTax, agentDiscount } = charges;
  const charge = add(service, serviceTax);
  // A discount on the invoice lowers what the agency supplies its service for.
  const taxed = add(charge, agentDiscount);
  const tax = isPositive(taxed) ? taxInside(taxed, between, on) : undefined;
  if (tax === undefined) return { lines: customerLines(facts, false) };
  const fee = lineUnlessZero('service-charge', subtract(charge, tax.tax), agentSac);
  return { lines: [...sold, ...fee, ...taxLines(tax), ...closingLines(charges)], tax };
}

/** Names an invoice by its issuer's registration and by the tax on it. */
export function natureOf({ gstin }: DocumentParty, tax: DocumentTax | undefined): InvoiceDocument['nature'] {
  if (gstin === undefined) return 'invoice';
  return tax === undefined || isZero(tax.tax) ? 'bill-of-supply' : 'tax-invoice';
}
