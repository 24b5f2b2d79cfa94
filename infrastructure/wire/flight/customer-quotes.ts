/** Quotes for customers. Shapes chosen here. */
import { languages } from '#domain/people/language.ts';
import type {
  CustomerQuoteDesk,
  OfferChoice,
  OpenedQuote,
  QuoteSent,
  RepricedOffer,
  SendQuote,
  SentQuoteRow,
  SentQuotesPage,
} from '#application/desk/customer-quotes.ts';
import type { FareChoice } from '#application/desk/flight.ts';
import { cabins } from '#domain/flight/reference/cabin.ts';
import {
  type QuotedCustomer,
  type QuotedFare,
  type QuotedOffer,
  type QuotedPrice,
  repricedStates,
  type SentQuote,
  sentQuoteStates,
} from '#domain/flight/quote/customer-quote.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { ask } from './ask.ts';
import { baggage } from './fare.ts';
import {
  choice as spelt,
  date,
  flag,
  moment,
  money,
  oneOf,
  paged,
  opaque,
  requestId,
  text,
  textUpTo,
  whole,
} from '../form/leaves.ts';
import { fareTypeSpellings, itinerary } from './offer.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { partyFields } from './search-request.ts';
import { at, codecOf, list, maybe, or, orNull, record, some, spread } from '../form/shape.ts';

const choices = list(record<FareChoice>({ offerId: at('offerid', opaque), fareId: at('fareid', opaque) }));
const customer = record<QuotedCustomer>({ name: at('name', text), email: maybe('email', text) });
const note = textUpTo(4_000);
/** What a customer reads: far longer than any other text of an answer. */
const letter = textUpTo(100_000);

/** `quotelanguage` is the customer's; `language`, which may be sent with any request, the caller's own. */
const sendQuote = record<SendQuote>({
  requestId: at('requestid', requestId),
  customer: at('customer', customer),
  language: at('quotelanguage', oneOf(languages)),
  withMarkup: or('markup', flag, true),
  ask: maybe('ask', ask),
  hours: at('hours', whole),
  note: maybe('note', note),
  offers: or('offers', list(record<OfferChoice>({ choices: or('choices', choices, []) })), []),
  acceptChanges: or('acceptchanges', flag, false),
});

const quoteSent = record<QuoteSent>({
  sentQuoteId: at('sentquoteid', text),
  reference: at('reference', text),
  until: at('validuntil', moment),
  text: at('text', letter),
  mailed: at('mailed', flag),
});

const row = record<SentQuoteRow>({
  sentQuoteId: at('sentquoteid', text),
  reference: at('reference', text),
  customer: at('customer', customer),
  withMarkup: at('markup', flag),
  sentAt: at('sentat', moment),
  until: at('validuntil', moment),
  sentBy: at('sentby', text),
  state: at('state', oneOf(sentQuoteStates)),
  carrier: at('carrier', text),
  route: at('route', text),
  travelDate: at('traveldate', date),
  offerCount: at('offercount', whole),
  lowest: maybe('lowest', money),
  transactionId: maybe('transactionid', text),
});

const page = record<SentQuotesPage>({
  quotes: at('quotes', list(row)),
  ...paged,
});

const quotedOffer = record<QuotedOffer>({
  itineraries: at('itineraries', some(itinerary)),
  fares: at(
    'fares',
    some(
      record<QuotedFare>({
        family: at('family', text),
        cabin: at('cabin', oneOf(cabins)),
        fareType: at('faretype', spelt(fareTypeSpellings)),
        refundable: at('refundable', flag),
        cancelFee: at('cancelfee', orNull(money)),
        changeFee: at('changefee', orNull(money)),
        mealIncluded: at('mealincluded', flag),
      }),
    ),
  ),
  baggage: at('baggage', list(baggage)),
  prices: at(
    'prices',
    list(
      record<QuotedPrice>({
        traveller: at('paxtype', oneOf(travellerTypes)),
        count: at('count', whole),
        each: at('each', money),
      }),
    ),
  ),
  besides: maybe('besides', money),
  total: at('total', money),
});

const sentQuote = record<SentQuote>({
  sentQuoteId: at('sentquoteid', text),
  reference: at('reference', text),
  customer: at('customer', customer),
  language: at('quotelanguage', oneOf(languages)),
  withMarkup: at('markup', flag),
  ask: maybe('ask', ask),
  note: maybe('note', note),
  offers: at('offers', some(quotedOffer)),
  sentAt: at('sentat', moment),
  until: at('validuntil', moment),
  sentBy: at('sentby', text),
  state: at('state', oneOf(sentQuoteStates)),
  openedAt: maybe('openedat', moment),
  transactionId: maybe('transactionid', text),
});

const openedQuote = record<OpenedQuote>({
  quote: at('quote', sentQuote),
  party: spread(partyFields),
  offers: at(
    'offers',
    list(
      record<RepricedOffer>({
        state: at('state', oneOf(repricedStates)),
        now: maybe('now', money),
        bookingTotal: maybe('bookingtotal', money),
        choices: or('choices', choices, []),
      }),
    ),
  ),
  text: at('text', letter),
});

export const customerQuoteOperations: AreaOperations<CustomerQuoteDesk> = {
  sendQuote: operation({
    opid: 'FS008',
    actioncode: 'SENDQUOTE',
    request: codecOf(sendQuote),
    answer: inResult(codecOf(quoteSent)),
    changes: true,
  }),
  listQuotes: operation({
    opid: 'FS008',
    actioncode: 'LISTQUOTES',
    request: codecOf(record<{ readonly page: number }>({ page: or('page', whole, 1) })),
    answer: inResult(codecOf(page)),
  }),
  openQuote: operation({
    opid: 'FS008',
    actioncode: 'OPENQUOTE',
    request: codecOf(record<{ readonly sentQuoteId: string }>({ sentQuoteId: at('sentquoteid', text) })),
    answer: inResult(codecOf(openedQuote)),
  }),
};
