/** What the demonstration consists of. People, companies and numbers are invented; addresses end in reserved names. */
import type { KeptAgency } from '#application/backoffice/ports/agency/agency-store.ts';
import type { NewEntry } from '#application/backoffice/ports/account/ledger-book.ts';
import type { KeptUser } from '#application/backoffice/ports/session/user-store.ts';
import { houseAgency, houseId } from '#application/backoffice/session/invite-operator.ts';
import { tdsPostings, transferPostings } from '#domain/account/postings.ts';
import { type DepositFields, depositEntry, type DepositMode } from '#domain/account/deposit.ts';
import type { Product } from '#domain/booking/booking.ts';
import { gstinCheckCharacter } from '#domain/agency/gstin.ts';
import type { Company } from '#domain/corporate/company.ts';
import { standardTermsIn, type Trading } from '#domain/flight/terms/standard-terms.ts';
import type { FlightTerms, PromoRow } from '#domain/flight/terms/terms.ts';
import { type Money, percentage } from '#domain/money/money.ts';
import { type ClientConfiguration, defaultClientConfiguration } from '#domain/session/client-configuration.ts';
import type { HouseAccount } from '#domain/account/payment/house-account.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { CreditedDeposit } from '../database/account/deposit-book.ts';

/** Amounts below are in rupees; elsewhere they are what these are worth on the day of filling. */
type Here = (rupees: number) => Money;

/** Numbers of no account: of the banks that the demonstration's deposits are paid into. */
const demonstrationAccounts: readonly HouseAccount[] = [
  ['HDFC Bank', '50200048124410', 'HDFC0000520'],
  ['ICICI Bank', '627405018835', 'ICIC0006274'],
  ['Federal Bank', '14670200016027', 'FDRL0001467'],
].map(([bankName = '', accountNumber = '', bankCode = '']) => ({
  bankName,
  accountHolderName: 'Meridian',
  accountNumber,
  bankCode,
}));

export function demonstrationConfiguration(
  businessZone: string,
  { currency, country }: Trading,
  enabledServices: readonly Product[],
): ClientConfiguration {
  return {
    ...defaultClientConfiguration,
    projectName: 'Meridian',
    clientName: 'Meridian',
    supportEmail: 'help@meridian.example',
    supportPhone: '+91 484 000 6600',
    bankAccounts: demonstrationAccounts,
    businessZone,
    currency,
    countryCode: country,
    hotelPassengerCountry: country,
    enabledServices,
  };
}

export function demonstrationHouse({ currency, country }: Trading): KeptAgency {
  return houseAgency('Meridian', currency, country, 'operator@demo.test');
}

const gstinBody = '32AABCM4821K1Z';

export const demonstrationAgency: KeptAgency = {
  agencyId: 'malabar',
  agentId: 'AGT10482',
  companyName: 'Malabar Holidays Pvt Ltd',
  address: '2nd Floor, Penta Towers, Kaloor',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682017',
  country: 'IN',
  phone: '+91 484 245 6610',
  email: 'bookings@malabarholidays.example',
  gstNumber: gstinBody + gstinCheckCharacter(gstinBody),
  panNumber: gstinBody.slice(2, 12),
  currency: 'INR',
  status: 'active',
};

/** Registered for tax in India alone; its office stays where it is. */
export function demonstrationAgencyIn({ currency, country }: Trading): KeptAgency {
  const { gstNumber, panNumber, ...agency } = demonstrationAgency;
  return { ...agency, ...(country === 'IN' && { gstNumber, panNumber }), country, currency };
}

const common = { agencyId: demonstrationAgency.agencyId, status: 'active' } as const;

