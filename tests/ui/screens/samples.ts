/** What the examples of the reference are about, and variants of it. */
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { homeward, houseAccount, itinerary, option, rules, traveller } from '#infrastructure/wire/reference/samples.ts';
import type { AnyBooking } from '#application/desk/products.ts';
import type { HouseAccount } from '#domain/account/payment/house-account.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { answer, type Answers } from './screen-states.ts';

export const { account, agency, booking, cart, corporate, flight, hotel, operations } = catalogueReference;

export const id = booking.details.request.transactionId;

export const family = [
  traveller,
  { ...traveller, title: 'Mr', firstName: 'Kabir', lastName: 'Rao', gender: 'male' },
  {
    ...traveller,
    type: 'child',
    title: 'Mstr',
    firstName: 'Ishaan',
    gender: 'male',
    dateOfBirth: isoDate('2019-09-11'),
  },
] as const;

/** What bookings of all products have, of the one traveller who is named first. */
export const commonBooking = (() => {
  const { travellers, ...all } = booking.details.answer;
  const flights = ['product', 'itineraries', 'options', 'rules', 'tickets', 'ssr', 'journeyType'];
  const common = Object.fromEntries(Object.entries(all).filter(([name]) => !flights.includes(name)));
  return { ...common, travellers: travellers.slice(0, 1) };
})();

/** What is owed was to be paid yesterday. */
export const creditStopped: Answers = {
  'account.balance': answer({
    ...account.balance.answer,
    creditLimit: money(0, 'INR'),
    dueBefore: instant('2026-11-18T18:30:00.000Z'),
  }),
};

export function bookingWith(changes: Partial<AnyBooking>): Answers {
  return { 'booking.details': answer({ ...booking.details.answer, ...changes }) };
}

/** There and back, three travellers. */
export const trip: Partial<AnyBooking> = {
  journeyType: 'round-trip',
  itineraries: [itinerary, homeward],
  options: [option, { ...option, family: 'Flexible' }],
  rules: {
    sectors: rules.sectors.flatMap((there) => [
      there,
      { ...there, origin: 'BOM', destination: 'DEL', family: 'Flexible' },
    ]),
  },
  travellers: family,
  tickets: family.map((_, at) => ({ traveller: at, number: `312240000001${2 + at}` })),
};

export function quoteWith(changes: Partial<FlightQuote> = {}): FlightQuote {
  return { ...flight.quote.answer, ...changes };
}

/** Two bank accounts of a house that agencies pay into. */
export const paidInto: readonly HouseAccount[] = [
  houseAccount,
  {
    bankName: 'Federal Bank',
    accountHolderName: 'Saffron Routes Private Limited',
    accountNumber: '14670200016027',
    bankCode: 'FDRL0001467',
  },
];
