/**
 * The amendment saga's two commits as the database's own functions take them. The rules are there (`open_amendment`,
 * `finish_amendment`); here is how a call is spelt and its answer read.
 */
import { entryIdOf, postingsText } from '#domain/account/chain.ts';
import type { AmendmentState } from '#domain/booking/amendment.ts';
import type { GoneUnit } from '#domain/booking/booking.ts';
import { bookingInShort } from '#domain/flight/booking/in-short.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { money } from '#domain/money/money.ts';
import type { AmendmentOpened, AmendmentTurned } from '#application/backoffice/ports/booking/amendment-book.ts';
import type {
  AmendmentIntent,
  AmendmentTurn,
  PlannedPart,
  PlannedSplit,
  FlightBookingTerms,
} from '#application/backoffice/ports/flight/flight-books.ts';
import type { Lease } from '#application/backoffice/ports/booking/booking-book.ts';
import { digestOf } from './booking-commits.ts';
import type { BookingRow } from './booking-rows.ts';
import { lexeme } from './booking-words.ts';
import { flightPresence } from '#domain/flight/booking/rules.ts';
import { presenceRow } from './presence.ts';
import type { Sql } from '../engine/database.ts';
import { scheduleAnswer } from '../flight/schedule-answer.ts';

interface OpenRow {
  readonly outcome: 'opened' | 'repeated' | 'reused' | 'quote-used' | 'moved' | 'no-booking' | 'too-low' | 'no-account';
  readonly amendment_id?: string;
  readonly version?: number;
  readonly status?: BookingStatus;
  readonly needed?: number;
  readonly available?: number;
}

export async function openAmendment(sql: Sql, intent: AmendmentIntent, lease: Lease): Promise<AmendmentOpened> {
  const [row] = await sql.query<{ answer: OpenRow }>('select open_amendment($1::jsonb) as answer', [
    JSON.stringify(openItem(intent, lease)),
  ]);
  if (row === undefined) throw new Error('open_amendment answered nothing');
  return openedOf(row.answer, intent);
}

export async function turnAmendment(sql: Sql, turn: AmendmentTurn): Promise<AmendmentTurned> {
  const listed = await listedAnew(sql, turn);
  const answered = turn.to === 'done' ? await scheduleAnswer(sql, turn) : undefined;
  const given: unknown[] = [JSON.stringify(turnItem(turn))];
  let call = `${finishing(turn)}($1::jsonb)`;
  if (listed.length > 0) call = `list_anew(${call}, $${given.push(JSON.stringify(listed))}::jsonb)`;
  if (answered !== undefined) {
    const at = given.push(turn.agencyId, turn.transactionId, answered);
    call = `answer_schedule(${call}, $${at - 2}, $${at - 1}, $${at})`;
  }
  const [row] = await sql.query<{ answer: { readonly outcome: 'done' | 'late'; readonly sequence?: number } }>(
    `select ${call} as answer`,
    given,
  );
  if (row?.answer.outcome !== 'done') return { kind: 'late' };
  const { sequence } = row.answer;
  return { kind: 'done', ...(sequence === undefined ? {} : { ledgerEntry: entryIdOf(sequence) }) };
}

/** The shortest of the commits that can make of the booking what it becomes. */
function finishing(turn: AmendmentTurn): string {
  if (turn.to !== 'done') return 'finish_amendment';
  if (turn.split?.moved !== undefined) return 'finish_amendment_moving';
  return turn.customerTotal === undefined && turn.split === undefined ? 'finish_amendment' : 'finish_amendment_whole';
}

/** How lists show the bookings of a step from then on. What is read here is of the version that the step is for, or the step is late. */
async function listedAnew(sql: Sql, turn: AmendmentTurn): Promise<readonly ReturnType<typeof listItem>[]> {
  if (turn.to !== 'done') return [];
  const { agencyId, transactionId, terms, gone, split } = turn;
  if (split !== undefined) {
    const part = (id: string, { terms: of, gone: left }: PlannedPart) => listItem(agencyId, id, of, left);
    return [part(transactionId, split.stays), part(split.transactionId, split.leaves)];
  }
  if (terms === undefined && gone === undefined) return [];
  if (terms !== undefined && gone !== undefined) return [listItem(agencyId, transactionId, terms, gone)];
  const [kept] = await sql.query<Pick<BookingRow, 'document' | 'gone'>>(
    'select document, gone from booking where transaction_id = $1 and agency_id = $2',
    [transactionId, agencyId],
  );
  return kept === undefined ? [] : [listItem(agencyId, transactionId, terms ?? kept.document, gone ?? kept.gone ?? [])];
}

function listItem(
  agencyId: string,
  transactionId: string,
  { itineraries, travellers }: Listed,
  gone: readonly GoneUnit[],
) {
  const short = bookingInShort({ itineraries, travellers, gone });
  return {
    agency_id: agencyId,
    transaction_id: transactionId,
    carrier: short.mark,
    route: short.title,
    travel_date: short.startsOn,
    return_date: short.endsOn ?? null,
    lead_traveller: short.leadTraveller,
    traveller_count: short.travellerCount,
    ...presenceRow(flightPresence({ itineraries, travellers })),
  };
}

type Listed = Pick<FlightBookingTerms, 'itineraries' | 'travellers'>;

function openItem(intent: AmendmentIntent, lease: Lease) {
  const { agencyId, asker, entry, reserve } = intent;
  const own = entry?.postings[0];
  if (entry !== undefined && (own?.account !== `agency:${agencyId}` || own.amount + reserve.minor < 0)) {
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
};

function turnItem(turn: AmendmentTurn) {
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
        tickets: turn.tickets ?? null,
        words: turn.tickets?.map(({ number }) => lexeme(turn.agencyId, number)) ?? null,
        gone: turn.gone ?? null,
        document: turn.terms ?? null,
        ...(turn.customerTotal && { customer_total: turn.customerTotal.minor }),
        ...(turn.split && { split: splitItem(turn, turn.split) }),
        ...(turn.split?.moved && {
          moved: {
            back: postingsText(turn.split.moved.back),
            charge: postingsText(turn.split.moved.charge),
            narration: JSON.stringify(turn.narration),
          },
        }),
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

function splitItem(
  { agencyId, transactionId, product }: Pick<AmendmentTurn, 'agencyId' | 'transactionId' | 'product'>,
  split: PlannedSplit & { readonly pnr: string; readonly partPnr: string },
) {
  const lexemes = (words: readonly string[]) => words.map((word) => lexeme(agencyId, word));
  const part = (
    id: string,
    pnr: string,
    { terms, tickets, gone, leadTraveller, customerTotal, supplierTotal, needs, words }: PlannedPart,
  ) => ({
    document: terms,
    tickets,
    gone: gone.length === 0 ? null : gone,
    lead: leadTraveller,
    count: terms.travellers.length,
    customer_total: customerTotal.minor,
    supplier_total: supplierTotal.minor,
    needs: needs.minor,
    words: lexemes(words),
    found_by: lexemes([id, pnr, ...tickets.map(({ number }) => number)]),
  });
  return {
    operation: `${product}.split-from`,
    transaction_id: split.transactionId,
    quote_id: split.quoteId,
    pnr: split.partPnr,
    stays: part(transactionId, split.pnr, split.stays),
    leaves: part(split.transactionId, split.partPnr, split.leaves),
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
