/** What the Duffel stub sells: flights of any pair of airports, each at two fare brands, in the shapes of Duffel's reference. */
import { distanceKm } from '#domain/places/distance.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { afterMinutes, minutesBetween, placeTime } from '#domain/time/place-time.ts';
import type {
  DuffelOffer,
  DuffelSegment,
  DuffelService,
  OfferRequestBody,
} from '#infrastructure/backoffice/suppliers/duffel/duffel-types.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';

/** A flight as tests write it; times are local. */
export interface StubFlight {
  readonly carrier: string;
  readonly number: string;
  readonly origin: string;
  readonly destination: string;
  /** 'YYYY-MM-DDTHH:MM'. */
  readonly departs: string;
  readonly minutes: number;
  readonly operator?: string;
}

/** One way to fly a slice, and what an adult pays for it at the lowest brand, whole units. */
export interface StubJourney {
  readonly flights: readonly [StubFlight, ...StubFlight[]];
  readonly adult: number;
}

export type Selling = (slice: OfferRequestBody['slices'][number]) => readonly StubJourney[];

export interface StubPassenger {
  readonly id: string;
  readonly type: 'adult' | 'child' | 'infant_without_seat';
  readonly age: number | null;
  readonly fareType: string | null;
}

export interface OfferMaking {
  readonly now: Instant;
  readonly currency: string;
  readonly id: (kind: string) => string;
  readonly goodForMinutes: number;
}

interface Brand {
  readonly name: string;
  readonly code: string;
  readonly percent: number;
  readonly bags: number;
  readonly refund: string | null;
  readonly change: string | null;
  readonly seats: boolean;
}

const brands: readonly Brand[] = [
  { name: 'Saver', code: 'L', percent: 100, bags: 0, refund: null, change: '3000.00', seats: false },
  { name: 'Flex', code: 'Y', percent: 130, bags: 1, refund: '2500.00', change: '0.00', seats: true },
];

const cabinPercent: Readonly<Record<string, number>> = {
  economy: 100,
  premium_economy: 160,
  business: 300,
  first: 500,
};
const agePercent = { adult: 100, child: 80, infant_without_seat: 10 } as const;

/** Four flights a day and one with a change, of two airlines. */
export const everyday: Selling = ({ origin, destination, departure_date: date }) => {
  const [from, to] = [allAirports.byCode(origin), allAirports.byCode(destination)];
  if (from === undefined || to === undefined) return [];
  const km = Math.round(distanceKm(from, to));
  const minutes = 45 + Math.round(km / 13);
  const adult = 2000 + Math.round(km) * 3;
  const straight = ['06:15', '09:40', '14:20', '22:50'].map((time, at): StubJourney => {
    const carrier = at % 2 === 0 ? 'AI' : '6E';
    const number = `${500 + ((from.code.charCodeAt(0) + to.code.charCodeAt(1)) % 40) * 10 + at}`;
    return {
      flights: [{ carrier, number, origin, destination, departs: `${date}T${time}`, minutes }],
      adult: adult + at * 250,
    };
  });
  const via = [origin, destination].includes('HYD') ? 'NAG' : 'HYD';
  const middle = allAirports.byCode(via);
  if (middle === undefined) return straight;
  const first = 45 + Math.round(distanceKm(from, middle) / 13);
  const there = afterMinutes(placeTime(`${date}T05:30`, from.zone), first + 90, middle.zone);
  return [
    ...straight,
    {
      flights: [
        { carrier: 'AI', number: '801', origin, destination: via, departs: `${date}T05:30`, minutes: first },
        {
          carrier: 'AI',
          number: '0802',
          origin: via,
          destination,
          departs: there.local,
          minutes: 45 + Math.round(distanceKm(middle, to) / 13),
          operator: 'IX',
        },
      ],
      adult: adult - 400,
    },
  ];
};

