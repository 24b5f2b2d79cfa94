/** What papers say of a bill, and its own paper: what was bought of whom, by which number, and what it costs. */
import { customerLines } from '../booking/papers/charges.ts';
import type { ProductPaper } from '../booking/papers/documents.ts';
import { type DocumentFacts, fullName, headOf } from '../booking/papers/facts.ts';
import type { DocumentSubject } from '../booking/papers/subject.ts';
import { stands } from '../booking/units.ts';
import type { Bill, BilledKind } from './bill.ts';
import { billCancelling, type DocumentedBill, titleOf } from './booking.ts';

/** Transport of passengers, and lodging. */
const sacs: Readonly<Record<BilledKind, string>> = { flight: '9964', hotel: '9963', train: '9964' };

/** Transport counts as made where a registered recipient is, lodging where it is found (IGST Act s. 12). */
export function billSubject(booking: DocumentedBill): DocumentSubject {
  const { bill, travellers } = booking;
  const { sale, supplier, startsOn, endsOn, confirmation } = bill;
  return {
    product: 'billing',
    supply: { sac: sacs[sale.kind], madeAt: sale.kind === 'hotel' ? 'place' : 'recipient', places: [placeOf(bill)] },
    labels: { 'base-fare': 'base-price', taxes: 'supplier-taxes' },
    sold: () => ({
      items: [{ name: supplier, detail: titleOf(bill), startsOn, ...(endsOn !== undefined && { endsOn }) }],
      travellers: travellers.map((traveller) => ({
        name: fullName(traveller),
        numbers: [confirmation, ...(sale.kind === 'flight' && sale.ticket !== undefined ? [sale.ticket] : [])],
      })),
    }),
    itemName: () => titleOf(bill),
    priceOfRest: () => billCancelling.standing(booking, (unit) => stands(booking, unit)),
  };
}

function placeOf({ sale }: Pick<Bill, 'sale'>): string {
  if (sale.kind === 'hotel') return sale.city;
  const [from = sale.sector] = sale.sector.split('-');
  return from;
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
