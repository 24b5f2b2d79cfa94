/** The page of carts: one chosen, its services priced, agreed to and booked. */
import { BehaviorSubject } from 'rxjs';
import { type CartKind, type CartPolicy, checkCartName, movedBy } from '#domain/cart/cart.ts';
import type { TripReason } from '#domain/corporate/trip-reason.ts';
import { type Money, sum } from '#domain/money/money.ts';
import { type Instant, millisecondsBetween } from '#domain/time/instant.ts';
import type {
  BookCart,
  CartChange,
  CartDesk,
  CartItem,
  CartQuoted,
  CartRow,
  CartShown,
  CartTrouble,
  PricedItem,
} from '#application/desk/cart/cart.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { AccountSummary } from '../account/account-summary.ts';
import { type Loadable, loading } from '../loadable.ts';
import type { PortalClock } from '../ports/machine.ts';
import { permits, type Session } from '../session/session.ts';

interface Quoted extends Omit<CartQuoted, keyof CartShown> {
  /** By this device's clock. */
  readonly at: Instant;
}

export interface OpenCart extends CartShown {
  /** Absent while it is not priced. */
  readonly quoted?: Quoted | undefined;
  /** What the last booking said of each that is not booked. */
  readonly troubles: ReadonlyMap<string, CartTrouble>;
  /** Services that are not booked with the others this time. */
  readonly left: ReadonlySet<string>;
  /** Quotes whose other price was agreed to. */
  readonly agreed: ReadonlySet<string>;
  readonly ifOneFails: CartPolicy;
  /** Why it is booked, as typed: goes with the next booking. */
  readonly reason: string;
  /** The code of one of the company's reasons, where it lists some. */
  readonly reasonCode?: string | undefined;
  readonly reasons?: readonly TripReason[] | undefined;
}

export interface CartsState {
  readonly kind: CartKind;
  readonly list: Loadable<readonly CartRow[]>;
  /** Undefined where there is none. */
  readonly open?: Loadable<OpenCart> | undefined;
  readonly busy?: 'pricing' | 'booking' | 'changing' | undefined;
  readonly naming?: { readonly name: string; readonly wrong: boolean } | undefined;
  readonly failure?: DeskFailure | undefined;
  readonly secondsLeft?: number | undefined;
}

/** A service with its price of now. */
export interface ShownItem extends CartItem {
  readonly priced?: PricedItem['price'] | undefined;
  readonly trouble?: CartTrouble | undefined;
  /** By how much the price moved, where that is not agreed to yet. */
  readonly moved?: Money | undefined;
  /** It is booked with the others. */
  readonly isChosen: boolean;
}

export function itemsOf({ items, quoted, troubles, left, agreed }: OpenCart): readonly ShownItem[] {
  return items.map((item): ShownItem => {
    const found = quoted?.prices.find(({ itemId }) => itemId === item.itemId);
    const price = found?.price;
    const moved = price === undefined || agreed.has(price.quoteId) ? undefined : movedBy(item.shown, price.total);
    return {
      ...item,
      priced: price,
      trouble: found?.trouble ?? troubles.get(item.itemId),
      moved,
      isChosen: price !== undefined && !left.has(item.itemId),
    };
  });
}

/** What is booked together now, and what it comes to. Undefined where nothing is. */
export function togetherOf(open: OpenCart) {
  const chosen = itemsOf(open).filter(({ isChosen }) => isChosen);
  const prices = chosen.flatMap(({ priced }) => (priced === undefined ? [] : [priced]));
  const [first] = prices;
  if (first === undefined) return undefined;
  const { currency } = first.total;
  const all = (amounts: readonly (Money | undefined)[]) =>
    amounts.every((each) => each !== undefined) ? sum(currency, amounts) : undefined;
  return {
    count: prices.length,
    moved: chosen.filter(({ moved }) => moved !== undefined).length,
    total: sum(
      currency,
      prices.map(({ total }) => total),
    ),
    net: all(prices.map(({ net }) => net)),
    earned: all(prices.map(({ earned }) => earned)),
  };
}

export class Carts {
  readonly state$ = new BehaviorSubject<CartsState>({ kind: 'online', list: loading });
  readonly #desk: CartDesk;
  readonly #session: Session;
  readonly #account: Pick<AccountSummary, 'refresh'>;
  readonly #clock: PortalClock;
  #loads = 0;

