/** The products of the portal, found by the ids of their bookings, and their views as far as they are there. */
import { BehaviorSubject } from 'rxjs';
import type { Product } from '#domain/booking/booking.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { RulesOf } from '#application/portal/booking/product-rules.ts';
import type { PaperPage, PortalProduct, ProductView } from '../booking/product-view.ts';

export type LoadedView = ProductView | 'missing';

export class PortalProducts {
  readonly all: readonly [PortalProduct, ...PortalProduct[]];
  readonly views$ = new BehaviorSubject<ReadonlyMap<Product, LoadedView>>(new Map());
  readonly #coming = new Set<Product>();

  constructor(all: readonly [PortalProduct, ...PortalProduct[]]) {
    this.all = all;
  }

  /** By the id's beginning; an id that no booking has is looked up as the first product's. */
  of(transactionId: string): PortalProduct {
    return this.all.find(({ prefix }) => transactionId.startsWith(prefix)) ?? this.all[0];
  }

  paper(page: PaperPage, transactionId: string): string {
    return this.of(transactionId).paths.paper(page, transactionId);
  }

  /** The rules of products, over a desk. */
  rulesOver(desk: Desk): RulesOf {
    return async (product) => {
      const found = this.all.find((each) => each.product === product);
      return await found?.rules().then(
        ({ rulesOver }) => rulesOver(desk),
        () => undefined,
      );
    };
  }

  /** Fetches a product's view; once, but again after a failure. */
  async load({ product, view }: PortalProduct): Promise<void> {
    const known = this.views$.value.get(product);
    if (this.#coming.has(product) || (known !== undefined && known !== 'missing')) return;
    this.#coming.add(product);
    const loaded = await view().then(
      (module): LoadedView => module.view,
      (): LoadedView => 'missing',
    );
    this.#coming.delete(product);
    this.views$.next(new Map(this.views$.value).set(product, loaded));
  }
}
