/**
 * The whole desk for one caller and one request. An area is made when it is first asked for, because a request is about
 * one thing. What is answered is within the caller's rights (`field-rights.ts`), what is done within those at
 * somebody else's desk (`while-emulating.ts`).
 */
import type { Desk } from '../desk/desk.ts';
import type { Caller } from './caller.ts';
import { withinRights } from './field-rights.ts';
import { whileEmulating } from './while-emulating.ts';

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
    return this.#area('configuration');
  }
  get session() {
    return this.#area('session');
  }
  get flight() {
    return this.#area('flight');
  }
  get booking() {
    return this.#area('booking');
  }
  get account() {
    return this.#area('account');
  }
  get agency() {
    return this.#area('agency');
  }
  get corporate() {
    return this.#area('corporate');
  }
  get operations() {
    return this.#area('operations');
  }

  #area<Area extends keyof Desk>(area: Area): Desk[Area] {
    return withinRights(area, whileEmulating(area, this.#makers[area](this.#caller), this.#caller), this.#caller);
  }
}
