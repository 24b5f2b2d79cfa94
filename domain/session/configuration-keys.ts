/**
 * The keys that a client configuration is kept under, each with what its value is, how it is read and how it is written. A value
 * that is missing or malformed changes nothing, so that a portal can always start.
 */
import { readHouseAccounts, writeHouseAccounts } from '../account/payment/house-account.ts';
import { services } from '../booking/booking.ts';
import { readParameters, writeParameters } from '../booking/parameter-settings.ts';
import { isCurrency } from '../money/currency.ts';
import { checkPhone, isEmail } from '../people/contact.ts';
import { logoRecommendedSize } from '../rules/limits.ts';
import { isZone } from '../time/zone.ts';
import type { AirlineLists, ClientConfiguration, ClientSetting } from './client-configuration.ts';
import { readFontFaces, writeFontFaces } from './portal-font.ts';
import { servedFonts } from './served-fonts.ts';
import { staticPages } from './static-pages.ts';

/** A key: what its value is, what that changes of a configuration where it is well formed, and how a configuration says it. */
interface Keyed {
  readonly about: string;
  /** `value` is another key's of the same list. */
  readonly read?: (
    text: string,
    soFar: ClientConfiguration,
    value: (key: string) => string,
  ) => Partial<ClientConfiguration>;
  readonly write: (configuration: ClientConfiguration) => string;
}

type TextField = {
  [Field in keyof ClientConfiguration]-?: ClientConfiguration[Field] extends string ? Field : never;
}[keyof ClientConfiguration];

/** A text that stands for itself where it fits. */
function text(about: string, field: TextField, fits: (text: string) => boolean = (given) => given !== ''): Keyed {
  return {
    about,
    read: (given) => (fits(given) ? { [field]: given } : {}),
    write: (configuration) => configuration[field],
  };
}

function flag(about: string, field: 'alternativeBalance' | 'encrypted'): Keyed {
  return {
    about,
    read: (given) => ({ [field]: given.toLowerCase() === 'true' }),
    write: (configuration) => String(configuration[field]),
  };
}

function airlinesFor(about: string, trip: keyof AirlineLists): Keyed {
  return {
    about,
    read: (given, { airlines }) => {
      const codes = listOf(given);
      return areAirlineCodes(codes) ? { airlines: { ...airlines, [trip]: codes } } : {};
    },
    write: ({ airlines }) => airlines[trip].join(','),
  };
}

/** Of the setting keys, in order. */
const keptSettings = {
  BUSINESS_ZONE: text('IANA time zone whose days ledger and documents go by', 'businessZone', isZone),
  HOTEL_PAX_COUNTRY: {
    about: 'ISO 3166-1 alpha-2 code given for the guests of hotels',
    read: (given, { countryCode }) => ({ hotelPassengerCountry: isCountryCode(given) ? given : countryCode }),
    write: ({ hotelPassengerCountry }) => hotelPassengerCountry,
  },
  ALTERNATIVE_BALANCE: flag('"true" where GETBALANCE answers "[balance, credit limit]"', 'alternativeBalance'),
  FLIGHT_DOM_ONEWAY_NORMAL: airlinesFor(
    'Airlines asked for one way, or several cities, within COUNTRY_CODE: codes separated by commas, or All',
    'domesticOneWay',
  ),
  FLIGHT_DOM_ROUNDTRIP_NORMAL: airlinesFor('Airlines asked for a round trip within COUNTRY_CODE', 'domesticRoundTrip'),
  FLIGHT_DOM_ROUNDTRIP_LCC_SPECIAL: airlinesFor(
    'Airlines whose special return fares, sold in pairs, are shown for a round trip within COUNTRY_CODE',
    'domesticRoundTripLowCostSpecial',
  ),
  FLIGHT_INTL_ONEWAY: airlinesFor('Airlines asked for any other one way, or several cities', 'internationalOneWay'),
  MAP_TILES_URL: {
    about:
      'Address of a map’s tiles, with {z}, {x} and {y}, and of one host; shapes of the land, served with the portal, where empty',
    read: (url, _soFar, value) => mapTilesOf(url, value('MAP_TILES_CREDIT')),
    write: ({ mapTiles }) => mapTiles?.url ?? '',
  },
  MAP_TILES_CREDIT: {
    about: 'What the maker of the tiles asks to be named as',
    write: ({ mapTiles }) => mapTiles?.credit ?? '',
  },
  HOLD_MINUTES: {
    about: 'How long at most anything is held without paying, in minutes; as long as its supplier keeps it where empty',
    read: (given) =>
      /^\d{1,6}$/.test(given) && Number(given) <= mostHoldMinutes ? { holdMinutes: Number(given) } : {},
    write: ({ holdMinutes }) => (holdMinutes === undefined ? '' : String(holdMinutes)),
  },
  BOOKING_PAGE_PARAMETERS: {
    about: 'JSON list of what is asked for with a booking; the two remarks of the product where empty, none where []',
    read: (given) => {
      const parameters = readParameters(given);
      return parameters === undefined ? {} : { parameters };
    },
    write: ({ parameters }) => writeParameters(parameters),
  },
  BANK_ACCOUNTS: {
    about:
      'JSON list of {"bankName","accountHolderName","accountNumber","bankCode"}: what agencies pay into, which AC002 LISTDEPOSITS answers; always empty here, where no session is needed',
    read: (given) => ({ bankAccounts: readHouseAccounts(given) }),
    write: ({ bankAccounts }) => writeHouseAccounts(bankAccounts),
  },
  FLIGHT_INTL_ROUNDTRIP: airlinesFor(
    'Airlines asked for any other round trip; beside All or codes, GWS names Galileo’s web services, a source and no airline',
    'internationalRoundTrip',
  ),
} as const satisfies Readonly<Record<string, Keyed>>;

