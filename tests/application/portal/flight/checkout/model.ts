/**
 * The model that a booking in progress is held against: what an agent does and what becomes of the messages, as commands,
 * and after each of them what must be on the screen and what must never have happened.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import { checkoutSteps } from '#application/portal/flight/checkout/form.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { BookedSsr } from '#domain/flight/extras/ancillaries.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { CheckoutStep } from '#application/portal/flight/checkout/form.ts';
import type { CheckoutState } from '#application/portal/flight/checkout/state.ts';
import { goodContact, goodTraveller, happenings, makePage, pass, reloaded } from '#tests/fixtures/checkout.ts';
import type { Happening, Page, SellingDesk } from '#tests/fixtures/checkout.ts';
import { now } from '#tests/fixtures/flight.ts';

export interface Model {
  kind: 'none' | 'open' | 'expired' | 'booked';
  step: CheckoutStep;
  /** First names as typed, '' for an untouched traveller; one with a digit breaks a rule. */
  names: string[];
  /** Those of a booking that is over and bought nothing, for the next one between the same places. */
  typed: string[];
  terms: boolean;
  /** A price that waits for an answer. */
  offered: boolean;
  /** Seconds since the quote came that counts now. */
  age: number;
  /** A request was sent and no word came back; `bought` is what really happened. */
  unanswered: boolean;
  bought: boolean;
  /** A seat was refused in the answer that did not come. */
  refused: boolean;
  /** Each traveller's seat, '' for none. */
  seats: string[];
  /** In the order in which they were chosen. */
  order: string[];
  /** Seats known to be lost to others. */
  lost: string[];
  /** The price that waits is of another quote. */
  renewed: boolean;
  /** What can be chosen with the quote at hand is on the page, and what was chosen has its prices. */
  loaded: boolean;
  priced: boolean;
  /** How the request that no word came back on was asked. */
  mode: 'hold' | 'ticket';
  /** What it came to. */
  status: BookingStatus;
  /** Something was found about the first traveller, and is overridden for this reason. */
  found: boolean;
  reason: string | undefined;
}

export function nothingYet(): Model {
  return { kind: 'none', ...untouched() };
}

function untouched(): Omit<Model, 'kind'> {
  return {
    step: 'review',
    names: ['', ''],
    typed: ['', ''],
    terms: false,
    offered: false,
    age: 0,
    unanswered: false,
    bought: false,
    refused: false,
    seats: ['', ''],
    order: [],
    lost: [],
    renewed: false,
    loaded: false,
    priced: false,
    mode: 'ticket',
    status: 'requested',
    found: false,
    reason: undefined,
  };
}

export interface Real {
  readonly desk: SellingDesk;
  page: Page;
}

export const party = { adults: 2, children: 0, infants: 0 };
/** Every quote of the model can be held. */
export const hold = { until: now, by: 'supplier' } as const;
const expiry = 900;

const editable = (model: Model) => model.kind === 'open' && !model.unanswered && !model.offered;
const goodNames = (model: Model) => model.names.every((name) => /^[A-Za-z]{2,}$/.test(name));

/** Seats are not bought with a hold: such a request is refused, and the fare asked for again. */
const heldWithSeats = (model: Model) => model.mode === 'hold' && hasSeats(model);
const hasSeats = ({ seats }: Model) => seats.some((seat) => seat !== '');
const badExtras = (model: Model) =>
  hasSeats(model) && (!model.priced || model.seats.some((seat) => model.lost.includes(seat)));

/** The first step that keeps a booking. */
function kept(model: Model): CheckoutStep | undefined {
  if (!goodNames(model)) return 'travellers';
  if (badExtras(model)) return 'extras';
  return model.terms && model.reason !== '' ? undefined : 'pay';
}

type Command = fc.AsyncCommand<Model, Real>;

export class Begin implements Command {
  readonly changed: boolean;
  constructor(changed: boolean) {
    this.changed = changed;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    real.page.checkout.begin(real.desk.quote(this.changed, { party, hold }), 'trip=DEL-BOM-2026-11-24', goodContact);
    if (model.kind !== 'open' || !model.unanswered) {
      const names = model.kind === 'open' || model.kind === 'expired' ? model.names : model.typed;
      Object.assign(model, { ...untouched(), kind: 'open', offered: this.changed, names });
    }
    agree(model, real);
  }
  toString = () => `begin(${this.changed ? 'at another price' : ''})`;
}

class Name implements Command {
  readonly index: number;
  readonly name: string;
  constructor(index: number, name: string) {
    this.index = index;
    this.name = name;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    real.page.checkout.changeTraveller(this.index, { ...goodTraveller, firstName: this.name });
    if (editable(model)) {
      model.names[this.index] = this.name;
      if (this.index === 0) model.found = false;
    }
    agree(model, real);
  }
  toString = () => `name(${this.index}, ${this.name})`;
}

