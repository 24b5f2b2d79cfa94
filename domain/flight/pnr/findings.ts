/**
 * What a dialect's reader finds in one entry, before dates have years and before anything knows its position: the joint
 * between the three readers and the reading.
 */
import type { Money } from '../../money/money.ts';
import type { Gender } from '../../people/gender.ts';
import type { Title } from '../../people/titles.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { Weekday } from '../../time/calendar-date.ts';
import type { ClockTime } from '../../time/clock-time.ts';
import type { WrittenDate } from './dates.ts';
import type { DisplayEntry, Wrapping } from './lines.ts';
import type { PnrLineKind } from './reading.ts';

export interface WrittenName {
  /** Number before the dot, and place among the names of that number, from 1. */
  readonly field: number;
  readonly place: number;
  readonly type: TravellerType;
  readonly title?: Title;
  readonly firstName: string;
  readonly lastName: string;
  readonly birth?: WrittenDate;
  readonly age?: number;
  /** On this person's lap. */
  readonly infants: readonly WrittenName[];
}

export interface WrittenSegment {
  readonly carrier: string;
  readonly flightNumber: string;
  readonly bookingClass: string;
  readonly origin: string;
  readonly destination: string;
  readonly date: WrittenDate;
  readonly weekday?: Weekday;
  readonly status: string;
  readonly seats: number;
  readonly departure?: ClockTime;
  readonly arrival?: ClockTime;
  readonly dayOffset?: number;
  readonly arrivalDate?: WrittenDate;
  readonly carrierLocator?: string;
}

/** Whom something is for. All that is given must fit. */
export interface Who {
  /** Numbers before the dot. */
  readonly fields?: readonly number[];
  readonly place?: number;
  readonly lastName?: string;
  /** Its beginning, perhaps with a title. */
  readonly firstName?: string;
  /** The infants on the laps of those meant, or the infants only. */
  readonly infant?: boolean;
}

/** Which flights something is for. */
export interface Where {
  readonly numbers?: readonly number[];
  readonly flight?: {
    readonly origin: string;
    readonly destination: string;
    readonly flightNumber: string;
    readonly date: WrittenDate;
  };
}

export interface WrittenTicket {
  /** 13 digits each, in order. */
  readonly numbers: readonly [string, ...string[]];
  readonly who: Who;
  readonly where: Where;
  readonly total?: Money;
}

export interface WrittenDocument {
  readonly number: string;
  readonly country?: string;
  readonly nationality?: string;
  readonly birth?: WrittenDate;
  readonly expiry?: WrittenDate;
  readonly gender?: Gender;
  /** Said to be a child or an infant. */
  readonly type?: 'child' | 'infant';
  readonly lastName?: string;
  readonly firstName?: string;
}

export interface WrittenService {
  readonly code: string;
  readonly carrier?: string;
  readonly status?: string;
  readonly text: string;
  readonly who: Who;
  readonly where: Where;
  readonly document?: WrittenDocument;
}

export interface WrittenLimit {
  readonly date: WrittenDate;
  readonly time?: ClockTime;
}

/** A price: of the whole record (`grand`), of the travellers of one stored fare (`part`), or of nobody that is named. */
export interface WrittenTotal {
  readonly amount: Money;
  readonly grand: boolean;
  readonly part?: FarePart;
}

/** A stored fare and how many travellers pay it; its amounts are of one of them. */
export interface FarePart {
  readonly name: string;
  readonly travellers: number;
}

/** What one entry says. `understood` is false where something in it was passed over. */
export interface Found {
  readonly as?: PnrLineKind;
  readonly understood: boolean;
  readonly locator?: string;
  /** A year that is left out is the past's. */
  readonly recordDate?: WrittenDate;
  readonly names?: readonly WrittenName[];
  /** The number that other lines call the segment by. */
  readonly number?: number;
  readonly segment?: WrittenSegment;
  readonly surface?: true;
  readonly tickets?: readonly WrittenTicket[];
  readonly limit?: WrittenLimit;
  readonly service?: WrittenService;
  readonly total?: WrittenTotal;
  /** Of a stored fare: its base fare, of one of its travellers. */
  readonly base?: { readonly amount: Money; readonly part: FarePart };
  /** A currency that amounts are not kept in. */
  readonly strangeCurrency?: true;
}

/** Reads a display of one dialect, entry by entry in order; a new one for each display, for it remembers where it is. */
export interface PnrReader {
  readonly wrapping: Wrapping;
  readonly read: (entry: DisplayEntry) => Found;
}

/** An entry read as no more than its kind. */
export function plain(as: PnrLineKind): Found {
  return { as, understood: true };
}

/** An entry that says nothing known. */
export const unknown: Found = { understood: false };
