/**
 * What Duffel sells with an offer: bags and seats. Duffel names a service for one passenger; here a line is for everyone of
 * a type, and its id says what it is, so that the service of a passenger is found again when it is ordered.
 */
import { Effect } from 'effect';
import type { OrderedSsr, SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import { adultsHolding } from '#domain/flight/extras/ancillary-rules.ts';
import type { FlightPlace, SsrLine } from '#domain/flight/extras/ancillaries.ts';
import { seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import type { SeatMap } from '#domain/flight/extras/seat-map.ts';
import type { Currency } from '#domain/money/currency.ts';
import { add, equals, type Money, parseMoney } from '#domain/money/money.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { DuffelClient, DuffelRefused } from './duffel-client.ts';
import type { DuffelOffer, DuffelSeatMap, DuffelService, OrderService } from './duffel-types.ts';
import { readSeatMap } from './read-seat-map.ts';

/** Flights by Duffel's ids, of an offer or of an order. */
export type Flights = readonly {
  readonly segments: readonly {
    readonly id: string;
    readonly aircraft?: { readonly iata_code?: string | null } | null | undefined;
  }[];
}[];

interface Passenger {
  readonly id: string;
  readonly type: TravellerType;
}

const typeNamed: Readonly<Record<string, TravellerType>> = {
  adult: 'adult',
  child: 'child',
  infant_without_seat: 'infant',
};

export function passengersOf({
  passengers,
}: {
  readonly passengers: readonly { readonly id: string; readonly type?: string | null }[];
}): readonly Passenger[] {
  return passengers.map(({ id, type }) => ({ id, type: typeNamed[type ?? ''] ?? 'adult' }));
}

/** The services of an offer as it is now, with its seat maps. */
export function servicesOf(
  client: DuffelClient,
  offer: DuffelOffer,
  currency: Currency,
): Effect.Effect<SupplierServices, SupplierSilent | DuffelRefused> {
  return Effect.map(seatMapsOf(client, offer.id), (maps) => ({
    lines: bagLines(offer.available_services, offer.slices, passengersOf(offer), currency),
    seatMaps: readSeatMaps(maps, offer.slices, passengersOf(offer), currency),
  }));
}

/** None where the airline shows none. */
export function seatMapsOf(
  client: DuffelClient,
  offerId: string,
): Effect.Effect<readonly DuffelSeatMap[], SupplierSilent | DuffelRefused> {
  return client
    .read('seat maps', (sdk) => sdk.seatMaps.get({ offer_id: offerId }))
    .pipe(
      Effect.map(({ data }) => data),
      Effect.catchTag('DuffelRefused', (refused) =>
        refused.status === 404 || refused.status === 422 ? Effect.succeed([]) : Effect.fail(refused),
      ),
    );
}

export function readSeatMaps(
  maps: readonly DuffelSeatMap[],
  flights: Flights,
  passengers: readonly Passenger[],
  currency: Currency,
): readonly SeatMap[] {
  const holding = adultsHolding(passengers);
  const careful = passengers.flatMap(({ id, type }, at) => (type === 'child' || holding.has(at) ? [id] : []));
  return maps.flatMap((map) => {
    const place = placeOf(map.segment_id, flights);
    const segment = place && flights[place.itinerary]?.segments[place.segment];
    return place && segment
      ? [readSeatMap(map, { place, equipment: segment.aircraft?.iata_code ?? '', currency, careful })]
      : [];
  });
}

/** Bags alike for several passengers are one line, for their types. */
export function bagLines(
  services: readonly (DuffelService | OrderService)[],
  flights: Flights,
  passengers: readonly Passenger[],
  currency: Currency,
): readonly SsrLine[] {
  const lines = new Map<string, SsrLine>();
  for (const service of services) {
    const line = bagLine(service, flights, passengers, currency);
    if (line === undefined) continue;
    const known = lines.get(line.ssrId);
    lines.set(line.ssrId, known === undefined ? line : { ...line, for: [...new Set([...known.for, ...line.for])] });
  }
  return [...lines.values()];
}

function bagLine(
  service: DuffelService | OrderService,
  flights: Flights,
  passengers: readonly Passenger[],
  currency: Currency,
): SsrLine | undefined {
  if (service.type !== 'baggage' || service.total_currency !== currency) return undefined;
  const price = parseMoney(service.total_amount, currency);
  const places = service.segment_ids.flatMap((id) => placeOf(id, flights) ?? []);
  const [place] = places;
  const types = passengers.filter(({ id }) => service.passenger_ids.includes(id)).map(({ type }) => type);
  if (price === undefined || place === undefined || types.length === 0) return undefined;
  const { type, maximum_weight_kg: kilograms } = service.metadata;
  const weight = kilograms === null ? '' : `, ${kilograms} kg`;
  const flown = places.map((each) => `${each.itinerary}.${each.segment}`).join('_');
  return {
    ssrId: `bag-${flown}-${type}-${kilograms ?? 'x'}-${price.minor}`,
    kind: 'baggage',
    place,
    code: type === 'checked' ? 'XBAG' : 'CBAG',
    name: `${type === 'checked' ? 'Checked bag' : 'Cabin bag'}${weight}`,
    ...(kilograms !== null && { kilograms }),
    price,
    for: [...new Set(types)],
  };
}

export type ResolvedServices =
  | {
      readonly kind: 'to-be-had';
      readonly services: readonly { readonly id: string; readonly quantity: number }[];
      /** Undefined where nothing is asked for. */
      readonly total: Money | undefined;
    }
  | {
      readonly kind: 'refused';
      readonly reason: SupplierRefused['reason'];
      readonly ssrIds: readonly string[];
    };

export interface Sold {
  readonly bags: readonly (DuffelService | OrderService)[];
  readonly seatMaps: readonly DuffelSeatMap[];
  readonly flights: Flights;
  readonly passengers: readonly Passenger[];
  readonly currency: Currency;
}

/** Duffel's services for what is asked, each at the price that was agreed to. `ids` are Duffel's of the travellers, in order. */
export function resolveServices(asked: readonly OrderedSsr[], ids: readonly string[], sold: Sold): ResolvedServices {
  const found = asked.map((each) => ({ each, service: serviceOf(each, ids, sold) }));
  const wrong = found.filter(({ service }) => service === undefined).map(({ each: { ssrId } }) => ssrId);
  if (wrong.length > 0) {
    const seats = wrong.filter((ssrId) => ssrId.startsWith('seat-'));
    return {
      kind: 'refused',
      reason: seats.length > 0 ? 'seat-taken' : 'ssr-changed',
      ssrIds: seats.length > 0 ? seats : wrong,
    };
  }
  const dearer = found.filter(({ each, service }) => service && !equals(service.price, each.price));
  if (dearer.length > 0) {
    return { kind: 'refused', reason: 'ssr-changed', ssrIds: dearer.map(({ each: { ssrId } }) => ssrId) };
  }
  const services = found.flatMap(({ service }) => service ?? []);
  const [first, ...others] = services.map(({ price }) => price);
  return {
    kind: 'to-be-had',
    services: services.map(({ id }) => ({ id, quantity: 1 })),
    total: first && others.reduce(add, first),
  };
}

function serviceOf(
  { traveller, ssrId }: OrderedSsr,
  ids: readonly string[],
  { bags, seatMaps, flights, passengers, currency }: Sold,
): { readonly id: string; readonly price: Money } | undefined {
  const passenger = passengers.find(({ id }) => id === ids[traveller]);
  if (passenger === undefined) return undefined;
  for (const bag of bags) {
    const line = bag.passenger_ids.includes(passenger.id) ? bagLine(bag, flights, passengers, currency) : undefined;
    if (line?.ssrId === ssrId) return { id: bag.id, price: line.price };
  }
  for (const map of seatMaps) {
    const place = placeOf(map.segment_id, flights);
    const seats = map.cabins.flatMap(({ rows }) =>
      rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)),
    );
    for (const seat of seats) {
      if (!place || seat.type !== 'seat' || seatSsrId(place, seat.designator) !== ssrId) continue;
      const own = seat.available_services.find(({ passenger_id: id }) => id === passenger.id);
      const price = own?.total_currency === currency ? parseMoney(own.total_amount, currency) : undefined;
      return own && price && { id: own.id, price };
    }
  }
  return undefined;
}

function placeOf(segmentId: string, flights: Flights): FlightPlace | undefined {
  for (const [itinerary, { segments }] of flights.entries()) {
    const segment = segments.findIndex(({ id }) => id === segmentId);
    if (segment >= 0) return { itinerary, segment };
  }
  return undefined;
}
