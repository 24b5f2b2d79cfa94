/** Rows of bookings as the domain knows them. */
import { limitKept } from '#domain/booking/hold/limit.ts';
import { entryIdOf } from '#domain/account/chain.ts';
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import { backToCustomer } from '#domain/booking/cancel/receipt.ts';
import type {
  AmendmentUnderWay,
  Booking,
  BookingSummary,
  HistoryEvent,
  LinkedBooking,
  Product,
} from '#domain/booking/booking.ts';
import type { RecordedOverride } from '#domain/booking/findings.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { ChangeSeverity } from '#domain/booking/booking.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AmendmentPlan } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { KeptBooking, Refusal } from '#application/backoffice/ports/booking/booking-book.ts';
import { instantFromRow, minorFromRow } from '../engine/rows.ts';
import {
  type KeptProduct,
  type KeptProducts,
  keptProduct,
  type OpenChange,
  type OwnPart,
  type ShortRow,
} from './kept-product.ts';
import { presenceRow } from './presence.ts';
import type { Presence } from '#domain/booking/presence.ts';

export interface SummaryRow {
  readonly transaction_id: string;
  readonly product: Product;
  readonly status: BookingStatus;
  readonly reference: string | null;
  readonly mark: string;
  readonly title: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly lead_traveller: string;
  readonly traveller_count: number;
  readonly customer_total: string;
  readonly currency: string;
  readonly booked_on: string;
  readonly booked_by: string;
  readonly begun_at: string | null;
  readonly no_show: boolean;
  /** Of what its supplier changed and is not answered for. */
  readonly schedule_severity: ChangeSeverity | null;
}

/** The columns of a {@link SummaryRow}, of the table `booking b`. */
export const summaryColumns = `b.transaction_id, b.product, b.status, b.reference, b.mark, b.title, b.starts_on, b.ends_on,
  b.lead_traveller, b.traveller_count, b.customer_total, b.currency, b.booked_on, b.booked_by, b.begun_at, b.no_show,
  (select s.severity from schedule_change s
   where s.transaction_id = b.transaction_id and s.agency_id = b.agency_id and s.answer is null) as schedule_severity`;

/** What is still to pay of a sale that was posted. */
interface PutOffRow {
  readonly put_off: string;
  readonly put_off_until: string | null;
  readonly ledger_sequence: string | null;
}

/** The columns of a {@link PutOffRow}, of the table `booking b`. */
const putOffColumns = 'b.put_off, b.put_off_until, b.ledger_sequence';

/** A row of a list: with what it stands at, and until when it is held. */
export interface ListedRow extends SummaryRow, FiguresRow, PutOffRow, Pick<BookingRow, 'held_until'> {}

/** What the agency is charged and earns by the price that the booking stands at; null where that does not say. */
export interface FiguresRow {
  readonly listed_net: string | null;
  readonly listed_earned: string | null;
}

/** The columns of a {@link ListedRow}, of the table `booking b`. */
export const listedColumns = `${summaryColumns}, ${putOffColumns}, b.listed_net, b.listed_earned,
  (select h.until from booking_hold h where h.agency_id = b.agency_id and h.transaction_id = b.transaction_id) as held_until`;

/** The columns of a {@link BookingRow}, of the tables `booking b` and `quote_document d`. */
export const bookingColumns = `${summaryColumns}, ${putOffColumns}, b.agency_id, b.version, b.issued, b.refusal, name_on_behalf(b.on_behalf_of) as on_behalf_of, b.document, b.gone,
  d.quote, h.until as held_until, m.kind as amending_kind, m.state as amending_state,
  (select json_build_object('changeId', s.change_id, 'severity', s.severity, 'learnedAt', s.learned_at::text, 'answerBy', s.answer_by::text, 'changes', s.changes)
   from schedule_change s where s.transaction_id = b.transaction_id and s.agency_id = b.agency_id and s.answer is null) as schedule_change,
  linked_bookings(b.agency_id, b.transaction_id) as linked,
  (select coalesce(json_agg(json_build_object('at', e.at::text, 'code', e.code, 'params', e.params, 'actor', e.actor, 'on_behalf_of', name_on_behalf(e.on_behalf_of)) order by e.version), '[]')
   from booking_event e where e.agency_id = b.agency_id and e.transaction_id = b.transaction_id) as events`;

/** What a {@link BookingRow} is read from. */
export const bookingTables = `booking b join quote_document d using (agency_id, quote_id)
  left join booking_hold h on h.agency_id = b.agency_id and h.transaction_id = b.transaction_id
  left join amendment m on m.transaction_id = b.transaction_id and m.agency_id = b.agency_id and m.state in ('requested', 'in-doubt')`;

export interface BookingRow extends SummaryRow, PutOffRow {
  readonly agency_id: string;
  readonly version: number;
  readonly issued: unknown;
  readonly refusal: Refusal | null;
  readonly on_behalf_of: string | null;
  readonly document: unknown;
  readonly quote: unknown;
  readonly gone: KeptBooking['gone'] | null;
  readonly linked: readonly LinkedBooking[] | null;
  readonly held_until: string | null;
  readonly amending_kind: AmendmentKind | null;
  readonly amending_state: AmendmentUnderWay['state'] | null;
  readonly schedule_change: {
    readonly changeId: string;
    readonly severity: ChangeSeverity;
    readonly learnedAt: string;
    readonly answerBy: string;
    readonly changes: unknown;
  } | null;
  readonly events: readonly {
    at: string;
    code: string;
    params: Record<string, string | number> | null;
    actor: string | null;
    on_behalf_of: string | null;
  }[];
}

