/**
 * The saga's two commits as the database's own functions take them: opening a booking, and moving one on. The rules are
 * there (`open_bookings`, `finish_bookings`); here is how a call is spelt and its answer read.
 */
import { putOffPostings } from '#domain/booking/schedule/put-off.ts';
import { createHash } from 'node:crypto';
import { entryIdOf, postingsText } from '#domain/account/chain.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { PersonLimits } from '#application/backoffice/caller.ts';
import { warningsOf } from '#domain/booking/hold/hold.ts';
import { limitKept } from '#domain/booking/hold/limit.ts';
import { holdEnding } from '#application/backoffice/booking/papers/mail-notice.ts';
import type {
  BookingIntent,
  BookingStep,
  Lease,
  Opened,
  OverLimits,
  Stepped,
} from '#application/backoffice/ports/booking/booking-book.ts';
import { figuresRow, listedRow } from './booking-rows.ts';
import { type KeptProducts, keptProduct } from './kept-product.ts';
import { lexemes } from './booking-words.ts';
import type { Sql } from '../engine/database.ts';

export interface OpenCall {
  readonly intent: BookingIntent;
  readonly lease: Lease;
}

interface OpenRow {
  readonly outcome:
    | 'opened'
    | 'repeated'
    | 'reused'
    | 'quote-used'
    | 'no-quote'
    | 'over-limit'
    | 'too-low'
    | 'no-account'
    | 'known';
  readonly transaction_id?: string;
  readonly version?: number;
  readonly status?: BookingStatus;
  readonly needed?: number;
  readonly available?: number;
  readonly per?: 'booking' | 'day';
  readonly limit?: number;
}

interface StepRow {
  readonly outcome: 'done' | 'late';
  readonly sequence?: number;
}

/** Opens bookings, all in one commit; an answer each. */
export async function openBookings(
  sql: Sql,
  calls: readonly OpenCall[],
  products: KeptProducts,
): Promise<readonly Opened[]> {
  const [row] = await sql.query<{ answers: readonly OpenRow[] }>('select open_bookings($1::jsonb) as answers', [
    JSON.stringify(calls.map((call) => openItem(call, products))),
  ]);
  return (row?.answers ?? []).map((answer, index) => openedOf(answer, calls[index]?.intent));
}

