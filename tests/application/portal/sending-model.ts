/**
 * Sending what must happen once, held against a model: presses, reloads, a duplicated tab and answers that are lost, late
 * or before all else, over a desk that knows a request by its id.
 */
import { Deferred, Effect } from 'effect';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  type DeskFailure,
  InDoubt,
  NotAllowedInState,
  TooManyRequests,
  Unreachable,
} from '#application/desk/failures.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import {
  atRest,
  requestsOfSale,
  Sending,
  type SendState,
  type SentOfSale,
  type SentRequests,
} from '#application/portal/sending.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';

const key = 'cancel FL26110000012';
const fates = ['answered', 'refused', 'in-doubt', 'too-many', 'request-lost', 'answer-lost', 'late'] as const;
type Fate = (typeof fates)[number];
type Wanted = { readonly wish: number };
type Seen = 'done' | 'in-doubt' | 'refused' | 'unanswered' | undefined;
type Store = (tab: TabShelf, next: () => string) => SentRequests;

export const stores: Readonly<Record<string, Store>> = {
  'beside a booking': (tab, next) => new OpenRequests(session, { requestIds: { next }, tab }),
  'with a sale': (tab, next) => {
    const read = (): SentOfSale => JSON.parse(tab.read('sale') ?? '{"sent":[]}');
    return requestsOfSale(read, (change) => tab.write('sale', JSON.stringify(change)), { next });
  },
};

const session = signedInSession();

function holds(one: unknown, other: unknown): void {
  expect(one).toEqual(other);
}

export class World {
  readonly store: Store;
  readonly sent: { readonly at: number; readonly id: string; readonly wish: number }[] = [];
  /** What the desk did, and what it refused for good. */
  readonly done = new Set<string>();
  readonly refused = new Set<string>();
  /** What each tab asked for, in order, and was reported of it. */
  readonly known: Map<string, Seen>[] = [new Map(), new Map()];
  readonly late: { readonly page: Page; readonly arrives: Deferred.Deferred<void>; readonly pressed: Promise<void> }[] =
    [];
  readonly pages: Page[];
  ids = 0;

  constructor(store: Store) {
    this.store = store;
    this.pages = [new Page(this, new TabShelf()), new Page(this, new TabShelf())];
  }

  page(at: number): Page {
    const page = this.pages[at];
    if (page === undefined) throw new Error(`no tab ${at}`);
    return page;
  }

  /** What the desk does with a request that has come to it. */
  judge(id: string, refuses: boolean): Effect.Effect<string, DeskFailure> {
    if (refuses && !this.done.has(id)) this.refused.add(id);
    if (this.refused.has(id)) return Effect.fail(new NotAllowedInState({ state: 'amending' }));
    this.done.add(id);
    return Effect.succeed(id);
  }

  answer(id: string, fate: Fate, arrives: Deferred.Deferred<void>): Effect.Effect<string, DeskFailure> {
    const lost = Effect.fail(new Unreachable({ detail: 'lost on the way' }));
    const before = this.done.has(id) || this.refused.has(id);
    switch (fate) {
      case 'request-lost':
        return lost;
      case 'too-many':
        return Effect.fail(new TooManyRequests({ retryAfterSeconds: 1 }));
      case 'answer-lost':
        return Effect.andThen(Effect.ignore(this.judge(id, false)), lost);
      case 'in-doubt':
        return before ? this.judge(id, false) : Effect.andThen(this.judge(id, false), Effect.fail(doubt));
      case 'late':
        return Effect.andThen(
          Deferred.await(arrives),
          Effect.suspend(() => this.judge(id, false)),
        );
      default:
        return this.judge(id, fate === 'refused');
    }
  }
}

const doubt = new InDoubt({ transactionId: 'FL26110000012' });

class Page {
  readonly tab: TabShelf;
  readonly sending: Sending;
  readonly #world: World;
  state: SendState;

  constructor(world: World, tab: TabShelf) {
    this.tab = tab;
    this.#world = world;
    const next = () => {
      world.ids += 1;
      return `request-${world.ids}`;
    };
    this.sending = new Sending(session, world.store(tab, next));
    this.state = { ...atRest, unanswered: this.sending.waiting(key) !== undefined };
  }

  async press(at: number, wish: number, fate: Fate, arrives: Deferred.Deferred<void>): Promise<void> {
    let asked = '';
    const ending = await this.sending.send<Wanted, string>(
      key,
      { wish },
      (state) => {
        this.state = state;
      },
      ({ requestId, wish: wanted }) => {
        asked = requestId;
        this.#world.sent.push({ at, id: requestId, wish: wanted });
        const known = this.#world.known[at];
        if (known?.has(requestId) === false) known.set(requestId, undefined);
        // It was written down before it left.
        const again = new Sending(
          session,
          this.#world.store(new TabShelf(this.tab.texts), () => 'none'),
        );
        holds(again.waiting(key), { wish: wanted });
        return this.#world.answer(requestId, fate, arrives);
      },
    );
    if (ending === undefined || this.tab.gone) return;
    this.state = ending.state;
    this.#world.known[at]?.set(asked, ending.kind);
    if (ending.kind === 'done') holds(ending.value, asked);
  }
}

