/** An order as it was sold: its fare with all its lines, its rules, its flights and seats, computed again from its text. */
import type { CancellableBooking } from '#domain/flight/cancel/cancellation.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { Price, PricePart } from '#domain/price/price.ts';
import { directionsOfFare } from '#domain/flight/change/flown-part.ts';
import { splitFares } from '#domain/flight/split/split.ts';
import type { FareRules } from '#domain/flight/fare/fare-rules.ts';
import { inDirection } from '#domain/flight/fare/fare-shares.ts';
import { joinFares } from '#domain/flight/fare/join-fares.ts';
import { zero } from '#domain/money/money.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import { fromMilliseconds } from '#domain/time/instant.ts';
import type { Chair, DepartureCabin, FreedSeats } from '#infrastructure/backoffice/suppliers/sandbox/store/books.ts';
import type { Rebooked } from '#infrastructure/backoffice/suppliers/sandbox/store/rebooked.ts';
import type { BoughtFlight } from '../seats/ancillary-lines.ts';
import { boughtFlights } from '../seats/bought-services.ts';
import type { FareFamily } from '../fares/fare-families.ts';
import { type NamedFare, namedFare, placesOf, priceNamed } from '../fares/named-fare.ts';
import { momentOf, type PricedJourney } from '../fares/priced-journey.ts';
import { readFareKey } from '../fares/keys.ts';
import { presentTravellers, readSales, type Sale } from './sale-text.ts';
import type { SandboxWorld } from '../timetable/world.ts';

export interface SoldOrder {
  readonly booking: CancellableBooking;
  /** One for each fare. */
  readonly fares: readonly PricedJourney[];
  /** Departures of each itinerary. */
  readonly departures: readonly (readonly DepartureCabin[])[];
  readonly travellers: readonly TravellerType[];
}

interface FareOfSale {
  readonly priced: PricedJourney;
  readonly family: FareFamily;
  readonly named: NamedFare;
  /** Of a fare for several directions the part that is left. */
  readonly left?: (whole: Price) => Price;
}

/** Throws where the text is no sale of this world. */
export function soldOrder(world: SandboxWorld, text: string, businessZone: string): SoldOrder {
  const sales = readSales(text, legsOf);
  if (sales === undefined) throw new Error(`"${text}" is no sale of the sandbox`);
  const travellers = sales[0] === undefined ? [] : presentTravellers(sales[0]);
  const priced = sales.flatMap((sale) => fareOfSale(world, sale, businessZone) ?? []);
  const named = priced.map((each) => each.named);
  const options = priced.map(({ priced: journey, family, named: { name } }) =>
    world.fares.fare(journey, family, name.fareType, world.fares.concession(journey, name.fareType), true),
  );
  const itineraries = named.flatMap(({ journeys }) => journeys.map((journey) => world.dressing.itinerary(journey)));
  const [firstItinerary, ...otherItineraries] = itineraries;
  const [first, ...others] = options.map((option, at) => {
    const whole = presentFare(airlineFare(option.fare), sales[at]);
    return inDirectionOf(priced[at]?.left?.(whole) ?? whole, at, options.length);
  });
  if (firstItinerary === undefined || first === undefined || priced.length < sales.length) {
    throw new Error(`"${text}" names fares that this sandbox does not sell`);
  }
  const rules = priced.map(({ priced: journey, family, named: { name } }, at) =>
    rulesLeft(world.fares.rules(journey, family, name.fareType), sales[at]),
  );
  return {
    booking: {
      itineraries: [firstItinerary, ...otherItineraries],
      options: [first, ...others],
      rules: { sectors: rules.flatMap(({ sectors }) => sectors) },
      travellers: travellers.map((type) => ({ type })),
      price: joinFares([first, ...others]),
    },
    fares: priced.map((each) => each.priced),
    departures: named.flatMap(({ name }) =>
      name.directions.map((legs) =>
        legs.map(({ carrier, number, day }) => ({ day, flight: `${carrier}${number}`, cabin: name.cabin })),
      ),
    ),
    travellers,
  };
}

/** What a fare comes to for those whom the order still has. */
function presentFare(fare: Price, sale: Sale | undefined): Price {
  let [left, of] = [sale?.travellers ?? [], fare];
  for (const { leaving, own } of sale?.steps ?? []) {
    const split = splitFares({ fare: of, travellers: left.map((type) => ({ type })), units: [[0]] }, leaving);
    if (split === undefined) throw new Error('An order was split that cannot be');
    of = split[own];
    left = left.filter((_, at) => leaving.includes(at) === (own === 'leaves'));
  }
  return of;
}

