/** Duffel's own shapes, as its SDK types them, under the names that this folder uses. */
import type { Duffel } from '@duffel/api';

type DataOf<Method extends (...args: never[]) => Promise<{ readonly data: unknown }>> = Awaited<
  ReturnType<Method>
>['data'];

/** An offer with its services, as asked for by itself. */
export type DuffelOffer = DataOf<Duffel['offers']['get']>;
/** An offer as a search lists it. */
export type ListedOffer = Omit<DuffelOffer, 'available_services'>;
export type OfferRequestBody = Parameters<Duffel['offerRequests']['create']>[0];
export type DuffelSlice = DuffelOffer['slices'][number];
export type DuffelSegment = DuffelSlice['segments'][number];
export type DuffelConditions = DuffelOffer['conditions'];
export type DuffelService = DuffelOffer['available_services'][number];
export type DuffelOrder = DataOf<Duffel['orders']['get']>;
export type DuffelAirlineChange = DuffelOrder['airline_initiated_changes'][number];
export type OrderBody = Parameters<Duffel['orders']['create']>[0];
export type OrderService = DataOf<Duffel['orders']['getAvailableServices']>[number];
export type DuffelSeatMap = DataOf<Duffel['seatMaps']['get']>[number];
export type DuffelCancellation = DataOf<Duffel['orderCancellations']['get']>;
export type DuffelChangeOffer = DataOf<Duffel['orderChangeRequests']['get']>['order_change_offers'][number];
/** The SDK types it as the offer it was made from; by Duffel's reference it says these too. */
export type DuffelChange = DataOf<Duffel['orderChanges']['get']> & {
  readonly order_id?: string;
  readonly confirmed_at?: string | null;
};
