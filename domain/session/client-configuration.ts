/**
 * The client configuration: what a deployment's portal is called, how it looks and what it offers. The back office
 * keeps it as a list of keys and values; here that list becomes typed, with a default for whatever is missing or
 * malformed, so that a portal can always start.
 */
import { products, type Product } from '../booking/booking.ts';
import { readParameters, writeParameters } from '../booking/parameter-settings.ts';
import { type BookingParameter, defaultParameters } from '../booking/parameters.ts';
import { isCurrency, type Currency } from '../money/currency.ts';
import { checkPhone, isEmail } from '../people/contact.ts';
import { logoRecommendedSize } from '../rules/limits.ts';
import { isZone } from '../time/zone.ts';

/** A key with its value, as the configuration call answers them (ConfigKey and ConfigValue). */
export interface ClientSetting {
  readonly key: string;
  readonly value: string;
}

/** The families that a portal serves itself (`ui/design/theme/fonts.css`); the first stands in for what a device lacks. */
export const servedFonts = ['Roboto', 'IBM Plex Sans Arabic'] as const;

/** Neither case nor spaces around count. */
export function isServedFont(family: string): boolean {
  const named = family.trim().toLowerCase();
  return servedFonts.some((each) => each.toLowerCase() === named);
}

/** One line for the operator of the portal; undefined for a font that it serves. */
export function fontNotice(family: string): string | undefined {
  if (isServedFont(family)) return undefined;
  return `The font "${family}" (FONT_FAMILY) is not served with the portal: it shows where a device has it, elsewhere ${servedFonts[0]} does`;
}

/** Every ConfigKey there is, with what its value is. `SETTINGS` holds the settings of `settingKeys`. */
export const configKeys = {
  PROJECT_NAME: 'Name of the portal: the title of its pages',
  CLIENT_NAME: 'Name of the business that runs the deployment',
  FONT_FAMILY: `Font of the portal. Served with it: ${servedFonts.join(', ')}; any other shows only where a device has it`,
  PRIMARY_COLOR: 'Main colour, #RRGGBB; tints are derived from it',
  SECONDARY_COLOR: 'Second colour, #RRGGBB; tints are derived from it',
  LOGO_URL: `Address of the logo, ${logoRecommendedSize.width} by ${logoRecommendedSize.height} pixels recommended; empty for the drawn one`,
  VENDOR_NAME: 'Named in the footer after "Powered by"',
  SUPPORT_EMAIL: 'Mail address for help, shown on the contact page; may be empty',
  SUPPORT_PHONE: 'Telephone number for help, shown on the contact page; may be empty',
  MAIN_APP_URL: 'Address of the portal; empty for the address it was opened at',
  SERVICES_ENABLED: `Services offered, separated by commas: ${products.join(', ')}`,
  CURRENCY: 'ISO 4217 code of the currency in which amounts are shown',
  COUNTRY_CODE: 'ISO 3166-1 alpha-2 code of the country whose customs of writing apply',
  FLIGHT_CARRIER_IMAGE_URL:
    'Where carriers’ pictures are: this, the first two letters of the flight code, and ".jpg"; empty for drawn tiles',
  POST_LOGIN_PAGE:
    'Where the root of the portal leads who is logged in: "flight" or "landing"; a login leads to the landing page',
  IS_ENCRYPTED: '"true" where some answers arrive sealed',
  OUTGOING_KEY: 'AES key, in hexadecimal, of fields that a portal encrypts before sending; empty for none',
  OUTGOING_IV: 'AES initialisation vector to OUTGOING_KEY, in hexadecimal',
  SETTINGS: 'JSON list of {"SettingKey","SettingValue"}, see the setting keys',
} as const;

