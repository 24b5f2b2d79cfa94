/** In what an agency's account is kept. */
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import type { Sql } from '../engine/database.ts';

/** Throws where the agency has no account. */
export async function accountCurrency(sql: Sql, agencyId: string): Promise<Currency> {
  const [account] = await sql.query<{ currency: string }>('select currency from account where agency_id = $1', [
    agencyId,
  ]);
  if (account === undefined || !isCurrency(account.currency)) throw new Error(`The agency ${agencyId} has no account`);
  return account.currency;
}
