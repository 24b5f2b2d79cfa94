/**
 * What a cancellation would come to at other times, and what could be done instead, each with its amount where it is known.
 * Every figure is reckoned as the cancellation itself is.
 */
import { type Money, sum } from '../../money/money.ts';
import { type Instant, plusMilliseconds } from '../../time/instant.ts';
import { toInstant } from '../../time/place-time.ts';
import type { Unit } from '../booking.ts';
import { stepEnds } from './times.ts';
import { type Cancellation, cancellationOf, type CancelQuestion, pursesOf } from './cancellation.ts';
import { changeFees, mayChange } from '../../flight/change/charges.ts';
import { chargedPlaces } from './charged-places.ts';

/** What cancelling comes to. */
export interface CancelFigures {
  readonly charges: Money;
  readonly customerRefund: Money;
  /** To the agency's account; for callers who may see net fares. */
  readonly refund?: Money;
}

/** now; a day later; when a step of the fare's rules begins that costs more or less; after departure, if nobody travels. */
export const cancelMomentKinds = ['now', 'tomorrow', 'step', 'departure'] as const;

export interface CancelMoment extends CancelFigures {
  readonly kind: (typeof cancelMomentKinds)[number];
  /** From when on. */
  readonly at: Instant;
}

/**
 * change: other flights, at the fees of the rules, the difference in fare beside them. direction, traveller: only one of
 * those chosen. wait: later at what it costs then. no-show: not to travel. airline: refusing the airline's own change.
 */
export const cancelAlternativeKinds = ['change', 'direction', 'traveller', 'wait', 'no-show', 'airline'] as const;

export interface CancelAlternative extends Partial<CancelFigures> {
  readonly kind: (typeof cancelAlternativeKinds)[number];
  /** Positions in the booking, from 0: who, and which directions. */
  readonly travellers: readonly number[];
  readonly itineraries: readonly number[];
  /** Of waiting: the last moment at which it costs what it does now. Figures are those after it. */
  readonly until?: Instant;
}

export interface CancelOutlook {
  readonly overTime: readonly CancelMoment[];
  readonly alternatives: readonly CancelAlternative[];
}

/** What a traveller's own cancellation has beside it; `airlineChanged` where the airline has changed its flights. */
export function cancelOutlook(question: CancelQuestion, airlineChanged: boolean): CancelOutlook {
  const overTime = chargesOverTime(question);
  return { overTime, alternatives: alternativesTo(question, overTime, airlineChanged) };
}

/** Now, tomorrow, at each step of the rules that changes a figure, and once the first flight has left; in order of time. */
export function chargesOverTime(question: CancelQuestion): readonly CancelMoment[] {
  const { booking, places, now } = question;
  const departures = places.flatMap(({ item: itinerary }) => {
    const first = booking.itineraries[itinerary]?.segments[0];
    return first === undefined ? [] : [toInstant(first.departure)];
  });
  const [departure] = departures.toSorted();
  if (departure === undefined || departure < now) return [];
  const tomorrow = plusMilliseconds(now, dayMilliseconds);
  const times: readonly Pick<CancelMoment, 'kind' | 'at'>[] = [
    { kind: 'now', at: now },
    ...(tomorrow <= departure ? [{ kind: 'tomorrow' as const, at: tomorrow }] : []),
    ...stepEnds(booking, places)
      .filter((end) => end >= now && end < departure)
      .map((end) => ({ kind: 'step' as const, at: justAfter(end) })),
    { kind: 'departure', at: justAfter(departure) },
  ];
  const moments: CancelMoment[] = [];
  for (const { kind, at } of times.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    const figures = figuresAt(question, { at, reason: kind === 'departure' ? 'no-show' : 'traveller' });
    const before = moments.at(-1);
    if (figures === undefined || (kind === 'step' && before !== undefined && isSame(before, figures))) continue;
    moments.push({ kind, at, ...figures });
  }
  return moments;
}

const dayMilliseconds = 86_400_000;

/** A step of the rules holds to its last moment. */
function justAfter(end: Instant): Instant {
  return plusMilliseconds(end, 1);
}

function figuresAt(
  question: CancelQuestion,
  { at, reason, places = question.places }: Pick<CancelMoment, 'at'> & Pick<CancelQuestion, 'reason'> & Partial<Places>,
): CancelFigures | undefined {
  const answer = cancellationOf({ ...question, places, now: at, reason });
  return 'violations' in answer ? undefined : figuresOf(answer.cancellation);
}

