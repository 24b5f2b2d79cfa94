/**
 * The keeper of payment cards where no provider is connected: it charges nobody and keeps nothing but what its tokens say. As
 * with providers' test cards, 4000 0000 0000 0002 is refused by its bank.
 */
import { Effect } from 'effect';
import { type CardKeeper, CardRefused } from '#application/backoffice/ports/agency/card-keeper.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';

const refusedNumber = '4000000000000002';

export class SandboxCardKeeper implements CardKeeper {
  readonly #seal: Seal;

  constructor(seal: Seal) {
    this.#seal = seal;
  }

  /** The same key gives the same token. Nothing of the number is in it. */
  readonly confirm: CardKeeper['confirm'] = (key, { number }, charge) =>
    number === refusedNumber
      ? Effect.fail(new CardRefused())
      : Effect.sync(() => ({ token: this.#seal.sign(`sandbox-card ${key} ${charge.minor} ${charge.currency}`) }));

  readonly forget: CardKeeper['forget'] = () => Effect.void;
}
