/** The companies that an agency looks after. */
import { corporate } from '#tests/ui/screens/samples.ts';
import { answer, cutOff, type ScreenTable, silent } from '#tests/ui/screens/screen-states.ts';

const none = { companies: [], total: 0, page: 1, pageSize: 50 };
const { company, people } = corporate.company.answer;
const capped = {
  ruleId: 'stay',
  kind: 'night',
  effect: 'justify',
  place: 'anywhere',
  amount: { minor: 900_000, currency: 'INR' },
  cities: ['Mumbai', 'New Delhi'],
} as const;
const rule = (kind: string) => company.rules.filter((each) => each.kind === kind);
const [agreed] = rule('contract');
const opened = (more: Partial<typeof company>) => answer({ company: { ...company, ...more }, people });

export const corporateScreens: readonly ScreenTable[] = [
  {
    path: '/corporate',
    at: '/corporate',
    shows: 'corporate-rule-comfort',
    asks: 'corporate.companies',
    states: [
      { name: 'empty', shows: 'corporate-none', answers: { 'corporate.companies': answer(none) } },
      { name: 'one loading', shows: 'design-loading', answers: { 'corporate.company': silent } },
      { name: 'one cut off', shows: 'failure-unreachable', answers: { 'corporate.company': cutOff } },
      {
        name: 'no rules',
        shows: 'corporate-no-rules',
        answers: { 'corporate.company': opened({ rules: [] }) },
      },
      {
        name: 'a night capped by city',
        shows: 'corporate-in-cities',
        answers: { 'corporate.company': opened({ rules: [capped] }) },
      },
      {
        name: 'a price capped in some countries',
        shows: 'corporate-add-schengen',
        answers: { 'corporate.company': opened({ rules: [{ ...capped, kind: 'price', countries: ['AE', 'GB'] }] }) },
      },
      {
        name: 'hotels that are preferred',
        shows: 'corporate-or-stays',
        answers: {
          'corporate.company': opened({
            rules: [{ ...capped, kind: 'supplier', hotels: ['Lotus Court', 'Palm Court Kochi'] }],
          }),
        },
      },
      {
        name: 'above the lowest fare',
        shows: 'corporate-above-lowest',
        answers: { 'corporate.company': opened({ rules: rule('lowest') }) },
      },
      {
        name: 'above agreed rates',
        shows: 'corporate-rates',
        answers: { 'corporate.company': opened({ rules: rule('contract') }) },
      },
      {
        name: 'an agreed rate without anything',
        shows: 'violation-required of city',
        answers: {
          'corporate.company': opened({
            rules:
              agreed === undefined ? [] : [{ ...agreed, rates: [{ city: '', amount: { minor: 0, currency: 'INR' } }] }],
          }),
        },
        press: ['corporate-rate-add', 'section[aria-label] button >> nth=-1'],
      },
      {
        name: 'approvers who are notified, and who may decline',
        shows: 'corporate-approval-manner-passive-help',
        answers: {
          'corporate.company': opened({
            approvals: company.approvals.map((each, at) => ({ ...each, manner: at === 0 ? 'soft' : 'passive' })),
          }),
        },
      },
      {
        name: 'approved before it is booked',
        shows: 'corporate-before-above',
        answers: {
          'corporate.company': opened({ approvals: company.approvals.map((each) => ({ ...each, manner: 'before' })) }),
        },
      },
      { name: 'people', shows: 'farhan@kuruvila.example', press: ['fieldset label >> nth=1'] },
      { name: 'reasons', shows: 'corporate-reasons-help', press: ['fieldset label >> nth=2'] },
      { name: 'a new one', shows: 'corporate-add-gst', press: ['corporate-add'] },
      {
        name: 'a new one without anything',
        shows: 'violation-required of name',
        press: ['corporate-add', 'section[aria-label] button >> nth=-1'],
      },
    ],
  },
];
