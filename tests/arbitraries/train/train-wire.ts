/** Trains as they cross the wire. */
import fc from 'fast-check';
import { bookingStatuses } from '#domain/booking/life.ts';
import { defaultParameters } from '#domain/booking/parameters.ts';
import { idKinds } from '#domain/people/identity.ts';
import { genders } from '#domain/people/gender.ts';
import { titles } from '#domain/people/titles.ts';
import type { Price } from '#domain/price/price.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { chanceReasons, type ListChance } from '#domain/train/berths/chance.ts';
import { berthKinds, quotas, trainClasses } from '#domain/train/berths/classes.ts';
import { type Availability, type BerthStatus, waitingLists } from '#domain/train/berths/status.ts';
import { requestStates } from '#domain/booking/request/request.ts';
import { certificateStandings } from '#domain/train/reference/certificate.ts';
import { ticketActs, ticketClosings } from '#domain/train/booking/ticket-acts.ts';
import { tdrClosings, tdrReasons, trainCourses } from '#domain/train/cancel/tdr.ts';
import { alternativeKinds } from '#domain/train/search/alternatives.ts';
import { outlooks } from '#domain/train/search/refine.ts';
import { trainKinds } from '#domain/train/timetable/train.ts';
import { anyMoney } from '../money.ts';
import { anyDate, anyInstant } from '../time.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,–-]{1,30}$/).map((any) => any.trim() || '0');
const whole = fc.nat(10_000);
const time = fc.constantFrom(
  placeTime('2026-12-11T17:10', 'Asia/Kolkata'),
  placeTime('2026-12-12T04:35', 'Asia/Kolkata'),
);
const point = fc.record({ station: text, name: text, at: time });
const travelClass = fc.constantFrom(...trainClasses);
const quota = fc.constantFrom(...quotas);
const kind = fc.constantFrom(...trainKinds);
const contact = fc.record({ email: text, mobile: text });

const availability: fc.Arbitrary<Availability> = fc.oneof(
  fc.record(
    { kind: fc.constant('available' as const), left: whole, current: fc.boolean() },
    { requiredKeys: ['kind', 'left'] },
  ),
  fc.record({ kind: fc.constant('rac' as const), booked: whole, current: whole }),
  fc.record({
    kind: fc.constant('waiting' as const),
    list: fc.constantFrom(...waitingLists),
    booked: whole,
    current: whole,
  }),
  fc.record({ kind: fc.constantFrom('regret' as const, 'not-open' as const, 'charted' as const, 'departed' as const) }),
);

const berth = fc.record({ coach: text, number: whole, kind: fc.constantFrom(...berthKinds) });
const status: fc.Arbitrary<BerthStatus> = fc.oneof(
  fc.record(
    { kind: fc.constant('confirmed' as const), berth, upgradedTo: fc.constantFrom(...trainClasses) },
    { requiredKeys: ['kind', 'berth'] },
  ),
  fc.record({ kind: fc.constant('rac' as const), number: whole, berth }, { requiredKeys: ['kind', 'number'] }),
  fc.record({ kind: fc.constant('waiting' as const), list: fc.constantFrom(...waitingLists), number: whole }),
  fc.record({ kind: fc.constantFrom('no-berth' as const, 'cancelled' as const) }),
);

const listChance: fc.Arbitrary<ListChance> = fc.record({
  low: fc.nat(100),
  high: fc.nat(100),
  reason: fc.constantFrom(...chanceReasons),
  departures: whole,
  cleared: whole,
});

const day = fc.record({ date: anyDate, availability, chance: listChance }, { requiredKeys: ['date', 'availability'] });

const found = fc.record({
  train: text,
  name: text,
  kind,
  began: anyDate,
  days: fc.nat(127),
  from: point,
  to: point,
  minutes: whole,
  km: whole,
  stops: whole,
  classes: fc.array(fc.record({ travelClass, quota, fare: anyMoney, days: fc.array(day, { maxLength: 3 }) }), {
    maxLength: 2,
  }),
});

const ticket = fc.record(
  {
    train: text,
    name: text,
    kind,
    from: point,
    to: point,
    travelClass,
    quota,
    boarding: point,
    leaving: point,
    fare: anyMoney,
    availability,
    chance: listChance,
  },
  { requiredKeys: ['train', 'name', 'kind', 'from', 'to', 'travelClass', 'quota', 'fare', 'availability'] },
);

const alternative = fc.record(
  {
    kind: fc.constantFrom(...alternativeKinds),
    tickets: fc.oneof(fc.tuple(ticket), fc.tuple(ticket, ticket)),
    total: anyMoney,
    why: fc.record(
      { outlook: fc.constantFrom(...outlooks), insteadOf: fc.constantFrom(...outlooks) },
      { requiredKeys: ['outlook'] },
    ),
    by: fc.integer({ min: -3, max: 400 }),
    station: fc.record({ code: text, name: text }),
  },
  { requiredKeys: ['kind', 'tickets', 'total', 'why'] },
);

