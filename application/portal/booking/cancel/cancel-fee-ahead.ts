/** What the house will take for cancelling what is about to be bought: asked for each time somebody is about to buy. */
import { BehaviorSubject } from 'rxjs';
import type { Product } from '#domain/booking/booking.ts';
import type { HouseFeeAhead } from '#domain/booking/cancel/house-fee.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { Session } from '#application/portal/session/session.ts';

export class CancelFeeAhead {
  /** None while it is not known, and where the house takes nothing. */
  readonly state$ = new BehaviorSubject<{ readonly product?: Product; readonly fee?: HouseFeeAhead }>({});
  readonly #desk: Pick<BookingDesk, 'cancelFee'>;
  readonly #session: Session;
  #asked: Product | undefined;

  constructor(desk: Pick<BookingDesk, 'cancelFee'>, session: Session) {
    [this.#desk, this.#session] = [desk, session];
  }

  async load(product: Product): Promise<void> {
    this.#asked = product;
    if (this.state$.value.product !== product) this.state$.next({});
    const outcome = await this.#session.ask(this.#desk.cancelFee({ product }));
    if (outcome.kind === 'done' && this.#asked === product) this.state$.next({ product, ...outcome.value });
  }
}
