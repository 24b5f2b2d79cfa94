/** Names of airports and their cities, where a screen shows flights. The list comes late or never; codes stand in for it. */
import { useEffect, useState } from 'react';
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import type { AirportDirectory } from '#domain/flight/airports.ts';
import type { AirportCode } from '#domain/flight/itinerary.ts';

export interface Places {
  readonly city: (code: AirportCode) => string;
  /** The airport's own name; undefined until known. */
  readonly airport: (code: AirportCode) => string | undefined;
}

export function useAirportNames(source: AirportSource): Places {
  const [airports, setAirports] = useState<AirportDirectory>();
  useEffect(() => {
    let here = true;
    source.load().then(
      (list) => {
        if (here) setAirports(list);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [source]);
  return {
    city: (code) => airports?.byCode(code)?.city ?? code,
    airport: (code) => airports?.byCode(code)?.name,
  };
}
