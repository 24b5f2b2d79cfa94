/** Requests and answers of every operation: what the wire must carry without changing it. */
import { commissionGroups } from '#domain/account/commissions.ts';
import { saleDays, saleGroups } from '#domain/account/sales/sale-summary.ts';
import { systemValues } from '#domain/booking/parameters.ts';
import { clockTroubles } from '#domain/account/clock.ts';
import { bookDifferences } from '#domain/account/books.ts';
import fc from 'fast-check';
import { hotelArbitraries } from './hotel/wire.ts';
import { languages } from '#domain/people/language.ts';
import { staticPages } from '#domain/session/static-pages.ts';
import type {
  CancelFlight,
  CancelQuote,
  CancelQuoteAsked,
  FlightCancelled,
  TicketHeldAsked,
} from '#application/desk/amendments.ts';
import type { HeldBookingRow, HoldsQueue, RefundRow } from '#application/desk/booking.ts';
import { refundStates, refundViews } from '#domain/booking/cancel/refund.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { FlightBooked, QuoteFlight } from '#application/desk/flight.ts';
import type { AskLimits, PriceRules } from '#domain/flight/terms/price-rules.ts';
import { type TravellersWanted, type UsualService, usualServiceKinds } from '#domain/agency/saved-traveller.ts';
import { amendmentKinds } from '#domain/booking/amendment.ts';
import type { GoneUnit } from '#domain/booking/booking.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import { holdLimiters } from '#domain/booking/hold/limit.ts';
import { holdUrgencies } from '#domain/booking/hold/hold.ts';
import { documentKinds, documentParts, lineLabels } from '#domain/booking/papers/documents.ts';
import { countsByStatus, bookingStatuses } from '#domain/booking/life.ts';
import { pnrDialects } from '#domain/flight/pnr/reading.ts';
import { type FlightQuote, notPassedOn, type QuoteRequirements } from '#domain/flight/quote/quote.ts';
import type { AgencyTerms, Price, PricePart, TravellerTerms } from '#domain/price/price.ts';
import {
  type CancelAlternative,
  cancelAlternativeKinds,
  type CancelMoment,
  cancelMomentKinds,
} from '#domain/booking/cancel/outlook.ts';
import { type AppliedRule, ruleNames } from '#domain/rules/applied-rule.ts';
import { pricePartNames } from '#domain/price/price.ts';
import { type FareRules, feeBases } from '#domain/flight/fare/fare-rules.ts';
import { paymentStatuses } from '#domain/booking/payment.ts';
import { sortKeys } from '#domain/flight/offer/sort.ts';
import type { CalendarDay, CalendarRequest } from '#domain/flight/search/fare-calendar.ts';
import { isoMonth } from '#domain/time/calendar-date.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { cabins, fareTypes, refundTypes } from '#domain/flight/reference/cabin.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import { money } from '#domain/money/money.ts';
import { genders } from '#domain/people/gender.ts';
import { titles } from '#domain/people/titles.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import type { AskedAmount, AskedFare, Asking } from '#domain/price/ask.ts';
import { ledgerKinds } from '#domain/booking/booking.ts';
import type { AnswerOf, RequestOf } from '#infrastructure/wire/form/operation.ts';
import { busArbitraries } from './bus/bus-wire.ts';
import { markupArbitraries } from './agency/markup-wire.ts';
import { billingArbitraries } from './billing/billing-wire.ts';
import { cabArbitraries } from './cab/cab-wire.ts';
import { holidayArbitraries } from './holiday/holiday-wire.ts';
import { cruiseArbitraries } from './cruise/cruise-wire.ts';
import { trainArbitraries } from './train/train-wire.ts';
import { anyCustomerQuotes } from './customer-quotes.ts';
import { cartArbitraries } from './cart/cart-wire.ts';
import { boughtPart, corporateArbitraries } from './corporate-wire.ts';
import { adjustmentArbitraries } from './account/adjustments-wire.ts';
import { supportArbitraries } from './account/support-wire.ts';
import { depositArbitraries } from './account/deposits-wire.ts';
import { rewardArbitraries } from './account/rewards-wire.ts';
import { paymentArbitraries } from './account/payments-wire.ts';
import { anyCurrency, anyMoney } from './money.ts';
import { anyPaperLinks } from './papers/paper-links-wire.ts';
import { anyPaperSheet } from './papers/paper-sheet.ts';
import { anyImportPnr, anyPnrParsed, anyPnrText } from './pnr-wire.ts';
import { referenceArbitraries } from './reference-wire.ts';
import { requestArbitraries } from './requests-wire.ts';
import { anyScheduleChange, anySeverity, scheduleAmendments, scheduleLists } from './schedule-wire.ts';
import { linkKinds, products } from '#domain/booking/booking.ts';
import type { PnrSplit, SsrAdded } from '#application/desk/after-sale.ts';
import { anyBookedSsr, anyCatalogue, anySeatMaps } from './services.ts';
import type { FlightsFound } from '#application/desk/found-flights.ts';
import { changeMessages } from './changes.ts';
import { profileArbitraries, registrationArbitraries, staffArbitraries, webhookArbitraries } from './agency-wire.ts';
import { operationsArbitraries } from './operations/wire.ts';
import { anyInsurance } from '#tests/products/insurance/insurance-wire.ts';
import { anyVisa } from '#tests/products/visa/visa-wire.ts';
import { anyDate, anyInstant, anyPlaceTime } from './time.ts';

/** For each operation any request and any answer, in domain values. */
export type WireArbitraries = {
  readonly [Area in keyof Desk]: {
    readonly [Method in keyof Desk[Area]]: {
      readonly request: fc.Arbitrary<RequestOf<Desk[Area][Method]>>;
      readonly answer: fc.Arbitrary<AnswerOf<Desk[Area][Method]>>;
    };
  };
};

