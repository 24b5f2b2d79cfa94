/**
 * Where journeys lie on one line of time: the clock of the place of departure, in minutes that a never-changed clock would
 * count. Durations are true, so a journey across zones is as long as it takes; the clock of the destination is that of the
 * departure moved by a constant, taken from the first journey.
 */
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { layoversOf } from '#domain/flight/offer/layover.ts';
import { wallMinutes } from '#domain/flight/offer/wall-clock.ts';

export interface BarScale {
  /** Both ends in wall minutes, with room for the clocks beside the bars. */
  readonly from: number;
  readonly to: number;
  /** Wall minutes of the lines, at whole hours. */
  readonly ticks: readonly number[];
  /** What the destination's clock shows more than that of the departure, in minutes. */
  readonly ahead: number;
}

const steps = [60, 120, 180, 240, 360, 720, 1440, 2880];
/** When each journey of a list departs, by the clock of that place: worked out once for many refinements. */
export function departuresOf(itineraries: readonly Itinerary[]): Float64Array {
  return Float64Array.from(itineraries, departureOf);
}

/** What the clock at the end of a journey shows more than the one at its beginning, in minutes. */
export function clockAhead(itinerary: Itinerary): number {
  const { segments, durationMinutes } = itinerary;
  const { arrival } = segments.at(-1) ?? segments[0];
  return wallMinutes(arrival.local) - departureOf(itinerary) - durationMinutes;
}

export interface ScaleFacts {
  readonly departures: ArrayLike<number>;
  /** Minutes. */
  readonly durations: ArrayLike<number>;
  /** Positions of the journeys that are shown. */
  readonly shown: Uint32Array;
  readonly ahead: number;
  /** How many lines the width has room for. */
  readonly mostTicks: number;
  /** What stays free on either side for the clocks, as a share of the time from the first departure to the last arrival. */
  readonly room: number;
}

/** Undefined where there is nothing to show. */
export function barScale({ departures, durations, shown, ahead, mostTicks, room }: ScaleFacts): BarScale | undefined {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const at of shown) {
    const departs = departures[at] ?? Number.NaN;
    first = Math.min(first, departs);
    last = Math.max(last, departs + (durations[at] ?? 0));
  }
  if (!(last >= first)) return undefined;
  const margin = Math.max(60, (last - first) * room);
  // At whole hours, so that most filters leave the scale, and with it what is drawn of every row, as it was.
  const [from, to] = [Math.floor((first - margin) / 60) * 60, Math.ceil((last + margin) / 60) * 60];
  const step = steps.find((each) => (to - from) / each <= mostTicks) ?? 2880;
  const ticks: number[] = [];
  for (let tick = Math.ceil((from + margin / 3) / step) * step; tick < to - margin / 3; tick += step) ticks.push(tick);
  return { from, to, ticks, ahead };
}

export type BarPart =
  | {
      readonly kind: 'flight';
      readonly from: number;
      readonly minutes: number;
      readonly carrier: string;
      readonly flightNumber: string;
    }
  | { readonly kind: 'layover'; readonly from: number; readonly minutes: number; readonly airport: string };

/** A journey's flights and waits in order, each from where on the scale and how long. */
export function barParts(itinerary: Itinerary): readonly BarPart[] {
  const layovers = layoversOf(itinerary);
  let at = departureOf(itinerary);
  return itinerary.segments.flatMap(({ carrier, flightNumber, durationMinutes }, index): BarPart[] => {
    const layover = layovers[index - 1];
    const wait: BarPart[] = layover
      ? [{ kind: 'layover', from: at, minutes: layover.minutes, airport: layover.airport }]
      : [];
    const from = at + (layover?.minutes ?? 0);
    at = from + durationMinutes;
    return [...wait, { kind: 'flight', from, minutes: durationMinutes, carrier, flightNumber }];
  });
}

/** A moment's or a length's place on the scale, per cent. */
export function shareAt({ from, to }: BarScale, minutes: number): number {
  return ((minutes - from) / (to - from)) * 100;
}

export function shareOf({ from, to }: BarScale, minutes: number): number {
  return (minutes / (to - from)) * 100;
}

function departureOf({ segments: [first] }: Itinerary): number {
  return wallMinutes(first.departure.local);
}
