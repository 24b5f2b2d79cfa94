/**
 * Asking for money paid in at a bank to be credited. What was sent is written down under its id before it leaves, and sent again
 * as it was while no word on it has come.
 */
import { BehaviorSubject } from 'rxjs';
import { checkDeposit, type DepositDraft } from '#domain/account/deposit-rules.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { checkUpload, checkUploadName, checkUploadSize } from '#domain/rules/upload.ts';
import { isMissing, type Violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { AddDeposit, DepositDesk } from '#application/desk/account/deposits.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { amountTyped, withUnread } from '../amount-typed.ts';
import { base64Of } from '../base64.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '../sending.ts';
import type { Session } from '../session/session.ts';

/** As typed; absent where nothing was. */
export type TypedDeposit = Omit<DepositDraft, 'amount'> & { readonly amount?: string | undefined };

export interface SlipState {
  readonly filename?: string;
  readonly slipId?: string;
  readonly uploading: boolean;
  readonly violations: readonly Violation[];
  readonly failure?: DeskFailure;
}

export interface DepositFormState extends SendState {
  readonly fields: TypedDeposit;
  readonly slip: SlipState;
  readonly violations: readonly Violation[];
  /** Counts the attempts that the rules stopped. */
  readonly attempt: number;
  /** The deposit that was asked for last. */
  readonly depositId?: string | undefined;
}

type Wanted = Omit<AddDeposit, 'requestId'>;

export interface DepositMachine {
  readonly requests: SentRequests;
  readonly currency: () => Currency;
  readonly today: () => IsoDate;
  /** Another deposit is there. */
  readonly added: () => void;
}

const key = 'deposit';
const noSlip: SlipState = { uploading: false, violations: [] };
const empty: DepositFormState = { ...atRest, fields: {}, slip: noSlip, violations: [], attempt: 0 };

export class DepositForm {
  readonly state$ = new BehaviorSubject<DepositFormState>(empty);
  readonly #desk: Pick<DepositDesk, 'addSlip' | 'addDeposit'>;
  readonly #session: Session;
  readonly #machine: DepositMachine;
  readonly #sending: Sending;
  #upload = 0;

  constructor(desk: Pick<DepositDesk, 'addSlip' | 'addDeposit'>, session: Session, machine: DepositMachine) {
    [this.#desk, this.#session, this.#machine] = [desk, session, machine];
    this.#sending = new Sending(session, machine.requests);
  }

  /** An empty form, or what was sent and has no answer. */
  open(): void {
    if (this.state$.value.sending) return;
    const waiting = this.#sending.waiting<Wanted>(key);
    if (waiting === undefined) {
      if (this.state$.value.depositId !== undefined) this.state$.next(empty);
      return;
    }
    const { amount, ...fields } = waiting.deposit;
    const typed = { ...fields, ...(amount && { amount: formatDecimal(amount) }) };
    this.state$.next({ ...empty, fields: typed, unanswered: true });
  }

  change(changed: TypedDeposit): void {
    const { fields: before, attempt, violations } = this.state$.value;
    if (isLocked(this.state$.value)) return;
    const fields = { ...before, ...changed };
    this.#next({ fields, depositId: undefined, failure: undefined });
    const left = violations.filter(({ path }) => !(path in changed));
    this.#next({ violations: attempt > 0 ? this.#judge(fields).violations : left });
  }

  /** Judges a field that was left with something in it. */
  leave(field: keyof TypedDeposit): void {
    const { fields, violations } = this.state$.value;
    if (isMissing(fields[field])) return;
    const found = this.#judge(fields).violations.filter(({ path }) => path === field);
    this.#next({ violations: [...violations.filter(({ path }) => path !== field), ...found] });
  }

  /** The newest file wins. */
  async attach(file: File): Promise<void> {
    if (isLocked(this.state$.value)) return;
    this.#upload += 1;
    const upload = this.#upload;
    const { name: filename } = file;
    const named = [...checkUploadName(filename, 'slipId'), ...checkUploadSize(file.size, 'slipId')];
    if (named.length > 0) return this.#next({ slip: { uploading: false, violations: named } });
    this.#next({ slip: { filename, uploading: true, violations: [] }, depositId: undefined });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const violations = checkUpload({ filename, bytes }, 'slipId');
    if (violations.length > 0) {
      if (upload === this.#upload) this.#next({ slip: { uploading: false, violations } });
      return;
    }
    const outcome = await this.#session.ask(this.#desk.addSlip({ filename, base64: base64Of(bytes) }));
    if (upload !== this.#upload) return;
    const { failure } = outcome.kind === 'failed' ? outcome : {};
    this.#next({
      slip:
        outcome.kind === 'done'
          ? { filename, slipId: outcome.value.slipId, uploading: false, violations: [] }
          : {
              uploading: false,
              violations: failure?._tag === 'Invalid' ? failure.violations : [],
              ...(failure !== undefined && { failure }),
            },
    });
  }

  detach(): void {
    if (isLocked(this.state$.value)) return;
    this.#upload += 1;
    this.#next({ slip: noSlip });
  }

  async send(): Promise<void> {
    const { fields, slip, attempt, unanswered } = this.state$.value;
    if (slip.uploading) return;
    const { deposit, violations } = this.#judge(fields);
    if (!unanswered && violations.length > 0) {
      this.#next({ violations, attempt: attempt + 1 });
      return;
    }
    const wanted: Wanted = { deposit, ...(slip.slipId !== undefined && { slipId: slip.slipId }) };
    const ending = await this.#sending.send(
      key,
      wanted,
      (state) => this.#next({ ...state, violations: [] }),
      (request: AddDeposit) => this.#desk.addDeposit(request),
    );
    if (ending === undefined) return;
    if (ending.kind === 'done') {
      this.#upload += 1;
      this.state$.next({ ...empty, depositId: ending.value.depositId });
      this.#machine.added();
      return;
    }
    this.#refused(ending.state, ending.failure);
  }

  #refused(state: SendState, failure: DeskFailure): void {
    const { slip, attempt } = this.state$.value;
    const found = failure._tag === 'Invalid' ? failure.violations : [];
    const wrong = found.filter(({ path }) => path === 'slipId');
    this.#next({
      ...state,
      failure: found.length > 0 ? undefined : failure,
      violations: found
        .filter(({ path }) => path !== 'slipId')
        .map((each) => ({ ...each, path: each.path.replace(/^deposit\./, '') })),
      attempt: attempt + Number(found.length > 0),
      slip: wrong.length > 0 ? { uploading: false, violations: wrong } : slip,
    });
  }

  #judge({ amount: typed, ...fields }: TypedDeposit) {
    const currency = this.#machine.currency();
    const amount = amountTyped(typed ?? '', currency);
    const deposit: DepositDraft = { ...fields, ...(amount && { amount }) };
    const found = checkDeposit(deposit, currency, this.#machine.today());
    const violations = withUnread(found, amount === undefined && !isMissing(typed) ? ['amount'] : []);
    return { deposit, violations };
  }

  #next(change: Partial<DepositFormState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