/** Every SettingKey there is, with what its value is. */
export const settingKeys = {
  BUSINESS_ZONE: 'IANA time zone whose days ledger and documents go by',
  HOTEL_PAX_COUNTRY: 'ISO 3166-1 alpha-2 code given for the guests of hotels',
  ALTERNATIVE_BALANCE: '"true" where GETBALANCE answers "[balance, credit limit]"',
  FLIGHT_DOM_ONEWAY_NORMAL:
    'Airlines asked for one way, or several cities, within COUNTRY_CODE: codes separated by commas, or All',
  FLIGHT_DOM_ROUNDTRIP_NORMAL: 'Airlines asked for a round trip within COUNTRY_CODE',
  FLIGHT_DOM_ROUNDTRIP_LCC_SPECIAL:
    'Airlines whose special return fares, sold in pairs, are shown for a round trip within COUNTRY_CODE',
  FLIGHT_INTL_ONEWAY: 'Airlines asked for any other one way, or several cities',
  MAP_TILES_URL:
    'Address of a map’s tiles, with {z}, {x} and {y}, and of one host; shapes of the land, served with the portal, where empty',
  MAP_TILES_CREDIT: 'What the maker of the tiles asks to be named as',
  HOLD_MINUTES:
    'How long at most anything is held without paying, in minutes; as long as its supplier keeps it where empty',
  BOOKING_PAGE_PARAMETERS:
    'JSON list of what is asked for with a booking; the two remarks of the product where empty, none where []',
  FLIGHT_INTL_ROUNDTRIP:
    'Airlines asked for any other round trip; beside All or codes, GWS names Galileo’s web services, a source and no airline',
} as const;

export type ConfigKey = keyof typeof configKeys;
export type SettingKey = keyof typeof settingKeys;

/** Airline codes by trip type; 'All' stands for every airline, 'GWS' for a source (see `askedAirlines`). */
export interface AirlineLists {
  readonly domesticOneWay: readonly string[];
  readonly domesticRoundTrip: readonly string[];
  readonly domesticRoundTripLowCostSpecial: readonly string[];
  readonly internationalOneWay: readonly string[];
  readonly internationalRoundTrip: readonly string[];
}

export interface ClientConfiguration {
  readonly projectName: string;
  readonly clientName: string;
  readonly fontFamily: string;
  /** '#RRGGBB', as given. */
  readonly primaryColour: string;
  readonly secondaryColour: string;
  /** Empty for none. */
  readonly logoUrl: string;
  readonly vendorName: string;
  /** Empty for none. */
  readonly supportEmail: string;
  /** Empty for none. */
  readonly supportPhone: string;
  /** Empty for the address that the portal was opened at. */
  readonly mainUrl: string;
  readonly enabledServices: readonly Product[];
  readonly currency: Currency;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** IANA time zone of ledger days and document dates. */
  readonly businessZone: string;
  readonly hotelPassengerCountry: string;
  /** Of streets; shapes of the land where absent. The address has {z}, {x} and {y}. */
  readonly mapTiles?: { readonly url: string; readonly credit: string };
  /** GETBALANCE answers its alternative form. */
  readonly alternativeBalance: boolean;
  /** Empty for none. */
  readonly carrierImageUrl: string;
  readonly airlines: AirlineLists;
  /** How long at most anything is held; without limit where absent. */
  readonly holdMinutes?: number;
  /** What is asked for on the page of a booking. */
  readonly parameters: readonly BookingParameter[];
  readonly postLoginPage: 'flight' | 'landing';
  /** Some answers arrive sealed. */
  readonly encrypted: boolean;
  /** Key and vector, in hexadecimal, of fields that a portal encrypts before sending. It hides them; TLS protects them. */
  readonly outgoing?: { readonly key: string; readonly iv: string };
}

/** What holds where a deployment says nothing: names, font, colours and airline lists of the product. */
export const defaultClientConfiguration: ClientConfiguration = {
  projectName: 'B2B Site',
  clientName: '',
  fontFamily: 'Roboto',
  primaryColour: '#151E47',
  secondaryColour: '#39B0A6',
  logoUrl: '',
  vendorName: 'Farelane',
  supportEmail: '',
  supportPhone: '',
  mainUrl: '',
  enabledServices: ['flight'],
  currency: 'INR',
  countryCode: 'IN',
  businessZone: 'Asia/Kolkata',
  hotelPassengerCountry: 'IN',
  alternativeBalance: false,
  carrierImageUrl: '',
  airlines: {
    domesticOneWay: ['6E', 'SG', 'IC', 'S5', 'IX', 'S9', 'QP', '9I', 'AI'],
    domesticRoundTrip: ['6E', 'SG', 'QP', '9I', 'S5', 'I5', 'IX', 'AI', 'IC'],
    domesticRoundTripLowCostSpecial: ['6E', 'SG'],
    internationalOneWay: ['All'],
    internationalRoundTrip: ['All', 'GWS'],
  },
  parameters: defaultParameters,
  postLoginPage: 'flight',
  encrypted: false,
};

