/**
 * What elevated users decide: the list, the case that is open, its papers, and the decision. Registrations and deposits are worked
 * through alike; each says how it is listed, shown and decided (`CaseDesk`). Other people decide at the same time, so that the
 * list is asked for again after every decision and every minute while somebody looks.
 */
import type { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import type { Paged } from '#domain/rules/paged.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PaperFile } from '#application/desk/agency/registration.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { fileOf } from '../file-of.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Downloads, PortalClock } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';

/** The types of one kind of case. */
export interface CaseTypes {
  readonly page: Paged;
  readonly found: object;
  readonly state: string;
  /** A decision as it is typed. */
  readonly draft: object;
  readonly act: string;
  readonly paper: string;
}

export interface CaseFilter<State extends string> {
  readonly state?: State;
  readonly text?: string;
  /** 1-based. */
  readonly page: number;
}

/** What stops a decision, or how it is sent. The same decision sent again has to answer the same. */
export type Decision =
  | { readonly violations: readonly Violation[] }
  | { readonly send: Effect.Effect<unknown, DeskFailure> };

export interface CaseDesk<T extends CaseTypes> {
  readonly list: (filter: CaseFilter<T['state']>) => Effect.Effect<T['page'], DeskFailure>;
  readonly show: (id: string) => Effect.Effect<T['found'], DeskFailure>;
  readonly paper: (id: string, paper: T['paper']) => Effect.Effect<PaperFile, DeskFailure>;
  /** What the form begins with. */
  readonly draft: (found: T['found']) => T['draft'];
  readonly decision: (id: string, act: T['act'], draft: T['draft'], found: T['found']) => Decision;
}

export interface OpenCase<T extends CaseTypes> {
  readonly id: string;
  readonly found: Loadable<T['found']>;
  /** Absent until the case is there. */
  readonly draft?: T['draft'] | undefined;
  readonly violations: readonly Violation[];
  /** Counts the attempts that violations stopped. */
  readonly stopped: number;
  /** The decision that is being sent. */
  readonly acting?: T['act'] | undefined;
  /** Of the last decision or paper. */
  readonly failure?: DeskFailure | undefined;
  /** The last decision that was recorded. */
  readonly done?: T['act'] | undefined;
  /** The paper that is being opened. */
  readonly paper?: T['paper'] | undefined;
}

export interface DecisionQueueState<T extends CaseTypes> {
  readonly page: Loadable<T['page']>;
  /** When the list was read: waiting times count up to here. */
  readonly readAt?: Instant;
  readonly open: OpenCase<T> | undefined;
}

export interface QueueMachine {
  readonly clock: Pick<PortalClock, 'now'>;
  readonly downloads: Pick<Downloads, 'openFile'>;
}

export class DecisionQueue<T extends CaseTypes> {
  readonly state$ = new BehaviorSubject<DecisionQueueState<T>>({ page: loading, open: undefined });
  readonly #desk: CaseDesk<T>;
  readonly #session: Pick<Session, 'ask'>;
  readonly #machine: QueueMachine;
  #filter: CaseFilter<T['state']> | undefined;
  #listed = 0;
  #shown = 0;

  constructor(desk: CaseDesk<T>, session: Pick<Session, 'ask'>, machine: QueueMachine) {
    [this.#desk, this.#session, this.#machine] = [desk, session, machine];
  }

  /** What is there stays while the same is asked again. */
  async list(filter: CaseFilter<T['state']>): Promise<void> {
    if (filter !== this.#filter || this.state$.value.page.kind === 'failed') this.#next({ page: loading });
    this.#filter = filter;
    await this.#load();
  }

  /** Lists again every so often until the returned function is called. */
  follow(everyMs = 60_000): () => void {
    const timer = setInterval(() => void this.#load(), everyMs);
    return () => clearInterval(timer);
  }

  /** Reads the list again, and the case that is open: something was decided elsewhere. */
  async refresh(): Promise<void> {
    await Promise.all([this.#show(), this.#load()]);
  }

  /** Shows a case, freshly typed on; undefined closes it. */
  async open(id: string | undefined): Promise<void> {
    this.#next({ open: id === undefined ? undefined : { id, found: loading, violations: [], stopped: 0 } });
    await this.#show();
  }

  type(change: Partial<T['draft']>): void {
    const { open } = this.state$.value;
    if (open?.draft === undefined || open.acting !== undefined) return;
    this.#change({ draft: { ...open.draft, ...change }, violations: [], failure: undefined });
  }

  /** Opens a paper of the open case beside the page. */
  async paper(paper: T['paper']): Promise<void> {
    const { open } = this.state$.value;
    if (open === undefined || open.paper !== undefined) return;
    this.#change({ paper, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.paper(open.id, paper));
    if (this.state$.value.open?.id !== open.id) return;
    this.#change({ paper: undefined, ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
    if (outcome.kind === 'failed') return;
    this.#machine.downloads.openFile(fileOf(outcome.value));
  }

  async decide(act: T['act']): Promise<void> {
    const { open } = this.state$.value;
    if (open?.draft === undefined || open.found.kind !== 'ready' || open.acting !== undefined) return;
    const decision = this.#desk.decision(open.id, act, open.draft, open.found.value);
    if ('violations' in decision) {
      this.#stop(decision.violations);
      return;
    }
    this.#change({ acting: act, violations: [], failure: undefined, done: undefined });
    const outcome = await this.#session.ask(decision.send);
    if (this.state$.value.open?.id === open.id) {
      this.#change({ acting: undefined });
      if (outcome.kind === 'done') this.#change({ done: act, draft: undefined });
      else if (outcome.failure._tag === 'Invalid') this.#stop(outcome.failure.violations);
      else if (outcome.failure._tag === 'NotAllowedInState')
        this.#change({ failure: outcome.failure, draft: undefined });
      else this.#change({ failure: outcome.failure });
    }
    // Also where it failed: somebody else may have been first.
    await this.refresh();
  }

  #stop(violations: readonly Violation[]): void {
    const stopped = (this.state$.value.open?.stopped ?? 0) + 1;
    this.#change({ violations, stopped, failure: undefined });
  }

  async #load(): Promise<void> {
    if (this.#filter === undefined) return;
    this.#listed += 1;
    const listed = this.#listed;
    const outcome = await this.#session.ask(this.#desk.list(this.#filter));
    if (listed !== this.#listed) return;
    if (outcome.kind === 'done') {
      this.#next({ page: { kind: 'ready', value: outcome.value }, readAt: this.#machine.clock.now() });
    } else if (this.state$.value.page.kind !== 'ready') this.#next({ page: outcome });
  }

  async #show(): Promise<void> {
    const { open } = this.state$.value;
    this.#shown += 1;
    const shown = this.#shown;
    if (open === undefined) return;
    const outcome = await this.#session.ask(this.#desk.show(open.id));
    const now = this.state$.value.open;
    if (shown !== this.#shown || now === undefined) return;
    if (outcome.kind === 'done') {
      const { value } = outcome;
      this.#change({ found: { kind: 'ready', value }, draft: now.draft ?? this.#desk.draft(value) });
    } else if (now.found.kind !== 'ready') this.#change({ found: outcome });
  }

  #change(change: Partial<OpenCase<T>>): void {
    const { open } = this.state$.value;
    if (open !== undefined) this.#next({ open: { ...open, ...change } });
  }

  #next(change: Partial<DecisionQueueState<T>>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
