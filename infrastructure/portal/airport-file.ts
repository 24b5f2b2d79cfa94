/**
 * The airports as files, fetched when they are first needed and kept by the browser: all of them, the larger ones, and what
 * cities are called in other languages.
 */
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import type { AirportDirectory, AirportNames, AirportRows } from '#domain/flight/reference/airports.ts';

export function airportFile(): AirportSource {
  const names = () => import('#domain/flight/reference/airport-names.json');
  const all = once(() => import('#domain/flight/reference/airports.json'), names);
  const large = once(() => import('#domain/flight/reference/airports-large.json'), names);
  return {
    load: async (codes) => {
      if (codes === undefined || all.begun()) return all.load();
      const larger = await large.load();
      return codes.every((code) => larger.byCode(code) !== undefined) ? larger : all.load();
    },
  };
}

/** What failed to come is asked for again. */
function once(
  file: () => Promise<{ readonly default: AirportRows }>,
  names: () => Promise<{ readonly default: AirportNames }>,
) {
  let coming: Promise<AirportDirectory> | undefined;
  return {
    begun: () => coming !== undefined,
    load: () => {
      coming ??= Promise.all([file(), names()])
        .then(([{ default: rows }, { default: cities }]) => makeAirportDirectory(rows, cities))
        .catch((error: unknown) => {
          coming = undefined;
          throw error;
        });
      return coming;
    },
  };
}
