/** Requests that a person must answer, as the wire must carry them. */
import fc from 'fast-check';
import type { CancelQuote } from '#application/desk/amendments.ts';
import type {
  RequestDesk,
  RequestQuoteAsked,
  RequestSummary,
  SettleRequest,
  TakeOverRequest,
} from '#application/desk/requests.ts';
import { agencyActs, countsByRequestState, operatorActs, requestStates } from '#domain/booking/request/request.ts';
import {
  askedKinds,
  flightRequestKinds,
  type FlightRequest,
  type FlightRequestAnswer,
  type FlightWish,
  type GroupWish,
  type ImportWish,
  type RequestedFlights,
  unconfirmedReasons,
} from '#domain/flight/request/request.ts';
import type { OfferedPrice } from '#domain/booking/request/offer-terms.ts';
import type { EnteredFlight } from '#domain/flight/request/flight-lines.ts';
import { flightRequestWay } from '#domain/flight/request/request-rules.ts';
import type { AskFlightRequest } from '#application/desk/flight-requests.ts';
import { type BookingContact, type HistoryEvent, products } from '#domain/booking/booking.ts';
import { cabins } from '#domain/flight/reference/cabin.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { journeyTypes } from '#domain/flight/search/request.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import type { AnswerOf, RequestOf } from '#infrastructure/wire/form/operation.ts';
import { anyMoney } from './money.ts';
import { anyDate, anyInstant, anyLocal } from './time.ts';

interface Parts {
  readonly text: fc.Arbitrary<string>;
  readonly contact: fc.Arbitrary<BookingContact>;
  readonly traveller: fc.Arbitrary<Traveller>;
  readonly itinerary: fc.Arbitrary<Itinerary>;
  readonly cancelQuote: fc.Arbitrary<CancelQuote>;
}

type Pairs = {
  readonly [Method in keyof RequestDesk]: {
    readonly request: fc.Arbitrary<RequestOf<RequestDesk[Method]>>;
    readonly answer: fc.Arbitrary<AnswerOf<RequestDesk[Method]>>;
  };
};

/** A record in which every field may be absent but those named. */
function some<A extends object>(
  fields: { readonly [K in keyof A]-?: fc.Arbitrary<NonNullable<A[K]>> },
  always: readonly (keyof A & string)[],
) {
  const requiredKeys = always.filter((name) => name in fields);
  // fast-check makes a record of the arbitraries by name; what it makes has A's fields.
  return fc.record(fields, { requiredKeys: requiredKeys as never[] }) as unknown as fc.Arbitrary<A>;
}

/** Empty lists are absent ones on a form. */
const atLeastOne = <A>(any: fc.Arbitrary<A>) => fc.array(any, { minLength: 1, maxLength: 3 });

