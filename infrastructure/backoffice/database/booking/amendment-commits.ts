/**
 * The amendment saga's two commits as the database's own functions take them. The rules are there (`open_amendment`,
 * `finish_amendment`); here is how a call is spelt and its answer read.
 */
import { entryIdOf, postingsText } from '#domain/account/chain.ts';
import type { AmendmentState } from '#domain/booking/amendment.ts';
import type { GoneUnit } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { money } from '#domain/money/money.ts';
import type {
  AmendedPutOff,
  AmendmentIntent,
  AmendmentOpened,
  AmendmentTurn,
  AmendmentTurned,
} from '#application/backoffice/ports/booking/amendment-book.ts';
import type { Lease, Narration } from '#application/backoffice/ports/booking/booking-book.ts';
import { digestOf, limitsItem, overLimit } from './booking-commits.ts';
import { type BookingRow, figuresRow, listedRow } from './booking-rows.ts';
import { lexemes } from './booking-words.ts';
import {
  type DoneTurn,
  type Following,
  type KeptHalf,
  type KeptProduct,
  type KeptProducts,
  type KeptSplit,
  keptProduct,
} from './kept-product.ts';
import { splitItem } from './split-off.ts';
import type { Sql } from '../engine/database.ts';

interface OpenRow {
  readonly outcome:
    | 'opened'
    | 'repeated'
    | 'reused'
    | 'quote-used'
    | 'moved'
    | 'no-booking'
    | 'over-limit'
    | 'too-low'
    | 'no-account';
  readonly amendment_id?: string;
  readonly version?: number;
  readonly status?: BookingStatus;
  readonly needed?: number;
  readonly available?: number;
  readonly per?: 'booking' | 'day';
  readonly limit?: number;
}

export async function openAmendment(sql: Sql, intent: AmendmentIntent, lease: Lease): Promise<AmendmentOpened> {
  const [row] = await sql.query<{ answer: OpenRow }>('select open_amendment($1::jsonb) as answer', [
    JSON.stringify(openItem(intent, lease)),
  ]);
  if (row === undefined) throw new Error('open_amendment answered nothing');
  return openedOf(row.answer, intent);
}

export async function turnAmendment(sql: Sql, turn: AmendmentTurn, products: KeptProducts): Promise<AmendmentTurned> {
  const done = turn.to === 'done' ? { turn, product: keptProduct(products, turn.product) } : undefined;
  const becomes = done?.product.becoming(done.turn);
  const given: unknown[] = [JSON.stringify(turnItem(turn, becomes?.issued))];
  let call = 'finish_amendment($1::jsonb)';
  for (const { routine, item } of done === undefined
    ? []
    : await followings(sql, done.turn, done.product, becomes?.split)) {
    call = `${routine}(${call}, $${given.push(JSON.stringify(item))}::jsonb)`;
  }
  const [row] = await sql.query<{ answer: { readonly outcome: 'done' | 'late'; readonly sequence?: number } }>(
    `select ${call} as answer`,
    given,
  );
  if (row?.answer.outcome !== 'done') return { kind: 'late' };
  const { sequence } = row.answer;
  return { kind: 'done', ...(sequence === undefined ? {} : { ledgerEntry: entryIdOf(sequence) }) };
}

/**
 * What follows in the same commit, each upon the answer of the one before. What is read for it is of the version that the step is for,
 * or the step is late.
 */
async function followings(
  sql: Sql,
  turn: DoneTurn,
  product: KeptProduct,
  split: KeptSplit | undefined,
): Promise<readonly Following[]> {
  const off = split && (await splitItem(sql, turn, split));
  const listed = await listedAnew(sql, turn, product, split);
  const own = await product.following?.(sql, turn);
  return [
    ...(off === undefined ? [] : [{ routine: 'split_off', item: off }]),
    ...(listed.length === 0 ? [] : [{ routine: 'list_anew', item: listed }]),
    ...(own === undefined ? [] : [own]),
  ];
}

/** How lists show the bookings of a step from then on. */
async function listedAnew(
  sql: Sql,
  { agencyId, transactionId, terms, gone }: DoneTurn,
  product: KeptProduct,
  split: KeptSplit | undefined,
): Promise<readonly object[]> {
  if (split === undefined && terms === undefined && gone === undefined) return [];
  const [kept] = await sql.query<Pick<BookingRow, 'document' | 'gone' | 'quote'>>(
    `select b.document, b.gone, d.quote from booking b
     left join quote_document d on d.agency_id = b.agency_id and d.quote_id = b.quote_id and $3
     where b.transaction_id = $1 and b.agency_id = $2`,
    [transactionId, agencyId, split !== undefined || terms !== undefined],
  );
  if (kept === undefined) return [];
  const listed = (id: string, of: unknown, left: readonly GoneUnit[]) => ({
    agency_id: agencyId,
    transaction_id: id,
    ...listedRow(product.inShort(of, left), product.presence(of)),
  });
  // What is cancelled leaves the price as it was sold.
  const priced = (id: string, of: unknown, left: readonly GoneUnit[]) => ({
    ...listed(id, of, left),
    ...figuresRow({ terms: of, issued: null, quote: kept.quote }, product),
  });
  if (split !== undefined) {
    const half = (id: string, each: KeptHalf) => priced(id, each.terms, each.gone);
    return [half(transactionId, split.stays), half(split.transactionId, split.leaves)];
  }
  const left = gone ?? kept.gone ?? [];
  return [terms === undefined ? listed(transactionId, kept.document, left) : priced(transactionId, terms, left)];
}