const journey = fc.record(
  {
    train: text,
    trainName: text,
    kind,
    began: anyDate,
    travelClass,
    quota,
    from: point,
    to: point,
    boarding: point,
    chartAt: anyInstant,
    boardingMovedAt: anyInstant,
    km: whole,
  },
  {
    requiredKeys: ['train', 'trainName', 'kind', 'began', 'travelClass', 'quota', 'from', 'to', 'km'],
  },
);

const passengers = fc.array(
  fc.record(
    {
      age: fc.nat(125),
      gender: fc.constantFrom(...genders),
      wish: fc.constantFrom(...berthKinds),
      ownBerth: fc.boolean(),
    },
    { requiredKeys: ['age', 'gender'] },
  ),
  { minLength: 1, maxLength: 3 },
);

const claim = fc.record(
  {
    number: text,
    reason: fc.constantFrom(...tdrReasons),
    travellers: fc.array(fc.nat(5), { maxLength: 3 }),
    paper: text,
    remarks: text,
    decides: fc.record({ first: anyDate, last: anyDate }),
    reached: fc.record(
      { filed: anyInstant, 'at-railway': anyInstant, decided: anyInstant, paid: anyInstant },
      { requiredKeys: [] },
    ),
    end: fc.constantFrom('paid' as const, 'refused' as const, 'withdrawn' as const),
    refund: anyMoney,
    ledgerEntry: text,
    note: text,
  },
  { requiredKeys: ['number', 'reason', 'travellers', 'decides', 'reached'] },
);

