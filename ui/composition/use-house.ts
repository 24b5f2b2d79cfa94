/** The zone whose days count, the currency that is charged in and the services that are sold, for a screen. */
import type { Product } from '#domain/booking/booking.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { ClientConfiguration } from '#domain/session/client-configuration.ts';
import { businessZone, houseCountry, houseCurrency, mapTiles } from './house.ts';
import { parts } from './parts.ts';
import { paths } from './paths.ts';
import { usePart, useStateOf } from './use-part.ts';

export function useBusinessZone(): string {
  const configuration = usePart(parts.configuration);
  useStateOf(configuration.state$);
  return businessZone(configuration);
}

export function useHouseCurrency(): Currency {
  const configuration = usePart(parts.configuration);
  useStateOf(configuration.state$);
  return houseCurrency(configuration);
}

export function useHouseCountry(): string {
  const configuration = usePart(parts.configuration);
  useStateOf(configuration.state$);
  return houseCountry(configuration);
}

export function useMapTiles(): ClientConfiguration['mapTiles'] {
  const configuration = usePart(parts.configuration);
  useStateOf(configuration.state$);
  return mapTiles(configuration);
}

/** The enabled services; undefined until they are known. */
function useEnabled(): readonly Product[] | undefined {
  const configuration = useStateOf(usePart(parts.configuration).state$);
  return configuration.kind === 'ready' ? configuration.configuration.enabledServices : undefined;
}

/** Whether a product is sold here; until that is known each is. */
export function useSold(): (product: Product) => boolean {
  const enabled = useEnabled();
  return (product) => enabled?.includes(product) !== false;
}

/** Where a new booking begins: with the first service, or where that is not sold on the page that has all the others. */
export function useNewBooking(): typeof paths.newBooking | typeof paths.landing {
  const enabled = useEnabled();
  const isSold = enabled?.some((product) => paths.newBooking === `/${product}`) !== false;
  return isSold ? paths.newBooking : paths.landing;
}
