/** The statement of a few days as a PDF file: every entry between an opening and a closing, from the house to its agency. */
import { Effect } from 'effect';
import { letterheadOf } from '#domain/booking/papers/letterhead.ts';
import { checkLedgerPaper, type LedgerPaper } from '#domain/account/ledger-paper.ts';
import { checkLedgerRange } from '#domain/account/ledger-range.ts';
import type { LedgerEntry, LedgerPage } from '#domain/account/ledger.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, startOfDay } from '#domain/time/instant.ts';
import type { AccountDesk, LedgerFileAsked } from '#application/desk/account/account.ts';
import { Invalid } from '#application/desk/failures.ts';
import { base64Of } from '#application/backoffice/booking/papers/make-document.ts';
import { type SellersPorts, sellersOf } from '#application/backoffice/booking/papers/paper-facts.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { DocumentPress } from '../ports/booking/document-press.ts';
import type { Clock } from '../ports/machine.ts';
import { ledgerPageSize, type ReadLedgerPorts } from './read-ledger.ts';

export interface LedgerFilePorts extends ReadLedgerPorts, SellersPorts {
  readonly press: DocumentPress;
  readonly clock: Clock;
}

export function ledgerFile(
  ports: LedgerFilePorts,
  caller: Caller,
  { from, to, language }: LedgerFileAsked,
): ReturnType<AccountDesk['ledgerFile']> {
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'ledger');
    const violations = checkLedgerRange({ from, to });
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { entries, ...sums } = yield* wholeRange(ports, agencyId, { from, to });
    const sellers = yield* sellersOf(ports, agencyId);
    const now = ports.clock.now();
    const document: LedgerPaper = {
      kind: 'ledger-statement',
      ...letterheadOf(sellers),
      issuer: sellers.house,
      recipient: sellers.agency,
      from,
      to,
      ...sums,
      entries: entries.map(({ entryId, at, kind, reference, narration, debit, credit, balance }) => ({
        entryId,
        on: dateIn(at, ports.businessZone),
        kind,
        reference,
        narration,
        debit,
        credit,
        balance,
      })),
    };
    const bytes = yield* ports.press.print({
      document,
      issuedAt: now,
      issuedOn: dateIn(now, ports.businessZone),
      language: language ?? caller.language,
    });
    return { filename: `ledger-${from}-${to}.pdf`, mediaType: 'application/pdf', base64: base64Of(bytes) };
  });
}

type Sums = Pick<LedgerPage, 'opening' | 'closing' | 'totalDebit' | 'totalCredit'>;

/**
 * Every page. An entry that is posted meanwhile is on the last page and in its sums; opening and entries before it stand as
 * they were, because a ledger only grows at its end.
 */
function wholeRange(
  { ledger, businessZone }: ReadLedgerPorts,
  agencyId: string,
  { from, to }: Pick<LedgerFileAsked, 'from' | 'to'>,
): Effect.Effect<Sums & { readonly entries: readonly LedgerEntry[] }, Invalid> {
  return Effect.gen(function* () {
    const entries: LedgerEntry[] = [];
    for (let page = 1; ; page += 1) {
      const found = yield* ledger.page({
        agencyId,
        from: startOfDay(from, businessZone),
        until: startOfDay(addDays(to, 1), businessZone),
        page,
        pageSize: ledgerPageSize,
      });
      const violations = checkLedgerPaper(found.total);
      if (violations.length > 0) return yield* new Invalid({ violations });
      entries.push(...found.entries);
      if (entries.length >= found.total || found.entries.length === 0) {
        const { opening, closing, totalDebit, totalCredit } = found;
        return { opening, closing, totalDebit, totalCredit, entries };
      }
    }
  });
}
