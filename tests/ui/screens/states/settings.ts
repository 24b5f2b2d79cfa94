/** What an operator sets of the portal. */
import { brandAddress } from '#domain/session/brand-address.ts';
import { kindsOf } from '#domain/operations/agency-rules.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { AgencyRulesShown } from '#application/desk/operations/agency-rules.ts';
import type { PageEditor } from '#application/portal/operations/page-editor.ts';
import type { HouseSettings } from '#application/portal/operations/configuration.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { answer, cutOff, failing, type ScreenState, silent } from '../screen-states.ts';

const faces = ([400, 600] as const).map((weight) => ({
  weight,
  address: brandAddress(String(weight).repeat(22), 'woff2'),
}));

const settingsAt = '/operations?section=settings';
const typing = (change: (settings: HouseSettings) => void | Promise<void>): Pick<ScreenState, 'at' | 'before'> => ({
  at: settingsAt,
  before: async (portal) => {
    await portal.load('operations');
    const settings = portal.get(operationsParts.settings);
    await settings.load();
    await change(settings);
  },
});

const pagesAt = `${settingsAt}&part=pages`;
const writing = (change: (editor: PageEditor) => void): Pick<ScreenState, 'at' | 'before'> => ({
  at: pagesAt,
  before: async (portal) => {
    await portal.load('operations');
    const editor = portal.get(operationsParts.pages);
    await editor.load();
    change(editor);
  },
});
const writingAbout = (text: string, save = false) =>
  writing((editor) => {
    editor.show({ page: 'about-us', language: 'en' });
    editor.type(text);
    if (save) void editor.save();
  });

const pageScreens: readonly ScreenState[] = [
  { name: 'pages', at: pagesAt, shows: 'settings-pages-page' },
  { name: 'pages, long texts', at: pagesAt, shows: 'settings-pages-page', long: true },
  {
    name: 'pages not fetched',
    at: pagesAt,
    shows: 'failure-unreachable',
    answers: { 'operations.pages': cutOff },
  },
  {
    name: 'a page without words of the house',
    ...writing((editor) => editor.show({ page: 'contact-us', language: 'ar' })),
    shows: 'settings-pages-standard',
  },
  {
    name: 'a page changed',
    ...writingAbout(
      '# Cardamom\n<b>We</b> sell.\n\n- Flights\n- Stays\n\nhttps://cardamom.example and help@cardamom.example',
    ),
    shows: '<b>We</b> sell.',
  },
  { name: 'a page that is too long', ...writingAbout('word '.repeat(5_000)), shows: 'settings-publish' },
  { name: 'a page published', ...writingAbout('We sell.', true), shows: 'settings-saved' },
  {
    name: 'a page that somebody else changed',
    ...writingAbout('We sell.', true),
    shows: 'violation-configuration-changed',
    answers: {
      'operations.setPage': failing(new Invalid({ violations: [violation('configuration-changed', 'version')] })),
    },
  },
];

const houseTariff: AgencyRulesShown = {
  agencyId: 'house',
  isHouse: true,
  version: 'seen',
  rules: [
    { ruleId: 'fee-flight', kind: 'fee', service: 'flight', amount: { each: rupees(75) }, from: isoDate('2026-04-01') },
    { ruleId: 'fee-visa', kind: 'fee', service: 'visa', amount: { each: rupees(900) }, from: isoDate('2026-04-01') },
    {
      ruleId: 'handling-rooms',
      kind: 'handling',
      service: 'hotel',
      amount: { basisPoints: 150, most: rupees(300) },
      from: isoDate('2026-04-01'),
    },
    { ruleId: 'paying', kind: 'gateway', service: 'flight', amount: { each: rupees(90) }, from: isoDate('2026-04-01') },
    { ruleId: 'given', kind: 'commission', service: 'bus', amount: { basisPoints: 600 }, from: isoDate('2026-04-01') },
    {
      ruleId: 'rooms',
      kind: 'markup',
      service: 'hotel',
      amount: { basisPoints: 800, most: rupees(2500) },
      from: isoDate('2026-04-01'),
    },
    { ruleId: 'berths', kind: 'markup', service: 'train', amount: { each: rupees(40) }, from: isoDate('2026-04-01') },
  ],
  over: [],
};
const tariffAt = `${settingsAt}&part=tariff`;
const tariff = { 'operations.agencyRules': answer(houseTariff) };
const kindChip = (kind: (typeof kindsOf.house)[number]) => `[role=group] button >> nth=${kindsOf.house.indexOf(kind)}`;
const usualMarkups = kindChip('markup');

