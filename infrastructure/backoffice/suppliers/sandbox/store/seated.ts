/** Who sits where by orders and holds whose text names the genders of their party, by position. */
import type { Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import type { NamedUnit } from './counted-stock.ts';

interface SeatedRow extends Omit<NamedUnit, 'unit'> {
  readonly seat: string;
  /** The order's key. */
  readonly party: string;
  readonly gender: string | null;
}

export function seatedIn(
  on: Sql,
  product: string,
  resources: readonly Omit<NamedUnit, 'unit'>[],
): Promise<readonly SeatedRow[]> {
  return on.query<SeatedRow>(
    `select u.resource, u.day, u.unit as seat, u.order_key as party, o.sold::json -> 'genders' ->> u.holder as gender
     from (select distinct day, resource from jsonb_to_recordset($2::jsonb) as r (day integer, resource text)) r
     join sandbox_unit u on u.product = $1 and u.day = r.day and u.resource = r.resource
     left join sandbox_order o on o.order_key = u.order_key`,
    [product, JSON.stringify(resources)],
  );
}
