/** What a person must answer. Shapes chosen here, in the style of the bookings that most of them are about. */
import { type Product, products } from '#domain/booking/booking.ts';
import type { AgreedCharge, PaidShare } from '#domain/booking/cancel/cancellation.ts';
import {
  agencyActs,
  operatorActs,
  type RequestAnswer,
  type RequestedBooking,
  type RequestKind,
  type RequestState,
  requestStates,
  type ServiceRequest,
} from '#domain/booking/request/request.ts';
import type { OfferBooking, OfferedPrice } from '#domain/booking/request/offer-terms.ts';
import { requestMostText } from '#domain/booking/request/rules.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import type {
  AnswerRequest,
  AskRequest,
  DecideRequest,
  LinkBooking,
  MakeOfferBooking,
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
import { cancelQuote } from './amendments.ts';
import { historyEvent } from './booking-rows.ts';
import { date, money, moment, oneOf, paged, opaque, requestId, text, textUpTo, whole } from '../form/leaves.ts';
import { type Codec, type Names, complainingBy } from '../form/codec.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, type Field, list, mapped, maybe, or, record, type Shape } from '../form/shape.ts';
import { traveller, travelling } from '../traveller.ts';

const state = oneOf(requestStates);
const number = at('requestnumber', text);
/** A little more than the rules allow, so that what is too long is complained of with its limit. */
export const words = textUpTo(2 * requestMostText);

/** Of what is wanted of a booking. */
export const wishFields = {
  transactionId: at('transactionid', text),
  travellers: or('travellers', list(whole), []),
  items: maybe('itineraries', list(whole)),
  remarks: maybe('remarks', words),
};

/** Of an answer, but what a product offers. */
export const answerFields = {
  prices: maybe(
    'fares',
    list(
      record<OfferedPrice>({
        type: at('paxtype', oneOf(travellerTypes)),
        amount: at('fare', money),
        tax: maybe('taxes', money),
      }),
    ),
  ),
  validUntil: maybe('validuntil', date),
  deposit: maybe('deposit', money),
  depositDue: maybe('depositdue', date),
  namesDue: maybe('namesdue', date),
  balanceDue: maybe('balancedue', date),
  deposited: maybe('depositcharged', money),
  balancePaid: maybe('balancecharged', money),
  made: maybe(
    'bookingsmade',
    list(record<OfferBooking>({ transactionId: at('transactionid', text), travellers: at('travellers', list(whole)) })),
  ),
  depositBack: maybe('depositback', money),
  price: maybe('price', money),
  note: maybe('note', words),
  refund: maybe('refund', money),
  charged: maybe('charged', money),
  ledgerEntry: maybe('creditnote', text),
};

/** Of asking; a product adds its kinds and what it knows of a wish. */
export const askFields = {
  requestId: at('requestid', requestId),
  travellers: or('travellers', list(travelling), []),
};

export const requestChanged = record<RequestChanged>({
  number,
  state: at('state', state),
  changedAt: at('changedat', moment),
});

const agency = record<ServiceRequest['agency']>({ agentId: at('agentid', text), companyName: at('companyname', text) });

/** Of a traveller of the booking that a request is about. */
export const requestedTravellerFields = {
  name: at('name', text),
  type: at('paxtype', oneOf(travellerTypes)),
};

/** Of that booking, but what its product knows of it. */
export const requestedFields = {
  reference: maybe('pnr', text),
  supplier: at('supplier', text),
  travellers: at('travellers', list(record<RequestedBooking['travellers'][number]>(requestedTravellerFields))),
};

/** Where nothing is offered. */
const plainAnswer = record<Omit<RequestAnswer, 'offered'>>(answerFields);

/** Of a request, but its product, its kind, its answer, and what these alone know. */
export const requestFields = {
  number,
  state: at('state', state),
  agency: at('agency', agency),
  askedBy: at('askedby', text),
  askedAt: at('askedat', moment),
  takenBy: maybe('takenby', text),
  travellers: or('travellers', list(traveller), []),
  bookings: or('bookings', list(text), []),
  history: at('history', list(historyEvent)),
};

/** What a product says of a request that has no terms of its own: what it knows of a wish, and of the booking. */
export interface PlainRequestShapes<R extends ServiceRequest> {
  readonly product: Field<R['product']>;
  readonly kind: Field<R['kind']>;
  readonly about: Shape<NonNullable<R['about']>>;
  readonly booking: Shape<NonNullable<R['booking']>>;
}

/** Such a request. How a kind is answered is known to both sides, and is not said. */
export function plainRequest<R extends ServiceRequest>(
  { product, kind, about, booking }: PlainRequestShapes<R>,
  wayOf: (kind: R['kind']) => R['way'] = () => 'settlement',
): Shape<R> {
  const fields = {
    ...requestFields,
    product,
    kind,
    about: maybe('about', about),
    answer: maybe('answer', plainAnswer),
    booking: maybe('booking', booking),
  };
  // The fields of all requests, with those that the product has itself.
  const unsaid = record(fields as unknown as Parameters<typeof record<Omit<R, 'way'>>>[0]);
  return mapped(
    unsaid,
    (request) => ({ ...request, way: wayOf((request as R).kind) }) as R,
    ({ way: _way, ...request }) => request,
  );
}

