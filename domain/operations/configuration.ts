/**
 * What an operator sets of the portal: its name and look, whom agents call, what is sold and how. The currency, the country and
 * the business zone are none of it: books are kept in them from the first entry on.
 */
import { checkHouseAccounts } from '../account/payment/house-account.ts';
import { services } from '../booking/booking.ts';
import { checkParameters } from '../booking/check-parameters.ts';
import { checkEmail, checkPhone } from '../people/contact.ts';
import { countryCodes } from '../people/countries.ts';
import { checkChoice } from '../rules/choice.ts';
import { firstOf, required, requiredFields, tooLong, type Violation, violation, within } from '../rules/violation.ts';
import { type AirlineLists, type ClientConfiguration, type ClientSetting } from '../session/client-configuration.ts';
import { areAirlineCodes, isColour, isSiteAddress, mostHoldMinutes } from '../session/configuration-keys.ts';
import { readClientConfiguration, writeClientConfiguration } from '../session/read-configuration.ts';
import { checkFontFaces } from '../session/portal-font.ts';

const textFields = ['projectName', 'clientName', 'fontFamily', 'vendorName'] as const;
const colourFields = ['primaryColour', 'secondaryColour'] as const;
const addressFields = ['logoUrl', 'carrierImageUrl'] as const;
export const airlineFields = [
  'domesticOneWay',
  'domesticRoundTrip',
  'domesticRoundTripLowCostSpecial',
  'internationalOneWay',
  'internationalRoundTrip',
] as const satisfies readonly (keyof AirlineLists)[];

/** Where the root of the portal leads who is logged in. */
export const postLoginPages = ['flight', 'landing'] as const;

/** The part of the configuration that an operator sets. */
export type HouseConfiguration = Pick<
  ClientConfiguration,
  | (typeof textFields)[number]
  | (typeof colourFields)[number]
  | (typeof addressFields)[number]
  | 'fontFaces'
  | 'parameters'
  | 'supportEmail'
  | 'supportPhone'
  | 'bankAccounts'
  | 'enabledServices'
  | 'postLoginPage'
  | 'hotelPassengerCountry'
  | 'holdMinutes'
  | 'airlines'
>;

/** Most characters of a name or a font. */
const longestName = 60;
/** Most characters of an address. */
const longestAddress = 500;

/** The part that an operator sets, out of the whole. */
export function houseConfigurationOf(whole: ClientConfiguration): HouseConfiguration {
  const { projectName, clientName, fontFamily, fontFaces, vendorName, primaryColour, secondaryColour, logoUrl } = whole;
  const { carrierImageUrl, supportEmail, supportPhone, enabledServices, postLoginPage, hotelPassengerCountry } = whole;
  const { holdMinutes, airlines, parameters, bankAccounts } = whole;
  return {
    projectName,
    clientName,
    fontFamily,
    fontFaces,
    vendorName,
    primaryColour,
    secondaryColour,
    logoUrl,
    carrierImageUrl,
    supportEmail,
    supportPhone,
    bankAccounts,
    enabledServices,
    postLoginPage,
    hotelPassengerCountry,
    ...(holdMinutes !== undefined && { holdMinutes }),
    airlines,
    parameters,
  };
}

/**
 * The rules of what an operator sets. Portal, vendor and font have a name; something is sold. Codes: `required`, `too-long`,
 * `colour-form`, `address-form`, `email-form`, `phone-digits`, `not-a-choice`, `count-between` of minutes, `airline-codes`.
 *
 * @example checkHouseConfiguration(houseConfigurationOf(defaultClientConfiguration)) // => []
 */
