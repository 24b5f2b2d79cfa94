/** How a booking's open change of schedule is answered by an amendment that is done. */
import type { AmendmentPlan, AmendmentTurn } from '#application/backoffice/ports/flight/flight-books.ts';
import type { FlightBookingTerms } from '#application/backoffice/ports/flight/flight-books.ts';
import type { GoneUnit } from '#domain/booking/booking.ts';
import { type ActOnSchedule, answeredBy, type ChangedItinerary } from '#domain/flight/schedule/change.ts';
import type { Sql } from '../engine/database.ts';

interface OpenRow {
  readonly changes: readonly Omit<ChangedItinerary, 'was'>[];
  readonly asks: AmendmentPlan['asks'];
  readonly document: FlightBookingTerms;
  readonly gone: readonly GoneUnit[] | null;
}

/** Undefined where nothing is open, or it stays so. Nothing is learned of a booking that is being amended. */
export async function scheduleAnswer(
  sql: Sql,
  turn: Extract<AmendmentTurn, { readonly to: 'done' }>,
): Promise<ReturnType<typeof answeredBy>> {
  if (!['schedule-change', 'change', 'cancel', 'no-show'].includes(turn.kind)) return undefined;
  const [open] = await sql.query<OpenRow>(
    `select s.changes, a.plan -> 'asks' as asks, b.document, b.gone
     from schedule_change s join booking b using (agency_id, transaction_id)
     join amendment a on a.agency_id = s.agency_id and a.amendment_id = $3
     where s.transaction_id = $2 and s.agency_id = $1 and s.answer is null`,
    [turn.agencyId, turn.transactionId, turn.amendmentId],
  );
  return open && answeredBy(actOf(turn, open), open.changes);
}

function actOf(
  { kind, gone, terms }: Extract<AmendmentTurn, { readonly to: 'done' }>,
  { asks, document, gone: before }: OpenRow,
): ActOnSchedule {
  if (kind === 'schedule-change') return { kind: 'answer', cancels: asks.kind === 'cancel' };
  if (asks.kind === 'change' || asks.kind === 'by-hand')
    return { kind: 'other-flights', itineraries: asks.itineraries };
  return { kind: 'leaving', gone: gone ?? before ?? [], travellers: (terms ?? document).travellers.length };
}
