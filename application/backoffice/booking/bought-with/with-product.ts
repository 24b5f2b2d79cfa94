/** What is asked of a product that is bought with bookings of others: carts ask the same of it. */
import type { Effect } from 'effect';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Product } from '#domain/booking/booking.ts';
import type { Money } from '#domain/money/money.ts';
import type { DeskFailure, SoldOut } from '#application/desk/failures.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { WantedWith } from '#application/desk/bought-with.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';

export interface WithProduct {
  /** What it comes to; undefined where its quote is over, or another person's. */
  intent(
    who: SignedInCaller,
    wanted: WantedWith,
  ): Answer<{ readonly total: Money; readonly net: Money } | undefined, SoldOut>;
  /** Asks what it costs now. */
  quote(caller: Caller, wanted: WantedWith): Effect.Effect<{ readonly quoteId: string }, DeskFailure>;
  book(
    caller: Caller,
    wanted: WantedWith,
    requestId: string,
  ): Effect.Effect<{ readonly status: BookingStatus }, DeskFailure>;
}

export type WithProducts = { readonly [Each in Product]?: WithProduct };
