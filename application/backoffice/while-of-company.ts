/**
 * What the people of a company that the agency looks after may ask: about what is their own, and about nothing else of the
 * agency. The table has every method of the desk, so that a new one does not compile before it is said.
 */
import { Effect } from 'effect';
import { isOwn, type Whose } from '#domain/corporate/reach.ts';
import type { Desk } from '../desk/desk.ts';
import { NotFound, NotPermitted } from '../desk/failures.ts';
import type { Caller } from './caller.ts';
import { signedIn } from './permission.ts';
import type { ReachBook } from './ports/corporate/reach-book.ts';

/**
 * 'free': says nothing of what others booked, or looks at whose it is by itself. 'one': about a booking, a request or a quote that it names; another's is as
 * one that is not there. 'listed': shows what is within `caller.corporate` and counts nothing else. 'closed': the agency's own.
 */
export type Reaching = 'free' | 'one' | 'listed' | 'closed';

export type Reachings = { readonly [Area in keyof Desk]: { readonly [Method in keyof Desk[Area]]: Reaching } };

export const reachings: Reachings = {
  configuration: {
    read: 'free',
  },
  session: {
    logIn: 'free',
    signOn: 'free',
    logOut: 'free',
    page: 'free',
    forgotPassword: 'free',
    changePassword: 'free',
    userDetails: 'free',
    sessions: 'free',
    endSessions: 'free',
    secondFactor: 'free',
    beginSecondFactor: 'free',
    confirmSecondFactor: 'free',
    endSecondFactor: 'free',
  },
  hotel: {
    places: 'free',
    search: 'free',
    details: 'free',
    weather: 'free',
    prebook: 'free',
    book: 'free',
  },
  flight: {
    search: 'free',
    calendar: 'free',
    quote: 'free',
    airports: 'free',
    airlines: 'free',
    services: 'one',
    seatMaps: 'one',
    explainFare: 'free',
    fareRules: 'free',
    book: 'free',
    noShowQuote: 'one',
    scheduleRefundQuote: 'one',
    scheduleAnswer: 'one',
    changeSearch: 'one',
    changeQuote: 'one',
    agreedChangeQuote: 'closed',
    agreedServicesQuote: 'closed',
    change: 'one',
    addSsr: 'one',
    splitPnr: 'one',
    completeHeld: 'one',
    parsePnr: 'closed',
    importPnr: 'closed',
    sendQuote: 'closed',
    listQuotes: 'closed',
    openQuote: 'closed',
  },
  bus: {
    cities: 'free',
    search: 'free',
    layout: 'free',
    block: 'free',
    book: 'free',
  },
  train: {
    stations: 'free',
    search: 'free',
    advanceSearch: 'free',
    route: 'free',
    pnrStatus: 'listed',
    certificate: 'free',
    tdrs: 'one',
    raiseTdr: 'one',
    changeBoarding: 'one',
    quote: 'free',
    book: 'free',
  },
  billing: {
    add: 'closed',
    list: 'closed',
  },
  cab: {
    places: 'free',
    search: 'free',
    quote: 'free',
    book: 'free',
  },
  holiday: {
    search: 'free',
    details: 'free',
    quote: 'free',
    propose: 'closed',
    book: 'free',
    receive: 'closed',
  },
  cruise: {
    search: 'free',
    cabins: 'free',
    quote: 'free',
    book: 'free',
    receive: 'closed',
  },
  insurance: {
    plans: 'free',
    quote: 'free',
    book: 'free',
  },
  visa: {
    requirements: 'free',
    quote: 'free',
    book: 'free',
    track: 'one',
    submitDocument: 'one',
    paper: 'one',
    applications: 'listed',
    move: 'closed',
  },
  booking: {
    list: 'listed',
    holds: 'listed',
    refunds: 'listed',
    cancelFee: 'free',
    passengers: 'listed',
    scheduleChanges: 'listed',
    cancelQuote: 'one',
    cancel: 'one',
    ticketHeld: 'one',
    releaseHeld: 'one',
    details: 'one',
    document: 'one',
    sheet: 'one',
    mailDocument: 'one',
    withdraw: 'one',
    payBalance: 'one',
    addRemark: 'closed',
    makeLink: 'one',
    withdrawLinks: 'one',
    openLink: 'free',
    linkFile: 'free',
    askRequest: 'one',
    requests: 'listed',
    request: 'one',
    answerRequest: 'closed',
    requestQuote: 'closed',
    settleRequest: 'closed',
    takeOverRequest: 'closed',
    decideRequest: 'one',
    nameGroup: 'one',
    makeOfferBooking: 'closed',
    linkBooking: 'one',
  },
  account: {
    balanceNotice: 'closed',
    setBalanceNotice: 'closed',
    balance: 'closed',
    rewardPoints: 'closed',
    rewards: 'closed',
    spendRewards: 'closed',
    returnRewards: 'closed',
    ledger: 'closed',
    ledgerFile: 'closed',
    entryReceipt: 'closed',
    entrySheet: 'closed',
    saleSummary: 'listed',
    monthSoFar: 'listed',
    commissions: 'closed',
    verifyLedger: 'closed',
    checkBooks: 'closed',
    clockTroubles: 'closed',
    restoreBooking: 'closed',
    addSlip: 'closed',
    paymentTerms: 'closed',
    startPayment: 'closed',
    paymentStatus: 'closed',
    makePaymentLink: 'closed',
    paymentLinks: 'closed',
    withdrawPaymentLink: 'closed',
    mailPaymentLink: 'closed',
    openPaymentLink: 'free',
    virtualAccount: 'closed',
    openAccount: 'closed',
    checkTransfers: 'closed',
    addDeposit: 'closed',
    deposits: 'closed',
    deposit: 'closed',
    depositSlip: 'closed',
    topUpReceipt: 'closed',
    topUpSheet: 'closed',
    decideDeposit: 'closed',
    reverseDeposit: 'closed',
    adjust: 'closed',
    adjustments: 'closed',
    adjustment: 'closed',
    decideAdjustment: 'closed',
    reverseAdjustment: 'closed',
    adjustmentReceipt: 'closed',
    adjustmentSheet: 'closed',
  },
  agency: {
    personalTravellers: 'listed',
    addTraveller: 'listed',
    updateTraveller: 'listed',
    deleteTraveller: 'listed',
    gstProfiles: 'listed',
    saveGstProfile: 'listed',
    deleteGstProfile: 'listed',
    completeProfile: 'free',
    profileMasters: 'listed',
    saveProfile: 'free',
    savePassport: 'free',
    saveVisa: 'free',
    saveMembership: 'free',
    addCard: 'free',
    deletePassport: 'free',
    deleteVisa: 'free',
    deleteMembership: 'free',
    deleteCard: 'free',
    sendOtp: 'free',
    verifyOtp: 'free',
    addDocument: 'free',
    addAgent: 'free',
    followRegistration: 'free',
    registrations: 'closed',
    registration: 'closed',
    registrationPaper: 'closed',
    decideRegistration: 'closed',
    markupRules: 'closed',
    saveMarkupRules: 'closed',
    simulateMarkup: 'closed',
    priceRules: 'closed',
    setPriceRules: 'closed',
    addEndpoint: 'closed',
    endpoints: 'closed',
    deleteEndpoint: 'closed',
    deliveries: 'closed',
    replayDelivery: 'closed',
    addTicket: 'free',
    replyTicket: 'free',
    tickets: 'free',
    ticket: 'free',
    ticketFile: 'free',
    listStaff: 'closed',
    addStaff: 'closed',
    updateStaff: 'closed',
    identities: 'free',
    askEmulation: 'free',
    emulate: 'free',
    endEmulation: 'free',
    emulations: 'free',
  },
  corporate: {
    companies: 'closed',
    company: 'closed',
    saveCompany: 'closed',
    addEmployee: 'closed',
    moveEmployee: 'closed',
    ownPolicy: 'free',
    trips: 'listed',
    approvals: 'free',
    approval: 'free',
    decideApproval: 'free',
    withdrawApproval: 'free',
    delegateApprovals: 'free',
    giveReason: 'free',
  },
  cart: {
    carts: 'listed',
    cart: 'free',
    add: 'free',
    change: 'free',
    take: 'free',
    remove: 'free',
    quote: 'free',
    book: 'free',
  },
  operations: {
    agencies: 'closed',
    agency: 'closed',
    addAgency: 'closed',
    setCredit: 'closed',
    setStanding: 'closed',
    addPerson: 'closed',
    setPerson: 'closed',
    resetPerson: 'closed',
    agencyRules: 'closed',
    setAgencyRules: 'closed',
    uploadBrandFile: 'closed',
    configuration: 'closed',
    setConfiguration: 'closed',
    overview: 'closed',
    askSupplier: 'closed',
    pages: 'closed',
    setPage: 'closed',
    messages: 'closed',
    message: 'closed',
    audit: 'closed',
    auditEntry: 'closed',
  },
};

