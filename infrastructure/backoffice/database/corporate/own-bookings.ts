/** The rule of whose a booking is (`domain/corporate/reach.ts`) as a query, for lists that are counted and cut into pages. */
import type { Reach } from '#domain/corporate/reach.ts';

/**
 * `and` with the condition that a column names a booking of the person's own, and what it is given from the place `from` on; empty for
 * people of the agency itself. `$1` is the agency.
 */
export function withinReach(
  column: string,
  reach: Reach | undefined,
  from: number,
): { readonly also: string; readonly given: readonly unknown[] } {
  if (reach === undefined) return { also: '', given: [] };
  const { userId, decidesFor } = reach;
  return {
    also: `and ${column} in (${bookingsOf(`= $${from}::text`)}
  union all
  select a.booking_id from approval_asked s join approval a using (agency_id, approval_id)
  where s.agency_id = $1 and s.user_id = any ($${from + 1}::text[]) and a.booking_id is not null
  union all
  select o.transaction_id from approval_asked s join approval a using (agency_id, approval_id)
    join booking o on o.agency_id = a.agency_id and o.request_id = a.request_id
  where s.agency_id = $1 and s.user_id = any ($${from + 1}::text[]) and a.state = 'notified')`,
    given: [userId, [userId, ...decidesFor]],
  };
}

/** What somebody of whom `isOne` is said, as `= any ($2)`, made, had made for them, or asked for. `$1` is the agency. */
export const bookingsOf = (isOne: string) => `
  select o.transaction_id from booking o where o.agency_id = $1 and o.actor_user_id ${isOne}
  union all
  select o.transaction_id from booking o where o.agency_id = $1 and o.on_behalf_of ${isOne}
  union all
  select o.transaction_id from booking o where o.agency_id = $1 and o.made_for ${isOne}
  union all
  select a.booking_id from approval a where a.agency_id = $1 and a.requester_id ${isOne} and a.booking_id is not null`;
