/**
 * The whole desk for one caller and one request. An area is made when it is first asked for, because a request is about
 * one thing.
 */
import type { Desk } from '../desk/desk.ts';
import type { Caller } from './caller.ts';

/** One maker an area: given a caller, its desk. */
export type DeskMakers = { readonly [Area in keyof Desk]: (caller: Caller) => Desk[Area] };

export type DeskFor = (caller: Caller) => Desk;

export function makeDeskFor(makers: DeskMakers): DeskFor {
  return (caller) => new CallersDesk(makers, caller);
}

class CallersDesk implements Desk {
  readonly #makers: DeskMakers;
  readonly #caller: Caller;

  constructor(makers: DeskMakers, caller: Caller) {
    this.#makers = makers;
    this.#caller = caller;
  }

  get configuration() {
    return this.#makers.configuration(this.#caller);
  }
  get session() {
    return this.#makers.session(this.#caller);
  }
  get flight() {
    return this.#makers.flight(this.#caller);
  }
  get booking() {
    return this.#makers.booking(this.#caller);
  }
  get account() {
    return this.#makers.account(this.#caller);
  }
  get agency() {
    return this.#makers.agency(this.#caller);
  }
}
