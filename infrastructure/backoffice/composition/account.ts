/** The agency's money. */
import { makeAccountDesk } from '#application/backoffice/account/account-desk.ts';
import { KnownBalances } from '../database/account/known-balances.ts';
import { StoredLedgerBook } from '../database/account/ledger-book.ts';
import { StoredRewardBook } from '../database/booking/records.ts';
import { area, desks, given, ports, work } from './parts.ts';

export const account = area(({ make, store }) => {
  const { ledger, rewards } = ports;
  store(ledger, StoredLedgerBook);
  store(rewards, StoredRewardBook);
  make(work.knownBalances, { ledger }, (from) => new KnownBalances(from.ledger));
  make(
    desks.account,
    { ledger, balances: work.knownBalances, rewards, businessZone: given.businessZone },
    makeAccountDesk,
  );
});
