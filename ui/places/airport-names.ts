/** Names of airports and their cities, where a screen shows flights. The list comes late or never; codes stand in for it. */
import { useEffect, useState } from 'react';
import { useLanguage } from '#ui/design/words/words.ts';
import { whenIdle } from '#ui/design/theme/when-idle.ts';
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import { type AirportDirectory, cityOf } from '#domain/flight/reference/airports.ts';
import type { Language } from '#domain/people/language.ts';
import type { AirportCode } from '#domain/flight/offer/itinerary.ts';

export interface Places {
  readonly city: (code: AirportCode) => string;
  /** The airport's own name; undefined until known. */
  readonly airport: (code: AirportCode) => string | undefined;
  /** Of it, as ISO code; undefined until known. */
  readonly country: (code: AirportCode) => string | undefined;
}

/** The larger airports at once, all of them when the browser has nothing better to do. */
export function useAirportNames(source: AirportSource): Places {
  const [airports, setAirports] = useState<AirportDirectory>();
  const { language } = useLanguage();
  useEffect(() => {
    let here = true;
    const shown = (coming: Promise<AirportDirectory>) =>
      coming.then(
        (list) => {
          if (here) setAirports(list);
        },
        () => undefined,
      );
    void shown(source.load([]));
    const forgetAll = whenIdle(() => void shown(source.load()));
    return () => {
      here = false;
      forgetAll();
    };
  }, [source]);
  return {
    city: (code) => cityName(airports, code, language),
    airport: (code) => airports?.byCode(code)?.name,
    country: (code) => airports?.byCode(code)?.country,
  };
}

/** The city of an airport in a language; the airport's code while it is not known. */
export function cityName(airports: AirportDirectory | undefined, code: string, language: Language): string {
  const airport = airports?.byCode(code);
  return airport === undefined ? code : cityOf(airport, language);
}
