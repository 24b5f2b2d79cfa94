/** Insurance: plans, the proposal, and its papers. */
import { NotFound } from '#application/desk/failures.ts';
import { insuredStart } from '#application/portal/insurance/insurance-checkout.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { contact, rupees } from '#infrastructure/wire/reference/samples.ts';
import { insuranceParts } from '#ui/composition/insurance/parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { commonBooking, id } from '../samples.ts';
import { underPolicy } from '../under-policy.ts';
import { answer, type Answers, cutOff, failing, type ScreenState, type ScreenTable } from '../screen-states.ts';

const { insurance } = catalogueReference;
const missing = failing(new NotFound({ what: 'invoice' }));

async function sought(portal: Portal) {
  for (const area of ['shell', 'insurance'] as const) await portal.load(area);
  const finding = portal.get(insuranceParts.findPlans);
  finding.changeBirth(0, isoDate('1988-03-12'));
  await finding.search();
}

const begun =
  (changes: Partial<typeof insurance.quote.answer> = {}, book = false) =>
  async (portal: Portal) => {
    for (const area of ['shell', 'insurance'] as const) await portal.load(area);
    const checkout = portal.get(insuranceParts.checkout);
    const quote = { ...insurance.quote.answer, ...changes };
    checkout.begin(quote, '/insurance', contact, insuredStart(quote, 'IN'));
    if (book) await checkout.book();
  };

const plans: readonly ScreenState[] = [
  { name: 'nobody named', shows: 'violation-required of births[0]', press: ['insurance-search'] },
  { name: 'found', shows: 'insurance-best-checked', before: sought },
  {
    name: 'found, under a policy',
    shows: 'policy-in-policy',
    before: async (portal) => {
      await sought(portal);
      await underPolicy(portal);
    },
  },
  {
    name: 'none',
    shows: 'insurance-none',
    before: sought,
    answers: { 'insurance.plans': answer({ plans: [], leftOut: 4 }) },
  },
  {
    name: 'not found',
    shows: 'failure-unreachable',
    before: sought,
    answers: { 'insurance.plans': cutOff },
  },
];

const book: readonly ScreenState[] = [
  { name: 'nothing to book', shows: 'checkout-nothing', before: () => undefined },
  { name: 'run out', shows: 'checkout-expired', before: begun({ expiresInSeconds: 0 }) },
  {
    name: 'a dearer price',
    shows: 'booking-nothing-charged',
    before: begun({ changed: true, previousTotal: rupees('500.00') }),
  },
  { name: 'not filled in', shows: 'insurance-field-nominee-name', before: begun({}, true) },
];

const paper = (kind: 'invoice' | 'customer-invoice' | 'refund-receipt', none: string): ScreenTable => ({
  path: `/insurance/${kind}/:transactionId`,
  at: `/insurance/${kind}/${id}`,
  shows: 'manage-download-pdf',
  asks: 'booking.sheet',
  states: [{ name: 'none yet', shows: none, answers: { 'booking.sheet': missing, 'booking.document': missing } }],
});

/** A policy whose first day is the day before the gallery's. */
export const policyBegun: Answers = {
  'booking.details': answer({
    ...commonBooking,
    product: 'insurance',
    transactionId: 'IN26110000012',
    reference: 'MA48213377',
    plan: insurance.plans.answer.plans[0],
    from: isoDate('2026-11-19'),
    to: isoDate('2026-11-28'),
    zone: 'Asia/Kolkata',
    family: false,
    soldOn: isoDate('2026-11-15'),
    proposal: {
      address: '14 Marine Drive, Kochi 682031',
      purpose: 'holiday',
      nominee: { name: 'Kabir Rao', relation: 'spouse' },
      illnessBefore: false,
    },
    policies: ['MA48213377-01'],
  }),
};

export const insuranceScreens: readonly ScreenTable[] = [
  { path: '/insurance', at: '/insurance', shows: 'insurance-start', states: plans },
  { path: '/insurance/book', at: '/insurance/book', shows: 'insurance-proposal', before: begun(), states: book },
  {
    path: '/insurance/voucher/:transactionId',
    at: `/insurance/voucher/${id}`,
    shows: 'IndiGo 6E 2134',
    asks: 'booking.sheet',
  },
  paper('invoice', 'message-no-invoice'),
  paper('customer-invoice', 'message-no-invoice'),
  paper('refund-receipt', 'message-no-receipt'),
];
