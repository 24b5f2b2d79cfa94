/** Examples of sending flights to a customer as a quote, and of opening it again. */
import type { CustomerQuoteDesk } from '#application/desk/customer-quotes.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from './area-reference.ts';
import { bookedOn, itinerary, option, requestId, rupees, travelDate } from './samples.ts';

const sentQuoteId = '1f3a9c2d-7b54-4e0a-8c1d-90b1f2a3c4d5';
const reference = 'Q-1F3A9C2D';
const until = instant('2026-11-21T09:30:00.000Z');
const customer = { name: 'Meera Nair', email: 'meera@example.com' };
const choices = [{ offerId: 'sandbox.6E2134-20261124.1-0-0.hV2mC7qLw9Re', fareId: option.fareId }];
const text = 'Dear Meera Nair,\n\nHere is the flight you asked about.\n\nTotal: ₹ 5,854';
const { family, cabin, fareType, refundable, cancelFee, changeFee, mealIncluded } = option;
const total = rupees('5854.00');

export const customerQuoteReference: AreaReference<CustomerQuoteDesk> = {
  sendQuote: {
    about:
      'Sends one to five offers of a search to a customer, each as choices[n][offerid], choices[n][fareid]: one for the ' +
      'whole journey, or one a direction. It is mailed where customer[email] is given; text is what the customer reads, in ' +
      'quotelanguage. markup=false leaves out the agency’s markup, for callers who may see net fares. ask, as in FAREQUOTE, is put on the price ' +
      'of each offer, and what is booked from it is booked at that. hours is 6, 12, 24, 48 ' +
      'or 72; validuntil is sooner where a supplier or the departure ends it. Every offer is priced again: 904 where one no ' +
      'longer costs what it was shown at, unless acceptchanges=true; 902 with fare-gone at offers[n] where it is no longer sold.',
    request: {
      requestId,
      customer,
      language: 'en',
      withMarkup: true,
      hours: 24,
      offers: [{ choices }],
      acceptChanges: false,
    },
    answer: { sentQuoteId, reference, until, text, mailed: true },
  },
  listQuotes: {
    about: 'Quotes that were sent, newest first. transactionid is the booking that was made from one.',
    request: { page: 1 },
    answer: {
      quotes: [
        {
          sentQuoteId,
          reference,
          customer,
          withMarkup: true,
          sentAt: bookedOn,
          until,
          sentBy: 'Asha Rao',
          state: 'sent',
          carrier: '6E',
          route: 'DEL-BOM',
          travelDate,
          offerCount: 1,
          lowest: total,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
    },
  },
  openQuote: {
    about:
      'A quote with what each of its offers costs now: state same, dearer, cheaper or gone, now shown with or without markup as ' +
      'it was sent, bookingtotal what the customer pays when it is booked. choices go to FS002/FAREQUOTE, and what is booked ' +
      'from there counts as booked from this quote. Its own agency alone can open it.',
    request: { sentQuoteId },
    answer: {
      quote: {
        sentQuoteId,
        reference,
        customer,
        language: 'en',
        withMarkup: true,
        offers: [
          {
            itineraries: [itinerary],
            fares: [{ family, cabin, fareType, refundable, cancelFee, changeFee, mealIncluded }],
            baggage: [option.baggage],
            prices: [{ traveller: 'adult', count: 1, each: total }],
            total,
          },
        ],
        sentAt: bookedOn,
        until,
        sentBy: 'Asha Rao',
        state: 'opened',
        openedAt: instant('2026-11-20T15:00:00.000Z'),
      },
      party: { adults: 1, children: 0, infants: 0 },
      offers: [{ state: 'dearer', now: rupees('6104.00'), bookingTotal: rupees('6104.00'), choices }],
      text,
    },
  },
};