export function requestArbitraries({ text, contact, traveller, itinerary, cancelQuote }: Parts): Pairs {
  const whole = fc.integer({ min: 0, max: 400 });
  const kind = fc.constantFrom(...flightRequestKinds);
  const state = fc.constantFrom(...requestStates);
  const sent = { requestId: fc.uuid(), number: text };
  const group = some<GroupWish>(
    {
      journeyType: fc.constantFrom(...journeyTypes),
      sectors: atLeastOne(fc.record({ origin: text, destination: text, date: anyDate })),
      party: fc.record({ adults: whole, children: whole, infants: whole }),
      cabin: fc.constantFrom(...cabins),
      wishes: text,
      contact,
    },
    ['journeyType', 'sectors', 'party', 'cabin', 'contact'],
  );
  const about = some<FlightWish>(
    {
      transactionId: text,
      travellers: fc.array(whole, { maxLength: 3 }),
      items: atLeastOne(whole),
      place: fc.record({ itinerary: whole, segment: whole }),
      code: text,
      remarks: text,
    },
    ['transactionId', 'travellers'],
  );
  const taking = some<ImportWish>(
    {
      reason: fc.constantFrom(...unconfirmedReasons),
      text,
      pnr: text,
      ticketNumbers: fc.array(text, { maxLength: 2 }),
      total: anyMoney,
      heldUntil: anyInstant,
    },
    ['reason', 'text', 'pnr', 'ticketNumbers', 'total'],
  );
  const answer = some<FlightRequestAnswer>(
    {
      prices: atLeastOne(
        some<OfferedPrice>({ type: fc.constantFrom(...travellerTypes), amount: anyMoney, tax: anyMoney }, [
          'type',
          'amount',
        ]),
      ),
      offered: fc.record({
        directions: fc.array(
          fc.record({
            flights: atLeastOne(
              some<EnteredFlight>(
                {
                  carrier: text,
                  flightNumber: text,
                  bookingClass: text,
                  origin: text,
                  destination: text,
                  departure: anyLocal,
                  arrival: anyLocal,
                },
                ['carrier', 'flightNumber', 'origin', 'destination', 'departure', 'arrival'],
              ),
            ),
          }),
          { maxLength: 2 },
        ),
        baggage: fc.record({ checkInKg: whole, cabinKg: whole }),
      }),
      balancePaid: anyMoney,
      made: atLeastOne(fc.record({ transactionId: text, travellers: atLeastOne(whole) })),
      validUntil: anyDate,
      deposit: anyMoney,
      depositDue: anyDate,
      namesDue: anyDate,
      balanceDue: anyDate,
      deposited: anyMoney,
      depositBack: anyMoney,
      price: anyMoney,
      note: text,
      refund: anyMoney,
      charged: anyMoney,
      ledgerEntry: text,
    },
    [],
  );
  const agency = fc.record({ agentId: text, companyName: text });
  const summary = some<RequestSummary>(
    {
      number: text,
      product: fc.constantFrom(...products),
      kind,
      state,
      agency,
      askedBy: text,
      askedAt: anyInstant,
      takenBy: text,
      transactionId: text,
      title: text,
      startsOn: anyDate,
      travellerCount: whole,
    },
    ['number', 'product', 'kind', 'state', 'agency', 'askedBy', 'askedAt', 'title', 'startsOn', 'travellerCount'],
  );
  const booking = some<RequestedFlights>(
    {
      reference: text,
      supplier: text,
      itineraries: fc.array(itinerary, { maxLength: 2 }),
      travellers: fc.array(
        some<RequestedFlights['travellers'][number]>(
          { name: text, type: fc.constantFrom(...travellerTypes), ticket: text },
          ['name', 'type'],
        ),
        { maxLength: 2 },
      ),
    },
    ['supplier', 'itineraries', 'travellers'],
  );
  const event = some<HistoryEvent>(
    { at: anyInstant, code: text, params: fc.record({ kind: text, count: whole }), actor: text, onBehalfOf: text },
    ['at', 'code'],
  );
  const changed = fc.record({ number: text, state, changedAt: anyInstant });
  return {
    askRequest: {
      request: some<AskFlightRequest>(
        {
          requestId: fc.uuid(),
          product: fc.constant('flight' as const),
          kind: fc.constantFrom(...askedKinds),
          group,
          about,
          travellers: fc.array(traveller, { maxLength: 2 }),
        },
        ['requestId', 'product', 'kind', 'travellers'],
      ),
      answer: changed,
    },
    requests: {
      request: some({ scope: fc.constantFrom('own' as const, 'all' as const), kind, state, text, page: whole }, [
        'scope',
        'page',
      ]),
      answer: fc.record({
        requests: fc.array(summary, { maxLength: 3 }),
        total: whole,
        page: whole,
        pageSize: whole,
        counts: fc.record({ asked: whole, refused: whole }).map(countsByRequestState),
      }),
    },
    request: {
      request: fc.record({ number: text }),
      answer: some<Omit<FlightRequest, 'way'>>(
        {
          number: text,
          product: fc.constant('flight' as const),
          kind,
          state,
          group,
          about,
          taking,
          agency,
          askedBy: text,
          askedAt: anyInstant,
          takenBy: text,
          answer,
          booking,
          travellers: fc.array(traveller, { maxLength: 2 }),
          bookings: fc.array(text, { maxLength: 2 }),
          history: fc.array(event, { maxLength: 3 }),
        },
        ['number', 'product', 'kind', 'state', 'agency', 'askedBy', 'askedAt', 'travellers', 'bookings', 'history'],
      ).map((request): FlightRequest => ({ ...request, way: flightRequestWay(request.kind) })),
    },
    answerRequest: {
      request: fc.record({ ...sent, act: fc.constantFrom(...operatorActs), answer }),
      answer: changed,
    },
    takeOverRequest: {
      request: some<TakeOverRequest>({ ...sent, total: anyMoney, note: text }, ['requestId', 'number', 'total']),
      answer: changed,
    },
    requestQuote: {
      request: some<RequestQuoteAsked>(
        {
          number: text,
          charges: atLeastOne(fc.record({ traveller: whole, item: whole, airline: anyMoney, fee: anyMoney })),
          shares: atLeastOne(fc.record({ traveller: whole, item: whole, paid: anyMoney, taxes: anyMoney })),
        },
        ['number'],
      ),
      answer: cancelQuote,
    },
    settleRequest: {
      request: some<SettleRequest>({ ...sent, quoteId: text, note: text }, ['requestId', 'number', 'quoteId']),
      answer: changed,
    },
    decideRequest: { request: fc.record({ ...sent, act: fc.constantFrom(...agencyActs) }), answer: changed },
    nameGroup: {
      request: fc.record({ ...sent, travellers: fc.array(traveller, { maxLength: 2 }) }),
      answer: changed,
    },
    makeOfferBooking: {
      request: fc.record({
        ...sent,
        travellers: fc.array(whole, { maxLength: 3 }),
        reference: text,
        documents: fc.array(text, { maxLength: 3 }),
      }),
      answer: changed,
    },
    linkBooking: { request: fc.record({ ...sent, transactionId: text }), answer: changed },
  };
}