/** The agent first: the one whom the start names. */
export const demonstrationUsers: readonly [KeptUser, ...KeptUser[]] = [
  {
    ...common,
    userId: 'demo-agent',
    profileId: 'PRF20481',
    login: 'agent@demo.test',
    title: 'Ms',
    firstName: 'Anita',
    lastName: 'Menon',
    email: 'agent@demo.test',
    mobile: '9847031264',
    systemRoleId: '3',
  },
  {
    ...common,
    userId: 'demo-staff',
    profileId: 'PRF20482',
    login: 'staff@demo.test',
    title: 'Mr',
    firstName: 'Suresh',
    lastName: 'Panicker',
    email: 'staff@demo.test',
    mobile: '9847031265',
    systemRoleId: '4',
  },
  {
    userId: 'demo-operator',
    agencyId: houseId,
    profileId: 'OPR20001',
    login: 'operator@demo.test',
    title: 'Ms',
    firstName: 'Farida',
    lastName: 'Khan',
    email: 'operator@demo.test',
    mobile: '9847031266',
    systemRoleId: '2',
    status: 'active',
  },
  {
    userId: 'demo-desk',
    agencyId: houseId,
    profileId: 'OPR20002',
    login: 'desk@demo.test',
    title: 'Mr',
    firstName: 'Joseph',
    lastName: 'Varghese',
    email: 'desk@demo.test',
    mobile: '9847031267',
    systemRoleId: '2',
    status: 'active',
  },
  {
    ...common,
    userId: 'demo-traveller',
    profileId: 'PRF20483',
    login: 'traveller@demo.test',
    title: 'Ms',
    firstName: 'Anjali',
    lastName: 'Varma',
    email: 'traveller@demo.test',
    mobile: '9847031268',
    systemRoleId: '5',
  },
  {
    ...common,
    userId: 'demo-approver',
    profileId: 'PRF20484',
    login: 'approver@demo.test',
    title: 'Mr',
    firstName: 'Mathew',
    lastName: 'Philip',
    email: 'approver@demo.test',
    mobile: '9847031269',
    systemRoleId: '5',
  },
];

const companyGstinBody = '32AAKCS7719P1Z';

/** The company that the traveller travels for, where a colleague approves what is booked late. */
export function demonstrationCompany(here: Here): Company {
  const rule = { place: 'anywhere', product: 'flight' } as const;
  return {
    companyId: '5b0e4c5e-21d3-4a34-9a57-0c1f6a8f9d21',
    name: 'Spice Coast Exports Pvt Ltd',
    gstNumbers: [companyGstinBody + gstinCheckCharacter(companyGstinBody)],
    costCentres: [
      { code: '4102', name: 'Export sales' },
      { code: '4300', name: 'Quality' },
    ],
    rules: [
      {
        ...rule,
        ruleId: 'class',
        kind: 'comfort',
        effect: 'block',
        comfort: 'economy',
        longHours: 6,
        longComfort: 'premium-economy',
      },
      { ...rule, ruleId: 'fare', kind: 'price', effect: 'inform', place: 'at-home', amount: here(14_000) },
      { ruleId: 'early', kind: 'ahead', effect: 'approve', place: 'anywhere', count: 3 },
      { ...rule, ruleId: 'refund', kind: 'refundable', effect: 'inform' },
    ],
    approvals: [
      {
        ruleId: 'usual',
        occasion: 'broken',
        place: 'anywhere',
        quorum: 1,
        approvers: ['approver@demo.test'],
        backups: [],
      },
    ],
    reasons: [
      { code: 'CLIENT', name: 'The client set the time or place' },
      { code: 'SOLDOUT', name: 'Nothing in policy was available' },
      { code: 'SHORT', name: 'The trip came up at short notice' },
      { code: 'SAFETY', name: 'Health or safety' },
    ],
    version: 1,
  };
}

export const demonstrationEmployees = [
  { userId: 'demo-traveller', costCentre: '4102' },
  { userId: 'demo-approver', costCentre: '4102' },
] as const;

export const creditLimitRupees = 300_000;

/**
 * How the balance of ₹ 1,84,320 came about in the days before: deposits of 1,80,400 (here), then an incentive of 4,000, and 80
 * of tax withheld from it (below). The staff asked for them, an operator approved them: each has its receipt.
 */
