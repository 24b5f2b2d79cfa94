/** Which papers a booking has: for what an entry charged its invoices, for what it gave back its receipts. */
import type { Booking, ShownMoneyLine } from '#domain/booking/booking.ts';
import { isZero } from '#domain/money/money.ts';
import type { ProductPaths } from '#ui/booking/product-view.ts';

export interface PaperOf {
  readonly entryId: string;
  readonly to: string;
  /** Fluent id. */
  readonly title:
    | 'title-flight-invoice'
    | 'title-flight-customer-invoice'
    | 'title-flight-refund-receipt'
    | 'title-customer-refund-receipt'
    | 'title-flight-credit-note'
    | 'title-customer-credit-note';
  readonly isRefund: boolean;
  /** Not the only one of its title, or not the sale's: its entry is named with it. */
  readonly named: boolean;
}

type Sold = Pick<Booking, 'transactionId' | 'price' | 'moneyLines' | 'paidElsewhere'>;

/** In the order of the entries; the agency's own only for those who may see net prices. */
export function papersOf(booking: Sold, paths: ProductPaths): readonly PaperOf[] {
  return booking.moneyLines.flatMap((line) => papersOfLine(booking, line, paths));
}

/** The papers of one entry. */
export function papersOfLine(
  { transactionId, price, moneyLines, paidElsewhere }: Sold,
  line: ShownMoneyLine,
  paths: ProductPaths,
): readonly PaperOf[] {
  const { entryId, kind, debit, credit } = line;
  const isElsewhere = paidElsewhere !== undefined;
  const net = price.terms !== undefined && !isElsewhere;
  if (!isElsewhere && debit && credit && isZero(debit) && isZero(credit)) return [];
  const isCharge = isElsewhere ? kind === 'booking' : charges(line);
  if (!isCharge && kind !== 'refund' && kind !== 'reversal' && kind !== 'booking') return [];
  const sale = moneyLines.find((line) => line.kind === 'booking')?.entryId;
  // What goes on in another booking is given back here and paid out to nobody.
  const isMoved = kind === 'reversal';
  const named = entryId !== sale;
  const query = named ? `?entry=${entryId}` : '';
  const about = { entryId, isRefund: !isCharge, named };
  const own = isCharge
    ? ({ ...about, to: `${paths.paper('invoice', transactionId)}${query}`, title: 'title-flight-invoice' } as const)
    : ({
        ...about,
        to: `${paths.paper('refund-receipt', transactionId)}${query}`,
        title: isMoved ? 'title-flight-credit-note' : 'title-flight-refund-receipt',
      } as const);
  const customers = isCharge
    ? ({
        ...about,
        to: `${paths.paper('customer-invoice', transactionId)}${query}`,
        title: 'title-flight-customer-invoice',
      } as const)
    : ({
        ...about,
        to: `${paths.paper('refund-receipt', transactionId)}${query}&for=customer`,
        title: isMoved ? 'title-customer-credit-note' : 'title-customer-refund-receipt',
      } as const);
  return net ? [own, customers] : [customers];
}

/** A sale, or what was charged later. Anyone who may not see amounts goes by its kind: what gives back is a refund. */
function charges({ kind, debit }: ShownMoneyLine): boolean {
  return debit === undefined ? kind === 'booking' : kind === 'booking' && !isZero(debit);
}
