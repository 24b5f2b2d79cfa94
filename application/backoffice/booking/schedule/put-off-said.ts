/** What is kept of a booking whose balance is reminded of or charged. */
import type { PutOff } from '#domain/booking/schedule/put-off.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import type { Amendable } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { PutOffKept } from '#application/backoffice/ports/booking/put-off-book.ts';
import { soldOf, type SoldProducts } from '../sold-product.ts';

export type Due = Amendable & { readonly putOff: PutOff };

interface Said {
  readonly code: string;
  readonly params?: Readonly<Record<string, string>>;
  /** The outbox's kind of its mail. */
  readonly letter: string;
}

/** In the words of the day by which it is due; the amount is for the agency alone, so it is in the mail and not in the history. */
export function putOffSaid(
  { agencyId, transactionId, product, version, putOff }: Due,
  { code, params = {}, letter }: Said,
): Omit<PutOffKept, 'charges' | 'by'> {
  const due = formatDate(putOff.until, 'DD MMM YYYY');
  const amount = `${putOff.amount.currency} ${formatDecimal(putOff.amount)}`;
  return {
    agencyId,
    transactionId,
    product,
    version,
    event: { code, params: { ...params, due } },
    outbox: [{ kind: letter, payload: { agencyId, transactionId, due, amount } }],
  };
}

export function chargesOf(sold: SoldProducts, booking: Due): NonNullable<PutOffKept['charges']> {
  return { putOff: booking.putOff, params: soldOf(sold, booking.product).narrated(booking) };
}
