/** The agency's money. */
import { ContainerModule } from 'inversify';
import { makeAccountDesk } from '#application/backoffice/account/account-desk.ts';
import { KnownBalances } from '../database/account/known-balances.ts';
import { StoredLedgerBook } from '../database/account/ledger-book.ts';
import { StoredRewardBook } from '../database/booking/records.ts';
import { desks, given, ports, work } from './parts.ts';

export const account = new ContainerModule(({ bind }) => {
  bind(ports.ledger)
    .toResolvedValue((database) => new StoredLedgerBook(database), [given.database])
    .inSingletonScope();
  bind(ports.rewards)
    .toResolvedValue((database) => new StoredRewardBook(database), [given.database])
    .inSingletonScope();
  bind(work.knownBalances)
    .toResolvedValue((ledger) => new KnownBalances(ledger), [ports.ledger])
    .inSingletonScope();
  bind(desks.account)
    .toResolvedValue(
      (ledger, balances, rewards, { businessZone }) => makeAccountDesk({ ledger, balances, rewards, businessZone }),
      [ports.ledger, work.knownBalances, ports.rewards, given.settings],
    )
    .inSingletonScope();
});
