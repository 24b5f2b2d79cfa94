/** What suppliers sell beside flights: meals, baggage, special services and seats. */
import type { ChosenSsr, SsrLine, SsrStatus } from '#domain/flight/extras/ancillaries.ts';
import type { SeatMap } from '#domain/flight/extras/seat-map.ts';
import type { Money } from '#domain/money/money.ts';

/** What can be bought with fares. Places count over all of them, in the order of travel. */
export interface SupplierServices {
  /** Meals, baggage and special services. */
  readonly lines: readonly SsrLine[];
  /** Seats are chosen by the ids that `seatLines` gives them; the map of a flight may be missing. */
  readonly seatMaps: readonly SeatMap[];
}

/** One who sells nothing besides flights. */
export const noServices: SupplierServices = { lines: [], seatMaps: [] };

/** A service that is bought with the fares, at the price that was agreed to. */
export interface OrderedSsr extends ChosenSsr {
  readonly price: Money;
}

/** Its outcome. What costs something is confirmed, or the whole order is refused. */
export interface AnsweredSsr extends ChosenSsr {
  readonly status: SsrStatus;
}
