/** Examples of finding sailings and cabins, keeping a price and buying. */
import type { CruiseDesk } from '#application/desk/cruise/cruise.ts';
import { sellingPrice } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms, orUsual } from '#domain/booking/sale/selling-terms.ts';
import { cruisePortOf } from '#domain/cruise/reference/ports.ts';
import type { SharedCabin } from '#domain/cruise/booking/cruise-booking.ts';
import { cabinsOf } from '#domain/cruise/sailing/deck-plan.ts';
import { cabinFare } from '#domain/cruise/sailing/fare.ts';
import type { CabinKind, PortDay, Sailing } from '#domain/cruise/sailing/sailing.ts';
import { lineTermsOf, paymentSchedule } from '#domain/cruise/terms/line-terms.ts';
import { usualCruiseTerms } from '#domain/cruise/terms/usual-terms.ts';
import { subtract } from '#domain/money/money.ts';
import { tdsOnCommission } from '#domain/price/commission-tds.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { clockTime } from '#domain/time/clock-time.ts';
import { instant } from '#domain/time/instant.ts';
import { placeTime } from '#domain/time/place-time.ts';
import type { AreaReference } from '../area-reference.ts';
import { receivedOf } from '../received.ts';
import { contact, requestId, rupees } from '../samples.ts';

const sailingId = 'czEuY3J1aXNlLkFHVDEwNDgy.kT2xV8bQm4Rz';
const cabinId = 'czEuY3J1aXNlLkFHVDEwNDgy.hN7wP3cLs9Yd';
const on = isoDate('2026-11-20');
const currency = 'INR';
const zone = 'Asia/Kolkata';

function portNamed(code: string): NonNullable<PortDay['port']> {
  const port = cruisePortOf(code);
  if (port === undefined) throw new Error(`No port ${code}`);
  return { code, name: port.name, country: port.country };
}

export const cruiseSailing: Sailing = {
  sailingKey: 'sagarika:2027-01-15',
  ship: {
    shipId: 'sagarika',
    name: 'Sagarika',
    line: 'Malabar Cruises',
    built: 2011,
    guests: 1290,
    dining: ['early', 'late'],
  },
  region: 'india',
  name: 'Kochi and Lakshadweep',
  nights: 5,
  departs: placeTime('2027-01-15T17:00', zone),
  returns: placeTime('2027-01-20T09:00', zone),
  days: [
    { day: 1, port: portNamed('INBOM'), leaves: clockTime('17:00') },
    { day: 2 },
    { day: 3, port: portNamed('INCOK'), arrives: clockTime('08:00'), leaves: clockTime('18:00') },
    { day: 4, port: portNamed('INAGX'), arrives: clockTime('08:00'), leaves: clockTime('16:00'), tender: true },
    { day: 5 },
    { day: 6, port: portNamed('INBOM'), arrives: clockTime('09:00') },
  ],
};

const party = { adults: 2, childAges: [] } as const;
const priced = { on, currency } as const;
const nightly: Readonly<Record<CabinKind, number>> = { inside: 7800, oceanview: 9900, balcony: 13600, suite: 24500 };
const metres: Readonly<Record<CabinKind, number>> = { inside: 14, oceanview: 16, balcony: 24, suite: 39 };

const fareOf = (kind: CabinKind, guarantee: boolean, gratuities: 'prepaid' | 'on-board') =>
  cabinFare(
    {
      kind,
      party,
      guarantee,
      nights: cruiseSailing.nights,
      nightly: nightly[kind],
      portCharges: 2900,
      gratuities,
      days: 56,
    },
    priced,
  );

const selling = orUsual({ ...noSellingTerms, tdsOnCommission }, usualCruiseTerms, 'cruise', on);
const priceOf = (lines: ReturnType<typeof fareOf>['lines']) =>
  sellingPrice([{ traveller: 0, item: 0, lines }], { product: 'cruise', terms: selling, on });

const terms = lineTermsOf('coastal', cruiseSailing.days.length, priced);
if (terms === undefined) throw new Error('No terms');
export const cruiseLineTerms = terms;

export const cruiseCabin: SharedCabin = { kind: 'balcony', number: '8023', deck: 8, squareMetres: 24, party };
export const cruisePrice = priceOf(fareOf('balcony', false, 'prepaid').lines);

const offerOf = (kind: CabinKind, guarantee: boolean, left: number) => {
  const price = priceOf(fareOf(kind, guarantee, 'on-board').lines);
  const withTips = priceOf(fareOf(kind, guarantee, 'prepaid').lines);
  const { total, terms: own } = price;
  return {
    cabinId: `${cabinId}${kind}${guarantee ? '.any' : ''}`,
    kind,
    guarantee,
    squareMetres: metres[kind],
    decks: kind === 'balcony' ? [7, 8] : kind === 'oceanview' ? [5, 6] : kind === 'suite' ? [7, 8] : [5, 6, 7, 8],
    left,
    total,
    perGuest: { ...total, minor: total.minor / 2 },
    gratuities: subtract(withTips.total, total),
    ...(own && { earn: own.earn }),
    price,
    withTips,
  };
};

