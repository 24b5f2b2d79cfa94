/** The use cases of the account screens. */
import { ContainerModule } from 'inversify';
import { Ledger } from '#application/portal/account/ledger.ts';
import { accountParts } from '../account-parts.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(accountParts.ledger)
    .toResolvedValue(
      (desk, session, downloads) => new Ledger(desk.account, session, downloads),
      [parts.desk, parts.session, parts.downloads],
    )
    .inSingletonScope();
});
