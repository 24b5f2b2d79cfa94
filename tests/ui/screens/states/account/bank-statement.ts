/** A bank's statement beside the deposits that wait. */
import { isoDate } from '#domain/time/calendar-date.ts';
import { NotPermitted } from '#application/desk/failures.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { account } from '#tests/ui/screens/samples.ts';
import { answer, failing, type ScreenState } from '#tests/ui/screens/screen-states.ts';

const { deposits, deposit } = account;
const { approvedAmount: _amount, approvedOn: _on, ledgerEntry: _entry, ...asked } = deposit.answer;
const { decidedAt: _at, decidedBy: _by, ...undecided } = asked;
const waiting = ['Malabar Holidays', 'Deccan Trails', 'Konark Tours', 'Sahyadri Travels', 'Narmada Travels'].map(
  (companyName, at) => ({
    ...undecided,
    state: 'asked' as const,
    remarks: '',
    depositId: `DP30001${at}`,
    companyName,
    referenceNumber: `42991234567${at}`,
    amount: rupees(5000 + at),
    depositDate: isoDate('2026-11-19'),
    sameReference: at === 4 ? ['DP299871'] : [],
  }),
);
const listed = { 'account.deposits': answer({ ...deposits.answer, deposits: waiting, total: waiting.length }) };

const statement = `Date,Narration,Chq./Ref.No.,Deposit Amt.
19/11/26,IMPS-429912345670-MALABAR HOLIDAYS,0000429912345670,"5,000.00"
19/11/26,IMPS-429912345671-DECCAN TRAILS,0000429912345671,"4,941.00"
20/11/26,CASH DEPOSIT FORT KOCHI,,"5,002.00"
20/11/26,IMPS-429912345674-NARMADA,0000429912345674,"5,004.00"
31/11/26,CHEQUE,000119,"9,000.00"`;

const read =
  (text: string) =>
  async (portal: Portal): Promise<void> => {
    await portal.load('operations');
    await portal.get(operationsParts.statement).read(new File([text], 'november.csv', { type: 'text/csv' }));
  };

const at = '/operations?section=deposits';

export const statementScreens: readonly ScreenState[] = [
  {
    name: 'a bank statement beside the deposits that wait',
    at,
    shows: 'operations-statement-differs',
    answers: listed,
    before: read(statement),
  },
  {
    name: 'a bank statement, one’s own deposit refused',
    at,
    shows: 'failure-not-permitted-own-deposit',
    answers: { ...listed, 'account.decideDeposit': failing(new NotPermitted({ reason: 'own-deposit' })) },
    before: async (portal) => {
      await read(statement)(portal);
      await portal.get(operationsParts.statement).approve();
    },
  },
  {
    name: 'a file that is no bank statement',
    at,
    shows: 'violation-statement-columns',
    answers: listed,
    before: read('Name,Born\nAsha,1990'),
  },
  {
    name: 'a bank statement, no deposit waits',
    at,
    shows: 'operations-statement-none',
    answers: { 'account.deposits': answer({ ...deposits.answer, deposits: [], total: 0 }) },
    before: read(statement),
  },
  {
    name: 'what a bank statement says of the deposit that is open',
    at: `${at}&case=DP300011`,
    shows: 'operations-statement-take',
    answers: { ...listed, 'account.deposit': answer({ ...waiting[1], sameReference: [] }) },
    before: async (portal) => {
      await read(statement)(portal);
      portal.get(operationsParts.statement).hide();
    },
  },
];