/** Any text with something in it that a form or a JSON text can carry; an empty one is an absent one. */
/** Without what nobody sees, which no form keeps, and the sign of what could not be read. */
export function seen(any: string): string {
  return any.replaceAll(
    /[\p{Cc}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u2028\u2029\u2800\u3164\p{Variation_Selector}\uFFA0\uFFFD]/gu,
    '',
  );
}
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((any) => seen(any) || '0');
const anyText = fc.oneof(text, fc.constantFrom('&=+%[]', 'a[b]=c', '@', 'نص', '__proto__', '<x/>', '%zz'));
const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
const none = fc.constant(undefined);
const anyNotice = fc.record({ below: anyMoney, low: fc.boolean() }, { requiredKeys: ['low'] });
const saleFigures = {
  bookings: whole,
  travellers: whole,
  sales: anyMoney,
  cancelled: whole,
  cancelledSales: anyMoney,
  net: anyMoney,
  earned: anyMoney,
};
const monthFigures = { from: anyDate, to: anyDate, ...saleFigures, refunds: whole, refunded: anyMoney };
const commissionFigures = { bookings: whole, given: anyMoney, takenBack: anyMoney, tds: anyMoney, kept: anyMoney };
const entryAsked = fc.record(
  { entryId: anyText, language: fc.constantFrom('en', 'fr', 'ar') },
  { requiredKeys: ['entryId'] },
);
const params = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(anyText, whole), { maxKeys: 3 });
const orNull = <A>(any: fc.Arbitrary<A>) => fc.option(any, { nil: null, freq: 3 });

/** A record in which the named fields may be absent. */
function loose<A extends object>(
  required: { readonly [K in keyof A]-?: fc.Arbitrary<A[K]> },
  optional: readonly (keyof A & string)[],
) {
  const names = Object.keys(required) as (keyof A & string)[];
  // fast-check makes a record of the arbitraries by name; what it makes has A's fields.
  return fc.record(required, {
    requiredKeys: names.filter((name) => !optional.includes(name)),
  }) as unknown as fc.Arbitrary<A>;
}

const rule = loose<AppliedRule>({ id: anyText, called: fc.constantFrom(...ruleNames), from: anyDate, to: anyDate }, [
  'to',
]);

function partOf(levels: number): fc.Arbitrary<PricePart> {
  const parts = levels === 0 ? fc.constant([]) : fc.array(partOf(levels - 1), { maxLength: 2 });
  return loose<PricePart>({ name: fc.constantFrom(...pricePartNames), amount: anyMoney, params, rule, parts }, [
    'params',
    'rule',
    'parts',
  ]);
}

const part = partOf(2);
const termAmounts = { net: anyMoney, commission: anyMoney, tds: anyMoney, markup: anyMoney, earn: anyMoney };
const travellerTerms = loose<TravellerTerms>(
  { traveller: fc.constantFrom(...travellerTypes), count: whole, discount: anyMoney, ...termAmounts },
  ['discount'],
);
const terms = loose<AgencyTerms>(
  { ...termAmounts, discount: anyMoney, rounding: anyMoney, each: fc.array(travellerTerms, { maxLength: 3 }) },
  ['discount', 'rounding', 'each'],
);
const fare = loose<Price>({ total: anyMoney, breakdown: part, netBreakdown: part, terms }, ['netBreakdown', 'terms']);
const baggage = fc.record({ checkInKg: whole, cabinKg: whole });

const segment = loose<Segment>(
  {
    carrier: anyText,
    flightNumber: anyText,
    operatedBy: anyText,
    origin: anyText,
    originTerminal: anyText,
    destination: anyText,
    destinationTerminal: anyText,
    departure: anyPlaceTime,
    arrival: anyPlaceTime,
    durationMinutes: whole,
    equipment: anyText,
  },
  ['operatedBy', 'originTerminal', 'destinationTerminal'],
);

const atLeastOne = <A>(any: fc.Arbitrary<A>): fc.Arbitrary<readonly [A, ...A[]]> =>
  fc.tuple(any, fc.array(any, { maxLength: 1 })).map(([first, rest]) => [first, ...rest]);

const askedAmount: fc.Arbitrary<AskedAmount> = fc.oneof(
  fc.record({ per: fc.constantFrom('traveller' as const, 'booking' as const), amount: anyMoney }),
  fc.record({ per: fc.constant('fare' as const), basisPoints: fc.nat(10_000) }),
);
/** Something is asked: a form has no word for nothing. */
const anyAsk = fc
  .record({ markup: askedAmount, discount: askedAmount, serviceFee: askedAmount }, { requiredKeys: [] })
  .filter((ask) => Object.keys(ask).length > 0);
const bounds = fc.record({ least: anyMoney, most: anyMoney });
const asking = loose<Asking>(
  {
    markup: bounds,
    discount: bounds,
    serviceFee: bounds,
    rule,
    floor: anyMoney,
    fares: atLeastOne(
      loose<AskedFare>(
        {
          total: anyMoney,
          each: fc.array(fc.record({ traveller: fc.constantFrom(...travellerTypes), count: whole, total: anyMoney }), {
            maxLength: 3,
          }),
        },
        ['each'],
      ),
    ),
    seats: whole,
  },
  ['markup', 'discount', 'serviceFee'],
);
const askedPrice = fc.record({ ask: anyAsk, lines: fc.array(part, { maxLength: 3 }), total: anyMoney });

const itinerary: fc.Arbitrary<Itinerary> = fc.record({
  segments: atLeastOne(segment),
  durationMinutes: whole,
  stops: whole,
});

const option = loose<FareOption>(
  {
    fareId: anyText,
    family: anyText,
    fareType: fc.constantFrom(...fareTypes),
    cabin: fc.constantFrom(...cabins),
    bookingClasses: fc.array(anyText, { maxLength: 2 }),
    fareBasis: anyText,
    refundable: fc.boolean(),
    baggage,
    cancelFee: orNull(anyMoney),
    changeFee: orNull(anyMoney),
    mealIncluded: fc.boolean(),
    seatIncluded: fc.boolean(),
    seatsLeft: whole,
    holdUntil: anyInstant,
    special: fc.constant('return' as const),
    total: anyMoney,
    perAdult: anyMoney,
    breakdown: part,
    terms,
  },
  ['holdUntil', 'special', 'terms'],
);

export const anOffer = loose<FlightOffer>(
  { offerId: anyText, sector: whole, itineraries: atLeastOne(itinerary), fares: atLeastOne(option) },
  ['sector'],
);

