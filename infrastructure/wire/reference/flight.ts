/** Examples of searching, quoting and buying. */
import type { FlightDesk } from '#application/desk/flight.ts';
import { defaultSearch } from '#domain/flight/search-rules.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from './area-reference.ts';
import {
  contact,
  fare,
  itinerary,
  option,
  requestId,
  rules,
  rupees,
  transactionId,
  travelDate,
  traveller,
} from './samples.ts';

const offerId = 'sandbox.6E2134-20261124.1-0-0.hV2mC7qLw9Re';
const quoteId = 'Q-5f1b0f2e6c0d4e77';

export const flightReference: AreaReference<FlightDesk> = {
  search: {
    about:
      'Flights for a journey, best first, at most numresults of them; total says how many there are. Amounts are for ' +
      'the whole party. net, commission, tds, markup and earn come for callers who may see them.',
    request: { ...defaultSearch, sectors: [{ origin: 'DEL', destination: 'BOM', date: travelDate }] },
    answer: {
      searchId: 'S-0b54c1d2',
      currency: 'INR',
      offers: [{ offerId, itineraries: [itinerary], fares: [option] }],
      total: 1,
    },
  },
  quote: {
    about:
      'Confirms a fare for a short time: what a booking is made from. changed says whether it differs from the one ' +
      'searched, previoustotal is that one. required names what must be known of the travellers. A quote yields at ' +
      'most one booking.',
    request: { offerId, fareId: option.fareId },
    answer: {
      quoteId,
      offer: { offerId, itineraries: [itinerary] },
      option,
      party: { adults: 1, children: 0, infants: 0 },
      fare,
      rules,
      required: {
        international: false,
        passport: false,
        dateOfBirth: true,
        gst: false,
        parameters: [
          {
            name: 'Booking Requested By',
            code: 'RM*BRB/',
            active: true,
            source: 'static',
            input: 'text',
            required: false,
            maxLength: 60,
            sendToGds: true,
            applies: 'both',
            fixedValues: [],
            prefix: '',
          },
        ],
      },
      changed: false,
      previousTotal: rupees('5854.00'),
      expiresAt: instant('2026-11-20T09:45:00.000Z'),
      expiresInSeconds: 900,
    },
  },
  fareRules: {
    about:
      'What undoing or changing costs one traveller, by hours before departure: a step applies while fewer than from ' +
      '(null: no limit) and at least to hours are left. A fee of null: not allowed.',
    request: { fareId: option.fareId },
    answer: rules,
  },
  book: {
    about:
      'Buys what a quote offers. requestid is a UUID made and kept by the caller before sending: the same request sent ' +
      'again answers with the outcome of the first. 909 means that the airline did not answer in time; the booking is ' +
      'kept and will be settled. A booking-page parameter is sent as an XML fragment.',
    request: {
      quoteId,
      requestId,
      mode: 'ticket',
      travellers: [traveller],
      contact,
      gst: {
        holder: 'Malabar Travels',
        number: '32AABCM4821K1Z5',
        email: 'accounts@example.com',
        address: '12 Marine Drive, Kochi',
        phone: '+91 484 555 0100',
      },
      parameters: [{ code: 'RM*BRB/', value: 'Asha & sons' }],
      acceptTerms: true,
    },
    answer: {
      transactionId,
      status: 'ticketed',
      pnr: 'K7PQ2M',
      tickets: [{ traveller: 0, number: '3122400000012' }],
      fare,
      ledgerEntry: 'LG-4124',
    },
  },
};
