/** Anyone who keeps payment cards for the deployment: numbers go there once and never come back. */
import { Data } from 'effect';
import type { Effect } from 'effect';
import type { Unavailable } from '#application/desk/failures.ts';
import type { Money } from '#domain/money/money.ts';

export interface CardGiven {
  /** Digits only. */
  readonly number: string;
  readonly holder: string;
  /** 'YYYY-MM'. */
  readonly expires: string;
  readonly securityCode: string;
}

export class CardRefused extends Data.TaggedError('CardRefused')<object> {}

export interface CardKeeper {
  /** Charges the card to confirm it and answers the token that stands for it. The same key charges once. */
  readonly confirm: (
    key: string,
    card: CardGiven,
    charge: Money,
  ) => Effect.Effect<{ readonly token: string }, CardRefused | Unavailable>;
  /** Forgets a card; one that is forgotten already is no failure. */
  readonly forget: (token: string) => Effect.Effect<void, Unavailable>;
}
