/** A drive: from where to where, when, for how long, in which car; and how far that is. */
import { distanceKm } from '../../places/distance.ts';
import { minuteOfDay, type PlaceTime } from '../../time/place-time.ts';

/** airport: to or from one. local: by the hour. outstation: there and back over days. oneway: to another town. */
export const cabKinds = ['airport', 'local', 'outstation', 'oneway'] as const;
export type CabKind = (typeof cabKinds)[number];

export const carClasses = ['hatchback', 'sedan', 'suv', 'premium', 'tempo'] as const;
export type CarClass = (typeof carClasses)[number];

export const fuels = ['petrol', 'diesel', 'cng', 'electric'] as const;
export type Fuel = (typeof fuels)[number];

/** What a car or its driver has besides. */
export const cabFeatures = ['child-seat', 'roof-carrier', 'speaks-english', 'speaks-hindi'] as const;
export type CabFeature = (typeof cabFeatures)[number];

export interface CabPlace {
  readonly placeId: string;
  readonly name: string;
  /** IATA code, of an airport. */
  readonly airport?: string;
  readonly otherNames: readonly string[];
  /** Roads there climb. */
  readonly hills: boolean;
  /** Degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA. */
  readonly zone: string;
}

export interface CabDrive {
  readonly kind: CabKind;
  readonly from: CabPlace;
  /** Absent by the hour. */
  readonly to?: CabPlace;
  readonly pickUp: PlaceTime;
  /** Hours hired, by the hour. */
  readonly hours?: number;
  /** Calendar days, the first and the last counted; of a drive there and back. */
  readonly days?: number;
  readonly passengers: number;
}

export interface Car {
  readonly carClass: CarClass;
  /** 'Dzire', of which another alike may come. */
  readonly model: string;
  readonly fuel: Fuel;
  /** Of passengers. */
  readonly seats: number;
  /** Large bags. */
  readonly bags: number;
  readonly features: readonly CabFeature[];
}

/** How far and how long a drive is by road. */
export interface RoadWay {
  readonly kilometres: number;
  readonly minutes: number;
}

/** Roads are so much longer than the straight line: 1.2 in the plains, more where they climb. */
const [plains, climbing] = [1.2, 1.55];
const [fastKmh, slowKmh] = [52, 28];

/** Of the way there alone. */
export function roadWay(from: CabPlace, to: CabPlace): RoadWay {
  const climbs = from.hills || to.hills;
  const kilometres = Math.max(3, Math.round(distanceKm(from, to) * (climbs ? climbing : plains)));
  return { kilometres, minutes: Math.round((kilometres / (climbs ? slowKmh : fastKmh)) * 60) + 10 };
}

/** Calendar days that driving there and back takes at least, the first counted, without a rest. */
export function daysDriven({
  from,
  to,
  pickUp,
}: Pick<CabDrive, 'from' | 'pickUp'> & { readonly to: CabPlace }): number {
  return Math.ceil((minuteOfDay(pickUp.local) + 2 * roadWay(from, to).minutes) / (24 * 60));
}