const offers = [
  offerOf('inside', true, 22),
  offerOf('inside', false, 22),
  offerOf('oceanview', false, 14),
  offerOf('balcony', true, 19),
  offerOf('balcony', false, 29),
  offerOf('suite', false, 2),
];
const [cheapest] = offers;
if (cheapest === undefined) throw new Error('No cabins');

/** Two decks of the ship, of which every third cabin is sold. */
const plan = cabinsOf([
  {
    deck: 7,
    sides: [
      { kind: 'balcony', count: 20 },
      { kind: 'suite', count: 1 },
    ],
    insides: 16,
  },
  {
    deck: 8,
    sides: [
      { kind: 'suite', count: 2 },
      { kind: 'balcony', count: 17 },
      { kind: 'suite', count: 2 },
    ],
    insides: 16,
  },
]).map((cabin, at) => ({ ...cabin, free: at % 3 !== 0 || cabin.number === '8023' }));

const quoteId = 'c3a9d0b4-51be-4c18-8d0e-7be2f4a16f21';

export const cruiseReference: AreaReference<CruiseDesk> = {
  search: {
    about:
      'Sailings that leave in a month in a region (india, asia, gulf, mediterranean, europe, caribbean, alaska, oceania), by day. cabins[n] ' +
      'says who shares each cabin: adults and the ages of children up to 11 on the last day; up to four cabins of four, nine guests in all. ' +
      'total is of the cheapest cabins for all of them, port charges and tax in it, tips not. earn comes for callers who may see net fares.',
    request: { region: 'india', month: '2027-01', cabins: [party] },
    answer: {
      sailings: [
        {
          sailingId,
          sailing: cruiseSailing,
          total: cheapest.total,
          perGuest: cheapest.perGuest,
          kinds: ['inside', 'oceanview', 'balcony', 'suite'],
          ...(cheapest.earn && { earn: cheapest.earn }),
        },
      ],
    },
  },
  cabins: {
    about:
      'The kinds of cabin of a sailing for each of the cabins searched for, and the plan of its decks. A guarantee has no number: the line ' +
      'gives a cabin of the kind, or a better one, before boarding. gratuities is what tips for the sailing add where they are paid before; price is how ' +
      'total is made up, withtips how it is with tips paid before. terms has the deposit, ' +
      'the days before the sailing by which the balance is due, and what is kept of the fare of a cabin given up so many days before.',
    request: { sailingId },
    answer: { sailingId, sailing: cruiseSailing, lineTerms: cruiseLineTerms, choices: [{ party, offers }], plan },
  },
  quote: {
    about:
      'Keeps the price of cabins, one for each of those searched for. number is required unless it is a guarantee. gratuities is prepaid or ' +
      'on-board. schedule has deposit and balance by their days, and the account is charged alike: the deposit when it is booked. ' +
      'hold says until when the line would keep the cabins unpaid. 906 where a cabin is on sale no longer.',
    request: { cabins: [{ cabinId, number: '8023' }], gratuities: 'prepaid' },
    answer: {
      quoteId,
      cabins: [{ cabinId, number: '8023' }],
      gratuities: 'prepaid',
      sailing: cruiseSailing,
      booked: [cruiseCabin],
      lineTerms: cruiseLineTerms,
      schedule: paymentSchedule(cruiseLineTerms, {
        total: cruisePrice.total,
        guests: 2,
        bookedOn: on,
        departs: cruiseSailing.departs,
      }),
      price: cruisePrice,
      changed: false,
      previousTotal: cruisePrice.total,
      expiresAt: instant('2026-11-20T09:45:00.000Z'),
      expiresInSeconds: 900,
      required: [],
      parameters: [],
      hold: { until: instant('2026-11-21T09:30:00.000Z'), by: 'supplier' },
    },
  },
  book: {
    about:
      'Buys what was quoted, or with mode=hold has it kept unpaid. travellers are named cabin by cabin in the order of the quote, in each the ' +
      'adults first; passports where required says so. dining is one of those of the ship: early, late, anytime. A quote makes one booking, ' +
      'however often it is sent.',
    request: {
      quoteId,
      requestId,
      contact,
      parameters: [],
      acceptTerms: true,
      mode: 'confirm',
      dining: 'late',
      travellers: [
        {
          type: 'adult',
          title: 'Ms',
          firstName: 'Asha',
          lastName: 'Rao',
          dateOfBirth: isoDate('1988-03-12'),
          gender: 'female',
        },
        {
          type: 'adult',
          title: 'Mr',
          firstName: 'Vikram',
          lastName: 'Rao',
          dateOfBirth: isoDate('1986-07-02'),
          gender: 'male',
        },
      ],
    },
    answer: {
      transactionId: 'CR26110000012',
      status: 'confirmed',
      reference: 'CX48213377',
      total: cruisePrice.total,
      ledgerEntry: 'LG-4124',
    },
  },
  receive: receivedOf('CR26110000012', rupees('25000.00')),
};
