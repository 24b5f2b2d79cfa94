/** The receipts of what moved an account without a paper of its own: an adjustment, and an entry of the ledger of any kind. */
import type { AdjustmentReceipt, EntryReceipt } from '#domain/account/entry-receipt.ts';
import type { AdjustmentWay } from '#domain/account/adjustment.ts';
import type { DocumentParty } from '#domain/booking/papers/documents.ts';
import type { PaperFact, PaperRow } from '#domain/booking/papers/paper-sheet.ts';
import { add, isZero, subtract } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { cell, codeOf, dateFact, factOf, type OwnPart, partyOf, plain, said } from './layout-parts.ts';
import type { Speech } from './speech.ts';

/** What was credited or debited, why, and by which entry. */
export function layOutAdjustment(
  { recipient, adjustment }: AdjustmentReceipt,
  speech: Speech,
  issuedOn: IsoDate,
): OwnPart {
  const { say } = speech;
  const { adjustmentId, state, kind, way, amount, reason, ledgerEntry } = adjustment;
  return {
    ...moved(
      {
        way,
        recipient,
        id: factOf(say('document-adjustment-id'), plain(adjustmentId)),
        facts: [
          factOf(say('document-adjustment-kind'), said(say(`document-adjustment-kind-${kind}`))),
          factOf(say('document-adjustment-reason'), plain(reason)),
          factOf(say('document-adjustment-entry'), plain(ledgerEntry)),
        ],
        heading: say('document-top-up-amounts'),
        rows: [totalOf(way, speech.money(amount), speech)],
        code: adjustmentId,
      },
      speech,
      issuedOn,
    ),
    ...(state === 'reversed' && { stamp: say('document-top-up-reversed') }),
  };
}

/** What an entry was for, what its amount is made of, and the balance that it found and left. */
export function layOutEntry(
  { recipient, entry, lines = [] }: EntryReceipt,
  speech: Speech,
  issuedOn: IsoDate,
): OwnPart {
  const { say, money } = speech;
  const { entryId, kind, reference, narration, debit, credit, balance } = entry;
  const before = subtract(add(balance, debit), credit);
  const way = isZero(debit) ? 'credit' : 'debit';
  const amount = way === 'credit' ? credit : debit;
  const parts = lines.map((line) =>
    rowOf(say('document-entry-account', { account: line.account }), money(line.amount)),
  );
  return moved(
    {
      way,
      recipient,
      id: factOf(say('document-adjustment-entry'), plain(entryId)),
      facts: [
        factOf(say('document-adjustment-kind'), said(say('document-ledger-kind', { kind }))),
        factOf(say('document-entry-reference'), plain(reference)),
        factOf(say('document-statement-details'), said(say(`document-narration-${narration.code}`, narration.params))),
      ],
      heading: say(parts.length === 0 ? 'document-top-up-amounts' : 'document-entry-made-of'),
      rows: [
        ...parts,
        totalOf(way, money(amount), speech),
        rowOf(say('document-entry-before'), money(before)),
        rowOf(say('document-entry-after'), money(balance)),
      ],
      code: entryId,
    },
    speech,
    issuedOn,
  );
}

interface Moved {
  readonly way: AdjustmentWay;
  readonly recipient: DocumentParty;
  /** Of what the receipt is. */
  readonly id: PaperFact;
  readonly facts: readonly PaperFact[];
  readonly heading: string;
  readonly rows: readonly PaperRow[];
  readonly code: string;
}

function moved({ way, recipient, id, facts, heading, rows, code }: Moved, speech: Speech, issuedOn: IsoDate): OwnPart {
  const { say } = speech;
  return {
    title: say(`document-title-adjustment-${way}`),
    facts: [id, dateFact(speech, 'document-issued-on', issuedOn)],
    code: codeOf('line', code),
    blocks: [
      { kind: 'facts', heading: say('document-issued-to'), party: partyOf(recipient), facts: [], beside: true },
      { kind: 'facts', facts, framed: true },
      {
        kind: 'table',
        heading,
        columns: [
          { label: '', share: 7 },
          { label: '', share: 3, end: true },
        ],
        rows,
      },
    ],
  };
}

function totalOf(way: AdjustmentWay, amount: string, { say }: Speech): PaperRow {
  return { ...rowOf(say(`document-adjustment-${way}`), amount), total: true };
}

function rowOf(label: string, amount: string): PaperRow {
  return { cells: [cell(said(label)), cell(plain(amount))] };
}
