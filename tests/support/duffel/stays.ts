/** Stays of a Duffel of our own: hotels of Kochi and Dubai with rates in rupees, quotes, and bookings that carry what was written into them. */
import type {
  DuffelPlace,
  DuffelRate,
  DuffelStayBooking,
  DuffelStayQuote,
  DuffelStayResult,
  StaySearchBody,
} from '#infrastructure/backoffice/suppliers/duffel/stays/stay-types.ts';
import { formatDecimal, money } from '#domain/money/money.ts';

interface StubHotel {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly rating: number | null;
  /** Minor units of all nights, tax apart. */
  readonly base: number;
  readonly tax: number;
}

const hotels: readonly StubHotel[] = [
  {
    id: 'acc_fort',
    name: 'Fort House',
    city: 'Kochi',
    country: 'IN',
    latitude: 9.9658,
    longitude: 76.2421,
    rating: 4,
    base: 840_000,
    tax: 100_800,
  },
  {
    id: 'acc_quay',
    name: 'Quay Rooms',
    city: 'Kochi',
    country: 'IN',
    latitude: 9.9812,
    longitude: 76.2755,
    rating: 3,
    base: 500_001,
    tax: 60_000,
  },
  {
    id: 'acc_plain',
    name: 'Unrated Rooms',
    city: 'Kochi',
    country: 'IN',
    latitude: 9.97,
    longitude: 76.28,
    rating: null,
    base: 300_000,
    tax: 0,
  },
  {
    id: 'acc_creek',
    name: 'Creek Hotel',
    city: 'Dubai',
    country: 'AE',
    latitude: 25.2654,
    longitude: 55.3075,
    rating: 5,
    base: 2_400_000,
    tax: 240_000,
  },
];

/** Of what is there. */
interface StayAnswer {
  readonly status: 200;
  readonly data: unknown;
}

interface KeptStay {
  readonly booking: DuffelStayBooking;
  readonly body: StayBody;
}

interface StayBody {
  readonly quote_id: string;
  readonly guests: { given_name: string; family_name: string }[];
  readonly email: string;
  readonly phone_number: string;
  readonly accommodation_special_requests?: string;
  readonly metadata: Record<string, string>;
}

const rupees = (minor: number) => formatDecimal(money(Math.round(minor), 'INR'));
const currency = 'INR';

export class StaysWorld {
  readonly bookings: KeptStay[] = [];
  /** Added to the price of every rate from now on, minor units before tax. */
  dearer = 0;
  /** Rates that are gone. */
  readonly gone = new Set<string>();
  /** Until when a flexible rate can be given up for nothing, and for half. */
  deadlines: readonly [string, string] = ['2027-01-10T08:00:00Z', '2027-01-11T08:00:00Z'];
  readonly #results = new Map<string, { readonly hotel: StubHotel; readonly body: StaySearchBody }>();
  readonly #quotes = new Map<string, DuffelStayQuote>();
  #made = 0;

  answer(kind: string, id: string, body: unknown): StayAnswer | undefined {
    switch (kind) {
      case 'POST /stays/search':
        return this.#search(body as StaySearchBody);
      case 'POST /stays/search_results/:id/actions/fetch_all_rates':
        return this.#rates(id);
      case 'POST /stays/quotes':
        return this.#quote((body as { readonly rate_id: string }).rate_id);
      case 'POST /stays/bookings':
        return this.#book(body as StayBody);
      case 'GET /stays/bookings':
        return { status: 200, data: this.bookings.map(({ booking }) => booking) };
      case 'POST /stays/accommodation/suggestions':
        return this.#suggest((body as { readonly query: string }).query);
      default:
        return undefined;
    }
  }

