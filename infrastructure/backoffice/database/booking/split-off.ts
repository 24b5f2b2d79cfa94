/** The booking of those who are split off another, as `split_off` takes it: the other's twin, but for what its part says. */
import { postingsText } from '#domain/account/chain.ts';
import { holdEnding } from '#application/backoffice/booking/papers/mail-notice.ts';
import { papersDue } from '#application/backoffice/booking/papers/papers-due.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Sql } from '../engine/database.ts';
import { lexemes } from './booking-words.ts';
import type { DoneTurn, KeptHalf, KeptSplit } from './kept-product.ts';

interface OriginRow {
  /** The whole row, by its columns. */
  readonly booking: { readonly quote_id: string; readonly currency: Currency };
  readonly hold: { readonly until: string; readonly currency: string } | null;
  /** The booking that it was split from was sold as. */
  readonly sold_id: string | null;
}

/** Undefined where there is no such booking: then the step is late. */
export async function splitItem(sql: Sql, turn: DoneTurn, split: KeptSplit): Promise<object | undefined> {
  const { agencyId, transactionId, amendmentId, product, narration } = turn;
  const [row] = await sql.query<OriginRow>(
    `select to_jsonb(b) as booking, to_jsonb(h) as hold, s.sold_id
     from booking b
     left join booking_hold h on h.agency_id = b.agency_id and h.transaction_id = b.transaction_id
     left join booking_split s on s.agency_id = b.agency_id and s.part_id = b.transaction_id
     where b.transaction_id = $1 and b.agency_id = $2`,
    [transactionId, agencyId],
  );
  if (row === undefined) return undefined;
  const { booking: origin, hold, sold_id } = row;
  const { stays, leaves, moved } = split;
  const isHeld = turn.booking === 'held';
  return {
    agency_id: agencyId,
    amendment_id: amendmentId,
    quote_of: origin.quote_id,
    // It was sold when the other was; nothing is captured by it any more.
    booking: {
      ...origin,
      ...halfOf(agencyId, split.transactionId, leaves),
      request_id: `split/${amendmentId}`,
      quote_id: split.quoteId,
      status: turn.booking,
      version: 2,
      reference: leaves.reference,
      net: 0,
      postings: postingsText([{ account: `agency:${agencyId}`, currency: origin.currency, amount: 0 }]),
    },
    stays: halfOf(agencyId, transactionId, stays),
    claims: split.claims,
    found_by: [foundBy(agencyId, transactionId, stays), foundBy(agencyId, split.transactionId, leaves)],
    // What is only held will be charged by an entry of its own.
    sold_id: isHeld ? split.transactionId : (sold_id ?? transactionId),
    holds:
      isHeld && hold !== null
        ? [
            { ...hold, transaction_id: transactionId, needs: stays.needs.minor },
            { ...hold, transaction_id: split.transactionId, needs: leaves.needs.minor },
          ]
        : [],
    letters: isHeld ? [holdEnding] : [],
    event: { code: 'split-from', params: split.params },
    audit: { operation: `${product}.split-from`, detail: { amendment: amendmentId, from: transactionId } },
    ...(moved && {
      moved: {
        back: postingsText(moved.back),
        charge: postingsText(moved.charge),
        narration: JSON.stringify(narration),
      },
      outbox: [{ kind: papersDue, payload: { agencyId, transactionId: split.transactionId } }],
    }),
  };
}

function halfOf(agencyId: string, transactionId: string, half: KeptHalf) {
  const { terms, issued, gone, customerTotal, supplierTotal, words } = half;
  return {
    transaction_id: transactionId,
    document: terms,
    issued,
    gone: gone.length === 0 ? null : gone,
    customer_total: customerTotal.minor,
    supplier_total: supplierTotal.minor,
    words: lexemes(agencyId, words),
  };
}

function foundBy(agencyId: string, transactionId: string, { reference, words }: KeptHalf) {
  return {
    transaction_id: transactionId,
    lexemes: lexemes(agencyId, [transactionId, reference, ...words]),
  };
}