/** What the products say of requests on the wire. */
export interface RequestShapes {
  /** All that are asked for, of whatever product. */
  readonly kinds: readonly RequestKind[];
  /** Of a request that does not say. */
  readonly unsaid: Product;
  readonly ask: RequestCodec<AskRequest>;
  /** Of whatever is offered. */
  readonly answer: Shape<RequestAnswer>;
  readonly request: RequestCodec<ServiceRequest>;
  /** By which names what is taken over is complained of. */
  readonly takenOver: Names;
}

/** Only ever given what is of a product that is listed: hence a method. */
interface RequestCodec<A> extends Omit<Codec<A>, 'write' | 'text'> {
  write(this: void, value: A): unknown;
}

/** Positions in the booking, from 0. */
const place = { traveller: at('traveller', whole), item: at('itinerary', whole) };

const sent = { requestId: at('requestid', requestId), number };

function filterOf({ kinds }: RequestShapes): Shape<RequestsFilter> {
  return record<RequestsFilter>({
    scope: or('scope', oneOf(['own', 'all']), 'own'),
    kind: maybe('kind', oneOf(kinds)),
    state: maybe('state', state),
    text: maybe('text', text),
    page: or('page', whole, 1),
  });
}

function summaryOf({ kinds, unsaid }: RequestShapes): Shape<RequestSummary> {
  return record<RequestSummary>({
    number,
    product: or('product', oneOf(products), unsaid),
    kind: at('kind', oneOf(kinds)),
    state: at('state', state),
    agency: at('agency', agency),
    askedBy: at('askedby', text),
    askedAt: at('askedat', moment),
    takenBy: maybe('takenby', text),
    transactionId: maybe('transactionid', text),
    title: at('route', text),
    startsOn: at('traveldate', date),
    travellerCount: at('travellercount', whole),
  });
}

function pageOf(shapes: RequestShapes): Shape<RequestsPage> {
  return record<RequestsPage>({
    requests: at('requests', list(summaryOf(shapes))),
    ...paged,
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
}

export function requestOperations(shapes: RequestShapes): AreaOperations<RequestDesk> {
  return {
    askRequest: operation({
      opid: 'BK002',
      actioncode: 'ADDREQUEST',
      request: shapes.ask,
      answer: inResult(codecOf(requestChanged)),
      changes: true,
    }),
    requests: operation({
      opid: 'BK002',
      actioncode: 'LISTREQUESTS',
      request: codecOf(filterOf(shapes)),
      answer: inResult(codecOf(pageOf(shapes))),
    }),
    request: operation({
      opid: 'BK002',
      actioncode: 'REQUESTDETAILS',
      request: codecOf(record<{ readonly number: string }>({ number })),
      answer: inResult(shapes.request),
    }),
    answerRequest: operation({
      opid: 'BK002',
      actioncode: 'ANSWERREQUEST',
      request: codecOf(
        record<AnswerRequest>({
          ...sent,
          act: at('act', oneOf(operatorActs)),
          answer: or('answer', shapes.answer, {}),
        }),
      ),
      answer: inResult(codecOf(requestChanged)),
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
        record<SettleRequest>({ ...sent, quoteId: at('cancelquoteid', opaque), note: maybe('note', words) }),
      ),
      answer: inResult(codecOf(requestChanged)),
      changes: true,
      patient: true,
    }),
    takeOverRequest: operation({
      opid: 'BK002',
      actioncode: 'TAKEOVERPNR',
      request: complainingBy(
        codecOf(record<TakeOverRequest>({ ...sent, total: at('fare', money), note: maybe('note', words) })),
        shapes.takenOver,
      ),
      answer: inResult(codecOf(requestChanged)),
      changes: true,
      patient: true,
    }),
    decideRequest: operation({
      opid: 'BK002',
      actioncode: 'DECIDEREQUEST',
      request: codecOf(record<DecideRequest>({ ...sent, act: at('act', oneOf(agencyActs)) })),
      answer: inResult(codecOf(requestChanged)),
      changes: true,
    }),
    nameGroup: operation({
      opid: 'BK002',
      actioncode: 'NAMEGROUP',
      request: codecOf(record<NameGroup>({ ...sent, travellers: or('travellers', list(travelling), []) })),
      answer: inResult(codecOf(requestChanged)),
      changes: true,
    }),
    makeOfferBooking: operation({
      opid: 'BK002',
      actioncode: 'MAKEBOOKING',
      request: codecOf(
        record<MakeOfferBooking>({
          ...sent,
          travellers: or('travellers', list(whole), []),
          reference: or('pnr', text, ''),
          documents: or('ticketnumbers', list(text), []),
        }),
      ),
      answer: inResult(codecOf(requestChanged)),
      changes: true,
      patient: true,
    }),
    linkBooking: operation({
      opid: 'BK002',
      actioncode: 'LINKBOOKING',
      request: codecOf(record<LinkBooking>({ ...sent, transactionId: at('transactionid', text) })),
      answer: inResult(codecOf(requestChanged)),
      changes: true,
    }),
  };
}
