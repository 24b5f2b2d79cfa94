/** Who sells flights here: the sandbox over the deployment's own database, Duffel, or both at once. */
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import type { Logger } from 'pino';
import type { FlightSupplier } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { Currency } from '#domain/money/currency.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { SupplierOrderStore } from '#infrastructure/backoffice/database/flight/supplier-order-store.ts';
import type { Settings } from '#infrastructure/backoffice/settings/settings.ts';
import { DuffelClient } from '#infrastructure/backoffice/suppliers/duffel/duffel-client.ts';
import {
  duffelBookNames,
  DuffelFlightSupplier,
} from '#infrastructure/backoffice/suppliers/duffel/duffel-flight-supplier.ts';
import { counted } from '#infrastructure/backoffice/suppliers/counted.ts';
import { readFaults } from '#infrastructure/backoffice/suppliers/sandbox/faults.ts';
import { SandboxFlightSupplier } from '#infrastructure/backoffice/suppliers/sandbox/sandbox-flight-supplier.ts';
import { area, given, ports } from '../parts.ts';

export const suppliers = area(({ make }) => {
  const { airports, currency, database, log, settings } = given;
  const { clientSettings } = ports;
  make(
    ports.suppliers,
    { airports, clientSettings, currency, database, log, settings, supplierCalls: ports.supplierCalls },
    (from): readonly FlightSupplier[] =>
      counted(
        'flight',
        from.settings.flightSuppliers.flatMap((name) => (name === 'sandbox' ? [sandbox(from)] : duffel(from))),
        (of, took) => from.supplierCalls.count(of, took),
      ),
  );
});

interface SupplierParts {
  readonly airports: AirportDirectory;
  readonly clientSettings: ClientSettingStore;
  readonly currency: Currency;
  readonly database: Database;
  readonly log: Logger;
  readonly settings: Settings;
}

function sandbox({ airports, currency, database, settings }: SupplierParts): FlightSupplier {
  const {
    sandbox: { seed, faults },
    businessZone,
  } = settings;
  return new SandboxFlightSupplier(airports, database, {
    seed: createHash('sha256').update(seed).digest().readUInt32BE(0),
    businessZone,
    currency,
    faults: readFaults(faults),
  });
}

/** Asks while the sandbox loses its answers to amendments, though it does what it is asked. */
export function unansweredBy(
  suppliers: readonly FlightSupplier[],
  { sandbox: { faults } }: Pick<Settings, 'sandbox'>,
): <A, E>(asked: Effect.Effect<A, E>) => Effect.Effect<A, E> {
  const found = suppliers.find((each) => each instanceof SandboxFlightSupplier);
  return (asked) =>
    Effect.suspend(() => {
      found?.misbehave({ silentAfter: 1, ignoreSurnames: true });
      return Effect.ensuring(
        asked,
        Effect.sync(() => found?.misbehave(readFaults(faults))),
      );
    });
}

/** What other offices' terminals show, to try importing a PNR with; nothing where the sandbox sells nothing. */
export function sandboxTexts(
  suppliers: readonly FlightSupplier[],
  clock: Clock,
): Readonly<Record<string, () => Promise<string>>> {
  const found = suppliers.find((each) => each instanceof SandboxFlightSupplier);
  if (found === undefined) return {};
  // The same all day: computed once, for the first who asks.
  let known: { readonly day: IsoDate; readonly text: Promise<string> } | undefined;
  return {
    '/sandbox/records': () => {
      const day = dateIn(clock.now(), 'UTC');
      if (known?.day !== day) known = { day, text: terminalText(found, day) };
      return known.text;
    },
  };
}

/** Yesterday's and the day before's: records of today come into being as the day goes on. */
async function terminalText(sandbox: SandboxFlightSupplier, day: IsoDate): Promise<string> {
  const displays = await Promise.all([1, 2].map((back) => sandbox.displays(addDays(day, -back))));
  return `${displays.flat().join(`\n\n${'='.repeat(64)}\n\n`)}\n`;
}

/** None without its settings. */
function duffel({
  airports,
  clientSettings,
  currency,
  database,
  log,
  settings,
}: SupplierParts): readonly FlightSupplier[] {
  const { duffel: access } = settings;
  if (access === undefined) return [];
  const books = {
    orders: new SupplierOrderStore(database, duffelBookNames.orders),
    amendments: new SupplierOrderStore(database, duffelBookNames.amendments),
  };
  // Asked for with each order: it is set while the server runs.
  const country = Effect.suspend(() => clientSettings.all()).pipe(
    Effect.map((set) => readClientConfiguration(set).countryCode),
  );
  return [
    new DuffelFlightSupplier(
      new DuffelClient(access),
      books,
      { airports, currency },
      {
        country,
        onTrouble: (what, facts) => log.error(facts, what),
      },
    ),
  ];
}
