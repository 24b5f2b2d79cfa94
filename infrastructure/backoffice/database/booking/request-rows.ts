/** Rows of requests that a person must answer, read. */
import type { KeptContent, KeptRequest } from '#application/backoffice/ports/booking/request-book.ts';
import type { RequestSummary } from '#application/desk/requests.ts';
import type { HistoryEvent, Product } from '#domain/booking/booking.ts';
import type { RequestKind, RequestState } from '#domain/booking/request/request.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instantFromRow } from '../engine/rows.ts';

export interface SummaryRow {
  readonly number: string;
  readonly product: Product;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly agent_id: string;
  readonly company_name: string;
  readonly asked_by: string;
  readonly asked_at: string;
  readonly taken_by: string | null;
  readonly transaction_id: string | null;
  readonly route: string;
  readonly travel_date: string;
  readonly traveller_count: number;
}

export interface EventRow {
  readonly at: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>> | null;
  readonly actor: string;
  readonly on_behalf_of: string | null;
}

/** What `answered` and `asked` hold was written by the store, of values of these types. */
export interface RequestRow extends SummaryRow {
  readonly agency_id: string;
  readonly version: number;
  readonly language: KeptRequest['language'];
  readonly taken_by_user_id: string | null;
  readonly corporate_user_id: string | null;
  readonly asked: KeptContent;
  readonly answered: Pick<KeptRequest, 'answer' | 'travellers' | 'bookings'>;
  readonly events: readonly EventRow[] | null;
}

export interface CountRow {
  readonly state: RequestState;
  readonly count: number;
}

export function summaryOf(row: SummaryRow): RequestSummary {
  return {
    number: row.number,
    product: row.product,
    kind: row.kind,
    state: row.state,
    agency: { agentId: row.agent_id, companyName: row.company_name },
    askedBy: row.asked_by,
    askedAt: instantFromRow(row.asked_at),
    ...(row.taken_by !== null && { takenBy: row.taken_by }),
    ...(row.transaction_id !== null && { transactionId: row.transaction_id }),
    title: row.route,
    startsOn: isoDate(row.travel_date),
    travellerCount: row.traveller_count,
  };
}

export function keptOf(row: RequestRow): KeptRequest {
  const { title, startsOn, travellerCount, transactionId: _, ...request } = summaryOf(row);
  return {
    ...request,
    agencyId: row.agency_id,
    version: row.version,
    language: row.language,
    inShort: { title, startsOn, travellerCount },
    ...(row.taken_by_user_id !== null && { takenByUserId: row.taken_by_user_id }),
    ...(row.corporate_user_id !== null && { corporateUserId: row.corporate_user_id }),
    ...row.asked,
    ...row.answered,
    history: (row.events ?? []).map(eventOf),
  };
}

export function eventOf({ at, code, params, actor, on_behalf_of: onBehalfOf }: EventRow): HistoryEvent {
  return {
    at: instantFromRow(at),
    code,
    ...(params !== null && Object.keys(params).length > 0 && { params }),
    actor,
    ...(onBehalfOf !== null && { onBehalfOf }),
  };
}
