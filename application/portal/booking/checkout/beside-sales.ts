/**
 * What other products sell beside a booking in progress. It stands in the price of the first as a part of its own, and one press pays
 * for both: nothing is asked for where the account covers only the first. It goes with the first's own request, and the back office
 * buys it, as a booking of its own, once the first is confirmed: a tab that is closed in between loses nothing.
 */
import { BehaviorSubject, type Observable } from 'rxjs';
import { coverageOf } from '#domain/account/affordability.ts';
import { type AccountBalance, spendable } from '#domain/account/balance.ts';
import { type BesidePrice, withBeside } from '#domain/price/beside.ts';
import type { Price } from '#domain/price/price.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { WantedWith } from '#application/desk/bought-with.ts';
import { BalanceTooLow, type DeskFailure } from '#application/desk/failures.ts';

/** What a product brings. `key` names the booking in progress that it is chosen beside. */
export interface BesideSale {
  readonly product: Product;
  /** When what is chosen may have become another. */
  readonly changes$: Observable<unknown>;
  /** What is chosen: beside which booking, and what it costs. */
  chosen(): (BesidePrice & { readonly key: string }) | undefined;
  wanted(key: string): boolean;
  /** Whether nothing is missing; where something is, it shows from now on. */
  ready(): boolean;
  /** As it is asked for with the first; undefined where something is missing. */
  asked(): WantedWith | undefined;
  /** What the back office found wrong with it, by its own paths. */
  refused(violations: readonly Violation[]): void;
  drop(): void;
}

export class BesideSales {
  /** What is chosen, beside any booking in progress. */
  readonly chosen$ = new BehaviorSubject<readonly (BesidePrice & { readonly key: string })[]>([]);
  readonly #sales = new Map<Product, BesideSale>();
  readonly #balance: () => AccountBalance | undefined;

  constructor(balance: () => AccountBalance | undefined = () => undefined) {
    this.#balance = balance;
  }

  /** A product's own, from the first time that it is shown. */
  offer(sale: BesideSale): void {
    if (this.#sales.get(sale.product) === sale) return;
    this.#sales.set(sale.product, sale);
    sale.changes$.subscribe(() => this.#look());
  }

  /**
   * What keeps the first from being asked for together with what is chosen beside it, `price` its own: 'missing' where something still
   * has to be filled in, which shows from now on; or that the account does not cover all of it, as far as that is known here.
   */
  stop(key: string, price: Price | undefined): 'missing' | DeskFailure | undefined {
    const ready = this.#wanted(key).map((sale) => sale.ready());
    if (!ready.every(Boolean)) return 'missing';
    const beside = this.chosen$.value.filter((each) => each.key === key);
    const balance = this.#balance();
    const needed = price && withBeside(price, beside).terms?.net;
    if (beside.length === 0 || balance === undefined || needed?.currency !== balance.balance.currency) return undefined;
    if (coverageOf(balance, needed).by !== 'none') return undefined;
    return new BalanceTooLow({ needed, available: spendable(balance) });
  }

  /** What is asked for with the first. */
  asked(key: string): readonly WantedWith[] {
    return this.#wanted(key).flatMap((sale) => sale.asked() ?? []);
  }

  /** The back office refused the first for what was asked for with it: `with[n].booking…`, in the order of `asked`. */
  refused(key: string, violations: readonly Violation[]): void {
    for (const [at, sale] of this.#wanted(key).entries()) {
      const of = `with[${at}].booking.`;
      const own = violations.filter(({ path }) => path.startsWith(of));
      if (own.length > 0) sale.refused(own.map((each) => ({ ...each, path: each.path.slice(of.length) })));
    }
  }

  /** The first was booked, and what was chosen beside it is the back office's from now on. */
  firstBooked(key: string): void {
    for (const sale of this.#wanted(key)) sale.drop();
  }

  #look(): void {
    const chosen = [...this.#sales.values()].flatMap((sale) => sale.chosen() ?? []);
    const same = (each: (typeof chosen)[number], at: number) => {
      const before = this.chosen$.value[at];
      return before?.key === each.key && before.price === each.price;
    };
    if (chosen.length !== this.chosen$.value.length || !chosen.every(same)) this.chosen$.next(chosen);
  }

  #wanted(key: string): readonly BesideSale[] {
    return [...this.#sales.values()].filter((sale) => sale.wanted(key));
  }
}
