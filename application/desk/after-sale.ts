/** What is done with travellers and services of a flight that has its tickets. Part of the flight desk. */
import type { BookedSsr, ChosenSsr } from '#domain/flight/extras/ancillaries.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Money } from '#domain/money/money.ts';
import type { AmendingFailure } from './amendments.ts';
import type { Answer } from './answer.ts';

export interface AddSsr {
  readonly transactionId: string;
  /** Of what the catalogue and the seat maps of the booking offer. */
  readonly ssr: readonly ChosenSsr[];
  /** What they were shown to come to: at another price nothing is bought. */
  readonly expectedTotal: Money;
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
}

export interface SsrAdded {
  readonly transactionId: string;
  /** As it was. */
  readonly status: BookingStatus;
  /** False where the airline refused: then nothing was bought. */
  readonly added: boolean;
  /** All services of the booking. */
  readonly ssr: readonly BookedSsr[];
  /** The customer's price of the booking. */
  readonly total: Money;
  readonly ledgerEntry?: string;
}

export interface SplitPnr {
  readonly transactionId: string;
  /** Who leaves, by position from 0. */
  readonly travellers: readonly number[];
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
}

export interface PnrSplit {
  readonly transactionId: string;
  /** As it was. */
  readonly status: BookingStatus;
  /** The booking of those who left; absent where the airline refused. */
  readonly part?: { readonly transactionId: string; readonly pnr: string };
}

export interface CompleteHeld {
  readonly transactionId: string;
  /** All of them, in the order of the booking, as they are to be. */
  readonly travellers: readonly Traveller[];
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
}

export interface HeldCompleted {
  readonly transactionId: string;
  /** As it was: held, or `amending` while the supplier has not answered. */
  readonly status: BookingStatus;
  /** False where the airline refused: then the hold is as it was. */
  readonly completed: boolean;
}

export interface AfterSaleDesk {
  /**
   * Services for a booking that has its tickets, charged to the account. Invalid at `ssr[n]` by the rules of services, what
   * was bought before counting; `seat-taken` and `ssr-changed` also where the airline says so; `ssr-by-request` where the
   * supplier sells nothing after the tickets. FareChanged compares what they were shown to come to.
   */
  readonly addSsr: (request: AddSsr) => Answer<SsrAdded, AmendingFailure>;
  /**
   * Travellers go on in a booking of their own, at the fares that were paid or are held; nothing is charged. Two holds keep
   * the limit of the one. Invalid at `travellers` by
   * the rules of `domain/flight/split/split.ts`, `split-by-request` where the supplier cannot be asked.
   */
  readonly splitPnr: (request: SplitPnr) => Answer<PnrSplit, AmendingFailure>;
  /**
   * Passports, dates and names of a hold, given or put right before it is ticketed; what is still missing may come later.
   * Invalid at `travellers[n]` by the rules of `domain/flight/checkout/complete-held.ts`, `complete-by-request` at
   * `transactionId` where the supplier cannot be asked. NotAllowedInState 'expired' where the limit has passed.
   */
  readonly completeHeld: (request: CompleteHeld) => Answer<HeldCompleted, AmendingFailure>;
}
