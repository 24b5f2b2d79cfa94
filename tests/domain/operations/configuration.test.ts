import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { services } from '#domain/booking/booking.ts';
import { defaultParameters } from '#domain/booking/parameters.ts';
import { fontWeights } from '#domain/session/portal-font.ts';
import {
  checkHouseConfiguration,
  type HouseConfiguration,
  houseConfigurationOf,
  settingsToKeep,
} from '#domain/operations/configuration.ts';
import { houseAccounts } from '#tests/arbitraries/house-accounts.ts';
import { type ClientSetting, defaultClientConfiguration } from '#domain/session/client-configuration.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';

const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,20}[A-Za-z0-9]$/);
const colour = fc.stringMatching(/^#[0-9A-Fa-f]{6}$/);
const codes = fc.array(fc.constantFrom('6E', 'AI', 'IX', 'All', 'GWS'), { minLength: 1, maxLength: 4 });
const account = {
  bankName: 'HDFC Bank',
  accountHolderName: 'Saffron Routes',
  accountNumber: '50200048124410',
  bankCode: 'HDFC0000060',
};
const address = fc.constantFrom('', '/logo.svg', 'https://img.example/a.png');
const faces = fc.uniqueArray(
  fc.record({
    weight: fc.constantFrom(...fontWeights),
    address: fc.stringMatching(/^[0-9a-f]{32}$/).map((name) => `/brand/${name}.woff2`),
  }),
  { selector: ({ weight }) => weight, maxLength: 3 },
);
const configuration: fc.Arbitrary<HouseConfiguration> = fc.record(
  {
    projectName: name,
    clientName: fc.oneof(fc.constant(''), name),
    fontFamily: name,
    fontFaces: faces,
    parameters: fc.subarray([...defaultParameters]),
    vendorName: name,
    primaryColour: colour,
    secondaryColour: colour,
    logoUrl: address,
    carrierImageUrl: address,
    supportEmail: fc.constantFrom('', 'help@saffron.example'),
    supportPhone: fc.constantFrom('', '+91 484 2345678'),
    bankAccounts: houseAccounts,
    enabledServices: fc.subarray([...services], { minLength: 1 }),
    postLoginPage: fc.constantFrom('flight', 'landing'),
    hotelPassengerCountry: fc.constantFrom('IN', 'FR', 'AE'),
    holdMinutes: fc.integer({ min: 1, max: 366 * 24 * 60 }),
    airlines: fc.record({
      domesticOneWay: codes,
      domesticRoundTrip: codes,
      domesticRoundTripLowCostSpecial: codes,
      internationalOneWay: codes,
      internationalRoundTrip: codes,
    }),
  },
  { requiredKeys: Object.keys(houseConfigurationOf(defaultClientConfiguration)) as (keyof HouseConfiguration)[] },
);

/** Settings as kept, the later over the earlier. */
function kept(...layers: readonly (readonly ClientSetting[])[]): readonly ClientSetting[] {
  const map = new Map(layers.flat().map(({ key, value }) => [key, value]));
  return [...map].map(([key, value]) => ({ key, value }));
}

const foreign: readonly ClientSetting[] = [
  { key: 'OTHER_FRONT_END', value: 'blue' },
  { key: 'OUTGOING_KEY', value: 'ab'.repeat(16) },
  { key: 'OUTGOING_IV', value: 'cd'.repeat(16) },
  { key: 'CURRENCY', value: 'KWD' },
  { key: 'SETTINGS', value: JSON.stringify([{ SettingKey: 'MINE', SettingValue: 'yes' }]) },
];

describe('what an operator sets', () => {
  test('is read back as it was set, over whatever was kept, and nothing else moves', () => {
    fc.assert(
      fc.property(configuration, configuration, (first, second) => {
        const begun = kept(foreign);
        const once = kept(begun, settingsToKeep(begun, first));
        const twice = kept(once, settingsToKeep(once, second));
        const now = readClientConfiguration(twice);
        expect(houseConfigurationOf(now)).toEqual(second);
        expect([now.currency, now.outgoing?.key]).toStrictEqual(['KWD', 'ab'.repeat(16)]);
        expect(twice).toContainEqual({ key: 'OTHER_FRONT_END', value: 'blue' });
        expect(twice.find(({ key }) => key === 'SETTINGS')?.value).toContain(
          '{"SettingKey":"MINE","SettingValue":"yes"}',
        );
      }),
    );
  });

  test('is kept only where it becomes another value', () => {
    fc.assert(
      fc.property(configuration, (wanted) => {
        const once = settingsToKeep([], wanted);
        expect(settingsToKeep(once, wanted)).toStrictEqual([]);
        const untouched = ['MAIN_APP_URL', 'CURRENCY', 'COUNTRY_CODE', 'IS_ENCRYPTED', 'OUTGOING_KEY'];
        expect(once.filter(({ key }) => untouched.includes(key))).toStrictEqual([]);
      }),
    );
  });

  test('a limit of holds is taken away again', () => {
    const usual = houseConfigurationOf(defaultClientConfiguration);
    const limited = settingsToKeep([], { ...usual, holdMinutes: 90 });
    expect(readClientConfiguration(limited).holdMinutes).toBe(90);
    const { holdMinutes } = readClientConfiguration(kept(limited, settingsToKeep(limited, usual)));
    expect(holdMinutes).toBeUndefined();
  });

  test('whatever passes the rules is read as it was written', () => {
    fc.assert(
      fc.property(configuration, (wanted) => {
        expect(checkHouseConfiguration(wanted)).toStrictEqual([]);
      }),
    );
  });

  test.each<[Partial<HouseConfiguration>, string, string]>([
    [{ projectName: ' ' }, 'required', 'projectName'],
    [{ vendorName: 'x'.repeat(61) }, 'too-long', 'vendorName'],
    [{ primaryColour: 'navy' }, 'colour-form', 'primaryColour'],
    [{ secondaryColour: '' }, 'required', 'secondaryColour'],
    [{ logoUrl: 'javascript:alert(1)' }, 'address-form', 'logoUrl'],
    [{ carrierImageUrl: '//elsewhere.example' }, 'address-form', 'carrierImageUrl'],
    [{ supportEmail: 'help@' }, 'email-form', 'supportEmail'],
    [{ supportPhone: '12' }, 'phone-digits', 'supportPhone'],
    [{ bankAccounts: [{ ...account, bankCode: ' ' }] }, 'required', 'bankAccounts[0].bankCode'],
    [{ bankAccounts: [{ ...account, bankName: 'x'.repeat(61) }] }, 'too-long', 'bankAccounts[0].bankName'],
    [{ bankAccounts: [{ ...account, accountNumber: '5020-0048' }] }, 'account-form', 'bankAccounts[0].accountNumber'],
    [
      { bankAccounts: [account, { ...account, accountNumber: '99994410' }] },
      'listed-twice',
      'bankAccounts[1].accountNumber',
    ],
    [
      { bankAccounts: Array.from({ length: 11 }, (_, at) => ({ ...account, accountNumber: `5020004800${at + 10}` })) },
      'list-count',
      'bankAccounts',
    ],
    [{ enabledServices: [] }, 'required', 'enabledServices'],
    [{ hotelPassengerCountry: 'XX' }, 'not-a-choice', 'hotelPassengerCountry'],
    [{ holdMinutes: Number.NaN }, 'count-between', 'holdMinutes'],
    [{ holdMinutes: 0 }, 'count-between', 'holdMinutes'],
    [
      { airlines: { ...defaultClientConfiguration.airlines, internationalOneWay: ['indigo'] } },
      'airline-codes',
      'airlines.internationalOneWay',
    ],
  ])('%j is refused', (change, code, path) => {
    const usual = houseConfigurationOf(defaultClientConfiguration);
    expect(checkHouseConfiguration({ ...usual, ...change })).toMatchObject([{ code, path }]);
  });
});