  constructor(desk: CartDesk, session: Session, account: Pick<AccountSummary, 'refresh'>, clock: PortalClock) {
    [this.#desk, this.#session, this.#account, this.#clock] = [desk, session, account, clock];
  }

  /** The carts of a kind; `cartId` or the first of them is opened. */
  async load(kind: CartKind, cartId?: string): Promise<void> {
    if (this.state$.value.busy === 'booking') return;
    this.#loads += 1;
    const own = this.#loads;
    this.state$.next({ kind, list: loading });
    const outcome = await this.#session.ask(this.#desk.carts({ kind, page: 1 }));
    if (own !== this.#loads) return;
    if (outcome.kind === 'failed') {
      this.#next({ list: outcome });
      return;
    }
    const { carts } = outcome.value;
    this.#next({ list: { kind: 'ready', value: carts } });
    const chosen = cartId ?? carts[0]?.cartId;
    if (chosen !== undefined) await this.choose(chosen);
  }

  async choose(cartId: string): Promise<void> {
    if (this.state$.value.busy === 'booking') return;
    this.#loads += 1;
    const own = this.#loads;
    this.#next({ open: loading, busy: undefined, failure: undefined, naming: undefined, secondsLeft: undefined });
    const outcome = await this.#session.ask(this.#desk.cart({ cartId }));
    if (own !== this.#loads) return;
    if (outcome.kind === 'failed') {
      this.#next({ open: outcome });
      return;
    }
    this.#set({
      ...outcome.value,
      troubles: new Map(),
      left: new Set(),
      agreed: new Set(),
      ifOneFails: 'go-on',
      reason: '',
    });
    if (outcome.value.cart.kind === 'online') await this.price();
  }

  /** Asks what everything that is not booked costs now. */
  async price(): Promise<void> {
    const open = this.#open();
    if (open === undefined || this.state$.value.busy !== undefined) return;
    if (!permits(this.#session.state$.value, 'book')) return;
    if (open.items.every(({ outcome }) => outcome !== undefined && outcome.status !== 'not-confirmed')) return;
    const own = this.#loads;
    this.#next({ busy: 'pricing', failure: undefined });
    const outcome = await this.#session.ask(this.#desk.quote({ cartId: open.cart.cartId }));
    if (own !== this.#loads) return;
    this.#next({ busy: undefined });
    if (outcome.kind === 'failed') {
      this.#next({ failure: outcome.failure });
      return;
    }
    const { cart, items, ...quoted } = outcome.value;
    this.#set({ ...(this.#open() ?? open), cart, items, quoted: { ...quoted, at: this.#clock.now() } });
    this.tick();
  }

  /** Called every second by the page that shows the countdown. */
  tick(): void {
    const { quoted } = this.#open() ?? {};
    const times = quoted?.prices.flatMap(({ price }) => (price ? [price.expiresInSeconds] : [])) ?? [];
    const passed = quoted === undefined ? 0 : Math.max(0, millisecondsBetween(quoted.at, this.#clock.now())) / 1000;
    const secondsLeft = times.length === 0 ? undefined : Math.max(0, Math.ceil(Math.min(...times) - passed));
    if (secondsLeft !== this.state$.value.secondsLeft) this.#next({ secondsLeft });
  }

  /** Whether a service is booked with the others. */
  include(itemId: string, included: boolean): void {
    const open = this.#open();
    if (open === undefined || this.state$.value.busy !== undefined) return;
    const left = new Set(open.left);
    if (included) left.delete(itemId);
    else left.add(itemId);
    this.#set({ ...open, left });
  }

  /** Agrees to all prices as they are now. */
  agree(): void {
    const open = this.#open();
    if (open === undefined) return;
    const quotes = open.quoted?.prices.flatMap(({ price }) => (price ? [price.quoteId] : [])) ?? [];
    this.#set({ ...open, agreed: new Set([...open.agreed, ...quotes]) });
  }

  decide(ifOneFails: CartPolicy): void {
    const open = this.#open();
    if (open !== undefined && this.state$.value.busy === undefined) this.#set({ ...open, ifOneFails });
  }

  /** Books what is chosen, at the prices that are shown. Sent again it books nothing twice. */
  async book(): Promise<void> {
    const open = this.#open();
    const together = open && togetherOf(open);
    if (open === undefined || together === undefined || together.moved > 0) return;
    if (this.state$.value.busy !== undefined || this.state$.value.secondsLeft === 0) return;
    const items = itemsOf(open).flatMap(({ itemId, isChosen, priced }): BookCart['items'] =>
      isChosen && priced !== undefined ? [{ itemId, quoteId: priced.quoteId }] : [],
    );
    this.#next({ busy: 'booking', failure: undefined });
    const { cartId } = open.cart;
    const { reasonCode } = open;
    const reason = open.reason.trim();
    const outcome = await this.#session.ask(
      this.#desk.book({
        cartId,
        items,
        ifOneFails: open.ifOneFails,
        ...(reason !== '' && { reason }),
        ...(reasonCode !== undefined && { reasonCode }),
      }),
    );
    this.#next({ busy: undefined });
    void this.#account.refresh();
    if (outcome.kind === 'failed') {
      this.#next({ failure: outcome.failure });
      return;
    }
    const { troubles, ...shown } = outcome.value;
    const standing = new Map(troubles.map(({ itemId, trouble }) => [itemId, trouble]));
    // Prices are asked for again before anything else is booked: what was tried has spent its quote.
    this.#set({ ...open, ...shown, quoted: undefined, troubles: standing });
    this.#next({ secondsLeft: undefined });
  }

  typeReason(change: Pick<OpenCart, 'reason'> | Pick<OpenCart, 'reasonCode'>): void {
    const open = this.#open();
    if (open !== undefined && this.state$.value.busy === undefined) this.#set({ ...open, ...change });
  }

  rename(name: string | undefined): void {
    if (this.state$.value.busy !== undefined) return;
    this.#next({ naming: name === undefined ? undefined : { name, wrong: false } });
  }

  async keepName(): Promise<void> {
    const { naming } = this.state$.value;
    if (naming === undefined) return;
    if (checkCartName(naming.name).length > 0) this.#next({ naming: { ...naming, wrong: true } });
    else if (await this.#change({ name: naming.name })) this.#next({ naming: undefined });
  }

  async share(shared: boolean): Promise<void> {
    await this.#change({ shared });
  }

  /** Sets it aside for its customer, or takes it up again; the page shows the others of its kind then. */
  async move(): Promise<void> {
    const { kind } = this.state$.value;
    if (await this.#change({ kind: kind === 'online' ? 'offline' : 'online' })) await this.load(kind);
  }

  async take(itemId: string): Promise<void> {
    const open = this.#open();
    if (open === undefined || this.state$.value.busy !== undefined) return;
    this.#next({ busy: 'changing', failure: undefined });
    const outcome = await this.#session.ask(this.#desk.take({ cartId: open.cart.cartId, itemId }));
    this.#next({ busy: undefined });
    if (outcome.kind === 'done') this.#keep(outcome.value);
    else this.#next({ failure: outcome.failure });
  }

  async remove(): Promise<void> {
    const open = this.#open();
    if (open === undefined || this.state$.value.busy !== undefined) return;
    this.#next({ busy: 'changing', failure: undefined });
    const outcome = await this.#session.ask(this.#desk.remove({ cartId: open.cart.cartId }));
    this.#next({ busy: undefined });
    if (outcome.kind === 'done') await this.load(this.state$.value.kind);
    else this.#next({ failure: outcome.failure });
  }

  async #change(change: Partial<Omit<CartChange, 'cartId'>>): Promise<boolean> {
    const open = this.#open();
    if (open === undefined || this.state$.value.busy !== undefined) return false;
    const { cartId, name, kind, shared } = open.cart;
    this.#next({ busy: 'changing', failure: undefined });
    const outcome = await this.#session.ask(this.#desk.change({ cartId, name, kind, shared, ...change }));
    this.#next({ busy: undefined });
    if (outcome.kind === 'done') this.#keep(outcome.value);
    else this.#next({ failure: outcome.failure });
    return outcome.kind === 'done';
  }

  #keep(shown: CartShown): void {
    const open = this.#open();
    if (open !== undefined) this.#set({ ...open, ...shown });
    const { list } = this.state$.value;
    if (list.kind !== 'ready') return;
    const value = list.value.map((row) => (row.cartId === shown.cart.cartId ? shown.cart : row));
    this.#next({ list: { kind: 'ready', value } });
  }

  #open(): OpenCart | undefined {
    const { open } = this.state$.value;
    return open?.kind === 'ready' ? open.value : undefined;
  }

  #set(value: OpenCart): void {
    this.#next({ open: { kind: 'ready', value } });
  }

  #next(change: Partial<CartsState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
