/** How waiting lists moved, kept on the bookings that they are of. */
import type { Effect } from 'effect';
import type { Reach } from '#domain/corporate/reach.ts';
import type { TrainIssued } from '#domain/train/booking/train-booking.ts';
import type { IssuedBook } from '../booking/issued-book.ts';

export interface MovesBook extends IssuedBook<TrainIssued> {
  /** An agency's booking by its PNR. */
  readonly byPnr: (agencyId: string, pnr: string, reach?: Reach) => Effect.Effect<string | undefined>;
}
