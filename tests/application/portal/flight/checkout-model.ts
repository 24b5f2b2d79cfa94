/**
 * The model that a booking in progress is held against: what an agent does and what becomes of the messages, as commands,
 * and after each of them what must be on the screen and what must never have happened.
 */
import fc from 'fast-check';
import { expect } from 'vitest';
import { checkoutSteps } from '#application/portal/flight/checkout-form.ts';
import type { CheckoutStep } from '#application/portal/flight/checkout-form.ts';
import type { CheckoutState } from '#application/portal/flight/flight-checkout.ts';
import { goodContact, goodTraveller, happenings, makePage, pass, reloaded } from '#tests/fixtures/checkout.ts';
import type { Happening, Page, SellingDesk } from '#tests/fixtures/checkout.ts';

export interface Model {
  kind: 'none' | 'open' | 'expired' | 'booked';
  step: CheckoutStep;
  /** First names as typed, '' for an untouched traveller; one with a digit breaks a rule. */
  names: string[];
  terms: boolean;
  /** A price that waits for an answer. */
  offered: boolean;
  /** Seconds since the quote came that counts now. */
  age: number;
  /** A request was sent and no word came back; `bought` is what really happened. */
  unanswered: boolean;
  bought: boolean;
}

export interface Real {
  readonly desk: SellingDesk;
  page: Page;
}

export const party = { adults: 2, children: 0, infants: 0 };
const expiry = 900;

const editable = (model: Model) => model.kind === 'open' && !model.unanswered && !model.offered;
const goodNames = (model: Model) => model.names.every((name) => /^[A-Za-z]{2,}$/.test(name));

type Command = fc.AsyncCommand<Model, Real>;

export class Begin implements Command {
  readonly changed: boolean;
  constructor(changed: boolean) {
    this.changed = changed;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    real.page.checkout.begin(real.desk.quote(this.changed, { party }), 'trip=DEL-BOM-2026-11-24', goodContact);
    if (model.kind !== 'open' || !model.unanswered) {
      Object.assign(model, {
        kind: 'open',
        step: 'review',
        names: ['', ''],
        terms: false,
        offered: this.changed,
        age: 0,
        unanswered: false,
        bought: false,
      });
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
    if (editable(model)) model.names[this.index] = this.name;
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
    if (editable(model)) model.step = this.step === 'pay' && !goodNames(model) ? 'travellers' : this.step;
    agree(model, real);
  }
  toString = () => `goTo(${this.step})`;
}

class AcceptPrice implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    real.page.checkout.acceptPrice();
    if (model.kind === 'open') model.offered = false;
    agree(model, real);
  }
  toString = () => 'acceptPrice';
}

class Abandon implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    real.page.checkout.abandon();
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

class Reload implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    real.page = reloaded(real.desk, real.page);
    // Where a booking ended well there is nothing left to keep.
    if (model.kind === 'booked') model.kind = 'none';
    agree(model, real);
  }
  toString = () => 'reload';
}

class Book implements Command {
  readonly happening: Happening;
  /** The page is loaded anew while the answer is on its way. */
  readonly reloads: boolean;
  constructor(happening: Happening, reloads: boolean) {
    this.happening = happening;
    this.reloads = reloads;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const { desk } = real;
    desk.next = this.happening;
    const before = desk.sent.length;
    const asked = real.page.checkout.book();
    const leaves = model.kind === 'open' && !model.offered && (model.unanswered || (goodNames(model) && model.terms));
    if (!leaves) {
      await asked;
      if (editable(model)) model.step = goodNames(model) ? 'pay' : 'travellers';
      expectSent(desk, before);
      agree(model, real);
      return;
    }
    if (this.reloads) {
      real.page = reloaded(desk, real.page);
      await asked;
      model.bought ||= this.#buys(model);
      model.unanswered = true;
    } else {
      await asked;
      this.#settle(model);
    }
    expectSent(desk, before + 1);
    agree(model, real);
  }

