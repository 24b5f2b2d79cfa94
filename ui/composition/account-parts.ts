/** What the account screens may ask for, once their area is loaded. */
import type { Ledger } from '#application/portal/account/ledger.ts';
import { part } from './parts.ts';

export const accountParts = {
  ledger: part<Ledger>('account.ledger'),
};