export function passengersFor(body: OfferRequestBody, id: (kind: string) => string): readonly StubPassenger[] {
  return body.passengers.map((passenger) => {
    const age = 'age' in passenger ? (passenger.age ?? null) : null;
    const fareType = 'fare_type' in passenger ? (passenger.fare_type ?? null) : null;
    const type = age === null || age >= 12 ? 'adult' : age < 2 ? 'infant_without_seat' : 'child';
    return { id: id('pas'), type, age, fareType };
  });
}

/** Every brand of every combination of the slices' journeys, the n-th of one with the n-th of the others. */
export function offersFor(body: OfferRequestBody, selling: Selling, making: OfferMaking): readonly DuffelOffer[] {
  const passengers = passengersFor(body, making.id);
  const each = body.slices.map((slice) =>
    selling(slice).filter(({ flights }) => flights.length <= (body.max_connections ?? 1) + 1),
  );
  const ways = Math.min(...each.map(({ length }) => length));
  return Array.from({ length: ways }, (_, way) => each.flatMap((journeys) => journeys[way] ?? [])).flatMap((journeys) =>
    brands.map((brand) => offerOf(journeys, brand, body.cabin_class ?? 'economy', passengers, making)),
  );
}

function offerOf(
  journeys: readonly StubJourney[],
  brand: Brand,
  cabin: NonNullable<OfferRequestBody['cabin_class']>,
  passengers: readonly StubPassenger[],
  { now, currency, id, goodForMinutes }: OfferMaking,
): DuffelOffer {
  const adult = journeys.reduce((sum, journey) => sum + journey.adult, 0);
  const one = Math.round((adult * brand.percent * (cabinPercent[cabin] ?? 100)) / 10_000);
  const base = passengers.reduce((sum, { type }) => sum + Math.round((one * agePercent[type]) / 100), 0);
  const tax = passengers.length * 612;
  const slices = journeys.map(({ flights }) => {
    const segments = flights.map((flight) => segmentOf(flight, brand, cabin, passengers, id));
    const [first, last] = [segments[0], segments.at(-1)];
    if (first === undefined || last === undefined) throw new Error('A journey has flights');
    return {
      id: id('sli'),
      origin: first.origin,
      origin_type: 'airport' as const,
      destination: last.destination,
      destination_type: 'airport' as const,
      duration: null,
      fare_brand_name: brand.name,
      segments,
      conditions: {
        ...conditionsOf(brand, currency),
        advance_seat_selection: brand.seats,
        priority_boarding: null,
        priority_check_in: null,
      },
      ngs_shelf: null,
      comparison_key: id('cmp'),
    };
  });
  return {
    id: id('off'),
    live_mode: false,
    partial: false,
    created_at: now,
    updated_at: now,
    expires_at: plusMinutes(now, goodForMinutes),
    owner: airlineOf(journeys[0]?.flights[0].carrier ?? 'ZZ'),
    passengers: passengers.map((passenger) => ({
      id: passenger.id,
      type: passenger.type,
      age: passenger.age,
      fare_type: passenger.fareType === 'student' ? 'student' : null,
      loyalty_programme_accounts: [],
    })),
    passenger_identity_documents_required: false,
    supported_passenger_identity_document_types: ['passport'],
    supported_loyalty_programmes: ['AI'],
    payment_requirements: {
      requires_instant_payment: brand.name === 'Saver',
      payment_required_by: brand.name === 'Saver' ? null : plusMinutes(now, 24 * 60),
      price_guarantee_expires_at: brand.name === 'Saver' ? null : plusMinutes(now, 12 * 60),
    },
    private_fares: [],
    slices,
    conditions: conditionsOf(brand, currency),
    base_amount: `${base}.00`,
    base_currency: currency,
    tax_amount: `${tax}.00`,
    tax_currency: currency,
    total_amount: `${base + tax}.00`,
    total_currency: currency,
    total_emissions_kg: '120',
    available_services: bagsOf(slices, passengers, currency, id),
  };
}