/** What is asked about: bookings, requests and quotes, by the fields that name them everywhere. */
interface Naming {
  readonly transactionId?: unknown;
  /** A booking's id, or a request's wish that has one. */
  readonly about?: unknown;
  readonly number?: unknown;
  readonly cancelQuoteId?: unknown;
  readonly changeQuoteId?: unknown;
}

type Method = (...asked: readonly unknown[]) => Effect.Effect<unknown, unknown>;

/** An area's desk as it is for people of a company; as it is for all others. */
export function whileOfCompany<Area extends keyof Desk>(
  area: Area,
  desk: Desk[Area],
  caller: Caller,
  reaches: Omit<ReachBook, 'decidesFor' | 'companyOf'>,
): Desk[Area] {
  if (caller.kind === 'anonymous' || caller.corporate === undefined) return desk;
  const { agencyId, corporate } = caller;
  const methods = desk as unknown as Readonly<Record<string, Method>>;
  const guarded = Object.entries<Reaching>(reachings[area]).flatMap(([name, reaching]) => {
    const method = methods[name];
    if (method === undefined || reaching === 'free' || reaching === 'listed') return [];
    const closed = Effect.flatMap(signedIn(caller), () => Effect.fail(new NotPermitted({ reason: 'right-missing' })));
    const own: Method = (asked) =>
      Effect.gen(function* () {
        yield* signedIn(caller);
        for (const { what, whose } of namedBy(asked as Naming, agencyId, reaches)) {
          const found = yield* whose;
          // A quote that is gone may have been done, which its request is answered with.
          if (found === undefined && what.endsWith('-quote')) continue;
          if (found === undefined || !isOwn(corporate, found)) return yield* new NotFound({ what });
        }
        return yield* method(asked);
      });
    return [[name, reaching === 'closed' ? () => closed : own] as const];
  });
  // Any method may fail so.
  return { ...desk, ...Object.fromEntries(guarded) } as Desk[Area];
}

interface Named {
  readonly what: 'booking' | 'request' | 'cancel-quote' | 'change-quote';
  readonly whose: Effect.Effect<Whose | undefined>;
}

function namedBy(
  { transactionId, about, number, cancelQuoteId, changeQuoteId }: Naming,
  agencyId: string,
  reaches: Omit<ReachBook, 'decidesFor' | 'companyOf'>,
): readonly Named[] {
  const texts = (...found: readonly unknown[]) => found.filter((each) => typeof each === 'string');
  const within = typeof about === 'object' && about !== null ? (about as Naming).transactionId : about;
  return [
    ...texts(number).map((id) => ({ what: 'request' as const, whose: reaches.ofRequest(agencyId, id) })),
    ...texts(transactionId, within).map((id) => ({ what: 'booking' as const, whose: reaches.ofBooking(agencyId, id) })),
    ...texts(cancelQuoteId).map((id) => ({
      what: 'cancel-quote' as const,
      whose: reaches.ofAmendmentQuote(agencyId, id),
    })),
    ...texts(changeQuoteId).map((id) => ({
      what: 'change-quote' as const,
      whose: reaches.ofAmendmentQuote(agencyId, id),
    })),
  ];
}