/** Moves bookings on, all in one commit; an answer each. */
export async function moveBookings(
  sql: Sql,
  steps: readonly BookingStep[],
  products: KeptProducts,
): Promise<readonly Stepped[]> {
  const issued = await issuedWith(sql, steps, products);
  const items = JSON.stringify(steps.map((step) => stepItem(step, issued.get(step.transactionId))));
  const holds = await holdsOf(sql, steps, products);
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

/** The same, and in the same commit the holds that are made. */
const finishAndHold = `
  with moved as materialized (
    select finish_bookings($1::jsonb) as answers
  ), held as (
    insert into booking_hold (transaction_id, agency_id, until, currency, needs)
    select b.transaction_id, b.agency_id, h.until, b.currency, h.needs
    from moved, jsonb_to_recordset($2::jsonb) as h (place integer, agency_id text, transaction_id text, until timestamptz, needs bigint)
    join booking b using (agency_id, transaction_id)
    where moved.answers -> h.place ->> 'outcome' = 'done'
    returning transaction_id, agency_id
  ), warned as (
    insert into outbox (kind, payload, available_at)
    select '${holdEnding}', jsonb_build_object('agencyId', held.agency_id, 'transactionId', held.transaction_id), w.at::timestamptz
    from held join jsonb_to_recordset($2::jsonb) as h (transaction_id text, warnings jsonb) using (transaction_id),
         jsonb_array_elements_text(h.warnings) as w (at)
  )
  select answers from moved`;

/** What a person may charge, as `over_limit` takes it. */
export function limitsItem(limits: PersonLimits | undefined): { readonly limits?: object } {
  if (limits === undefined) return {};
  const { perBooking, perDay, dayBegan } = limits;
  return { limits: { booking: perBooking?.minor, day: perDay?.minor, since: dayBegan } };
}

/** As `over_limit` answers it. */
export function overLimit(
  { per = 'booking', limit = 0 }: Pick<OpenRow, 'per' | 'limit'>,
  currency: Currency,
): OverLimits {
  return { kind: 'over-limit', per, limit: money(limit, currency) };
}

/** What distinguishes one request's content from another's. */
export function digestOf(content: string): string {
  return createHash('sha256').update(content, 'utf8').digest('hex');
}

function openItem({ intent, lease }: OpenCall, products: KeptProducts) {
  const { summary, net, terms } = intent;
  const product = keptProduct(products, summary.product);
  const overrides = product.overrides(terms);
  const { begunAt } = product.inShort(terms, []);
  const [own] = intent.postings;
  if (own?.account !== `agency:${intent.agencyId}` || own.amount !== -net.minor || own.currency !== net.currency) {
    throw new Error('The first posting does not charge the agency the net amount');
  }
  return {
    ...listedRow({ ...summary, ...(begunAt && { begunAt }) }, product.presence(terms)),
    ...(intent.seen && { seen: intent.seen }),
    ...(overrides.length > 0 && {
      overrides,
      override_operation: `${summary.product}.override`,
    }),
    agency_id: intent.agencyId,
    actor_user_id: intent.actorUserId,
    ...limitsItem(intent.limits),
    on_behalf_of: intent.onBehalfOf ?? null,
    made_for: intent.madeFor ?? null,
    request_id: intent.requestId,
    request_digest: digestOf(intent.content),
    quote_id: intent.quoteId,
    product: summary.product,
    supplier: intent.supplier,
    currency: net.currency,
    supplier_total: intent.supplierTotal.minor,
    net: net.minor,
    put_off: intent.putOff?.amount.minor ?? 0,
    put_off_until: intent.putOff?.until ?? null,
    put_off_postings:
      intent.putOff === undefined ? null : postingsText(putOffPostings(intent.agencyId, intent.putOff.amount)),
    postings: postingsText(intent.postings),
    customer_total: summary.customerTotal.minor,
    listed_net: summary.net.minor,
    listed_earned: summary.earned.minor,
    words: lexemes(intent.agencyId, intent.words),
    booked_by: summary.bookedBy,
    id_stem: intent.idStem,
    owner: lease.owner,
    lease_seconds: lease.seconds,
    document: terms,
    ...withItem(intent),
  };
}

/** What is to be bought with it; a hold sets nothing aside. */
function withItem({ with: wanted = [], mode }: BookingIntent) {
  if (wanted.length === 0) return {};
  const rows = wanted.map(({ requestId, wanted: each, total, net, asker }, place) => ({
    place,
    request_id: requestId,
    product: each.product,
    currency: net.currency,
    total: total.minor,
    net: net.minor,
    reserved: mode === 'hold' ? 0 : net.minor,
    wanted: each,
    asker,
  }));
  return { bought_with: rows, with_net: rows.reduce((all, { reserved }) => all + reserved, 0) };
}

/** What is kept of what was issued, and the terms where they become others by it. */
interface Issued {
  readonly kept: unknown;
  readonly terms?: unknown;
  /** Beside other terms: what they come to. */
  readonly figures?: object;
}

/** Nobody else writes the terms of a booking while its step's lease is held. */
async function issuedWith(
  sql: Sql,
  steps: readonly BookingStep[],
  products: KeptProducts,
): Promise<ReadonlyMap<string, Issued>> {
  const issued = steps.flatMap((step) =>
    step.to === 'confirmed' ? [{ step, ...keptProduct(products, step.product).issued(step.issued) }] : [],
  );
  const others = issued.flatMap(({ step, terms }) => (terms === undefined ? [] : [step]));
  const before = await documentsOf(sql, others, 'document');
  const quotes = await documentsOf(sql, others, 'quote');
  return new Map(
    issued.map(({ step: { transactionId: id, product }, kept, terms: become }): [string, Issued] => {
      if (become === undefined || !before.has(id)) return [id, { kept }];
      const terms = become(before.get(id));
      const own = { terms, issued: kept, quote: quotes.get(id) };
      return [id, { kept, terms, figures: figuresRow(own, keptProduct(products, product)) }];
    }),
  );
}

/** What is kept of holds: what its quote would charge, and until when by its limit or the supplier's, whichever is earlier. */
async function holdsOf(sql: Sql, steps: readonly BookingStep[], products: KeptProducts): Promise<readonly object[]> {
  const held = steps.flatMap((step, place) => (step.to === 'held' ? [{ step, place }] : []));
  const asked = held.map(({ step }) => step);
  const [quotes, terms] = [await documentsOf(sql, asked, 'quote'), await documentsOf(sql, asked, 'document')];
  return held.flatMap(({ step: { transactionId, agencyId, product, until: confirmed, heldAt }, place }) => {
    if (!quotes.has(transactionId)) return [];
    const [kept, quote] = [keptProduct(products, product), quotes.get(transactionId)];
    const { until } = limitKept(confirmed, kept.holdLimit?.(quote));
    return [
      {
        place,
        agency_id: agencyId,
        transaction_id: transactionId,
        until,
        warnings: warningsOf({ heldAt, until }),
        needs: kept.needs(quote, terms.get(transactionId)).minor,
      },
    ];
  });
}

async function documentsOf(
  sql: Sql,
  asked: readonly Pick<BookingStep, 'agencyId' | 'transactionId'>[],
  column: 'document' | 'quote',
): Promise<ReadonlyMap<string, unknown>> {
  if (asked.length === 0) return new Map();
  const rows = await sql.query<{ readonly transaction_id: string; readonly document: unknown }>(
    `select b.transaction_id, ${column} as document from booking b join quote_document d using (agency_id, quote_id)
     where (b.agency_id, b.transaction_id) in (select * from unnest($1::text[], $2::text[]))`,
    [asked.map(({ agencyId }) => agencyId), asked.map(({ transactionId }) => transactionId)],
  );
  return new Map(rows.map(({ transaction_id, document }) => [transaction_id, document]));
}

function stepItem(step: BookingStep, issued: Issued | undefined) {
  const wordsOf = (...words: readonly string[]) => lexemes(step.agencyId, words);
  const item = {
    transaction_id: step.transactionId,
    agency_id: step.agencyId,
    owner: step.owner,
    version: step.version,
    to: step.to,
    actor: step.actor ?? null,
    operation: step.operation,
    ...(step.actedBy && { acting: step.actedBy.userId, acting_for: step.actedBy.onBehalfOf ?? null }),
    words: wordsOf(step.transactionId),
    outbox: step.outbox?.map(({ kind, payload }) => ({
      kind,
      payload: { ...payload, transactionId: step.transactionId },
    })),
  };
  switch (step.to) {
    case 'confirmed':
      return {
        ...item,
        reference: step.reference,
        claims: step.claims,
        issued: issued?.kept,
        ...(issued?.terms !== undefined && { document: issued.terms, ...issued.figures }),
        words: wordsOf(step.transactionId, step.reference, ...step.words),
        narration: JSON.stringify(step.narration),
        put_off_narration: JSON.stringify({ ...step.narration, code: 'balance-put-off' }),
        params: step.params,
      };
    case 'held':
      return {
        ...item,
        reference: step.reference,
        claims: step.claims,
        words: wordsOf(step.transactionId, step.reference),
        params: { ...step.params, until: step.until },
      };
    case 'not-confirmed':
      return { ...item, refusal: step.refusal, params: { reason: step.refusal.reason } };
    case 'in-doubt':
      return { ...item, again_seconds: step.againInSeconds };
    case 'on-request':
      return { ...item, again_seconds: step.againInSeconds, params: { until: step.until } };
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
    case 'over-limit': {
      if (intent === undefined) throw new Error('An answer without a call');
      return overLimit(row, intent.net.currency);
    }
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
