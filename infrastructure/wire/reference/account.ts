/** Examples of the agency's money. */
import type { AccountDesk } from '#application/desk/account.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { AreaReference } from './area-reference.ts';
import { bookedOn, rupees, transactionId } from './samples.ts';

export const accountReference: AreaReference<AccountDesk> = {
  balance: {
    about:
      'The agency’s account: outStanding is the balance, money in hand positive, money owed negative. What may be spent ' +
      'is outStanding + creditLimit − reserved. A deployment of the alternative scheme answers ' +
      '{"Root":{"Status":"OK","Result":"[-1234.50, 50000.00]"}}: outstanding and credit limit.',
    request: undefined,
    answer: { balance: rupees('-1234.50'), creditLimit: rupees('50000.00'), reserved: rupees('0.00') },
  },
  rewardPoints: { about: 'Points of the travel-rewards programme.', request: undefined, answer: 1250 },
  ledger: {
    about:
      'The agency’s ledger over at most seven business days, both inclusive, a page at a time. A debit lowers the ' +
      'balance. narration is a code with what its words need.',
    request: { from: isoDate('2026-11-18'), to: isoDate('2026-11-20'), page: 1 },
    answer: {
      opening: rupees('4478.30'),
      entries: [
        {
          entryId: 'LG-4124',
          sequence: 4124,
          at: bookedOn,
          kind: 'booking',
          reference: transactionId,
          narration: {
            code: 'flight-ticket',
            params: { route: 'DEL–BOM', leadTraveller: 'Asha Rao', pnr: 'K7PQ2M' },
          },
          debit: rupees('5712.80'),
          credit: rupees('0.00'),
          balance: rupees('-1234.50'),
        },
      ],
      closing: rupees('-1234.50'),
      totalDebit: rupees('5712.80'),
      totalCredit: rupees('0.00'),
      total: 1,
      page: 1,
      pageSize: 50,
      liveBalance: rupees('-1234.50'),
    },
  },
  verifyLedger: {
    about:
      'Walks the agency’s own chain of ledger entries, each bound to the one before it, from where the last answer ' +
      'left off (next, sent as after), a page at a time. firstbad names the first entry that does not follow.',
    request: {},
    answer: { entries: 4124, ok: true, closing: rupees('-1234.50') },
  },
};