/** What is put off of a sale is credited before it is charged. */
function creditedFirst({ plan: { instalment } }: AmendmentIntent): number {
  return instalment?.first === true ? (instalment.postings[0]?.amount ?? 0) : 0;
}

function openItem(intent: AmendmentIntent, lease: Lease) {
  const { agencyId, asker, entry, reserve } = intent;
  const own = entry?.postings[0];
  if (
    entry !== undefined &&
    (own?.account !== `agency:${agencyId}` || own.amount + reserve.minor + creditedFirst(intent) < 0)
  ) {
    throw new Error('The first posting is not the agency’s own, or takes more than is set aside');
  }
  return {
    agency_id: agencyId,
    transaction_id: intent.transactionId,
    kind: intent.kind,
    before: intent.before,
    version: intent.version,
    request_id: asker?.requestId ?? null,
    request_digest: asker === undefined ? null : digestOf(asker.content),
    quote_id: intent.quoteId ?? null,
    supplier: intent.supplier,
    currency: reserve.currency,
    reserved: reserve.minor,
    entry_kind: entry?.kind ?? null,
    postings: entry === undefined ? null : postingsText(entry.postings),
    plan: intent.plan,
    actor: asker?.name ?? null,
    actor_user_id: asker?.userId ?? null,
    ...limitsItem(asker?.limits),
    on_behalf_of: asker?.onBehalfOf ?? null,
    owner: lease.owner,
    lease_seconds: lease.seconds,
    ...(intent.plan.overrides && {
      overrides: intent.plan.overrides,
      override_operation: `${intent.product}.override`,
    }),
  };
}

/** What the history calls the end of a step: the state that the booking is in then, or what did not become of it. */
const codes: Readonly<Record<Exclude<AmendmentState, 'requested' | 'done'>, string>> = {
  refused: 'amendment-refused',
  'in-doubt': 'amendment-in-doubt',
};

/** What is done and leaves the booking in the state it was in has a name of its own. */
const doneCodes: { readonly [Kind in AmendmentTurn['kind']]?: string } = {
  'add-ssr': 'services-added',
  split: 'split-into',
  'complete-held': 'hold-completed',
  boarding: 'boarding-moved',
  claim: 'claim-settled',
};

function turnItem(turn: AmendmentTurn, issued: unknown) {
  const item = {
    amendment_id: turn.amendmentId,
    agency_id: turn.agencyId,
    transaction_id: turn.transactionId,
    owner: turn.owner,
    version: turn.version,
    to: turn.to,
    booking: turn.booking,
    operation: `${turn.product}.${turn.kind}`,
  };
  switch (turn.to) {
    case 'done':
      return {
        ...item,
        code: doneCodes[turn.kind] ?? turn.booking,
        params: { ...turn.params, kind: turn.kind },
        narration: JSON.stringify(turn.narration),
        ...(turn.instalment && { instalment: instalmentItem(turn.instalment, turn.narration) }),
        issued: issued ?? null,
        words: turn.words ? lexemes(turn.agencyId, turn.words) : null,
        claims: turn.claims ?? null,
        gone: turn.gone ?? null,
        document: turn.terms ?? null,
        customer_total: turn.customerTotal?.minor ?? null,
        outbox:
          turn.outbox.length === 0
            ? null
            : turn.outbox.map(({ kind, payload }) => ({
                kind,
                payload: { ...payload, transactionId: turn.transactionId },
              })),
      };
    case 'refused':
      return {
        ...item,
        code: codes.refused,
        params: { kind: turn.kind, reason: turn.refusal.reason },
        refusal: turn.refusal,
      };
    case 'in-doubt':
      return { ...item, code: codes['in-doubt'], params: { kind: turn.kind }, again_seconds: turn.againInSeconds };
  }
}

/** Said as what it is an instalment of. */
function instalmentItem({ postings, first, left, until }: AmendedPutOff, { params }: Narration) {
  return {
    first,
    postings: postingsText(postings),
    narration: JSON.stringify({ code: first ? 'balance-put-off' : 'balance-settled', params }),
    left: left.minor,
    until,
  };
}

function openedOf(row: OpenRow, { reserve, transactionId, agencyId }: AmendmentIntent): AmendmentOpened {
  const { outcome, amendment_id: amendmentId = '' } = row;
  switch (outcome) {
    case 'opened':
      return { kind: 'opened', amendmentId, version: row.version ?? 0 };
    case 'repeated':
      return { kind: 'repeated', amendmentId };
    case 'reused':
      return { kind: 'reused' };
    case 'quote-used':
    case 'moved':
      return { kind: outcome, status: row.status ?? 'amending' };
    case 'over-limit':
      return overLimit(row, reserve.currency);
    case 'too-low':
      return {
        kind: 'balance-too-low',
        needed: money(row.needed ?? 0, reserve.currency),
        available: money(row.available ?? 0, reserve.currency),
      };
    case 'no-booking':
      throw new Error(`There is no booking ${transactionId} of ${agencyId}`);
    case 'no-account':
      throw new Error(`Agency ${agencyId} has no account`);
  }
}
