/**
 * What other products sell beside a booking in progress. It stands in the price of the first as a part of its own, and one press pays
 * for both: nothing is asked for where the account covers only the first. Each is a booking of its own, asked for once the first stands:
 * no money is spent on it before, and none is lost where it fails, which is then said beside the first with the way to it. Kept in the
 * tab, so that a reload in between loses no outcome.
 */
import { BehaviorSubject, type Observable } from 'rxjs';
import { coverageOf } from '#domain/account/affordability.ts';
import { type AccountBalance, spendable } from '#domain/account/balance.ts';
import { type BesidePrice, withBeside } from '#domain/price/beside.ts';
import type { Price } from '#domain/price/price.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { BalanceTooLow, type DeskFailure } from '#application/desk/failures.ts';
import { hasTexts, kept, type Kept } from '#application/portal/kept.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { Session } from '#application/portal/session/session.ts';

export type BesideOutcome =
  | { readonly kind: 'asking' }
  /** The first does not stand yet, so that nothing was asked for. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'booked'; readonly transactionId: string; readonly status: BookingStatus }
  /** Not bought: what was filled in is kept at its own checkout. */
  | { readonly kind: 'open'; readonly failure?: DeskFailure | undefined }
  /** No answer came: its own checkout asks for it. */
  | { readonly kind: 'unknown' };

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
  buy(): Promise<BesideOutcome>;
  drop(): void;
}

export interface BesideState {
  readonly owner: string;
  /** The booking that they were chosen with. */
  readonly first: string;
  readonly sales: readonly { readonly product: Product; readonly outcome: BesideOutcome }[];
}

export class BesideSales {
  readonly state$: BehaviorSubject<BesideState | undefined>;
  /** What is chosen, beside any booking in progress. */
  readonly chosen$ = new BehaviorSubject<readonly (BesidePrice & { readonly key: string })[]>([]);
  readonly #sales = new Map<Product, BesideSale>();
  readonly #session: Pick<Session, 'owner'>;
  readonly #shelf: Kept<BesideState>;
  readonly #balance: () => AccountBalance | undefined;

  constructor(
    session: Pick<Session, 'owner'>,
    tab: Shelf,
    balance: () => AccountBalance | undefined = () => undefined,
  ) {
    this.#session = session;
    this.#balance = balance;
    this.#shelf = kept(tab, { key: 'besideSales', version: 1, upgrades: [], fits: isState });
    this.state$ = new BehaviorSubject(ended(this.#shelf.read()));
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

  /** The first was booked: what was chosen beside it is bought, dropped with it, or left until it stands. */
  async firstBooked(key: string, transactionId: string, status: BookingStatus): Promise<void> {
    const wanted = this.#wanted(key);
    if (wanted.length === 0) return;
    if (status === 'not-confirmed') {
      for (const sale of wanted) sale.drop();
      return;
    }
    const stands = status === 'confirmed';
    this.#write({
      owner: this.#session.owner(),
      first: transactionId,
      sales: wanted.map(({ product }) => ({ product, outcome: { kind: stands ? 'asking' : 'waits' } })),
    });
    if (!stands) return;
    for (const sale of wanted) this.#ended(transactionId, sale.product, await sale.buy());
  }

  /** What was bought or not beside a booking. */
  of(state: BesideState | undefined, transactionId: string): BesideState['sales'] {
    return state?.first === transactionId && state.owner === this.#session.owner() ? state.sales : [];
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

  #ended(first: string, product: Product, outcome: BesideOutcome): void {
    const state = this.state$.value;
    if (state?.first !== first) return;
    this.#write({
      ...state,
      sales: state.sales.map((each) => (each.product === product ? { product, outcome } : each)),
    });
  }

  #write(state: BesideState): void {
    this.#shelf.write(state);
    this.state$.next(state);
  }
}

/** As a reload finds it: what was being asked for is at its own checkout. */
function ended(state: BesideState | undefined): BesideState | undefined {
  return (
    state && {
      ...state,
      sales: state.sales.map(({ product, outcome }) => ({
        product,
        outcome: outcome.kind === 'asking' ? { kind: 'unknown' } : outcome,
      })),
    }
  );
}

function isState(data: unknown): data is BesideState {
  return hasTexts(data, 'owner', 'first') && 'sales' in data && Array.isArray(data.sales);
}
