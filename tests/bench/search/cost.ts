/**
 * What an answer to a search costs in processor time, all threads of the process together, and where it goes: finding and
 * pricing at the supplier, the agency's terms and the signed ids, the text of the answer (short, as the portal asks for
 * it), and making that small. What the supplier makes only when it is read counts among the terms. Each search is another route or day, so that nothing is answered from memory.
 */
import { Effect } from 'effect';
import airportRows from '#domain/flight/reference/airports.json' with { type: 'json' };
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import type { FlightSearchRequest, JourneyType, Party } from '#domain/flight/search/request.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { FlightPorts } from '#application/backoffice/flight/flight-ports.ts';
import { searchFlights } from '#application/backoffice/flight/search/search-flights.ts';
import { SupplierSearches } from '#application/backoffice/flight/search/supplier-searches.ts';
import { openMemoryDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import { migrate } from '#infrastructure/backoffice/database/engine/migrate.ts';
import { schema } from '#infrastructure/backoffice/database/engine/schema.ts';
import { compress } from '#infrastructure/backoffice/http/compression.ts';
import { KeyedSeal, SystemChance, SystemClock } from '#infrastructure/backoffice/machine/machine.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { answerText } from '#infrastructure/wire/form/envelope.ts';
import { flightOperations } from '#infrastructure/wire/flight/flight.ts';
import type { Line } from '../measure.ts';

interface Kind {
  readonly party: Party;
  readonly numResults: number;
  readonly what: string;
  readonly journeyType: JourneyType;
  /** Airports in the order of travel. */
  readonly routes: readonly (readonly string[])[];
}

/** What a client asks for that says nothing, and what the portal asks for, which refines by itself. */
const [asAnyClient, asThePortal] = [100, 5000];
const alone: Party = { adults: 1, children: 0, infants: 0 };

const usual: readonly Kind[] = [
  {
    what: 'one way',
    party: alone,
    numResults: asAnyClient,
    journeyType: 'one-way',
    routes: [
      ['DEL', 'BOM'],
      ['BLR', 'DEL'],
      ['MAA', 'CCU'],
      ['PAT', 'GOI'],
      ['COK', 'DOH'],
      ['DEL', 'LHR'],
      ['BOM', 'SIN'],
      ['HYD', 'YYZ'],
    ],
  },
  {
    what: 'return',
    party: alone,
    numResults: asAnyClient,
    journeyType: 'round-trip',
    routes: [
      ['DEL', 'BOM', 'DEL'],
      ['BLR', 'DEL', 'BLR'],
      ['COK', 'DOH', 'COK'],
      ['DEL', 'LHR', 'DEL'],
      ['BOM', 'SIN', 'BOM'],
      ['HYD', 'YYZ', 'HYD'],
    ],
  },
  {
    what: 'multi city',
    party: alone,
    numResults: asAnyClient,
    journeyType: 'multi-city',
    routes: [
      ['DEL', 'BOM', 'MAA', 'DEL'],
      ['BLR', 'DXB', 'LHR', 'BLR'],
      ['DEL', 'SIN', 'KUL', 'BOM'],
    ],
  },
];

const kinds: readonly Kind[] = [
  ...usual,
  ...usual.map((kind) => ({ ...kind, what: `${kind.what}, all of them`, numResults: asThePortal })),
];

const warmUpSearches = 24;
const measuredSearches = 48;
const daysBetween = 4;

const stages = ['supplier', 'terms', 'codec', 'compression'] as const;
type Stage = (typeof stages)[number];

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

export async function benchSearchCost(): Promise<readonly Line[]> {
  const database = await openMemoryDatabase();
  await migrate(database, schema);
  const airports = makeAirportDirectory(airportRows);
  const supplier = new SandboxFlightSupplier(airports, database);
  const clock = new SystemClock();
  const ports: FlightPorts = {
    suppliers: [supplier],
    searches: new SupplierSearches([supplier]),
    quotes: { keep: absent, find: absent, whole: absent, agree: absent },
    terms: { termsOf: () => Effect.succeed(standardTerms), set: absent },
    settings: { all: () => Effect.succeed([]), set: absent },
    promos: { rowsOf: absent, set: absent },
    seal: new KeyedSeal('0123456789abcdef0123456789abcdef'),
    clock,
    chance: new SystemChance(),
    airports,
    businessZone: 'Asia/Kolkata',
    currency: 'INR',
  };
  const today = dateIn(clock.now(), ports.businessZone);
  const requestOf = ({ journeyType, routes, party, numResults }: Kind, at: number): FlightSearchRequest => {
    const route = routes[at % routes.length] ?? [];
    const day = 20 + Math.floor(at / routes.length);
    const sectors = route.slice(1).map((destination, sector) => ({
      origin: route[sector] ?? '',
      destination,
      date: addDays(today, day + sector * daysBetween),
    }));
    return { ...defaultSearch, journeyType, sectors, party, numResults };
  };

  const run = async (kind: Kind, from: number, to: number) => {
    const spent: Record<Stage, number> = { supplier: 0, terms: 0, codec: 0, compression: 0 };
    const facts = { offers: 0, fares: 0, bytes: 0, smallBytes: 0 };
    const stage = async <A>(name: Stage, work: () => A | Promise<A>): Promise<A> => {
      const before = process.cpuUsage();
      const done = await work();
      const { user, system } = process.cpuUsage(before);
      spent[name] += (user + system) / 1000;
      return done;
    };
    for (let at = from; at < to; at += 1) {
      const request = requestOf(kind, at);
      const searches = new SupplierSearches([supplier]);
      const now = clock.now();
      await stage('supplier', () => Effect.runPromise(searches.search(request, now)));
      // Kept by now: what is left is the agency's.
      const found = await stage('terms', () =>
        Effect.runPromise(searchFlights({ ...ports, searches, clock: { now: () => now } }, caller, request)),
      );
      const json = await stage('codec', () =>
        answerText('ApiStatus', flightOperations.search.short ?? flightOperations.search.answer, found),
      );
      const sent = await stage('compression', () => compress(Buffer.from(json), 'br', 'now'));
      facts.offers += found.offers.length;
      facts.fares += found.offers.reduce((sofar, { fares }) => sofar + fares.length, 0);
      facts.bytes += Buffer.byteLength(json);
      facts.smallBytes += sent.length;
    }
    return { spent, facts, searches: to - from };
  };

  const lines: Line[] = [];
  for (const kind of kinds) {
    await run(kind, 0, warmUpSearches);
    const { spent, facts, searches } = await run(kind, warmUpSearches, warmUpSearches + measuredSearches);
    const whole = stages.reduce((sofar, name) => sofar + spent[name], 0);
    const each = (value: number) => value / searches;
    lines.push(
      {
        what: `processor time of a search, ${kind.what}`,
        value: each(whole),
        unit: 'ms',
        note: `${Math.round(each(facts.offers))} offers of ${(facts.fares / facts.offers).toFixed(1)} fares`,
      },
      ...stages.map((name) => ({ what: `of it ${name}`, value: each(spent[name]), unit: 'ms' })),
      { what: `bytes an offer, ${kind.what}`, value: facts.bytes / facts.offers, unit: 'B' },
      { what: `the same made small`, value: facts.smallBytes / facts.offers, unit: 'B' },
    );
  }
  await database.close();
  return lines;
}