export const settingScreens: readonly ScreenState[] = [
  { name: 'rules by date', at: `${settingsAt}&part=law`, shows: 'settings-law-tds-threshold' },
  {
    name: 'rules by date of one product',
    at: `${settingsAt}&part=law`,
    shows: 'rail-cancel-2026',
    press: ['[role=group] button >> nth=8'],
  },
  ...pageScreens,
  { name: 'the tariff', at: tariffAt, shows: 'settings-tariff-preview', answers: tariff },
  {
    name: 'the tariff’s usual markups',
    at: tariffAt,
    shows: 'settings-tariff-of-price',
    answers: tariff,
    press: [usualMarkups],
  },
  {
    name: 'the tariff’s handling charges',
    at: tariffAt,
    shows: 'settings-tariff-of-price',
    answers: tariff,
    press: [kindChip('handling')],
  },
  {
    name: 'a gateway charge to write',
    at: tariffAt,
    shows: 'markup-by-percent',
    answers: tariff,
    press: [kindChip('gateway'), 'operations-terms-add-gateway'],
  },
  {
    name: 'a usual markup to write',
    at: tariffAt,
    shows: 'markup-by-percent',
    answers: tariff,
    press: [usualMarkups, 'operations-terms-add-markup'],
  },
  {
    name: 'the tariff not fetched',
    at: tariffAt,
    shows: 'failure-unreachable',
    answers: { 'operations.agencyRules': cutOff },
  },
  { name: 'settings', at: settingsAt, shows: 'settings-colours' },
  { name: 'settings, long texts', at: settingsAt, shows: 'settings-colours', long: true },
  {
    name: 'settings not fetched',
    at: settingsAt,
    shows: 'failure-unreachable',
    answers: { 'operations.configuration': cutOff },
  },
  {
    name: 'settings changed',
    ...typing((settings) => settings.type({ projectName: 'Cardamom', primaryColour: '#7A1F5C' })),
    shows: 'Cardamom',
  },
  {
    name: 'settings with mistakes',
    ...typing((settings) => {
      settings.type({ projectName: '', primaryColour: 'navy', enabledServices: [], supportPhone: '12' });
      settings.typeAirlines('domesticOneWay', 'indigo');
      void settings.save();
    }),
    shows: 'violation-colour-form',
  },
  {
    name: 'settings with a logo and a font of its own',
    ...typing((settings) => {
      settings.type({ logoUrl: brandAddress('a1'.repeat(32), 'svg'), fontFamily: 'Saffron Sans', fontFaces: faces });
    }),
    shows: 'settings-font-sample',
  },
  {
    name: 'a logo that is refused',
    ...typing((settings) => settings.uploadLogo(new File(['not a picture'], 'logo.png'))),
    shows: 'violation-picture-unsafe',
    answers: {
      'operations.uploadBrandFile': failing(new Invalid({ violations: [violation('picture-unsafe', 'base64')] })),
    },
  },
  {
    name: 'a font being uploaded',
    ...typing((settings) => void settings.uploadFonts([new File(['wOF2'], 'saffron.woff2')])),
    shows: 'settings-font-choose',
    answers: { 'operations.uploadBrandFile': silent },
  },
  {
    name: 'a font not uploaded',
    ...typing((settings) => settings.uploadFonts([new File(['wOF2'], 'saffron.woff2')])),
    shows: 'failure-unreachable',
    answers: { 'operations.uploadBrandFile': cutOff },
  },
  {
    name: 'booking-page parameters with mistakes',
    ...typing((settings) => {
      settings.addParameter();
      settings.typeParameter(2, { input: 'list', code: 'RM*BRB/', maxLength: 'many' });
      void settings.save();
    }),
    shows: 'violation-listed-twice',
  },
  {
    name: 'bank accounts with mistakes',
    ...typing((settings) => {
      settings.typeAccount(0, { accountNumber: '12' });
      settings.addAccount();
      void settings.save();
    }),
    shows: 'violation-account-form',
  },
  {
    name: 'without a bank account',
    ...typing((settings) => settings.removeAccount(0)),
    shows: 'settings-bankAccounts-none',
  },
  {
    name: 'settings being published',
    ...typing((settings) => {
      settings.type({ projectName: 'Cardamom' });
      void settings.save();
    }),
    shows: 'settings-publish',
    answers: { 'operations.setConfiguration': silent },
  },
  {
    name: 'settings published',
    ...typing((settings) => {
      settings.type({ projectName: 'Cardamom' });
      void settings.save();
    }),
    shows: 'settings-saved',
  },
  {
    name: 'settings that somebody else changed',
    ...typing((settings) => {
      settings.type({ projectName: 'Cardamom' });
      void settings.save();
    }),
    shows: 'violation-configuration-changed',
    answers: {
      'operations.setConfiguration': failing(
        new Invalid({ violations: [violation('configuration-changed', 'version')] }),
      ),
    },
  },
];
