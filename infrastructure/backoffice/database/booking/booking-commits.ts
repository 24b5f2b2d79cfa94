/**
 * The saga's two commits as the database's own functions take them: opening a booking, and moving one on. The rules are
 * there (`open_bookings`, `finish_bookings`); here is how a call is spelt and its answer read.
 */
import { createHash } from 'node:crypto';
import { entryIdOf, postingsText } from '#domain/account/chain.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { withAnswers } from '#domain/flight/extras/ancillaries.ts';
import { money } from '#domain/money/money.ts';
import { holdEnding } from '#application/backoffice/booking/papers/mail-notice.ts';
import type { Lease, Opened, Stepped } from '#application/backoffice/ports/booking/booking-book.ts';
import type {
  BookingIntent,
  BookingStep,
  FlightBookingTerms,
} from '#application/backoffice/ports/flight/flight-books.ts';
import { flightPresence } from '#domain/flight/booking/rules.ts';
import { presenceRow } from './presence.ts';
import { lexeme } from './booking-words.ts';
import type { Sql } from '../engine/database.ts';

export interface OpenCall {
  readonly intent: BookingIntent;
  readonly lease: Lease;
}

interface OpenRow {
  readonly outcome: 'opened' | 'repeated' | 'reused' | 'quote-used' | 'no-quote' | 'too-low' | 'no-account' | 'known';
  readonly transaction_id?: string;
  readonly version?: number;
  readonly status?: BookingStatus;
  readonly needed?: number;
  readonly available?: number;
}

interface StepRow {
  readonly outcome: 'done' | 'late';
  readonly sequence?: number;
}

/** Opens bookings, all in one commit; an answer each. */
export async function openBookings(sql: Sql, calls: readonly OpenCall[]): Promise<readonly Opened[]> {
  const [row] = await sql.query<{ answers: readonly OpenRow[] }>('select open_bookings($1::jsonb) as answers', [
    JSON.stringify(calls.map(openItem)),
  ]);
  return (row?.answers ?? []).map((answer, index) => openedOf(answer, calls[index]?.intent));
}

/** Moves bookings on, all in one commit; an answer each. */
export async function moveBookings(sql: Sql, steps: readonly BookingStep[]): Promise<readonly Stepped[]> {
  const answered = await answeredTerms(sql, steps);
  const items = JSON.stringify(steps.map((step) => stepItem(step, answered.get(step.transactionId))));
  const holds = steps.flatMap((step, place) =>
    step.to === 'held'
      ? [
          {
            place,
            agency_id: step.agencyId,
            transaction_id: step.transactionId,
            until: step.until,
            warnings: step.warnings,
          },
        ]
      : [],
  );
  const [row] =
    holds.length === 0
      ? await sql.query<{ answers: readonly StepRow[] }>('select finish_bookings($1::jsonb) as answers', [items])
      : await sql.query<{ answers: readonly StepRow[] }>(finishAndHold, [items, JSON.stringify(holds)]);
  return (row?.answers ?? []).map(({ outcome, sequence }) =>
    outcome === 'late'
      ? { kind: 'late' }
      : { kind: 'done', ...(sequence === undefined ? {} : { ledgerEntry: entryIdOf(sequence) }) },
  );
}

/** The same, and in the same commit the holds that are made: what each needs is what its quote would charge. */
const finishAndHold = `
  with moved as materialized (
    select finish_bookings($1::jsonb) as answers
  ), held as (
    insert into booking_hold (transaction_id, agency_id, until, currency, needs)
    select b.transaction_id, b.agency_id, h.until, b.currency, (d.quote #>> '{fare,terms,net,minor}')::bigint
    from moved, jsonb_to_recordset($2::jsonb) as h (place integer, agency_id text, transaction_id text, until timestamptz)
    join booking b using (agency_id, transaction_id) join quote_document d using (agency_id, quote_id)
    where moved.answers -> h.place ->> 'outcome' = 'done'
    returning transaction_id, agency_id
  ), warned as (
    insert into outbox (kind, payload, available_at)
    select '${holdEnding}', jsonb_build_object('agencyId', held.agency_id, 'transactionId', held.transaction_id), w.at::timestamptz
    from held join jsonb_to_recordset($2::jsonb) as h (transaction_id text, warnings jsonb) using (transaction_id),
         jsonb_array_elements_text(h.warnings) as w (at)
  )
  select answers from moved`;

/** What tells one request's content from another's. */
export function digestOf(content: string): string {
  return createHash('sha256').update(content, 'utf8').digest('hex');
}