/** Of the config keys, in order. */
export const keptConfig = {
  PROJECT_NAME: text('Name of the portal: the title of its pages', 'projectName'),
  CLIENT_NAME: text('Name of the business that runs the deployment', 'clientName'),
  FONT_FAMILY: text(
    `Font of the portal. Served with it: ${servedFonts.join(', ')}; any other shows where FONT_FACES has its files or a device has it`,
    'fontFamily',
  ),
  FONT_FACES: {
    about:
      'JSON list of {"weight","address"}: the WOFF2 files of FONT_FAMILY that the back office serves; empty for none',
    read: (given) => ({ fontFaces: readFontFaces(given) }),
    write: ({ fontFaces }) => writeFontFaces(fontFaces),
  },
  PRIMARY_COLOR: text('Main colour, #RRGGBB; tints are derived from it', 'primaryColour', isColour),
  SECONDARY_COLOR: text('Second colour, #RRGGBB; tints are derived from it', 'secondaryColour', isColour),
  LOGO_URL: text(
    `Address of the logo, ${logoRecommendedSize.width} by ${logoRecommendedSize.height} pixels recommended; empty for the drawn one`,
    'logoUrl',
    isSiteAddress,
  ),
  VENDOR_NAME: text('Named in the footer after "Powered by"', 'vendorName'),
  SUPPORT_EMAIL: text('Mail address for help, shown on the contact page; may be empty', 'supportEmail', isEmail),
  SUPPORT_PHONE: text(
    'Telephone number for help, shown on the contact page; may be empty',
    'supportPhone',
    (given) => checkPhone(given).length === 0,
  ),
  MAIN_APP_URL: text('Address of the portal; empty for the address it was opened at', 'mainUrl', isSiteAddress),
  SERVICES_ENABLED: {
    about: `Services offered, separated by commas: ${services.join(', ')}`,
    read: (given) => {
      const named = listOf(given.toLowerCase());
      const enabledServices = services.filter((product) => named.includes(product));
      return enabledServices.length === 0 ? {} : { enabledServices };
    },
    write: ({ enabledServices }) => enabledServices.join(','),
  },
  CURRENCY: {
    about: 'ISO 4217 code of the currency in which amounts are shown',
    read: (given) => (isCurrency(given) ? { currency: given } : {}),
    write: ({ currency }) => currency,
  },
  COUNTRY_CODE: text(
    'ISO 3166-1 alpha-2 code of the country whose customs of writing apply',
    'countryCode',
    isCountryCode,
  ),
  FLIGHT_CARRIER_IMAGE_URL: text(
    'Where carriers’ pictures are: this, the first two letters of the flight code, and ".jpg"; empty for drawn tiles',
    'carrierImageUrl',
    isSiteAddress,
  ),
  POST_LOGIN_PAGE: {
    about:
      'Where the root of the portal leads who is logged in: "flight" or "landing"; a login leads to the landing page',
    read: (given) => (given.toLowerCase() === 'landing' ? { postLoginPage: 'landing' } : {}),
    write: ({ postLoginPage }) => postLoginPage,
  },
  PAGES_WRITTEN: {
    about: `Pages whose words are the house’s own, as PG001 PAGE answers them, separated by commas: ${staticPages.join(', ')}`,
    read: (given) => ({ writtenPages: staticPages.filter((page) => listOf(given).includes(page)) }),
    write: ({ writtenPages }) => writtenPages.join(','),
  },
  IS_ENCRYPTED: flag('"true" where some answers arrive sealed', 'encrypted'),
  OUTGOING_KEY: {
    about: 'AES key, in hexadecimal, of fields that a portal encrypts before sending; empty for none',
    read: (key, _soFar, value) => outgoingOf(key, value('OUTGOING_IV')),
    write: ({ outgoing }) => outgoing?.key ?? '',
  },
  OUTGOING_IV: {
    about: 'AES initialisation vector to OUTGOING_KEY, in hexadecimal',
    write: ({ outgoing }) => outgoing?.iv ?? '',
  },
  SETTINGS: {
    about: 'JSON list of {"SettingKey","SettingValue"}, see the setting keys',
    read: (json, soFar) => readInto(soFar, keptSettings, additionalSettings(json)),
    write: (configuration) =>
      JSON.stringify(
        writtenBy(keptSettings, configuration).map(({ key, value }) => ({ SettingKey: key, SettingValue: value })),
      ),
  },
} as const satisfies Readonly<Record<string, Keyed>>;

