/** How a traveller stands on a train, and how the trade writes it: `S5/32/LB`, `RAC 12`, `GNWL 18`, `CAN`, `NOSB`. */
import type { Berth, TrainClass } from './classes.ts';

/** General from where the train begins, remote, pooled, Tatkal, ladies. Seniors' berths have no list. */
export const waitingLists = ['GNWL', 'RLWL', 'PQWL', 'TQWL', 'LDWL'] as const;
export type WaitingList = (typeof waitingLists)[number];

export type BerthStatus =
  /** upgradedTo: the berth is of a higher class than the one that was paid for. */
  | { readonly kind: 'confirmed'; readonly berth: Berth; readonly upgradedTo?: TrainClass }
  /** Sits on a side lower that two share; the berth is known with the chart. */
  | { readonly kind: 'rac'; readonly number: number; readonly berth?: Berth }
  | { readonly kind: 'waiting'; readonly list: WaitingList; readonly number: number }
  /** A child without a berth of its own. */
  | { readonly kind: 'no-berth' }
  | { readonly kind: 'cancelled' };

export type StatusKind = BerthStatus['kind'];

/** What a class on a day can be booked as. */
export type Availability =
  /** current: the first chart is made, and these are what is left of it (current booking). */
  | { readonly kind: 'available'; readonly left: number; readonly current?: boolean }
  /** Who books next has this number; of those before, so many have moved on. */
  | { readonly kind: 'rac'; readonly booked: number; readonly current: number }
  | { readonly kind: 'waiting'; readonly list: WaitingList; readonly booked: number; readonly current: number }
  | { readonly kind: 'regret' }
  | { readonly kind: 'not-open' }
  | { readonly kind: 'charted' }
  | { readonly kind: 'departed' };

/**
 * A status as tickets show it.
 *
 * @example statusText({ kind: 'confirmed', berth: { coach: 'S5', number: 32, kind: 'SUB' } }) // => 'S5/32/SUB'
 * @example statusText({ kind: 'waiting', list: 'GNWL', number: 18 }) // => 'GNWL 18'
 */
export function statusText(status: BerthStatus): string {
  switch (status.kind) {
    case 'confirmed':
      return `${status.berth.coach}/${status.berth.number}/${status.berth.kind}`;
    case 'rac':
      return status.berth === undefined
        ? `RAC ${status.number}`
        : `RAC ${status.number} ${status.berth.coach}/${status.berth.number}`;
    case 'waiting':
      return `${status.list} ${status.number}`;
    case 'no-berth':
      return 'NOSB';
    case 'cancelled':
      return 'CAN';
  }
}

/**
 * A status as messages say it: with the class where that is another than was paid for.
 *
 * @example standingText({ kind: 'confirmed', berth: { coach: 'A1', number: 5, kind: 'SLB' }, upgradedTo: '2A' }) // => 'A1/5/SLB (2A)'
 */
export function standingText(status: BerthStatus): string {
  const higher = status.kind === 'confirmed' ? status.upgradedTo : undefined;
  return higher === undefined ? statusText(status) : `${statusText(status)} (${higher})`;
}

/** The berth that one has or shares, once it is known. */
export function berthOf(status: BerthStatus): Berth | undefined {
  return status.kind === 'confirmed' || status.kind === 'rac' ? status.berth : undefined;
}

/** Whether it is what is left of the first chart: nothing moves such a ticket to another class, and nothing comes back of it. */
export function isLeftOfChart(availability: Availability): boolean {
  return availability.kind === 'available' && availability.current === true;
}

/**
 * An availability as the trade reads it.
 *
 * @example availabilityText({ kind: 'available', left: 123 }) // => 'AVAILABLE-0123'
 * @example availabilityText({ kind: 'available', left: 7, current: true }) // => 'CURR_AVBL-0007'
 * @example availabilityText({ kind: 'waiting', list: 'GNWL', booked: 25, current: 12 }) // => 'GNWL25/WL12'
 */
export function availabilityText(availability: Availability): string {
  switch (availability.kind) {
    case 'available':
      return `${availability.current ? 'CURR_AVBL' : 'AVAILABLE'}-${String(availability.left).padStart(4, '0')}`;
    case 'rac':
      return `RAC ${availability.booked}/RAC ${availability.current}`;
    case 'waiting':
      return `${availability.list}${availability.booked}/WL${availability.current}`;
    case 'regret':
      return 'REGRET/WL';
    case 'not-open':
      return 'NOT OPEN';
    case 'charted':
      return 'CHART PREPARED';
    case 'departed':
      return 'TRAIN DEPARTED';
  }
}