function openItem({ intent, lease }: OpenCall) {
  const { summary, net } = intent;
  const [own] = intent.postings;
  if (own?.account !== `agency:${intent.agencyId}` || own.amount !== -net.minor || own.currency !== net.currency) {
    throw new Error('The first posting does not charge the agency the net amount');
  }
  return {
    ...presenceRow(flightPresence(intent.terms)),
    ...(intent.seen && { seen: intent.seen }),
    ...(intent.terms.overrides && {
      overrides: intent.terms.overrides,
      override_operation: `${summary.product}.override`,
    }),
    agency_id: intent.agencyId,
    actor_user_id: intent.actorUserId,
    on_behalf_of: intent.onBehalfOf ?? null,
    request_id: intent.requestId,
    request_digest: digestOf(intent.content),
    quote_id: intent.quoteId,
    product: summary.product,
    supplier: intent.supplier,
    currency: net.currency,
    supplier_total: intent.supplierTotal.minor,
    net: net.minor,
    postings: postingsText(intent.postings),
    customer_total: summary.customerTotal.minor,
    carrier: summary.mark,
    route: summary.title,
    travel_date: summary.startsOn,
    return_date: summary.endsOn ?? null,
    lead_traveller: summary.leadTraveller,
    traveller_count: summary.travellerCount,
    words: intent.words.map((word) => lexeme(intent.agencyId, word)),
    booked_by: summary.bookedBy,
    id_stem: intent.idStem,
    owner: lease.owner,
    lease_seconds: lease.seconds,
    document: intent.terms,
  };
}

/** The terms of bookings whose services were answered for. Nobody else writes them while the step's lease is held. */
async function answeredTerms(
  sql: Sql,
  steps: readonly BookingStep[],
): Promise<ReadonlyMap<string, FlightBookingTerms>> {
  const answers = new Map(
    steps.flatMap((step) =>
      step.to === 'confirmed' && step.issued.ssr !== undefined ? [[step.transactionId, step] as const] : [],
    ),
  );
  if (answers.size === 0) return new Map();
  const asked = Array.from(answers.values());
  const rows = await sql.query<{ readonly transaction_id: string; readonly document: FlightBookingTerms }>(
    `select transaction_id, document from booking
     where (agency_id, transaction_id) in (select * from unnest($1::text[], $2::text[]))`,
    [asked.map(({ agencyId }) => agencyId), asked.map(({ transactionId }) => transactionId)],
  );
  return new Map(
    rows.map(({ transaction_id: id, document }) => [
      id,
      { ...document, ssr: withAnswers(document.ssr, answers.get(id)?.issued.ssr ?? []) },
    ]),
  );
}

function stepItem(step: BookingStep, terms: FlightBookingTerms | undefined) {
  const wordsOf = (...words: readonly string[]) => words.map((word) => lexeme(step.agencyId, word));
  const item = {
    transaction_id: step.transactionId,
    agency_id: step.agencyId,
    owner: step.owner,
    version: step.version,
    to: step.to,
    actor: step.actor ?? null,
    operation: step.operation,
    words: wordsOf(step.transactionId),
  };
  switch (step.to) {
    case 'confirmed':
      return {
        ...item,
        pnr: step.reference,
        tickets: step.issued.tickets,
        ...(terms && { document: terms }),
        words: wordsOf(step.transactionId, step.reference, ...step.words),
        narration: JSON.stringify(step.narration),
        params: { pnr: step.reference },
        outbox: step.outbox.map(({ kind, payload }) => ({
          kind,
          payload: { ...payload, transactionId: step.transactionId },
        })),
      };
    case 'held':
      return {
        ...item,
        pnr: step.reference,
        words: wordsOf(step.transactionId, step.reference),
        params: { pnr: step.reference, until: step.until },
      };
    case 'not-confirmed':
      return { ...item, refusal: step.refusal, params: { reason: step.refusal.reason } };
    case 'in-doubt':
      return { ...item, again_seconds: step.againInSeconds };
  }
}

function openedOf(row: OpenRow, intent: BookingIntent | undefined): Opened {
  const { outcome, transaction_id: transactionId = '' } = row;
  switch (outcome) {
    case 'opened':
      return { kind: 'opened', transactionId, version: row.version ?? 1 };
    case 'repeated':
      return { kind: 'repeated', transactionId };
    case 'reused':
    case 'known':
      return { kind: outcome };
    case 'quote-used':
      return { kind: 'quote-used', transactionId, status: row.status ?? 'requested' };
    case 'no-quote':
      throw new Error(`Quote ${intent?.quoteId ?? ''} is not kept`);
    case 'too-low': {
      if (intent === undefined) throw new Error('An answer without a call');
      const { currency } = intent.net;
      return {
        kind: 'balance-too-low',
        needed: money(row.needed ?? 0, currency),
        available: money(row.available ?? 0, currency),
      };
    }
    case 'no-account':
      throw new Error(`Agency ${intent?.agencyId ?? ''} has no account`);
  }
}
