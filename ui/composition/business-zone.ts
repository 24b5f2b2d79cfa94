/** The zone whose days count, as the client configuration says. */
import type { Configuration } from '#application/portal/session/configuration.ts';
import { defaultClientConfiguration } from '#domain/session/client-configuration.ts';

export function businessZone(configuration: Configuration): string {
  const state = configuration.state$.value;
  return (state.kind === 'ready' ? state.configuration : defaultClientConfiguration).businessZone;
}
