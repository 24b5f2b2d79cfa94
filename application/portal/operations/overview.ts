/** The house at a glance, read again while an operator looks, and suppliers asked about what is in doubt. */
import { BehaviorSubject } from 'rxjs';
import type { DeskFailure } from '#application/desk/failures.ts';
import type {
  AskSupplier,
  OperationsOverview,
  OverviewDesk,
  SupplierAsked,
} from '#application/desk/operations/overview.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export interface OverviewState {
  readonly seen: Loadable<OperationsOverview>;
  /** The booking whose supplier is being asked. */
  readonly asking?: string | undefined;
  /** How the last asking ended. */
  readonly asked?: (AskSupplier & SupplierAsked) | undefined;
  readonly failure?: DeskFailure | undefined;
}

export class Overview {
  readonly state$ = new BehaviorSubject<OverviewState>({ seen: loading });
  readonly #desk: OverviewDesk;
  readonly #session: Pick<Session, 'ask'>;
  #looks = 0;

  constructor(desk: OverviewDesk, session: Pick<Session, 'ask'>) {
    [this.#desk, this.#session] = [desk, session];
  }

  /** What was seen stays where the next look fails. */
  async look(): Promise<void> {
    this.#looks += 1;
    const look = this.#looks;
    const outcome = await this.#session.ask(this.#desk.overview());
    if (look !== this.#looks) return;
    if (outcome.kind === 'done') this.#next({ seen: { kind: 'ready', value: outcome.value } });
    else if (this.state$.value.seen.kind !== 'ready') this.#next({ seen: outcome });
  }

  /** Looks now and every so often until the returned function is called. */
  follow(everyMs = 30_000): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), everyMs);
    return () => clearInterval(timer);
  }

  /** One at a time; looks again afterwards, whatever came of it. */
  async ask({ agencyId, transactionId }: AskSupplier): Promise<void> {
    if (this.state$.value.asking !== undefined) return;
    this.#next({ asking: transactionId, asked: undefined, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.askSupplier({ agencyId, transactionId }));
    this.#next(
      outcome.kind === 'done'
        ? { asking: undefined, asked: { ...outcome.value, agencyId, transactionId } }
        : { asking: undefined, failure: outcome.failure },
    );
    await this.look();
  }

  #next(change: Partial<OverviewState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
