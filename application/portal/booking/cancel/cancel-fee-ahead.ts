/** What the house will take for cancelling what is about to be bought, by product: asked for each time somebody is about to buy. */
import { BehaviorSubject } from 'rxjs';
import type { Product } from '#domain/booking/booking.ts';
import type { HouseFeeAhead } from '#domain/booking/cancel/house-fee.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { Session } from '#application/portal/session/session.ts';

export class CancelFeeAhead {
  /** None of a product while it is not known, and where the house takes nothing for it. */
  readonly state$ = new BehaviorSubject<ReadonlyMap<Product, HouseFeeAhead>>(new Map());
  readonly #desk: Pick<BookingDesk, 'cancelFee'>;
  readonly #session: Session;
  readonly #asking = new Set<Product>();

  constructor(desk: Pick<BookingDesk, 'cancelFee'>, session: Session) {
    [this.#desk, this.#session] = [desk, session];
  }

  /** Asked once at a time, however many services of a product are shown. */
  async load(product: Product): Promise<void> {
    if (this.#asking.has(product)) return;
    this.#asking.add(product);
    const outcome = await this.#session.ask(this.#desk.cancelFee({ product }));
    this.#asking.delete(product);
    const others = [...this.state$.value].filter(([of]) => of !== product);
    const fee = outcome.kind === 'done' ? outcome.value.fee : undefined;
    this.state$.next(new Map(fee === undefined ? others : [...others, [product, fee]]));
  }
}
