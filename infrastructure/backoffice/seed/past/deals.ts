/**
 * What the demonstration's agency did on each of its last days: the same on every machine, whatever today is. Amounts are in
 * rupees; people are invented.
 */
import type { NewStaff } from '#domain/agency/staff.ts';
import type { DepositMode } from '#domain/account/deposit.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import type { SoldService } from './services.ts';

/** Where from and where to, as 'COK-DEL'. */
export type FlightPair = `${string}-${string}`;

/** Days on which it traded, today not counted. */
const tradedDays = 60;

export function firstTradedDay(today: IsoDate): IsoDate {
  return addDays(today, -tradedDays);
}

interface Timed {
  /** Of the business zone's day. */
  readonly hour: number;
}

export interface Sale extends Timed {
  readonly kind: 'sale';
  /** By which everything about it is chosen: people, flights, fare. */
  readonly number: number;
  readonly pair: FlightPair;
  /** Days from the sale to the departure, and from there to the way back. */
  readonly leadDays: number;
  readonly stayDays?: number;
  readonly guests: number;
  readonly mode: 'ticket' | 'hold';
  readonly byStaff: boolean;
}

/** Something else than a flight. */
export interface ServiceSale extends Timed {
  readonly kind: 'service';
  readonly service: SoldService;
  readonly number: number;
  readonly leadDays: number;
}

/** Of the last sale of an earlier day whose journey has not begun. */
export interface Cancelling extends Timed {
  readonly kind: 'cancel';
  /** The airline does it, and its answer is lost: the refund is on its way for some hours. */
  readonly silently?: true;
}

/** An airline's waiver, of the last sale whose journey has not begun: an operator has it refunded by hand. */
export interface RefundAsked extends Timed {
  readonly kind: 'refund';
  readonly remarks: string;
}

export interface PaidIn extends Timed {
  readonly kind: 'deposit';
  readonly rupees: number;
  readonly mode: DepositMode;
  readonly reference: string;
  readonly bank: string;
  /** Money that is still to be looked for on the account is not. */
  readonly decided: boolean;
}

/** A trip of the company's traveller, booked so late that a colleague has to approve it. */
export interface ApprovalAsked {
  readonly kind: 'approval';
  readonly hour: number;
  readonly pair: string;
  readonly leadDays: number;
  readonly number: number;
  readonly reason: string;
  readonly reasonCode: string;
}

export interface GroupAsked extends Timed {
  readonly kind: 'group';
  readonly pair: FlightPair;
  readonly leadDays: number;
  readonly guests: number;
}

export interface StaffAdded extends Timed {
  readonly kind: 'staff';
  readonly person: NewStaff;
}

export type Deal = Sale | ServiceSale | Cancelling | RefundAsked | PaidIn | GroupAsked | ApprovalAsked | StaffAdded;

const domestic: readonly FlightPair[] = [
  'COK-DEL',
  'COK-BOM',
  'COK-BLR',
  'TRV-MAA',
  'COK-HYD',
  'DEL-BOM',
  'BLR-DEL',
  'COK-GOI',
  'MAA-CCU',
  'BOM-DEL',
];
const abroad: readonly FlightPair[] = ['COK-DXB', 'COK-DOH', 'COK-SIN', 'COK-AUH', 'COK-KUL'];
const salesByWeekday = [1, 0, 1, 1, 0, 2, 1];
const leads = [5, 9, 14, 19, 26, 34, 43];

/** Every other day one of them, in this order over and over. */
const serviceTurns: readonly SoldService[] = [
  'hotel',
  'bus',
  'train',
  'hotel',
  'insurance',
  'cab',
  'hotel',
  'visa',
  'train',
  'holiday',
  'cruise',
];

/** Days before today on which somebody bought a flight of today. */
const flyingToday = [4, 11, 17];
const everyDays = { deposit: 7, cancelling: 9, group: 23 };

const newStaff: readonly NewStaff[] = [
  {
    title: 'Ms',
    firstName: 'Lakshmi',
    lastName: 'Nair',
    mobile: '9847031268',
    userId: 'lakshmi@malabarholidays.example',
    permissions: ['search', 'book', 'ticket', 'cancel', 'import', 'send-quotes'],
    limits: {},
  },
  {
    title: 'Mr',
    firstName: 'Jose',
    lastName: 'Kurian',
    mobile: '9847031269',
    userId: 'jose@malabarholidays.example',
    permissions: ['search', 'book', 'send-quotes'],
    limits: {},
  },
  {
    title: 'Ms',
    firstName: 'Nisha',
    lastName: 'Babu',
    mobile: '9847031270',
    userId: 'nisha@malabarholidays.example',
    permissions: ['search', 'see-net-fares', 'see-ledger', 'deposit'],
    limits: {},
  },
];

