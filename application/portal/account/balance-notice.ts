/** Setting below which available amount the agency is notified. */
import { BehaviorSubject } from 'rxjs';
import { checkNotice } from '#domain/account/balance.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { isMissing, type Violation, violation } from '#domain/rules/violation.ts';
import type { BalanceNotice, NoticeDesk } from '#application/desk/account/notice.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { amountTyped } from '../amount-typed.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export interface NoticeState {
  readonly notice: Loadable<BalanceNotice>;
  /** As typed; empty for no notice. */
  readonly typed: string;
  readonly violations: readonly Violation[];
  readonly saving: boolean;
  readonly saved: boolean;
  readonly failure?: DeskFailure | undefined;
}

const closed = { typed: '', violations: [], saving: false, saved: false } as const;

export class BalanceNoticeForm {
  readonly state$ = new BehaviorSubject<NoticeState>({ ...closed, notice: loading });
  readonly #desk: NoticeDesk;
  readonly #session: Session;
  readonly #currency: () => Currency;

  constructor(desk: NoticeDesk, session: Session, currency: () => Currency) {
    [this.#desk, this.#session, this.#currency] = [desk, session, currency];
  }

  async open(): Promise<void> {
    this.state$.next({ ...closed, notice: loading });
    const outcome = await this.#session.ask(this.#desk.balanceNotice());
    if (outcome.kind === 'done') this.#show(outcome.value, false);
    else this.state$.next({ ...closed, notice: outcome });
  }

  type(typed: string): void {
    this.#next({ typed, violations: [], saved: false, failure: undefined });
  }

  async save(): Promise<void> {
    const { typed, saving } = this.state$.value;
    if (saving) return;
    const currency = this.#currency();
    const below = amountTyped(typed, currency);
    const violations =
      below === undefined && !isMissing(typed) ? [violation('not-a-number', 'below')] : checkNotice(below, currency);
    if (violations.length > 0) return this.#next({ violations });
    this.#next({ saving: true, saved: false, failure: undefined, violations: [] });
    const outcome = await this.#session.ask(this.#desk.setBalanceNotice(below === undefined ? {} : { below }));
    if (outcome.kind === 'done') return this.#show(outcome.value, true);
    const { failure } = outcome;
    this.#next({ saving: false, failure, violations: failure?._tag === 'Invalid' ? failure.violations : [] });
  }

  #show(notice: BalanceNotice, saved: boolean): void {
    const typed = notice.below === undefined ? '' : formatDecimal(notice.below);
    this.state$.next({ ...closed, notice: { kind: 'ready', value: notice }, typed, saved });
  }

  #next(change: Partial<NoticeState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
