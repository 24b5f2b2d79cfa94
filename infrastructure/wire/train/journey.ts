/** Trains' journeys, how travellers stand on them, and what a class can be booked as. */
import type { BookedBerth, TrainDay } from '#application/desk/train/train.ts';
import { chanceReasons, type ListChance } from '#domain/train/berths/chance.ts';
import { type Berth, berthKinds, quotas, trainClasses } from '#domain/train/berths/classes.ts';
import {
  type Availability,
  availabilityText,
  type BerthStatus,
  statusText,
  waitingLists,
} from '#domain/train/berths/status.ts';
import type { RailPassenger } from '#domain/train/booking/rules.ts';
import type { RailJourney, RailPoint, Standing } from '#domain/train/booking/train-booking.ts';
import { trainKinds } from '#domain/train/timetable/train.ts';
import { genders } from '#domain/people/gender.ts';
import type { PlaceTime } from '#domain/time/place-time.ts';
import { date, moment, flag, localTime, oneOf, text, whole } from '../form/leaves.ts';
import { at, mapped, maybe, maybeSpread, record } from '../form/shape.ts';

export const travelClass = oneOf(trainClasses);
export const quota = oneOf(quotas);
export const trainKind = oneOf(trainKinds);
const waitingList = oneOf(waitingLists);
const berthKind = oneOf(berthKinds);

export const placeTime = record<PlaceTime>({ local: at('local', localTime), zone: at('zone', text) });

export const railPoint = record<RailPoint>({
  station: at('station', text),
  name: at('name', text),
  at: at('at', placeTime),
});

export const journey = record<RailJourney>({
  train: at('trainno', text),
  trainName: at('name', text),
  kind: at('kind', trainKind),
  began: at('began', date),
  travelClass: at('class', travelClass),
  quota: at('quota', quota),
  from: at('origin', railPoint),
  to: at('destination', railPoint),
  boarding: maybe('boarding', railPoint),
  chartAt: maybe('chartat', moment),
  boardingMovedAt: maybe('boardingmovedat', moment),
  km: at('km', whole),
});

/** On the wire as a traveller has it: `berth_preference` is the berth wished for. */
export const railPassenger = record<RailPassenger>({
  age: at('age', whole),
  gender: at('gender', oneOf(genders)),
  wish: maybe('berth_preference', berthKind),
  ownBerth: maybe('own_berth', flag),
});

interface WrittenAvailability {
  readonly status: string;
  readonly kind: Availability['kind'];
  readonly number?: number;
  readonly current?: number;
  readonly list?: (typeof waitingLists)[number];
  readonly left?: boolean;
}

const availabilityKinds = ['available', 'rac', 'waiting', 'regret', 'not-open', 'charted', 'departed'] as const;

const availabilityFields = {
  status: at('status', text),
  kind: at('kind', oneOf(availabilityKinds)),
  number: maybe('number', whole),
  current: maybe('current', whole),
  list: maybe('list', waitingList),
  left: maybe('currentbooking', flag),
} as const;

function availabilityIn({ kind, number = 0, current = 0, list = 'GNWL', left }: WrittenAvailability): Availability {
  switch (kind) {
    case 'available':
      return { kind, left: number, ...(left !== undefined && { current: left }) };
    case 'rac':
      return { kind, booked: number, current };
    case 'waiting':
      return { kind, list, booked: number, current };
    default:
      return { kind };
  }
}

function writtenAvailability(availability: Availability): WrittenAvailability {
  const { kind } = availability;
  const status = availabilityText(availability);
  if (kind === 'available') {
    const { left: number, current } = availability;
    return { status, kind, number, ...(current !== undefined && { left: current }) };
  }
  if (kind !== 'rac' && kind !== 'waiting') return { status, kind };
  const { booked, current } = availability;
  return { status, kind, number: booked, current, ...(kind === 'waiting' && { list: availability.list }) };
}

export const availability = mapped(
  record<WrittenAvailability>(availabilityFields),
  availabilityIn,
  writtenAvailability,
);

/** Beside the availability that it estimates; `chance` is the low end. */
export const listChance = record<ListChance>({
  low: at('chance', whole),
  high: at('chanceto', whole),
  reason: at('chancereason', oneOf(chanceReasons)),
  departures: at('chancedepartures', whole),
  cleared: at('chancecleared', whole),
});

type WrittenDay = WrittenAvailability & Omit<TrainDay, 'availability'>;

/** A day of a class, in one: its availability with the chance of a place in the queue. */
export const trainDay = mapped(
  record<WrittenDay>({ date: at('date', date), ...availabilityFields, chance: maybeSpread(listChance) }),
  ({ date: day, chance, ...written }): TrainDay => ({
    date: day,
    availability: availabilityIn(written),
    ...(chance !== undefined && { chance }),
  }),
  ({ date: day, chance, availability: current }): WrittenDay => ({
    date: day,
    ...writtenAvailability(current),
    ...(chance !== undefined && { chance }),
  }),
);

interface WrittenStatus {
  readonly status: string;
  readonly kind: BerthStatus['kind'];
  readonly number?: number;
  readonly list?: (typeof waitingLists)[number];
  readonly berth?: Berth;
  readonly upgradedTo?: (typeof trainClasses)[number];
}

const statusKinds = ['confirmed', 'rac', 'waiting', 'no-berth', 'cancelled'] as const;

const berth = record<Berth>({
  coach: at('coach', text),
  number: at('berth', whole),
  kind: at('kind', berthKind),
});

const berthStatus = mapped(
  record<WrittenStatus>({
    status: at('status', text),
    kind: at('kind', oneOf(statusKinds)),
    number: maybe('number', whole),
    list: maybe('list', waitingList),
    berth: maybe('berth', berth),
    upgradedTo: maybe('upgradedto', travelClass),
  }),
  ({ kind, number = 0, list = 'GNWL', berth: given, upgradedTo }): BerthStatus => {
    if (kind === 'confirmed') {
      return given === undefined ? { kind: 'no-berth' } : { kind, berth: given, ...(upgradedTo && { upgradedTo }) };
    }
    if (kind === 'rac') return { kind, number, ...(given && { berth: given }) };
    return kind === 'waiting' ? { kind, list, number } : { kind };
  },
  (status): WrittenStatus => ({ ...status, status: statusText(status) }),
);

export const standingFields = { booked: at('booked', berthStatus), current: at('current', berthStatus) } as const;

export const standing = record<Standing>(standingFields);

interface WrittenBerth extends Partial<Berth> {
  readonly status: string;
}

/** How a traveller was booked, in one; without a berth the status alone. */
export const bookedBerth = mapped(
  record<WrittenBerth>({
    status: at('status', text),
    coach: maybe('coach', text),
    number: maybe('berth', whole),
    kind: maybe('kind', berthKind),
  }),
  ({ status, coach, number, kind }): BookedBerth => ({
    status,
    ...(coach !== undefined && number !== undefined && kind !== undefined && { berth: { coach, number, kind } }),
  }),
  ({ status, berth: given }: BookedBerth): WrittenBerth => ({ status, ...given }),
);
