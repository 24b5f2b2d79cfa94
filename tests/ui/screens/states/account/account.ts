/** The agency's money. */
import { Effect } from 'effect';
import { depositStates } from '#domain/account/deposit.ts';
import { type PaymentState, paymentStates } from '#domain/account/online-payment.ts';
import { money } from '#domain/money/money.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid, NotFound, notNow } from '#application/desk/failures.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import type { ExampleMethod } from '#tests/support/example-desk.ts';
import { ledgerScreen } from './ledger.ts';
import { paymentLinkScreens } from './payment-links.ts';
import { account, creditStopped, paidInto } from '#tests/ui/screens/samples.ts';
import { answer, cutOff, failing, type ScreenTable } from '#tests/ui/screens/screen-states.ts';

const { commissions, deposit, deposits, paymentStatus, paymentTerms, saleSummary, startPayment } = account;

const { dueBefore: _before, extra: _extra, ...owing } = account.balance.answer;
const inFunds = { ...owing, balance: money(4_210_000, 'INR') };

const { depositId, ...unpaid } = paymentStatus.answer;
const payments: Readonly<Record<PaymentState, object>> = {
  open: { ...unpaid, state: 'open', url: startPayment.answer.url },
  paid: { ...unpaid, state: 'paid', depositId },
  failed: { ...unpaid, state: 'failed' },
  expired: { ...unpaid, state: 'expired' },
  withdrawn: { ...unpaid, state: 'withdrawn' },
  differs: { ...unpaid, state: 'differs' },
};

const { rewards, spendRewards, returnRewards } = account;
const { rule: _rule, ending: _ending, ...noRule } = rewards.answer;
const { net: _net, earned: _earned, ...gross } = saleSummary.answer.total;
const grossRows = saleSummary.answer.rows.map(({ key }) => ({ key, ...gross }));

const { approvedAmount: _amount, approvedOn: _on, ledgerEntry: _entry, ...notCredited } = deposit.answer;

const { product: _product, entry: _entryOf, key: _key, ...commissionFigures } = commissions.answer.rows[0] ?? {};
const commissionsWith: Readonly<Record<string, readonly object[]>> = {
  seller: [
    { ...commissionFigures, key: '6E', product: 'flight' },
    { ...commissionFigures, key: 'AI', product: 'flight' },
    { ...commissionFigures, key: '', bookings: 0 },
  ],
  month: ['2026-04', '2026-06', '2026-11'].map((key) => ({ ...commissionFigures, key })),
  entry: commissions.answer.rows,
};
const byOf = (wanted: unknown) => (wanted as { readonly by: string }).by;
const commissionsBy: ExampleMethod = (wanted) =>
  Effect.succeed({ ...commissions.answer, rows: commissionsWith[byOf(wanted)] });
const commissionsCutOff: ExampleMethod = (wanted) =>
  byOf(wanted) === 'entry' ? cutOff(wanted) : commissionsBy(wanted);

