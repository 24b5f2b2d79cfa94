/** What the account screens may ask for, once their area is loaded. */
import type { BalanceNoticeForm } from '#application/portal/account/balance-notice.ts';
import type { CommissionAccount } from '#application/portal/account/commissions.ts';
import type { DepositForm } from '#application/portal/account/deposit-form.ts';
import type { Deposits } from '#application/portal/account/deposits.ts';
import type { Ledger } from '#application/portal/account/ledger.ts';
import type { PaymentLinkForm } from '#application/portal/account/links/link-form.ts';
import type { OpenPaymentLink } from '#application/portal/account/links/open-payment-link.ts';
import type { PaymentLinks } from '#application/portal/account/links/payment-links.ts';
import type { MonthComparison } from '#application/portal/account/month-so-far.ts';
import type { PaymentForm } from '#application/portal/account/payment-form.ts';
import type { Receipt } from '#application/portal/account/receipt.ts';
import type { RewardsAccount } from '#application/portal/account/rewards.ts';
import type { SalesOverview } from '#application/portal/account/sale-summary.ts';
import type { OwnAccount } from '#application/portal/account/virtual-account.ts';
import { part } from './parts.ts';

export const accountParts = {
  ledger: part<Ledger>('account.ledger'),
  rewards: part<RewardsAccount>('account.rewards'),
  balanceNotice: part<BalanceNoticeForm>('account.balanceNotice'),
  sales: part<SalesOverview>('account.sales'),
  monthComparison: part<MonthComparison>('account.monthComparison'),
  commissions: part<CommissionAccount>('account.commissions'),
  deposits: part<Deposits>('account.deposits'),
  paymentForm: part<PaymentForm>('account.paymentForm'),
  paymentLinkForm: part<PaymentLinkForm>('account.paymentLinkForm'),
  paymentLinks: part<PaymentLinks>('account.paymentLinks'),
  openPaymentLink: part<OpenPaymentLink>('account.openPaymentLink'),
  ownAccount: part<OwnAccount>('account.ownAccount'),
  depositForm: part<DepositForm>('account.depositForm'),
  receipt: part<Receipt>('account.receipt'),
  entryReceipt: part<Receipt>('account.entryReceipt'),
  adjustmentReceipt: part<Receipt>('account.adjustmentReceipt'),
};
