/** Packages on their days: hotels, flights and cars that are free then, and what each room is charged for them. */
import type { Component, PricedAt } from '#domain/holiday/price/build-up.ts';
import { publishedLines, roomLines } from '#domain/holiday/price/build-up.ts';
import { isAbroad, nightsOf } from '#domain/holiday/package/package.ts';
import { type TripAsked, usualStars } from '#domain/holiday/search/rules.ts';
import { infantBelow, seatsIn, travellersIn, type RoomParty } from '#domain/holiday/trip/party.ts';
import { tripKeyOf } from '#domain/holiday/trip/trip-key.ts';
import type { HolidayTrip, TripDay, TripStay } from '#domain/holiday/trip/trip.ts';
import type { Currency } from '#domain/money/currency.ts';
import { allocate, type Money, multiply, sum, zero } from '#domain/money/money.ts';
import { exchanged } from '#domain/price/exchange.ts';
import type { PricePart } from '#domain/price/price.ts';
import { addDays, type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import type { RoomLines, StayChoice } from '#application/backoffice/ports/holiday/holiday-supplier.ts';
import type {
  CarPart,
  FlightPart,
  PackageStock,
  PartTaken,
  StayFound,
  StayPart,
} from '../package-stock/package-stock.ts';
import { dayNumber } from '../store/unit-seller.ts';
import { type CataloguePackage, inEach, saidList } from './catalogue.ts';

export interface Workshop {
  readonly stock: PackageStock;
  readonly businessZone: string;
  readonly currency: Currency;
}

export interface PutTogether {
  readonly trip: HolidayTrip;
  readonly rooms: RoomLines;
  readonly total: Money;
  readonly hotels: readonly (readonly StayChoice[])[];
  readonly taken: readonly PartTaken[];
}

/** What the operator asks for its own work, a person and day; what a car with driver and guide costs where no cabs are sold. */
const rupees = { serviceADay: 220, meal: 550, carADay: 4800, carSeats: 5 } as const;
const choicesShown = 6;

export type Why = 'sold-out' | 'not-sold';

/** The tariff of a group as it is published. */
export function groupTariff({ packageId, group }: CataloguePackage) {
  return (
    group && {
      id: `${packageId}-2026`,
      from: isoDate('2026-04-01'),
      note: 'Demonstration tariff of an invented operator',
      rupees: group.rupees,
    }
  );
}

export function pricedAt(pack: CataloguePackage, { businessZone, currency }: Workshop, now: Instant): PricedAt {
  return { on: dateIn(now, businessZone), currency, abroad: isAbroad(pack) };
}

/** Every room at the published prices of a group. */
export function groupLines(
  pack: CataloguePackage,
  rooms: readonly [RoomParty, ...RoomParty[]],
  at: PricedAt,
): RoomLines | undefined {
  const row = groupTariff(pack);
  if (row === undefined) return undefined;
  const [first, ...others] = rooms;
  return [publishedLines(first, row, at), ...others.map((room) => publishedLines(room, row, at))];
}

/** Whole, or why not. `named`: hotels stay as they are, which is how what was quoted is priced again. */
export async function putTogether(
  pack: CataloguePackage,
  asked: TripAsked,
  workshop: Workshop,
  now: Instant,
): Promise<PutTogether | Why> {
  const { group } = pack;
  const origin = group === undefined ? asked.origin : group.origin;
  const [flights, stays, car] = await Promise.all([
    origin === undefined ? undefined : flightsFor(pack, { ...asked, origin }, workshop.stock, now),
    staysFor(pack, asked, workshop.stock, now),
    carFor(pack, asked, workshop, now),
  ]);
  if (origin !== undefined && flights === undefined) return 'sold-out';
  if (stays === undefined) return 'sold-out';
  const at = pricedAt(pack, workshop, now);
  const rooms = groupLines(pack, asked.rooms, at) ?? ownLines(pack, asked, { flights, stays, car, at });
  const total = sum(
    workshop.currency,
    rooms.flat().map(({ amount }) => amount),
  );
  return {
    trip: tripOf(pack, asked, { flights, stays, car }),
    rooms,
    total,
    hotels: group === undefined ? stays.map(({ choices }) => choices) : [],
    taken: [
      ...(flights ?? []).flatMap(({ taken }) => taken),
      ...stays.flatMap(({ part }) => part.taken),
      ...car.taken,
      ...seatsTaken(pack, asked),
    ],
  };
}

/** On the ground alone, in the cheapest hotels of the usual stars: for lists. */
export async function landLines(
  pack: CataloguePackage,
  asked: TripAsked,
  workshop: Workshop,
  now: Instant,
): Promise<RoomLines | undefined> {
  const [stays, car] = await Promise.all([
    Promise.all(stopsOf(pack, asked).map((stop) => workshop.stock.hotels(stop, now))),
    carFor(pack, asked, workshop, now),
  ]);
  const cheapest = stays.flatMap((found) => ofStars(found, usualStars)[0] ?? []);
  if (cheapest.length < pack.stops.length) return undefined;
  const at = pricedAt(pack, workshop, now);
  const weights = asked.rooms.map(({ adults, childAges }) => adults * 2 + childAges.length);
  const parts = cheapest.map(({ total }) => ({ part: { each: allocate(total, weights) } }));
  return ownLines(pack, asked, { flights: undefined, stays: parts, car, at });
}

interface Parts {
  readonly flights: readonly FlightPart[] | undefined;
  readonly stays: readonly { readonly part: StayPart; readonly choices: readonly StayChoice[] }[];
  readonly car: CarPart & { readonly own: boolean };
}

interface Charged {
  readonly flights: readonly Pick<FlightPart, 'each'>[] | undefined;
  readonly stays: readonly { readonly part: Pick<StayPart, 'each'> }[];
  readonly car: CarPart;
  readonly at: PricedAt;
}

async function flightsFor(
  { arrives, leaves, stops }: CataloguePackage,
  { origin, from, rooms }: TripAsked & { readonly origin: string },
  stock: PackageStock,
  now: Instant,
): Promise<readonly FlightPart[] | undefined> {
  const last = addDays(from, nightsOf({ stops }));
  const [there, back] = await Promise.all([
    stock.flight({ origin, destination: arrives, date: from, rooms }, now),
    stock.flight({ origin: leaves, destination: origin, date: last, rooms }, now),
  ]);
  return there === undefined || back === undefined ? undefined : [there, back];
}

function stopsOf({ stops }: CataloguePackage, { from, rooms }: Pick<TripAsked, 'from' | 'rooms'>) {
  let day = from;
  return stops.map(({ cityId, nights }) => {
    const checkIn = day;
    day = addDays(day, nights);
    return { cityId, checkIn, checkOut: day, rooms };
  });
}

function ofStars(found: readonly StayFound[], stars: number): readonly StayFound[] {
  const exact = found.filter((each) => each.stars === stars);
  if (exact.length > 0) return exact;
  // A small town has no more than it has: the nearest class counts.
  const nearest = Math.min(...found.map((each) => Math.abs(each.stars - stars)));
  return found.filter((each) => Math.abs(each.stars - stars) === nearest);
}

async function staysFor(pack: CataloguePackage, asked: TripAsked, stock: PackageStock, now: Instant) {
  const stays = await Promise.all(
    stopsOf(pack, asked).map(async (stop, at) => {
      const found = await stock.hotels(stop, now);
      const wanted = pack.group === undefined ? (asked.hotels[at] ?? '') : '';
      const named = found.filter(({ hotelId }) => hotelId === wanted);
      const usual = ofStars(found, pack.group === undefined ? asked.stars : usualStars).slice(0, choicesShown);
      for (const { hotelId } of wanted === '' ? usual : named) {
        const part = await stock.stay({ ...stop, hotelId }, now);
        if (part !== undefined)
          return [{ part, choices: [...named.filter((each) => !usual.includes(each)), ...usual] }];
      }
      return [];
    }),
  );
  const all = stays.flat();
  return all.length < pack.stops.length ? undefined : all;
}

/** A car of the cabs that are sold there, or of the operator's own. Groups go by coach. */
async function carFor(
  { stops, country, group, operator }: CataloguePackage,
  { from, rooms }: TripAsked,
  { stock, businessZone, currency }: Workshop,
  now: Instant,
): Promise<CarPart & { readonly own: boolean }> {
  const [people, days] = [travellersIn(rooms), nightsOf({ stops }) + 1];
  const none = { operator: operator.name, total: zero(currency), taken: [] };
  if (group !== undefined) return { ...none, model: 'Coach', cars: 1, own: false };
  const cab = await stock.car({ cities: stops.map(({ city }) => city), from, days, people }, now);
  if (cab !== undefined) return { ...cab, own: true };
  const cars = Math.ceil(people / rupees.carSeats);
  const aDay = exchanged(rupees.carADay * (country === 'IN' ? 0.8 : 1), 'INR', currency, dateIn(now, businessZone));
  return { ...none, model: cars === 1 ? 'Car' : 'Van', cars, total: multiply(aDay, cars * days), own: true };
}

function ownLines(pack: CataloguePackage, asked: TripAsked, { flights, stays, car, at }: Charged): RoomLines {
  const people = asked.rooms.map(({ adults, childAges }) => adults + childAges.length);
  const cars = allocate(car.total, people);
  const rooms = asked.rooms.map((room, index): readonly PricePart[] => {
    const money = (whole: number) => exchanged(whole, 'INR', at.currency, at.on);
    const all = (amounts: readonly (Money | undefined)[]) =>
      sum(
        at.currency,
        amounts.flatMap((amount) => amount ?? []),
      );
    const young = room.childAges.filter((age) => age >= infantBelow).length;
    const heads = room.adults + young / 2;
    const seen = pack.days
      .flatMap(({ sights }) => sights)
      .filter((sight) => !(sight.optional && asked.without.includes(sight.sightId)));
    const eaten = pack.days.flatMap(({ meals }) => meals).filter((meal) => meal !== 'breakfast').length;
    const [nights, days] = [nightsOf(pack), pack.days.length];
    const components: readonly Component[] = [
      {
        kind: 'flights',
        amount: all((flights ?? []).map(({ each }) => each[index])),
        params: { people: room.adults + room.childAges.length },
      },
      { kind: 'stays', amount: all(stays.map(({ part }) => part.each[index])), params: { nights } },
      { kind: 'cars', amount: cars[index] ?? zero(at.currency), params: { days } },
      {
        kind: 'sights',
        amount: money(seen.reduce((before, { sightId }) => before + (pack.sightRupees.get(sightId) ?? 0), 0) * heads),
        params: { count: seen.length },
      },
      { kind: 'meals', amount: money(rupees.meal * eaten * heads), params: { count: eaten } },
      { kind: 'service', amount: money(rupees.serviceADay * days * heads), params: { days } },
    ];
    return roomLines(components, at);
  });
  const [first = [], ...others] = rooms;
  return [first, ...others];
}

function tripOf(pack: CataloguePackage, asked: TripAsked, { flights, stays, car }: Parts): HolidayTrip {
  const { packageId, name, kind, country, zone, policy, operator, stops } = pack;
  // Of a group its flights are among what it is called.
  const more = pack.group === undefined && car.own && flights ? ['Flights as listed'] : [];
  const less = flights === undefined ? ['Flights'] : [];
  const endsOn = addDays(asked.from, nightsOf({ stops }));
  const hotels = stays.map(({ part }) => part.hotelId);
  const dates = stopsOf(pack, asked);
  return {
    packageId,
    name,
    kind,
    country,
    startsOn: asked.from,
    endsOn,
    zone,
    rooms: asked.rooms,
    days: pack.days.map((day, at) => dayOf(day, addDays(asked.from, at), asked)),
    stays: stays.map(({ part }, at): TripStay => {
      const { city = '', country: land = country } = stops[at] ?? {};
      const { checkIn = asked.from, checkOut = endsOn } = dates[at] ?? {};
      const { hotelId, name: called, stars, area, point, room, breakfast } = part;
      return { hotelId, name: called, stars, area, city, country: land, point, room, breakfast, checkIn, checkOut };
    }),
    flights: (flights ?? []).flatMap(({ legs }) => legs),
    car: { model: car.model, operator: car.operator, days: pack.days.length, own: car.own },
    inclusions: [...more, ...pack.inclusions],
    exclusions: [...less, ...pack.exclusions],
    textsIn: inEach((lists, language) => {
      const texts = pack.textsIn[language];
      return {
        ...texts,
        days: texts.days.map(({ sights, ...day }, at) => ({ ...day, sights: seenOf(pack.days[at], sights, asked) })),
        inclusions: [...saidList(more, lists), ...texts.inclusions],
        exclusions: [...saidList(less, lists), ...texts.exclusions],
      };
    }),
    policy,
    operator,
    tripKey: tripKeyOf({ ...asked, hotels, without: leftOut(pack, asked) }),
  };
}

function dayOf(day: CataloguePackage['days'][number], date: IsoDate, asked: Pick<TripAsked, 'without'>): TripDay {
  const { title, text, meals, sights } = day;
  const names = sights.map(({ name }) => name);
  return { date, title, text, meals, sights: seenOf(day, names, asked) };
}

/** Of the names of a day's sights, in any language, those of the sights that are not left out. */
function seenOf(
  day: CataloguePackage['days'][number] | undefined,
  names: readonly string[],
  { without }: Pick<TripAsked, 'without'>,
): readonly string[] {
  return names.filter((_, at) => {
    const sight = day?.sights[at];
    return sight !== undefined && !(sight.optional && without.includes(sight.sightId));
  });
}

/** Seats in the group. */
export function seatsTaken({ packageId, group }: CataloguePackage, { from, rooms }: TripAsked): readonly PartTaken[] {
  if (group === undefined) return [];
  return rooms.map((room, at) => ({
    product: 'holiday',
    resource: packageId,
    day: dayNumber(from),
    kind: 'seat',
    count: seatsIn([room]),
    units: group.seats,
    from: 0,
    upTo: group.seats,
    room: at,
  }));
}

/** Of what is left out, what can be: nothing of a group, of others their optional sights. */
function leftOut({ days }: CataloguePackage, { without }: Pick<TripAsked, 'without'>): readonly string[] {
  return days.flatMap(({ sights }) =>
    sights.filter(({ sightId, optional }) => optional && without.includes(sightId)).map(({ sightId }) => sightId),
  );
}
