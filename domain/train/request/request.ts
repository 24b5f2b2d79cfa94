/** What people are asked about trains: to cancel berths that nothing else can, and to have a claim paid that the railway was sent. */
import type { RequestRules } from '../../booking/request/request-rules.ts';
import type { BookingWish, RequestContent, RequestedBooking, ServiceRequest } from '../../booking/request/request.ts';
import { unitsOf } from '../../booking/units.ts';
import type { Instant } from '../../time/instant.ts';
import { hasTravelled, type TdrReason } from '../cancel/tdr.ts';

/** A booking as anyone who answers has to know it. */
export interface RequestedJourney extends RequestedBooking {
  /** 'ERS-SBC'. */
  readonly title: string;
  readonly train: string;
}

/** tdr: a claim on the railway. Its refund cancels the ticket of who did not travel, and leaves the ticket of who did. */
export const trainRequestKinds = ['cancel', 'tdr'] as const;
export type TrainRequestKind = (typeof trainRequestKinds)[number];
/** What can be asked for by itself; a claim is judged by its reason before. */
export const askedOfTrains = ['cancel'] as const satisfies readonly TrainRequestKind[];

export interface TrainWish extends BookingWish {
  /** Of a claim. */
  readonly reason?: TdrReason;
  /** The number of the examiner's certificate, or the other PNR. */
  readonly paper?: string;
}

export interface TrainRequest extends RequestContent<TrainWish>, ServiceRequest<TrainWish> {
  readonly product: 'train';
  readonly kind: TrainRequestKind;
  readonly booking?: RequestedJourney;
}

export const isTrainRequest = (request: ServiceRequest): request is TrainRequest => request.product === 'train';

export const trainRequestRules: RequestRules = {
  product: 'train',
  kinds: { cancel: { way: 'settlement' }, tdr: { way: 'settlement', settles: 'claim' } },
  party: () => undefined,
  startsOn: () => undefined,
  checkNames: () => [],
  units: (request) => unitsOf({ items: 1, travellers: request.booking?.travellers.length ?? 0 }),
  isUsed: (request) =>
    isTrainRequest(request) && request.about?.reason !== undefined && hasTravelled(request.about.reason),
  itemName: (request) => (isTrainRequest(request) ? (request.booking?.title ?? '') : ''),
};

export const tdrStages = ['filed', 'at-railway', 'decided', 'paid'] as const;
export type TdrStage = (typeof tdrStages)[number];

/** paid: with what came back. refused: nothing. withdrawn: by the agency. */
export type TdrEnd = 'paid' | 'refused' | 'withdrawn';

export interface TdrProgress {
  /** When each stage was reached, as far as it was. */
  readonly reached: Readonly<Partial<Record<TdrStage, Instant>>>;
  readonly end?: TdrEnd;
}

/** How far a claim has come, by the history of its request: `asked`, `take`, `hand-back`, `confirm`, `refuse`, `withdraw`. */
export function tdrProgress({
  state,
  history,
  answer,
}: Pick<ServiceRequest, 'state' | 'history' | 'answer'>): TdrProgress {
  const last = (code: string) => history.findLast((event) => event.code === code)?.at;
  const filed = last('asked');
  const taken = last('take');
  const back = last('hand-back');
  const isTaken = taken !== undefined && (back === undefined || back < taken);
  const decided = state === 'confirmed' ? last('confirm') : state === 'refused' ? last('refuse') : undefined;
  // The railway's decision is recorded with the entry that pays it.
  const paid = state === 'confirmed' && answer?.ledgerEntry !== undefined ? decided : undefined;
  const end: TdrEnd | undefined =
    paid !== undefined
      ? 'paid'
      : state === 'refused' || state === 'confirmed'
        ? 'refused'
        : state === 'withdrawn'
          ? 'withdrawn'
          : undefined;
  return {
    reached: {
      ...(filed !== undefined && { filed }),
      ...(isTaken && { 'at-railway': taken }),
      ...(decided !== undefined && { decided }),
      ...(paid !== undefined && { paid }),
    },
    ...(end !== undefined && { end }),
  };
}
