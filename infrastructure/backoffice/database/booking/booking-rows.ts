/** Rows of bookings as the domain knows them. */
import { entryIdOf } from '#domain/account/chain.ts';
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import type {
  AmendmentUnderWay,
  BookingSummary,
  HistoryEvent,
  LinkedBooking,
  Product,
} from '#domain/booking/booking.ts';
import type { RecordedOverride } from '#domain/booking/findings.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { ChangedItinerary } from '#domain/flight/schedule/change.ts';
import type { ChangeSeverity } from '#domain/booking/booking.ts';
import { begunAt, isNoShow } from '#domain/flight/booking/acts.ts';
import { withAncillaries } from '#domain/flight/extras/ancillaries.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { withOwnLines } from '#domain/price/own-lines.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Refusal } from '#application/backoffice/ports/booking/booking-book.ts';
import type { FlightBookingTerms, KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';

export interface SummaryRow {
  readonly transaction_id: string;
  readonly product: Product;
  readonly status: BookingStatus;
  readonly pnr: string | null;
  readonly carrier: string;
  readonly route: string;
  readonly travel_date: string;
  readonly return_date: string | null;
  readonly lead_traveller: string;
  readonly traveller_count: number;
  readonly customer_total: string;
  readonly currency: string;
  readonly booked_on: string;
  readonly booked_by: string;
  /** Of a changed schedule that is not answered for. */
  readonly schedule_severity: ChangeSeverity | null;
}

/** The columns of a {@link SummaryRow}, of the table `booking b`. */
export const summaryColumns = `b.transaction_id, b.product, b.status, b.pnr, b.carrier, b.route, b.travel_date, b.return_date,
  b.lead_traveller, b.traveller_count, b.customer_total, b.currency, b.booked_on, b.booked_by,
  (select s.severity from schedule_change s
   where s.transaction_id = b.transaction_id and s.agency_id = b.agency_id and s.answer is null) as schedule_severity`;

/** A row of the list. */
export interface ListedRow extends SummaryRow {
  readonly itineraries: FlightBookingTerms['itineraries'];
  readonly sold_travellers: number;
  readonly gone: KeptBooking['gone'] | null;
}

/** The columns of a {@link ListedRow}, of the table `booking b`. */
export const listedColumns = `${summaryColumns}, b.gone, b.document -> 'itineraries' as itineraries,
  json_array_length(b.document -> 'travellers') as sold_travellers`;

/** The columns of a {@link BookingRow}, of the tables `booking b` and `quote_document d`. */
export const bookingColumns = `${summaryColumns}, b.agency_id, b.version, b.tickets, b.refusal, b.ledger_sequence, b.on_behalf_of, b.document, b.gone,
  d.quote, h.until as held_until, m.kind as amending_kind, m.state as amending_state,
  (select json_build_object('changeId', s.change_id, 'severity', s.severity, 'learnedAt', s.learned_at::text, 'answerBy', s.answer_by::text, 'changes', s.changes)
   from schedule_change s where s.transaction_id = b.transaction_id and s.agency_id = b.agency_id and s.answer is null) as schedule_change,
  linked_bookings(b.agency_id, b.transaction_id) as linked,
  (select coalesce(json_agg(json_build_object('at', e.at::text, 'code', e.code, 'params', e.params, 'actor', e.actor, 'on_behalf_of', e.on_behalf_of) order by e.version), '[]')
   from booking_event e where e.agency_id = b.agency_id and e.transaction_id = b.transaction_id) as events`;

/** What a {@link BookingRow} is read from. */
export const bookingTables = `booking b join quote_document d using (agency_id, quote_id)
  left join booking_hold h on h.agency_id = b.agency_id and h.transaction_id = b.transaction_id
  left join amendment m on m.transaction_id = b.transaction_id and m.agency_id = b.agency_id and m.state in ('requested', 'in-doubt')`;

export interface BookingRow extends SummaryRow {
  readonly agency_id: string;
  readonly version: number;
  readonly tickets: KeptBooking['tickets'];
  readonly refusal: Refusal | null;
  readonly ledger_sequence: string | null;
  readonly on_behalf_of: string | null;
  readonly document: FlightBookingTerms;
  readonly quote: Pick<FlightQuote, 'fare' | 'options' | 'rules'>;
  readonly gone: KeptBooking['gone'] | null;
  readonly linked:
    | readonly { readonly transactionId: string; readonly pnr: string; readonly how: LinkedBooking['how'] }[]
    | null;
  readonly held_until: string | null;
  readonly amending_kind: AmendmentKind | null;
  readonly amending_state: AmendmentUnderWay['state'] | null;
  readonly schedule_change: {
    readonly changeId: string;
    readonly severity: ChangeSeverity;
    readonly learnedAt: string;
    readonly answerBy: string;
    readonly changes: readonly Omit<ChangedItinerary, 'was'>[];
  } | null;
  readonly events: readonly {
    at: string;
    code: string;
    params: Record<string, string | number> | null;
    actor: string | null;
    on_behalf_of: string | null;
  }[];
}

export function summaryOf(row: ListedRow): BookingSummary {
  const { itineraries, sold_travellers: length, gone } = row;
  const aboard = { itineraries, travellers: Array.from({ length }, () => undefined), gone: gone ?? [] };
  const begins = begunAt(aboard);
  return {
    transactionId: row.transaction_id,
    product: row.product,
    status: row.status,
    ...(row.pnr === null ? {} : { reference: row.pnr }),
    mark: row.carrier,
    title: row.route,
    startsOn: isoDate(row.travel_date),
    ...(row.return_date === null ? {} : { endsOn: isoDate(row.return_date) }),
    leadTraveller: row.lead_traveller,
    travellerCount: row.traveller_count,
    customerTotal: money(minorFromRow(row.customer_total), currencyOf(row.currency)),
    bookedOn: instantFromRow(row.booked_on),
    bookedBy: row.booked_by,
    ...(row.schedule_severity === null ? {} : { scheduleChange: row.schedule_severity }),
    ...(begins !== undefined && { begunAt: begins }),
    ...(isNoShow(aboard) && { noShow: true }),
  };
}

/** What the flights were is what the booking says. */
function scheduleChangeOf({ schedule_change: kept, document }: BookingRow): Pick<KeptBooking, 'scheduleChange'> {
  if (kept === null) return {};
  const changes = kept.changes.flatMap((change): readonly ChangedItinerary[] => {
    const was = document.itineraries[change.itinerary];
    return was === undefined ? [] : [{ ...change, was }];
  });
  const [learnedAt, answerBy] = [instantFromRow(kept.learnedAt), instantFromRow(kept.answerBy)];
  return { scheduleChange: { ...kept, learnedAt, answerBy, changes } };
}

export function keptOf(row: BookingRow): KeptBooking {
  const bookedOn = instantFromRow(row.booked_on);
  return {
    ...pricedTerms(row.document, row.quote),
    transactionId: row.transaction_id,
    product: 'flight',
    agencyId: row.agency_id,
    status: row.status,
    version: row.version,
    ...(row.pnr === null ? {} : { reference: row.pnr }),
    tickets: row.tickets,
    ...(row.held_until === null || row.status === 'amending' ? {} : { heldUntil: instantFromRow(row.held_until) }),
    ...(row.amending_kind === null || row.amending_state === null
      ? {}
      : { amending: { kind: row.amending_kind, state: row.amending_state } }),
    ...(row.gone === null ? {} : { gone: row.gone }),
    ...(row.linked && { linked: row.linked.map(({ pnr: reference, ...linked }) => ({ ...linked, reference })) }),
    ...scheduleChangeOf(row),
    ...(row.refusal === null ? {} : { refusal: row.refusal }),
    ...(row.ledger_sequence === null ? {} : { ledgerEntry: entryIdOf(Number(row.ledger_sequence)) }),
    bookedBy: row.booked_by,
    bookedOn,
    history: [
      {
        at: bookedOn,
        code: 'requested',
        actor: row.booked_by,
        ...(row.on_behalf_of === null ? {} : { onBehalfOf: row.on_behalf_of }),
      },
      ...row.events.map(({ at, code, params, actor, on_behalf_of: onBehalfOf }) => ({
        at: instantFromRow(at),
        code,
        ...(params === null ? {} : { params }),
        ...(actor === null ? {} : { actor }),
        ...(onBehalfOf === null ? {} : { onBehalfOf }),
      })),
      ...(row.document.overrides ?? []).map((each) => overrideEvent(each, bookedOn)),
    ].sort((one, other) => Number(one.at > other.at) - Number(one.at < other.at)),
  };
}

/** The terms of a booking with the fare that it stands at, services included: of its quote, unless it was sold anew. */
export function pricedTerms(
  { resold, asked = [], ...terms }: FlightBookingTerms,
  quote: BookingRow['quote'] | undefined,
) {
  const priced = resold ?? (quote && { ...quote, price: withOwnLines(quote.fare, asked) });
  if (priced === undefined) throw new Error('A booking that stands at no fare');
  const { price, options, rules } = priced;
  return { ...terms, price: withAncillaries(price, terms.ssr), options, rules };
}

/** Part of the request, or of the ticketing, that it was given with: never before the booking was there. */
function overrideEvent({ code, reason, at, by, onBehalfOf }: RecordedOverride, bookedOn: Instant): HistoryEvent {
  return {
    at: at < bookedOn ? bookedOn : at,
    code: 'check-overridden',
    params: { check: code, reason },
    actor: by,
    ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
  };
}

export function currencyOf(text: string): Currency {
  if (!isCurrency(text)) throw new Error(`"${text}" is no currency known here`);
  return text;
}
