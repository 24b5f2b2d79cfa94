/** The agency's money. */
import { makeAccountDesk } from '#application/backoffice/account/account-desk.ts';
import { houseId } from '#application/backoffice/session/invite-operator.ts';
import { StoredAdjustmentBook } from '../database/account/adjustment-book.ts';
import { StoredBookCheck } from '../database/account/book-check.ts';
import { StoredClockBook } from '../database/account/clocks.ts';
import { StoredCommissionBook } from '../database/account/commission-book.ts';
import { StoredDepositBook } from '../database/account/deposit-book.ts';
import { KnownBalances } from '../database/account/known-balances.ts';
import { StoredLedgerBook } from '../database/account/ledger-book.ts';
import { StoredNoticeBook } from '../database/account/notice-book.ts';
import { StoredPaymentBook } from '../database/account/payment-book.ts';
import { StoredVirtualAccountBook } from '../database/account/virtual-account-book.ts';
import { gatewayFrom } from '../payments/gateway-from.ts';
import { StoredLostBookings } from '../database/account/lost-bookings.ts';
import { StoredSalesBook } from '../database/account/sales-book.ts';
import { StoredRewardBook } from '../database/account/reward-book.ts';
import { paymentLinkMessage } from '../words/payment-link-letter.ts';
import { area, desks, given, ports, work } from './parts.ts';

export const account = area(({ make, store }) => {
  const { businessZone, database, secretKey, settings } = given;
  const {
    adjustmentBook,
    agencies,
    bookCheck,
    bookings,
    chance,
    clientSettings,
    clock,
    clockBook,
    commissionBook,
    deposits,
    documents,
    ledger,
    limits,
    lostBookings,
    paymentGateway: gateway,
    payments,
    press,
    rewards,
    sales,
  } = ports;
  store(ledger, StoredLedgerBook);
  store(rewards, StoredRewardBook);
  store(ports.notices, StoredNoticeBook);
  store(bookCheck, StoredBookCheck);
  store(clockBook, StoredClockBook);
  store(lostBookings, StoredLostBookings);
  store(deposits, StoredDepositBook);
  store(adjustmentBook, StoredAdjustmentBook);
  store(payments, StoredPaymentBook);
  store(ports.virtualAccounts, StoredVirtualAccountBook);
  make(gateway, { database, secretKey, clock, settings }, gatewayFrom);
  store(sales, StoredSalesBook);
  store(commissionBook, StoredCommissionBook);
  make(work.knownBalances, { ledger }, (from) => new KnownBalances(from.ledger));
  make(
    desks.account,
    {
      ledger,
      balances: work.knownBalances,
      notices: ports.notices,
      currency: given.currency,
      rewards,
      bookCheck,
      clockBook,
      lostBookings,
      sales,
      commissionBook,
      deposits,
      adjustmentBook,
      payments,
      virtualAccounts: ports.virtualAccounts,
      bookings,
      gateway,
      terms: ports.sellingTerms,
      settings,
      limits,
      agencies,
      documents,
      clientSettings,
      press,
      clock,
      chance,
      businessZone,
    },
    ({ settings: { paymentCharges: charges, publicUrl: portal = '' }, ...from }) =>
      makeAccountDesk({ ...from, charges, portal, houseId, linkMessage: paymentLinkMessage }),
  );
});
