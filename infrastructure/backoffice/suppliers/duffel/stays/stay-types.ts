/** Duffel’s own shapes of stays, as its SDK types them. */
import type { Duffel } from '@duffel/api';

type DataOf<Method extends (...args: never[]) => Promise<{ readonly data: unknown }>> = Awaited<
  ReturnType<Method>
>['data'];

export type DuffelStayResult = DataOf<Duffel['stays']['search']>['results'][number];
export type DuffelPlace = DuffelStayResult['accommodation'];
export type DuffelRoom = DuffelPlace['rooms'][number];
export type DuffelRate = DuffelRoom['rates'][number];
export type DuffelStayQuote = DataOf<Duffel['stays']['quotes']['create']>;
export type DuffelStayBooking = DataOf<Duffel['stays']['bookings']['get']>;
export type StaySearchBody = Parameters<Duffel['stays']['search']>[0];
