/** The list of airports as a file of its own, fetched with the first flight screen and kept by the browser. */
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import { makeAirportDirectory } from '#domain/flight/airports.ts';
import type { AirportDirectory } from '#domain/flight/airports.ts';

export function airportFile(): AirportSource {
  let coming: Promise<AirportDirectory> | undefined;
  return {
    load: () => {
      coming ??= import('#domain/flight/airports.json')
        .then((file) => makeAirportDirectory(file.default))
        .catch((error: unknown) => {
          coming = undefined;
          throw error;
        });
      return coming;
    },
  };
}
