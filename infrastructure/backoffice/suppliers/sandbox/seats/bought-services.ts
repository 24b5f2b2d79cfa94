/** Services of the sandbox: what can be bought with fares, and whether an order's services are still to be had. */
import type { AnsweredSsr, OrderedSsr } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { SupplierOrder } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { SupplierRefused } from '#application/backoffice/ports/supplier.ts';
import { bookedOf, isSamePlace, type SsrLine } from '#domain/flight/extras/ancillaries.ts';
import { checkAdded } from '#domain/flight/extras/ancillary-rules.ts';
import { seatLines } from '#domain/flight/extras/seat-lines.ts';
import { equals } from '#domain/money/money.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { SeatPlace } from '#infrastructure/backoffice/suppliers/sandbox/store/books.ts';
import { ancillaryLines, answeredLater, type BoughtFlight } from './ancillary-lines.ts';
import { ancillaryPricesOn } from './ancillary-prices.ts';
import { seatMapOf } from './cabin-seats.ts';
import type { FareFamily } from '../fares/fare-families.ts';
import type { NamedFare } from '../fares/named-fare.ts';
import type { Moment } from '../fares/priced-journey.ts';

/** The flights of several fares, in the order of travel. */
export function boughtFlights(
  fares: readonly { readonly named: NamedFare; readonly family: FareFamily }[],
): readonly BoughtFlight[] {
  const directions = fares.flatMap(({ named: { name, journeys }, family }) =>
    journeys.map((journey, at) => ({ journey, legs: name.directions[at] ?? [], cabin: name.cabin, family })),
  );
  return directions.flatMap(({ journey, legs, cabin, family }, itinerary) =>
    journey.flights.map((flight, segment) => ({
      place: { itinerary, segment },
      flight,
      day: legs[segment]?.day ?? 0,
      cabin,
      family,
    })),
  );
}

/** `sold` are all seats that the sandbox has given on these departures. */
export function servicesOf(
  bought: readonly BoughtFlight[],
  moment: Moment,
  seed: number,
  sold: readonly SeatPlace[],
): SupplierServices {
  const prices = { ...ancillaryPricesOn(moment.issued), rate: moment.rate };
  return {
    lines: bought.flatMap((flight) => ancillaryLines(flight, prices)),
    seatMaps: bought.map((each) => seatMapOf(each, prices, seed, seatsOn(each, sold))),
  };
}

export interface ServicesAsked extends Pick<SupplierOrder, 'ssr'> {
  readonly travellers: readonly { readonly type: TravellerType }[];
}

export type OrderedServices =
  | {
      readonly kind: 'to-be-had';
      readonly seats: readonly (SeatPlace & { readonly traveller: number })[];
      readonly answers: readonly AnsweredSsr[];
    }
  | {
      readonly kind: 'refused';
      readonly reason: SupplierRefused['reason'];
      readonly ssrIds: readonly string[];
    };

/**
 * What is asked for beside the flights, of travellers who have something already or nothing yet; which seats are sold, only
 * the database knows.
 */
export function orderedServices(
  { ssr = [], travellers }: ServicesAsked,
  bought: readonly BoughtFlight[],
  moment: Moment,
  seed: number,
  has: readonly AnsweredSsr[] = [],
): OrderedServices {
  if (ssr.length === 0) return { kind: 'to-be-had', seats: [], answers: [] };
  const { lines: others, seatMaps } = servicesOf(bought, moment, seed, []);
  const lines = [...others, ...seatMaps.flatMap(seatLines)];
  const byId = new Map(lines.map((line) => [line.ssrId, line]));
  const dearer = ssr.filter(({ ssrId, price }) => !isPricedAt(byId.get(ssrId), price)).map(({ ssrId }) => ssrId);
  if (dearer.length > 0) return { kind: 'refused', reason: 'ssr-changed', ssrIds: dearer };
  const before = has.flatMap((each) => bookedOf(lines, each, each.status) ?? []);
  const wrong = checkAdded(lines, before, ssr, travellers, seatMaps);
  if (wrong.length > 0) {
    const taken = wrong.filter(({ code }) => code === 'seat-taken');
    const ssrIds = (taken.length > 0 ? taken : wrong).map(({ path }) => ssr[indexIn(path)]?.ssrId ?? '');
    return { kind: 'refused', reason: taken.length > 0 ? 'seat-taken' : 'ssr-changed', ssrIds };
  }
  return {
    kind: 'to-be-had',
    seats: ssr.flatMap(({ ssrId, traveller }) => {
      const line = byId.get(ssrId);
      const on = line?.kind === 'seat' ? bought.find(({ place }) => isSamePlace(line.place, place)) : undefined;
      return line && on ? [{ ...departureOf(on), seat: line.code, traveller }] : [];
    }),
    answers: ssr.map(({ ssrId, traveller }) => ({
      ssrId,
      traveller,
      status: answeredLater.has(byId.get(ssrId)?.code ?? '') ? 'requested' : 'confirmed',
    })),
  };
}

/** The services of an order whose seats are among those given. */
export function servicesOn(
  { ssr = [] }: Pick<SupplierOrder, 'ssr'>,
  bought: readonly BoughtFlight[],
  moment: Moment,
  seed: number,
  given: readonly SeatPlace[],
): readonly string[] {
  const taken = servicesOf(bought, moment, seed, [])
    .seatMaps.flatMap((map) => {
      const on = bought.find(({ place }) => isSamePlace(map.place, place));
      return on === undefined ? [] : seatLines(map).filter(({ code }) => seatsOn(on, given).has(code));
    })
    .map(({ ssrId }) => ssrId);
  return ssr.map(({ ssrId }) => ssrId).filter((ssrId) => taken.includes(ssrId));
}

/** As the stock counts it: '6E2134' on a local day. */
export function departureOf({ flight, day }: BoughtFlight): Omit<SeatPlace, 'seat'> {
  return { day, flight: `${flight.carrier}${flight.number}` };
}

function seatsOn(bought: BoughtFlight, sold: readonly SeatPlace[]): ReadonlySet<string> {
  const { day, flight } = departureOf(bought);
  return new Set(sold.filter((each) => each.day === day && each.flight === flight).map(({ seat }) => seat));
}

function isPricedAt(line: SsrLine | undefined, price: OrderedSsr['price']): boolean {
  return line !== undefined && line.price.currency === price.currency && equals(line.price, price);
}

function indexIn(path: string): number {
  return Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1);
}