class Terms implements Command {
  readonly accepted: boolean;
  constructor(accepted: boolean) {
    this.accepted = accepted;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    real.page.checkout.changeForm({ acceptTerms: this.accepted });
    if (editable(model)) model.terms = this.accepted;
    agree(model, real);
  }
  toString = () => `terms(${this.accepted})`;
}

/** Goes on in spite of what was found, for a reason or none yet; or no longer. */
class Override implements Command {
  readonly reason: string | undefined;
  constructor(reason: string | undefined) {
    this.reason = reason;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    real.page.checkout.override('churn', this.reason);
    if (editable(model)) model.reason = this.reason;
    agree(model, real);
  }
  toString = () => `override(${this.reason})`;
}

/** All that a booking needs, in one go. */
export class Fill implements Command {
  check = (model: Model) => editable(model);
  async run(model: Model, real: Real) {
    await new Name(0, 'Meera').run(model, real);
    await new Name(1, 'Rahul').run(model, real);
    await new Terms(true).run(model, real);
  }
  toString = () => 'fill';
}

class GoTo implements Command {
  readonly step: CheckoutStep;
  constructor(step: CheckoutStep) {
    this.step = step;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    real.page.checkout.goTo(this.step);
    const first = kept(model);
    const blocked = first !== undefined && checkoutSteps.indexOf(first) < checkoutSteps.indexOf(this.step);
    if (editable(model)) model.step = blocked ? first : this.step;
    agree(model, real);
  }
  toString = () => `goTo(${this.step})`;
}

class AcceptPrice implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    real.page.checkout.acceptPrice();
    if (model.kind === 'open' && model.offered) {
      // The first price of all is of the quote that the page has.
      Object.assign(model, { offered: false, step: hasSeats(model) ? 'extras' : model.step });
      if (model.renewed) Object.assign(model, { loaded: false, priced: false, renewed: false });
    }
    agree(model, real);
  }
  toString = () => 'acceptPrice';
}

class Abandon implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    real.page.checkout.abandon();
    if (model.kind === 'open' || model.kind === 'expired') model.typed = model.unanswered ? ['', ''] : model.names;
    Object.assign(model, { kind: 'none', unanswered: false, offered: false });
    agree(model, real);
  }
  toString = () => 'abandon';
}

class Pass implements Command {
  readonly seconds: number;
  constructor(seconds: number) {
    this.seconds = seconds;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    pass(real.desk, this.seconds);
    real.page.checkout.tick();
    model.age += this.seconds;
    expireIfDue(model);
    agree(model, real);
  }
  toString = () => `pass(${this.seconds})`;
}

/** Asks for the price again after it expired; it has moved. */
class Renew implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    await real.page.checkout.renew();
    if (model.kind === 'expired') Object.assign(model, { kind: 'open', offered: true, renewed: true, age: 0 });
    agree(model, real);
  }
  toString = () => 'renew';
}

class Reload implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    real.page = reloaded(real.desk, real.page);
    model.loaded = false;
    agree(model, real);
  }
  toString = () => 'reload';
}

/** Comes to the extras. */
export class OpenExtras implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    await real.page.checkout.extras.open();
    if (model.kind === 'open') {
      if (!model.loaded && editable(model)) model.priced = true;
      model.loaded = true;
    }
    agree(model, real);
  }
  toString = () => 'open extras';
}

export class Seat implements Command {
  readonly index: number;
  readonly seat: string;
  constructor(index: number, seat: string) {
    this.index = index;
    this.seat = seat;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const refused = real.page.checkout.extras.choose({ traveller: this.index, ssrId: `seat-0.0-${this.seat}` });
    if (editable(model) && model.loaded) {
      const other = model.seats[1 - this.index] === this.seat;
      const taken = this.seat === '1B' || real.desk.taken.has(`seat-0.0-${this.seat}`) || other;
      expectCodes(refused, taken ? ['seat-taken'] : []);
      if (!taken) {
        const before = model.seats[this.index] ?? '';
        model.order = [...model.order.filter((seat) => seat !== before && seat !== this.seat), this.seat];
        model.seats[this.index] = this.seat;
        model.priced = true;
      }
    } else {
      expectCodes(refused, []);
    }
    agree(model, real);
  }
  toString = () => `seat(${this.index}, ${this.seat})`;
}

class DropExtras implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    real.page.checkout.extras.dropAll();
    if (editable(model)) model.seats = ['', ''];
    agree(model, real);
  }
  toString = () => 'drop extras';
}

