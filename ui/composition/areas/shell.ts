/** The use cases that the shell around the screens needs, once somebody is in. */
import { ContainerModule } from 'inversify';
import { CancelFeeAhead } from '#application/portal/booking/cancel/cancel-fee-ahead.ts';
import { AccountSummary } from '#application/portal/account/account-summary.ts';
import { BesideSales } from '#application/portal/booking/checkout/beside-sales.ts';
import { HoldsDue } from '#application/portal/booking/hold/holds-due.ts';
import { ApprovalsWaiting } from '#application/portal/corporate/approvals-waiting.ts';
import { OwnPolicy } from '#application/portal/corporate/own-policy.ts';
import { Emulation } from '#application/portal/session/emulation.ts';
import { Alerts } from '#application/portal/session/alerts.ts';
import { SecondFactorForm } from '#application/portal/session/second-factor-form.ts';
import { PasswordChangeForm } from '#application/portal/session/password-change-form.ts';
import { corporateParts } from '../corporate-parts.ts';
import { parts } from '../parts.ts';
import { PortalProducts } from '../portal-products.ts';
import { products } from '../products.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(parts.products).toConstantValue(new PortalProducts(products));
  bind(parts.besideSales)
    .toResolvedValue((account) => new BesideSales(() => account.state$.value.balance), [parts.accountSummary])
    .inSingletonScope();
  bind(parts.cancelFee)
    .toResolvedValue((desk, session) => new CancelFeeAhead(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(parts.alerts)
    .toResolvedValue(() => new Alerts(), [])
    .inSingletonScope();
  bind(parts.passwordChangeForm)
    .toResolvedValue((session) => new PasswordChangeForm(session), [parts.session])
    .inSingletonScope();
  bind(parts.secondFactorForm)
    .toResolvedValue((desk, session) => new SecondFactorForm(desk.session, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(parts.emulation)
    .toResolvedValue(
      (desk, session, log) => new Emulation(desk.agency, session, log),
      [parts.desk, parts.session, parts.log],
    )
    .inSingletonScope();
  bind(corporateParts.approvalsWaiting)
    .toResolvedValue((desk, session) => new ApprovalsWaiting(desk.corporate, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(corporateParts.ownPolicy)
    .toResolvedValue((desk, session) => new OwnPolicy(desk.corporate, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(parts.accountSummary)
    .toResolvedValue(
      (desk, session, visibility) => {
        const summary = new AccountSummary(desk.account, session, visibility);
        summary.start();
        return summary;
      },
      [parts.desk, parts.session, parts.visibility],
    )
    .inSingletonScope();
  bind(parts.holdsDue)
    .toResolvedValue(
      (desk, session, visibility) => {
        const due = new HoldsDue(desk.booking, session, visibility);
        due.start();
        return due;
      },
      [parts.desk, parts.session, parts.visibility],
    )
    .inSingletonScope();
});
