/**
 * What a pasted PNR display says, line by line and as a whole. Names are in capitals as the record has them; dates have
 * their years; whatever refers to a traveller or a segment does so by its position in the reading.
 */
import type { Money } from '../../money/money.ts';
import type { Gender } from '../../people/gender.ts';
import type { Title } from '../../people/titles.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { Violation } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { ClockTime } from '../../time/clock-time.ts';
import type { AirlineCode, AirportCode } from '../offer/itinerary.ts';

/** The reservation systems whose displays can be read. */
export const pnrDialects = ['amadeus', 'galileo', 'sabre'] as const;
export type PnrDialect = (typeof pnrDialects)[number];

/** Most characters of a display: far above any record, and little enough to read between two key strokes. */
export const pnrMostCharacters = 64 * 1024;

/** What a line was read as. `notice` points to data elsewhere or heads a list; `noise` is the screen's own marks. */
export const pnrLineKinds = [
  'header',
  'name',
  'segment',
  'arnk',
  'ticket',
  'time-limit',
  'ssr',
  'osi',
  'remark',
  'phone',
  'fare',
  'received',
  'history',
  'divided',
  'notice',
  'noise',
] as const;
export type PnrLineKind = (typeof pnrLineKinds)[number];

/** One line of the display, its text untouched. */
export interface PnrLine {
  readonly text: string;
  /** Whether all that matters in it was read. */
  readonly understood: boolean;
  readonly as?: PnrLineKind;
  /** Position of the line that this one is the rest of. */
  readonly continues?: number;
}

/** Whatever was found keeps the position of the line where it begins. */
interface OnLine {
  readonly line: number;
}

export interface PnrTraveller extends OnLine {
  readonly type: TravellerType;
  readonly title?: Title;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth?: IsoDate;
  /** Completed years, where the record gives an age instead. */
  readonly age?: number;
  /** The adult whose lap an infant travels on. */
  readonly infantOf?: number;
  readonly gender?: Gender;
  /** Countries as written: two or three capitals. */
  readonly passport?: PnrPassport;
}

export interface PnrPassport {
  readonly number: string;
  readonly expiresOn?: IsoDate;
  readonly country?: string;
  readonly nationality?: string;
}

export interface PnrFlight extends OnLine {
  readonly kind: 'air';
  readonly carrier: AirlineCode;
  readonly flightNumber: string;
  readonly bookingClass: string;
  readonly origin: AirportCode;
  readonly destination: AirportCode;
  /** Local date of departure. */
  readonly date: IsoDate;
  /** Action or advice code: `HK`. `FLWN` where the display says flown. */
  readonly status: string;
  /** 0 where the display does not say. */
  readonly seats: number;
  /** Local times; absent once flown, and where the segment is open. */
  readonly departure?: ClockTime;
  readonly arrival?: ClockTime;
  /** Days from the local date of departure to that of arrival, −1 to 3. */
  readonly arrivalDayOffset: number;
  /** The carrier's own locator. */
  readonly carrierLocator?: string;
}

/** Arrival unknown: the traveller goes on by other means. */
export interface PnrSurface extends OnLine {
  readonly kind: 'surface';
}

export type PnrSegment = PnrFlight | PnrSurface;

/** One ticket line: one document, documents in conjunction, or a range that several travellers share. */
export interface PnrTicket extends OnLine {
  /** 13 digits. */
  readonly number: string;
  /** The documents that follow it in the same range, 13 digits each. */
  readonly further: readonly string[];
  /** Whom it is for; none where the display does not say. */
  readonly travellers: readonly number[];
  /** Positions among the segments; all where absent. */
  readonly segments?: readonly number[];
  /** What all documents of the line cost together. */
  readonly total?: Money;
}

export interface PnrService extends OnLine {
  /** Four letters: `VGML`. */
  readonly code: string;
  readonly carrier?: AirlineCode;
  readonly status?: string;
  readonly text: string;
  /** All where absent. */
  readonly travellers?: readonly number[];
  readonly segments?: readonly number[];
}

export interface PnrTimeLimit extends OnLine {
  readonly date: IsoDate;
  /** As displayed: local to the office that set it. */
  readonly time?: ClockTime;
}

export interface PnrReading {
  /** As recognised or as given. */
  readonly dialect?: PnrDialect;
  readonly locator?: string;
  /** The record's own date, where the display has one. */
  readonly recordDate?: IsoDate;
  /** Every line in order; their texts joined by line feeds are the display. Empty for a display that is too long. */
  readonly lines: readonly PnrLine[];
  readonly travellers: readonly PnrTraveller[];
  readonly segments: readonly PnrSegment[];
  readonly tickets: readonly PnrTicket[];
  /** The earliest of all that the display names. */
  readonly timeLimit?: PnrTimeLimit;
  readonly ssr: readonly PnrService[];
  /** Price of the whole record, where the display has one. */
  readonly total?: Money;
  /** Of the total: the base fare, where every stored fare says its own. */
  readonly base?: Money;
  /** What stands in the way or looks wrong; paths are `text`, `gds`, `lines[n]`, `travellers`, `segments[n].date` …. */
  readonly problems: readonly Violation[];
}

/**
 * What a segment's status means for the seat.
 *
 * Source: reservation codes of the AIRIMP as the three systems show them.
 */
export type SegmentStanding = 'confirmed' | 'changed' | 'requested' | 'waitlisted' | 'gone' | 'flown';

const standings: Readonly<Record<string, SegmentStanding>> = {
  HK: 'confirmed',
  HS: 'confirmed',
  KK: 'confirmed',
  KL: 'confirmed',
  RR: 'confirmed',
  GK: 'confirmed',
  BK: 'confirmed',
  DK: 'confirmed',
  TK: 'changed',
  SC: 'changed',
  HN: 'requested',
  NN: 'requested',
  SS: 'requested',
  PN: 'requested',
  HL: 'waitlisted',
  LL: 'waitlisted',
  GL: 'waitlisted',
  PL: 'waitlisted',
  TL: 'waitlisted',
  US: 'waitlisted',
  UU: 'waitlisted',
  HX: 'gone',
  XX: 'gone',
  NO: 'gone',
  NS: 'gone',
  UC: 'gone',
  UN: 'gone',
  FLWN: 'flown',
};

/**
 * What a status means; undefined for one that is not known.
 *
 * @example segmentStanding('TK') // => 'changed'
 * @example segmentStanding('ZZ') // => undefined
 */
export function segmentStanding(status: string): SegmentStanding | undefined {
  return Object.hasOwn(standings, status) ? standings[status] : undefined;
}
