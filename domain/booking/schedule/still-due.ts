/** Reminders of instalments, by what is known of a booking without its ledger: what was agreed, and what was received. */
import { compare, sum } from '../../money/money.ts';
import type { Price } from '../../price/price.ts';
import type { Instalment, Receipt } from './schedule.ts';

interface PaidByInstalments {
  readonly instalments: readonly Instalment[];
  readonly receipts?: readonly Receipt[];
  readonly price: Pick<Price, 'total'>;
}

/** Whether what was received does not reach to the end of an instalment. */
export function stillDue({ instalments, receipts = [], price }: PaidByInstalments, instalment: number): boolean {
  const { currency } = price.total;
  const upTo = sum(
    currency,
    instalments.slice(0, instalment + 1).map(({ amount }) => amount),
  );
  const received = sum(
    currency,
    receipts.map(({ amount }) => amount),
  );
  return compare(received, upTo) < 0;
}
