/** The plug of requests: what a product says of those that are asked of its bookings, pure. */
import type { PartyCounts, Traveller } from '../../people/traveller.ts';
import type { AmendmentKind } from '../amendment.ts';
import type { Violation } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { Product, Unit } from '../booking.ts';
import type { RequestAnswer, RequestContent, RequestKind, RequestWay, ServiceRequest } from './request.ts';

export interface RequestKindRules {
  readonly way: RequestWay;
  /** Also asked of a booking that is held and not paid for. */
  readonly ofHeld?: true;
  /** Of a settlement: what is done to the booking; it is cancelled where absent. A claim leaves who used it in the booking. */
  readonly settles?: AmendmentKind;
}

export interface RequestRules {
  readonly product: Product;
  readonly kinds: Readonly<Record<RequestKind, RequestKindRules>>;
  /** Who travels with what is offered; undefined where it is no offer. */
  readonly party: (request: RequestContent) => PartyCounts | undefined;
  /** The first day of what is offered, or wished where the answer does not say; undefined where it is no offer. */
  readonly startsOn: (request: RequestContent, answer?: RequestAnswer) => IsoDate | undefined;
  /** What is offered beside prices and days, as it was typed, field by field. Paths: within `offered`. */
  readonly readOffered?: (
    typed: Readonly<Record<string, string>>,
    request: RequestContent,
    today: IsoDate,
  ) => { readonly offered: unknown; readonly violations: readonly Violation[] };
  /** The travellers of an offer who are named. Paths: `travellers[n]…`. */
  readonly checkNames: (request: RequestContent, travellers: readonly Traveller[]) => readonly Violation[];
  /** Those of the booking that it is about, as it was when it was asked; by item, then traveller. */
  readonly units: (request: ServiceRequest) => readonly Unit[];
  /** Of a claim: whether its travellers used what is refunded. */
  readonly isUsed?: (request: ServiceRequest) => boolean;
  /** One of its items in a word. */
  readonly itemName: (request: ServiceRequest, item: number) => string;
}