export function trainArbitraries(price: fc.Arbitrary<Price>) {
  return {
    stations: {
      request: fc.record({ text }),
      answer: fc.array(
        fc.record({
          code: text,
          name: text,
          city: text,
          state: text,
          zone: text,
          latitude: fc.constantFrom(9.97, 28.64),
          longitude: fc.constantFrom(76.29, 77.22),
          rank: fc.constantFrom(1 as const, 2 as const, 3 as const),
          junction: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
    },
    search: {
      request: fc.record(
        { origin: text, destination: text, date: anyDate, quota, travelClass },
        { requiredKeys: ['origin', 'destination', 'date', 'quota'] },
      ),
      answer: fc.record({ trains: fc.array(found, { maxLength: 2 }) }),
    },
    advanceSearch: {
      request: fc.record(
        { origin: text, destination: text, date: anyDate, travelClass, quota, train: text },
        { requiredKeys: ['origin', 'destination', 'date', 'travelClass', 'quota'] },
      ),
      answer: fc.record(
        { asked: ticket, alternatives: fc.array(alternative, { maxLength: 2 }) },
        { requiredKeys: ['alternatives'] },
      ),
    },
    route: {
      request: fc.record({ train: text, date: anyDate }),
      answer: fc.record({
        stops: fc.array(fc.record({ station: text, name: text, km: whole, arrives: time, departs: time }), {
          maxLength: 3,
        }),
      }),
    },
    quote: {
      request: fc.record(
        {
          train: text,
          date: anyDate,
          travelClass,
          quota,
          origin: text,
          destination: text,
          boarding: text,
          travellers: passengers,
          shown: anyMoney,
        },
        { requiredKeys: ['train', 'date', 'travelClass', 'quota', 'origin', 'destination', 'travellers'] },
      ),
      answer: fc.record(
        {
          quoteId: text,
          price,
          changed: fc.boolean(),
          previousTotal: anyMoney,
          expiresAt: anyInstant,
          expiresInSeconds: whole,
          required: fc.constant([]),
          parameters: fc.subarray([...defaultParameters]),
          journey,
          passengers,
          availability,
          chance: listChance,
          chartAt: anyInstant,
          secondChartAt: anyInstant,
        },
        {
          requiredKeys: [
            'quoteId',
            'price',
            'changed',
            'previousTotal',
            'expiresAt',
            'expiresInSeconds',
            'required',
            'parameters',
            'journey',
            'passengers',
            'availability',
            'chartAt',
            'secondChartAt',
          ],
        },
      ),
    },
    pnrStatus: {
      request: fc.record({ pnr: text }),
      answer: fc.record(
        {
          transactionId: text,
          autoUpgrade: fc.boolean(),
          pnr: text,
          journey,
          bookedOn: anyInstant,
          coaches: fc.array(text, { maxLength: 3 }),
          departed: fc.boolean(),
          chartAt: anyInstant,
          charted: fc.boolean(),
          secondChartAt: anyInstant,
          secondCharted: fc.boolean(),
          passengers: fc.array(
            fc.record({ name: text, booked: status, current: status }, { requiredKeys: ['booked', 'current'] }),
            { maxLength: 3 },
          ),
          acts: fc.array(
            fc.record(
              {
                act: fc.constantFrom(...ticketActs),
                closed: fc.constantFrom(...ticketClosings),
                until: anyInstant,
                from: anyInstant,
                travellers: fc.array(fc.nat(5), { maxLength: 3 }),
                reasons: fc.array(fc.constantFrom(...tdrReasons), { maxLength: 3 }),
              },
              { requiredKeys: ['act'] },
            ),
            { maxLength: 3 },
          ),
          moves: fc.array(
            fc.record(
              {
                at: anyInstant,
                charted: fc.boolean(),
                again: fc.boolean(),
                moves: text,
                to: fc.array(fc.record({ traveller: fc.nat(5), status: text }), { maxLength: 3 }),
              },
              { requiredKeys: ['at', 'charted'] },
            ),
            { maxLength: 3 },
          ),
        },
        {
          requiredKeys: [
            'pnr',
            'journey',
            'coaches',
            'departed',
            'chartAt',
            'charted',
            'secondChartAt',
            'secondCharted',
            'passengers',
            'acts',
            'moves',
          ],
        },
      ),
    },
    certificate: {
      request: fc.constant(undefined),
      answer: fc.record({
        rspId: text,
        principal: fc.record({ name: text, pspId: text }),
        issuedOn: anyDate,
        validUntil: anyDate,
        agency: fc.record(
          { agentId: text, companyName: text, address: text, phone: text, email: text, gstNumber: text },
          { requiredKeys: ['agentId', 'companyName', 'address', 'phone', 'email'] },
        ),
        standing: fc.constantFrom(...certificateStandings),
        daysLeft: fc.integer({ min: -400, max: 400 }),
        outline: fc.record({ size: whole, path: text }),
      }),
    },
    tdrs: {
      request: fc.record({ transactionId: text }),
      answer: fc.record(
        {
          now: anyInstant,
          departs: anyInstant,
          running: fc.record({ late: whole, course: fc.constantFrom(...trainCourses) }),
          choices: fc.array(
            fc.record(
              {
                reason: fc.constantFrom(...tdrReasons),
                from: anyInstant,
                until: anyInstant,
                closed: fc.constantFrom(...tdrClosings),
              },
              { requiredKeys: ['reason', 'from', 'until'] },
            ),
            { maxLength: 3 },
          ),
          paid: fc.array(anyMoney, { maxLength: 3 }),
          filed: fc.array(claim, { maxLength: 2 }),
        },
        { requiredKeys: ['now', 'departs', 'choices', 'filed'] },
      ),
    },
    raiseTdr: {
      request: fc.record(
        {
          requestId: fc.uuid(),
          transactionId: text,
          reason: fc.constantFrom(...tdrReasons),
          travellers: fc.array(fc.nat(5), { maxLength: 3 }),
          paper: text,
          remarks: text,
          declared: fc.boolean(),
        },
        { requiredKeys: ['requestId', 'transactionId', 'reason', 'travellers', 'declared'] },
      ),
      answer: fc.record({ number: text, state: fc.constantFrom(...requestStates), changedAt: anyInstant }),
    },
    changeBoarding: {
      request: fc.record({ requestId: fc.uuid(), transactionId: text, boarding: text }),
      answer: fc.record({ transactionId: text, status: fc.constantFrom(...bookingStatuses), moved: fc.boolean() }),
    },
    book: {
      request: fc.record(
        {
          quoteId: text,
          requestId: fc.uuid(),
          contact,
          parameters: fc.constant([]),
          acceptTerms: fc.boolean(),
          travellers: fc.array(
            fc.record(
              { title: fc.constantFrom(...titles), firstName: text, lastName: text },
              { requiredKeys: ['lastName'] },
            ),
            { minLength: 1, maxLength: 3 },
          ),
          onlyConfirmed: fc.boolean(),
          autoUpgrade: fc.boolean(),
          shownId: fc.record(
            { traveller: fc.nat(5), kind: fc.constantFrom(...idKinds), number: text },
            { requiredKeys: ['kind'] },
          ),
        },
        { requiredKeys: ['quoteId', 'requestId', 'contact', 'parameters', 'acceptTerms', 'travellers'] },
      ),
      answer: fc.record(
        {
          transactionId: text,
          status: fc.constantFrom(...bookingStatuses),
          reference: text,
          total: anyMoney,
          ledgerEntry: text,
          pnr: text,
          passengers: fc.array(fc.record({ status: text, berth }, { requiredKeys: ['status'] }), { maxLength: 3 }),
        },
        { requiredKeys: ['transactionId', 'status', 'total'] },
      ),
    },
  };
}
