/** The dated rows of `tax-rules.ts`. Each needs an accountant's eye before tickets are sold by it. */
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { SourcedRule } from '../../rules/applied-rule.ts';
import type { Levy } from './pricing.ts';

export interface GstRow extends SourcedRule {
  readonly economy: boolean;
  readonly basisPoints: number;
}

export interface LevyRow extends SourcedRule {
  readonly name: Levy['name'];
  readonly code: string;
  /** IATA code of an airport or ISO code of a country. */
  readonly place: string;
  /** Airports of the country that have a rule of their own. */
  readonly except?: readonly string[];
  readonly when: 'departure' | 'arrival' | 'transfer' | 'domestic-segment';
  readonly journey: 'domestic' | 'international' | 'any';
  readonly cabins: 'economy' | 'premium' | 'any';
  /** Whole units of the currency, for one traveller. */
  readonly amount: number;
  readonly currency: string;
  readonly payers: readonly TravellerType[];
  readonly fromKm?: number;
  readonly belowKm?: number;
}

const k3Called = 'gst-air-travel';
const k3Note =
  'GST on air travel, CGST rate notification 11/2017; premium cabins 18% after the 56th GST Council (press, 4 Sep 2025)';

export const gstRows: readonly GstRow[] = [
  {
    id: 'k3-economy-2017',
    from: isoDate('2017-07-01'),
    called: k3Called,
    note: k3Note,
    economy: true,
    basisPoints: 500,
  },
  {
    id: 'k3-premium-2017',
    from: isoDate('2017-07-01'),
    to: isoDate('2025-09-21'),
    called: k3Called,
    note: k3Note,
    economy: false,
    basisPoints: 1200,
  },
  {
    id: 'k3-premium-2025',
    from: isoDate('2025-09-22'),
    called: k3Called,
    note: k3Note,
    economy: false,
    basisPoints: 1800,
  },
];

const allButInfants: readonly TravellerType[] = ['adult', 'child'];
const everyone: readonly TravellerType[] = ['adult', 'child', 'infant'];
const since2024 = isoDate('2024-01-01');

interface Spelled {
  readonly when?: LevyRow['when'];
  readonly journey?: LevyRow['journey'];
  readonly cabins?: LevyRow['cabins'];
  readonly payers?: readonly TravellerType[];
  readonly from?: IsoDate;
  readonly to?: IsoDate;
  readonly note?: string;
  readonly except?: readonly string[];
  readonly fromKm?: number;
  readonly belowKm?: number;
  readonly mark?: string;
  /** A figure of the right size, not the published one; every charge whose row names no source is. */
  readonly isSample?: true;
}

/** Of a charge whose row names no source. */
const sample = 'sandbox figure, of the size published for this charge';

function levy(
  name: Levy['name'],
  code: string,
  place: string,
  amount: number,
  currency: string,
  more: Spelled = {},
): LevyRow {
  const { mark, note = sample, isSample = more.note === undefined, ...spelled } = more;
  const id = [
    code,
    place,
    more.when === 'arrival' ? 'arr' : undefined,
    mark,
    more.journey === undefined ? undefined : more.journey.slice(0, 3),
  ]
    .filter((part) => part !== undefined)
    .join('-')
    .toLowerCase();
  return {
    id,
    from: since2024,
    called: isSample ? 'airport-charge-sample' : 'airport-charge',
    note,
    when: 'departure',
    journey: 'any',
    cabins: 'any',
    payers: allButInfants,
    ...spelled,
    name,
    code,
    place,
    amount,
    currency,
  };
}

// User development fee by airport: domestic / international departures.
const userDevelopmentFees =
  'DEL:152/650 BOM:175/695 BLR:350/1050 HYD:480/750 MAA:295/450 CCU:205/420 COK:210/480 AMD:450/880 LKO:480/850 JAI:310/620 GAU:300/540 ' +
  'TRV:560/1260 IXE:420/820 GOX:440/820 NMI:620/1225 DXN:490/980 PNQ:240/510 GOI:210/420 IXC:260/510 NAG:210/420 CNN:320/740 VTZ:190/390 PAT:190/390';
const ownFee = userDevelopmentFees.split(' ').map((entry) => entry.slice(0, 3));
const udfNote = 'sandbox figure, of the size of AERA tariff orders';

const userDevelopment: readonly LevyRow[] = [
  ...userDevelopmentFees.split(' ').flatMap((entry) => {
    const [domestic = 0, international = 0] = entry.slice(4).split('/').map(Number);
    const place = entry.slice(0, 3);
    return [
      levy('user-development-fee', 'IN', place, domestic, 'INR', {
        journey: 'domestic',
        note: udfNote,
        isSample: true,
      }),
      levy('user-development-fee', 'IN', place, international, 'INR', {
        journey: 'international',
        note: udfNote,
        isSample: true,
      }),
    ];
  }),
  levy('user-development-fee', 'IN', 'IN', 165, 'INR', {
    journey: 'domestic',
    note: udfNote,
    isSample: true,
    except: ownFee,
  }),
  levy('user-development-fee', 'IN', 'IN', 380, 'INR', {
    journey: 'international',
    note: udfNote,
    isSample: true,
    except: ownFee,
  }),
];

