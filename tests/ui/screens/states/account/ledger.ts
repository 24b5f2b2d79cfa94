/** The ledger, with an entry of every kind. */
import type { LedgerEntry } from '#domain/account/ledger.ts';
import type { LedgerKind } from '#domain/booking/booking.ts';
import { Invalid } from '#application/desk/failures.ts';
import { account } from '#tests/ui/screens/samples.ts';
import { answer, cutOff, failing, type ScreenTable, silent } from '#tests/ui/screens/screen-states.ts';

const { ledger, verifyLedger } = account;

const later = {
  params: { title: 'Kerala backwaters', leadTraveller: 'Asha Rao', travellers: 'Asha Rao', reference: 'KB7741' },
};
/** An entry of each kind. A kind without one does not compile. */
const kinds: Readonly<Record<LedgerKind, Pick<LedgerEntry, 'reference' | 'narration'>>> = {
  booking: { reference: 'FL26110000012', narration: { ...later, code: 'product-sale' } },
  instalment: { reference: 'HD26110000004', narration: { ...later, code: 'balance-put-off' } },
  refund: { reference: 'FL26110000012', narration: { ...later, code: 'product-refund' } },
  reversal: {
    reference: 'AJ700001',
    narration: { code: 'adjustment-reversed', params: { kind: 'correction', reason: 'Fee charged twice' } },
  },
  deposit: {
    reference: 'DP300001',
    narration: { code: 'deposit', params: { mode: 'neft', bank: 'HDFC Bank', instrument: 'HDFCN52611408831' } },
  },
  'offer-deposit': { reference: 'RQ2611000003', narration: { code: 'offer-deposit-kept', params: {} } },
  adjustment: {
    reference: 'AJ700001',
    narration: { code: 'adjustment', params: { kind: 'correction', reason: 'Fee charged twice' } },
  },
  incentive: { reference: 'IN10264', narration: { code: 'incentive', params: { carrier: '6E' } } },
  reward: { reference: 'RW100001', narration: { code: 'reward-spent', params: { points: 100 } } },
  tds: { reference: 'IN10264', narration: { code: 'tds', params: { percent: '2', reference: 'IN10264' } } },
};
const ofEveryKind = ledger.answer.entries.flatMap((entry) =>
  Object.entries(kinds).map(([kind, fields], at) => ({ ...entry, ...fields, kind, entryId: `LG-${4130 + at}` })),
);
const ledgerOfEveryKind = {
  'account.ledger': answer({ ...ledger.answer, entries: ofEveryKind, total: ofEveryKind.length }),
};

export const ledgerScreen: ScreenTable = {
  path: '/profile/ledger',
  at: '/profile/ledger',
  shows: 'K7PQ2M',
  asks: 'account.ledger',
  states: [
    {
      name: 'empty',
      shows: 'account-no-entries',
      answers: { 'account.ledger': answer({ ...ledger.answer, entries: [], total: 0 }) },
    },
    { name: 'entries of every kind', shows: 'account-kind-offer-deposit', answers: ledgerOfEveryKind },
    {
      name: 'entries of every kind, for who pays nothing in',
      shows: 'RW100001',
      rights: ['ledger'],
      answers: ledgerOfEveryKind,
    },
    { name: 'the proof open', shows: 'account-proof-numbering', press: ['account-show-proof'] },
    {
      name: 'no paper of it',
      shows: 'violation-range-order of to',
      press: ['account-pdf'],
      answers: {
        'account.ledgerFile': failing(new Invalid({ violations: [{ code: 'range-order', path: 'to' }] })),
      },
    },
    {
      name: 'no paper, cut off',
      shows: 'failure-unreachable',
      press: ['account-pdf'],
      answers: { 'account.ledgerFile': cutOff },
    },
    { name: 'being verified', shows: 'account-verifying', answers: { 'account.verifyLedger': silent } },
    { name: 'not verified', shows: 'account-not-verified', answers: { 'account.verifyLedger': cutOff } },
    {
      name: 'a broken chain',
      shows: 'account-broken',
      answers: {
        'account.verifyLedger': answer({ ...verifyLedger.answer, ok: false, firstBad: 'LG-4124' }),
      },
    },
  ],
};
