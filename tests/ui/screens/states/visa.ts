/** Visas: what passports need, applying, following, and the papers. */
import { underPolicy } from '../under-policy.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import { applicantsStart } from '#application/portal/visa/visa-checkout.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { violation } from '#domain/rules/violation.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { contact, rupees } from '#infrastructure/wire/reference/samples.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { visaParts } from '#ui/composition/visa/parts.ts';
import { id } from '../samples.ts';
import { answer, cutOff, failing, type ScreenState, type ScreenTable } from '../screen-states.ts';

const { visa } = catalogueReference;
const missing = failing(new NotFound({ what: 'invoice' }));
const free = { ...visa.requirements.answer.rule, kind: 'free' } as const;

async function sought(portal: Portal) {
  for (const area of ['shell', 'visa'] as const) await portal.load(area);
  const finding = portal.get(visaParts.findVisas);
  finding.change({ destination: 'AE' });
  finding.changeBirth(0, isoDate('1988-03-12'));
  await finding.search();
}

const begun =
  (changes: Partial<typeof visa.quote.answer> = {}, book = false) =>
  async (portal: Portal) => {
    for (const area of ['shell', 'visa'] as const) await portal.load(area);
    const checkout = portal.get(visaParts.checkout);
    const quote = { ...visa.quote.answer, ...changes };
    checkout.begin(quote, '/visa', contact, applicantsStart(quote));
    if (book) await checkout.book();
  };

const requirements: readonly ScreenState[] = [
  { name: 'nobody named', shows: 'violation-required of births[0]', press: ['visa-search'] },
  { name: 'found', shows: 'visa-apply', before: sought },
  {
    name: 'found, under a policy',
    shows: 'policy-in-policy',
    before: async (portal) => {
      await sought(portal);
      await underPolicy(portal);
    },
  },
  {
    name: 'nothing asked',
    shows: free.source ?? '',
    hides: ['visa-apply'],
    before: sought,
    answers: { 'visa.requirements': answer({ rule: { ...free, destination: 'TH', stayDays: 60 }, visas: [] }) },
  },
  {
    name: 'not on record',
    shows: 'visa-unknown',
    before: sought,
    answers: { 'visa.requirements': answer({ visas: [] }) },
  },
  { name: 'not found', shows: 'failure-unreachable', before: sought, answers: { 'visa.requirements': cutOff } },
];

const book: readonly ScreenState[] = [
  { name: 'nothing to book', shows: 'checkout-nothing', before: () => undefined },
  { name: 'run out', shows: 'checkout-expired', before: begun({ expiresInSeconds: 0 }) },
  {
    name: 'a dearer price',
    shows: 'booking-nothing-charged',
    before: begun({ changed: true, previousTotal: rupees('500.00') }),
  },
  { name: 'not filled in', shows: 'visa-papers-note', before: begun({}, true) },
  {
    name: 'under a policy',
    shows: 'policy-title',
    before: async (portal) => {
      await begun()(portal);
      await underPolicy(portal);
    },
  },
];

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt', none: string): ScreenTable => ({
  path: `/visa/${kind}/:transactionId`,
  at: `/visa/${kind}/${id}`,
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});

const list = visa.applications.answer;
const [listed] = list.applications;
const track = visa.track.answer;
const [applicant] = track.applicants;
if (applicant === undefined) throw new Error('No applicant in the sample');

