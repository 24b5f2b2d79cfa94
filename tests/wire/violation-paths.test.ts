/**
 * Where a client learns that something is wrong: always at a field that it can find on the wire, by the name that it has
 * there. Each operation's rules are listed by the paths at which they complain.
 */
import { saleTexts } from '#domain/billing/bill.ts';
import { houseAccountFields } from '#domain/account/payment/house-account.ts';
import { airlineFields } from '#domain/operations/configuration.ts';
import { describe, expect, test } from 'vitest';
import type { Desk } from '#application/desk/desk.ts';
import { Invalid } from '#application/desk/failures.ts';
import { failureMessage, type Spelt } from '#infrastructure/backoffice/words/failure-message.ts';
import { openEnvelope, writeFailure } from '#infrastructure/wire/form/envelope.ts';
import { boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { catalogue } from '#infrastructure/wire/catalogue.ts';
import { namesOf, toDomainPath, toWirePath, toWirePathBeside } from '#infrastructure/wire/form/codec.ts';
import { type JsonSchema, plainly, type SchemaMaker } from '#infrastructure/wire/form/json-schema.ts';

type RulePaths = { readonly [Area in keyof Desk]: { readonly [Method in keyof Desk[Area]]: readonly string[] } };

const under = (prefix: string, paths: readonly string[]) => paths.map((path) => `${prefix}.${path}`);

const passport = ['number', 'issuedOn', 'expiresOn', 'placeOfIssue', 'country'];
const person = [
  'title',
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'nationality',
  ...under('passport', passport),
];
const traveller = [...person, 'type', 'passport'];
const travellers = ['travellers', 'travellers[0]', ...under('travellers[1]', traveller)];
const contact = under('contact', ['email', 'alternateEmail', 'mobile']);
const gst = ['gst', ...under('gst', ['number', 'holder', 'email', 'address', 'phone'])];
const ask = ['ask', ...under('ask', ['markup', 'discount', 'serviceFee'])];
const party = ['party', 'party.adults', 'party.children', 'party.infants'];
const sector = ['origin', 'destination', 'date'];
const findings = [...travellers, ...gst, 'itineraries[1]', 'overrides[0].code', 'overrides[0].reason'];
const imported = [
  'text',
  'gds',
  'locator',
  'total',
  'tickets',
  'tickets[0].total',
  'tickets[0].travellers',
  'segments',
  ...under('segments[0]', ['status', 'date', 'seats', 'departure', 'arrival', 'origin', 'destination']),
  'lines[3]',
  'travellers[0].ticket',
  ...travellers,
];
const saved = [
  'traveller',
  ...under('traveller', traveller),
  'email',
  'contactNumber',
  'frequentFlyerNumber',
  'tourCode',
  'services',
  'services[0].code',
  'bookingParameters',
  'hardCoded.baseFareOneWay',
  'hardCoded.taxRoundTrip',
];
const limits = (kind: string) => [`${kind}.markup.least`, `${kind}.markup.most`, `${kind}.discount.most`];
const units = ['units', 'units[0]', 'units[0].item', 'units[0].traveller', 'travellers', 'travellers[1]', 'items[1]'];

const markupFields = [
  'name',
  'service',
  'amount',
  'amount.most',
  'from',
  'to',
  'carriers',
  'origins',
  'destinations',
  'trips',
  'cabins',
  'fareTypes',
  'travelFrom',
  'travelTo',
];

const paths: RulePaths = {
  hotel: {
    places: [],
    search: [
      'checkIn',
      'checkOut',
      'rooms',
      'rooms[0].adults',
      'rooms[0].childAges',
      'rooms[0].childAges[1]',
      'numResults',
    ],
    details: [],
    weather: ['latitude', 'longitude', 'checkIn', 'checkOut'],
    prebook: ['rateIds', 'rateIds[1]'],
    book: [
      'requestId',
      'acceptTerms',
      'parameters',
      'parameters[1]',
      'mode',
      'requests',
      'guests',
      ...under('guests[1]', ['room', 'age', 'pan', 'title', 'firstName', 'lastName']),
      ...under('guests[1].passport', ['number', 'issuedOn', 'expiresOn', 'country']),
      ...contact,
      ...gst,
    ],
  },
  configuration: { read: [] },
  session: {
    logIn: ['userId', 'password'],
    signOn: [],
    logOut: [],
    page: [],
    forgotPassword: ['userId'],
    changePassword: ['currentPassword', 'newPassword', 'confirmPassword'],
    userDetails: [],
    sessions: [],
    endSessions: ['sessionId'],
    secondFactor: [],
    beginSecondFactor: ['password'],
    confirmSecondFactor: ['code'],
    endSecondFactor: ['password', 'code'],
  },
  insurance: {
    plans: ['region', 'trip', 'from', 'to', 'births', 'births[1]', 'family'],
    quote: ['planId'],
    book: [
      'quoteId',
      'requestId',
      'travellers',
      ...under('travellers[1]', ['firstName', 'dateOfBirth', 'passport.number']),
      'address',
      'purpose',
      'nominee.name',
      'nominee.relation',
      'illnessBefore',
      'residents',
      ...under('contact', ['email', 'mobile']),
      'gst.number',
      'parameters',
      'parameters[1]',
      'acceptTerms',
    ],
  },
  visa: {
    requirements: ['nationality', 'destination', 'purpose', 'from', 'to', 'births', 'births[1]'],
    quote: ['visaId'],
    book: [
      'quoteId',
      'requestId',
      'travellers',
      ...under('travellers[1]', ['firstName', 'dateOfBirth', 'passport.country', 'passport.expiresOn']),
      'profiles[1]',
      ...under('contact', ['email', 'mobile']),
      'gst.number',
      'parameters',
      'parameters[1]',
      'acceptTerms',
    ],
    track: ['transactionId'],
    submitDocument: ['transactionId', 'applicant', 'paper', 'filename', 'base64'],
    paper: ['transactionId', 'applicant', 'paper'],
    applications: ['page', 'text'],
    move: ['transactionId', 'applicant', 'step', 'on', 'remarks'],
  },
  flight: {
    search: [
      'sectors',
      ...under('sectors[0]', sector),
      ...under('sectors[1]', sector),
      ...under('sectors[2]', sector),
      ...party,
      'cabin',
      'numResults',
      'layoverMinutes',
      'promoCode',
      'departureWindow',
      'arrivalWindow',
      'preferredCarriers',
      'excludedCarriers',
    ],
    airports: ['text', 'page'],
    airlines: ['text', 'page'],
    calendar: ['origin', 'destination', 'month', 'from', 'to', 'onwardDate', ...party, 'cabin'],
    quote: ['choices', 'choices[1].fareId', 'choices[1].offerId', ...ask],
    services: [],
    seatMaps: [],
    explainFare: ['choices', 'choices[1].fareId'],
    fareRules: [],
    book: [
      'requestId',
      'mode',
      'acceptTerms',
      'ssr',
      'ssr[2]',
      'with',
      'with[0].product',
      ...under('with[0].booking', ['address', 'nominee.name', 'travellers[1].passport.number', 'contact.email']),
      'parameters',
      'parameters[1]',
      ...contact,
      ...ask,
      ...findings,
    ],
    agreedChangeQuote: [
      'directions',
      'directions[1]',
      'directions[0].flights',
      'directions[0].flights[1].arrival',
      'directions[0].flights[1].departure',
      'directions[0].flights[1].destination',
      'directions[0].flights[1].origin',
      'moves',
      'moves[1]',
      ...under('moves[1]', ['fare', 'taxes', 'airline', 'fee']),
      'tickets[1].number',
      'tickets[1].traveller',
      'number',
    ],
    agreedServicesQuote: ['services', 'services[1]', ...under('services[1]', ['price', 'kilograms', 'seat'])],
    noShowQuote: ['travellers', 'travellers[0]', 'items', 'items[0]', 'transactionId'],
    scheduleRefundQuote: ['transactionId'],
    scheduleAnswer: ['chosen', 'requestId'],
    changeSearch: [
      'transactionId',
      'travellers',
      'travellers[1]',
      'directions',
      'directions[0]',
      'directions[0].date',
      'directions[0].itinerary',
    ],
    changeQuote: [
      'transactionId',
      'travellers',
      'travellers[1]',
      'itineraries',
      'itineraries[0]',
      'choices',
      'choices[0].fareId',
      ...ask,
    ],
    change: ['requestId', 'remarks', 'changeQuoteId'],
    addSsr: ['transactionId', 'requestId', 'ssr', 'ssr[1]'],
    splitPnr: ['transactionId', 'requestId', 'travellers', 'travellers[1]'],
    completeHeld: ['transactionId', 'requestId', ...travellers],
    parsePnr: ['text', 'gds', 'locator'],
    importPnr: ['requestId', ...imported, ...contact, ...gst, ...ask],
    sendQuote: [
      'requestId',
      'customer.name',
      'customer.email',
      'hours',
      'note',
      'offers',
      'offers[1]',
      ...ask,
      'offers[1].choices',
      'offers[1].choices[0].fareId',
    ],
    listQuotes: ['page'],
    openQuote: [],
  },
  train: {
    stations: [],
    search: ['origin', 'destination', 'date', 'quota'],
    advanceSearch: ['origin', 'destination', 'date', 'quota'],
    route: [],
    pnrStatus: [],
    certificate: [],
    tdrs: [],
    raiseTdr: ['requestId', 'reason', 'travellers', 'travellers[1]', 'paper', 'remarks', 'declared'],
    changeBoarding: ['requestId', 'boarding'],
    quote: ['date', 'quota', 'boarding', 'travellers', ...under('travellers[1]', ['age', 'wish'])],
    book: [
      'requestId',
      'acceptTerms',
      'parameters',
      'parameters[1]',
      'travellers',
      ...under('travellers[1]', ['title', 'firstName', 'lastName']),
      ...under('shownId', ['traveller', 'kind', 'number']),
      ...contact,
      ...gst,
    ],
  },
  billing: {
    add: [
      'requestId',
      ...under('bill', [
        'kind',
        ...saleTexts,
        'rooms',
        'startsOn',
        'endsOn',
        'confirmation',
        'supplier',
        'supplierDocument',
        'ownReference',
        'referenceInvoice',
        'passengers',
        'basic',
        'taxes',
        'supplierCharge',
        'supplierCharge2',
        'supplierCharge3',
        'supplierChargeKept',
        'supplierGstType',
        'commission',
        'commissionBasisPoints',
        'tds',
        'serviceCharge',
        'serviceCharge2',
        'serviceCharge3',
        'customerBasic',
        'customerTaxes',
        'discount',
        'discountBasisPoints',
        'customerTds',
        'cancelCharge',
        'gstType',
        ...under('lead', ['title', 'firstName', 'lastName']),
      ]),
      ...contact,
      ...gst,
    ],
    list: ['page'],
  },
  holiday: {
    search: ['destination', 'from', 'days', 'rooms', 'rooms[1].adults', 'rooms[1].childAges', 'rooms[1].childAges[1]'],
    details: [
      'from',
      'rooms',
      'rooms[1].adults',
      'rooms[1].childAges',
      'rooms[1].childAges[1]',
      'origin',
      'stars',
      'hotels',
      'without',
    ],
    quote: [],
    propose: ['requestId', ...under('customer', ['name', 'email']), 'language', 'note'],
    book: [
      'requestId',
      'acceptTerms',
      'parameters',
      'parameters[1]',
      'travellers',
      ...under('travellers[1]', person),
      ...under('payers[1]', ['name', 'pan']),
      'wishes',
      ...contact,
      ...gst,
    ],
    receive: ['requestId', 'amount', 'on', 'mode', 'reference'],
  },
  cab: {
    places: [],
    search: ['kind', 'pickUpAt', 'dropAt', 'at', 'hours', 'days', 'passengers'],
    quote: [],
    book: [
      'requestId',
      'acceptTerms',
      'parameters',
      'parameters[1]',
      'pickUpPoint',
      'arrivingBy',
      ...under('lead', ['title', 'firstName', 'lastName']),
      ...contact,
      ...gst,
    ],
  },
  cruise: {
    receive: ['requestId', 'amount', 'on', 'mode', 'reference'],
    search: ['region', 'month', 'cabins', 'cabins[1].adults', 'cabins[1].childAges[1]'],
    cabins: [],
    quote: ['cabins', 'cabins[1]', 'cabins[1].number'],
    book: [
      'requestId',
      'acceptTerms',
      'parameters',
      'parameters[1]',
      'mode',
      'dining',
      'travellers',
      ...under('travellers[1]', ['title', 'firstName', 'lastName', 'dateOfBirth', 'gender', 'passport.number']),
      ...contact,
      ...gst,
    ],
  },
  bus: {
    cities: [],
    search: ['origin', 'destination', 'date'],
    layout: [],
    block: ['boardingPoint', 'droppingPoint', 'travellers', 'travellers[1].seat'],
    book: [
      'requestId',
      'acceptTerms',
      'parameters',
      'parameters[1]',
      'shownId.kind',
      'shownId.number',
      'travellers',
      ...under('travellers[1]', ['seat', 'gender', 'title', 'firstName', 'lastName', 'age']),
      ...contact,
      ...gst,
    ],
  },
  booking: {
    askRequest: [
      'requestId',
      'kind',
      'product',
      'about',
      'group',
      ...travellers,
      ...under('about', [
        'transactionId',
        'items',
        'items[0]',
        'travellers',
        'travellers[0]',
        'remarks',
        'code',
        'place',
      ]),
      ...under('group', ['wishes', 'cabin', 'sectors', ...under('sectors[1]', sector), ...party, ...contact]),
    ],
    requests: ['text', 'page'],
    request: [],
    answerRequest: [
      'requestId',
      'number',
      ...under('answer', [
        'offered.directions',
        'offered.directions[0]',
        'offered.directions[0].flights[0].arrival',
        'offered.baggage.checkInKg',
        'prices[0].tax',
        'prices',
        'prices[0].amount',
        'validUntil',
        'deposit',
        'depositDue',
        'namesDue',
        'balanceDue',
        'depositBack',
        'price',
        'note',
      ]),
    ],
    requestQuote: [
      'number',
      'charges',
      'charges[0]',
      'charges[0].airline',
      'charges[0].fee',
      'shares',
      'shares[0]',
      'shares[0].paid',
      'shares[0].taxes',
    ],
    settleRequest: ['requestId', 'note', 'quoteId'],
    takeOverRequest: ['requestId', 'number', 'note', ...imported],
    decideRequest: ['requestId', 'number'],
    nameGroup: ['requestId', ...travellers],
    makeOfferBooking: ['requestId', 'number', 'travellers', 'travellers[0]', 'reference', 'documents[0]'],
    linkBooking: ['requestId', 'transactionId'],
    list: ['from', 'to', 'text', 'page'],
    holds: [],
    refunds: ['page'],
    cancelFee: [],
    cancelQuote: ['transactionId', ...units, 'items'],
    cancel: ['requestId', 'remarks', 'cancelQuoteId'],
    ticketHeld: ['transactionId', 'requestId', ...findings],
    releaseHeld: ['requestId'],
    passengers: [],
    scheduleChanges: [],
    details: [],
    document: [],
    sheet: [],
    mailDocument: ['requestId', 'to'],
    withdraw: [],
    payBalance: [],
    addRemark: ['requestId', 'remarks'],
    makeLink: ['requestId'],
    withdrawLinks: [],
    openLink: [],
    linkFile: [],
  },
  account: {
    balance: [],
    balanceNotice: [],
    setBalanceNotice: ['below'],
    rewardPoints: [],
    rewards: ['page'],
    spendRewards: ['requestId', 'points'],
    returnRewards: ['reference'],
    ledger: ['from', 'to', 'page'],
    ledgerFile: ['from', 'to'],
    entryReceipt: [],
    entrySheet: [],
    saleSummary: ['from', 'to'],
    monthSoFar: [],
    commissions: ['from', 'to', 'page'],
    verifyLedger: ['after'],
    checkBooks: ['after'],
    clockTroubles: [],
    restoreBooking: ['agencyId', 'transactionId'],
    addSlip: ['base64'],
    addDeposit: [
      'requestId',
      'slipId',
      ...under('deposit', [
        'paymentMode',
        'referenceNumber',
        'accountNumber',
        'accountHolderName',
        'branch',
        'bankAccount',
        'depositDate',
        'amount',
      ]),
    ],
    deposits: ['text', 'page'],
    deposit: [],
    depositSlip: [],
    adjust: ['requestId', ...under('adjustment', ['kind', 'way', 'amount', 'reason'])],
    adjustments: ['text', 'page'],
    adjustment: [],
    decideAdjustment: ['remarks'],
    reverseAdjustment: ['remarks'],
    adjustmentReceipt: [],
    adjustmentSheet: [],
    topUpReceipt: [],
    topUpSheet: [],
    decideDeposit: ['remarks', 'approvedAmount', 'approvedOn'],
    reverseDeposit: ['remarks'],
    paymentTerms: [],
    startPayment: ['requestId', ...under('payment', ['amount', 'method'])],
    paymentStatus: [],
    makePaymentLink: [
      'requestId',
      ...under('link', [
        'purpose',
        'transactionId',
        'amount',
        'method',
        'payerName',
        'payerEmail',
        'payerPhone',
        'payerLanguage',
        'note',
        'days',
      ]),
    ],
    paymentLinks: ['page'],
    withdrawPaymentLink: [],
    mailPaymentLink: ['email'],
    openPaymentLink: [],
    virtualAccount: [],
    openAccount: [],
    checkTransfers: [],
  },
  agency: {
    identities: [],
    askEmulation: ['emulatedAgentId', 'reason'],
    emulate: [],
    endEmulation: [],
    emulations: [],
    personalTravellers: ['page', 'text'],
    addTraveller: saved,
    updateTraveller: saved,
    deleteTraveller: [],
    gstProfiles: [],
    saveGstProfile: ['holder', 'number', 'email', 'address', 'phone'],
    deleteGstProfile: [],
    completeProfile: [],
    profileMasters: [],
    saveProfile: ['title', 'firstName', 'lastName', 'mobile'],
    savePassport: passport,
    saveVisa: ['country', 'number', 'kind', 'entries', 'issuedOn', 'expiresOn'],
    saveMembership: ['kind', 'programme', 'number', 'expiresOn'],
    addCard: ['number', 'holder', 'expires', 'securityCode'],
    deletePassport: [],
    deleteVisa: [],
    deleteMembership: [],
    deleteCard: [],
    sendOtp: ['channel', 'address'],
    verifyOtp: ['code'],
    addDocument: ['emailProof', 'filename', 'base64'],
    addAgent: [
      'emailProof',
      'mobileProof',
      'requestId',
      ...under('registration', [
        'email',
        'firstName',
        'panDocument',
        'gstDocument',
        'gstHolder',
        'gstNumber',
        'address1',
      ]),
    ],
    followRegistration: ['proof'],
    registrations: ['text', 'page'],
    registration: [],
    registrationPaper: [],
    decideRegistration: ['remarks', 'registrationId'],
    addEndpoint: ['url', 'kinds'],
    endpoints: [],
    deleteEndpoint: [],
    deliveries: ['page'],
    replayDelivery: [],
    addTicket: ['requestId', 'subject', 'about', 'text', 'files', 'files[0]'],
    replyTicket: ['requestId', 'text', 'files', 'files[0]'],
    tickets: ['text', 'page'],
    ticket: [],
    ticketFile: [],
    listStaff: [],
    addStaff: [
      'userId',
      'title',
      'firstName',
      'lastName',
      'mobile',
      'permissions',
      'limits.perBooking',
      'limits.perDay',
    ],
    updateStaff: ['userId', 'status', 'permissions', 'limits.perBooking', 'limits.perDay'],
    markupRules: [],
    saveMarkupRules: ['rules', 'version', ...under('rules[1]', markupFields)],
    simulateMarkup: ['rules', 'to', ...under('rules[1]', markupFields)],
    priceRules: [],
    setPriceRules: [...limits('domestic'), ...limits('international'), 'roundTo'],
  },
  cart: {
    carts: ['page'],
    cart: [],
    add: [
      'cartId',
      'name',
      'product',
      'booking.requestId',
      'booking.acceptTerms',
      ...under('booking', contact),
      'booking.travellers',
    ],
    change: ['name'],
    take: [],
    remove: [],
    quote: [],
    book: ['items', 'items[1].itemId', 'reason', 'reasonCode'],
  },
  corporate: {
    companies: ['page'],
    company: [],
    approvals: ['page'],
    approval: [],
    decideApproval: ['requestId', 'note'],
    withdrawApproval: [],
    delegateApprovals: ['userId', 'firstDay', 'lastDay'],
    giveReason: ['reason', 'reasonCode'],
    saveCompany: [
      'companyId',
      'name',
      'gstNumbers',
      'gstNumbers[0]',
      'costCentres',
      ...under('costCentres[0]', ['code', 'name']),
      'reasons',
      ...under('reasons[0]', ['code', 'name']),
      'rules',
      ...under('rules[0]', [
        'kind',
        'effect',
        'place',
        'countries',
        'product',
        'amount',
        'comfort',
        'longHours',
        'longComfort',
        'count',
        'suppliers',
        'hotels',
        'cities',
      ]),
      'approvals',
      ...under('approvals[0]', [
        'occasion',
        'manner',
        'before',
        ...['decideHours', 'finishHours', 'percent', 'amount'].map((field) => `before.${field}`),
        'place',
        'product',
        'costCentre',
        'kind',
        'over',
        'approvers',
        'quorum',
      ]),
    ],
    addEmployee: ['userId', 'title', 'firstName', 'lastName', 'mobile', 'costCentre'],
    moveEmployee: ['costCentre'],
    ownPolicy: [],
    trips: ['page'],
  },
  operations: {
    agencies: ['text', 'page'],
    agency: [],
    addAgency: [
      'requestId',
      ...['companyName', 'address', 'city', 'state', 'panNumber', 'gstNumber'].map((field) => `business.${field}`),
      ...['userId', 'title', 'firstName', 'lastName', 'mobile'].map((field) => `person.${field}`),
      'creditLimit',
    ],
    setCredit: ['agencyId', 'limit', 'extra', 'extra.until', 'dueOn'],
    setStanding: ['agencyId', 'status', 'note'],
    addPerson: ['requestId', 'userId', 'title', 'firstName', 'lastName', 'mobile'],
    setPerson: ['userId', 'status'],
    resetPerson: ['userId'],
    uploadBrandFile: ['base64', 'printed'],
    agencyRules: [],
    setAgencyRules: [
      'agencyId',
      'version',
      'rules',
      ...under('rules[1]', ['kind', 'code', 'borneBy', 'basis', ...markupFields.filter((field) => field !== 'name')]),
    ],
    configuration: [],
    overview: [],
    askSupplier: [],
    setConfiguration: [
      ...[
        'projectName',
        'clientName',
        'fontFamily',
        'fontFaces[0]',
        ...['', '[0].name', '[0].code', '[0].prefix', '[0].maxLength', '[0].fixedValues'].map(
          (field) => `parameters${field}`,
        ),
        'vendorName',
        'primaryColour',
        'secondaryColour',
        'logoUrl',
        'carrierImageUrl',
        'supportEmail',
        'supportPhone',
        ...['', ...houseAccountFields.map((field) => `[0].${field}`)].map((field) => `bankAccounts${field}`),
        'enabledServices',
        'enabledServices[1]',
        'postLoginPage',
        'hotelPassengerCountry',
        'holdMinutes',
        ...airlineFields.map((field) => `airlines.${field}`),
      ].map((field) => `configuration.${field}`),
      'version',
    ],
    pages: [],
    setPage: ['texts.en', 'texts.fr', 'texts.ar', 'version'],
    messages: ['text', 'page'],
    message: [],
    audit: ['text', 'page'],
    auditEntry: [],
  },
};

const rulesOf = new Map<string, readonly string[]>(
  Object.entries(paths).flatMap(([area, methods]) =>
    Object.entries<readonly string[]>(methods).map(([method, said]) => [`${area}.${method}`, said] as const),
  ),
);

const operations = boundOperations.map(({ name, operation }) => ({
  name,
  operation,
  rules: rulesOf.get(name) ?? [],
}));

const { flight, booking } = catalogue;
/** A traveller of a display without a ticket lacks what a request shows as its `ticketnumber`. */
const ticketed = plainly({
  properties: { travellers: { items: { properties: { ticketnumber: { type: 'string' } } } } },
});

/** What is reported of the thing that a request is about, by its fields in the answers that show it. */
const shown: Readonly<Record<string, readonly SchemaMaker[]>> = {
  'flight.book': [flight.quote.answer.jsonSchema],
  'flight.importPnr': [flight.parsePnr.answer.jsonSchema, ticketed],
  'booking.takeOverRequest': [flight.parsePnr.answer.jsonSchema, flight.importPnr.request.jsonSchema, ticketed],
  'booking.ticketHeld': [booking.details.answer.jsonSchema],
};

/** Whether a value reported so has something there. */
function has(seen: SchemaMaker, path: string): boolean {
  const named = new Map<string, JsonSchema>();
  const whole = seen(naming);
  return reaches(
    whole,
    path.split(/[[\]]+/).filter((step) => step !== ''),
  );

  function naming(name: string, tell: () => JsonSchema): JsonSchema {
    if (!named.has(name)) {
      named.set(name, {});
      named.set(name, tell());
    }
    return { $ref: name };
  }

  function reaches(schema: JsonSchema | undefined, steps: readonly string[]): boolean {
    if (schema === undefined) return false;
    if (schema.$ref !== undefined) return reaches(named.get(schema.$ref), steps);
    const [first, ...rest] = steps;
    if (first === undefined || schema.anyOf?.some((each) => reaches(each, steps)) === true) return true;
    return reaches(/^\d+$/.test(first) ? schema.items : schema.properties?.[first], rest);
  }
}

describe('a complaint of a rule', () => {
  test('is reported at a field of the operation’s form, or of what it is about', () => {
    const astray = operations.flatMap(({ name, operation, rules }) => {
      const there = [operation.request.jsonSchema, ...(shown[name] ?? [])];
      return rules
        .map((path) => ({ path, wire: toWirePath(operation.request.names, path) }))
        .filter(({ wire }) => wire.includes('.') || !there.some((seen) => has(seen, wire)))
        .map(({ path, wire }) => `${name}: ${path} seen as ${wire}`);
    });
    expect(astray).toEqual([]);
  });

  test('comes back to the portal as it was said, or at the first of fields that have no name of their own', () => {
    const lost = operations.flatMap(({ name, operation: { request }, rules }) =>
      rules
        .map((path) => ({ path, back: toDomainPath(request.names, toWirePath(request.names, path)) }))
        // The way back of a round trip lies in the fields of the way there.
        .filter(({ path }) => !(name === 'flight.search' && /^sectors\[1\]\.(origin|destination)$/.test(path)))
        .filter(({ path, back }) => back !== path && !back.startsWith(`${path}.`))
        .map(({ path, back }) => `${name}: ${path} back as ${back}`),
    );
    expect(lost).toEqual([]);
  });

  test('of a search is reported where that search has it: single fields, or the list of sectors', () => {
    const { request } = catalogue.flight.search;
    const names = (sent: unknown) => namesOf(request, sent);
    const listed = names({ sectors: [{ origin: 'DEL' }] });
    expect(toWirePath(listed, 'sectors[0].origin')).toBe('sectors[0][origin]');
    expect(toWirePath(listed, 'sectors[1].date')).toBe('sectors[1][date]');
    expect(toDomainPath(listed, 'sectors[1][date]')).toBe('sectors[1].date');
    const single = names({ origin: 'DEL', destination: 'BOM' });
    expect(toWirePath(single, 'sectors[0].origin')).toBe('origin');
    expect(toWirePath(single, 'sectors[1].origin')).toBe('destination');
    expect(toWirePath(single, 'sectors[1].destination')).toBe('origin');
  });

  test.each([
    ['book', 'travellers[1].passport.expiresOn', 'issuedOn', 'travellers[1][passport_dateofissue]'],
    ['book', 'travellers[1].passport.issuedOn', 'dateOfBirth', 'travellers[1][dob]'],
    ['search', 'sectors[1].date', 'sectors[0].date', 'onwarddate'],
  ] as const)('of %s at %s names the other field, %s, as the wire does', (method, path, other, wire) => {
    const { names } = catalogue.flight[method].request;
    const failure = new Invalid({ violations: [{ code: 'date-after', path, params: { other } }] });
    const envelope = writeFailure(failure, '', names);
    expect(envelope).toMatchObject({ ApiStatus: { Result: { violations: [{ params: { other: wire } }] } } });
    const opened = openEnvelope(envelope, names);
    const last = other.split('.').at(-1);
    expect(opened).toMatchObject({ failure: { violations: [{ path, params: { other: last } }] } });
  });
});

test('the message names the field by its words and as the wire spells it, never by an inner name', () => {
  const said = (path: string) =>
    failureMessage(new Invalid({ violations: [{ code: 'required', path }] }), 'en', (each) =>
      toWirePath(catalogue.flight.book.request.names, each),
    );
  expect(said('travellers[1].firstName')).toContain('First name (2) (travellers[1][first_name])');
  expect(said('travellers[1].savedId')).toContain(' travellers[1][profilerecordid]: ');
});

const everyPath = operations.flatMap(({ name, operation, rules }) =>
  rules.map((path) => ({ name, path, spelt: (each: string) => toWirePath(operation.request.names, each) })),
);

test.each(['en', 'fr', 'ar'] as const)(
  'every message in %s names its field as the wire spells it, and no inner name',
  (language) => {
    expect(everyPath.length).toBeGreaterThan(300);
    const wrong = everyPath.flatMap(({ name, path, spelt }) => {
      const said = failureMessage(new Invalid({ violations: [{ code: 'required', path }] }), language, spelt);
      const rest = said.replace(spelt(path), '');
      return said.includes(spelt(path)) && !/[a-z][A-Z]|\w\.\w/.test(rest) ? [] : [`${name} ${path}: ${said}`];
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['travellers[1].passport.expiresOn', 'issuedOn', 'travellers[1][passport_dateofissue]'],
  ['travellers[1].passport.issuedOn', 'dateOfBirth', 'travellers[1][dob]'],
  ['travellers[1].passport.issuedOn', 'nowhereNamed', 'nowhereNamed'],
] as const)('a message about %s names the other field, %s, as the wire spells it', (path, other, wire) => {
  const { names } = catalogue.flight.book.request;
  const spelt: Spelt = (each, beside) =>
    beside === undefined ? toWirePath(names, each) : toWirePathBeside(names, beside, each);
  const failure = new Invalid({ violations: [{ code: 'date-after', path, params: { other } }] });
  for (const language of ['en', 'fr', 'ar'] as const) {
    const said = failureMessage(failure, language, spelt);
    expect(said).toContain(wire);
    if (wire !== other) expect(said).not.toContain(other);
  }
});
