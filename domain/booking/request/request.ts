/**
 * What a person must answer: a group, a service that no supplier can be asked for by itself, a cancellation or a change
 * that has to be done by hand, a booking made elsewhere that no supplier confirms. An agency asks, an elevated user takes it
 * up and answers; one table of acts says who may do what in which state. Settling a cancellation moves a booking and its
 * money, taking a booking over makes one; no other answer does.
 */
import type { FlightPlace } from '../../flight/extras/ancillaries.ts';
import type { Cabin } from '../../flight/reference/cabin.ts';
import type { Itinerary } from '../../flight/offer/itinerary.ts';
import type { JourneyType, Party, Sector } from '../../flight/search/request.ts';
import type { Money } from '../../money/money.ts';
import type { Traveller } from '../../people/traveller.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { Instant } from '../../time/instant.ts';
import type { BookingContact, HistoryEvent } from '../booking.ts';

export const requestKinds = ['group', 'offline-ssr', 'cancel', 'change', 'import'] as const;
export type RequestKind = (typeof requestKinds)[number];
/** What is wanted of a booking of the agency. */
export type BookingWishKind = Exclude<RequestKind, 'group' | 'import'>;
/** What can be asked for by itself; a booking is taken over by importing it. */
export const askedKinds = ['group', 'offline-ssr', 'cancel', 'change'] as const satisfies readonly RequestKind[];

/**
 * asked: it lies in the queue. taken: an elevated user works on it. under-way: what was settled is being done to the
 * booking, and until that has ended nobody does anything else. offered: a group has fares, which the agency accepts
 * or declines. accepted: those fares are agreed; seats are reserved and paid for when its PNRs are imported. confirmed: it
 * is done. refused, declined, withdrawn: nothing came of it. closed: an accepted group is at its end.
 */
export const requestStates = [
  'asked',
  'taken',
  'under-way',
  'offered',
  'accepted',
  'confirmed',
  'refused',
  'declined',
  'withdrawn',
  'closed',
] as const;
export type RequestState = (typeof requestStates)[number];

export const requestActs = [
  'take',
  'hand-back',
  'offer',
  'confirm',
  'settle',
  'settled',
  'not-settled',
  'take-over',
  'refuse',
  'close',
  'accept',
  'decline',
  'withdraw',
] as const;
export type RequestAct = (typeof requestActs)[number];

interface ActRow {
  /** Who may: the agency that asked, an elevated user, only the one who took it up, or nobody: it comes of the booking. */
  readonly by: 'agency' | 'operator' | 'taker' | 'booking';
  readonly kinds: readonly RequestKind[];
  readonly from: readonly RequestState[];
  readonly to: RequestState;
}

/** What moves the booking and its money when it is answered with yes: it is settled, charges and all. */
const settledKinds = ['cancel'] as const;

export const requestTable: Readonly<Record<RequestAct, ActRow>> = {
  take: { by: 'operator', kinds: requestKinds, from: ['asked'], to: 'taken' },
  'hand-back': { by: 'operator', kinds: requestKinds, from: ['taken'], to: 'asked' },
  offer: { by: 'taker', kinds: ['group'], from: ['taken', 'offered'], to: 'offered' },
  confirm: { by: 'taker', kinds: ['offline-ssr', 'change'], from: ['taken'], to: 'confirmed' },
  settle: { by: 'taker', kinds: settledKinds, from: ['taken'], to: 'under-way' },
  settled: { by: 'booking', kinds: settledKinds, from: ['under-way'], to: 'confirmed' },
  'not-settled': { by: 'booking', kinds: settledKinds, from: ['under-way'], to: 'taken' },
  'take-over': { by: 'taker', kinds: ['import'], from: ['taken'], to: 'confirmed' },
  refuse: { by: 'taker', kinds: requestKinds, from: ['taken', 'offered'], to: 'refused' },
  close: { by: 'operator', kinds: ['group'], from: ['offered', 'accepted'], to: 'closed' },
  accept: { by: 'agency', kinds: ['group'], from: ['offered'], to: 'accepted' },
  decline: { by: 'agency', kinds: ['group'], from: ['offered'], to: 'declined' },
  withdraw: { by: 'agency', kinds: requestKinds, from: ['asked', 'taken', 'offered'], to: 'withdrawn' },
};

export type AgencyAct = 'accept' | 'decline' | 'withdraw';
export const agencyActs: readonly AgencyAct[] = ['accept', 'decline', 'withdraw'];
export type OperatorAct = Exclude<RequestAct, AgencyAct | 'settle' | 'settled' | 'not-settled' | 'take-over'>;
export const operatorActs: readonly OperatorAct[] = ['take', 'hand-back', 'offer', 'confirm', 'refuse', 'close'];

/** States in which travellers of a group may still be named. */
export const namingStates: readonly RequestState[] = ['asked', 'taken', 'offered', 'accepted'];

/** Where an act leads; undefined where the table does not have it. */
export function stateAfter(
  act: RequestAct,
  { kind, state }: Pick<ServiceRequest, 'kind' | 'state'>,
): RequestState | undefined {
  const { kinds, from, to } = requestTable[act];
  return kinds.includes(kind) && from.includes(state) ? to : undefined;
}

/** States from which nothing follows. */
export function isAtEnd(state: RequestState): boolean {
  return Object.values(requestTable).every(({ from }) => !from.includes(state));
}

