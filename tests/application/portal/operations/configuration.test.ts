/** The portal's settings as they are typed: judged before they are sent, kept while a refusal is read, refreshed once published. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import { brandAddress } from '#domain/session/brand-address.ts';
import type { BrandFileDesk, UploadBrandFile } from '#application/desk/operations/brand-files.ts';
import type { HouseConfigurationDesk, SetConfiguration } from '#application/desk/operations/configuration.ts';
import { changesIn, HouseSettings } from '#application/portal/operations/configuration.ts';
import { houseConfigurationReference } from '#infrastructure/wire/reference/operations/configuration.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const kept = houseConfigurationReference.configuration.answer;

async function settingUp(
  set?: HouseConfigurationDesk['setConfiguration'],
  upload: BrandFileDesk['uploadBrandFile'] = () => Effect.die('nothing is uploaded'),
) {
  const sent: SetConfiguration[] = [];
  let refreshed = 0;
  const settings = new HouseSettings(
    {
      uploadBrandFile: upload,
      configuration: () => Effect.succeed(kept),
      setConfiguration: (asked) => {
        sent.push(asked);
        return set?.(asked) ?? Effect.succeed({ ...kept, configuration: asked.configuration, version: 'next' });
      },
    },
    signedInSession(),
    {
      refresh: async () => {
        refreshed += 1;
      },
    },
    ({ mediaType }) => Promise.resolve(`${mediaType} drawn`),
  );
  await settings.load();
  const open = () => {
    const { open: found } = settings.state$.value;
    if (found.kind !== 'ready') throw new Error(`The settings are ${found.kind}`);
    return found.value;
  };
  return { settings, sent, open, refreshed: () => refreshed };
}

test('what is typed counts as changed until it is as before', async () => {
  const { settings, open } = await settingUp();
  expect(changesIn(open())).toBe(0);
  settings.type({ projectName: 'Cardamom', enabledServices: ['bus'] });
  settings.typeAirlines('domesticOneWay', '6E');
  expect(changesIn(open())).toBe(3);
  settings.type({ projectName: kept.configuration.projectName });
  expect(changesIn(open())).toBe(2);
  settings.discard();
  expect(changesIn(open())).toBe(0);
});

test('nothing is sent that the rules refuse; once it fits it is published and the portal asks again', async () => {
  const { settings, sent, open, refreshed } = await settingUp();
  settings.type({ primaryColour: 'navy', holdMinutes: 'an hour' });
  await settings.save();
  expect(open().violations.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'primaryColour colour-form',
    'holdMinutes count-between',
  ]);
  expect(sent).toEqual([]);
  settings.type({ primaryColour: '#123456', holdMinutes: ' 90 ' });
  settings.typeAirlines('internationalOneWay', 'ai; 6e ALL');
  expect(open().violations).toEqual([]);
  await settings.save();
  expect(sent).toMatchObject([
    {
      version: kept.version,
      configuration: { holdMinutes: 90, airlines: { internationalOneWay: ['AI', '6E', 'All'] } },
    },
  ]);
  expect([settings.state$.value.saved, refreshed(), open().kept.version]).toEqual([true, 1, 'next']);
});

test('bank accounts are judged and sent as a bank writes them', async () => {
  const { settings, sent, open } = await settingUp();
  settings.removeAccount(0);
  settings.addAccount();
  await settings.save();
  expect(open().violations.map(({ path, code }) => `${path} ${code}`)).toEqual(
    ['bankName', 'accountHolderName', 'accountNumber', 'bankCode'].map((field) => `bankAccounts[0].${field} required`),
  );
  settings.typeAccount(0, { bankName: ' Federal  Bank ', accountHolderName: 'Saffron Routes' });
  settings.typeAccount(0, { accountNumber: '1467 0200 0160 27', bankCode: ' fdrl0001467' });
  expect(changesIn(open())).toBe(1);
  await settings.save();
  expect(sent.map(({ configuration }) => configuration.bankAccounts)).toEqual([
    [
      {
        bankName: 'Federal Bank',
        accountHolderName: 'Saffron Routes',
        accountNumber: '14670200016027',
        bankCode: 'FDRL0001467',
      },
    ],
  ]);
});

test.each([
  ['configuration.vendorName', ['vendorName'], undefined],
  ['version', [], 'Invalid'],
])('a refusal at %s leaves what was typed', async (path, shown, failure) => {
  const { settings, open, refreshed } = await settingUp(() =>
    Effect.fail(new Invalid({ violations: [violation('configuration-changed', path)] })),
  );
  settings.type({ projectName: 'Cardamom' });
  await settings.save();
  expect(open().violations.map((each) => each.path)).toEqual(shown);
  expect([settings.state$.value.failure?._tag, open().draft.projectName, refreshed()]).toEqual([
    failure,
    'Cardamom',
    0,
  ]);
});

const served = (letter: string, ending: 'svg' | 'woff2') => brandAddress(letter.repeat(64), ending);

test('a logo is shown once it is judged, drawn for papers where it is no PNG; what cannot be one is not sent', async () => {
  const uploads: UploadBrandFile[] = [];
  const { settings, open } = await settingUp(undefined, (asked) => {
    uploads.push(asked);
    return asked.filename === 'bad.svg'
      ? Effect.fail(new Invalid({ violations: [violation('picture-unsafe', 'base64')] }))
      : Effect.succeed({ address: served('a', 'svg'), bytes: 3 });
  });
  await settings.uploadLogo(new File(['abc'], 'logo.svg'));
  expect([open().draft.logoUrl, changesIn(open())]).toEqual([served('a', 'svg'), 1]);
  await settings.uploadLogo(new File(['abc'], 'logo.png'));
  await settings.uploadLogo(new File(['abc'], 'logo.gif'));
  expect(settings.state$.value.uploading.logo.violations).toMatchObject([{ code: 'upload-type' }]);
  await settings.uploadLogo(new File(['abc'], 'bad.svg'));
  expect(settings.state$.value.uploading.logo.violations).toMatchObject([{ code: 'picture-unsafe' }]);
  expect(uploads.map(({ filename, base64, printed }) => [filename, base64, printed])).toEqual([
    ['logo.svg', 'YWJj', 'image/svg+xml drawn'],
    ['logo.png', 'YWJj', undefined],
    ['bad.svg', 'YWJj', 'image/svg+xml drawn'],
  ]);
  expect(open().draft.logoUrl).toBe(served('a', 'svg'));
});

test('weights of one family stand together; another family takes their place', async () => {
  const facts: Readonly<Record<string, readonly [string, 400 | 600]>> = {
    'b.woff2': ['Saffron Sans', 600],
    'a.woff2': ['Saffron Sans', 400],
    'c.woff2': ['Saffron Sans', 400],
    'd.woff2': ['Cardamom', 400],
  };
  const { settings, open } = await settingUp(undefined, ({ filename }) => {
    const [family, weight] = facts[filename] ?? ['', 400];
    return Effect.succeed({
      address: served(filename.slice(0, 1), 'woff2'),
      bytes: 1,
      font: { family, weight, isItalic: false },
    });
  });
  const upload = (...names: readonly string[]) => settings.uploadFonts(names.map((each) => new File(['x'], each)));
  const shown = () => [
    open().draft.fontFamily,
    ...open().draft.fontFaces.map(({ weight, address }) => `${weight} ${address[7]}`),
  ];
  await upload('b.woff2', 'a.woff2');
  expect(shown()).toEqual(['Saffron Sans', '400 a', '600 b']);
  await upload('c.woff2');
  expect(shown()).toEqual(['Saffron Sans', '400 c', '600 b']);
  await upload('d.woff2');
  expect(shown()).toEqual(['Cardamom', '400 d']);
  settings.chooseFont('Roboto');
  expect(shown()).toEqual(['Roboto']);
});

test('parameters are typed, added and taken away; what is no number is refused', async () => {
  const { settings, open, sent } = await settingUp();
  settings.addParameter();
  settings.typeParameter(2, {
    name: ' Cost centre ',
    code: 'RM*CC/',
    input: 'list',
    fixedValues: 'Sales\n\n HR ',
    maxLength: 'x',
  });
  await settings.save();
  expect(open().violations).toMatchObject([{ code: 'count-between', path: 'parameters[2].maxLength' }]);
  settings.typeParameter(2, { maxLength: '20' });
  settings.removeParameter(0);
  await settings.save();
  expect(sent.at(-1)?.configuration.parameters).toMatchObject([
    { code: 'RM*EREF/' },
    { name: 'Cost centre', fixedValues: ['Sales', 'HR'], maxLength: 20 },
  ]);
});
