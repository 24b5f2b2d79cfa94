/** Who sells berths on trains: what runs, what is free, what it costs, and how those who have booked stand. */
import type { Effect } from 'effect';
import type { Money } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Quota, TrainClass } from '#domain/train/berths/classes.ts';
import type { ListChance } from '#domain/train/berths/chance.ts';
import type { Availability } from '#domain/train/berths/status.ts';
import type { RailPassenger } from '#domain/train/booking/rules.ts';
import type { Charts } from '#domain/train/booking/charts.ts';
import type { CancellableJourney, RailJourney, RailPoint, TrainIssued } from '#domain/train/booking/train-booking.ts';
import type { RailCertificate } from '#domain/train/reference/certificate.ts';
import type { Station, StationCode } from '#domain/train/reference/stations.ts';
import type { Running } from '#domain/train/cancel/tdr.ts';
import type { TrainKind, TrainNumber } from '#domain/train/timetable/train.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { CommonAmendment, Supplier, SupplierBooking } from '../supplier.ts';

export interface TrainsAsked {
  readonly from: StationCode;
  readonly to: StationCode;
  /** On which they leave `from`. */
  readonly date: IsoDate;
  readonly quota: Quota;
  /** So many days from that one on; six where absent. */
  readonly days?: number;
}

export interface ClassOnDay {
  readonly date: IsoDate;
  readonly availability: Availability;
  /** Estimate for a place in the queue. */
  readonly chance?: ListChance;
}

export interface FoundClass {
  readonly travelClass: TrainClass;
  /** Of an adult, as the supplier asks it on the day that was asked for. */
  readonly fare: PricePart;
  /** The day that was asked for and those after it on which the train runs. */
  readonly days: readonly ClassOnDay[];
}

export interface FoundTrain {
  readonly train: TrainNumber;
  readonly name: string;
  readonly kind: TrainKind;
  /** The day on which it leaves its first stop. */
  readonly began: IsoDate;
  /** Days on which it leaves `from`, a bit each: 1 Monday to 64 Sunday. */
  readonly days: number;
  readonly from: RailPoint;
  readonly to: RailPoint;
  readonly minutes: number;
  readonly km: number;
  /** Stops between both, neither counted. */
  readonly stops: number;
  readonly classes: readonly FoundClass[];
}

export interface RideAsked {
  readonly train: TrainNumber;
  readonly from: StationCode;
  readonly to: StationCode;
  readonly date: IsoDate;
  readonly travelClass: TrainClass;
  readonly quota: Quota;
}

/** What a ride would be booked as now. */
export interface RideOffered {
  readonly journey: RailJourney;
  readonly availability: Availability;
  readonly chance?: ListChance;
  /** Each traveller's `fare`, by traveller; nothing of who travels free. */
  readonly fares: readonly PricePart[];
  readonly chartAt: Instant;
  readonly secondChartAt: Instant;
}

export interface RouteStop {
  readonly station: StationCode;
  readonly name: string;
  readonly km: number;
  readonly arrives: RailPoint['at'];
  readonly departs: RailPoint['at'];
}

export interface TrainOrder extends Omit<CancellableJourney, 'gone' | 'standings' | 'chartedAt' | 'used'> {
  readonly key: string;
  /** What the supplier was agreed to ask. */
  readonly total: Money;
  readonly travellers: readonly Pick<Traveller, 'type' | 'firstName' | 'lastName'>[];
  /** Nothing is bought where not all get a berth. */
  readonly onlyConfirmed?: boolean;
}

/** What is done to an order: as to any, and that its travellers get on elsewhere. */
export type TrainAmendment =
  | CommonAmendment
  | (SupplierBooking & { readonly kind: 'board'; readonly boarding: RailPoint });

export interface StandingOrder extends TrainIssued {
  readonly orderKey: string;
}

/** A ticket as its public enquiry answers: nobody's name. */
export interface RailEnquiry extends TrainIssued {
  readonly journey: RailJourney;
}

export interface RailSupplier extends Supplier<TrainOrder, TrainIssued> {
  readonly stations: (text: string, most: number) => readonly Station[];
  readonly station: (code: StationCode) => Station | undefined;
  /** Within so many kilometres, nearest first. */
  readonly nearby: (code: StationCode, kilometres: number) => readonly Station[];
  /** Where long-distance trains begin. */
  readonly largeStations: () => readonly Station[];
  readonly search: (asked: TrainsAsked, now: Instant) => Effect.Effect<readonly FoundTrain[]>;
  /** Undefined where no such train runs there on that day, or it has no such class. */
  readonly offer: (
    asked: RideAsked,
    party: readonly RailPassenger[],
    now: Instant,
  ) => Effect.Effect<RideOffered | undefined>;
  /** Of some rides at once, for an adult each; undefined as with `offer`. */
  readonly offers: (asked: readonly RideAsked[], now: Instant) => Effect.Effect<readonly (RideOffered | undefined)[]>;
  readonly route: (train: TrainNumber, began: IsoDate) => readonly RouteStop[] | undefined;
  /** The coaches of a journey's train as it leaves its first stop, from the engine on; none where it is not known. */
  readonly coaches: (journey: RailJourney) => readonly string[];
  /** When the charts of a journey's train are made. */
  readonly charts: (journey: RailJourney) => Charts;
  /** By which an agency sells here, on a day; undefined where it has none. */
  readonly certificate: (agentId: string, on: IsoDate) => Effect.Effect<RailCertificate | undefined>;
  /** By the running log; undefined before it has the train. */
  readonly running: (journey: RailJourney, now: Instant) => Running | undefined;
  /** How those of some orders stand now; of orders that it does not know, nothing. */
  readonly standings: (orderKeys: readonly string[], now: Instant) => Effect.Effect<readonly StandingOrder[]>;
  /** By a PNR, also one that another sold; undefined where there is none. */
  readonly enquiry: (pnr: string, now: Instant) => Effect.Effect<RailEnquiry | undefined>;
  /** Lets waiting lists move and makes the charts that are due; answers how many departures moved. */
  readonly moveOn: (now: Instant) => Effect.Effect<number>;
}
