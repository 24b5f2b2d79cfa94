/** Who sells here, and how each is asked. */
import { given, list, text, url, type ValuesOf, whole, type Setting } from './setting-kinds.ts';

const sellers = ['sandbox', 'duffel'] as const;
export type SellerName = (typeof sellers)[number];

export const supplierTable = {
  FLIGHT_SUPPLIERS: list({
    usual: ['sandbox'],
    about: 'Who sells flights, one or several at once, separated by commas: sandbox, duffel',
    item: isSeller,
    expected: `one or more of ${sellers.join(', ')}, separated by commas`,
  }),
  HOTEL_SUPPLIERS: list({
    usual: ['sandbox'],
    about: 'Who sells hotels, one or several at once, separated by commas: sandbox, duffel',
    item: isSeller,
    expected: `one or more of ${sellers.join(', ')}, separated by commas`,
  }),
  DUFFEL_TOKEN: text({
    about: 'Access token of the account with Duffel; its test tokens book nothing real',
    fits: (value) => /^duffel_(test|live)_[A-Za-z0-9_-]{4,}$/.test(value),
    expected: 'a token that begins with duffel_test_ or duffel_live_',
    secret: true,
  }),
  DUFFEL_URL: url({
    schemes: ['http', 'https'],
    bare: true,
    about: 'Address of Duffel, where a stub stands in for it; Duffel’s own where empty',
  }),
  WEATHER_URL: url({
    schemes: ['http', 'https'],
    bare: true,
    about:
      'Open-Meteo’s address, https://api.open-meteo.com, for the weather of a stay; what is usual there where empty',
  }),
  WEATHER_KEY: text({ about: 'Key of a customer of Open-Meteo', secret: true }),
  SANDBOX_SEED: text({
    usual: 'farelane',
    about: 'Seed of the sandbox supplier: the same seed sells the same flights at the same fares',
    fits: (value) => /^[A-Za-z0-9._-]{1,40}$/.test(value),
    expected: 'up to 40 letters, digits, dots, hyphens or underscores',
  }),
  SUPPLIER_SECONDS: whole({
    usual: 40,
    least: 5,
    most: 120,
    about: 'Seconds a supplier may take to book before it is in doubt',
  }),
  SCHEDULE_ROUND_SECONDS: whole({
    usual: 300,
    least: 1,
    most: 86_400,
    about: 'Seconds between two rounds in which suppliers are asked whether flights that were sold have changed',
  }),
  SANDBOX_FAULTS: text({
    about:
      'Faults that the sandbox supplier shows on purpose, such as {"delayMs":200,"silentAfter":50}; none where empty',
  }),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

type Values = ValuesOf<typeof supplierTable>;

export interface SupplierSettings {
  /** Each once, at least one. */
  readonly flightSuppliers: readonly SellerName[];
  readonly hotelSuppliers: readonly SellerName[];
  /** Present where Duffel is among the sellers of anything. */
  readonly duffel: { readonly token: string; readonly url: string | undefined } | undefined;
  /** Who forecasts the weather. */
  readonly weather: { readonly url: string; readonly key: string | undefined } | undefined;
  readonly sandbox: { readonly seed: string; readonly faults: string };
  /** How long a supplier may take to book. */
  readonly supplierSeconds: number;
  /** When a supplier that did not answer is first asked for the outcome; within seconds where absent. The demonstration alone sets it. */
  readonly firstAskSeconds?: number;
  /** From one round, in which suppliers are asked whether sold flights have changed, to the next. */
  readonly scheduleRoundSeconds: number;
}

/** What is wrong with them together. */
export function supplierProblems({ DUFFEL_TOKEN, ...values }: Values): readonly string[] {
  return (['FLIGHT_SUPPLIERS', 'HOTEL_SUPPLIERS'] as const)
    .filter((name) => values[name].includes('duffel') && DUFFEL_TOKEN === '')
    .map((name) => `DUFFEL_TOKEN must be given where duffel is among ${name}`);
}

export function supplierSettingsOf(values: Values): SupplierSettings {
  return {
    flightSuppliers: sellers.filter((name) => values.FLIGHT_SUPPLIERS.includes(name)),
    hotelSuppliers: sellers.filter((name) => values.HOTEL_SUPPLIERS.includes(name)),
    duffel: [...values.FLIGHT_SUPPLIERS, ...values.HOTEL_SUPPLIERS].includes('duffel')
      ? { token: values.DUFFEL_TOKEN, url: given(values.DUFFEL_URL) }
      : undefined,
    weather: values.WEATHER_URL === '' ? undefined : { url: values.WEATHER_URL, key: given(values.WEATHER_KEY) },
    sandbox: { seed: values.SANDBOX_SEED, faults: values.SANDBOX_FAULTS },
    supplierSeconds: values.SUPPLIER_SECONDS,
    scheduleRoundSeconds: values.SCHEDULE_ROUND_SECONDS,
  };
}

function isSeller(item: string): boolean {
  return sellers.some((name) => name === item);
}
