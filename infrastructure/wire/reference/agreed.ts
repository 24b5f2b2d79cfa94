/** Examples of what people agreed on with an airline for a request. */
import type { AgreedFlightsDesk, AgreedQuote } from '#application/desk/agreed-flights.ts';
import type { PricePart } from '#domain/price/price.ts';
import { localDateTime } from '#domain/time/place-time.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from './area-reference.ts';
import { itinerary, rupees, transactionId, travelDate } from './samples.ts';

const number = 'RQ2611000003';
const parts = [
  { name: 'fare-difference', amount: rupees('1200.00') },
  {
    name: 'change-fee',
    amount: rupees('3000.00'),
    parts: [
      {
        name: 'change-fee',
        amount: rupees('3000.00'),
        params: { passenger: 1, traveller: 'adult', sector: 'DEL-BOM', carrier: '6E' },
      },
    ],
  },
  { name: 'processing-fee', amount: rupees('250.00') },
] as const;

const change: AgreedQuote = {
  quoteId: '7b0d5e9c-3f62-4f0e-9a4e-1d8c2b7a6f50',
  transactionId,
  flights: [itinerary],
  charge: { name: 'customer-price', amount: rupees('4450.00'), parts },
  servicesLost: rupees('0.00'),
  newTotal: rupees('7079.00'),
  net: { name: 'net-payable', amount: rupees('4450.00'), parts },
  ledgerLines: [
    { account: 'agency:AGT10482', amount: rupees('-4450.00') },
    { account: 'supplier:sandbox', amount: rupees('4200.00') },
    { account: 'fees', amount: rupees('250.00') },
  ],
  expiresAt: instant('2026-11-20T09:45:00.000Z'),
  expiresInSeconds: 900,
};

function service(name: 'customer-price' | 'net-payable'): PricePart {
  const amount = rupees('900.00');
  const params = { code: 'XBAG', name: 'XBAG', passenger: 1, itinerary: 0, segment: 0 };
  return { name, amount, parts: [{ name: 'baggage', amount, parts: [{ name: 'baggage', amount, params }] }] };
}

export const agreedReference: AreaReference<AgreedFlightsDesk> = {
  agreedChangeQuote: {
    about:
      'For the elevated user who took a change up: what it comes to as agreed with the airline, with the exact ledger lines; ' +
      'BK002/SETTLEREQUEST then does it. directions are those that change, by position from 0, each with the flights that are ' +
      'flown instead, times local to their airports. moves say for each of them, and each type that flies it, what one ' +
      'traveller pays: by how much base fare and taxes come to more (below zero where they come to less), the airline’s fee ' +
      'without its tax, and the deployment’s fee. tickets are those issued in exchange, where there are any. All who fly a ' +
      'direction change with it (split-first). From then on no supplier is asked about the booking: what is to be done to it ' +
      'is requested.',
    request: {
      number,
      directions: [
        {
          item: 0,
          flights: [
            {
              carrier: '6E',
              flightNumber: '2134',
              bookingClass: 'V',
              origin: 'DEL',
              destination: 'BOM',
              departure: localDateTime(`${travelDate}T06:10`),
              arrival: localDateTime(`${travelDate}T08:25`),
            },
          ],
        },
      ],
      moves: [
        {
          item: 0,
          type: 'adult',
          fare: rupees('1100.00'),
          taxes: rupees('100.00'),
          airline: rupees('3000.00'),
          fee: rupees('250.00'),
        },
      ],
      tickets: [{ traveller: 0, number: '3122400000099' }],
    },
    answer: change,
  },
  agreedServicesQuote: {
    about:
      'For the elevated user who took a service up: what it comes to as the airline confirmed it, for each traveller that it ' +
      'was asked for (positions from 0): price with its tax, weight in kilograms of extra baggage (XBAG), seatnumber of a seat ' +
      '(RQST). BK002/SETTLEREQUEST then puts it into booking, price and account. A booking that is only held has nothing to ' +
      'charge yet (910 with held): its services are confirmed by BK002/ANSWERREQUEST.',
    request: { number, services: [{ traveller: 0, price: rupees('900.00'), kilograms: 10 }] },
    answer: {
      quoteId: change.quoteId,
      transactionId,
      flights: [],
      charge: service('customer-price'),
      servicesLost: rupees('0.00'),
      newTotal: rupees('6754.00'),
      net: service('net-payable'),
      ledgerLines: [
        { account: 'agency:AGT10482', amount: rupees('-900.00') },
        { account: 'supplier:sandbox', amount: rupees('900.00') },
      ],
      expiresAt: change.expiresAt,
      expiresInSeconds: 900,
    },
  },
};