export const accountScreens: readonly ScreenTable[] = [
  ledgerScreen,
  {
    path: '/sale-summary',
    at: '/sale-summary?from=2026-11-01&to=2026-11-20',
    shows: 'sales-earned',
    asks: 'account.saleSummary',
    states: [
      {
        name: 'empty',
        shows: 'sales-none',
        answers: { 'account.saleSummary': answer({ ...saleSummary.answer, rows: [] }) },
      },
      { name: 'by supplier over a year', shows: '6E', at: '/sale-summary?from=2026-01-01&to=2026-12-31&by=seller' },
      {
        name: 'without net',
        shows: 'sales-average',
        hides: ['sales-earned'],
        answers: { 'account.saleSummary': answer({ rows: grossRows, total: gross }) },
      },
      {
        name: 'the days the wrong way round',
        shows: 'violation-range-order of to',
        at: '/sale-summary?from=2026-11-20&to=2026-11-01',
      },
    ],
  },
  {
    path: '/rewards',
    at: '/rewards',
    shows: 'rewards-history',
    asks: 'account.rewards',
    states: [
      {
        name: 'none yet',
        shows: 'rewards-none',
        answers: { 'account.rewards': answer({ ...rewards.answer, points: 0, movements: [], total: 0 }) },
      },
      {
        name: 'owed, and none given any more',
        shows: 'rewards-owed',
        answers: { 'account.rewards': answer({ ...noRule, points: -31 }) },
      },
      { name: 'too few typed', shows: 'rewards-field-points', press: ['rewards-send'] },
      {
        name: 'spent',
        shows: 'rewards-history',
        press: ['rewards-all', 'rewards-send'],
        answers: { 'account.spendRewards': answer(spendRewards.answer) },
      },
      {
        name: 'undone',
        shows: 'rewards-history',
        press: ['rewards-return'],
        answers: { 'account.returnRewards': answer(returnRewards.answer) },
      },
      {
        name: 'undone too late',
        shows: 'violation-reward-final of reference',
        press: ['rewards-return'],
        answers: {
          'account.returnRewards': failing(new Invalid({ violations: [violation('reward-final', 'reference')] })),
        },
      },
      {
        name: 'without an answer',
        shows: 'rewards-unanswered',
        press: ['rewards-all', 'rewards-send'],
        answers: { 'account.spendRewards': cutOff },
      },
    ],
  },
  {
    path: '/commissions',
    at: '/commissions?period=month&day=2026-11-20',
    shows: 'commissions-by-supplier',
    asks: 'account.commissions',
    answers: { 'account.commissions': commissionsBy },
    states: [
      {
        name: 'empty',
        shows: 'message-no-commissions',
        answers: { 'account.commissions': answer({ ...commissions.answer, rows: [], entries: 0 }) },
      },
      { name: 'of a quarter', shows: '6E', at: '/commissions?period=quarter&day=2026-08-15' },
      {
        name: 'of a tax year before the law changed',
        shows: 'commissions-law',
        at: '/commissions?period=year&day=2025-02-01',
      },
      {
        name: 'with a statement that did not come',
        shows: 'message-commissions-failed',
        press: ['commissions-statement'],
        answers: { 'account.commissions': commissionsCutOff },
      },
    ],
  },
  {
    path: '/online-payment',
    at: '/online-payment',
    shows: 'account-pay-choose',
    asks: 'account.paymentTerms',
    states: [
      {
        name: 'without a gateway',
        shows: 'account-pay-nobody',
        answers: { 'account.paymentTerms': answer({ ...paymentTerms.answer, trial: false, methods: [] }) },
      },
      {
        name: 'less left than wanted',
        shows: 'account-notice-low',
        answers: { 'account.balanceNotice': answer({ ...account.balanceNotice.answer, low: true }) },
      },
      {
        name: 'what is missing',
        shows: 'violation-required of method',
        press: ['button[type=submit]'],
      },
      {
        name: 'priced',
        shows: 'account-pay-line-gst',
        press: ['li:nth-child(3) > button', 'label[for=payment-method-debit-card]'],
      },
      {
        name: 'above what one payment may add',
        shows: 'account-pay-choose',
        answers: {
          'account.paymentTerms': answer({
            ...paymentTerms.answer,
            trial: false,
            methods: [
              { method: 'upi', basisPoints: 0, most: { minor: 50_000_00, currency: 'INR' } },
              { method: 'amex', basisPoints: 240 },
            ],
          }),
        },
        press: ['li:nth-child(3) > button'],
      },
      {
        name: 'not answered',
        shows: 'account-pay-unanswered',
        press: ['li:nth-child(2) > button', 'label[for=payment-method-amex]', 'button[type=submit]'],
        answers: { 'account.startPayment': cutOff },
      },
      ...paymentStates.map((state) => ({
        name: `come back, ${state}`,
        shows: state === 'paid' ? 'PY500001' : `account-payment-${state}-next`,
        at: '/online-payment?paymentid=PY500001',
        answers: { 'account.paymentStatus': answer(payments[state]) },
      })),
      {
        name: 'come back, and cut off',
        shows: 'account-payment-unknown',
        at: '/online-payment?paymentid=PY500001',
        answers: { 'account.paymentStatus': cutOff },
      },
    ],
  },
  {
    path: '/offline-payment',
    at: '/offline-payment',
    shows: 'DP300001',
    asks: 'account.deposits',
    states: [
      {
        name: 'empty',
        shows: 'account-deposits-none',
        answers: { 'account.deposits': answer({ ...deposits.answer, deposits: [], total: 0 }) },
      },
      {
        name: 'the house’s accounts to pay into',
        shows: '14670200016027',
        answers: { 'account.deposits': answer({ ...deposits.answer, bankAccounts: paidInto }) },
      },
      {
        name: 'a house that names no account to pay into',
        shows: 'account-deposit-bank-help',
        hides: ['account-house'],
        answers: { 'account.deposits': answer({ ...deposits.answer, bankAccounts: [] }) },
      },
      { name: 'what is missing', shows: 'violation-required of branch', press: ['account-deposit-send'] },
      {
        name: 'not to be had for a moment',
        shows: 'failure-unavailable',
        answers: { 'account.deposits': failing(notNow()) },
      },
      {
        name: 'a slip that could not be uploaded',
        shows: 'account-deposit-slip-failed',
        before: async (portal) => {
          for (const area of ['shell', 'account'] as const) await portal.load(area);
          await portal.get(accountParts.depositForm).attach(new File(['%PDF-1.7 a slip'], 'slip.pdf'));
        },
        answers: { 'account.addSlip': cutOff },
      },
      {
        name: 'without an account number yet',
        shows: 'account-own-open',
        answers: { 'account.virtualAccount': answer({ offered: true }) },
      },
      {
        name: 'its account number opened',
        shows: '2220000000100001',
        press: ['account-own-open'],
        answers: { 'account.virtualAccount': answer({ offered: true }) },
      },
      {
        name: 'an account number that cannot be had',
        shows: 'failure-unreachable',
        press: ['account-own-open'],
        answers: { 'account.virtualAccount': answer({ offered: true }), 'account.openAccount': cutOff },
      },
      {
        name: 'without account numbers',
        shows: 'account-own-none-text',
        hides: ['account-own-open'],
        answers: { 'account.virtualAccount': answer({ offered: false }) },
      },
      { name: 'a transfer that arrived', shows: '2220000000100001', press: ['account-own-check'] },
      { name: 'with its credit stopped', shows: 'shell-credit-stopped', answers: creditStopped },
      { name: 'whose balance did not come', shows: 'shell-balance-failed', answers: { 'account.balance': cutOff } },
      {
        name: 'with nothing due and no day',
        shows: 'shell-nothing-due',
        answers: { 'account.balance': answer(inFunds) },
      },
      {
        name: 'by who sees no balance',
        shows: 'DP300001',
        hides: ['shell-available-note', 'design-loading'],
        rights: ['deposit', 'book'],
      },
      {
        name: 'one that was declined, whole',
        shows: 'account-deposit-decided',
        press: ['[aria-label*=DP300009]'],
        answers: {
          'account.deposits': answer({
            ...deposits.answer,
            deposits: [
              {
                ...notCredited,
                depositId: 'DP300009',
                state: 'declined',
                remarks: 'The bank knows of no such transfer',
              },
            ],
          }),
        },
      },
      {
        name: 'one that was credited, whole',
        shows: 'account-deposit-approved-on',
        press: ['button[aria-label*=DP300001]'],
        answers: { 'account.deposits': answer({ ...deposits.answer, deposits: [deposit.answer] }) },
      },
      {
        name: 'a slip that is not there',
        shows: 'failure-not-found',
        press: ['button[aria-label*=DP300001]', 'dialog[open] dd button'],
        answers: {
          'account.deposits': answer({ ...deposits.answer, deposits: [deposit.answer] }),
          'account.depositSlip': failing(new NotFound({ what: 'slip' })),
        },
      },
      {
        name: 'in every state',
        shows: 'account-deposit-state-reversed',
        answers: {
          'account.deposits': answer({
            ...deposits.answer,
            total: 41,
            deposits: depositStates.map((state, at) => ({
              ...(state === 'approved' || state === 'reversed' ? deposit.answer : notCredited),
              depositId: `DP30000${at}`,
              state,
              remarks: at === 2 ? 'The bank knows of no such transfer' : '',
              sameReference: at === 0 ? ['DP300002'] : [],
            })),
          }),
        },
      },
    ],
  },
  ...paymentLinkScreens,
  {
    path: '/top-up-receipt/:transactionId',
    at: '/top-up-receipt/DP300001',
    shows: 'DP300001',
    asks: 'account.topUpSheet',
    states: [
      {
        name: 'not credited yet',
        shows: 'message-no-receipt',
        answers: { 'account.topUpSheet': failing(new NotFound({ what: 'receipt' })) },
      },
    ],
  },
];