/**
 * The configuration that a list of settings describes. Unknown keys are passed over; where a key comes twice the last
 * one counts; a missing or malformed value is the default's.
 *
 * @example readClientConfiguration([]).projectName // => 'B2B Site'
 * @example readClientConfiguration([{ key: 'PRIMARY_COLOR', value: 'navy' }]).primaryColour // => '#151E47'
 * @example readClientConfiguration([{ key: 'SERVICES_ENABLED', value: 'flight, bus' }]).enabledServices // => ['flight', 'bus']
 */
export function readClientConfiguration(settings: readonly ClientSetting[]): ClientConfiguration {
  const known = configurations.get(settings) ?? readAnew(settings);
  configurations.set(settings, known);
  return known;
}

/** The same list is read once: it is asked for with every mail and every document. */
const configurations = new WeakMap<readonly ClientSetting[], ClientConfiguration>();

function readAnew(settings: readonly ClientSetting[]): ClientConfiguration {
  const values = new Map(settings.map(({ key, value }) => [key, value.trim()]));
  for (const { key, value } of additionalSettings(values.get('SETTINGS') ?? '')) {
    values.set(`SETTINGS.${key}`, value.trim());
  }
  const config = (key: ConfigKey) => values.get(key) ?? '';
  const setting = (key: SettingKey) => values.get(`SETTINGS.${key}`) ?? '';
  const usual = defaultClientConfiguration;
  const countryCode = countryOr(config('COUNTRY_CODE'), usual.countryCode);
  return {
    projectName: config('PROJECT_NAME') || usual.projectName,
    clientName: config('CLIENT_NAME') || usual.clientName,
    fontFamily: config('FONT_FAMILY') || usual.fontFamily,
    primaryColour: colourOr(config('PRIMARY_COLOR'), usual.primaryColour),
    secondaryColour: colourOr(config('SECONDARY_COLOR'), usual.secondaryColour),
    logoUrl: addressOr(config('LOGO_URL'), usual.logoUrl),
    vendorName: config('VENDOR_NAME') || usual.vendorName,
    supportEmail: isEmail(config('SUPPORT_EMAIL')) ? config('SUPPORT_EMAIL') : usual.supportEmail,
    supportPhone: checkPhone(config('SUPPORT_PHONE')).length === 0 ? config('SUPPORT_PHONE') : usual.supportPhone,
    mainUrl: addressOr(config('MAIN_APP_URL'), usual.mainUrl),
    enabledServices: servicesOr(config('SERVICES_ENABLED'), usual.enabledServices),
    currency: currencyOr(config('CURRENCY'), usual.currency),
    countryCode,
    businessZone: zoneOr(setting('BUSINESS_ZONE'), usual.businessZone),
    hotelPassengerCountry: countryOr(setting('HOTEL_PAX_COUNTRY'), countryCode),
    ...mapTilesOf(setting('MAP_TILES_URL'), setting('MAP_TILES_CREDIT')),
    alternativeBalance: setting('ALTERNATIVE_BALANCE').toLowerCase() === 'true',
    carrierImageUrl: addressOr(config('FLIGHT_CARRIER_IMAGE_URL'), usual.carrierImageUrl),
    airlines: {
      domesticOneWay: airlinesOr(setting('FLIGHT_DOM_ONEWAY_NORMAL'), usual.airlines.domesticOneWay),
      domesticRoundTrip: airlinesOr(setting('FLIGHT_DOM_ROUNDTRIP_NORMAL'), usual.airlines.domesticRoundTrip),
      domesticRoundTripLowCostSpecial: airlinesOr(
        setting('FLIGHT_DOM_ROUNDTRIP_LCC_SPECIAL'),
        usual.airlines.domesticRoundTripLowCostSpecial,
      ),
      internationalOneWay: airlinesOr(setting('FLIGHT_INTL_ONEWAY'), usual.airlines.internationalOneWay),
      internationalRoundTrip: airlinesOr(setting('FLIGHT_INTL_ROUNDTRIP'), usual.airlines.internationalRoundTrip),
    },
    ...holdMinutesOf(setting('HOLD_MINUTES')),
    parameters: readParameters(setting('BOOKING_PAGE_PARAMETERS')) ?? usual.parameters,
    postLoginPage: config('POST_LOGIN_PAGE').toLowerCase() === 'landing' ? 'landing' : usual.postLoginPage,
    encrypted: config('IS_ENCRYPTED').toLowerCase() === 'true',
    ...outgoingOf(config('OUTGOING_KEY'), config('OUTGOING_IV')),
  };
}

/**
 * The list of settings that describes a configuration: {@link readClientConfiguration} undone.
 *
 * @example readClientConfiguration(writeClientConfiguration(defaultClientConfiguration)) // => defaultClientConfiguration
 */
