/** What papers say of a bill, and its own paper: what was bought of whom, by which number, and what it costs. */
import { customerLines } from '../booking/papers/charges.ts';
import type { ProductPaper } from '../booking/papers/documents.ts';
import { type DocumentFacts, fullName, headOf } from '../booking/papers/facts.ts';
import type { DocumentSubject } from '../booking/papers/subject.ts';
import { stands } from '../booking/units.ts';
import type { Bill } from './bill.ts';
import { billCancelling, type DocumentedBill, titleOf } from './booking.ts';
import { serviceLines } from './service-lines.ts';

export function billSubject(booking: DocumentedBill): DocumentSubject {
  const { bill, travellers } = booking;
  const { sale, supplier, startsOn, endsOn, confirmation, gstType } = bill;
  const line = serviceLines[sale.kind];
  const place = line.place(sale);
  return {
    product: 'billing',
    supply: { ...line.supply, places: place === undefined ? [] : [place], ...(gstType && { gstType }) },
    labels: { 'base-fare': 'base-price', taxes: 'supplier-taxes', 'supplier-charge': 'supplier-charges' },
    sold: () => ({
      items: [{ name: supplier, detail: titleOf(bill), startsOn, ...(endsOn !== undefined && { endsOn }) }],
      travellers: travellers.map((traveller) => ({
        name: fullName(traveller),
        numbers: [confirmation, ...(sale.ticket === undefined ? [] : [sale.ticket])],
      })),
    }),
    itemName: () => titleOf(bill),
    priceOfRest: () => billCancelling.standing(booking, (unit) => stands(booking, unit)),
  };
}

export interface BillPaper extends ProductPaper {
  readonly product: 'billing';
  readonly bill: Bill;
  readonly lead: string;
}

export function billPaper(facts: DocumentFacts, booking: DocumentedBill): BillPaper {
  const { agentId: _agentId, ...issuer } = facts.agency;
  const { bill, travellers, status, price } = booking;
  const head = headOf(facts);
  const [lead] = travellers;
  return {
    ...head,
    product: 'billing',
    kind: 'ticket',
    name: head.reference === '' ? 'booking' : 'bill',
    status,
    issuer,
    bill,
    lead: lead === undefined ? '' : fullName(lead),
    conditions: [],
    price: { lines: customerLines(facts, false), total: price.total },
    code: `${head.transactionId} ${bill.confirmation}`,
  };
}
