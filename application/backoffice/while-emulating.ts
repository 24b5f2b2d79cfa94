/**
 * What may be done at somebody else's desk. The table has every method of the desk, so that a new one does not compile before
 * it is said. Rights are looked at besides, by each use case.
 */
import { Effect } from 'effect';
import type { Desk } from '../desk/desk.ts';
import { NotPermitted } from '../desk/failures.ts';
import type { Caller } from './caller.ts';

/**
 * 'reads': always. 'changes': unless nothing may be changed. 'own': never, it is the person's own alone: password, sessions, papers, cards.
 * 'passes': comes in, goes out, or looks at it itself.
 */
export type Doing = 'reads' | 'changes' | 'own' | 'passes';

type Doings = { readonly [Area in keyof Desk]: { readonly [Method in keyof Desk[Area]]: Doing } };

export const doings: Doings = {
  configuration: {
    read: 'reads',
  },
  session: {
    logIn: 'passes',
    signOn: 'passes',
    logOut: 'passes',
    forgotPassword: 'passes',
    changePassword: 'own',
    userDetails: 'reads',
    sessions: 'own',
    endSessions: 'own',
    secondFactor: 'own',
    beginSecondFactor: 'own',
    confirmSecondFactor: 'own',
    endSecondFactor: 'own',
  },
  hotel: {
    places: 'reads',
    search: 'reads',
    details: 'reads',
    prebook: 'reads',
    book: 'changes',
  },
  flight: {
    search: 'reads',
    calendar: 'reads',
    quote: 'reads',
    airports: 'reads',
    airlines: 'reads',
    services: 'reads',
    seatMaps: 'reads',
    explainFare: 'reads',
    fareRules: 'reads',
    book: 'changes',
    noShowQuote: 'reads',
    scheduleRefundQuote: 'reads',
    scheduleAnswer: 'changes',
    changeSearch: 'reads',
    changeQuote: 'reads',
    agreedChangeQuote: 'reads',
    agreedServicesQuote: 'reads',
    change: 'changes',
    addSsr: 'changes',
    splitPnr: 'changes',
    completeHeld: 'changes',
    parsePnr: 'reads',
    importPnr: 'changes',
    sendQuote: 'changes',
    listQuotes: 'reads',
    openQuote: 'reads',
  },
  bus: {
    cities: 'reads',
    search: 'reads',
    layout: 'reads',
    block: 'reads',
    book: 'changes',
  },
  booking: {
    list: 'reads',
    holds: 'reads',
    refunds: 'reads',
    passengers: 'reads',
    scheduleChanges: 'reads',
    cancelQuote: 'reads',
    cancel: 'changes',
    ticketHeld: 'changes',
    releaseHeld: 'changes',
    details: 'reads',
    document: 'reads',
    sheet: 'reads',
    mailDocument: 'changes',
    makeLink: 'changes',
    withdrawLinks: 'changes',
    openLink: 'reads',
    linkFile: 'reads',
    askRequest: 'changes',
    requests: 'reads',
    request: 'reads',
    answerRequest: 'changes',
    requestQuote: 'reads',
    settleRequest: 'changes',
    takeOverRequest: 'changes',
    decideRequest: 'changes',
    nameGroup: 'changes',
    makeOfferBooking: 'changes',
    linkBooking: 'changes',
  },
  account: {
    balance: 'reads',
    rewardPoints: 'reads',
    ledger: 'reads',
    saleSummary: 'reads',
    commissions: 'reads',
    verifyLedger: 'reads',
    checkBooks: 'reads',
    clockTroubles: 'reads',
    restoreBooking: 'changes',
    addSlip: 'changes',
    paymentTerms: 'reads',
    startPayment: 'changes',
    paymentStatus: 'reads',
    addDeposit: 'changes',
    deposits: 'reads',
    deposit: 'reads',
    depositSlip: 'reads',
    topUpReceipt: 'reads',
    topUpSheet: 'reads',
    decideDeposit: 'changes',
    reverseDeposit: 'changes',
  },
  agency: {
    personalTravellers: 'reads',
    addTraveller: 'changes',
    updateTraveller: 'changes',
    deleteTraveller: 'changes',
    gstProfiles: 'reads',
    saveGstProfile: 'changes',
    deleteGstProfile: 'changes',
    completeProfile: 'reads',
    profileMasters: 'reads',
    saveProfile: 'own',
    savePassport: 'own',
    saveVisa: 'own',
    saveMembership: 'own',
    addCard: 'own',
    deletePassport: 'own',
    deleteVisa: 'own',
    deleteMembership: 'own',
    deleteCard: 'own',
    sendOtp: 'changes',
    verifyOtp: 'changes',
    addDocument: 'changes',
    addAgent: 'changes',
    followRegistration: 'reads',
    registrations: 'reads',
    registration: 'reads',
    registrationPaper: 'reads',
    decideRegistration: 'changes',
    priceRules: 'reads',
    setPriceRules: 'changes',
    addEndpoint: 'changes',
    endpoints: 'reads',
    deleteEndpoint: 'changes',
    deliveries: 'reads',
    replayDelivery: 'changes',
    listStaff: 'reads',
    addStaff: 'changes',
    updateStaff: 'changes',
    identities: 'reads',
    askEmulation: 'passes',
    emulate: 'passes',
    endEmulation: 'passes',
    emulations: 'reads',
  },
  corporate: {
    companies: 'reads',
    company: 'reads',
    saveCompany: 'changes',
    addEmployee: 'changes',
    moveEmployee: 'changes',
    ownPolicy: 'reads',
  },
  operations: {
    agencies: 'reads',
    agency: 'reads',
    addAgency: 'changes',
    setCredit: 'changes',
    setStanding: 'changes',
    addPerson: 'changes',
    setPerson: 'changes',
    resetPerson: 'changes',
    messages: 'reads',
    message: 'reads',
    audit: 'reads',
    auditEntry: 'reads',
  },
};

/** An area's desk as it is for who sits at somebody else's: NotPermitted `emulating` or `read-only` for what may not be done there. */
export function whileEmulating<Area extends keyof Desk>(area: Area, desk: Desk[Area], caller: Caller): Desk[Area] {
  if (caller.kind === 'anonymous' || caller.emulation === undefined) return desk;
  const { readOnly } = caller.emulation;
  const refused = Object.entries<Doing>(doings[area]).flatMap(([method, doing]) => {
    const reason = doing === 'own' ? 'emulating' : doing === 'changes' && readOnly ? 'read-only' : undefined;
    return reason === undefined ? [] : [[method, () => Effect.fail(new NotPermitted({ reason }))]];
  });
  // Any method may fail so.
  return { ...desk, ...Object.fromEntries(refused) } as Desk[Area];
}
