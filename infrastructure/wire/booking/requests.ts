/** What a person must answer. Shapes chosen here, in the style of the bookings that most of them are about. */
import type { AgreedCharge } from '#domain/booking/cancel/cancellation.ts';
import type { PaidShare } from '#domain/flight/cancel/check-agreed.ts';
import type {
  AnswerRequest,
  AskRequest,
  DecideRequest,
  LinkBooking,
  NameGroup,
  RequestChanged,
  RequestDesk,
  RequestQuoteAsked,
  RequestsFilter,
  RequestsPage,
  RequestSummary,
  SettleRequest,
  TakeOverRequest,
} from '#application/desk/requests.ts';
import {
  agencyActs,
  askedKinds,
  type BookingWish,
  type GroupWish,
  type ImportWish,
  type OfferedFare,
  operatorActs,
  type RequestAnswer,
  type RequestedBooking,
  requestKinds,
  type RequestState,
  requestStates,
  type ServiceRequest,
  unconfirmedReasons,
} from '#domain/booking/request/request.ts';
import { cabins } from '#domain/flight/reference/cabin.ts';
import type { Sector } from '#domain/flight/search/request.ts';
import { pnrMostCharacters } from '#domain/flight/pnr/reading.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { requestMostText } from '#domain/booking/request/rules.ts';
import { historyEvent } from './booking-rows.ts';
import { choice, date, money, moment, oneOf, opaque, text, textUpTo, whole } from '../form/leaves.ts';
import { itinerary } from '../flight/offer.ts';
import { cancelQuote } from '../flight/amendments.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { requestId } from '../flight/quote.ts';
import { flightPlace } from '../flight/services.ts';
import { at, codecOf, list, maybe, or, record } from '../form/shape.ts';
import { contact, traveller } from '../traveller.ts';

const kind = oneOf(requestKinds);
const state = oneOf(requestStates);
const number = at('requestnumber', text);
/** A little more than the rules allow, so that what is too long is complained of with its limit. */
const words = textUpTo(2 * requestMostText);

const group = record<GroupWish>({
  journeyType: at('journeytype', choice({ 'one-way': 'OneWay', 'round-trip': 'RoundTrip', 'multi-city': 'MultiCity' })),
  sectors: at(
    'sectors',
    list(record<Sector>({ origin: at('origin', text), destination: at('destination', text), date: at('date', date) })),
  ),
  party: at(
    'party',
    record<GroupWish['party']>({
      adults: at('numadults', whole),
      children: or('numchildren', whole, 0),
      infants: or('numinfants', whole, 0),
    }),
  ),
  cabin: or('prefclass', oneOf(cabins), 'Y'),
  wishes: maybe('wishes', words),
  contact: at('contact', contact),
});

const about = record<BookingWish>({
  transactionId: at('transactionid', text),
  travellers: or('travellers', list(whole), []),
  itineraries: maybe('itineraries', list(whole)),
  place: maybe('place', flightPlace),
  code: maybe('ssrcode', text),
  remarks: maybe('remarks', words),
});

const taking = record<ImportWish>({
  reason: at('reason', oneOf(unconfirmedReasons)),
  text: at('text', textUpTo(pnrMostCharacters)),
  pnr: at('pnr', text),
  ticketNumbers: at('ticketnumbers', list(text)),
  total: at('fare', money),
  heldUntil: maybe('helduntil', moment),
});

const answer = record<RequestAnswer>({
  fares: maybe(
    'fares',
    list(record<OfferedFare>({ type: at('paxtype', oneOf(travellerTypes)), amount: at('fare', money) })),
  ),
  validUntil: maybe('validuntil', date),
  price: maybe('price', money),
  note: maybe('note', words),
  refund: maybe('refund', money),
  ledgerEntry: maybe('creditnote', text),
});

const askRequest = record<AskRequest>({
  requestId: at('requestid', requestId),
  kind: at('kind', oneOf(askedKinds)),
  group: maybe('group', group),
  about: maybe('about', about),
  travellers: or('travellers', list(traveller), []),
});

const changed = record<RequestChanged>({
  number,
  state: at('state', state),
  changedAt: at('changedat', moment),
});

const filter = record<RequestsFilter>({
  scope: or('scope', oneOf(['own', 'all']), 'own'),
  kind: maybe('kind', kind),
  state: maybe('state', state),
  text: maybe('text', text),
  page: or('page', whole, 1),
});

const agency = record<ServiceRequest['agency']>({ agentId: at('agentid', text), companyName: at('companyname', text) });

const summary = record<RequestSummary>({
  number,
  kind: at('kind', kind),
  state: at('state', state),
  agency: at('agency', agency),
  askedBy: at('askedby', text),
  askedAt: at('askedat', moment),
  takenBy: maybe('takenby', text),
  transactionId: maybe('transactionid', text),
  route: at('route', text),
  travelDate: at('traveldate', date),
  travellerCount: at('travellercount', whole),
});

