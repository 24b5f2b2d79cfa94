/**
 * The ledger of a range of days: all its pages, and the proof that it is whole. The badge says verified only when the
 * chain of entries is unbroken, the figures add up, no number is missing and the closing equals the live balance.
 */
import { BehaviorSubject } from 'rxjs';
import { checkLedgerRange } from '#domain/account/ledger-range.ts';
import type { LedgerEntry, LedgerPage, LedgerVerdict } from '#domain/account/ledger.ts';
import { ledgerAddsUp, ledgerProofFile } from '#domain/account/ledger-proof.ts';
import type { LedgerProof } from '#domain/account/ledger-proof.ts';
import type { Language } from '#domain/people/language.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { fileOf } from '../file-of.ts';
import { loading } from '../loadable.ts';
import type { Loadable } from '../loadable.ts';
import { type Downloads, workbookType } from '../ports/machine.ts';
import type { Outcome } from '../outcome.ts';
import type { Session } from '../session/session.ts';

export { verifierPath } from '#application/desk/addresses.ts';

export interface LedgerRangeDraft {
  readonly from: string;
  readonly to: string;
}

export interface LedgerStatement extends Omit<LedgerPage, 'page' | 'pageSize'> {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface LedgerState {
  readonly range: LedgerRangeDraft;
  readonly violations: readonly Violation[];
  readonly statement: Loadable<LedgerStatement>;
  readonly proof: Loadable<LedgerProof>;
  /** The statement on paper, while it is asked for and where that failed. */
  readonly paper: { readonly kind: 'none' | 'making' } | { readonly kind: 'failed'; readonly failure: DeskFailure };
}

export class Ledger {
  readonly state$ = new BehaviorSubject<LedgerState>({
    range: { from: '', to: '' },
    violations: [],
    statement: loading,
    proof: loading,
    paper: { kind: 'none' },
  });
  readonly #desk: AccountDesk;
  readonly #session: Session;
  readonly #downloads: Downloads;
  #asked = 0;

  constructor(desk: AccountDesk, session: Session, downloads: Downloads) {
    this.#desk = desk;
    this.#session = session;
    this.#downloads = downloads;
  }

  /** Fetches a range that keeps the rules, then proves it; otherwise only says which rule it breaks. */
  async open(range: LedgerRangeDraft): Promise<void> {
    const violations = checkLedgerRange(range);
    const from = parseIsoDate(range.from);
    const to = parseIsoDate(range.to);
    this.#next({ range, violations });
    if (violations.length > 0 || from === undefined || to === undefined) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.#next({ statement: loading, proof: loading, paper: { kind: 'none' } });
    const statement = await this.#statement(from, to);
    if (asked !== this.#asked) return;
    if (statement.kind === 'failed') {
      this.#next({ statement: { kind: 'failed', failure: statement.failure } });
      return;
    }
    this.#next({ statement: { kind: 'ready', value: statement.value } });
    const verdict = await this.#verdict();
    if (asked !== this.#asked) return;
    this.#next({
      proof:
        verdict.kind === 'failed'
          ? { kind: 'failed', failure: verdict.failure }
          : { kind: 'ready', value: ledgerAddsUp(statement.value, verdict.value) },
    });
  }

  /** The file is named for its days; `text` is the finished CSV. */
  save(text: string): void {
    const name = this.#fileName();
    if (name !== undefined) this.#downloads.save(`${name}.csv`, 'text/csv;charset=utf-8', text);
  }

  /** As `save`, with a finished workbook. */
  saveWorkbook(base64: string): void {
    const name = this.#fileName();
    if (name !== undefined) this.#downloads.saveFile({ filename: `${name}.xlsx`, mimeType: workbookType, base64 });
  }

  /** What proves the entries of the statement to anyone: their sealed texts and digests, for the verifier. */
  saveProof(): void {
    const { statement } = this.state$.value;
    if (statement.kind !== 'ready') return;
    const { from, to, opening, closing, entries } = statement.value;
    const proof = ledgerProofFile({ from, to, opening, closing, entries });
    this.#downloads.save(`ledger-proof-${from}-${to}.json`, 'application/json;charset=utf-8', proof);
  }

  /** The statement on paper, as the desk prints it. */
  async savePaper(language: Language): Promise<void> {
    const { statement, paper } = this.state$.value;
    if (statement.kind !== 'ready' || paper.kind === 'making') return;
    const { from, to } = statement.value;
    this.#next({ paper: { kind: 'making' } });
    const asked = this.#asked;
    const outcome = await this.#session.ask(this.#desk.ledgerFile({ from, to, language }));
    if (outcome.kind === 'failed') {
      if (asked === this.#asked) this.#next({ paper: outcome });
      return;
    }
    this.#downloads.saveFile(fileOf(outcome.value));
    if (asked === this.#asked) this.#next({ paper: { kind: 'none' } });
  }

  #fileName(): string | undefined {
    const { statement } = this.state$.value;
    return statement.kind === 'ready' ? `ledger-${statement.value.from}-${statement.value.to}` : undefined;
  }

  async #statement(from: IsoDate, to: IsoDate): Promise<Outcome<LedgerStatement, DeskFailure>> {
    const entries: LedgerEntry[] = [];
    for (let page = 1; ; page += 1) {
      const outcome = await this.#session.ask(this.#desk.ledger({ from, to, page }));
      if (outcome.kind === 'failed') return outcome;
      entries.push(...outcome.value.entries);
      const { opening, closing, totalDebit, totalCredit, total, liveBalance } = outcome.value;
      if (entries.length >= total || outcome.value.entries.length === 0) {
        return {
          kind: 'done',
          value: { from, to, opening, entries, closing, totalDebit, totalCredit, total, liveBalance },
        };
      }
    }
  }

  /** Walks the whole chain, a page at a time. */
  async #verdict(): Promise<Outcome<LedgerVerdict, DeskFailure>> {
    let entries = 0;
    let after: string | undefined;
    for (;;) {
      const outcome = await this.#session.ask(this.#desk.verifyLedger(after === undefined ? {} : { after }));
      if (outcome.kind === 'failed') return outcome;
      entries += outcome.value.entries;
      if (!outcome.value.ok || outcome.value.next === undefined)
        return { kind: 'done', value: { ...outcome.value, entries } };
      after = outcome.value.next;
    }
  }

  #next(change: Partial<LedgerState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