export function dealsOf(daysAgo: number): readonly Deal[] {
  const sales = salesByWeekday[daysAgo % salesByWeekday.length] ?? 0;
  const deals: Deal[] = Array.from({ length: Math.max(sales, flyingToday.includes(daysAgo) ? 1 : 0) }, (_, nth) =>
    saleOf(daysAgo, nth),
  );
  deals.push(...serviceOf(daysAgo));
  if (daysAgo === tradedDays) deals.push(...newStaff.map((person) => ({ kind: 'staff' as const, hour: 9, person })));
  if (daysAgo % everyDays.deposit === 0) deals.push(paidIn(daysAgo, true));
  if (daysAgo % everyDays.cancelling === 3) deals.push({ kind: 'cancel', hour: 16 });
  if (daysAgo === everyDays.group) deals.push({ kind: 'group', hour: 15, pair: 'COK-DXB', leadDays: 60, guests: 24 });
  return deals.toSorted((one, other) => one.hour - other.hour);
}

/** Of the last hours: what is still open. In the order in which it was done. */
export function lateDeals(): readonly Deal[] {
  return [
    paidIn(1, false),
    saleOf(0, 2),
    heldOf(1, 'COK-BOM', 6),
    heldOf(2, 'BOM-DEL', 1),
    { kind: 'cancel', hour: 0 },
    { kind: 'cancel', hour: 0, silently: true },
    { kind: 'refund', hour: 0, remarks: 'In hospital since Thursday; the airline waives its fee' },
    heldOf(3, 'COK-SIN', 21),
    { kind: 'group', hour: 0, pair: 'COK-DEL', leadDays: 48, guests: 18 },
    {
      kind: 'approval',
      hour: 0,
      pair: 'COK-DEL',
      leadDays: 2,
      number: 4,
      reason: 'A buyer’s audit was moved forward',
      reasonCode: 'SHORT',
    },
    paidIn(0, false),
  ];
}

function saleOf(daysAgo: number, nth: number): Sale {
  const number = daysAgo * 3 + nth;
  const isAbroad = number % 4 === 3;
  const pairs = isAbroad ? abroad : domestic;
  const goesBack = number % 3 === 1;
  const today = nth === 0 && flyingToday.includes(daysAgo);
  return {
    kind: 'sale',
    hour: 10 + ((number * 5) % 8),
    number,
    pair: pairs[number % pairs.length] ?? 'COK-DEL',
    leadDays: today ? daysAgo : (leads[number % leads.length] ?? 14),
    ...(goesBack && !today && { stayDays: 3 + (number % 9) }),
    guests: 1 + (number % 5 === 2 ? 2 : number % 2),
    mode: 'ticket',
    byStaff: number % 3 === 0,
  };
}

function serviceOf(daysAgo: number): readonly ServiceSale[] {
  if (daysAgo % 2 === 0) return [];
  const turn = (daysAgo - 1) / 2;
  const service = serviceTurns[turn % serviceTurns.length];
  if (service === undefined) return [];
  // A visa is applied for some weeks before.
  const leadDays = (service === 'visa' ? 24 : 8) + ((daysAgo * 8) % 30);
  return [{ kind: 'service', service, number: daysAgo, hour: 12 + (turn % 5), leadDays }];
}

/** Of a flight tomorrow it is over today: nothing is held into the last day before departure. Late in the evening the day after is taken. */
function heldOf(nth: number, pair: FlightPair, leadDays: number): Sale {
  return {
    kind: 'sale',
    hour: 0,
    number: 400 + nth * 7,
    pair,
    leadDays,
    guests: nth,
    mode: 'hold',
    byStaff: nth === 2,
  };
}

const modes: readonly {
  readonly mode: DepositMode;
  readonly bank: string;
  readonly reference: (of: number) => string;
}[] = [
  { mode: 'upi', bank: 'Federal Bank', reference: (of) => String(632_214_480_917 + of * 7919) },
  { mode: 'neft', bank: 'HDFC Bank', reference: (of) => `HDFCN${52_611_408_831 + of * 7919}` },
  { mode: 'rtgs', bank: 'ICICI Bank', reference: (of) => `ICICR${52_611_907_742 + of * 7919}` },
];

function paidIn(daysAgo: number, decided: boolean): PaidIn {
  const { mode, bank, reference } = modes[daysAgo % modes.length] ?? { mode: 'upi', bank: '', reference: String };
  return {
    kind: 'deposit',
    hour: 11,
    rupees: decided ? 145_000 + (daysAgo % 4) * 12_500 : 40_000 + daysAgo * 12_500,
    mode,
    bank,
    reference: reference(decided ? daysAgo : daysAgo + 100),
    decided,
  };
}