class Book implements Command {
  readonly happening: Happening;
  /** The page is reloaded while the answer is on its way. */
  readonly reloads: boolean;
  readonly mode: Model['mode'];
  constructor(happening: Happening, reloads: boolean, mode: Model['mode'] = 'ticket') {
    this.happening = happening;
    this.reloads = reloads;
    this.mode = mode;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const { desk } = real;
    desk.next = this.happening;
    const before = desk.sent.length;
    const asked = real.page.checkout.book(this.mode);
    const leaves = model.kind === 'open' && !model.offered && (model.unanswered || kept(model) === undefined);
    if (!leaves) {
      await asked;
      if (editable(model)) model.step = kept(model) ?? 'pay';
      expectSent(desk, before);
      agree(model, real);
      return;
    }
    if (!model.unanswered) model.mode = this.mode;
    if (this.reloads) {
      real.page = reloaded(desk, real.page);
      await asked;
      this.#buy(model);
      model.refused ||= this.#loses(model);
      model.unanswered = true;
      model.loaded = false;
    } else {
      await asked;
      this.#settle(model);
    }
    expectSent(desk, before + 1);
    agree(model, real);
  }

  #buys(model: Model): boolean {
    const buying: readonly Happening[] = ['sells', 'in-doubt', 'not-confirmed', 'answer-lost', 'fault-after-selling'];
    const sells =
      buying.includes(this.happening) ||
      (this.happening === 'seat-lost' && !hasSeats(model)) ||
      (this.happening === 'too-low' && model.mode === 'hold') ||
      (this.happening === 'found' && model.reason !== undefined);
    return model.age < expiry && sells && !model.refused && !heldWithSeats(model);
  }

  #buy(model: Model): void {
    if (model.bought || !this.#buys(model)) return;
    model.bought = true;
    model.status = this.happening === 'not-confirmed' ? 'not-confirmed' : model.mode === 'hold' ? 'held' : 'confirmed';
  }

  #loses(model: Model): boolean {
    const loses = this.happening === 'seat-lost' && hasSeats(model) && !heldWithSeats(model);
    return loses && model.age < expiry && !model.bought;
  }

  #settle(model: Model): void {
    const again = model.unanswered;
    if (this.happening === 'request-lost') {
      model.unanswered = true;
    } else if (this.happening === 'too-many') {
      model.unanswered = again;
    } else if (this.happening === 'answer-lost' || this.happening === 'fault-after-selling') {
      this.#buy(model);
      model.unanswered = true;
    } else if (model.bought || this.#buys(model)) {
      if (!model.bought && this.happening === 'in-doubt') model.status = 'in-doubt';
      else this.#buy(model);
      const typed = model.status === 'not-confirmed' ? model.names : ['', ''];
      Object.assign(model, { kind: 'booked', unanswered: false, bought: false, typed });
    } else if (model.refused || this.#loses(model)) {
      const [first, second] = model.seats;
      model.lost.push(model.order.find((seat) => seat === first || seat === second) ?? '');
      Object.assign(model, { unanswered: false, refused: false, step: 'extras', offered: true, renewed: true, age: 0 });
    } else if (heldWithSeats(model) && model.age < expiry) {
      Object.assign(model, { unanswered: false, step: 'extras', offered: true, renewed: true, age: 0 });
    } else {
      model.unanswered = false;
      if (this.happening === 'found' && model.age < expiry) Object.assign(model, { found: true, step: 'pay' });
      if (this.happening === 'fare-changed' && model.age < expiry)
        Object.assign(model, { offered: true, renewed: true, age: 0 });
      if (this.happening === 'invalid' && model.age < expiry) model.step = 'travellers';
    }
    expireIfDue(model);
  }

  toString = () => `book(${this.mode}, ${this.happening}${this.reloads ? ', reloading meanwhile' : ''})`;
}

function expireIfDue(model: Model): void {
  if (model.kind === 'open' && !model.unanswered && model.age >= expiry)
    Object.assign(model, { kind: 'expired', offered: false });
}

function expectCodes(violations: readonly Violation[], codes: readonly string[]): void {
  expect(violations.map(({ code }) => code)).toEqual(codes);
}

function expectSent(desk: SellingDesk, count: number): void {
  expect(desk.sent.length).toBe(count);
}

