/** What is to be bought with bookings, as kept from the commit that opens the first until it was bought, or was not. */
import type { Effect } from 'effect';
import type { BoughtWith, HistoryEvent } from '#domain/booking/booking.ts';
import type { WithTrouble } from '#domain/booking/bought-with.ts';
import type { Money } from '#domain/money/money.ts';
import type { WantedWith } from '#application/desk/bought-with.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';

/** Who asked for it, so that it can be bought in their name after the request has ended. */
export type WithAsker = Pick<
  SignedInCaller,
  'actor' | 'agencyId' | 'onBehalfOf' | 'speaksFor' | 'limits' | 'corporate' | 'approved' | 'cartOwner' | 'language'
> & { readonly rights: readonly string[] };

export interface WithIntent {
  /** Under which it is bought: one booking at most. */
  readonly requestId: string;
  readonly wanted: WantedWith;
  /** What the customer pays, and what the account is charged, by the price that was agreed to. */
  readonly total: Money;
  readonly net: Money;
  readonly asker: WithAsker;
}

export interface KeptWith extends WithIntent {
  readonly agencyId: string;
  /** The first. */
  readonly transactionId: string;
}

export interface BoughtWithBook {
  /** Of a booking, what was neither bought nor given up. */
  readonly open: (agencyId: string, transactionId: string) => Effect.Effect<readonly KeptWith[]>;
  /** It was quoted again, at the same price. False, and nothing is kept, where it is asked for by another quote than `kept` by now. */
  readonly quoted: (kept: KeptWith, quoteId: string) => Effect.Effect<boolean>;
  /** In one commit with setting free what is still set aside for it; without a trouble it was bought. */
  readonly end: (kept: KeptWith, trouble: WithTrouble | undefined) => Effect.Effect<void>;
  /** What was bought with a booking or was not, the one that it was bought with, and what of that belongs to its history. */
  readonly of: (
    agencyId: string,
    transactionId: string,
  ) => Effect.Effect<{ readonly boughtWith: readonly BoughtWith[]; readonly history: readonly HistoryEvent[] }>;
}