const documentAsked = loose(
  {
    transactionId: anyText,
    kind: fc.constantFrom(...documentKinds),
    language: fc.constantFrom(...languages),
    hide: fc.subarray([...documentParts], { minLength: 1 }),
    ledgerEntry: anyText,
  },
  ['language', 'hide', 'ledgerEntry'],
);

const rules: fc.Arbitrary<FareRules> = fc.record({
  sectors: fc.array(
    fc.record({
      origin: anyText,
      destination: anyText,
      carrier: anyText,
      family: anyText,
      steps: fc.array(
        fc.record({ hoursFrom: orNull(whole), hoursTo: whole, cancel: orNull(anyMoney), change: orNull(anyMoney) }),
        { maxLength: 3 },
      ),
      per: fc.record({ cancel: fc.constantFrom(...feeBases), change: fc.constantFrom(...feeBases) }),
      noShow: orNull(anyMoney),
      rule,
      baggage,
    }),
    { maxLength: 3 },
  ),
});

const passport = fc.record({
  number: anyText,
  issuedOn: anyDate,
  expiresOn: anyDate,
  placeOfIssue: anyText,
  country: anyText,
});

const traveller = loose<Traveller>(
  {
    type: fc.constantFrom(...travellerTypes),
    title: fc.constantFrom(...titles),
    firstName: anyText,
    lastName: anyText,
    dateOfBirth: anyDate,
    gender: fc.constantFrom(...genders),
    nationality: anyText,
    passport,
    mealPreference: anyText,
    seatPreference: anyText,
    frequentFlyer: fc.oneof(
      fc.record({ onward: anyText }),
      fc.record({ onward: anyText, return: anyText }),
      fc.record({ return: anyText, further: fc.array(anyText, { minLength: 1, maxLength: 4 }) }),
    ),
    specialAssistance: anyText,
    lapOf: fc.nat(8),
    savedId: anyText,
  },
  [
    'lapOf',
    'dateOfBirth',
    'gender',
    'nationality',
    'passport',
    'mealPreference',
    'seatPreference',
    'frequentFlyer',
    'specialAssistance',
    'savedId',
  ],
);

const found: fc.Arbitrary<FlightsFound> = fc.record({
  searchId: anyText,
  currency: anyCurrency,
  offers: fc.array(anOffer, { maxLength: 3 }),
  total: whole,
});

const contact = loose(
  { email: anyText, alternateEmail: anyText, mobile: anyText, language: fc.constantFrom(...languages) },
  ['alternateEmail', 'language'],
);
const gst = fc.record({ holder: anyText, number: anyText, email: anyText, address: anyText, phone: anyText });
const parameterValues = fc.array(
  fc.record({
    code: fc.stringMatching(/^[A-Z*/&<>"']{1,20}$/),
    value: fc.string({ maxLength: 30 }),
  }),
  { maxLength: 2 },
);
const tickets = fc.array(
  loose<Ticket>(
    {
      traveller: whole,
      number: anyText,
      itineraries: fc.array(whole, { maxLength: 2 }),
      locator: anyText,
      inExchangeFor: anyText,
    },
    ['itineraries', 'locator', 'inExchangeFor'],
  ),
  { maxLength: 2 },
);
const status = fc.constantFrom(...bookingStatuses);
const booked = loose<FlightBooked>(
  { transactionId: anyText, status, reference: anyText, tickets, total: anyMoney, ledgerEntry: anyText },
  ['reference', 'ledgerEntry'],
);
const party = fc.record({ adults: whole, children: whole, infants: whole });
const journeyType = fc.constantFrom('one-way' as const, 'round-trip' as const, 'multi-city' as const);

const identity = {
  agentId: anyText,
  profileId: anyText,
  title: anyText,
  firstName: anyText,
  lastName: anyText,
  systemRoleId: anyText,
  companyName: anyText,
};

const window = fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1440 }) });
const airlines = fc.array(fc.stringMatching(/^[A-Z\d]{2}$/), { maxLength: 4 });
const sector = fc.record({ origin: anyText, destination: anyText, date: anyDate });

const parameter = fc.record({
  name: anyText,
  code: anyText,
  active: fc.boolean(),
  source: fc.constantFrom('static' as const, ...systemValues),
  input: fc.constantFrom('text' as const, 'number' as const, 'list' as const),
  required: fc.boolean(),
  maxLength: whole,
  sendToGds: fc.boolean(),
  applies: fc.constantFrom('domestic' as const, 'international' as const, 'both' as const),
  fixedValues: fc.array(anyText, { maxLength: 2 }),
  prefix: fc.oneof(fc.constant(''), anyText),
});

