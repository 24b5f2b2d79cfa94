/** Seats that are kept while somebody books. */
import type { Gender } from '../../people/gender.ts';
import type { SeatPosition } from '../trip/layout.ts';

/** A seat, and who it is kept for. */
export interface BlockedSeat extends Pick<SeatPosition, 'seat' | 'deck' | 'kind'> {
  readonly gender: Gender;
}
