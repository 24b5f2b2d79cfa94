/**
 * A bank's statement beside the deposits that wait: read here, sent nowhere. What agrees is approved together, each deposit by
 * itself; of the others a person looks.
 */
import { BehaviorSubject } from 'rxjs';
import { type BankFinding, matchStatement, readStatement } from '#domain/account/bank-statement.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { DepositDesk, DepositShown } from '#application/desk/account/deposits.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Outcome } from '../outcome.ts';
import type { TableReader } from '../ports/table-reader.ts';
import type { Session } from '../session/session.ts';

export interface StatementRow {
  readonly deposit: DepositShown;
  readonly finding: BankFinding;
  /** Of an approval from here. */
  readonly approval?: 'sending' | 'done' | { readonly failure: DeskFailure };
}

export type BankStatementState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly filename: string }
  | { readonly kind: 'refused'; readonly filename: string; readonly violations: readonly Violation[] }
  | { readonly kind: 'failed'; readonly filename: string; readonly failure: DeskFailure }
  | {
      readonly kind: 'ready';
      readonly filename: string;
      /** How many lines credit the account. */
      readonly credits: number;
      /** Lines of the file that credit it and could not be read. */
      readonly unread: readonly number[];
      /** Every deposit that waited when it was read. */
      readonly rows: readonly StatementRow[];
      /** Kept for the case that is open, and no longer looked at as a whole. */
      readonly hidden: boolean;
    };

type Desk = Pick<DepositDesk, 'deposits' | 'decideDeposit'>;

export class StatementMatch {
  readonly state$ = new BehaviorSubject<BankStatementState>({ kind: 'none' });
  readonly #desk: Desk;
  readonly #session: Pick<Session, 'ask'>;
  readonly #tables: Pick<TableReader, 'read'>;
  readonly #currency: () => Currency;
  #approving = false;

  /** `currency` is the house's: its accounts are kept in it. */
  constructor(desk: Desk, session: Pick<Session, 'ask'>, tables: Pick<TableReader, 'read'>, currency: () => Currency) {
    [this.#desk, this.#session, this.#tables, this.#currency] = [desk, session, tables, currency];
  }

  async read(file: Pick<File, 'name' | 'text'>): Promise<void> {
    if (this.#approving) return;
    const filename = file.name;
    this.state$.next({ kind: 'reading', filename });
    const table = await this.#table(file);
    const statement = readStatement(table, this.#currency());
    if ('violations' in statement) {
      this.state$.next({ kind: 'refused', filename, ...statement });
      return;
    }
    const waiting = await this.#waiting();
    if (waiting.kind === 'failed') {
      this.state$.next({ ...waiting, filename });
      return;
    }
    const { credits, unread } = statement;
    const findings = matchStatement(credits, waiting.value);
    const rows = waiting.value.map((deposit, at) => ({
      deposit,
      finding: findings[at] ?? { kind: 'absent' as const },
    }));
    this.state$.next({ kind: 'ready', filename, credits: credits.length, unread, rows, hidden: false });
  }

  /** What was read stays, for the cases that are opened after it; not while approvals are on their way. */
  hide(): void {
    if (this.#approving) return;
    const state = this.state$.value;
    this.state$.next(state.kind === 'ready' ? { ...state, hidden: true } : { kind: 'none' });
  }

  /** Approves what agrees, one after the other: with its amount, on the day on which it arrived. One that fails stops none. */
  async approve(): Promise<void> {
    if (this.#approving) return;
    this.#approving = true;
    for (const { deposit, finding } of toApprove(this.state$.value)) {
      const { depositId, amount } = deposit;
      this.#mark(depositId, 'sending');
      const { on: approvedOn } = finding.credit;
      const outcome = await this.#session.ask(
        this.#desk.decideDeposit({ depositId, approve: true, approvedAmount: amount, approvedOn, remarks: '' }),
      );
      this.#mark(depositId, outcome.kind === 'done' ? 'done' : { failure: outcome.failure });
    }
    this.#approving = false;
  }

  async #table(file: Pick<File, 'text'>): ReturnType<TableReader['read']> {
    try {
      return await this.#tables.read(await file.text());
    } catch (error) {
      this.state$.next({ kind: 'none' });
      throw error;
    }
  }

  /** All that wait, a page after the other; one that is decided meanwhile is shown once or not at all. */
  async #waiting(): Promise<Outcome<readonly DepositShown[]>> {
    const found = new Map<string, DepositShown>();
    for (let page = 1; ; page += 1) {
      const outcome = await this.#session.ask(this.#desk.deposits({ scope: 'all', state: 'asked', page }));
      if (outcome.kind === 'failed') return outcome;
      const { deposits, total, pageSize } = outcome.value;
      for (const deposit of deposits) found.set(deposit.depositId, deposit);
      if (deposits.length === 0 || page * pageSize >= total) return { kind: 'done', value: [...found.values()] };
    }
  }

  #mark(depositId: string, approval: NonNullable<StatementRow['approval']>): void {
    const state = this.state$.value;
    if (state.kind !== 'ready') return;
    const rows = state.rows.map((row) => (row.deposit.depositId === depositId ? { ...row, approval } : row));
    this.state$.next({ ...state, rows });
  }
}

type Agreed = StatementRow & { readonly finding: Extract<BankFinding, { readonly credit: unknown }> };

/** What `approve` would send: deposits that agree, whose reference no other deposit has, and that are not approved yet. */
export function toApprove(state: BankStatementState): readonly Agreed[] {
  if (state.kind !== 'ready') return [];
  return state.rows.flatMap((row) => {
    const { finding, approval, deposit } = row;
    const open = approval === undefined || typeof approval === 'object';
    return finding.kind === 'agrees' && open && deposit.sameReference.length === 0 ? [{ ...row, finding }] : [];
  });
}
