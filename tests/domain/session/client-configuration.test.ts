import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { systemValues } from '#domain/booking/parameters.ts';
import { currencies } from '#domain/money/currency.ts';
import { staticPages } from '#domain/session/static-pages.ts';
import { fontWeights } from '#domain/session/portal-font.ts';
import { services } from '#domain/booking/booking.ts';
import { type ClientConfiguration, defaultClientConfiguration } from '#domain/session/client-configuration.ts';
import { houseAccounts } from '#tests/arbitraries/house-accounts.ts';
import { configKeys, settingKeys } from '#domain/session/configuration-keys.ts';
import { readClientConfiguration, writeClientConfiguration } from '#domain/session/read-configuration.ts';

const parameters = fc.uniqueArray(
  fc.record({
    name: fc.stringMatching(/^[A-Za-z]{1,20}$/),
    code: fc.stringMatching(/^RM\*[A-Z]{1,8}\/$/),
    active: fc.boolean(),
    source: fc.constantFrom('static' as const, ...systemValues),
    input: fc.constantFrom('text' as const, 'number' as const, 'list' as const),
    required: fc.boolean(),
    maxLength: fc.integer({ min: 1, max: 2000 }),
    sendToGds: fc.boolean(),
    applies: fc.constantFrom('domestic' as const, 'international' as const, 'both' as const),
    fixedValues: fc.array(fc.stringMatching(/^[A-Z]{1,9}$/), { minLength: 1, maxLength: 3 }),
    prefix: fc.constantFrom('', 'DDMMM', 'X-'),
  }),
  { selector: ({ code }) => code, maxLength: 4 },
);
const word = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,18}[A-Za-z]$/);
const address = fc.constantFrom('', 'https://portal.example', '/assets/logo.png', 'http://192.0.2.7:8080/x/');
const colour = fc.stringMatching(/^#[0-9A-Fa-f]{6}$/);
const country = fc.stringMatching(/^[A-Z]{2}$/);
const airlines = fc.array(fc.constantFrom('6E', 'AI', 'All', 'GWS', '9I'), { minLength: 1, maxLength: 6 });

const hexadecimal = (digits: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`));
const outgoing = fc.record({ key: fc.constantFrom(32, 48, 64).chain(hexadecimal), iv: hexadecimal(32) });

const tiles = fc.record({ url: fc.constant('https://tiles.example/{z}/{x}/{y}.png'), credit: word });

const described = fc.record({
  projectName: word,
  clientName: word,
  fontFamily: word,
  fontFaces: fc.uniqueArray(
    fc.record({
      weight: fc.constantFrom(...fontWeights),
      address: fc.stringMatching(/^[0-9a-f]{32}$/).map((name) => `/brand/${name}.woff2`),
    }),
    { selector: ({ weight }) => weight, maxLength: 3 },
  ),
  primaryColour: colour,
  secondaryColour: colour,
  logoUrl: address,
  vendorName: word,
  supportEmail: fc.constantFrom('', 'help@meridian.example'),
  supportPhone: fc.constantFrom('', '+91 484 000 6600'),
  bankAccounts: houseAccounts,
  mainUrl: address,
  enabledServices: fc.subarray([...services], { minLength: 1 }),
  currency: fc.constantFrom(...currencies),
  countryCode: country,
  businessZone: fc.constantFrom('Asia/Kolkata', 'America/St_Johns', 'UTC'),
  hotelPassengerCountry: country,
  alternativeBalance: fc.boolean(),
  carrierImageUrl: address,
  airlines: fc.record({
    domesticOneWay: airlines,
    domesticRoundTrip: airlines,
    domesticRoundTripLowCostSpecial: airlines,
    internationalOneWay: airlines,
    internationalRoundTrip: airlines,
  }),
  parameters,
  writtenPages: fc.subarray([...staticPages]),
  postLoginPage: fc.constantFrom('flight', 'landing'),
  encrypted: fc.boolean(),
});
const configuration: fc.Arbitrary<ClientConfiguration> = fc
  .tuple(described, fc.option(outgoing, { nil: undefined }), fc.option(tiles, { nil: undefined }))
  .map(([rest, given, streets]) => ({
    ...rest,
    ...(given !== undefined && { outgoing: given }),
    ...(streets !== undefined && { mapTiles: streets }),
  }));

test('what is written is read again, whatever the order of the settings', () => {
  fc.assert(
    fc.property(configuration, fc.boolean(), (given, reversed) => {
      const settings = writeClientConfiguration(given);
      expect(readClientConfiguration(reversed ? settings.toReversed() : settings)).toEqual(given);
    }),
  );
});

test('every key is written, and no other', () => {
  const settings = writeClientConfiguration(defaultClientConfiguration);
  expect(settings.map(({ key }) => key).toSorted()).toEqual(Object.keys(configKeys).toSorted());
  const inner: { readonly SettingKey: string }[] = JSON.parse(
    settings.find(({ key }) => key === 'SETTINGS')?.value ?? '[]',
  );
  expect(inner.map(({ SettingKey }) => SettingKey).toSorted()).toEqual(Object.keys(settingKeys).toSorted());
});

test('any settings at all make a configuration, and what is not usable is the default’s', () => {
  const key = fc.oneof(fc.constantFrom(...Object.keys(configKeys)), fc.string());
  fc.assert(
    fc.property(fc.array(fc.record({ key, value: fc.string() })), (settings) => {
      const read = readClientConfiguration(settings);
      expect(read.primaryColour).toMatch(/^#[0-9A-Fa-f]{6}$/);
      expect(currencies).toContain(read.currency);
      expect(read.enabledServices.length).toBeGreaterThan(0);
      for (const url of [read.logoUrl, read.mainUrl, read.carrierImageUrl]) expect(url).toMatch(/^($|https?:\/\/|\/)/i);
    }),
  );
});

test('the defaults are those of the product', () => {
  expect(readClientConfiguration([])).toMatchObject({
    projectName: 'B2B Site',
    fontFamily: 'Roboto',
    primaryColour: '#151E47',
    secondaryColour: '#39B0A6',
    airlines: { domesticRoundTripLowCostSpecial: ['6E', 'SG'], internationalRoundTrip: ['All', 'GWS'] },
  });
});

test.each([
  ['PRIMARY_COLOR', 'red;}', 'primaryColour'],
  ['LOGO_URL', 'javascript:alert(1)', 'logoUrl'],
  ['LOGO_URL', '//evil.example/x.png', 'logoUrl'],
  ['SETTINGS', '[{"SettingKey":"MAP_TILES_URL","SettingValue":"https://{s}.evil/{z}/{x}/{y}"}]', 'mapTiles'],
  ['CURRENCY', 'XYZ', 'currency'],
  ['COUNTRY_CODE', 'India', 'countryCode'],
  ['SERVICES_ENABLED', 'rockets', 'enabledServices'],
  ['SETTINGS', '{"not":"a list"}', 'airlines'],
  ['SETTINGS', 'not JSON', 'airlines'],
  ['SETTINGS', '[{"SettingKey":"FLIGHT_INTL_ONEWAY","SettingValue":"6e;DROP"}]', 'airlines'],
] as const)('%s="%s" is passed over', (key, value, field) => {
  expect(readClientConfiguration([{ key, value }])[field]).toEqual(defaultClientConfiguration[field]);
});
