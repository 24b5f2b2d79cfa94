/**
 * What a person must answer, whatever product it is of: an offer, a service that no supplier can be asked for by itself, a
 * cancellation or a change that has to be done by hand, a booking made elsewhere. An agency asks, an elevated user takes it up
 * and answers; one table of acts says who may do what in which state. What is wished is its product's: see `RequestRules`.
 */
import type { Money } from '../../money/money.ts';
import type { Traveller } from '../../people/traveller.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { Instant } from '../../time/instant.ts';
import type { HistoryEvent, Product } from '../booking.ts';
import type { OfferedPrice, OfferPaid, OfferTerms } from './offer-terms.ts';

/** Of a product's own: 'group', 'cancel'. */
export type RequestKind = string;

/**
 * How a yes is given. offer: with prices and a last day, which the agency accepts or declines. word: it was done by hand.
 * settlement: the booking and its money move. take-over: a booking made elsewhere becomes one here.
 */
export const requestWays = ['offer', 'word', 'settlement', 'take-over'] as const;
export type RequestWay = (typeof requestWays)[number];

/**
 * asked: it lies in the queue. taken: an elevated user works on it. under-way: what was settled is being done to the
 * booking, and until that has ended nobody does anything else. offered: there are prices, which the agency accepts or
 * declines. accepted: those prices are agreed; it is paid, and bookings are made of it. confirmed: it is done.
 * refused, declined, withdrawn: nothing came of it. closed: an accepted offer is at its end.
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
  'pay',
  'make',
] as const;
export type RequestAct = (typeof requestActs)[number];

interface ActRow {
  /** Who may: the agency that asked, an elevated user, only the one who took it up, or nobody: it follows from the booking. */
  readonly by: 'agency' | 'operator' | 'taker' | 'booking';
  readonly ways: readonly RequestWay[];
  readonly from: readonly RequestState[];
  readonly to: RequestState;
}

export const requestTable: Readonly<Record<RequestAct, ActRow>> = {
  take: { by: 'operator', ways: requestWays, from: ['asked'], to: 'taken' },
  'hand-back': { by: 'operator', ways: requestWays, from: ['taken'], to: 'asked' },
  offer: { by: 'taker', ways: ['offer'], from: ['taken', 'offered'], to: 'offered' },
  confirm: { by: 'taker', ways: ['word', 'settlement'], from: ['taken'], to: 'confirmed' },
  settle: { by: 'taker', ways: ['settlement'], from: ['taken'], to: 'under-way' },
  settled: { by: 'booking', ways: ['settlement'], from: ['under-way'], to: 'confirmed' },
  'not-settled': { by: 'booking', ways: ['settlement'], from: ['under-way'], to: 'taken' },
  'take-over': { by: 'taker', ways: ['take-over'], from: ['taken'], to: 'confirmed' },
  refuse: { by: 'taker', ways: requestWays, from: ['taken', 'offered'], to: 'refused' },
  close: { by: 'operator', ways: ['offer'], from: ['offered', 'accepted'], to: 'closed' },
  accept: { by: 'agency', ways: ['offer'], from: ['offered'], to: 'accepted' },
  decline: { by: 'agency', ways: ['offer'], from: ['offered'], to: 'declined' },
  withdraw: { by: 'agency', ways: requestWays, from: ['asked', 'taken', 'offered'], to: 'withdrawn' },
  pay: { by: 'agency', ways: ['offer'], from: ['accepted'], to: 'accepted' },
  make: { by: 'operator', ways: ['offer'], from: ['accepted'], to: 'accepted' },
};

export type AgencyAct = 'accept' | 'decline' | 'withdraw' | 'pay';
export const agencyActs: readonly AgencyAct[] = ['accept', 'decline', 'withdraw', 'pay'];
export type OperatorAct = Exclude<RequestAct, AgencyAct | 'settle' | 'settled' | 'not-settled' | 'take-over' | 'make'>;
export const operatorActs: readonly OperatorAct[] = ['take', 'hand-back', 'offer', 'confirm', 'refuse', 'close'];

/** States in which travellers of an offer may still be named. */
export const namingStates: readonly RequestState[] = ['asked', 'taken', 'offered', 'accepted'];

/** Where an act leads; undefined where the table does not have it. */
export function stateAfter(
  act: RequestAct,
  { way, state }: Pick<ServiceRequest, 'way' | 'state'>,
): RequestState | undefined {
  const { ways, from, to } = requestTable[act];
  return ways.includes(way) && from.includes(state) ? to : undefined;
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

/** What is wanted of a booking of the agency; a product adds what only its bookings have. */
export interface BookingWish {
  readonly transactionId: string;
  /** Positions in the booking, from 0. */
  readonly travellers: readonly number[];
  /** What of it, by position from 0: of a cancellation or a change. */
  readonly items?: readonly number[];
  readonly remarks?: string;
}

/** What is asked. A product extends it by what it knows of a wish; `about` where it is of a booking. */
export interface RequestContent<About extends BookingWish = BookingWish> {
  readonly product: Product;
  readonly kind: RequestKind;
  readonly about?: About;
}

/** What an elevated user says to it; the terms are an offer's. */
export interface RequestAnswer extends OfferTerms, OfferPaid {
  /** Of an offer: one a type that travels. */
  readonly prices?: readonly OfferedPrice[];
  /** Of an offer: what is offered, as its product says it. */
  readonly offered?: unknown;
  /** Of an offer: the last business day on which it can be accepted. */
  readonly validUntil?: IsoDate;
  /** Of one that is closed: what the account was given back of what was held. */
  readonly depositBack?: Money;
  /** What the supplier charges, or gives back, beside the answer; the account is not touched by it. */
  readonly price?: Money;
  /** Conditions of an offer, a reason for a no, or what was done. */
  readonly note?: string;
  /** Of one that was settled: what the customer can be given, or pays. */
  readonly refund?: Money;
  readonly charged?: Money;
  /** The ledger's entry of it, 'LG-4131', which its credit note or invoice is asked for by. */
  readonly ledgerEntry?: string;
}

/** Of the booking that a request is about, as it was when it was asked: what the person who answers has to know. */
export interface RequestedBooking {
  readonly reference?: string;
  readonly supplier: string;
  /** In the booking's order. */
  readonly travellers: readonly { readonly name: string; readonly type: TravellerType }[];
}

export interface ServiceRequest<About extends BookingWish = BookingWish> extends RequestContent<About> {
  /** 'RQ26110000003': what both sides quote on the phone; unique in a deployment. */
  readonly number: string;
  /** As its product has it for the kind. */
  readonly way: RequestWay;
  readonly state: RequestState;
  /** Of those who asked. */
  readonly agency: { readonly agentId: string; readonly companyName: string };
  readonly askedBy: string;
  readonly askedAt: Instant;
  /** Who works on it, or has. */
  readonly takenBy?: string;
  readonly answer?: RequestAnswer;
  readonly booking?: RequestedBooking;
  /** Of an offer: those who are named so far; of a booking made elsewhere, who is in it. */
  readonly travellers: readonly Traveller[];
  /** Of an accepted offer: the bookings that came of it; the one that was taken over. */
  readonly bookings: readonly string[];
  readonly history: readonly HistoryEvent[];
}

/** States in which a second request for the same is answered as the first. */
export const waitingStates: readonly RequestState[] = ['asked', 'taken', 'under-way'];

/** Whether the last day of an offer has passed. */
export function offerExpired({ state, answer }: Pick<ServiceRequest, 'state' | 'answer'>, today: IsoDate): boolean {
  return state === 'offered' && answer?.validUntil !== undefined && answer.validUntil < today;
}
