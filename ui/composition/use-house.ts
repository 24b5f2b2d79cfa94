/** The zone whose days count and the currency that is charged in, for a screen. */
import type { HouseAccount } from '#domain/account/payment/house-account.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { ClientConfiguration } from '#domain/session/client-configuration.ts';
import { businessZone, houseAccounts, houseCountry, houseCurrency, mapTiles } from './house.ts';
import { parts } from './parts.ts';
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

export function useHouseAccounts(): readonly HouseAccount[] {
  const configuration = usePart(parts.configuration);
  useStateOf(configuration.state$);
  return houseAccounts(configuration);
}

export function useMapTiles(): ClientConfiguration['mapTiles'] {
  const configuration = usePart(parts.configuration);
  useStateOf(configuration.state$);
  return mapTiles(configuration);
}
