/** A booking on a train: one train, one class, each traveller with a berth, a share of one, a number on a list, or none. */
import type { Booking } from '../../booking/booking.ts';
import type { DocumentedBooking } from '../../booking/papers/facts.ts';
import type { Cancellable } from '../../booking/cancel/cancellation.ts';
import type { Traveller } from '../../people/traveller.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { Instant } from '../../time/instant.ts';
import type { PlaceTime } from '../../time/place-time.ts';
import type { Quota, TrainClass } from '../berths/classes.ts';
import type { BerthStatus } from '../berths/status.ts';
import type { StationCode } from '../reference/stations.ts';
import type { TrainKind, TrainNumber } from '../timetable/train.ts';
import type { RailId } from './identity.ts';
import type { RailPassenger } from './rules.ts';

/** Where somebody gets on or off. */
export interface RailPoint {
  readonly station: StationCode;
  readonly name: string;
  readonly at: PlaceTime;
}

/** The journey, as it was sold. */
export interface RailJourney {
  readonly train: TrainNumber;
  readonly trainName: string;
  readonly kind: TrainKind;
  /** The day on which the train leaves its first stop. */
  readonly began: IsoDate;
  readonly travelClass: TrainClass;
  readonly quota: Quota;
  readonly from: RailPoint;
  readonly to: RailPoint;
  /** Where they get on, where that is not where the ticket is from. */
  readonly boarding?: RailPoint;
  /** When the first chart of the train is made. */
  readonly chartAt?: Instant;
  /** When that was moved, which can be once. */
  readonly boardingMovedAt?: Instant;
  readonly km: number;
}

export interface TrainTerms {
  readonly journey: RailJourney;
  /** By traveller. */
  readonly passengers: readonly RailPassenger[];
  /** Whether the ticket is considered for a higher class with the chart, without a charge: it is where nothing was said. */
  readonly autoUpgrade?: boolean;
  /** The ID that one of them carries, as it was named in booking. */
  readonly shownId?: RailId;
}

/** How a traveller was booked, and stands now. */
export interface Standing {
  readonly booked: BerthStatus;
  readonly current: BerthStatus;
}

export interface TrainIssued {
  /** Ten digits; empty until it is sold. */
  readonly pnr: string;
  /** By traveller; nobody until it is sold. */
  readonly standings: readonly Standing[];
  /** When the first chart was made. */
  readonly chartedAt?: Instant;
  /** When the second was. */
  readonly secondChartedAt?: Instant;
}

export interface TrainBooking extends Booking, TrainTerms, TrainIssued {
  readonly product: 'train';
}

export type DocumentedJourney = DocumentedBooking & TrainTerms & TrainIssued;

export interface CancellableJourney extends Cancellable, TrainTerms, Pick<TrainIssued, 'standings' | 'chartedAt'> {
  readonly travellers: readonly Pick<Traveller, 'type' | 'firstName' | 'lastName'>[];
}
