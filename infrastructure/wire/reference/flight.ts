/** Examples of searching, quoting and buying. */
import type { FlightDesk } from '#application/desk/flight.ts';
import { defaultParameters } from '#domain/booking/parameters.ts';
import { isoDate, isoMonth } from '#domain/time/calendar-date.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from './area-reference.ts';
import { afterSaleReference } from './after-sale.ts';
import { amendmentReference } from './amendments.ts';
import { agreedReference, changeReference } from './changes.ts';
import { customerQuoteReference } from './customer-quotes.ts';
import { pnrReference } from './pnr.ts';
import { referenceDataReference } from './reference-data.ts';
import {
  ask,
  askedPrice,
  asking,
  contact,
  fare,
  homeward,
  itinerary,
  meal,
  option,
  refusedOfTraveller,
  requestId,
  rules,
  rupees,
  transactionId,
  travelDate,
  traveller,
} from './samples.ts';

const listed = {
  ...option,
  holdUntil: instant('2026-11-21T09:30:00.000Z'),
  breakdown: { name: option.breakdown.name, amount: option.breakdown.amount },
};
const offerId = 'sandbox.6E2134-20261124.1-0-0.hV2mC7qLw9Re';
const flight = { carrier: '6E', flightNumber: '2134', origin: 'DEL', destination: 'BOM', part: 'one-way' } as const;
const homewardId = 'sandbox.6E2151-20261128.1-0-0.k2Rf8sWm4PzA';
const pair = (fareId: string) => ({ ...listed, fareId, family: 'Return', special: 'return' as const });
const pairThere = pair('sandbox.6E2134-20261124-Y-return-r.5444.T7aLxw0QbN2e');
const pairBack = pair('sandbox.6E2151-20261128-Y-return-r.5444.Jm4UeP9dHs1c');
const returnDate = isoDate('2026-11-28');
const quoteId = 'Q-5f1b0f2e6c0d4e77';

