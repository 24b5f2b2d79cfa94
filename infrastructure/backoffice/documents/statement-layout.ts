/** The statement of a ledger: opening, every entry with what it was for, closing. */
import { isZero, type Money } from '#domain/money/money.ts';
import type { LedgerPaper, LedgerPaperEntry } from '#domain/account/ledger-paper.ts';
import type { PaperRow } from '#domain/booking/papers/paper-sheet.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { cell, dateFact, factOf, type OwnPart, partyOf, plain, said } from './layout-parts.ts';
import type { Speech } from './speech.ts';

export function layOutStatement(paper: LedgerPaper, speech: Speech, issuedOn: IsoDate): OwnPart {
  const { say, date, money, amount } = speech;
  const { recipient, from, to, opening, closing, totalDebit, totalCredit, entries } = paper;
  const sum = (words: string, debit: Money | undefined, credit: Money | undefined, balance: Money): PaperRow => ({
    cells: [
      [],
      [],
      cell(said(say(words))),
      debit === undefined ? [] : cell(plain(amount(debit))),
      credit === undefined ? [] : cell(plain(amount(credit))),
      cell(plain(amount(balance))),
    ],
    total: true,
  });
  return {
    title: say('document-title-ledger-statement'),
    facts: [
      factOf(say('document-statement-days'), said(from === to ? date(from) : `${date(from)} – ${date(to)}`)),
      dateFact(speech, 'document-issued-on', issuedOn),
    ],
    blocks: [
      { kind: 'facts', heading: say('document-issued-to'), party: partyOf(recipient), facts: [], beside: true },
      {
        kind: 'facts',
        facts: [
          factOf(say('document-statement-opening'), plain(money(opening))),
          factOf(say('document-statement-credits'), plain(money(totalCredit))),
          factOf(say('document-statement-debits'), plain(money(totalDebit))),
          factOf(say('document-statement-closing'), plain(money(closing))),
        ],
        framed: true,
      },
      {
        kind: 'table',
        heading: say('document-statement-entries', { count: entries.length }),
        columns: [
          { label: say('document-statement-date'), share: 1.7 },
          { label: say('document-statement-entry'), share: 1.7 },
          { label: say('document-statement-details'), share: 5 },
          { label: say('document-statement-debit'), share: 1.9, end: true },
          { label: say('document-statement-credit'), share: 1.9, end: true },
          { label: say('document-statement-balance'), share: 2, end: true },
        ],
        rows: [
          sum('document-statement-opening', undefined, undefined, opening),
          ...entries.map((entry) => entryRow(entry, speech)),
          sum('document-statement-closing', totalDebit, totalCredit, closing),
        ],
        note: say('document-statement-note', { currency: closing.currency }),
      },
    ],
  };
}

function entryRow(
  { on, entryId, kind, narration, reference, debit, credit, balance }: LedgerPaperEntry,
  { say, date, amount }: Speech,
): PaperRow {
  return {
    cells: [
      cell(said(date(on))),
      [[plain(entryId)], [said(say('document-ledger-kind', { kind }))]],
      [[said(say(`document-narration-${narration.code}`, narration.params))], [plain(reference)]],
      isZero(debit) ? [] : cell(plain(amount(debit))),
      isZero(credit) ? [] : cell(plain(amount(credit))),
      cell(plain(amount(balance))),
    ],
  };
}
