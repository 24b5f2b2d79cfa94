/** Examples of what the house agrees with an agency. */
import type { AgencyRulesDesk, AgencyRulesShown } from '#application/desk/operations/agency-rules.ts';
import { services } from '#domain/booking/booking.ts';
import type { AgencyRule } from '#domain/operations/agency-rules.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { AreaReference } from '../area-reference.ts';
import { rupees } from '../samples.ts';

const [, rooms] = services;
const agencyId = 'rg300014';

const rules: readonly AgencyRule[] = [
  {
    ruleId: 'monsoon',
    kind: 'promo',
    service: 'flight',
    code: 'MONSOON',
    amount: { basisPoints: 500, most: rupees('400.00') },
    borneBy: 'agency',
    from: isoDate('2026-11-01'),
    to: isoDate('2027-01-31'),
    journey: 'domestic',
    cabins: ['Y'],
  },
  {
    ruleId: 'commission-ai',
    kind: 'commission',
    service: 'flight',
    amount: { basisPoints: 300 },
    basis: 'base-and-yq',
    from: isoDate('2026-04-01'),
    carriers: ['AI'],
  },
  {
    ruleId: 'commission-rooms',
    kind: 'commission',
    service: rooms,
    amount: { basisPoints: 600 },
    from: isoDate('2026-12-01'),
  },
  {
    ruleId: 'handling',
    kind: 'handling',
    service: rooms,
    amount: { basisPoints: 150, most: rupees('300.00') },
    from: isoDate('2026-12-01'),
  },
  { ruleId: 'fee', kind: 'fee', service: 'flight', amount: { each: rupees('75.00') }, from: isoDate('2026-04-01') },
];

const shown: AgencyRulesShown = {
  agencyId,
  isHouse: false,
  rules,
  over: [
    {
      ruleId: 'diwali',
      kind: 'promo',
      service: 'flight',
      code: 'DIWALI250',
      amount: { each: rupees('250.00') },
      borneBy: 'supplier',
      from: isoDate('2026-10-15'),
      to: isoDate('2026-11-10'),
      carriers: ['6E', 'IX'],
    },
  ],
  version: '9f0c4be2a1d7335688ab21c4',
};

export const agencyRulesReference: AreaReference<AgencyRulesDesk> = {
  agencyRules: {
    about:
      'Elevated users only. What the house agrees with an agency: promo codes (flights), commission, fees and charges; of those of one kind ' +
      'for a product the first that is in force and fits counts. Without agencyid the house’s own tariff, which counts where nothing is ' +
      'agreed: fees, charges for handling and for what paying costs (kinds handling and gateway: a line of every price of the product, with GST on top, ' +
      'of a train ticket for paying one per cent at most), fees for cancelling (kind cancelling, by the day of sale, never more than there is to give back), commission, and as kind markup what agencies without markup rules of their own add (of trains the agent’s fee, ' +
      'within the railway’s cap). amount is each (for a traveller with a seat, a room, a seat, an ' +
      'insured person) or percent, of a promo, a markup and a charge with most; a charge’s is of the supplier’s price. over: those that have ended, which explain what was sold on their days.',
    request: { agencyId },
    answer: shown,
  },
  setAgencyRules: {
    about:
      'Elevated users only. Replaces those that hold today or later, whole; they hold for quotes from now on, and nothing that was ' +
      'sold is touched. A rule that is changed begins today, one that is left out ended yesterday; where only the last day is another ' +
      'it goes on. Where the rules were changed meanwhile by somebody else: 902 at version.',
    request: { agencyId, rules, version: '0b7d1c9e55f24a6f93e0dd18' },
    answer: shown,
  },
};