function segmentOf(
  { carrier, number, origin, destination, departs, minutes, operator = carrier }: StubFlight,
  brand: Brand,
  cabin: NonNullable<OfferRequestBody['cabin_class']>,
  passengers: readonly StubPassenger[],
  id: (kind: string) => string,
): DuffelSegment {
  const departure = placeTime(departs, allAirports.zoneOf(origin) ?? 'UTC');
  const arrival = afterMinutes(departure, minutes, allAirports.zoneOf(destination) ?? 'UTC');
  return {
    id: id('seg'),
    aircraft: { id: 'arc_1', name: 'Airbus A320neo', iata_code: '32N' },
    origin: airportOf(origin),
    destination: airportOf(destination),
    origin_terminal: '3',
    destination_terminal: null,
    departing_at: `${departure.local}:00`,
    arriving_at: `${arrival.local}:00`,
    distance: null,
    duration: `PT${minutesBetween(departure, arrival)}M`,
    marketing_carrier: airlineOf(carrier),
    marketing_carrier_flight_number: number,
    operating_carrier: airlineOf(operator),
    operating_carrier_flight_number: number,
    stops: [],
    passengers: passengers.map((passenger) => ({
      passenger_id: passenger.id,
      cabin_class: cabin,
      cabin_class_marketing_name: cabin,
      fare_basis_code: `${brand.code}OW${carrier}`,
      cabin: null,
      baggages: [
        { type: 'carry_on', quantity: 1 },
        { type: 'checked', quantity: passenger.type === 'infant_without_seat' ? 0 : brand.bags },
      ],
    })),
  };
}

function conditionsOf({ refund, change }: Brand, currency: string): DuffelOffer['conditions'] {
  const condition = (penalty: string | null) =>
    penalty === null
      ? { allowed: false as const, penalty_amount: null, penalty_currency: null }
      : { allowed: true as const, penalty_amount: penalty, penalty_currency: currency };
  return { refund_before_departure: condition(refund), change_before_departure: condition(change) };
}

/** A bag for each who has a seat, on each slice. */
export function bagsOf(
  slices: readonly { readonly segments: readonly { readonly id: string }[] }[],
  passengers: readonly Pick<StubPassenger, 'id' | 'type'>[],
  currency: string,
  id: (kind: string) => string,
): DuffelService[] {
  return slices.flatMap(({ segments }) =>
    passengers
      .filter(({ type }) => type !== 'infant_without_seat')
      .map((passenger) => ({
        id: id('ase'),
        type: 'baggage' as const,
        maximum_quantity: 1,
        passenger_ids: [passenger.id],
        segment_ids: segments.map((segment) => segment.id),
        total_amount: '1200.00',
        total_currency: currency,
        metadata: {
          type: 'checked' as const,
          maximum_weight_kg: 15,
          maximum_height_cm: null,
          maximum_length_cm: null,
          maximum_depth_cm: null,
        },
      })),
  );
}

function airlineOf(code: string): DuffelOffer['owner'] {
  return {
    id: `arl_${code}`,
    name: code,
    iata_code: code,
    logo_lockup_url: null,
    logo_symbol_url: null,
    conditions_of_carriage_url: null,
  };
}

function airportOf(code: string): DuffelSegment['origin'] {
  const known = allAirports.byCode(code);
  if (known === undefined) throw new Error(`No airport ${code}`);
  return {
    id: `arp_${code}`,
    type: 'airport',
    name: known.name,
    city: null,
    city_name: known.city,
    iata_code: code,
    iata_city_code: null,
    iata_country_code: known.country,
    icao_code: '',
    latitude: known.latitude,
    longitude: known.longitude,
    time_zone: known.zone,
  };
}

/** Duffel refuses days that have passed, and airlines sell so far ahead. */
export function isOnSale(date: string, now: Instant, horizonDays: number): boolean {
  const today = isoDate(now.slice(0, 10));
  return date >= addDays(today, -1) && date <= addDays(today, horizonDays);
}