export function writeClientConfiguration(configuration: ClientConfiguration): readonly ClientSetting[] {
  const { airlines } = configuration;
  const settings: Readonly<Record<SettingKey, string>> = {
    BUSINESS_ZONE: configuration.businessZone,
    HOTEL_PAX_COUNTRY: configuration.hotelPassengerCountry,
    MAP_TILES_URL: configuration.mapTiles?.url ?? '',
    MAP_TILES_CREDIT: configuration.mapTiles?.credit ?? '',
    ALTERNATIVE_BALANCE: String(configuration.alternativeBalance),
    FLIGHT_DOM_ONEWAY_NORMAL: airlines.domesticOneWay.join(','),
    FLIGHT_DOM_ROUNDTRIP_NORMAL: airlines.domesticRoundTrip.join(','),
    FLIGHT_DOM_ROUNDTRIP_LCC_SPECIAL: airlines.domesticRoundTripLowCostSpecial.join(','),
    FLIGHT_INTL_ONEWAY: airlines.internationalOneWay.join(','),
    FLIGHT_INTL_ROUNDTRIP: airlines.internationalRoundTrip.join(','),
    HOLD_MINUTES: configuration.holdMinutes === undefined ? '' : String(configuration.holdMinutes),
    BOOKING_PAGE_PARAMETERS: writeParameters(configuration.parameters),
  };
  const values: Readonly<Record<ConfigKey, string>> = {
    PROJECT_NAME: configuration.projectName,
    CLIENT_NAME: configuration.clientName,
    FONT_FAMILY: configuration.fontFamily,
    PRIMARY_COLOR: configuration.primaryColour,
    SECONDARY_COLOR: configuration.secondaryColour,
    LOGO_URL: configuration.logoUrl,
    VENDOR_NAME: configuration.vendorName,
    SUPPORT_EMAIL: configuration.supportEmail,
    SUPPORT_PHONE: configuration.supportPhone,
    MAIN_APP_URL: configuration.mainUrl,
    SERVICES_ENABLED: configuration.enabledServices.join(','),
    CURRENCY: configuration.currency,
    COUNTRY_CODE: configuration.countryCode,
    FLIGHT_CARRIER_IMAGE_URL: configuration.carrierImageUrl,
    POST_LOGIN_PAGE: configuration.postLoginPage,
    IS_ENCRYPTED: String(configuration.encrypted),
    OUTGOING_KEY: configuration.outgoing?.key ?? '',
    OUTGOING_IV: configuration.outgoing?.iv ?? '',
    SETTINGS: JSON.stringify(
      Object.entries(settings).map(([SettingKey, SettingValue]) => ({ SettingKey, SettingValue })),
    ),
  };
  return Object.entries(values).map(([key, value]) => ({ key, value }));
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

function servicesOr(text: string, otherwise: readonly Product[]): readonly Product[] {
  const named = listOf(text.toLowerCase());
  const known = products.filter((product) => named.includes(product));
  return known.length === 0 ? otherwise : known;
}

function airlinesOr(text: string, otherwise: readonly string[]): readonly string[] {
  const codes = listOf(text);
  return areAirlineCodes(codes) ? codes : otherwise;
}

/** Codes of airlines, or All; at least one. */
export function areAirlineCodes(codes: readonly string[]): boolean {
  return codes.length > 0 && codes.every((code) => /^(All|[A-Z0-9]{2,3})$/.test(code));
}

function colourOr(text: string, otherwise: string): string {
  return isColour(text) ? text : otherwise;
}

/** `#RRGGBB`, whatever its case. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

function countryOr(text: string, otherwise: string): string {
  return /^[A-Z]{2}$/.test(text) ? text : otherwise;
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

function holdMinutesOf(text: string): Pick<ClientConfiguration, 'holdMinutes'> {
  return /^\d{1,6}$/.test(text) && Number(text) <= mostHoldMinutes ? { holdMinutes: Number(text) } : {};
}

function zoneOr(text: string, otherwise: string): string {
  return isZone(text) ? text : otherwise;
}

function currencyOr(text: string, otherwise: Currency): Currency {
  return isCurrency(text) ? text : otherwise;
}

function addressOr(text: string, otherwise: string): string {
  return isSiteAddress(text) ? text : otherwise;
}

/** An address of this site or of another over HTTP; anything else, such as a script, is not one. */
export function isSiteAddress(text: string): boolean {
  return /^(https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/i.test(text);
}
