/** The zone whose days count and the currency that is charged in, as the client configuration says. */
import type { Configuration } from '#application/portal/session/configuration.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type ClientConfiguration, defaultClientConfiguration } from '#domain/session/client-configuration.ts';

export function businessZone(configuration: Configuration): string {
  return clientConfiguration(configuration).businessZone;
}

/** The currency that the agency is charged in. */
export function houseCurrency(configuration: Configuration): Currency {
  return clientConfiguration(configuration).currency;
}

/** Where the agency's passports are issued. */
export function houseCountry(configuration: Configuration): string {
  return clientConfiguration(configuration).countryCode;
}

/** Of hotels' guests, where a search says nothing else. */
export function hotelNationality(configuration: Configuration): string {
  return clientConfiguration(configuration).hotelPassengerCountry;
}

/** Whose streets a map shows; none where it shows the shapes of the land. */
export function mapTiles(configuration: Configuration): ClientConfiguration['mapTiles'] {
  return clientConfiguration(configuration).mapTiles;
}

/** The usual one until the deployment's own has come. */
function clientConfiguration({ state$: { value: state } }: Configuration): ClientConfiguration {
  return state.kind === 'ready' ? state.configuration : defaultClientConfiguration;
}
