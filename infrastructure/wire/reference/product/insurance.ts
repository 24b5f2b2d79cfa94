/** Examples of searching, quoting and buying travel insurance. */
import type { FoundPlan, InsuranceDesk } from '#application/desk/insurance/insurance.ts';
import { sellingPrice } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import type { PlanSearch } from '#domain/insurance/plan.ts';
import { premiums } from '#domain/insurance/tariff.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';
import { contact, requestId, rupees, traveller } from '../samples.ts';

const soldOn = isoDate('2026-11-20');
const born = isoDate('1988-03-12');

const search: PlanSearch = {
  region: 'schengen',
  trip: 'single',
  from: isoDate('2026-12-05'),
  to: isoDate('2026-12-14'),
  births: [born],
  family: false,
};

const price = sellingPrice(premiums(search, { percent: 132 }, { on: soldOn, currency: 'INR' }), {
  product: 'insurance',
  terms: noSellingTerms,
  on: soldOn,
});

const plan: FoundPlan = {
  planId: 'WyJzMSIsImluc3VyYW5jZSJd.k3Jx0aQpZt1M',
  insurer: 'Meridian Assure',
  name: 'Voyager',
  region: 'schengen',
  trip: 'single',
  sumInsured: money(5_000_000, 'EUR'),
  benefits: [
    { name: 'medical', limit: money(5_000_000, 'EUR') },
    { name: 'bag-late', limit: rupees('6000.00'), afterHours: 6 },
    { name: 'adventure', cover: 'emergency' },
  ],
  maxAge: 70,
  claimsPhone: '+91 22 5550 0181',
  hospitals: 412,
  claimDays: 18,
  price,
};

export const insuranceReference: AreaReference<InsuranceDesk> = {
  plans: {
    about:
      'Plans of travel insurance for these people, the cheapest first, priced by the agency’s terms. region: asia, schengen, ' +
      'worldwide-excluding (all but the USA and Canada) or worldwide. trip: single, or annual-30 and annual-45 for any number of ' +
      'journeys in a year from the first day, each of so many days at most; to does not matter then. insured[n][dob] are their dates of ' +
      'birth: from 6 months to 80 years. family is one policy for two adults and children below 21, priced by the eldest. leftout counts the ' +
      'plans that are not for them. Medical costs in Schengen are always insured for at least €30,000. hospitals is how many hospitals the insurer says it ' +
      'pays itself, claimdays within how many days it says it paid half of the claims of last year.',
    request: search,
    answer: { plans: [plan], leftOut: 1 },
  },
  quote: {
    about:
      'What a plan costs now, to be booked from for a quarter of an hour. 903 where the plan is unknown, too old or another agency’s, 906 ' +
      'where it is no longer sold to them.',
    request: { planId: plan.planId },
    answer: {
      quoteId: '0b8f4f5e-9d0e-4a55-8f0b-1f6b9b1a2c3d',
      price,
      changed: false,
      previousTotal: price.total,
      expiresAt: instant('2026-11-20T09:45:00.000Z'),
      expiresInSeconds: 900,
      required: ['passport'],
      parameters: [],
      plan,
      from: search.from,
      to: search.to,
      zone: 'Asia/Kolkata',
      family: false,
      soldOn,
      births: [born],
    },
  },
  book: {
    about:
      'Buys the policy: everybody who was quoted, in the order of their dates of birth, with passport, a nominee and what is declared. ' +
      'illnessbefore says whether somebody has an illness that was known before; residents, that all set out from the country that they live in. ' +
      'Policies are cancelled as any booking (BK003/CANCELQUOTE): before the first day for a fee, afterwards by request.',
    request: {
      quoteId: '0b8f4f5e-9d0e-4a55-8f0b-1f6b9b1a2c3d',
      requestId,
      contact,
      parameters: [],
      acceptTerms: true,
      travellers: [{ ...traveller, dateOfBirth: born }],
      address: '14 Marine Drive, Kochi 682031',
      purpose: 'business',
      nominee: { name: 'Kabir Rao', relation: 'spouse' },
      illnessBefore: false,
      residents: true,
    },
    answer: {
      transactionId: 'IN26112000004',
      status: 'confirmed',
      reference: 'P400812337',
      total: price.total,
      ledgerEntry: 'LG-4131',
    },
  },
};
