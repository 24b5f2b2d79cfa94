/**
 * Reward points: a page of their history, and spending them as credit of the account. A spending is written down under its
 * id before it leaves, and sent again as it was while no word on it has come.
 */
import { BehaviorSubject } from 'rxjs';
import { checkSpending, type RewardMovement, type Rewards } from '#domain/account/reward/rewards.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { RewardsDesk, SpendRewards } from '#application/desk/account/rewards.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '../sending.ts';
import type { Session } from '../session/session.ts';

export interface RewardsState extends SendState {
  readonly rewards: Loadable<Rewards>;
  readonly typed: string;
  readonly violations: readonly Violation[];
  /** What was spent or returned last. */
  readonly done?: RewardMovement | undefined;
  /** The spending that is being returned. */
  readonly returning?: string | undefined;
}

export interface RewardsMachine {
  readonly requests: SentRequests;
  /** Points and balance are others now. */
  readonly moved: () => void;
}

const key = 'rewards';
const empty = { ...atRest, typed: '', violations: [] } as const;

export class RewardsAccount {
  readonly state$ = new BehaviorSubject<RewardsState>({ ...empty, rewards: loading });
  readonly #desk: Omit<RewardsDesk, 'rewardPoints'>;
  readonly #session: Session;
  readonly #machine: RewardsMachine;
  readonly #sending: Sending;
  #page = 1;

  constructor(desk: Omit<RewardsDesk, 'rewardPoints'>, session: Session, machine: RewardsMachine) {
    [this.#desk, this.#session, this.#machine] = [desk, session, machine];
    this.#sending = new Sending(session, machine.requests);
  }

  async open(page: number): Promise<void> {
    this.#page = page;
    const waiting = this.#sending.waiting<Omit<SpendRewards, 'requestId'>>(key);
    this.state$.next({
      ...empty,
      rewards: loading,
      ...(waiting !== undefined && { typed: String(waiting.points), unanswered: true }),
    });
    await this.again();
  }

  /** Asks for the same page. */
  async again(): Promise<void> {
    const page = this.#page;
    const outcome = await this.#session.ask(this.#desk.rewards({ page }));
    if (page !== this.#page) return;
    this.#next({ rewards: loadedFrom(outcome) });
  }

  type(typed: string): void {
    if (isLocked(this.state$.value)) return;
    this.#next({ typed, violations: [], failure: undefined, done: undefined });
  }

  async spend(): Promise<void> {
    const { rewards, typed, unanswered, returning } = this.state$.value;
    if (rewards.kind !== 'ready' || returning !== undefined) return;
    const points = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    const violations = checkSpending(points, rewards.value.points, rewards.value.rule);
    if (!unanswered && violations.length > 0) return this.#next({ violations });
    const ending = await this.#sending.send(
      key,
      { points },
      (state) => this.#next({ ...state, violations: [], done: undefined }),
      (request: SpendRewards) => this.#desk.spendRewards(request),
    );
    if (ending === undefined) return;
    if (ending.kind === 'done') return await this.#done(ending.value);
    this.#failed(ending.failure, ending.state);
  }

  async giveBack(reference: string): Promise<void> {
    if (isLocked(this.state$.value) || this.state$.value.returning !== undefined) return;
    this.#next({ returning: reference, failure: undefined, violations: [], done: undefined });
    const outcome = await this.#session.ask(this.#desk.returnRewards({ reference }));
    this.#next({ returning: undefined });
    if (outcome.kind === 'done') return await this.#done(outcome.value);
    this.#failed(outcome.failure, atRest);
  }

  async #done(done: RewardMovement): Promise<void> {
    this.#next({ ...empty, failure: undefined, done });
    this.#machine.moved();
    await this.again();
  }

  #failed(failure: DeskFailure, state: SendState): void {
    const violations = failure._tag === 'Invalid' ? failure.violations : [];
    this.#next({ ...state, violations, failure: violations.length > 0 ? undefined : failure });
  }

  #next(change: Partial<RewardsState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
