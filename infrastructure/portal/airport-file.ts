/** The airports as two files, fetched when they are first needed and kept by the browser: all of them, and the larger ones. */
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import type { AirportDirectory, AirportRows } from '#domain/flight/reference/airports.ts';

export function airportFile(): AirportSource {
  const all = once(() => import('#domain/flight/reference/airports.json'));
  const large = once(() => import('#domain/flight/reference/airports-large.json'));
  return {
    load: async (codes) => {
      if (codes === undefined || all.begun()) return all.load();
      const larger = await large.load();
      return codes.every((code) => larger.byCode(code) !== undefined) ? larger : all.load();
    },
  };
}

/** What failed to come is asked for again. */
function once(file: () => Promise<{ readonly default: AirportRows }>) {
  let coming: Promise<AirportDirectory> | undefined;
  return {
    begun: () => coming !== undefined,
    load: () => {
      coming ??= file()
        .then(({ default: rows }) => makeAirportDirectory(rows))
        .catch((error: unknown) => {
          coming = undefined;
          throw error;
        });
      return coming;
    },
  };
}