/** Of a tab: what waits, and whether it is under way. */
export interface Tab {
  waiting: { readonly id: string; readonly wish: number } | undefined;
  underWay: boolean;
}

interface Model {
  readonly tabs: [Tab, Tab];
  wishes: number;
  ids: number;
}

type Command = fc.AsyncCommand<Model, World>;

class Press implements Command {
  readonly at: 0 | 1;
  readonly fate: Fate;
  readonly twice: boolean;
  constructor(at: 0 | 1, fate: Fate, twice: boolean) {
    [this.at, this.fate, this.twice] = [at, fate, twice];
  }
  check = () => true;
  async run(model: Model, world: World) {
    const { at, fate } = this;
    const tab = model.tabs[at];
    const page = world.page(at);
    const before = world.sent.length;
    model.wishes += 1;
    const arrives = Effect.runSync(Deferred.make<void>());
    const pressed = page.press(at, model.wishes, fate, arrives);
    const again = this.twice ? page.press(at, 1000 + model.wishes, fate, arrives) : undefined;
    holds(page.state.sending, true);
    if (tab.underWay) {
      await pressed;
      holds(world.sent.length, before);
      return agree(model, world);
    }
    const known = tab.waiting;
    if (known === undefined) model.ids += 1;
    const { id, wish } = known ?? { id: `request-${model.ids}`, wish: model.wishes };
    holds(world.sent.slice(before), [{ at, id, wish }]);
    tab.waiting = { id, wish };
    if (fate === 'late') {
      tab.underWay = true;
      world.late.push({ page, arrives, pressed });
    } else {
      await pressed;
      const open = fate === 'request-lost' || fate === 'answer-lost' || (fate === 'too-many' && known !== undefined);
      if (!open) tab.waiting = undefined;
    }
    await again;
    agree(model, world);
  }
  toString = () => `press(${this.at}, ${this.fate}${this.twice ? ', twice' : ''})`;
}

class Reload implements Command {
  readonly at: 0 | 1;
  constructor(at: 0 | 1) {
    this.at = at;
  }
  check = () => true;
  async run(model: Model, world: World) {
    const { tab } = world.page(this.at);
    tab.gone = true;
    world.pages[this.at] = new Page(world, new TabShelf(tab.texts));
    model.tabs[this.at].underWay = false;
    agree(model, world);
  }
  toString = () => `reload(${this.at})`;
}

/** The second tab is opened again, as a copy of the first: storage and all. */
class Duplicate implements Command {
  check = () => true;
  async run(model: Model, world: World) {
    world.page(1).tab.gone = true;
    world.pages[1] = new Page(world, new TabShelf(world.page(0).tab.texts));
    world.known[1] = new Map(world.known[0]);
    model.tabs[1] = { waiting: model.tabs[0].waiting, underWay: false };
    agree(model, world);
  }
  toString = () => 'duplicate';
}

/** The oldest request that is on its way comes to the desk, and its answer to anyone who still waits for it. */
class Arrive implements Command {
  check = () => true;
  async run(model: Model, world: World) {
    const late = world.late.shift();
    if (late === undefined) return;
    Effect.runSync(Deferred.succeed(late.arrives, undefined));
    await late.pressed;
    const at = world.pages.indexOf(late.page);
    if (at >= 0) model.tabs[at] = { waiting: undefined, underWay: false };
    agree(model, world);
  }
  toString = () => 'arrive';
}

function agree(model: Model, world: World): void {
  for (const at of [0, 1] as const) {
    const { waiting, underWay } = model.tabs[at];
    const page = world.page(at);
    expect(page.state).toMatchObject({ sending: underWay, unanswered: waiting !== undefined && !underWay });
    holds(page.sending.waiting(key), waiting && { wish: waiting.wish });
    promised(world, at);
  }
  const pairs = new Set(world.sent.map(({ id, wish }) => `${id} ${wish}`)).size;
  const [ids, wishes] = [new Set(world.sent.map(({ id }) => id)), new Set(world.sent.map(({ wish }) => wish))];
  expect([ids.size, wishes.size]).toEqual([pairs, pairs]);
}

/** What a tab was answered is so; and it asks for something else only once it knows the outcome of what it asked for before. */
function promised(world: World, at: number): void {
  const known = world.known[at] ?? new Map<string, Seen>();
  const reported = [...known].map(([id, seen]) => ({
    isDone: world.done.has(id),
    isToldDone: seen === 'done' || seen === 'in-doubt',
    isToldRefused: seen === 'refused',
  }));
  expect(reported.filter(({ isDone, isToldDone }) => isToldDone && !isDone)).toEqual([]);
  expect(reported.filter(({ isDone, isToldRefused }) => isToldRefused && isDone)).toEqual([]);
  expect(reported.slice(0, -1).filter(({ isDone, isToldDone }) => isDone && !isToldDone)).toEqual([]);
}

const tabs = fc.constantFrom<0 | 1>(0, 0, 1);
export const commands = fc.commands<Model, World, false>(
  [
    fc.tuple(tabs, fc.constantFrom(...fates), fc.boolean()).map(([at, fate, twice]) => new Press(at, fate, twice)),
    tabs.map((at) => new Reload(at)),
    fc.constant(new Duplicate()),
    fc.constant(new Arrive()),
  ],
  { maxCommands: 30, size: 'max' },
);