export function checkHouseConfiguration(wanted: HouseConfiguration): readonly Violation[] {
  const { supportEmail, supportPhone, enabledServices, postLoginPage, hotelPassengerCountry, holdMinutes } = wanted;
  return [
    ...requiredFields(wanted, ['projectName', 'fontFamily', 'vendorName']),
    ...textFields.flatMap((field) => tooLong(wanted[field], longestName, field)),
    ...colourFields.flatMap((field) =>
      firstOf(required(wanted[field], field), isColour(wanted[field]) ? [] : [violation('colour-form', field)]),
    ),
    ...addressFields.flatMap((field) =>
      wanted[field] === '' || isSiteAddress(wanted[field])
        ? tooLong(wanted[field], longestAddress, field)
        : [violation('address-form', field)],
    ),
    ...checkFontFaces(wanted.fontFaces, 'fontFaces'),
    ...checkEmail(supportEmail, 'supportEmail'),
    ...checkPhone(supportPhone, 'supportPhone'),
    ...within('bankAccounts', checkHouseAccounts(wanted.bankAccounts)),
    ...(enabledServices.length === 0 ? [violation('required', 'enabledServices')] : []),
    ...enabledServices.flatMap((each, at) => checkChoice(each, services, `enabledServices[${at}]`)),
    ...checkChoice(postLoginPage, postLoginPages, 'postLoginPage'),
    ...checkChoice(hotelPassengerCountry, countryCodes, 'hotelPassengerCountry'),
    ...(holdMinutes === undefined ||
    (Number.isInteger(holdMinutes) && holdMinutes >= 1 && holdMinutes <= mostHoldMinutes)
      ? []
      : [violation('count-between', 'holdMinutes', { least: 1, most: mostHoldMinutes })]),
    ...within('parameters', checkParameters(wanted.parameters)),
    ...airlineFields.flatMap((field) =>
      areAirlineCodes(wanted.airlines[field]) ? [] : [violation('airline-codes', `airlines.${field}`)],
    ),
  ];
}

/**
 * The settings to be kept so that they describe what is wanted: those alone whose value becomes another, so that what a
 * deployment never set goes on following the product's own. Settings of other front ends stay as they are.
 *
 * @example settingsToKeep([], houseConfigurationOf(defaultClientConfiguration)) // => []
 * @example settingsToKeep([], { ...houseConfigurationOf(defaultClientConfiguration), projectName: 'Saffron' }) // => [{ key: 'PROJECT_NAME', value: 'Saffron' }]
 */
export function settingsToKeep(
  present: readonly ClientSetting[],
  wanted: HouseConfiguration,
): readonly ClientSetting[] {
  const { holdMinutes: _held, ...now } = readClientConfiguration(present);
  const before = new Map(writeClientConfiguration(readClientConfiguration(present)).map(pair));
  const after = writeClientConfiguration({ ...now, ...wanted });
  return after.flatMap(({ key, value }) => {
    if (before.get(key) === value) return [];
    if (key !== 'SETTINGS') return [{ key, value }];
    return [{ key, value: mergedEntries(settingsIn(present), before.get(key) ?? '[]', value) }];
  });
}

interface Entry {
  readonly SettingKey: string;
  readonly SettingValue: string;
}

/** What is kept in SETTINGS, with the entries that differ between two writings of it. */
function mergedEntries(kept: readonly Entry[], before: string, after: string): string {
  const old = new Map(entriesOf(before).map(({ SettingKey, SettingValue }) => [SettingKey, SettingValue]));
  const changed = entriesOf(after).filter(({ SettingKey, SettingValue }) => old.get(SettingKey) !== SettingValue);
  const others = kept.filter(({ SettingKey }) => !changed.some((each) => each.SettingKey === SettingKey));
  return JSON.stringify([...others, ...changed]);
}

function settingsIn(present: readonly ClientSetting[]): readonly Entry[] {
  return entriesOf(present.findLast(({ key }) => key === 'SETTINGS')?.value ?? '[]');
}

function entriesOf(json: string): readonly Entry[] {
  try {
    const list: unknown = JSON.parse(json.trim() === '' ? '[]' : json);
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Entry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'SettingKey' in entry &&
    typeof entry.SettingKey === 'string' &&
    'SettingValue' in entry &&
    typeof entry.SettingValue === 'string'
  );
}

function pair({ key, value }: ClientSetting): readonly [string, string] {
  return [key, value];
}