  #id(kind: string): string {
    this.#made += 1;
    return `${kind}_${this.#made}`;
  }

  #search(body: StaySearchBody): StayAnswer | undefined {
    const found = hotels.filter((hotel) => {
      if ('accommodation' in body) return body.accommodation.ids.includes(hotel.id);
      const { radius, geographic_coordinates: point } = body.location;
      const north = (hotel.latitude - point.latitude) * 111.2;
      const east = (hotel.longitude - point.longitude) * 111.2 * Math.cos((point.latitude * Math.PI) / 180);
      return Math.hypot(north, east) <= radius;
    });
    const results = found.map((hotel): DuffelStayResult => {
      const id = this.#id('srr');
      this.#results.set(id, { hotel, body });
      return this.#result(id, hotel, body, []);
    });
    return { status: 200, data: { results, created_at: '2026-11-20T06:00:00Z' } };
  }

  #result(id: string, hotel: StubHotel, body: StaySearchBody, rooms: DuffelPlace['rooms']): DuffelStayResult {
    const { base, tax } = this.#priced(hotel);
    return {
      id,
      check_in_date: body.check_in_date,
      check_out_date: body.check_out_date,
      accommodation: placeOf(hotel, rooms),
      rooms: body.rooms,
      guests: body.guests,
      cheapest_rate_total_amount: rupees(base + tax),
      cheapest_rate_currency: currency,
      cheapest_rate_base_amount: rupees(base),
      cheapest_rate_base_currency: currency,
      cheapest_rate_public_amount: null,
      cheapest_rate_public_currency: currency,
      cheapest_rate_due_at_accommodation_amount: null,
      cheapest_rate_due_at_accommodation_currency: currency,
      expires_at: '2026-11-20T07:00:00Z',
    };
  }

  #priced({ base, tax }: StubHotel): Pick<StubHotel, 'base' | 'tax'> {
    return { base: base + this.dearer, tax };
  }

  #roomsOf(hotel: StubHotel): DuffelPlace['rooms'] {
    const { base, tax } = this.#priced(hotel);
    const total = base + tax;
    const [free, half] = this.deadlines;
    const rate = (what: string, change: Partial<DuffelRate>): DuffelRate => ({
      id: `rat_${hotel.id.slice(4)}${what}`,
      base_amount: rupees(base),
      base_currency: currency,
      tax_amount: rupees(tax),
      tax_currency: currency,
      fee_amount: null,
      fee_currency: currency,
      total_amount: rupees(total),
      total_currency: currency,
      board_type: 'room_only',
      cancellation_timeline: [],
      conditions: [],
      due_at_accommodation_amount: hotel.country === 'AE' ? '2400.00' : null,
      due_at_accommodation_currency: currency,
      payment_type: 'pay_now',
      available_payment_methods: ['balance', 'card'],
      supported_loyalty_programme: null,
      loyalty_programme_required: false,
      estimated_commission_amount: null,
      estimated_commission_currency: null,
      source: 'duffel_hotel_group',
      expires_at: '2026-11-20T07:00:00Z',
      code: null,
      description: null,
      name: null,
      quantity_available: null,
      ...change,
    });
    return [
      {
        name: 'Deluxe Twin Room',
        beds: [{ type: 'single', count: 2 }],
        rates: [
          rate('fixed', { quantity_available: 3 }),
          rate('free', {
            board_type: 'breakfast',
            base_amount: rupees(base + 100_000),
            total_amount: rupees(total + 100_000),
            cancellation_timeline: [
              { before: free, refund_amount: rupees(total + 100_000), currency },
              { before: half, refund_amount: rupees((total + 100_000) / 2), currency },
            ],
          }),
          rate('there', { payment_type: 'guarantee', available_payment_methods: ['card'] }),
          rate('dollars', { total_currency: 'USD', total_amount: '120.00' }),
        ].filter(({ id }) => !this.gone.has(id)),
      },
    ];
  }

  #rates(id: string): StayAnswer | undefined {
    const known = this.#results.get(id);
    if (known === undefined) return undefined;
    return { status: 200, data: this.#result(id, known.hotel, known.body, this.#roomsOf(known.hotel)) };
  }

  #quote(rateId: string): StayAnswer | undefined {
    for (const hotel of hotels) {
      const rooms = this.#roomsOf(hotel).map((room) => ({
        ...room,
        rates: room.rates.filter(({ id }) => id === rateId),
      }));
      const [rate] = rooms.flatMap((room) => room.rates);
      if (rate === undefined) continue;
      const quote: DuffelStayQuote = {
        id: this.#id('quo'),
        check_in_date: '2027-01-12',
        check_out_date: '2027-01-14',
        accommodation: placeOf(hotel, rooms),
        total_amount: rate.total_amount,
        total_currency: rate.total_currency,
        base_amount: rate.base_amount,
        base_currency: rate.base_currency,
        fee_amount: null,
        fee_currency: currency,
        tax_amount: rate.tax_amount,
        tax_currency: currency,
        due_at_accommodation_amount: rate.due_at_accommodation_amount,
        due_at_accommodation_currency: currency,
        deposit_amount: null,
        deposit_currency: currency,
        supported_loyalty_programme: null,
        rooms: 1,
        guests: [],
      };
      this.#quotes.set(quote.id, quote);
      return { status: 200, data: quote };
    }
    return undefined;
  }

  #book(body: StayBody): StayAnswer | undefined {
    const quote = this.#quotes.get(body.quote_id);
    if (quote === undefined) return undefined;
    const { accommodation, check_in_date, check_out_date } = quote;
    const booking: DuffelStayBooking = {
      id: this.#id('bok'),
      email: body.email,
      phone_number: body.phone_number,
      accommodation,
      check_in_date,
      check_out_date,
      reference: `FH-${this.#made}`,
      status: 'confirmed',
      confirmed_at: '2026-11-20T06:00:00Z',
      cancelled_at: null,
      guests: body.guests,
      supported_loyalty_programme: null,
      loyalty_programme_account_number: null,
      rooms: 1,
      metadata: body.metadata,
      key_collection: null,
      estimated_commission_amount: null,
      estimated_commission_currency: null,
    };
    this.bookings.push({ booking, body });
    return { status: 200, data: booking };
  }

  #suggest(query: string): StayAnswer | undefined {
    const sought = query.toLowerCase();
    return {
      status: 200,
      data: hotels
        .filter(({ name }) => name.toLowerCase().startsWith(sought))
        .map((hotel) => {
          const { id, name, location } = placeOf(hotel, []);
          return { accommodation_id: id, accommodation_name: name, accommodation_location: location };
        }),
    };
  }
}

function placeOf(hotel: StubHotel, rooms: DuffelPlace['rooms']): DuffelPlace {
  const { id, name, city, country, latitude, longitude, rating } = hotel;
  return {
    id,
    name,
    rating,
    rooms,
    amenities: [
      { type: 'wifi', description: 'Wi-Fi' },
      { type: 'concierge', description: 'Concierge' },
    ],
    chain: null,
    brand: null,
    check_in_information: { check_in_after_time: '14:30', check_out_before_time: '11:30' },
    key_collection: null,
    email: null,
    phone_number: '+914842456610',
    location: {
      address: { city_name: city, country_code: country, line_one: '1 Beach Road', postal_code: '682001' },
      geographic_coordinates: { latitude, longitude },
    },
    ratings: null,
    review_count: null,
    review_score: null,
    supported_loyalty_programme: null,
  };
}