const page = record<RequestsPage>({
  requests: at('requests', list(summary)),
  total: at('total', whole),
  page: at('page', whole),
  pageSize: at('pagesize', whole),
  counts: at(
    'counts',
    record<Record<RequestState, number>>({
      asked: or('asked', whole, 0),
      taken: or('taken', whole, 0),
      'under-way': or('underway', whole, 0),
      offered: or('offered', whole, 0),
      accepted: or('accepted', whole, 0),
      confirmed: or('confirmed', whole, 0),
      refused: or('refused', whole, 0),
      declined: or('declined', whole, 0),
      withdrawn: or('withdrawn', whole, 0),
      closed: or('closed', whole, 0),
    }),
  ),
});

const booking = record<RequestedBooking>({
  reference: maybe('pnr', text),
  supplier: at('supplier', text),
  itineraries: at('itineraries', list(itinerary)),
  travellers: at(
    'travellers',
    list(
      record<RequestedBooking['travellers'][number]>({
        name: at('name', text),
        type: at('paxtype', oneOf(travellerTypes)),
        ticket: maybe('ticketnumber', text),
      }),
    ),
  ),
});

const request = record<ServiceRequest>({
  number,
  kind: at('kind', kind),
  state: at('state', state),
  group: maybe('group', group),
  about: maybe('about', about),
  taking: maybe('taking', taking),
  agency: at('agency', agency),
  askedBy: at('askedby', text),
  askedAt: at('askedat', moment),
  takenBy: maybe('takenby', text),
  answer: maybe('answer', answer),
  booking: maybe('booking', booking),
  travellers: or('travellers', list(traveller), []),
  bookings: or('bookings', list(text), []),
  history: at('history', list(historyEvent)),
});

/** Positions in the booking, from 0. */
const place = { traveller: at('traveller', whole), item: at('itinerary', whole) };

const sent = { requestId: at('requestid', requestId), number };

export const requestOperations: AreaOperations<RequestDesk> = {
  askRequest: operation({
    opid: 'BK002',
    actioncode: 'ADDREQUEST',
    request: codecOf(askRequest),
    answer: inResult(codecOf(changed)),
    changes: true,
  }),
  requests: operation({
    opid: 'BK002',
    actioncode: 'LISTREQUESTS',
    request: codecOf(filter),
    answer: inResult(codecOf(page)),
  }),
  request: operation({
    opid: 'BK002',
    actioncode: 'REQUESTDETAILS',
    request: codecOf(record<{ readonly number: string }>({ number })),
    answer: inResult(codecOf(request)),
  }),
  answerRequest: operation({
    opid: 'BK002',
    actioncode: 'ANSWERREQUEST',
    request: codecOf(
      record<AnswerRequest>({ ...sent, act: at('act', oneOf(operatorActs)), answer: or('answer', answer, {}) }),
    ),
    answer: inResult(codecOf(changed)),
    changes: true,
  }),
  requestQuote: operation({
    opid: 'BK002',
    actioncode: 'REQUESTQUOTE',
    request: codecOf(
      record<RequestQuoteAsked>({
        number,
        charges: maybe(
          'charges',
          list(record<AgreedCharge>({ ...place, airline: at('airlinecharge', money), fee: at('servicefee', money) })),
        ),
        shares: maybe(
          'shares',
          list(record<PaidShare>({ ...place, paid: at('paid', money), taxes: at('taxes', money) })),
        ),
      }),
    ),
    answer: inResult(codecOf(cancelQuote)),
  }),
  settleRequest: operation({
    opid: 'BK002',
    actioncode: 'SETTLEREQUEST',
    request: codecOf(
      record<SettleRequest>({ ...sent, cancelQuoteId: at('cancelquoteid', opaque), note: maybe('note', words) }),
    ),
    answer: inResult(codecOf(changed)),
    changes: true,
    patient: true,
  }),
  takeOverRequest: operation({
    opid: 'BK002',
    actioncode: 'TAKEOVERPNR',
    request: codecOf(record<TakeOverRequest>({ ...sent, total: at('fare', money), note: maybe('note', words) })),
    answer: inResult(codecOf(changed)),
    changes: true,
    patient: true,
  }),
  decideRequest: operation({
    opid: 'BK002',
    actioncode: 'DECIDEREQUEST',
    request: codecOf(record<DecideRequest>({ ...sent, act: at('act', oneOf(agencyActs)) })),
    answer: inResult(codecOf(changed)),
    changes: true,
  }),
  nameGroup: operation({
    opid: 'BK002',
    actioncode: 'NAMEGROUP',
    request: codecOf(record<NameGroup>({ ...sent, travellers: or('travellers', list(traveller), []) })),
    answer: inResult(codecOf(changed)),
    changes: true,
  }),
  linkBooking: operation({
    opid: 'BK002',
    actioncode: 'LINKBOOKING',
    request: codecOf(record<LinkBooking>({ ...sent, transactionId: at('transactionid', text) })),
    answer: inResult(codecOf(changed)),
    changes: true,
  }),
};
