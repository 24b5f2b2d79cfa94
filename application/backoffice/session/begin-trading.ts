/** In what an empty deployment trades, and where: said once, before its books are opened, and never changed by a later start. */
import { Effect } from 'effect';
import type { Currency } from '#domain/money/currency.ts';
import { readClientConfiguration, writeClientConfiguration } from '#domain/session/read-configuration.ts';
import type { AgencyStore } from '../ports/agency/agency-store.ts';
import type { ClientSettingStore } from '../ports/agency/settings.ts';
import type { Clock } from '../ports/machine.ts';
import type { UserStore } from '../ports/session/user-store.ts';
import { houseId } from './invite-operator.ts';

export interface BeginTradingPorts {
  readonly users: Pick<UserStore, 'nobodyCanEnter'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly settings: ClientSettingStore;
  readonly clock: Clock;
}

/** Nothing happens where somebody has a password, or the house is there, whose account has a currency already. */
export function beginTrading(
  { users, agencies, settings, clock }: BeginTradingPorts,
  { currency, country }: { readonly currency: Currency; readonly country: string },
): Effect.Effect<void> {
  return Effect.gen(function* () {
    if (!(yield* users.nobodyCanEnter()) || (yield* agencies.byId(houseId)) !== undefined) return;
    const before = readClientConfiguration(yield* settings.all());
    const written = new Map(writeClientConfiguration(before).map(({ key, value }) => [key, value]));
    const begun = { ...before, currency, countryCode: country, hotelPassengerCountry: country };
    const changed = writeClientConfiguration(begun).filter(({ key, value }) => written.get(key) !== value);
    if (changed.length > 0) yield* settings.set(changed, clock.now());
  });
}
