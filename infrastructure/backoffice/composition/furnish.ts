/** The back office's parts, put together over a database and a clock. */
import 'reflect-metadata/lite';
import { randomUUID } from 'node:crypto';
import { Container } from 'inversify';
import type { Logger } from 'pino';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { type DeskFor, makeDeskFor } from '#application/backoffice/desk-for.ts';
import airportNames from '#domain/flight/reference/airport-names.json' with { type: 'json' };
import airportRows from '#domain/flight/reference/airports.json' with { type: 'json' };
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Database } from '../database/engine/database.ts';
import { deploymentSecret } from '../database/engine/deployment-secret.ts';
import type { SessionCache } from '../database/session/session-cache.ts';
import type { Settings } from '../settings/settings.ts';
import { account } from './account.ts';
import { agency } from './agency.ts';
import { amendments } from './amendments.ts';
import { booking } from './booking.ts';
import { cart } from './cart.ts';
import { corporate } from './corporate.ts';
import { machine } from './machine.ts';
import { operations } from './operations.ts';
import { outbox } from './outbox.ts';
import { desks, given, type Part, ports } from './parts.ts';
import { plugged, type PluggedProducts } from './plug.ts';
import { session } from './session.ts';
import { webhooks } from './webhooks.ts';

export interface Furnishing {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Logger;
  readonly sessionCache: SessionCache;
  readonly clock: Clock;
  readonly products: PluggedProducts;
}

export interface Furnished {
  readonly part: <A>(wanted: Part<A>) => A;
  /** Once the deployment's configuration is known; before any desk is asked for. */
  readonly tradeIn: (currency: Currency) => void;
}

export async function furnish(from: Furnishing): Promise<Furnished> {
  const { settings, database } = from;
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(given.settings).toConstantValue(settings);
  container.bind(given.database).toConstantValue(database);
  container.bind(given.log).toConstantValue(from.log);
  container.bind(given.sessionCache).toConstantValue(from.sessionCache);
  container.bind(given.airports).toConstantValue(makeAirportDirectory(airportRows, airportNames));
  container.bind(given.secretKey).toConstantValue(settings.secretKey ?? (await deploymentSecret(database, 'seal')));
  container.bind(given.owner).toConstantValue(randomUUID());
  container.bind(given.businessZone).toConstantValue(settings.businessZone);
  container.bind(given.portal).toConstantValue(settings.publicUrl);
  container.bind(given.address).toConstantValue(addressOf(settings));
  container.bind(ports.clock).toConstantValue(from.clock);
  container.bind(given.deskFor).toConstantValue(() => deskForOf((wanted) => container.get(wanted)));
  container.load(
    machine,
    session,
    agency,
    corporate,
    cart,
    account,
    operations,
    booking,
    amendments,
    ...plugged(from.products),
    outbox,
    webhooks,
  );
  return {
    part: (wanted) => container.get(wanted),
    tradeIn: (currency) => void container.bind(given.currency).toConstantValue(currency),
  };
}

export function deskForOf(part: Furnished['part']): DeskFor {
  return makeDeskFor(
    {
      configuration: part(desks.configuration),
      session: part(desks.session),
      flight: part(desks.flight),
      bus: part(desks.bus),
      hotel: part(desks.hotel),
      cab: part(desks.cab),
      cruise: part(desks.cruise),
      billing: part(desks.billing),
      holiday: part(desks.holiday),
      insurance: part(desks.insurance),
      train: part(desks.train),
      visa: part(desks.visa),
      booking: part(desks.booking),
      account: part(desks.account),
      agency: part(desks.agency),
      corporate: part(desks.corporate),
      cart: part(desks.cart),
      operations: part(desks.operations),
    },
    part(ports.clientSettings),
    part(ports.reaches),
  );
}

/** Where people open the portal: the public address, or the one listened on. */
function addressOf({ publicUrl, host, port }: Settings): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return publicUrl ?? `http://${name}:${port}`;
}
