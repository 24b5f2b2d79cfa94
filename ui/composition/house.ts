/** The zone whose days count and the currency that is charged in, as the client configuration says. */
import type { Configuration } from '#application/portal/session/configuration.ts';
import type { Currency } from '#domain/money/currency.ts';
import { defaultClientConfiguration } from '#domain/session/client-configuration.ts';

export function businessZone(configuration: Configuration): string {
  const state = configuration.state$.value;
  return (state.kind === 'ready' ? state.configuration : defaultClientConfiguration).businessZone;
}

/** The currency that the agency is charged in. */
export function houseCurrency(configuration: Configuration): Currency {
  const state = configuration.state$.value;
  return (state.kind === 'ready' ? state.configuration : defaultClientConfiguration).currency;
}