/** As many of each state as are said, none of the others. */
export function countsByRequestState(
  counts: Partial<Readonly<Record<RequestState, number>>> = {},
): Readonly<Record<RequestState, number>> {
  return {
    asked: 0,
    taken: 0,
    'under-way': 0,
    offered: 0,
    accepted: 0,
    confirmed: 0,
    refused: 0,
    declined: 0,
    withdrawn: 0,
    closed: 0,
    ...counts,
  };
}

/** A group that wants to fly. */
export interface GroupWish {
  readonly journeyType: JourneyType;
  readonly sectors: readonly Sector[];
  readonly party: Party;
  readonly cabin: Cabin;
  readonly wishes?: string;
  readonly contact: BookingContact;
}

/** What is wanted of a booking of the agency. */
export interface BookingWish {
  readonly transactionId: string;
  /** Positions in the booking, from 0. */
  readonly travellers: readonly number[];
  /** Directions, by position from 0: of a cancellation or a change. */
  readonly itineraries?: readonly number[];
  /** Which flight the service is wanted on. */
  readonly place?: FlightPlace;
  /** Of the service, as airlines code it. */
  readonly code?: string;
  readonly remarks?: string;
}

/**
 * Why no supplier confirms a booking: nobody knows its locator, its record names others, or one who may know it gave no
 * answer.
 */
export const unconfirmedReasons = ['unknown', 'surname', 'silent'] as const;
export type UnconfirmedReason = (typeof unconfirmedReasons)[number];

/** A booking made elsewhere that is to be taken over, as its agency says that it is. */
export interface ImportWish {
  readonly reason: UnconfirmedReason;
  /** The display, as pasted. */
  readonly text: string;
  readonly pnr: string;
  readonly ticketNumbers: readonly string[];
  /** What the agency says that it costs. */
  readonly total: Money;
  /** Of held seats: until when, as the display says. */
  readonly heldUntil?: Instant;
}

/** What is asked: of a group `group`, of a booking made elsewhere `taking`, of the other kinds `about`. */
export interface RequestContent {
  readonly kind: RequestKind;
  readonly group?: GroupWish;
  readonly about?: BookingWish;
}

/** The fare of one traveller of a type on the whole journey, tax included. */
export interface OfferedFare {
  readonly type: TravellerType;
  readonly amount: Money;
}

/** What an elevated user says to it. */
export interface RequestAnswer {
  /** Of an offer: one a type that travels. */
  readonly fares?: readonly OfferedFare[];
  /** Of an offer: the last business day on which it can be accepted. */
  readonly validUntil?: IsoDate;
  /** What the airline charges, or gives back, beside the answer; the account is not touched by it. */
  readonly price?: Money;
  /** Conditions of an offer, a reason for a no, or what was done. */
  readonly note?: string;
  /** Of one that was settled: what the customer can be given. */
  readonly refund?: Money;
  /** The ledger's entry of it, 'LG-4131', which its credit note is asked for by. */
  readonly ledgerEntry?: string;
}

/** Of the booking that a request is about, as it was when it was asked: what whoever answers has to know. */
export interface RequestedBooking {
  readonly reference?: string;
  readonly supplier: string;
  readonly itineraries: readonly Itinerary[];
  /** In the booking's order. */
  readonly travellers: readonly { readonly name: string; readonly type: TravellerType; readonly ticket?: string }[];
}

export interface ServiceRequest extends RequestContent {
  /** 'RQ26110000003': what both sides quote on the phone; unique in a deployment. */
  readonly number: string;
  readonly state: RequestState;
  /** Of those who asked. */
  readonly agency: { readonly agentId: string; readonly companyName: string };
  readonly askedBy: string;
  readonly askedAt: Instant;
  /** Who works on it, or has. */
  readonly takenBy?: string;
  readonly answer?: RequestAnswer;
  readonly booking?: RequestedBooking;
  readonly taking?: ImportWish;
  /** Of a group: those who are named so far; of a booking made elsewhere, who is in it. */
  readonly travellers: readonly Traveller[];
  /** Of an accepted group: the bookings that its PNRs became; the one that was taken over. */
  readonly bookings: readonly string[];
  readonly history: readonly HistoryEvent[];
}

/** States in which a second request for the same is answered as the first. */
export const waitingStates: readonly RequestState[] = ['asked', 'taken', 'under-way'];

/**
 * What is wanted of a booking, as one text: equal wishes, equal texts, in whatever order travellers and directions are named.
 * Undefined of a group: an agency may well have two alike.
 */
export function wishText({ kind, about }: Pick<RequestContent, 'kind' | 'about'>): string | undefined {
  if (about === undefined) return undefined;
  const { transactionId, travellers, itineraries = [], place, code = '', remarks = '' } = about;
  const inOrder = (positions: readonly number[]) => [...new Set(positions)].toSorted((one, other) => one - other);
  return JSON.stringify([
    kind,
    transactionId,
    inOrder(travellers),
    inOrder(itineraries),
    place === undefined ? [] : [place.itinerary, place.segment],
    code,
    remarks.trim().replaceAll(/\s+/g, ' ').toLowerCase(),
  ]);
}

/** Whether the last day of an offer has passed. */
export function hasLapsed({ state, answer }: Pick<ServiceRequest, 'state' | 'answer'>, today: IsoDate): boolean {
  return state === 'offered' && answer?.validUntil !== undefined && answer.validUntil < today;
}