export const visaScreens: readonly ScreenTable[] = [
  { path: '/visa', at: '/visa', shows: 'visa-start', states: requirements },
  { path: '/visa/book', at: '/visa/book', shows: 'visa-papers-note', before: begun(), states: book },
  {
    path: '/visa/voucher/:transactionId',
    at: `/visa/voucher/${id}`,
    shows: 'IndiGo 6E 2134',
    asks: 'booking.sheet',
  },
  {
    path: '/visa/track/:transactionId',
    at: `/visa/track/${id}`,
    shows: 'visa-way',
    asks: 'visa.track',
    states: [
      {
        name: 'waiting for papers',
        shows: 'visa-way-none',
        answers: {
          'visa.track': answer({ ...track, applicants: [{ ...applicant, way: [], handed: [] }] }),
        },
      },
      {
        name: 'documents of several applicants',
        shows: 'Ishaan Rao',
        answers: {
          'visa.track': answer({
            ...track,
            applicants: [
              { ...applicant, way: [] },
              {
                ...applicant,
                name: 'Ishaan Rao',
                profile: 'minor',
                way: [],
                wanted: [...applicant.wanted, 'birth-certificate'],
                handed: [],
              },
              { ...applicant, name: 'Kabir Rao', gone: true },
            ],
          }),
        },
      },
      {
        name: 'refused by the mission',
        shows: 'visa-refused-cancel',
        answers: {
          'visa.track': answer({
            ...track,
            decidedOn: track.to,
            applicants: [
              {
                ...applicant,
                way: [
                  ...applicant.way,
                  { step: 'submitted', on: track.submitsOn },
                  { step: 'refused', on: track.decidedOn, remarks: 'Photo too old' },
                ],
              },
              { ...applicant, name: 'Kabir Rao', gone: true },
            ],
          }),
        },
      },
      {
        name: 'a step that does not follow',
        shows: 'violation-visa-step of step',
        rights: ['bookings', 'operate'],
        press: ['visa-move'],
        answers: {
          'visa.track': answer({ ...track, applicants: [{ ...applicant, way: [] }] }),
          'visa.move': failing(new Invalid({ violations: [violation('visa-step', 'step')] })),
        },
      },
    ],
  },
  {
    path: '/visa/applications',
    at: '/visa/applications',
    shows: 'visa-open',
    asks: 'visa.applications',
    states: [
      {
        name: 'none',
        shows: 'visa-applications-none',
        hides: ['visa-new'],
        answers: { 'visa.applications': answer({ applications: [], total: 0, page: 1, pageSize: 50 }) },
      },
      {
        name: 'none where visas are sold',
        shows: 'visa-new',
        settings: [{ key: 'SERVICES_ENABLED', value: 'flight,visa' }],
        answers: { 'visa.applications': answer({ applications: [], total: 0, page: 1, pageSize: 50 }) },
      },
      {
        name: 'what is next for each',
        shows: 'visa-short',
        answers: {
          'visa.applications': answer({
            ...list,
            applications: [
              { ...listed, transactionId: `${id}1`, step: 'papers', next: 'papers', missing: 3, isShort: true },
              { ...listed, transactionId: `${id}2`, step: 'mission', next: 'decision' },
              { ...listed, transactionId: `${id}3`, step: 'granted', next: 'delivery' },
              { ...listed, transactionId: `${id}4`, step: 'refused', next: 'refused', nextOn: undefined },
              { ...listed, transactionId: `${id}5`, step: 'delivered', next: 'none', nextOn: undefined },
            ],
            total: 5,
          }),
        },
      },
      {
        name: 'one beside the list',
        at: `/visa/applications?open=${id}`,
        shows: 'visa-paper-in',
        answers: {
          'visa.track': answer({
            ...track,
            from: isoDate('2026-12-20'),
            to: isoDate('2026-12-28'),
            applicants: [
              { ...applicant, way: [] },
              { ...applicant, name: 'Ishaan Rao', profile: 'minor', way: [], handed: [] },
              { ...applicant, name: 'Kabir Rao', gone: true },
            ],
          }),
        },
      },
      {
        name: 'one that did not come',
        at: `/visa/applications?open=${id}`,
        shows: 'failure-unreachable',
        answers: { 'visa.track': cutOff },
      },
      {
        name: 'none of a kind',
        at: '/visa/applications?box=refused',
        shows: 'visa-found-none',
        hides: ['visa-applications-none'],
        answers: { 'visa.applications': answer({ ...list, applications: [], total: 0 }) },
      },
      {
        name: 'another to apply for',
        shows: 'visa-new',
        settings: [{ key: 'SERVICES_ENABLED', value: 'flight,visa' }],
      },
    ],
  },
  paper('invoice', 'message-no-invoice'),
  paper('customer-invoice', 'message-no-invoice'),
  paper('refund-receipt', 'message-no-receipt'),
];