export const flightReference: AreaReference<FlightDesk> = {
  search: {
    about:
      'Flights for a journey, at most numresults of them, the best first or, with sortkey, the lowest price, shortest ' +
      'duration, earliest departure or arrival, or the first airline by name; total says how many there are. actionname, ' +
      'requestformat, searchtype and issbt have one value each: 902 with not-supported at the field for another. Amounts are for ' +
      'the whole party. breakdown is the root of the price alone, and eachterms an adult’s: FAREEXPLAINED opens them. net, ' +
      'commission, tds, markup and earn come for callers who may see them. Where the agency rounds its customers’ prices, the ' +
      'difference is a part named rounding. With rows=once the answer is about half as long: segments and conditions (family, ' +
      'faretype, cabin, refundable, baggage, cancelfee, changefee, mealincluded, seatincluded, special) are lists beside ' +
      'offers, whose itineraries and fares name their rows by position from 0; peradult is left out where it is the total, and ' +
      'breakdown, commission, tds, markup, discount and rounding are asked for by FAREEXPLAINED.',
    request: { ...defaultSearch, sectors: [{ origin: 'DEL', destination: 'BOM', date: travelDate }], sortKey: 'price' },
    answer: {
      searchId: 'S-0b54c1d2',
      currency: 'INR',
      offers: [{ offerId, itineraries: [itinerary], fares: [listed] }],
      total: 1,
    },
    more: [
      {
        title: 'A return whose directions are chosen one by one',
        request: {
          ...defaultSearch,
          journeyType: 'round-trip',
          sectors: [
            { origin: 'DEL', destination: 'BOM', date: travelDate },
            { origin: 'BOM', destination: 'DEL', date: returnDate },
          ],
        },
        answer: {
          searchId: 'S-0b54c1d3',
          currency: 'INR',
          offers: [
            { offerId, sector: 0, itineraries: [itinerary], fares: [pairThere, listed] },
            { offerId: homewardId, sector: 1, itineraries: [homeward], fares: [pairBack, listed] },
          ],
          total: 2,
        },
      },
      {
        title: 'Several cities, sold as one',
        request: {
          ...defaultSearch,
          journeyType: 'multi-city',
          sectors: [
            { origin: 'DEL', destination: 'BOM', date: travelDate },
            { origin: 'BOM', destination: 'DEL', date: returnDate },
          ],
        },
        answer: {
          searchId: 'S-0b54c1d4',
          currency: 'INR',
          offers: [{ offerId: 'sandbox.m.1-0-0.Xs8dQb2LwVn0', itineraries: [itinerary, homeward], fares: [listed] }],
          total: 1,
        },
      },
    ],
  },
  calendar: {
    about:
      'The lowest fare of each day of a month on which flights are sold: what one adult pays on a one-way search of that ' +
      'day; with returndate for the return that comes home on it, with onwarddate for the return that goes out on it, the days ' +
      'being those of the flight home. A day without flights has no amount.',
    request: {
      origin: 'DEL',
      destination: 'BOM',
      month: isoMonth('2026-11'),
      party: { adults: 1, children: 0, infants: 0 },
      cabin: 'Y',
      fareType: 'regular',
      nonStopOnly: false,
    },
    answer: { days: [{ date: travelDate, lowest: rupees('5854.00') }] },
  },
  quote: {
    about:
      'Confirms a fare for a short time: what a booking is made from. changed says whether it differs from the one ' +
      'searched, previoustotal is that one. required names what must be known of the travellers. A quote yields at ' +
      'most one booking. Where each direction is chosen by itself: choices[n][offerid], choices[n][fareid]. What is asked of ' +
      'the customer beside the price may be named at once: ask[markup], ask[discount] and ask[servicefee], each optional, ' +
      'with per=traveller (who has a seat) or per=booking and amount[amount], amount[currency], or per=fare and percent of ' +
      'the airline’s fare. asking says what may be asked, for callers with the right: least and most for each traveller ' +
      'with a seat, floor, which a discount does not take the price below. fare stays without it; asked has its lines and ' +
      'the total with them, and is what BOOK sells at. rounding is what the total is then a multiple of. 902 with ' +
      'ask-too-low, ask-too-high, ask-below-floor, ask-not-allowed or amount-currency at the field; 901 without the right. ' +
      'An offer of a quote that was sent to a customer is asked for as it was sent, where nothing else is said. hold is there ' +
      'where the seats can be held: until is the earliest of what the airline, the agency’s terms and the deployment ' +
      '(HOLD_MINUTES) let, and limitedby says whose it is: supplier, agency or deployment. passportslater is there where BOOK holds without ' +
      'passports, services where it holds with ssr. notpassedon lists what the seller of the fare does not tell the airline: gst, ' +
      'whose details are then kept with the booking alone, and gender-others, with which BOOK answers 902 ' +
      'gender-not-booked. parameters are those of ' +
      'BOOKING_PAGE_PARAMETERS for such a journey.',
    request: { choices: [{ offerId, fareId: option.fareId }], ask },
    answer: {
      quoteId,
      offerIds: [offerId],
      itineraries: [itinerary],
      options: [option],
      party: { adults: 1, children: 0, infants: 0 },
      fare,
      rules,
      required: {
        international: false,
        passport: false,
        dateOfBirth: true,
        gst: false,
        parameters: defaultParameters.slice(0, 1),
      },
      asking,
      asked: askedPrice,
      changed: false,
      previousTotal: rupees('5854.00'),
      expiresAt: instant('2026-11-20T09:45:00.000Z'),
      expiresInSeconds: 900,
    },
  },
  services: {
    about:
      'Meals, baggage and special services that can be bought with a quote, a line each with its price for one traveller; ' +
      'paxtypes says for whom. The prices hold as long as the quote. Seats are in SEATMAP.',
    request: { quoteId },
    answer: {
      lines: [
        { ...meal, for: ['adult', 'child'], flight },
        {
          ssrId: 'XB10-0.0',
          kind: 'baggage',
          place: meal.place,
          code: 'XB10',
          name: 'Excess baggage 10 kg',
          kilograms: 10,
          price: rupees('4750.00'),
          for: ['adult', 'child'],
          flight,
        },
      ],
    },
  },
  seatMaps: {
    about:
      'The seats of each flight of a quote as they are now: free, taken, or blocked (not sold in this cabin). columns has a ' +
      'space for an aisle; a row has an element for each of its letters. A free seat is chosen by its ssrid. No child, ' +
      'infant or adult with an infant may have a seat with notforchild.',
    request: { quoteId },
    answer: {
      seatMaps: [
        {
          place: meal.place,
          flight,
          equipment: '32N',
          decks: [
            {
              name: 'main',
              columns: 'A C',
              rows: [
                {
                  number: 1,
                  cabin: 'Y',
                  exit: false,
                  bulkhead: true,
                  wing: false,
                  elements: [
                    {
                      kind: 'seat',
                      seat: '1A',
                      column: 'A',
                      price: rupees('950.00'),
                      state: 'free',
                      zone: 'legroom',
                      window: true,
                      aisle: true,
                      exit: false,
                      legroom: true,
                      notForChild: false,
                      bassinet: false,
                    },
                    { kind: 'gap', column: 'C' },
                  ],
                },
              ],
              facilities: [{ kind: 'door', afterRows: 0, side: 'left' }],
            },
          ],
        },
      ],
    },
  },
  explainFare: {
    about:
      'What fares of a search are made of, down to each line with the rule that made it: a search lists the customer’s total ' +
      'alone. Choices as in FAREQUOTE, which says the same; this needs no right to book, and nothing is kept. netbreakdown, ' +
      'commission, tds, markup and earn come for callers who may see them.',
    request: { choices: [{ offerId, fareId: option.fareId }] },
    answer: fare,
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
      'kept and will be settled. A booking-page parameter is sent as an XML fragment. ssr names what is bought beside the ' +
      'flights, all or nothing: lines of SSRCATALOGUE and seats of SEATMAP, for travellers by position; 902 with seat-taken or ' +
      'ssr-changed where one is no longer to be had as it was shown. Before a ticket is issued the booking is looked at, and ' +
      'what else the agency has booked for these people around these days: 902 with duplicate-booking, connection-missed, ' +
      'infant-turns-two, ticket-name-characters or ticket-name-long (severity stop among the params), or with ' +
      'overlapping-flights, churn, connection-short, passport-six-months, gstin-missing or ticket-name-single (severity ' +
      'override). The latter go on when overrides names them with a reason, which is kept with the booking; 901 for callers ' +
      'who may not. transactionid among the params is the other booking. Before seats are held papers, the GST number, short ' +
      'connections and overlapping flights are not asked about; passports and ssr of a hold are as hold of the quote says, and ' +
      'hold-no-services is said at ssr where it is held without them. ask is as in FAREQUOTE and takes the place of what was named ' +
      'there; without it the quote’s holds, and without either the quoted price. What is asked changes what the customer ' +
      'pays and nothing that the account is charged; it is part of the request: 907 for the same requestid with another. ' +
      'contact[language] is what the customer’s mails and documents are in. A flight wants each traveller’s gender and, where the ' +
      'quote’s required says dateofbirth or passport, these too. frequent_flyer_number is for the first two directions where they ' +
      'have none of their own. with[n] is what is bought once the ticket is issued, as a booking of its own: product insurance, ' +
      'quote[planid] as IN002 QUOTE takes it and booking as IN003 BOOK takes it, without its requestid. It is looked at before anything is ' +
      'sold: 902 at with[n][booking], and 905 where the account does not cover all of it. What it costs is set aside with the flights, ' +
      'or when a hold is ticketed, or when the approval that it waits for is given; boughtwith of DETAILS says whether it was bought. Where it could not be bought the flights stand and ' +
      `nothing is charged for it. ${refusedOfTraveller}`,
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
      ssr: [
        { traveller: 0, ssrId: 'VGML-0.0' },
        { traveller: 0, ssrId: 'seat-0.0-1A' },
      ],
      overrides: [{ code: 'overlapping-flights', reason: 'Flies one of them; the other is given back' }],
      acceptTerms: true,
    },
    answer: {
      transactionId,
      status: 'confirmed',
      reference: 'K7PQ2M',
      tickets: [{ traveller: 0, number: '3122400000012' }],
      total: fare.total,
      ledgerEntry: 'LG-4124',
    },
    more: [
      {
        title: 'Seats held: nothing is charged, there are no tickets, and hold[until] of the quote says how long',
        request: {
          quoteId,
          requestId,
          mode: 'hold',
          travellers: [traveller],
          contact,
          parameters: [],
          acceptTerms: true,
        },
        answer: { transactionId, status: 'held', reference: 'K7PQ2M', tickets: [], total: fare.total },
      },
    ],
  },
  ...amendmentReference,
  ...afterSaleReference,
  ...changeReference,
  ...agreedReference,
  ...customerQuoteReference,
  ...pnrReference,
  ...referenceDataReference,
};
