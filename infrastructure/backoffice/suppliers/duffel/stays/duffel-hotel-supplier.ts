/**
 * Hotels through Duffel Stays, on its own SDK. One room a booking: several rooms would be several bookings at Duffel, of which
 * some could fail. A list says the lowest price of a hotel; rooms, board and what is given back are known once it is opened.
 * Nothing is held, and what is given up is asked of Duffel manually.
 */
import { Effect } from 'effect';
import type {
  HotelOrder,
  HotelSupplier,
  StayAsked,
  SupplierRate,
  SupplierStay,
} from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import type { CityDirectory } from '#application/backoffice/ports/hotel/city-directory.ts';
import { SupplierRefused, type SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { FoundPlace, RoomParty } from '#domain/hotel/search/request.ts';
import type { Hotel } from '#domain/hotel/stay/hotel.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type DuffelRefused, duffelCode, refusalAsSilence, silent } from '../duffel-client.ts';
import { type PlacingPorts, quoteOf, type StayConfirmation, StayPlacing, stayReason } from './place-stay.ts';
import { hotelOf, roomOf } from './read-place.ts';
import { costOf, nightsOf, readRate } from './read-rate.ts';
import { readStayKey, stayKey, type StayKey } from './stay-keys.ts';
import type { DuffelPlace, DuffelRate, DuffelRoom, DuffelStayResult, StaySearchBody } from './stay-types.ts';

/** Around the middle of a city. */
const cityKm = 15;
/** Duffel looks for names from so many letters on. */
const leastLetters = 3;

type Nights = Pick<StayKey, 'checkIn' | 'checkOut' | 'nationality'>;

export interface DuffelHotelPorts extends PlacingPorts {
  readonly cities: CityDirectory;
}

export class DuffelHotelSupplier implements HotelSupplier {
  readonly code = duffelCode;
  readonly #ports: DuffelHotelPorts;
  readonly #placing: StayPlacing;

  constructor(ports: DuffelHotelPorts) {
    this.#ports = ports;
    this.#placing = new StayPlacing(ports);
  }

  order(order: HotelOrder, now: Instant): Effect.Effect<StayConfirmation, SupplierSilent | SupplierRefused> {
    return this.#placing.place(order, now);
  }

  settle(key: string, now: Instant): ReturnType<HotelSupplier['settle']> {
    return this.#placing.settle(key, now);
  }

  readonly places: HotelSupplier['places'] = (text, most) => {
    const sought = text.trim();
    if (sought.length < leastLetters) return Effect.succeed([]);
    return this.#ports.client
      .read('stay suggestions', (sdk) => sdk.stays.accommodation.suggestions(sought))
      .pipe(
        Effect.catchTag('DuffelRefused', refusalAsSilence('stay suggestions')),
        Effect.map(({ data }) =>
          data
            .flatMap(({ accommodation_id: hotelId, accommodation_name: name, accommodation_location }) => {
              const { address, geographic_coordinates: point } = accommodation_location;
              return point === null
                ? []
                : [
                    {
                      kind: 'hotel',
                      name,
                      city: address.city_name,
                      country: address.country_code,
                      latitude: point.latitude,
                      longitude: point.longitude,
                      hotelId,
                    } satisfies FoundPlace,
                  ];
            })
            .slice(0, most),
        ),
      );
  };

  readonly search: HotelSupplier['search'] = (asked) => {
    const { cities } = this.#ports;
    const { where } = asked;
    const city =
      where.kind === 'city'
        ? cities.cityOf(where.cityId)
        : where.kind === 'around'
          ? cities.cityNear(where)
          : undefined;
    const place = placeOf(asked, cities);
    const [party, ...others] = asked.rooms;
    if (place === undefined) return Effect.succeed(undefined);
    if (others.length > 0) return Effect.succeed({ ...(city && { city }), stays: [] });
    return Effect.map(this.#results({ ...place, ...searchBody(asked, party) }), (results) => ({
      ...(city && { city }),
      stays: results.flatMap((result) => this.#stayOf(result)),
    }));
  };

  readonly rates: HotelSupplier['rates'] = ({ hotelId, ...asked }, now) => {
    const [party, ...others] = asked.rooms;
    if (!hotelId.startsWith('acc_') || others.length > 0) return Effect.succeed(undefined);
    const { client } = this.#ports;
    return Effect.gen({ self: this }, function* () {
      const [result] = yield* this.#results({ accommodation: { ids: [hotelId] }, ...searchBody(asked, party) });
      if (result === undefined) return undefined;
      const { data } = yield* client
        .read('stay rates', (sdk) => sdk.stays.searchResults.fetchAllRates(result.id))
        .pipe(Effect.catchTag('DuffelRefused', refusalAsSilence('stay rates')));
      const hotel = hotelOf(data.accommodation, this.#ports.cities.cityNear);
      if (hotel === undefined) return undefined;
      const rates = data.accommodation.rooms.flatMap((room) =>
        room.rates.flatMap((rate) => this.#rateOf(rate, room, { hotel, nights: asked, party, now }) ?? []),
      );
      return { hotel, rates };
    });
  };

  readonly quote: HotelSupplier['quote'] = (rateKeys, now) => {
    const [rateKey, ...others] = rateKeys;
    const named = readStayKey(rateKey);
    if (named === undefined || others.length > 0) return Effect.fail(new SupplierRefused({ reason: 'not-sold' }));
    const { checkIn, checkOut, nationality, party, rateId } = named;
    const refused = (reason: DuffelRefused) => Effect.fail(new SupplierRefused({ reason: stayReason(reason) }));
    return Effect.gen({ self: this }, function* () {
      const quoted = yield* quoteOf(this.#ports.client, rateId).pipe(Effect.catchTag('DuffelRefused', refused));
      const hotel = hotelOf(quoted.accommodation, this.#ports.cities.cityNear);
      const found = rateIn(quoted.accommodation, rateId);
      if (hotel === undefined || found === undefined) return yield* new SupplierRefused({ reason: 'not-sold' });
      const { total_amount, total_currency, base_amount } = quoted;
      const nights = { checkIn, checkOut, nationality };
      // What the quote asks for counts; what is given back stands with its rate.
      const quotedRate = { ...found.rate, total_amount, total_currency, base_amount };
      const rate = this.#rateOf(quotedRate, found.room, { hotel, nights, party, now });
      if (rate === undefined) return yield* new SupplierRefused({ reason: 'not-sold' });
      return { hotel, ...nights, rates: [{ ...rate, rateKey }] as const };
    });
  };

  #results(body: StaySearchBody): Effect.Effect<readonly DuffelStayResult[], SupplierSilent> {
    return this.#ports.client
      .search('stays', (sdk) => sdk.stays.search(body))
      .pipe(
        Effect.map(({ data }) => data.results),
        // Such a search finds nothing: too far ahead, or a hotel that is no longer there.
        Effect.catchTag('DuffelRefused', ({ status, code }) =>
          status === 404 || status === 422
            ? Effect.succeed([])
            : Effect.fail(silent('stays', `status ${status}, ${code}`)),
        ),
      );
  }

  #stayOf(result: DuffelStayResult): readonly SupplierStay[] {
    const hotel = hotelOf(result.accommodation, this.#ports.cities.cityNear);
    const cost = costOf(
      {
        total_amount: result.cheapest_rate_total_amount,
        total_currency: result.cheapest_rate_currency,
        base_amount: result.cheapest_rate_base_amount,
      },
      this.#ports.currency,
    );
    if (hotel === undefined || cost === undefined) return [];
    const { hotelId, name, stars, area, chain, amenities, latitude, longitude } = hotel;
    const short = { hotelId, name, stars, area, ...(chain !== undefined && { chain }), amenities, latitude, longitude };
    return [{ ...short, rooms: [cost], boards: [] }];
  }

  #rateOf(
    rate: DuffelRate,
    room: DuffelRoom,
    {
      hotel,
      nights: { checkIn, checkOut, nationality },
      party,
      now,
    }: { readonly hotel: Hotel; readonly nights: Nights; readonly party: RoomParty; readonly now: Instant },
  ): SupplierRate | undefined {
    const read = readRate(rate, { currency: this.#ports.currency, zone: hotel.zone, now });
    if (read === undefined) return undefined;
    const { cost, board, policy, payableThere, left } = read;
    return {
      rateKey: stayKey({ rateId: rate.id, hotelId: hotel.hotelId, party, checkIn, checkOut, nationality }),
      room: roomOf(room, party),
      party,
      board,
      policy,
      nights: nightsOf(cost, checkIn, checkOut),
      payableThere,
      ...(left !== undefined && { left }),
    };
  }
}

/** Where Duffel looks; undefined where nobody knows the place. */
function placeOf(
  { where }: StayAsked,
  { cityOf }: CityDirectory,
):
  | { readonly location: Extract<StaySearchBody, { location: unknown }>['location'] }
  | { readonly accommodation: { ids: string[] } }
  | undefined {
  if (where.kind === 'hotel') {
    return where.hotelId.startsWith('acc_') ? { accommodation: { ids: [where.hotelId] } } : undefined;
  }
  const around = where.kind === 'city' ? cityOf(where.cityId) : where;
  if (around === undefined) return undefined;
  const { latitude, longitude } = around;
  const radius = where.kind === 'around' ? Math.max(1, Math.round(where.radiusKm)) : cityKm;
  return { location: { radius, geographic_coordinates: { latitude, longitude } } };
}

function searchBody({ checkIn, checkOut }: Pick<StayAsked, 'checkIn' | 'checkOut'>, party: RoomParty) {
  return {
    check_in_date: checkIn,
    check_out_date: checkOut,
    rooms: 1,
    guests: [
      ...Array.from({ length: party.adults }, () => ({ type: 'adult' as const })),
      ...party.childAges.map((age) => ({ type: 'child' as const, age })),
    ],
  };
}

function rateIn(
  { rooms }: DuffelPlace,
  rateId: string,
): { readonly room: DuffelRoom; readonly rate: DuffelRate } | undefined {
  const all = rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })));
  return all.find(({ rate }) => rate.id === rateId);
}