const india: readonly LevyRow[] = [
  ...userDevelopment,
  levy('passenger-service-fee', 'WO', 'IN', 91, 'INR', {
    note: 'sandbox figure; passenger service fee at airports without a user fee of their own',
    isSample: true,
    except: ownFee,
  }),
  levy('aviation-security-fee', 'P2', 'IN', 236, 'INR', {
    journey: 'domestic',
    note: 'aviation security fee Rs 200 and 18% GST, order of 1 Apr 2021',
  }),
  levy('aviation-security-fee', 'P2', 'IN', 1062, 'INR', {
    journey: 'international',
    note: 'aviation security fee USD 12, order of 1 Apr 2021; rupees are a sandbox figure',
    isSample: true,
  }),
  levy('regional-connectivity', 'RC', 'IN', 50, 'INR', {
    when: 'domestic-segment',
    payers: everyone,
    note: 'sandbox figure for the levy that pays for regional routes',
    isSample: true,
  }),
  levy('other-tax', 'YM', 'IN', 65, 'INR', { note: 'sandbox figure for check-in systems', isSample: true }),
];

const apd2025 = {
  from: isoDate('2025-04-01'),
  to: isoDate('2026-03-31'),
  journey: 'international',
  payers: ['adult'],
  note: 'UK air passenger duty 2025-26',
} as const;
const apd2026 = {
  from: isoDate('2026-04-01'),
  journey: 'international',
  payers: ['adult'],
  note: 'UK air passenger duty from 1 Apr 2026',
} as const;
const shortHaul = { belowKm: 3219 } as const;
const longHaul = { fromKm: 3219, belowKm: 8851 } as const;
const ultraLong = { fromKm: 8851 } as const;

const unitedKingdom: readonly LevyRow[] = [
  levy('other-tax', 'GB', 'GB', 13, 'GBP', { ...apd2025, ...shortHaul, cabins: 'economy', mark: '25a' }),
  levy('other-tax', 'GB', 'GB', 28, 'GBP', { ...apd2025, ...shortHaul, cabins: 'premium', mark: '25ap' }),
  levy('other-tax', 'GB', 'GB', 90, 'GBP', { ...apd2025, ...longHaul, cabins: 'economy', mark: '25b' }),
  levy('other-tax', 'GB', 'GB', 216, 'GBP', { ...apd2025, ...longHaul, cabins: 'premium', mark: '25bp' }),
  levy('other-tax', 'GB', 'GB', 94, 'GBP', { ...apd2025, ...ultraLong, cabins: 'economy', mark: '25c' }),
  levy('other-tax', 'GB', 'GB', 224, 'GBP', { ...apd2025, ...ultraLong, cabins: 'premium', mark: '25cp' }),
  levy('other-tax', 'GB', 'GB', 15, 'GBP', { ...apd2026, ...shortHaul, cabins: 'economy', mark: '26a' }),
  levy('other-tax', 'GB', 'GB', 32, 'GBP', { ...apd2026, ...shortHaul, cabins: 'premium', mark: '26ap' }),
  levy('other-tax', 'GB', 'GB', 102, 'GBP', { ...apd2026, ...longHaul, cabins: 'economy', mark: '26b' }),
  levy('other-tax', 'GB', 'GB', 244, 'GBP', { ...apd2026, ...longHaul, cabins: 'premium', mark: '26bp' }),
  levy('other-tax', 'GB', 'GB', 106, 'GBP', { ...apd2026, ...ultraLong, cabins: 'economy', mark: '26c' }),
  levy('other-tax', 'GB', 'GB', 253, 'GBP', { ...apd2026, ...ultraLong, cabins: 'premium', mark: '26cp' }),
  levy('other-tax', 'GB', 'GB', 8, 'GBP', {
    journey: 'domestic',
    payers: ['adult'],
    note: 'UK air passenger duty, domestic',
    mark: 'd',
  }),
  levy('other-tax', 'UB', 'GB', 28, 'GBP', { journey: 'international' }),
  levy('other-tax', 'UB', 'GB', 14, 'GBP', { journey: 'domestic' }),
];

