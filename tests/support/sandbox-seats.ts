/** What the sandbox has sold, as its stock says. */
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';

export async function seatsSold(database: Database): Promise<number> {
  const [row] = await database.query<{ sold: string }>('select coalesce(sum(taken), 0) as sold from sandbox_stock', []);
  return Number(row?.sold);
}
