/** In what an empty deployment trades, and where: said once, before its books are opened, and never changed by a later start. */
import { Effect } from 'effect';
import type { Currency } from '#domain/money/currency.ts';
import type { configKeys } from '#domain/session/configuration-keys.ts';
import { readClientConfiguration, writeClientConfiguration } from '#domain/session/read-configuration.ts';
import type { AgencyStore } from '../ports/agency/agency-store.ts';
import type { SettingChanges } from '../ports/agency/settings.ts';
import type { UserStore } from '../ports/session/user-store.ts';
import { houseId } from './invite-operator.ts';

export interface BeginTradingPorts {
  readonly users: Pick<UserStore, 'nobodyCanEnter'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly settings: SettingChanges;
}

/** Set once a deployment has begun, also where it is the usual one: who starts beside it or after it finds it there. */
const mark = 'CURRENCY' satisfies keyof typeof configKeys;

/** Nothing happens where somebody has a password, where the house is there, whose account has a currency already, or where a currency is set. */
export function beginTrading(
  { users, agencies, settings }: BeginTradingPorts,
  { currency, country }: { readonly currency: Currency; readonly country: string },
): Effect.Effect<void> {
  return Effect.gen(function* () {
    if (!(yield* users.nobodyCanEnter()) || (yield* agencies.byId(houseId)) !== undefined) return;
    const { settings: kept, version } = yield* settings.current();
    if (kept.some(({ key }) => key === mark)) return;
    const before = readClientConfiguration(kept);
    const written = new Map(writeClientConfiguration(before).map(({ key, value }) => [key, value]));
    const begun = writeClientConfiguration({
      ...before,
      currency,
      countryCode: country,
      hotelPassengerCountry: country,
    }).filter(({ key, value }) => key === mark || written.get(key) !== value);
    const record = { operation: 'session.begin-trading', detail: { currency, country } };
    // Where it has moved, another replica has begun meanwhile: what that one said counts.
    yield* settings.change({ version, settings: begun, record });
  });
}