/** The flights of an order, with the families that they were sold in. */
export function soldFlights(world: SandboxWorld, text: string, businessZone: string): readonly BoughtFlight[] {
  const sales = readSales(text, legsOf) ?? [];
  return boughtFlights(sales.flatMap((sale) => fareOfSale(world, sale, businessZone) ?? []));
}

/** How many flights a fare's key names. */
export function legsOf(fareKey: string): number {
  return readFareKey(fareKey)?.directions.flat().length ?? 0;
}

/** One fare as it was priced when it was sold; of one that is left in part, the flights of that part. */
function fareOfSale(
  world: SandboxWorld,
  { minute, sold, direction, fareKeys: [fareKey = ''] }: Sale,
  businessZone: string,
): FareOfSale | undefined {
  const moment = momentOf(fromMilliseconds(minute * 60_000), businessZone, world.currency);
  const named = namedFare(world, fareKey, minute, 0);
  if (named === undefined) return undefined;
  const counts = new Map(
    placesOf(named).map(({ flight, day }, at): readonly [string, number] => [`${flight}/${day}`, sold[at] ?? 0]),
  );
  const soldThen = {
    soldOf: (flight: { readonly carrier: string; readonly number: number }, day: number) =>
      counts.get(`${flight.carrier}${flight.number}/${day}`) ?? 0,
  };
  const then = priceNamed(world, soldThen, named, moment);
  if (then === undefined || direction === undefined) return then && { ...then, named };
  const [journey, legs] = [named.journeys[direction], named.name.directions[direction]];
  if (journey === undefined || legs === undefined) return undefined;
  const itineraries = named.journeys.map((each) => world.dressing.itinerary(each));
  return {
    ...then,
    named: { name: { ...named.name, directions: [legs] }, journeys: [journey] },
    left: (whole) => directionsOfFare(whole, itineraries)[direction] ?? whole,
  };
}

function rulesLeft({ sectors }: FareRules, sale: Sale | undefined): FareRules {
  return { sectors: sale?.direction === undefined ? sectors : sectors.slice(sale.direction, sale.direction + 1) };
}

/** The order with the directions that are flown otherwise than they were sold. */
export function asFlown(sold: SoldOrder, rebooked: readonly Rebooked[]): SoldOrder {
  const instead = (was: readonly DepartureCabin[], at: number): Rebooked | undefined =>
    rebooked.find(
      ({ itinerary, was: legs }) =>
        itinerary === at && legs === was.map(({ flight, day }) => `${flight}.${day.toString(36)}`).join('_'),
    );
  const [first, ...others] = sold.booking.itineraries.map(
    (itinerary, at) => instead(sold.departures[at] ?? [], at)?.flown ?? itinerary,
  );
  return first === undefined || rebooked.length === 0
    ? sold
    : {
        ...sold,
        booking: { ...sold.booking, itineraries: [first, ...others] },
        departures: sold.departures.map((was, at) => instead(was, at)?.places ?? was),
      };
}

/** The seats, and the seats by name, that places of an order free. */
export function freedBy(
  { departures, travellers }: Pick<SoldOrder, 'departures' | 'travellers'>,
  places: readonly Unit[],
): { readonly freed: readonly FreedSeats[]; readonly chairs: readonly Chair[] } {
  const seated = places.filter(({ traveller }) => travellers[traveller] !== 'infant');
  const legs = seated.flatMap(({ traveller, item: itinerary }) =>
    (departures[itinerary] ?? []).map((departure) => ({ ...departure, traveller })),
  );
  return {
    freed: legs.map(({ day, flight, cabin }) => ({ day, flight, cabin, seats: 1 })),
    chairs: legs.map(({ day, flight, traveller }) => ({ day, flight, traveller })),
  };
}

/** The airline sells without anybody's terms: what the customer pays is what the agency does. */
export function airlineFare(fare: PricePart): Price {
  const none = zero(fare.amount.currency);
  return {
    total: fare.amount,
    breakdown: { name: 'customer-price', amount: fare.amount, parts: [fare] },
    netBreakdown: { name: 'net-payable', amount: fare.amount, parts: [fare] },
    terms: { net: fare.amount, commission: none, tds: none, markup: none, earn: none },
  };
}

function inDirectionOf(fare: Price, direction: number, directions: number): Price {
  return directions === 1 ? fare : inDirection(fare, direction);
}
