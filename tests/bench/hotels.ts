/**
 * Hotels: what an answer to a search of the largest city costs in processor time and bytes, as the portal asks for it, every night of
 * a fortnight priced; and refining five thousand of them, as a click on a filter does.
 */
import { Effect } from 'effect';
import { noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { type HotelFilters, hotelIndex, refineHotels } from '#domain/hotel/search/refine.ts';
import { type HotelSearchRequest, type HotelSort, hotelSorts } from '#domain/hotel/search/request.ts';
import { citiesBy, cityNear, cityOf, largestCities } from '#domain/places/cities.ts';
import { tdsOnCommission } from '#domain/price/commission-tds.ts';
import { gstOnFees } from '#domain/price/fee-gst.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { HotelPorts } from '#application/backoffice/hotel/hotel-ports.ts';
import { searchHotels } from '#application/backoffice/hotel/search-hotels.ts';
import { nobodyForecasts } from '#application/backoffice/ports/hotel/forecasts.ts';
import { openMemoryDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import { migrate } from '#infrastructure/backoffice/database/engine/migrate.ts';
import { schema } from '#infrastructure/backoffice/database/engine/schema.ts';
import { compress } from '#infrastructure/backoffice/http/compression.ts';
import { KeyedSeal, SystemChance, SystemClock } from '#infrastructure/backoffice/machine/machine.ts';
import { SandboxHotelSupplier } from '#infrastructure/backoffice/suppliers/sandbox/hotel/sandbox-hotel-supplier.ts';
import { answerText } from '#infrastructure/wire/form/envelope.ts';
import { hotelOperations } from '#infrastructure/wire/hotel/hotel.ts';
import { type Line, median, quantile, timed } from './measure.ts';

const [warmUpSearches, measuredSearches] = [4, 20];
const nights = 14;
const refined = 5000;
const rounds = 60;

const clicks: readonly HotelFilters[] = [
  {},
  { stars: [4, 5] },
  { refundable: true },
  { refundable: true, stars: [3] },
  { amenities: ['pool', 'gym'] },
  { boards: ['HB', 'FB'] },
  { name: 'pal' },
  { mostPrice: 150_000_00, stars: [3, 4] },
];

const caller: Caller = {
  kind: 'signed-in',
  language: 'en',
  reference: 'bench',
  address: '127.0.0.1',
  sessionId: 'bench',
  actor: { userId: 'U1', name: 'Bench', agencyId: 'AGT1' },
  agencyId: 'AGT1',
  speaksFor: { agentId: 'AGT1', profileId: 'P1' },
  rights: new Set(['search', 'see-net-fares', 'balance']),
  mustChangePassword: false,
};

/** A search asks nothing of it. */
function absent(): never {
  throw new Error('A search does not ask for this');
}

function spentBy<A>(work: () => A | Promise<A>): Promise<{ readonly done: A; readonly ms: number }> {
  const before = process.cpuUsage();
  return Promise.resolve(work()).then((done) => {
    const { user, system } = process.cpuUsage(before);
    return { done, ms: (user + system) / 1000 };
  });
}

export async function benchHotels(): Promise<readonly Line[]> {
  const database = await openMemoryDatabase();
  await migrate(database, schema);
  const cities = { citiesBy, cityNear, cityOf, largestCities };
  const clock = new SystemClock();
  const ports: HotelPorts = {
    suppliers: [new SandboxHotelSupplier(cities, database)],
    cities,
    forecasts: nobodyForecasts,
    quotes: { keep: absent, find: absent },
    terms: { sellingTermsOf: () => Effect.succeed({ ...noSellingTerms, gstOnFees, tdsOnCommission }) },
    settings: { all: () => Effect.succeed([]), set: absent },
    seal: new KeyedSeal('0123456789abcdef0123456789abcdef'),
    clock,
    chance: new SystemChance(),
    businessZone: 'Asia/Kolkata',
    currency: 'INR',
  };
  const today = dateIn(clock.now(), ports.businessZone);
  const requestOf = (cityId: string, ahead: number): HotelSearchRequest => ({
    where: { kind: 'city', cityId },
    checkIn: addDays(today, ahead),
    checkOut: addDays(today, ahead + nights),
    rooms: [{ adults: 2, childAges: [] }],
    nationality: 'IN',
    stars: [],
    sort: 'PA',
    numResults: refined,
  });
  const search = (cityId: string, ahead: number) =>
    Effect.runPromise(searchHotels(ports, caller, requestOf(cityId, ahead)));

  const large = largestCities().slice(0, 8);
  const [{ cityId, name } = { cityId: '', name: '' }] = large;
  const spent = { search: [] as number[], codec: [] as number[], compression: [] as number[] };
  const facts = { hotels: 0, bytes: 0, small: 0 };
  for (let at = 0; at < warmUpSearches + measuredSearches; at += 1) {
    const found = await spentBy(() => search(cityId, 20 + at));
    const json = await spentBy(() => answerText('ApiStatus', hotelOperations.search.answer, found.done));
    const sent = await spentBy(() => compress(Buffer.from(json.done), 'br', 'now'));
    if (at < warmUpSearches) continue;
    spent.search.push(found.ms);
    spent.codec.push(json.ms);
    spent.compression.push(sent.ms);
    facts.hotels = found.done.hotels.length;
    facts.bytes = Buffer.byteLength(json.done);
    facts.small = sent.done.length;
  }

  const offers = [];
  for (const city of large) offers.push(...(await search(city.cityId, 30)).hotels);
  const some = offers.slice(0, refined);
  const built = median(Array.from({ length: 5 }, () => timed(() => hotelIndex(some))));
  const index = hotelIndex(some);
  const times = Array.from({ length: rounds }, (_, round) => hotelSorts[round % hotelSorts.length] ?? 'PA').flatMap(
    (sort: HotelSort) => clicks.map((filters) => timed(() => refineHotels(index, filters, sort))),
  );
  // The first of each order sorts by it.
  const settled = times.slice(hotelSorts.length * clicks.length);
  await database.close();
  return [
    {
      what: 'processor time of a hotel search',
      value: median(spent.search),
      unit: 'ms',
      note: `${facts.hotels} hotels of ${name}, ${nights} nights each, the agency’s terms included`,
    },
    { what: 'of it, 95 of 100', value: quantile(spent.search, 0.95), unit: 'ms' },
    { what: 'its codec', value: median(spent.codec), unit: 'ms' },
    { what: 'its compression', value: median(spent.compression), unit: 'ms' },
    { what: 'bytes a hotel', value: facts.bytes / facts.hotels, unit: 'B' },
    { what: 'the same made small', value: facts.small / facts.hotels, unit: 'B' },
    { what: `refining ${some.length} hotels, a click`, value: median(settled), unit: 'ms' },
    { what: 'the slowest click of them', value: Math.max(...settled), unit: 'ms', note: `of ${settled.length}` },
    { what: 'building their index, once an answer', value: built, unit: 'ms' },
  ];
}
