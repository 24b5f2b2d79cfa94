/**
 * The whole desk for one caller and one request. An area is made when it is first asked for, because a request is about
 * one thing. What is answered is within the caller's rights (`field-rights.ts`).
 */
import type { Desk } from '../desk/desk.ts';
import type { Caller } from './caller.ts';
import { withinRights } from './field-rights.ts';

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
    return withinRights('configuration', this.#makers.configuration(this.#caller), this.#caller);
  }
  get session() {
    return withinRights('session', this.#makers.session(this.#caller), this.#caller);
  }
  get flight() {
    return withinRights('flight', this.#makers.flight(this.#caller), this.#caller);
  }
  get booking() {
    return withinRights('booking', this.#makers.booking(this.#caller), this.#caller);
  }
  get account() {
    return withinRights('account', this.#makers.account(this.#caller), this.#caller);
  }
  get agency() {
    return withinRights('agency', this.#makers.agency(this.#caller), this.#caller);
  }
}
