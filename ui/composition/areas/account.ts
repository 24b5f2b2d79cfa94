/** The use cases of the account screens. */
import { ContainerModule } from 'inversify';
import { BalanceNoticeForm } from '#application/portal/account/balance-notice.ts';
import { CommissionAccount } from '#application/portal/account/commissions.ts';
import { DepositForm } from '#application/portal/account/deposit-form.ts';
import { Deposits } from '#application/portal/account/deposits.ts';
import { Ledger } from '#application/portal/account/ledger.ts';
import { MonthComparison } from '#application/portal/account/month-so-far.ts';
import { PaymentLinkForm } from '#application/portal/account/links/link-form.ts';
import { OpenPaymentLink } from '#application/portal/account/links/open-payment-link.ts';
import { PaymentLinks } from '#application/portal/account/links/payment-links.ts';
import { PaymentForm } from '#application/portal/account/payment-form.ts';
import { Receipt } from '#application/portal/account/receipt.ts';
import { RewardsAccount } from '#application/portal/account/rewards.ts';
import { SalesOverview } from '#application/portal/account/sale-summary.ts';
import { OwnAccount } from '#application/portal/account/virtual-account.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import { accountParts } from '../account-parts.ts';
import { businessZone, houseCurrency } from '../house.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(accountParts.ledger)
    .toResolvedValue(
      (desk, session, downloads) => new Ledger(desk.account, session, downloads),
      [parts.desk, parts.session, parts.downloads],
    )
    .inSingletonScope();
  bind(accountParts.sales)
    .toResolvedValue(
      (desk, session, downloads) => new SalesOverview(desk.account, session, downloads),
      [parts.desk, parts.session, parts.downloads],
    )
    .inSingletonScope();
  bind(accountParts.monthComparison)
    .toResolvedValue((desk, session) => new MonthComparison(desk.account, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(accountParts.commissions)
    .toResolvedValue(
      (desk, session, downloads) => new CommissionAccount(desk.account, session, downloads),
      [parts.desk, parts.session, parts.downloads],
    )
    .inSingletonScope();
  bind(accountParts.balanceNotice)
    .toResolvedValue(
      (desk, session, configuration) =>
        new BalanceNoticeForm(desk.account, session, () => houseCurrency(configuration)),
      [parts.desk, parts.session, parts.configuration],
    )
    .inSingletonScope();
  bind(accountParts.rewards)
    .toResolvedValue(
      (desk, session, requestIds, tab, summary) =>
        new RewardsAccount(desk.account, session, {
          requests: new OpenRequests(session, { requestIds, tab }, 'rewardRequests'),
          moved: () => void Promise.all([summary.refresh(), summary.refreshRewards()]),
        }),
      [parts.desk, parts.session, parts.requestIds, parts.tabShelf, parts.accountSummary],
    )
    .inSingletonScope();
  bind(accountParts.deposits)
    .toResolvedValue(
      (desk, session, downloads) => new Deposits(desk.account, session, downloads),
      [parts.desk, parts.session, parts.downloads],
    )
    .inSingletonScope();
  bind(accountParts.depositForm)
    .toResolvedValue(
      (desk, session, requestIds, tab, clock, configuration, deposits) =>
        new DepositForm(desk.account, session, {
          requests: new OpenRequests(session, { requestIds, tab }, 'depositRequests'),
          currency: () => houseCurrency(configuration),
          today: () => clock.todayIn(businessZone(configuration)),
          added: () => deposits.again(),
        }),
      [
        parts.desk,
        parts.session,
        parts.requestIds,
        parts.tabShelf,
        parts.clock,
        parts.configuration,
        accountParts.deposits,
      ],
    )
    .inSingletonScope();
  bind(accountParts.paymentForm)
    .toResolvedValue(
      (desk, session, requestIds, tab, configuration, summary, deposits) =>
        new PaymentForm(desk.account, session, {
          requests: new OpenRequests(session, { requestIds, tab }, 'paymentRequests'),
          currency: () => houseCurrency(configuration),
          arrived: () => {
            void summary.refresh();
            deposits.again();
          },
        }),
      [
        parts.desk,
        parts.session,
        parts.requestIds,
        parts.tabShelf,
        parts.configuration,
        parts.accountSummary,
        accountParts.deposits,
      ],
    )
    .inSingletonScope();
  bind(accountParts.ownAccount)
    .toResolvedValue(
      (desk, session, summary, deposits) =>
        new OwnAccount(desk.account, session, () => {
          void summary.refresh();
          deposits.again();
        }),
      [parts.desk, parts.session, parts.accountSummary, accountParts.deposits],
    )
    .inSingletonScope();
  bind(accountParts.paymentLinks)
    .toResolvedValue(
      (desk, session) => new PaymentLinks(desk.account, session, window.location.origin),
      [parts.desk, parts.session],
    )
    .inSingletonScope();
  bind(accountParts.openPaymentLink)
    .toResolvedValue((desk, session) => new OpenPaymentLink(desk.account, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(accountParts.paymentLinkForm)
    .toResolvedValue(
      (desk, session, requestIds, tab, configuration, language, links) =>
        new PaymentLinkForm(desk.account, session, {
          requests: new OpenRequests(session, { requestIds, tab }, 'paymentLinkRequests'),
          currency: () => houseCurrency(configuration),
          language: () => language.state$.value,
          made: (link) => {
            links.again();
            links.share(link);
          },
        }),
      [
        parts.desk,
        parts.session,
        parts.requestIds,
        parts.tabShelf,
        parts.configuration,
        parts.language,
        accountParts.paymentLinks,
      ],
    )
    .inSingletonScope();
  bind(accountParts.receipt)
    .toResolvedValue(
      ({ account }, session, downloads) =>
        new Receipt(
          {
            sheet: ({ id: depositId, language }) => account.topUpSheet({ depositId, language }),
            file: ({ id: depositId, language }) => account.topUpReceipt({ depositId, language }),
          },
          session,
          downloads,
        ),
      [parts.desk, parts.session, parts.downloads],
    )
    .inSingletonScope();
  bind(accountParts.entryReceipt)
    .toResolvedValue(
      ({ account }, session, downloads) =>
        new Receipt(
          {
            sheet: ({ id: entryId, language }) => account.entrySheet({ entryId, language }),
            file: ({ id: entryId, language }) => account.entryReceipt({ entryId, language }),
          },
          session,
          downloads,
        ),
      [parts.desk, parts.session, parts.downloads],
    )
    .inSingletonScope();
  bind(accountParts.adjustmentReceipt)
    .toResolvedValue(
      ({ account }, session, downloads) =>
        new Receipt(
          {
            sheet: ({ id: adjustmentId, language }) => account.adjustmentSheet({ adjustmentId, language }),
            file: ({ id: adjustmentId, language }) => account.adjustmentReceipt({ adjustmentId, language }),
          },
          session,
          downloads,
        ),
      [parts.desk, parts.session, parts.downloads],
    )
    .inSingletonScope();
});