/** Every ConfigKey there is, with what its value is. `SETTINGS` holds the settings of `settingKeys`. */
export const configKeys = aboutOf(keptConfig);

/** Every SettingKey there is, with what its value is. */
export const settingKeys = aboutOf(keptSettings);

function aboutOf<Key extends string>(kept: Readonly<Record<Key, Keyed>>): Readonly<Record<Key, string>> {
  const rows = Object.entries<Keyed>(kept).map(([key, { about }]) => [key, about]);
  return Object.fromEntries(rows) as Record<Key, string>;
}

/** Keys are read in the order of their table, so that a later one may stand on an earlier. */
export function readInto(
  usual: ClientConfiguration,
  kept: Readonly<Record<string, Keyed>>,
  settings: readonly ClientSetting[],
): ClientConfiguration {
  const values = new Map(settings.map(({ key, value }) => [key, value.trim()]));
  const value = (key: string) => values.get(key) ?? '';
  return Object.entries(kept).reduce(
    (soFar, [key, { read }]) => (read === undefined ? soFar : { ...soFar, ...read(value(key), soFar, value) }),
    usual,
  );
}

export function writtenBy(
  kept: Readonly<Record<string, Keyed>>,
  configuration: ClientConfiguration,
): readonly ClientSetting[] {
  return Object.entries(kept).map(([key, { write }]) => ({ key, value: write(configuration) }));
}

function additionalSettings(json: string): readonly ClientSetting[] {
  let list: unknown;
  try {
    list = JSON.parse(json === '' ? '[]' : json);
  } catch {
    return [];
  }
  return Array.isArray(list) ? list.flatMap((entry: unknown) => (isSetting(entry) ? [settingOf(entry)] : [])) : [];
}

interface WrittenSetting {
  readonly SettingKey: string;
  readonly SettingValue: string;
}

function isSetting(entry: unknown): entry is WrittenSetting {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'SettingKey' in entry &&
    typeof entry.SettingKey === 'string' &&
    'SettingValue' in entry &&
    typeof entry.SettingValue === 'string'
  );
}

function settingOf({ SettingKey, SettingValue }: WrittenSetting): ClientSetting {
  return { key: SettingKey, value: SettingValue };
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Codes of airlines, or All; at least one. */
export function areAirlineCodes(codes: readonly string[]): boolean {
  return codes.length > 0 && codes.every((code) => /^(All|[A-Z0-9]{2,3})$/.test(code));
}

/** ISO 3166-1 alpha-2, by its form. */
function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text);
}

/** `#RRGGBB`, whatever its case. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

function mapTilesOf(url: string, credit: string): Pick<ClientConfiguration, 'mapTiles'> {
  const fits = /^https?:\/\/[^{}/]+\//.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  return fits ? { mapTiles: { url, credit } } : {};
}

function outgoingOf(key: string, iv: string): Pick<ClientConfiguration, 'outgoing'> {
  const fits = /^([0-9a-f]{32}|[0-9a-f]{48}|[0-9a-f]{64})$/i.test(key) && /^[0-9a-f]{32}$/i.test(iv);
  return fits ? { outgoing: { key, iv } } : {};
}

/** A year. */
export const mostHoldMinutes = 366 * 24 * 60;

/** An address of this site or of another over HTTP; anything else, such as a script, is not one. */
export function isSiteAddress(text: string): boolean {
  return /^(https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/i.test(text);
}