export function demonstrationDeposits(now: Instant, here: Here, zone: string): readonly CreditedDeposit[] {
  const { agencyId, companyName } = demonstrationAgency;
  const deposit = (daysAgo: number, rupees: number, paid: readonly [DepositMode, string, string]): CreditedDeposit => {
    const at = plusMinutes(now, -daysAgo * 24 * 60);
    const [paymentMode, bankAccount, referenceNumber] = paid;
    const fields: DepositFields = {
      paymentMode,
      referenceNumber,
      accountNumber: '50100284417736',
      accountHolderName: companyName,
      branch: 'Kaloor, Kochi',
      bankAccount,
      depositDate: dateIn(at, zone),
      amount: here(rupees),
    };
    return {
      agencyId,
      requestId: `demonstration-${referenceNumber}`,
      fields,
      entry: { ...depositEntry(agencyId, fields, fields.amount), at },
      askedBy: { userId: 'demo-staff', name: 'Suresh Panicker' },
      approvedBy: { userId: 'demo-operator', name: 'Farida Khan' },
      language: 'en',
      at,
    };
  };
  return [
    deposit(5, 100_000, ['rtgs', 'ICICI Bank', 'ICICR52611907742']),
    deposit(4, 50_000, ['neft', 'HDFC Bank', 'HDFCN52611408831']),
    deposit(2, 30_400, ['upi', 'Federal Bank', '632214480917']),
  ];
}

/** What came after the deposits. Each stands once, however often it is posted. */
export function demonstrationEntries(now: Instant, here: Here, { country }: Trading): readonly NewEntry[] {
  const { agencyId } = demonstrationAgency;
  const incentive = here(4000);
  const entry = (
    daysAgo: number,
    fields: Pick<NewEntry, 'kind' | 'reference' | 'narration' | 'postings'>,
  ): NewEntry => ({
    agencyId,
    once: true,
    spending: false,
    at: plusMinutes(now, -daysAgo * 24 * 60),
    ...fields,
  });
  return [
    entry(1, {
      kind: 'incentive',
      reference: 'IN10264',
      narration: { code: 'incentive', params: { carrier: '6E' } },
      postings: transferPostings(agencyId, incentive, 'commission'),
    }),
    ...(country === 'IN'
      ? [
          entry(1, {
            kind: 'tds',
            reference: 'IN10264',
            narration: { code: 'tds', params: { percent: '2', reference: 'IN10264' } },
            postings: tdsPostings(agencyId, percentage(incentive, 200)),
          }),
        ]
      : []),
  ];
}

/** The standard terms, with this agency's own markup on international journeys. */
export function demonstrationTerms(here: Here, trading: Trading, today: IsoDate): FlightTerms {
  const terms = standardTermsIn(trading, today);
  return {
    ...terms,
    markups: terms.markups.map((row) =>
      row.id === 'markup-international' ? { ...row, amount: { perTraveller: here(500) } } : row,
    ),
  };
}

/** One code at the agency's own cost and one at the supplier's, for most of a year around the day of filling. */
export function demonstrationPromos(today: IsoDate, here: Here): readonly PromoRow[] {
  const dates = { from: addDays(today, -30), to: addDays(today, 330) };
  return [
    {
      ...dates,
      id: 'promo-welcome5',
      code: 'WELCOME5',
      match: {},
      takes: { basisPoints: 500, most: here(400) },
      borneBy: 'agency',
      note: 'WELCOME5: 5 % of the base fare, 400 rupees a traveller at most, at the agency’s own cost',
    },
    {
      ...dates,
      id: 'promo-domestic250',
      code: 'DOMESTIC250',
      match: { journey: 'domestic', carriers: ['6E', 'AI', 'IX', 'QP', 'SG'], cabins: ['Y'] },
      takes: { perTraveller: here(250) },
      borneBy: 'supplier',
      note: 'DOMESTIC250: 250 rupees a traveller in domestic economy, borne by the supplier',
    },
  ];
}
