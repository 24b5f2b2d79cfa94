/**
 * Every migration in order. One that has been released is never edited: what must change is a new one, at the end.
 */
import type { Migration } from './migrate.ts';
import people from './migrations/0010-people.sql?raw';
import deployment from './migrations/0011-deployment.sql?raw';
import agencyTerms from './migrations/0012-agency-terms.sql?raw';
import account from './migrations/0020-account.sql?raw';
import record from './migrations/0021-record.sql?raw';
import booking from './migrations/0022-booking.sql?raw';
import quote from './migrations/0030-quote.sql?raw';
import sandboxSupplier from './migrations/0040-sandbox-supplier.sql?raw';

export const migrations: readonly Migration[] = [
  { name: '0010-people', sql: people },
  { name: '0011-deployment', sql: deployment },
  { name: '0012-agency-terms', sql: agencyTerms },
  { name: '0020-account', sql: account },
  { name: '0021-record', sql: record },
  { name: '0022-booking', sql: booking },
  { name: '0030-quote', sql: quote },
  { name: '0040-sandbox-supplier', sql: sandboxSupplier },
];
