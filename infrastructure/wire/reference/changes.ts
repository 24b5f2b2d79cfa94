/** Examples of moving a booked flight to other flights, and of what people agreed on with an airline for a request. */
import type { AgreedFlightsDesk, AgreedQuote } from '#application/desk/agreed-flights.ts';
import type { ChangeDesk } from '#application/desk/changes.ts';
import type { PricePart } from '#domain/price/price.ts';
import { localDateTime } from '#domain/time/place-time.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from './area-reference.ts';
import { itinerary, option, requestId, rupees, transactionId, travelDate } from './samples.ts';

const changeQuoteId = '3c1f7a52-9d0e-4b7b-8a51-2e6f4d1c0b9a';
const offerId = 'sandbox.6E2134-20261124.1-0-0.hV2mC7qLw9Re';
const charge = {
  name: 'customer-price',
  amount: rupees('4050.00'),
  parts: [
    { name: 'fare-difference', amount: rupees('875.00') },
    { name: 'change-fee', amount: rupees('3000.00'), params: { passenger: 1, sector: 'DEL-BOM', hours: 110 } },
    { name: 'change-gst', amount: rupees('150.00'), params: { of: '3000.00', percent: '5' } },
    { name: 'markup', amount: rupees('25.00') },
  ],
} as const;

export const changeReference: AreaReference<ChangeDesk> = {
  changeSearch: {
    about:
      'Other flights of the same airline for directions of a booking, by position from 0, each on its new date and, where given, from another origin or to another destination. 902 says why not: reroute-border (another ' +
      'country), reroute-special (special fares keep their route), reroute-flown (a journey that has begun goes on from where it is), and at ' +
      'directions[n][airline] reroute-own-flights (a low-cost airline takes its own flights only) or reroute-issuer (the airline of the ticket reissues it to its own). All ' +
      'travellers change: 902 with split-first at travellers where only some would. Every total is what the customer pays ' +
      'for the change: fare difference, the change fee of the fare’s dated rules, GST on it. What a fare that costs less brings ' +
      'back goes by the rule of the fare that is given up: where cancelling it now would bring anything, the difference comes ' +
      'back, less the fees, and the total may be below zero; where it would not, nothing does. With several directions sold by themselves sector counts the directions asked for.',
    request: { transactionId, directions: [{ itinerary: 0, date: travelDate, destination: 'NMI' }] },
    answer: {
      searchId: 'S-0b54c1d2',
      currency: 'INR',
      offers: [
        {
          offerId,
          itineraries: [itinerary],
          fares: [{ ...option, total: charge.amount, perAdult: charge.amount, breakdown: charge }],
        },
      ],
      total: 1,
    },
  },
  changeQuote: {
    about:
      'What the change comes to now, exactly: choices[n][offerid], choices[n][fareid], one for all the directions or one ' +
      'each. forfeited is by how much a cheaper fare would have cost less, where the fare given up is not refundable and the ' +
      'difference does not come back, else 0.00; a charge below zero comes back to the customer. serviceslost what was paid for services on the flights ' +
      'left behind, previouscharge what was shown before where it is another. ask[servicefee], as in FAREQUOTE, is put on what ' +
      'the customer pays for the change; asking says within which bounds. What was asked for the booking stays on it. net, markup and ledgerlines, the exact lines ' +
      'that will be posted, come for callers who may see net fares.',
    request: { transactionId, itineraries: [0], choices: [{ offerId, fareId: option.fareId }] },
    answer: {
      changeQuoteId,
      transactionId,
      itineraries: [0],
      flights: [itinerary],
      options: [option],
      charge,
      forfeited: rupees('0.00'),
      servicesLost: rupees('0.00'),
      newTotal: rupees('6754.00'),
      net: {
        name: 'net-payable',
        amount: rupees('4008.75'),
        parts: [
          { name: 'fare-difference', amount: rupees('875.00') },
          { name: 'change-fee', amount: rupees('3000.00') },
          { name: 'change-gst', amount: rupees('150.00') },
          { name: 'commission', amount: rupees('-17.11') },
          { name: 'tds', amount: rupees('0.86') },
        ],
      },
      markup: rupees('25.00'),
      ledgerLines: [
        { account: 'agency:AGT10482', amount: rupees('-4008.75') },
        { account: 'supplier:sandbox', amount: rupees('4025.00') },
        { account: 'commission', amount: rupees('-17.11') },
        { account: 'tds', amount: rupees('0.86') },
      ],
      expiresAt: instant('2026-11-20T09:45:00.000Z'),
      expiresInSeconds: 900,
    },
  },
  change: {
    about:
      'Does what was quoted; the booking is rescheduled, its tickets are exchanged and say which they replace ' +
      '(inexchangefor). charged is what the customer pays, below zero where money comes back; forfeited is as quoted, absent ' +
      'where nothing is. invoice is the ledger entry by which BK001/DOCUMENT gives the invoices; a change that brings more ' +
      'back than it costs has creditnote in its place, by which it gives the credit notes; one that moves no money has ' +
      'neither. A quote is used once. 904 where the airline asks for another amount by now; 906 where the flights are sold ' +
      'out; 909 where it did not answer in time: the booking is amending until it has.',
    request: { changeQuoteId, requestId, remarks: 'Meeting moved' },
    answer: { transactionId, status: 'changed', charged: charge.amount, invoice: 'LG-4140' },
  },
};

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
