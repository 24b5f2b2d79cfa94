import type { SaleFigures } from '#domain/account/sales/sale-summary.ts';
import { type FieldsOf, netOnly } from './fields.ts';

function grossSales<A extends SaleFigures>({ net: _net, earned: _earned, ...figures }: A): Omit<A, 'net' | 'earned'> {
  return figures;
}

/** Anyone who has the right to ask has the right to all of it. */
export const accountFields: FieldsOf<'account'> = {
  balance: 'whole',
  balanceNotice: 'whole',
  setBalanceNotice: 'whole',
  rewardPoints: 'whole',
  rewards: 'whole',
  spendRewards: 'whole',
  returnRewards: 'whole',
  ledger: 'whole',
  ledgerFile: 'whole',
  // The use case leaves out what a booking's entry is made of for who may not see net fares.
  entryReceipt: 'whole',
  entrySheet: 'whole',
  saleSummary: netOnly(({ ledger: _ledger, rows, total }) => ({
    rows: rows.map(grossSales),
    total: grossSales(total),
  })),
  monthSoFar: netOnly(({ now, before }) => ({ now: grossSales(now), before: grossSales(before) })),
  commissions: 'whole',
  verifyLedger: 'whole',
  checkBooks: 'whole',
  clockTroubles: 'whole',
  restoreBooking: 'whole',
  // For those who ask for deposits, and elevated users; the use cases leave out what is for the latter alone.
  addSlip: 'whole',
  paymentTerms: 'whole',
  startPayment: 'whole',
  paymentStatus: 'whole',
  makePaymentLink: 'whole',
  paymentLinks: 'whole',
  withdrawPaymentLink: 'whole',
  mailPaymentLink: 'whole',
  openPaymentLink: 'whole',
  virtualAccount: 'whole',
  openAccount: 'whole',
  checkTransfers: 'whole',
  addDeposit: 'whole',
  deposits: 'whole',
  deposit: 'whole',
  depositSlip: 'whole',
  topUpReceipt: 'whole',
  topUpSheet: 'whole',
  decideDeposit: 'whole',
  reverseDeposit: 'whole',
  adjust: 'whole',
  adjustments: 'whole',
  adjustment: 'whole',
  decideAdjustment: 'whole',
  reverseAdjustment: 'whole',
  adjustmentReceipt: 'whole',
  adjustmentSheet: 'whole',
};