/** The real thing shows what the model says, and no promise is broken. */
function agree(model: Model, { desk, page }: Real): void {
  const state = page.checkout.state$.value;
  if (state.kind !== 'open') {
    expect(state.kind).toBe(model.kind);
  } else {
    expect({
      kind: state.kind,
      step: state.step,
      names: state.form.travellers.map(({ firstName = '' }) => firstName),
      terms: state.form.acceptTerms,
      offered: state.priceChange !== undefined,
      seats: seatsIn(state.form.extras),
      loaded: state.extras?.kind === 'ready',
      found: state.findings.map(({ code, path }) => `${code} ${path}`),
      reason: state.form.overrides.map(({ reason }) => reason),
      extra: state.fare.total.minor - state.quote.fare.total.minor,
      unanswered: state.unanswered,
      sending: state.sending,
      secondsLeft: state.secondsLeft,
    }).toEqual({
      kind: model.kind,
      step: model.step,
      names: model.names,
      terms: model.terms,
      offered: model.offered,
      seats: model.seats,
      loaded: model.loaded,
      found: model.found ? ['churn travellers[0]'] : [],
      reason: model.reason === undefined ? [] : [model.reason],
      extra: model.seats.reduce((sum, seat) => sum + priceOf(seat), 0),
      unanswered: model.unanswered,
      sending: false,
      secondsLeft: Math.max(0, expiry - model.age),
    });
  }
  if (state.kind === 'booked') expect(state.status).toBe(model.status);
  expectReloadBringsBack(state, desk, page);
  const pairs = new Set(desk.sent.map(({ id, content }) => `${id} ${content}`)).size;
  const ids = new Set(desk.sent.map(({ id }) => id));
  const contents = new Set(desk.sent.map(({ content }) => content));
  const bought = [...desk.bookings.values()].map(({ quoteId }) => quoteId);
  expect([ids.size, contents.size, new Set(bought).size]).toEqual([pairs, pairs, bought.length]);
}

/** Outcomes of reloads by stored texts and time. Runs begin alike, and many commands change nothing. */
const reloads = new Map<string, { readonly brought: unknown; readonly text: string }>();

function expectReloadBringsBack(state: CheckoutState, desk: SellingDesk, page: Page): void {
  const kept = JSON.stringify([desk.now, ...page.tab.texts]);
  const { brought, text } = reloads.get(kept) ?? reload(desk, page);
  reloads.set(kept, { brought, text });
  const shown = lasting(state);
  // States of one text are equal, which is known sooner than by comparing them.
  if (JSON.stringify(shown) !== text) expect(brought).toEqual(shown);
}

function reload(desk: SellingDesk, page: Page) {
  const brought = lasting(makePage(desk, page.tab.texts).checkout.state$.value);
  return { brought, text: JSON.stringify(brought) };
}

function seatsIn(extras: readonly BookedSsr[]): readonly string[] {
  return [0, 1].map((at) => extras.find(({ traveller }) => traveller === at)?.code ?? '');
}

/** Minor units: rows at a wall or an exit cost more. */
function priceOf(seat: string): number {
  if (seat === '') return 0;
  return seat.startsWith('2') ? 20_000 : 90_000;
}

/** What a reload must bring back: all but what is said once. */
function lasting(state: CheckoutState): unknown {
  if (state.kind !== 'open') return state;
  const { failure: _failure, stopped: _stopped, violations: _violations, extras: _extras, ...rest } = state;
  return rest;
}

const anySeat = fc
  .tuple(fc.nat(1), fc.constantFrom('1A', '1B', '2A', '2B', '3F'))
  .map(([index, seat]) => new Seat(index, seat));

const modes = fc.constantFrom<Model['mode']>('ticket', 'hold');

/** Runs of commands that reach the desk often. */
export const commands = fc.commands<Model, Real, false>(
  [
    fc.boolean().map((changed) => new Begin(changed)),
    fc.tuple(fc.nat(1), fc.constantFrom('Meera', 'Rahul', 'R2')).map(([index, name]) => new Name(index, name)),
    fc.boolean().map((accepted) => new Terms(accepted)),
    fc.constantFrom(...checkoutSteps).map((step) => new GoTo(step)),
    fc.constant(new AcceptPrice()),
    fc.constant(new Abandon()),
    fc.constant(new Renew()),
    fc.constantFrom(1, 60, 899, 900).map((seconds) => new Pass(seconds)),
    fc.constant(new Reload()),
    fc.constant(new OpenExtras()),
    fc.constant(new DropExtras()),
    anySeat,
    anySeat,
    fc
      .tuple(fc.constantFrom(...happenings), fc.boolean(), modes)
      .map(([happening, reloads, mode]) => new Book(happening, reloads, mode)),
    fc.constantFrom('', 'sure', undefined).map((reason) => new Override(reason)),
    fc.constant(new Book('found', false)),
    fc.constant(new Book('sells', false, 'hold')),
    // So that runs reach the desk often.
    fc.constant(new Fill()),
    fc.constant(new Fill()),
    fc.constant(new AcceptPrice()),
    fc.constant(new OpenExtras()),
    fc.constant(new Book('seat-lost', false)),
    fc.constantFrom(...happenings).map((happening) => new Book(happening, false)),
    fc.tuple(fc.constantFrom(...happenings), modes).map(([happening, mode]) => new Book(happening, false, mode)),
  ],
  { maxCommands: 40, size: 'max' },
);