interface Places {
  readonly places: readonly Unit[];
}

function figuresOf({ charges, customer, refund }: Cancellation): CancelFigures {
  return { charges: charges.amount, customerRefund: customer.refund, refund: refund.amount };
}

function isSame(one: CancelFigures, other: CancelFigures): boolean {
  return (
    one.charges.minor === other.charges.minor &&
    one.customerRefund.minor === other.customerRefund.minor &&
    one.refund?.minor === other.refund?.minor
  );
}

function alternativesTo(
  question: CancelQuestion,
  overTime: readonly CancelMoment[],
  airlineChanged: boolean,
): readonly CancelAlternative[] {
  const { places, now } = question;
  const travellers = inOrder(places.map(({ traveller }) => traveller));
  const itineraries = inOrder(places.map(({ item: itinerary }) => itinerary));
  const all = { travellers, itineraries };
  const only = (
    kind: 'direction' | 'traveller',
    chosen: readonly Unit[],
    whose: Pick<CancelAlternative, 'travellers' | 'itineraries'>,
  ): readonly CancelAlternative[] => {
    const figures = figuresAt(question, { at: now, reason: 'traveller', places: chosen });
    return figures === undefined ? [] : [{ kind, ...whose, ...figures }];
  };
  return [
    ...(airlineChanged ? airlineRefund(question) : []),
    { kind: 'change', ...all, ...changeFigures(question) },
    ...(itineraries.length < 2
      ? []
      : itineraries.flatMap((at) =>
          only(
            'direction',
            places.filter(({ item: itinerary }) => itinerary === at),
            { travellers, itineraries: [at] },
          ),
        )),
    ...(travellers.length < 2
      ? []
      : travellers.flatMap((at) =>
          only(
            'traveller',
            places.filter(({ traveller }) => traveller === at),
            { travellers: [at], itineraries },
          ),
        )),
    ...waiting(overTime).map((wait) => ({ ...wait, ...all })),
    ...overTime
      .filter(({ kind }) => kind === 'departure')
      .map(({ kind: _kind, at: _at, ...figures }) => ({ kind: 'no-show' as const, ...all, ...figures })),
  ];
}

/** All that is not flown and not cancelled, as refusing the airline's change gives it back. */
function airlineRefund(question: CancelQuestion): readonly CancelAlternative[] {
  const { booking, now } = question;
  const { gone = [], flown = [] } = booking;
  const left = [...booking.itineraries.keys()].flatMap((itinerary) =>
    [...booking.travellers.keys()]
      .map((traveller) => ({ traveller, item: itinerary }))
      .filter((place) => ![...gone, ...flown].some((each) => isAt(each, place))),
  );
  const figures = figuresAt(question, { at: now, reason: 'airline', places: left });
  return figures === undefined
    ? []
    : [
        {
          kind: 'airline',
          travellers: inOrder(left.map(({ traveller }) => traveller)),
          itineraries: inOrder(left.map(({ item }) => item)),
          ...figures,
        },
      ];
}

/** What the rules ask for changing instead, tax included; nothing where they do not allow it now. */
function changeFigures({ booking, places, now }: CancelQuestion): Pick<CancelAlternative, 'charges'> {
  const fees = pursesOf(booking, places).map(({ purse, places: own }) => {
    const charged = chargedPlaces(booking, own, 'change');
    return charged.every((place) => mayChange(place, now)) ? changeFees(purse, charged, now) : undefined;
  });
  if (fees.includes(undefined)) return {};
  const amounts = fees.flatMap((each) => (each ?? []).map(({ amount }) => amount));
  return { charges: sum(booking.price.total.currency, amounts) };
}

/** Until when it costs what it does now, and what it costs then; nothing where it stays so until departure. */
function waiting(overTime: readonly CancelMoment[]): readonly Omit<CancelAlternative, keyof Whose>[] {
  return overTime
    .filter(({ kind }) => kind === 'step')
    .slice(0, 1)
    .map(({ kind: _kind, at, ...figures }) => ({ kind: 'wait', until: plusMilliseconds(at, -1), ...figures }));
}

type Whose = Pick<CancelAlternative, 'travellers' | 'itineraries'>;

function inOrder(positions: readonly number[]): readonly number[] {
  return [...new Set(positions)].toSorted((one, other) => one - other);
}

function isAt(one: Unit, other: Unit): boolean {
  return one.traveller === other.traveller && one.item === other.item;
}
