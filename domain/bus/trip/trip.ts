/** A bus on a day: who runs it, what it is like, where it is boarded and left. */
import type { Money } from '../../money/money.ts';
import type { PlaceTime } from '../../time/place-time.ts';
import type { CancelPolicy } from './policy.ts';

export const seatings = ['seater', 'semi-sleeper', 'sleeper', 'seater-sleeper'] as const;
export type Seating = (typeof seatings)[number];

/** Seats abreast on either side of the aisle. */
export const abreasts = ['2+2', '2+1', '1+1'] as const;
export type Abreast = (typeof abreasts)[number];

export interface BusType {
  /** Make and model: 'Volvo 9600'. */
  readonly model: string;
  readonly ac: boolean;
  readonly seating: Seating;
  readonly abreast: Abreast;
}

export const amenityCodes = [
  'blanket',
  'charging',
  'live-tracking',
  'reading-light',
  'snacks',
  'toilet',
  'water',
  'wifi',
] as const;
export type Amenity = (typeof amenityCodes)[number];

/** state: a state's corporation. */
export const operatorKinds = ['private', 'state'] as const;
export type OperatorKind = (typeof operatorKinds)[number];

export interface BusOperator {
  /** Short and stable: 'orange'. */
  readonly code: string;
  readonly name: string;
  readonly kind: OperatorKind;
}

/** Where a bus stops for passengers. */
export interface BusPoint {
  readonly pointId: string;
  readonly name: string;
  readonly landmark: string;
  /** Of the operator there. */
  readonly phone: string;
  readonly at: PlaceTime;
}

/** The bus, whatever is paid for it. */
export interface BusRun {
  readonly operator: BusOperator;
  readonly bus: BusType;
  readonly amenities: readonly Amenity[];
  readonly origin: TripCity;
  readonly destination: TripCity;
}

export interface TripCity {
  readonly cityId: string;
  readonly name: string;
}

/** What an operator allows and asks. */
export interface OperatorTerms {
  /** As the operator writes it; see `policy.ts`. */
  readonly policy: CancelPolicy;
  /** Whether seats can be given up one by one. */
  readonly partialCancellation: boolean;
  readonly mostSeats: number;
  /** Whether one passenger's paper is named and shown on board. */
  readonly idRequired: boolean;
}

export interface BusTrip extends BusRun, OperatorTerms {
  readonly tripId: string;
  /** From the first boarding point, and to the last dropping point. */
  readonly departure: PlaceTime;
  readonly arrival: PlaceTime;
  readonly durationMinutes: number;
  /** 1 to 5, from so many reviews; absent where nobody rated it. */
  readonly rating?: { readonly stars: number; readonly reviews: number };
  readonly left: number;
  /** The lowest price of a free seat, as the customer pays it. */
  readonly from: Money;
  /** What the agency earns with that seat; for callers who may see net fares. */
  readonly earn?: Money;
  readonly boarding: readonly BusPoint[];
  readonly dropping: readonly BusPoint[];
}
