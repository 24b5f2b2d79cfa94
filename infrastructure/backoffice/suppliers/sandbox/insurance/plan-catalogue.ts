/** The plans of the sandbox's two invented insurers: the same for the same search, cheaper and dearer than the tariff. */
import type { Benefit, InsurancePlan, InsuranceRegion, PlanSearch } from '#domain/insurance/plan.ts';
import { insuranceTrips } from '#domain/insurance/plan.ts';
import { type Money, money } from '#domain/money/money.ts';

const insurers = {
  meridian: { name: 'Meridian Assure', claimsPhone: '+91 22 5550 0181', hospitals: 412, claimDays: 18 },
  harbour: { name: 'Harbour General', claimsPhone: '+91 80 5550 0144', hospitals: 960, claimDays: 9 },
} as const;

interface Level {
  readonly key: string;
  readonly insurer: keyof typeof insurers;
  readonly name: string;
  /** Of the tariff. */
  readonly percent: number;
  /** In dollars, and in euros where a state asks for euros. */
  readonly dollars: number;
  readonly euros: number;
  readonly maxAge: number;
  readonly annual: boolean;
  readonly benefits: readonly Benefit[];
}

const usd = (amount: number): Money => money(amount * 100, 'USD');
const inr = (amount: number): Money => money(amount * 100, 'INR');

const levels: readonly Level[] = [
  {
    key: 'basic',
    insurer: 'meridian',
    name: 'Basic',
    percent: 84,
    dollars: 50_000,
    euros: 30_000,
    maxAge: 60,
    annual: false,
    benefits: [
      { name: 'deductible', limit: usd(100) },
      { name: 'trip-cancelled', limit: inr(25_000) },
      { name: 'bag-lost', limit: inr(15_000) },
      { name: 'passport-lost', limit: inr(8_000) },
      { name: 'liability', limit: usd(25_000) },
    ],
  },
  {
    key: 'voyager',
    insurer: 'meridian',
    name: 'Voyager',
    percent: 132,
    dollars: 100_000,
    euros: 50_000,
    maxAge: 70,
    annual: true,
    benefits: [
      { name: 'deductible', limit: usd(100) },
      { name: 'trip-cancelled', limit: inr(50_000) },
      { name: 'bag-lost', limit: inr(30_000) },
      { name: 'bag-late', limit: inr(6_000), afterHours: 6 },
      { name: 'flight-late', limit: inr(3_000), afterHours: 6 },
      { name: 'passport-lost', limit: inr(12_000) },
      { name: 'adventure', cover: 'emergency' },
      { name: 'liability', limit: usd(100_000) },
    ],
  },
  {
    key: 'voyager-plus',
    insurer: 'harbour',
    name: 'Voyager Plus',
    percent: 168,
    dollars: 250_000,
    euros: 100_000,
    maxAge: 80,
    annual: true,
    benefits: [
      { name: 'deductible', limit: usd(0) },
      { name: 'trip-cancelled', limit: inr(75_000) },
      { name: 'bag-lost', limit: inr(50_000) },
      { name: 'bag-late', limit: inr(10_000), afterHours: 6 },
      { name: 'flight-late', limit: inr(5_000), afterHours: 4 },
      { name: 'passport-lost', limit: inr(20_000) },
      { name: 'illness-before', cover: 'emergency' },
      { name: 'adventure', cover: 'emergency' },
      { name: 'liability', limit: usd(100_000) },
    ],
  },
  {
    key: 'global-elite',
    insurer: 'harbour',
    name: 'Global Elite',
    percent: 290,
    dollars: 500_000,
    euros: 250_000,
    maxAge: 80,
    annual: true,
    benefits: [
      { name: 'deductible', limit: usd(0) },
      { name: 'trip-cancelled', limit: inr(150_000) },
      { name: 'bag-lost', limit: inr(80_000) },
      { name: 'bag-late', limit: inr(12_000), afterHours: 6 },
      { name: 'flight-late', limit: inr(5_000), afterHours: 6 },
      { name: 'passport-lost', limit: inr(25_000) },
      { name: 'illness-before', cover: 'full' },
      { name: 'adventure', cover: 'full' },
      { name: 'liability', limit: usd(200_000) },
    ],
  },
];

export interface RatedPlan {
  readonly plan: InsurancePlan;
  readonly percent: number;
  readonly annual: boolean;
}

/** All plans of a region and a kind of journey; those for one journey only are marked. */
export function catalogueOf({ region, trip }: Pick<PlanSearch, 'region' | 'trip'>): readonly RatedPlan[] {
  return levels.map(({ key, insurer, name, percent, maxAge, annual, benefits, ...level }) => {
    const sumInsured = sumOf(region, level);
    const { name: called, ...claims } = insurers[insurer];
    return {
      percent,
      annual,
      plan: {
        planKey: [insurer, key, region, String(insuranceTrips.indexOf(trip))].join('-'),
        insurer: called,
        name,
        region,
        trip,
        sumInsured,
        benefits: [{ name: 'medical', limit: sumInsured }, ...benefits],
        maxAge,
        ...claims,
      },
    };
  });
}

/** Where a state asks for euros, in euros. */
function sumOf(region: InsuranceRegion, { dollars, euros }: Pick<Level, 'dollars' | 'euros'>): Money {
  return region === 'schengen' ? money(euros * 100, 'EUR') : usd(dollars);
}