const others: readonly LevyRow[] = [
  levy('other-tax', 'US', 'US', 23, 'USD', { journey: 'international', payers: everyone }),
  levy('other-tax', 'US', 'US', 23, 'USD', { journey: 'international', when: 'arrival', payers: everyone }),
  levy('other-tax', 'YC', 'US', 7, 'USD', { journey: 'international', when: 'arrival', payers: everyone }),
  levy('other-tax', 'AY', 'US', 5.6, 'USD', {
    payers: everyone,
    note: 'US September 11 security fee, USD 5.60 a one-way trip',
  }),
  levy('other-tax', 'XF', 'US', 4.5, 'USD', {
    payers: everyone,
    note: 'US passenger facility charge, at most USD 4.50',
  }),
  levy('other-tax', 'CA', 'CA', 25, 'CAD', { journey: 'international' }),
  levy('other-tax', 'SQ', 'CA', 35, 'CAD'),
  levy('user-development-fee', 'AE', 'AE', 75, 'AED', {
    journey: 'international',
    note: 'departure charge, Dubai and Abu Dhabi',
  }),
  levy('user-development-fee', 'F6', 'AE', 40, 'AED', {
    journey: 'international',
    note: 'passenger facilities charge, United Arab Emirates',
  }),
  levy('other-tax', 'F6', 'AE', 40, 'AED', { when: 'transfer', mark: 'transfer' }),
  levy('other-tax', 'QA', 'QA', 60, 'QAR', { journey: 'international' }),
  levy('other-tax', 'G4', 'QA', 60, 'QAR', { when: 'transfer', mark: 'transfer' }),
  levy('other-tax', 'KW', 'KW', 5, 'KWD', { journey: 'international' }),
  levy('other-tax', 'BH', 'BH', 10, 'BHD', { journey: 'international' }),
  levy('other-tax', 'OM', 'OM', 12, 'OMR', { journey: 'international' }),
  levy('other-tax', 'IO', 'SA', 87, 'SAR', { journey: 'international' }),
  levy('other-tax', 'IO', 'SA', 20, 'SAR', { journey: 'domestic' }),
  levy('user-development-fee', 'SG', 'SG', 47, 'SGD'),
  levy('aviation-security-fee', 'OP', 'SG', 15, 'SGD'),
  levy('other-tax', 'SG', 'SG', 9, 'SGD', { when: 'transfer', mark: 'transfer' }),
  levy('user-development-fee', 'TS', 'TH', 730, 'THB', { journey: 'international' }),
  levy('user-development-fee', 'TS', 'TH', 130, 'THB', { journey: 'domestic' }),
  levy('user-development-fee', 'MY', 'MY', 73, 'MYR', { journey: 'international' }),
  levy('user-development-fee', 'MY', 'MY', 11, 'MYR', { journey: 'domestic' }),
  levy('other-tax', 'LK', 'LK', 60, 'USD', { journey: 'international' }),
  levy('other-tax', 'NQ', 'NP', 1500, 'NPR', { journey: 'international' }),
  levy('other-tax', 'BD', 'BD', 3000, 'BDT', { journey: 'international' }),
  levy('other-tax', 'MV', 'MV', 50, 'USD', {
    journey: 'international',
    cabins: 'economy',
    note: 'departure tax of the Maldives for visitors, economy',
  }),
  levy('other-tax', 'MV', 'MV', 240, 'USD', {
    journey: 'international',
    cabins: 'premium',
    note: 'departure tax of the Maldives for visitors, business',
    mark: 'p',
  }),
  levy('other-tax', 'HK', 'HK', 200, 'HKD', { journey: 'international' }),
  levy('other-tax', 'JP', 'JP', 3900, 'JPY', { journey: 'international' }),
  levy('other-tax', 'BP', 'KR', 28000, 'KRW', { journey: 'international' }),
  levy('user-development-fee', 'RA', 'DE', 38, 'EUR'),
  levy('other-tax', 'OY', 'DE', 16, 'EUR', { belowKm: 2500, note: 'German air travel tax, nearest band', mark: 'a' }),
  levy('other-tax', 'OY', 'DE', 40, 'EUR', {
    fromKm: 2500,
    belowKm: 6000,
    note: 'German air travel tax, middle band',
    mark: 'b',
  }),
  levy('other-tax', 'OY', 'DE', 71, 'EUR', { fromKm: 6000, note: 'German air travel tax, farthest band', mark: 'c' }),
  levy('user-development-fee', 'QX', 'FR', 26, 'EUR'),
  levy('other-tax', 'FR', 'FR', 12, 'EUR', { cabins: 'economy' }),
  levy('other-tax', 'FR', 'FR', 80, 'EUR', { cabins: 'premium', mark: 'p' }),
  levy('other-tax', 'RN', 'NL', 30, 'EUR', { note: 'Dutch flight tax, rounded' }),
  levy('user-development-fee', 'CJ', 'NL', 19, 'EUR'),
  levy('user-development-fee', 'CH', 'CH', 36, 'CHF'),
  levy('user-development-fee', 'ZY', 'AT', 33, 'EUR'),
  levy('user-development-fee', 'IT', 'IT', 27, 'EUR'),
  levy('user-development-fee', 'JD', 'ES', 21, 'EUR'),
  levy('user-development-fee', 'TR', 'TR', 20, 'EUR', { journey: 'international' }),
  levy('other-tax', 'M6', 'TR', 5, 'EUR', { when: 'transfer', mark: 'transfer' }),
  levy('other-tax', 'AU', 'AU', 70, 'AUD', { journey: 'international', note: 'Australian passenger movement charge' }),
  levy('user-development-fee', 'WY', 'AU', 28, 'AUD'),
];

/** All levies, India first. */
export const levyRows: readonly LevyRow[] = [...india, ...unitedKingdom, ...others];