/** What an XML fragment can hold. */
const remark = fc.stringMatching(/^[A-Z*/a-z0-9&<>"]{1,20}$/);

const savedTraveller = {
  savedId: anyText,
  traveller,
  email: anyText,
  contactNumber: anyText,
  tourCode: anyText,
  dealCode: anyText,
  endorsementCode: anyText,
  frequentFlyerNumber: anyText,
  visa: anyText,
  idProof: anyText,
  beneficiaryName: anyText,
  additionalSegmentInfo: anyText,
  services: fc.array(
    loose<UsualService>({ kind: fc.constantFrom(...usualServiceKinds), code: anyText, name: anyText }, ['name']),
    { minLength: 1, maxLength: 2 },
  ),
  bookingParameters: fc.array(fc.record({ code: remark, value: remark }), { minLength: 1, maxLength: 2 }),
  hardCoded: fc.record({ baseFareOneWay: anyText, taxRoundTrip: anyText }),
};
const { savedId: _savedId, ...unsavedTraveller } = savedTraveller;
const extras = [
  'email',
  'contactNumber',
  'tourCode',
  'dealCode',
  'endorsementCode',
  'frequentFlyerNumber',
  'visa',
  'idProof',
  'beneficiaryName',
  'additionalSegmentInfo',
  'services',
  'bookingParameters',
  'hardCoded',
] as const;

const held = { request: fc.record({ transactionId: anyText, requestId: fc.uuid() }), answer: booked };
const overrides = fc.array(fc.record({ code: anyText, reason: anyText }), { minLength: 1, maxLength: 3 });
const places = fc.array(fc.record({ traveller: whole, item: whole }), { maxLength: 2 });
const figures = {
  charges: anyMoney,
  customerRefund: anyMoney,
  refund: anyMoney,
  markup: anyMoney,
  toCustomer: anyMoney,
};
const anyBounds = fc.record({ least: anyMoney, most: anyMoney });
const anyLimits = loose<AskLimits>(
  { markup: anyBounds, discount: anyBounds, serviceFee: anyBounds, belowNet: fc.boolean() },
  ['markup', 'discount', 'serviceFee'],
);
const anyPriceRules = loose<PriceRules>({ domestic: anyLimits, international: anyLimits, roundTo: anyMoney }, [
  'roundTo',
]);
const cancelMoment = loose<CancelMoment>(
  { kind: fc.constantFrom(...cancelMomentKinds), at: anyInstant, ...figures, toAccount: anyMoney },
  ['refund', 'markup', 'toAccount', 'toCustomer'],
);
const positions = fc.array(whole, { maxLength: 2 });
const cancelAlternative = loose<CancelAlternative>(
  {
    kind: fc.constantFrom(...cancelAlternativeKinds),
    travellers: positions,
    items: positions,
    until: anyInstant,
    ...figures,
  },
  ['until', 'charges', 'customerRefund', 'refund', 'markup', 'toCustomer'],
);
const cancelQuote = loose<CancelQuote>(
  {
    cancelQuoteId: anyText,
    transactionId: anyText,
    places,
    becomes: status,
    charges: part,
    byLaw: anyMoney,
    customerRefund: anyMoney,
    customer: part,
    overTime: fc.array(cancelMoment, { maxLength: 2 }),
    alternatives: fc.array(cancelAlternative, { maxLength: 2 }),
    remainingTotal: anyMoney,
    refund: part,
    markup: anyMoney,
    balance: fc.record({ paid: anyMoney, settled: anyMoney, toAccount: anyMoney }),
    customerBack: fc.record({ received: anyMoney, settled: anyMoney, back: anyMoney }),
    sources: fc.array(fc.record({ id: anyText, note: anyText }), { maxLength: 2 }),
    ledgerLines: fc.array(fc.record({ account: anyText, amount: anyMoney }), { maxLength: 2 }),
    expiresAt: anyInstant,
    expiresInSeconds: whole,
  },
  ['refund', 'markup', 'balance', 'customerBack', 'sources', 'ledgerLines'],
);
const ticketHeldAsked = loose<TicketHeldAsked>({ transactionId: anyText, requestId: fc.uuid(), overrides }, [
  'overrides',
]);
const cancel = {
  request: loose<CancelFlight>({ cancelQuoteId: anyText, requestId: fc.uuid(), remarks: anyText }, ['remarks']),
  answer: loose<FlightCancelled>({ transactionId: anyText, status, customerRefund: anyMoney, creditNote: anyText }, [
    'customerRefund',
    'creditNote',
  ]),
};
const holdEnded = booked.map((each) => ({ ...each, product: 'flight' as const }));
const holdNeeds = fc.record({ count: whole, needs: anyMoney, shortfall: anyMoney });
const shortRow = {
  transactionId: anyText,
  reference: anyText,
  mark: anyText,
  title: anyText,
};

const bookable = {
  price: fare,
  traveller,
  contact,
  gst,
  parameterValues,
  parameters: fc.array(parameter, { maxLength: 2 }),
};
const insurance = anyInsurance(bookable);
const visa = anyVisa(bookable);

const bookingsPage = fc.record({
  bookings: fc.array(
    loose(
      {
        transactionId: anyText,
        product: fc.constantFrom(...products),
        status,
        reference: anyText,
        mark: anyText,
        title: anyText,
        startsOn: anyDate,
        endsOn: anyDate,
        leadTraveller: anyText,
        travellerCount: whole,
        customerTotal: anyMoney,
        net: anyMoney,
        earned: anyMoney,
        bookedOn: anyInstant,
        bookedBy: anyText,
        heldUntil: anyInstant,
        putOff: fc.record({ amount: anyMoney, until: anyDate }),
        scheduleChange: anySeverity,
        begunAt: anyInstant,
        noShow: fc.boolean(),
      },
      ['reference', 'endsOn', 'net', 'earned', 'heldUntil', 'putOff', 'scheduleChange', 'begunAt', 'noShow'],
    ),
    { maxLength: 3 },
  ),
  total: whole,
  page: whole,
  pageSize: whole,
  counts: fc
    .tuple(...bookingStatuses.map(() => whole))
    .map((counts) => countsByStatus(Object.fromEntries(bookingStatuses.map((each, at) => [each, counts[at]])))),
});

export const wireArbitraries: WireArbitraries = {
  hotel: hotelArbitraries(fare),
  configuration: {
    read: { request: none, answer: fc.array(fc.record({ key: anyText, value: fc.string() }), { maxLength: 4 }) },
  },
  insurance,
  visa,
  session: {
    logIn: {
      request: fc.record({ userId: anyText, password: anyText }),
      answer: fc.record({ token: text, identity: fc.record(identity), mustChangePassword: fc.boolean() }),
    },
    signOn: {
      request: fc.record({ ssoToken: text }),
      answer: fc.record({ token: text, identity: fc.record(identity), mustChangePassword: fc.boolean() }),
    },
    logOut: { request: none, answer: none },
    page: {
      request: fc.record({ page: fc.constantFrom(...staticPages) }),
      answer: loose({ written: fc.record({ language: fc.constantFrom(...languages), text: anyText }) }, ['written']),
    },
    forgotPassword: { request: fc.record({ userId: anyText }), answer: none },
    changePassword: {
      request: fc.record({ currentPassword: anyText, newPassword: anyText, confirmPassword: anyText }),
      answer: fc.oneof(fc.constant({}), fc.record({ token: text })),
    },
    sessions: {
      request: none,
      answer: fc.record({
        sessions: fc.array(
          loose(
            {
              sessionId: text,
              browser: text,
              system: text,
              address: anyText,
              startedAt: anyInstant,
              lastSeenAt: anyInstant,
              endsAt: anyInstant,
              current: fc.boolean(),
            },
            ['browser', 'system'],
          ),
          { maxLength: 3 },
        ),
        idleMinutes: fc.nat(),
        maxHours: fc.nat(),
      }),
    },
    secondFactor: {
      request: none,
      answer: loose({ on: fc.boolean(), since: anyInstant, recoveryLeft: fc.nat(), required: fc.boolean() }, ['since']),
    },
    beginSecondFactor: {
      request: fc.record({ password: text }),
      answer: fc.record({ secret: text, address: text, outline: fc.record({ size: fc.nat(), path: text }) }),
    },
    confirmSecondFactor: {
      request: fc.record({ code: text }),
      answer: fc.record({ recovery: fc.array(text, { maxLength: 3 }) }),
    },
    endSecondFactor: { request: fc.record({ password: text, code: text }), answer: none },
    endSessions: { request: loose({ sessionId: text }, ['sessionId']), answer: fc.record({ ended: fc.nat() }) },
    userDetails: {
      request: none,
      answer: loose(
        {
          ...identity,
          userId: anyText,
          email: anyText,
          mobile: anyText,
          address: anyText,
          city: anyText,
          country: anyText,
          gstNumber: anyText,
          rights: fc.array(anyText, { maxLength: 3 }),
          emulatedBy: loose({ agentId: anyText, name: anyText, readOnly: fc.boolean(), isHouse: fc.boolean() }, [
            'isHouse',
          ]),
        },
        ['gstNumber', 'emulatedBy'],
      ),
    },
  },
  flight: {
    ...scheduleAmendments(anyText, cancelQuote),
    ...anyCustomerQuotes({ text: anyText, itinerary, baggage, ask: anyAsk }),
    ...changeMessages({
      text: anyText,
      whole,
      money: anyMoney,
      date: anyDate,
      moment: anyInstant,
      part,
      itinerary,
      option,
      found,
      ask: anyAsk,
      asking,
    }),
    search: {
      request: loose(
        {
          journeyType,
          sectors: fc.array(sector, { minLength: 1, maxLength: 3 }),
          party,
          cabin: fc.constantFrom(...cabins),
          fareType: fc.constantFrom(...fareTypes),
          refundType: fc.constantFrom(...refundTypes),
          nonStopOnly: fc.boolean(),
          nearbyAirports: fc.boolean(),
          departureWindow: window,
          arrivalWindow: window,
          preferredCarriers: airlines,
          excludedCarriers: airlines,
          layoverMinutes: whole,
          promoCode: anyText,
          numResults: whole,
          sortKey: fc.constantFrom(...sortKeys),
        },
        ['departureWindow', 'arrivalWindow', 'layoverMinutes', 'promoCode', 'sortKey'],
      ),
      answer: found,
    },
    calendar: {
      request: loose<CalendarRequest>(
        {
          origin: anyText,
          destination: anyText,
          month: fc.constantFrom(isoMonth('2026-11'), isoMonth('2027-02')),
          from: anyDate,
          to: anyDate,
          returnDate: anyDate,
          onwardDate: anyDate,
          party,
          cabin: fc.constantFrom(...cabins),
          fareType: fc.constantFrom(...fareTypes),
          nonStopOnly: fc.boolean(),
        },
        ['from', 'to', 'returnDate', 'onwardDate'],
      ),
      answer: fc.record({
        days: fc.array(loose<CalendarDay>({ date: anyDate, lowest: anyMoney }, ['lowest']), { maxLength: 3 }),
      }),
    },
    quote: {
      request: loose<QuoteFlight>(
        {
          choices: fc.array(fc.record({ offerId: anyText, fareId: anyText }), { minLength: 1, maxLength: 3 }),
          ask: anyAsk,
        },
        ['ask'],
      ),
      answer: loose<FlightQuote>(
        {
          quoteId: anyText,
          offerIds: atLeastOne(anyText),
          itineraries: atLeastOne(itinerary),
          options: atLeastOne(option),
          party,
          fare,
          rules,
          required: loose<QuoteRequirements>(
            {
              international: fc.boolean(),
              passport: fc.boolean(),
              dateOfBirth: fc.boolean(),
              gst: fc.boolean(),
              parameters: fc.array(parameter, { maxLength: 2 }),
              notPassedOn: fc.subarray([...notPassedOn]),
              fareTypes: fc.array(fc.constantFrom(...fareTypes), { maxLength: 2 }),
            },
            ['notPassedOn', 'fareTypes'],
          ),
          asking,
          asked: askedPrice,
          rounding: fc.record({ unit: anyMoney, rule }),
          parts: fc.array(boughtPart, { maxLength: 2 }),
          changed: fc.boolean(),
          previousTotal: anyMoney,
          hold: loose(
            {
              until: anyInstant,
              by: fc.constantFrom(...holdLimiters),
              passportsLater: fc.constant(true as const),
              services: fc.constant(true as const),
            },
            ['passportsLater', 'services'],
          ),
          expiresAt: anyInstant,
          expiresInSeconds: whole,
        },
        ['hold', 'asking', 'asked', 'rounding', 'parts'],
      ),
    },
    explainFare: {
      request: fc.record({
        choices: fc.array(fc.record({ offerId: anyText, fareId: anyText }), { minLength: 1, maxLength: 3 }),
      }),
      answer: fare,
    },
    ...referenceArbitraries,
    fareRules: { request: fc.record({ fareId: anyText }), answer: rules },
    addSsr: {
      request: fc.record({
        transactionId: anyText,
        ssr: fc.array(fc.record({ traveller: whole, ssrId: anyText }), { maxLength: 3 }),
        expectedTotal: anyMoney,
        requestId: fc.uuid(),
      }),
      answer: loose<SsrAdded>(
        {
          transactionId: anyText,
          status,
          added: fc.boolean(),
          ssr: fc.array(anyBookedSsr, { maxLength: 3 }),
          total: anyMoney,
          ledgerEntry: anyText,
        },
        ['ledgerEntry'],
      ),
    },
    splitPnr: {
      request: fc.record({
        transactionId: anyText,
        travellers: fc.array(whole, { maxLength: 4 }),
        requestId: fc.uuid(),
      }),
      answer: loose<PnrSplit>(
        { transactionId: anyText, status, part: fc.record({ transactionId: anyText, pnr: anyText }) },
        ['part'],
      ),
    },
    completeHeld: {
      request: fc.record({
        transactionId: anyText,
        travellers: fc.array(traveller, { maxLength: 3 }),
        requestId: fc.uuid(),
      }),
      answer: fc.record({ transactionId: anyText, status, completed: fc.boolean() }),
    },
    services: {
      request: fc.oneof(fc.record({ quoteId: anyText }), fc.record({ transactionId: anyText })),
      answer: anyCatalogue,
    },
    seatMaps: { request: fc.record({ quoteId: anyText }), answer: anySeatMaps },
    book: {
      request: loose(
        {
          quoteId: anyText,
          requestId: fc.uuid(),
          mode: fc.constantFrom('ticket' as const, 'hold' as const),
          travellers: fc.array(traveller, { maxLength: 3 }),
          contact,
          gst,
          parameters: parameterValues,
          ssr: fc.array(fc.record({ traveller: fc.nat(8), ssrId: anyText }), { minLength: 1, maxLength: 4 }),
          overrides,
          ask: anyAsk,
          acceptTerms: fc.boolean(),
        },
        ['gst', 'ssr', 'overrides', 'ask'],
      ),
      answer: booked,
    },
    parsePnr: { request: anyPnrText, answer: anyPnrParsed(itinerary) },
    importPnr: {
      request: anyImportPnr({ travellers: fc.array(traveller, { maxLength: 3 }), contact, gst, ask: anyAsk }),
      answer: booked,
    },
  },
  bus: busArbitraries(fare),
  cab: cabArbitraries(fare),
  holiday: holidayArbitraries(fare, traveller),
  cruise: cruiseArbitraries(fare, traveller),
  billing: billingArbitraries({ contact, gst, page: bookingsPage }),
  train: trainArbitraries(fare),
  booking: {
    ...scheduleLists(anyText),
    cancelQuote: {
      request: loose<CancelQuoteAsked>(
        {
          transactionId: anyText,
          units: fc.array(fc.record({ item: whole, traveller: whole }), { minLength: 1 }),
          travellers: fc.array(whole, { minLength: 1 }),
          items: fc.array(whole, { minLength: 1 }),
        },
        ['units', 'travellers', 'items'],
      ),
      answer: cancelQuote,
    },
    cancel,
    ticketHeld: { request: ticketHeldAsked, answer: holdEnded },
    releaseHeld: { request: held.request, answer: holdEnded },
    ...requestArbitraries({ text: anyText, contact, traveller, itinerary, cancelQuote }),
    holds: {
      request: none,
      answer: loose<HoldsQueue>(
        {
          holds: fc.array(
            loose<HeldBookingRow>(
              {
                ...shortRow,
                leadTraveller: anyText,
                startsOn: anyDate,
                travellerCount: whole,
                customerTotal: anyMoney,
                bookedBy: anyText,
                until: anyInstant,
                minutesLeft: whole,
                urgency: fc.constantFrom(...holdUrgencies),
                account: fc.record({ needs: anyMoney, spendableAfter: anyMoney, shortfall: anyMoney }),
                earned: anyMoney,
              },
              ['account', 'earned'],
            ),
            { maxLength: 2 },
          ),
          account: fc.record({ spendable: anyMoney, today: holdNeeds, all: holdNeeds }),
        },
        ['account'],
      ),
    },
    cancelFee: {
      request: fc.record({ product: fc.constantFrom(...products) }),
      answer: fc.record(
        {
          fee: fc.record(
            { each: anyMoney, gst: fc.record({ basisPoints: whole, amount: anyMoney }) },
            { requiredKeys: ['each'] },
          ),
        },
        { requiredKeys: [] },
      ),
    },
    refunds: {
      request: loose({ page: whole, view: fc.constantFrom(...refundViews) }, ['view']),
      answer: fc.record({
        counts: fc.record({ overdue: whole, 'under-way': whole, credited: whole, refused: whole }),
        refunds: fc.array(
          loose<RefundRow>(
            {
              ...shortRow,
              travellers: fc.array(anyText, { maxLength: 2 }),
              state: fc.constantFrom(...refundStates),
              askedAt: anyInstant,
              dueOn: anyDate,
              overdue: fc.boolean(),
              creditedAt: anyInstant,
              customerRefund: anyMoney,
              refund: anyMoney,
              ledgerEntry: anyText,
            },
            ['creditedAt', 'refund', 'ledgerEntry'],
          ),
          { maxLength: 2 },
        ),
        total: whole,
        page: whole,
        pageSize: whole,
      }),
    },
    list: {
      request: loose(
        { product: fc.constantFrom(...products), status, from: anyDate, to: anyDate, text: anyText, page: whole },
        ['product', 'status', 'from', 'to', 'text'],
      ),
      answer: bookingsPage,
    },
    mailDocument: {
      request: fc
        .tuple(documentAsked, fc.record({ requestId: fc.uuid(), to: anyText }))
        .map(([asked, more]) => ({ ...asked, ...more })),
      answer: fc.record({ to: fc.array(anyText, { maxLength: 3 }) }),
    },
    withdraw: {
      request: fc.record({ transactionId: text }),
      answer: fc.record({ transactionId: text, status: fc.constantFrom(...bookingStatuses) }),
    },
    payBalance: {
      request: fc.record({ transactionId: text }),
      answer: fc.record({ transactionId: text, status: fc.constantFrom(...bookingStatuses) }),
    },
    addRemark: {
      request: fc.record({ requestId: fc.uuid(), transactionId: anyText, remarks: anyText }),
      answer: fc.record({ transactionId: anyText }),
    },
    ...anyPaperLinks(anyText),
    sheet: { request: documentAsked, answer: anyPaperSheet(anyText) },
    document: {
      request: documentAsked,
      answer: loose(
        {
          filename: anyText,
          mimeType: fc.constant('application/pdf' as const),
          base64: fc.base64String(),
          paper: loose(
            {
              serial: anyText,
              issuedOn: anyDate,
              issuer: anyText,
              recipient: anyText,
              travellers: fc.array(anyText, { maxLength: 2 }),
              items: fc.array(
                loose({ name: anyText, detail: anyText, startsOn: anyDate, time: anyText, endsOn: anyDate }, [
                  'detail',
                  'time',
                  'endsOn',
                ]),
                { maxLength: 2 },
              ),
              lines: fc.array(fc.record({ label: fc.constantFrom(...lineLabels), amount: anyMoney }), { maxLength: 3 }),
              total: anyMoney,
              original: fc.record({ serial: anyText, issuedOn: anyDate }),
              movedTo: anyText,
              forfeited: anyMoney,
              shares: fc.array(
                fc.record({ name: anyText, items: fc.array(anyText, { maxLength: 2 }), amount: anyMoney }),
                { maxLength: 2 },
              ),
            },
            ['original', 'movedTo', 'forfeited', 'shares'],
          ),
        },
        ['paper'],
      ),
    },
    details: {
      request: fc.record({ transactionId: anyText }),
      answer: loose(
        {
          transactionId: anyText,
          product: fc.constant('flight' as const),
          status,
          journeyType,
          reference: anyText,
          itineraries: atLeastOne(itinerary),
          options: atLeastOne(option),
          rules,
          travellers: fc.array(traveller, { maxLength: 2 }),
          contact,
          gst,
          parameters: fc.array(fc.record({ name: anyText, code: anyText, value: anyText, sendToGds: fc.boolean() }), {
            maxLength: 2,
          }),
          ssr: fc.array(anyBookedSsr, { maxLength: 3 }),
          imported: fc.constantFrom(...pnrDialects),
          price: fare,
          tickets,
          heldUntil: anyInstant,
          heldBy: fc.constantFrom(...holdLimiters),
          amending: fc.record({
            kind: fc.constantFrom(...amendmentKinds),
            state: fc.constantFrom('requested' as const, 'in-doubt' as const),
          }),
          gone: fc.array(
            loose<GoneUnit>({ traveller: whole, item: whole, missed: fc.boolean(), claimed: fc.boolean() }, [
              'missed',
              'claimed',
            ]),
            { maxLength: 2 },
          ),
          linked: fc.array(
            fc.record({ transactionId: anyText, reference: anyText, how: fc.constantFrom(...linkKinds) }),
            {
              maxLength: 2,
            },
          ),
          overrides: fc.array(fc.record({ code: anyText, reason: anyText, at: anyInstant, by: anyText }), {
            maxLength: 2,
          }),
          scheduleChange: anyScheduleChange({ text: anyText, itinerary }),
          bookedBy: anyText,
          bookedOn: anyInstant,
          agency: loose(
            {
              agentId: anyText,
              companyName: anyText,
              address: anyText,
              phone: anyText,
              email: anyText,
              gstNumber: anyText,
            },
            ['gstNumber'],
          ),
          history: fc.array(
            loose({ at: anyInstant, code: anyText, params, actor: anyText, onBehalfOf: anyText }, [
              'params',
              'actor',
              'onBehalfOf',
            ]),
            { maxLength: 2 },
          ),
          moneyLines: fc.array(
            fc.record({
              entryId: anyText,
              at: anyInstant,
              kind: fc.constantFrom(...ledgerKinds),
              debit: anyMoney,
              credit: anyMoney,
            }),
            { maxLength: 2 },
          ),
          customerPays: anyMoney,
          putOff: fc.record({ amount: anyMoney, until: anyDate }),
          payment: fc.constantFrom(...paymentStatuses),
          money: fc.record({
            charged: anyMoney,
            givenBack: anyMoney,
            paid: anyMoney,
            suppliers: anyMoney,
            commission: anyMoney,
            tds: anyMoney,
            fees: anyMoney,
            customer: anyMoney,
            ownTax: anyMoney,
            earned: anyMoney,
          }),
        },
        [
          'reference',
          'gst',
          'imported',
          'heldUntil',
          'heldBy',
          'amending',
          'overrides',
          'gone',
          'linked',
          'scheduleChange',
          'money',
          'putOff',
        ],
      ),
    },
  },
  account: {
    balance: {
      request: none,
      answer: fc
        .record(
          {
            currency: anyCurrency,
            amounts: fc.tuple(whole, whole, whole),
            dueBefore: anyInstant,
            extra: fc.record({ minor: whole, before: anyInstant }),
          },
          { requiredKeys: ['currency', 'amounts'] },
        )
        .map(({ currency, amounts: [balance, creditLimit, reserved], dueBefore, extra }) => ({
          balance: money(balance, currency),
          creditLimit: money(creditLimit, currency),
          reserved: money(reserved, currency),
          ...(dueBefore && { dueBefore }),
          ...(extra && { extra: { amount: money(extra.minor, currency), before: extra.before } }),
        })),
    },
    balanceNotice: { request: none, answer: anyNotice },
    setBalanceNotice: { request: fc.record({ below: anyMoney }, { requiredKeys: [] }), answer: anyNotice },
    ...rewardArbitraries,
    saleSummary: {
      request: fc.record({
        from: anyDate,
        to: anyDate,
        on: fc.constantFrom(...saleDays),
        by: fc.constantFrom(...saleGroups),
      }),
      answer: loose(
        {
          rows: fc.array(
            loose({ key: anyText, product: fc.constantFrom(...products), ...saleFigures }, [
              'product',
              'net',
              'earned',
            ]),
            {
              maxLength: 3,
            },
          ),
          total: loose(saleFigures, ['net', 'earned']),
          ledger: fc.record({
            entries: whole,
            paid: anyMoney,
            paidElsewhere: anyMoney,
            suppliers: anyMoney,
            commission: anyMoney,
            tds: anyMoney,
            fees: anyMoney,
          }),
        },
        ['ledger'],
      ),
    },
    monthSoFar: {
      request: none,
      answer: fc.record({
        now: loose(monthFigures, ['net', 'earned']),
        before: loose(monthFigures, ['net', 'earned']),
      }),
    },
    commissions: {
      request: fc.record({ from: anyDate, to: anyDate, by: fc.constantFrom(...commissionGroups), page: whole }),
      answer: fc.record({
        rows: fc.array(
          loose(
            {
              key: anyText,
              product: fc.constantFrom(...products),
              ...commissionFigures,
              entry: fc.record({
                at: anyInstant,
                kind: fc.constantFrom(...ledgerKinds),
                reference: anyText,
                mark: anyText,
              }),
            },
            ['product', 'entry'],
          ),
          { maxLength: 3 },
        ),
        total: fc.record(commissionFigures),
        entries: whole,
        pageSize: whole,
      }),
    },
    ledgerFile: {
      request: fc.record(
        { from: anyDate, to: anyDate, language: fc.constantFrom('en', 'fr', 'ar') },
        { requiredKeys: ['from', 'to'] },
      ),
      answer: fc.record({ filename: anyText, mediaType: anyText, base64: anyText }),
    },
    entryReceipt: {
      request: entryAsked,
      answer: fc.record({ filename: anyText, mediaType: anyText, base64: anyText }),
    },
    entrySheet: { request: entryAsked, answer: anyPaperSheet(anyText) },
    ledger: {
      request: fc.record({ from: anyDate, to: anyDate, page: whole }),
      answer: fc.record({
        opening: anyMoney,
        entries: fc.array(
          fc.record({
            entryId: anyText,
            sequence: whole,
            at: anyInstant,
            kind: fc.constantFrom(...ledgerKinds),
            reference: anyText,
            narration: fc.record({ code: anyText, params }),
            debit: anyMoney,
            credit: anyMoney,
            balance: anyMoney,
            seal: fc.record({ digest: anyText, before: anyText, text: anyText }),
          }),
          { maxLength: 3 },
        ),
        closing: anyMoney,
        totalDebit: anyMoney,
        totalCredit: anyMoney,
        total: whole,
        page: whole,
        pageSize: whole,
        liveBalance: anyMoney,
      }),
    },
    verifyLedger: {
      request: loose<{ readonly after?: string }>({ after: anyText }, ['after']),
      answer: loose(
        { entries: whole, ok: fc.boolean(), firstBad: anyText, next: anyText, closing: anyMoney, signed: fc.boolean() },
        ['firstBad', 'next', 'closing', 'signed'],
      ),
    },
    ...depositArbitraries,
    ...adjustmentArbitraries,
    ...paymentArbitraries,
    restoreBooking: {
      request: loose({ agencyId: anyText, transactionId: anyText }, []),
      answer: loose({ restored: fc.boolean(), status }, []),
    },
    clockTroubles: {
      request: none,
      answer: loose(
        {
          troubles: fc.array(loose({ kind: fc.constantFrom(...clockTroubles), seconds: fc.integer() }, []), {
            maxLength: 3,
          }),
        },
        [],
      ),
    },
    checkBooks: {
      request: loose<{ readonly after?: string }>({ after: anyText }, ['after']),
      answer: loose(
        {
          agencies: whole,
          findings: fc.array(
            loose(
              {
                kind: fc.constantFrom(...bookDifferences),
                agencyId: anyText,
                transactionId: anyText,
                depositId: anyText,
                entryId: anyText,
                posted: anyMoney,
                expected: anyMoney,
              },
              ['transactionId', 'depositId', 'entryId', 'posted', 'expected'],
            ),
            { maxLength: 3 },
          ),
          next: anyText,
        },
        ['next'],
      ),
    },
  },
  agency: {
    ...supportArbitraries,
    ...webhookArbitraries,
    ...staffArbitraries,
    identities: {
      request: fc.constant(undefined),
      answer: fc.array(
        fc.record({ agentId: anyText, profileId: anyText, companyName: anyText, city: anyText, person: anyText }),
        { maxLength: 3 },
      ),
    },
    askEmulation: {
      request: fc.record({
        emulatedAgentId: anyText,
        emulatedProfileId: anyText,
        reason: anyText,
        readOnly: fc.boolean(),
      }),
      answer: fc.record({ ticket: text }),
    },
    emulate: {
      request: fc.record({ ticket: anyText }),
      answer: fc.record({ token: text, identity: fc.record(identity), mustChangePassword: fc.boolean() }),
    },
    endEmulation: { request: fc.constant(undefined), answer: fc.constant(undefined) },
    emulations: {
      request: fc.constant(undefined),
      answer: fc.array(
        loose(
          {
            emulationId: anyText,
            actor: anyText,
            company: anyText,
            reason: anyText,
            readOnly: fc.boolean(),
            beganAt: anyInstant,
            endedAt: anyInstant,
            changes: whole,
          },
          ['endedAt'],
        ),
        { maxLength: 3 },
      ),
    },
    ...markupArbitraries,
    priceRules: { request: fc.constant(undefined), answer: anyPriceRules },
    setPriceRules: { request: anyPriceRules, answer: anyPriceRules },
    personalTravellers: {
      request: loose<TravellersWanted>({ page: whole, text: anyText }, ['page', 'text']),
      answer: fc.array(loose(savedTraveller, extras), { maxLength: 3 }),
    },
    addTraveller: { request: loose(unsavedTraveller, extras), answer: fc.record({ savedId: anyText }) },
    updateTraveller: { request: loose(savedTraveller, extras), answer: fc.record({ savedId: anyText }) },
    deleteTraveller: { request: fc.record({ savedId: anyText }), answer: fc.constant(undefined) },
    gstProfiles: {
      request: none,
      answer: fc.array(
        fc.tuple(gst, anyText).map(([details, recordId]) => ({ ...details, recordId })),
        { maxLength: 3 },
      ),
    },
    saveGstProfile: { request: gst, answer: fc.record({ recordId: anyText }) },
    deleteGstProfile: { request: fc.record({ recordId: anyText }), answer: fc.constant(undefined) },
    ...profileArbitraries,
    ...registrationArbitraries,
  },
  corporate: corporateArbitraries,
  cart: cartArbitraries(fare, { insurance, visa, traveller }),
  operations: operationsArbitraries,
};
