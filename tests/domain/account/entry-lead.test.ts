/** Where entries of the ledger lead: every kind has its receipt, and the receipt's own address leads to the same. */
import { expect, test } from 'vitest';
import { entryLead, receiptNamed } from '#domain/account/entry-lead.ts';
import type { LedgerKind } from '#domain/booking/booking.ts';

const own = 'LG-4124';
const [sold, deposit, adjusted] = ['FL26110000012', 'DP300001', 'AJ700001'];

/** References of each kind, and what they lead to. A kind without one does not compile. */
const leads: Readonly<
  Record<LedgerKind, readonly (readonly [reference: string, subject?: string, receipt?: string])[]>
> = {
  booking: [[sold, 'booking', sold]],
  instalment: [[sold, 'booking', sold]],
  refund: [[sold, 'booking', sold]],
  reversal: [
    [sold, 'booking', sold],
    [deposit, 'deposit', deposit],
    [adjusted, 'adjustment', adjusted],
  ],
  deposit: [[deposit, 'deposit', deposit], ['brought-over']],
  'offer-deposit': [['RQ2611000003', 'request']],
  adjustment: [[adjusted, 'adjustment', adjusted], ['brought-over']],
  incentive: [[adjusted, 'adjustment', adjusted], ['IN10264']],
  reward: [['RW100001', 'rewards']],
  tds: [['IN10264']],
};

test.each(Object.entries(leads).flatMap(([kind, each]) => each.map((lead) => ({ kind: kind as LedgerKind, lead }))))(
  '$kind of $lead.0 leads to what it is about and to a receipt',
  ({ kind, lead: [reference, subject, receipt = own] }) => {
    const found = entryLead({ kind, reference, entryId: own });
    expect(found).toEqual({
      ...(subject !== undefined && { subject }),
      receipt: { of: receiptNamed(receipt), id: receipt },
    });
  },
);
