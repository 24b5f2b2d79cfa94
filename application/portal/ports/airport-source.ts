/** Where the portal gets its list of airports: once, when a flight screen first needs it. */
import type { AirportDirectory } from '#domain/flight/airports.ts';

export interface AirportSource {
  readonly load: () => Promise<AirportDirectory>;
}