/** A booking in short, and who is where when, as `list_anew` and `open_bookings` take them. */
export function listedRow(short: ShortRow, presence: Presence) {
  return {
    mark: short.mark,
    title: short.title,
    starts_on: short.startsOn,
    ends_on: short.endsOn ?? null,
    lead_traveller: short.leadTraveller,
    traveller_count: short.travellerCount,
    begun_at: short.begunAt ?? null,
    no_show: short.noShow ?? false,
    ...presenceRow(presence),
  };
}

export function summaryOf(row: SummaryRow): BookingSummary {
  return {
    transactionId: row.transaction_id,
    product: row.product,
    status: row.status,
    ...(row.reference === null ? {} : { reference: row.reference }),
    mark: row.mark,
    title: row.title,
    startsOn: isoDate(row.starts_on),
    ...(row.ends_on === null ? {} : { endsOn: isoDate(row.ends_on) }),
    leadTraveller: row.lead_traveller,
    travellerCount: row.traveller_count,
    customerTotal: money(minorFromRow(row.customer_total), currencyOf(row.currency)),
    bookedOn: instantFromRow(row.booked_on),
    bookedBy: row.booked_by,
    ...(row.schedule_severity === null ? {} : { scheduleChange: row.schedule_severity }),
    ...(row.begun_at === null ? {} : { begunAt: instantFromRow(row.begun_at) }),
    ...(row.no_show && { noShow: true }),
  };
}

/** With what the agency is charged and earns. */
export function listedOf(row: ListedRow): BookingSummary {
  return {
    ...summaryOf(row),
    ...figuresOf(row),
    ...putOffOf(row),
    ...(row.held_until === null || row.status !== 'held' ? {} : { heldUntil: instantFromRow(row.held_until) }),
  };
}

export function figuresOf({
  listed_net: net,
  listed_earned: earned,
  currency,
}: FiguresRow & Pick<SummaryRow, 'currency'>): Pick<BookingSummary, 'net' | 'earned'> {
  return {
    ...(net !== null && { net: money(minorFromRow(net), currencyOf(currency)) }),
    ...(earned !== null && { earned: money(minorFromRow(earned), currencyOf(currency)) }),
  };
}

/** The figures of a booking whose own part is this, as the routines take them. */
export function figuresRow(own: OwnPart, product: KeptProduct) {
  const { terms } = product.read(own).price;
  return { listed_net: terms?.net.minor, listed_earned: terms?.earn.minor };
}

/** Its product's own part as it was written. */
export function ownOf({ document: terms, issued, quote }: Pick<BookingRow, 'document' | 'issued' | 'quote'>): OwnPart {
  return { terms, issued, quote };
}

function changeOf({ schedule_change: kept }: BookingRow): OpenChange | undefined {
  return kept === null
    ? undefined
    : { ...kept, learnedAt: instantFromRow(kept.learnedAt), answerBy: instantFromRow(kept.answerBy) };
}

/** Who set the limit is known by the quote that it was made from. */
function heldAs(
  heldUntil: Instant,
  { quote }: Pick<BookingRow, 'quote'>,
  product: KeptProduct,
): Pick<KeptBooking, 'heldUntil' | 'heldBy'> {
  return { heldUntil, heldBy: limitKept(heldUntil, product.holdLimit?.(quote)).by };
}

/** Of a sale that was posted. */
function putOffOf({
  put_off,
  put_off_until,
  currency,
  ledger_sequence,
}: PutOffRow & Pick<SummaryRow, 'currency'>): Pick<Booking, 'putOff'> {
  const amount = minorFromRow(put_off);
  return amount === 0 || put_off_until === null || ledger_sequence === null
    ? {}
    : { putOff: { amount: money(amount, currencyOf(currency)), until: isoDate(put_off_until) } };
}

export function keptOf(row: BookingRow, products: KeptProducts): KeptBooking {
  const product = keptProduct(products, row.product);
  const bookedOn = instantFromRow(row.booked_on);
  return {
    ...product.read(ownOf(row), changeOf(row)),
    transactionId: row.transaction_id,
    product: row.product,
    agencyId: row.agency_id,
    status: row.status,
    version: row.version,
    ...(row.reference === null ? {} : { reference: row.reference }),
    ...(row.held_until === null || row.status === 'amending'
      ? {}
      : heldAs(instantFromRow(row.held_until), row, product)),
    ...(row.amending_kind === null || row.amending_state === null
      ? {}
      : { amending: { kind: row.amending_kind, state: row.amending_state } }),
    ...(row.gone === null ? {} : { gone: row.gone }),
    ...(row.linked && { linked: row.linked }),
    ...(row.refusal === null ? {} : { refusal: row.refusal }),
    ...putOffOf(row),
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
      ...product.overrides(row.document).map((each) => overrideEvent(each, bookedOn)),
    ].sort((one, other) => Number(one.at > other.at) - Number(one.at < other.at)),
  };
}

/** Part of the request, or of what issued it, that it was given with: never before the booking was there. */
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

/** What an amendment `a` gives the agency back: the first line of what it posts is its own account's. */
export const refundColumn = `split_part(split_part(a.postings, E'\\n', 1), '|', 3) as refund`;

/** What a refund's customer gets of it; undefined where that is not known. */
export const givenOf = (plan: Pick<AmendmentPlan, 'customer' | 'shown' | 'receipt'>): Money | undefined =>
  plan.receipt === undefined ? statedOf(plan) : backToCustomer(plan.receipt);

/** What is stated to the customer of an amendment. */
export const statedOf = (plan: Pick<AmendmentPlan, 'customer' | 'shown'> | undefined): Money | undefined =>
  plan?.customer ?? plan?.shown;
