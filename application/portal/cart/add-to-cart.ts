/** Putting what was filled in into a cart: one of the carts at hand, or a new one. */
import { BehaviorSubject } from 'rxjs';
import { checkCartName } from '#domain/cart/cart.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { CartDesk, CartRow } from '#application/desk/cart/cart.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { RequestIds } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';

/** What is put in, under the id that names it in the cart. */
export type ContentOf = (itemId: string) => CartContent;

export interface AddingToCart {
  readonly carts: Loadable<readonly CartRow[]>;
  /** The id of a cart; undefined of a new one. */
  readonly chosen: string | undefined;
  readonly name: string;
  readonly violations: readonly Violation[];
  readonly busy: boolean;
  readonly failure?: DeskFailure | undefined;
}

interface Ids {
  readonly content: ContentOf;
  readonly itemId: string;
  readonly newCartId: string;
}

export class AddToCart {
  readonly state$ = new BehaviorSubject<AddingToCart | undefined>(undefined);
  readonly #desk: Pick<CartDesk, 'carts' | 'add'>;
  readonly #session: Session;
  readonly #ids: RequestIds;
  #adding: Ids | undefined;

  constructor(desk: Pick<CartDesk, 'carts' | 'add'>, session: Session, ids: RequestIds) {
    [this.#desk, this.#session, this.#ids] = [desk, session, ids];
  }

  /** `name`: what a new cart is called unless said. */
  async begin(content: ContentOf, name: string): Promise<void> {
    this.#adding = { content, itemId: this.#ids.next(), newCartId: this.#ids.next() };
    this.state$.next({ carts: loading, chosen: undefined, name, violations: [], busy: false });
    const outcome = await this.#session.ask(this.#desk.carts({ kind: 'online', page: 1 }));
    if (outcome.kind === 'failed') this.#next({ carts: outcome });
    else {
      const carts = outcome.value.carts;
      this.#next({ carts: { kind: 'ready', value: carts }, chosen: carts[0]?.cartId });
    }
  }

  choose(chosen: string | undefined): void {
    if (this.state$.value?.busy === false) this.#next({ chosen });
  }

  type(name: string): void {
    const { busy, violations } = this.state$.value ?? {};
    if (busy === false) this.#next({ name, violations: violations?.length === 0 ? [] : checkCartName(name) });
  }

  close(): void {
    if (this.state$.value?.busy === true) return;
    this.#adding = undefined;
    this.state$.next(undefined);
  }

  /** The cart that it is in now; undefined where it is in none. Sent again it is put in once. */
  async add(): Promise<string | undefined> {
    const state = this.state$.value;
    const adding = this.#adding;
    if (state === undefined || adding === undefined || state.busy) return undefined;
    const { chosen, name, carts } = state;
    const violations = chosen === undefined ? checkCartName(name) : [];
    this.#next({ violations, failure: undefined });
    if (violations.length > 0) return undefined;
    const cart = carts.kind === 'ready' ? carts.value.find(({ cartId }) => cartId === chosen) : undefined;
    this.#next({ busy: true });
    const asked = { cartId: chosen ?? adding.newCartId, name: cart?.name ?? name, ...adding.content(adding.itemId) };
    const outcome = await this.#session.ask(this.#desk.add(asked));
    if (outcome.kind === 'failed') {
      this.#next({ busy: false, failure: outcome.failure });
      return undefined;
    }
    this.#adding = undefined;
    this.state$.next(undefined);
    return asked.cartId;
  }

  #next(change: Partial<AddingToCart>): void {
    const state = this.state$.value;
    if (state !== undefined) this.state$.next({ ...state, ...change });
  }
}
