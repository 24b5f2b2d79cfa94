/** A product, as the back office takes it: its own parts, and what bookings of every product ask of it. */
import type { OutboxHandler } from '#application/backoffice/booking/papers/work-outbox.ts';
import type { Effect } from 'effect';
import type { ContainerModule } from 'inversify';
import { withProducts } from '#application/backoffice/cart/with-products.ts';
import { offeredWhereSold } from '#application/backoffice/booking/request/offered-where-sold.ts';
import { whereSold } from '#application/backoffice/cart/cart-products.ts';
import type { CartProduct, CartProducts } from '#application/backoffice/cart/cart-product.ts';
import type { PapersByProduct, ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import { type SoldProduct, type SoldProducts, soldProducts } from '#application/backoffice/booking/sold-product.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { UsualTerms } from '#domain/booking/sale/selling-terms.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { KeptProduct, KeptProducts } from '../database/booking/kept-product.ts';
import type { PaperLayout } from '../documents/layout-parts.ts';
import { area, type Part, ports, work } from './parts.ts';

export interface PluggedProduct {
  /** Who sells it, its books and its desk. */
  readonly areas: readonly ContainerModule[];
  /** How its bookings are kept. */
  readonly kept: KeptProduct;
  /** What selling, amending and cancelling ask of it. */
  readonly sold: Part<SoldProduct>;
  /** What papers and mail ask of it. */
  readonly papers: Part<ProductPapers>;
  /** What people are asked about it. */
  readonly requested: Part<RequestedProduct>;
  /** How it is priced and booked as a service of a cart. */
  readonly inCart?: Part<CartProduct>;
  /** How it is bought with bookings of others, where it is. */
  readonly boughtWith?: Part<CartProduct>;
  /** What it is sold under until the house writes a tariff; amounts at the rates of a day. */
  readonly usual?: (currency: Currency, on: IsoDate) => UsualTerms;
  /** How its own paper is laid out; loaded with the first that is asked for. */
  readonly layout: () => Promise<PaperLayout>;
  /** How its own entries of the outbox are handled, by kind. */
  readonly handlers?: Part<Readonly<Record<string, OutboxHandler>>>;
  /** Work of its own that comes round; each answers how much it did. */
  readonly rounds?: readonly Part<() => Effect.Effect<number>>[];
}

export type PluggedProducts = { readonly [Each in Product]?: PluggedProduct };

/** What each product brings of one kind. */
function ofEach<A>(products: PluggedProducts, take: (plug: PluggedProduct) => A): { readonly [Each in Product]?: A } {
  return Object.fromEntries(Object.entries(products).map(([product, plug]) => [product, take(plug)]));
}

/** The products' own parts, and what all bookings are made with of them. */
export function plugged(products: PluggedProducts): readonly ContainerModule[] {
  const common = area(({ make }) => {
    make(work.keptProducts, {}, (): KeptProducts => ofEach(products, ({ kept }) => kept));
    make(
      work.products,
      ofEach(products, ({ sold }) => sold),
      typed,
    );
    make(
      work.productPapers,
      ofEach(products, ({ papers }) => papers),
      (papers): PapersByProduct => papers,
    );
    make(
      work.requestedProducts,
      { settings: ports.clientSettings, ...ofEach(products, ({ requested }) => requested) },
      ({ settings, ...requested }) => offeredWhereSold(requested, settings),
    );
    make(
      work.cartProducts,
      Object.fromEntries(
        Object.entries(products).flatMap(([product, { inCart }]) => (inCart === undefined ? [] : [[product, inCart]])),
      ),
      (inCart): CartProducts => inCart,
    );
    make(
      work.withProducts,
      {
        settings: ports.clientSettings,
        ...Object.fromEntries(
          Object.entries(products).flatMap(([product, { boughtWith }]) =>
            boughtWith === undefined ? [] : [[product, boughtWith]],
          ),
        ),
      },
      ({ settings, ...sold }) => withProducts(whereSold(sold, settings)),
    );
    make(
      work.productHandlers,
      Object.fromEntries(
        Object.entries(products).flatMap(([product, { handlers }]) =>
          handlers === undefined ? [] : [[product, handlers]],
        ),
      ),
      (handlers: Readonly<Record<string, Readonly<Record<string, OutboxHandler>>>>) =>
        Object.assign({}, ...Object.values(handlers)) as Readonly<Record<string, OutboxHandler>>,
    );
    make(
      work.usualTerms,
      {},
      () => (currency: Currency, on: IsoDate) => ofEach(products, ({ usual }) => usual?.(currency, on)),
    );
    make(work.paperLayouts, {}, () => async () => {
      const layouts = await Promise.all(
        Object.entries(products).map(async ([product, { layout }]) => [product, await layout()] as const),
      );
      return Object.fromEntries(layouts);
    });
  });
  return [...Object.values(products).flatMap(({ areas }) => areas), common];
}

/** Use cases of one product ask for that product alone. */
function typed<P extends ProductTypes>(sold: { readonly [Each in Product]?: SoldProduct }): SoldProducts<P> {
  return soldProducts(Object.values(sold)) as SoldProducts<P>;
}
