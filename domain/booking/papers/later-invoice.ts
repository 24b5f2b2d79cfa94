/**
 * Supplementary invoices: what was charged after it was issued, for a change, for services, or for whatever else
 * is done to a booking. They are made of what the ledger entry posted, so that any charge that reaches the account has its
 * document; a sale whose price has become another before its invoice was made is shown the same way.
 */
import { add, equals, isNegative, isPositive, isZero, type Money, subtract, zero } from '../../money/money.ts';
import type { Instant } from '../../time/instant.ts';
import { type Between, taxInside } from './agent-gst.ts';
import type { AmendmentKind } from '../amendment.ts';
import { agentSac, type FeesCharged, lineUnlessZero, totalOf } from './charges.ts';
import { bodyOf, customerOf, type DocumentFacts, placesOfSupply, schemeOf } from './facts.ts';
import type { DocumentLine, InvoiceDocument, LineLabel, OriginalInvoice } from './documents.ts';
import { feeLines, natureOf, taxLines } from './invoice.ts';
import { namedAs } from './credit-note.ts';
import { suppliedLines } from './supplied-lines.ts';
import type { PricePart } from '../../price/price.ts';

/** A charge as its ledger entry posted it. Amounts are positive where the agency is charged; they add up to `charged`. */
export interface ChargePosted {
  readonly entryId: string;
  readonly at: Instant;
  /** To the suppliers. */
  readonly suppliers: Money;
  /** Zero or negative: commission given. */
  readonly commission: Money;
  /** Tax withheld on it. */
  readonly tds: Money;
  /** Fees of the portal, the tax on them inside. */
  readonly fees: Money;
  /** The same by their names, where that was kept. */
  readonly feesNamed?: FeesCharged;
  readonly charged: Money;
  /** Parts of the suppliers' price: differences of fares, fees, the tax on them, services. Absent where no parts were kept. */
  readonly supplied?: readonly PricePart[];
  /** What was done; absent for the sale itself. */
  readonly doing?: AmendmentKind;
  /** The price that the customer was quoted, where it was kept. */
  readonly customer?: Money;
  /** What of that makes it round. */
  readonly rounding?: Money;
  /** What a price that was given up for a cheaper one does not bring back. */
  readonly forfeited?: Money;
}

/** The house's invoice to the agency for a charge. */
export function laterInvoice(
  facts: DocumentFacts,
  posted: ChargePosted,
  original: OriginalInvoice | undefined,
): InvoiceDocument {
  const { house, agency } = facts;
  const places = placesOfSupply(facts, house, agency);
  const { lines, tax } = feesOf(facts, posted, { from: house.state, at: places.service });
  return {
    ...bodyOf(facts),
    kind: 'invoice',
    nature: natureOf(house, tax),
    issuer: house,
    recipient: agency,
    ledgerEntry: posted.entryId,
    ...(original && { original: namedAs(original) }),
    lines: [
      ...suppliersLines(facts, posted),
      ...lineUnlessZero('commission', posted.commission),
      ...lineUnlessZero('tds', posted.tds),
      ...lines,
    ],
    total: posted.charged,
    ...(tax === undefined ? {} : { tax }),
    places,
    ...forfeitedOf(posted),
  };
}

/** As the sale's invoice names them, where they are known; else as one fee with the tax on it inside. */
function feesOf(
  { house, on }: DocumentFacts,
  { fees, feesNamed }: ChargePosted,
  between: Between,
): Pick<InvoiceDocument, 'lines' | 'tax'> {
  if (feesNamed !== undefined && equals(add(feesNamed.service, feesNamed.serviceTax), fees))
    return feeLines(feesNamed, between);
  const tax = isZero(fees) || house.gstin === undefined ? undefined : taxInside(fees, between, on);
  return {
    lines: [...lineUnlessZero('convenience-fee', tax === undefined ? fees : tax.taxable, agentSac), ...taxLines(tax)],
    ...(tax && { tax }),
  };
}

/**
 * The agency's invoice to its customer for a charge, in the customer's total. An agency that is taxed on its service charge
 * names it, where the customer pays more than the supplier was paid; else everything is one line.
 */
export function laterCustomerInvoice(
  facts: DocumentFacts,
  posted: ChargePosted,
  original: OriginalInvoice | undefined,
): InvoiceDocument {
  const { booking, subject, agency, on } = facts;
  const recipient = customerOf(booking);
  const places = placesOfSupply(facts, agency, recipient);
  const total = posted.customer ?? subtract(subtract(posted.charged, posted.commission), posted.tds);
  const rounding = posted.rounding ?? zero(total.currency);
  const round = lineUnlessZero('rounding', rounding);
  const service = subtract(subtract(total, rounding), posted.suppliers);
  const tax =
    agency.gstin !== undefined && schemeOf(facts) === 'service-fee' && isPositive(service)
      ? taxInside(service, { from: agency.state, at: places.service, gstType: subject.supply.gstType }, on)
      : undefined;
  return {
    ...bodyOf(facts),
    kind: 'customer-invoice',
    nature: natureOf(agency, tax),
    issuer: agency,
    recipient,
    ledgerEntry: posted.entryId,
    ...(original && { original: namedAs(original) }),
    lines:
      tax === undefined
        ? [...untaxedLines(facts, posted, service), ...round]
        : [
            ...suppliersLines(facts, posted),
            { label: 'service-charge', amount: tax.taxable, sac: agentSac },
            ...taxLines(tax),
            ...round,
          ],
    total,
    ...(tax === undefined ? {} : { tax }),
    places,
    ...forfeitedOf(posted),
  };
}

/** Lists the suppliers' price by its parts. The rest stands under the name of the amendment. */
function suppliersLines({ subject }: DocumentFacts, posted: ChargePosted): readonly DocumentLine[] {
  const lines = suppliedLines(posted.supplied ?? [], subject);
  const rest = subtract(posted.suppliers, totalOf(lines, posted.suppliers.currency));
  return [...lines, ...lineUnlessZero(labelOf(posted), rest, subject.supply.sac)];
}

/** Adds the agency's service as a line. By Rule 32(3) the first line holds it. */
function untaxedLines(facts: DocumentFacts, posted: ChargePosted, service: Money): readonly DocumentLine[] {
  const lines = suppliersLines(facts, posted);
  const [first, ...others] = lines;
  if (first === undefined) return lineUnlessZero(labelOf(posted), service, facts.subject.supply.sac);
  if (isZero(service)) return lines;
  const isFolded = schemeOf(facts) === 'rule-32-3' || isNegative(service);
  if (!isFolded) return [...lines, { label: 'service-charge', amount: service, sac: agentSac }];
  const { taxable: _, ...priced } = first;
  return [{ ...priced, amount: add(first.amount, service) }, ...others];
}

function forfeitedOf({ forfeited }: ChargePosted): Pick<InvoiceDocument, 'forfeited'> {
  return forfeited === undefined || isZero(forfeited) ? {} : { forfeited };
}

const labels: { readonly [Kind in AmendmentKind]?: LineLabel } = {
  'add-ssr': 'later-services',
  change: 'later-change',
  'ticket-held': 'price',
};

function labelOf({ doing }: ChargePosted): LineLabel {
  return doing === undefined ? 'price' : (labels[doing] ?? 'later-charge');
}
