/** What was sent to the endpoints of every agency, and one delivery sent again. */
import { BehaviorSubject } from 'rxjs';
import type { DeliveriesPage, DeliveryState } from '#domain/agency/webhook.ts';
import type { WebhookDesk } from '#application/desk/agency/agency.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export interface DeliveryFilter {
  readonly state?: DeliveryState;
  /** 1-based. */
  readonly page: number;
}

export interface DeliveriesState {
  readonly page: Loadable<DeliveriesPage>;
  /** The delivery that is being sent again. */
  readonly replaying?: string | undefined;
  /** Of the last one that was sent again. */
  readonly replayed?: string | undefined;
  readonly failure?: DeskFailure | undefined;
}

export class Deliveries {
  readonly state$ = new BehaviorSubject<DeliveriesState>({ page: loading });
  readonly #desk: Pick<WebhookDesk, 'deliveries' | 'replayDelivery'>;
  readonly #session: Pick<Session, 'ask'>;
  #filter: DeliveryFilter = { page: 1 };
  #listed = 0;

  constructor(desk: Pick<WebhookDesk, 'deliveries' | 'replayDelivery'>, session: Pick<Session, 'ask'>) {
    [this.#desk, this.#session] = [desk, session];
  }

  async list(filter: DeliveryFilter): Promise<void> {
    this.#filter = filter;
    this.#next({ page: loading });
    await this.#load();
  }

  /** The rows stay until the new ones are there. */
  refresh(): Promise<void> {
    return this.#load();
  }

  /** One at a time. The list is asked for again also where it failed: somebody else may have been first. */
  async replay(deliveryId: string): Promise<void> {
    if (this.state$.value.replaying !== undefined) return;
    this.#next({ replaying: deliveryId, replayed: undefined, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.replayDelivery({ deliveryId }));
    this.#next({
      replaying: undefined,
      ...(outcome.kind === 'done' ? { replayed: deliveryId } : { failure: outcome.failure }),
    });
    await this.#load();
  }

  async #load(): Promise<void> {
    this.#listed += 1;
    const listed = this.#listed;
    const { state, page } = this.#filter;
    const outcome = await this.#session.ask(
      this.#desk.deliveries({ scope: 'all', page, ...(state !== undefined && { state }) }),
    );
    if (listed !== this.#listed) return;
    if (outcome.kind === 'done') this.#next({ page: { kind: 'ready', value: outcome.value } });
    else if (this.state$.value.page.kind !== 'ready') this.#next({ page: outcome });
  }

  #next(change: Partial<DeliveriesState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