  #buys(model: Model): boolean {
    const buying: readonly Happening[] = ['sells', 'in-doubt', 'not-confirmed', 'answer-lost', 'fault-after-selling'];
    return model.age < expiry && buying.includes(this.happening);
  }

  #settle(model: Model): void {
    const again = model.unanswered;
    if (this.happening === 'request-lost') {
      model.unanswered = true;
    } else if (this.happening === 'too-many') {
      model.unanswered = again;
    } else if (this.happening === 'answer-lost' || this.happening === 'fault-after-selling') {
      model.bought ||= this.#buys(model);
      model.unanswered = true;
    } else if (model.bought || this.#buys(model)) {
      Object.assign(model, { kind: 'booked', unanswered: false, bought: false });
    } else {
      model.unanswered = false;
      if (this.happening === 'fare-changed' && model.age < expiry) Object.assign(model, { offered: true, age: 0 });
      if (this.happening === 'invalid' && model.age < expiry) model.step = 'travellers';
    }
    expireIfDue(model);
  }

  toString = () => `book(${this.happening}${this.reloads ? ', reloading meanwhile' : ''})`;
}

function expireIfDue(model: Model): void {
  if (model.kind === 'open' && !model.unanswered && model.age >= expiry)
    Object.assign(model, { kind: 'expired', offered: false });
}

function expectSent(desk: SellingDesk, count: number): void {
  expect(desk.sent.length).toBe(count);
}

/** The real thing shows what the model says, and no promise is broken. */
function agree(model: Model, { desk, page }: Real): void {
  const state = page.checkout.state$.value;
  expect(state.kind).toBe(model.kind);
  if (state.kind === 'open') {
    expect({
      step: state.step,
      names: state.form.travellers.map(({ firstName = '' }) => firstName),
      terms: state.form.acceptTerms,
      offered: state.priceChange !== undefined,
      unanswered: state.unanswered,
      sending: state.sending,
      secondsLeft: state.secondsLeft,
    }).toEqual({
      step: model.step,
      names: model.names,
      terms: model.terms,
      offered: model.offered,
      unanswered: model.unanswered,
      sending: false,
      secondsLeft: Math.max(0, expiry - model.age),
    });
  }
  if (state.kind !== 'booked')
    expect(lasting(makePage(desk, page.tab.texts).checkout.state$.value)).toEqual(lasting(state));
  const pairs = new Set(desk.sent.map(({ id, content }) => `${id} ${content}`)).size;
  expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(pairs);
  expect(new Set(desk.sent.map(({ content }) => content)).size).toBe(pairs);
  const bought = [...desk.bookings.values()].map(({ quoteId }) => quoteId);
  expect(new Set(bought).size).toBe(bought.length);
}

/** What a reload must bring back: all but what is said once. */
function lasting(state: CheckoutState): unknown {
  if (state.kind !== 'open') return state;
  const { failure: _failure, stopped: _stopped, violations: _violations, ...rest } = state;
  return rest;
}

/** Runs of commands that reach the desk often. */
export const commands = fc.commands<Model, Real, false>(
  [
    fc.boolean().map((changed) => new Begin(changed)),
    fc.tuple(fc.nat(1), fc.constantFrom('Meera', 'Rahul', 'R2')).map(([index, name]) => new Name(index, name)),
    fc.boolean().map((accepted) => new Terms(accepted)),
    fc.constantFrom(...checkoutSteps).map((step) => new GoTo(step)),
    fc.constant(new AcceptPrice()),
    fc.constant(new Abandon()),
    fc.constantFrom(1, 60, 899, 900).map((seconds) => new Pass(seconds)),
    fc.constant(new Reload()),
    fc.tuple(fc.constantFrom(...happenings), fc.boolean()).map(([happening, reloads]) => new Book(happening, reloads)),
    // So that runs reach the desk often.
    fc.constant(new Fill()),
    fc.constant(new Fill()),
    fc.constant(new AcceptPrice()),
    fc.constantFrom(...happenings).map((happening) => new Book(happening, false)),
    fc.constantFrom(...happenings).map((happening) => new Book(happening, false)),
  ],
  { maxCommands: 40, size: 'max' },
);
