/**
 * The desk as the portal has it: every method is a call over the wire (`wire-call.ts`). An area's
 * operations and codecs are loaded when the area is first asked for something, so that a login waits for nothing else.
 */
import { Effect } from 'effect';
import type { AccountDesk } from '#application/desk/account/account.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { CartDesk } from '#application/desk/cart/cart.ts';
import type { CorporateDesk } from '#application/desk/corporate/corporate.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { BusDesk } from '#application/desk/bus/bus.ts';
import type { BillingDesk } from '#application/desk/billing/billing.ts';
import type { CabDesk } from '#application/desk/cab/cab.ts';
import type { CruiseDesk } from '#application/desk/cruise/cruise.ts';
import type { Desk } from '#application/desk/desk.ts';
import { type DeskFailure, Unreachable } from '#application/desk/failures.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { OperationsDesk } from '#application/desk/operations/operations.ts';
import type { TrainDesk } from '#application/desk/train/train.ts';
import type { HolidayDesk } from '#application/desk/holiday/holiday.ts';
import type { HotelDesk } from '#application/desk/hotel/hotel.ts';
import type { InsuranceDesk } from '#application/desk/insurance/insurance.ts';
import type { VisaDesk } from '#application/desk/visa/visa.ts';
import type { ConfigurationDesk, SessionDesk } from '#application/desk/session.ts';
import type { AnswerOf, AreaOperations, Operation, RequestOf } from '../wire/form/operation.ts';
import { type WireAreas, wireAreas } from './wire-areas.ts';
import { type AnyOperation, type Call, callOver, type WireCallOptions } from './wire-call.ts';

export interface WireDeskOptions extends WireCallOptions {
  /** In which shapes; the catalogue's where absent. */
  readonly areas?: WireAreas;
}

export function wireDesk(options: WireDeskOptions): Desk {
  const call = callOver(options);
  const { areas = wireAreas } = options;
  return {
    configuration: areaOver<ConfigurationDesk>(
      call,
      async () => (await areas.configuration()).configurationOperations,
      { read: true },
    ),
    session: areaOver<SessionDesk>(call, async () => (await areas.session()).sessionOperations, {
      logIn: true,
      signOn: true,
      logOut: true,
      page: true,
      forgotPassword: true,
      changePassword: true,
      userDetails: true,
      sessions: true,
      endSessions: true,
      secondFactor: true,
      beginSecondFactor: true,
      confirmSecondFactor: true,
      endSecondFactor: true,
    }),
    insurance: areaOver<InsuranceDesk>(call, async () => (await areas.insurance()).insuranceOperations, {
      plans: true,
      quote: true,
      book: true,
    }),
    visa: areaOver<VisaDesk>(call, async () => (await areas.visa()).visaOperations, {
      requirements: true,
      quote: true,
      book: true,
      track: true,
      submitDocument: true,
      paper: true,
      applications: true,
      move: true,
    }),
    flight: areaOver<FlightDesk>(call, async () => (await areas.flight()).flightOperations, {
      search: true,
      calendar: true,
      quote: true,
      services: true,
      seatMaps: true,
      explainFare: true,
      fareRules: true,
      book: true,
      agreedChangeQuote: true,
      agreedServicesQuote: true,
      noShowQuote: true,
      scheduleRefundQuote: true,
      scheduleAnswer: true,
      changeSearch: true,
      changeQuote: true,
      change: true,
      addSsr: true,
      splitPnr: true,
      completeHeld: true,
      parsePnr: true,
      importPnr: true,
      sendQuote: true,
      listQuotes: true,
      openQuote: true,
      airports: true,
      airlines: true,
    }),
    billing: areaOver<BillingDesk>(call, async () => (await areas.billing()).billingOperations, {
      add: true,
      list: true,
    }),
    cab: areaOver<CabDesk>(call, async () => (await areas.cab()).cabOperations, {
      places: true,
      search: true,
      quote: true,
      book: true,
    }),
    holiday: areaOver<HolidayDesk>(call, async () => (await areas.holiday()).holidayOperations, {
      search: true,
      details: true,
      quote: true,
      propose: true,
      book: true,
      receive: true,
    }),
    cruise: areaOver<CruiseDesk>(call, async () => (await areas.cruise()).cruiseOperations, {
      search: true,
      cabins: true,
      quote: true,
      book: true,
      receive: true,
    }),
    train: areaOver<TrainDesk>(call, async () => (await areas.train()).trainOperations, {
      stations: true,
      search: true,
      advanceSearch: true,
      route: true,
      pnrStatus: true,
      certificate: true,
      tdrs: true,
      raiseTdr: true,
      changeBoarding: true,
      quote: true,
      book: true,
    }),
    bus: areaOver<BusDesk>(call, async () => (await areas.bus()).busOperations, {
      cities: true,
      search: true,
      layout: true,
      block: true,
      book: true,
    }),
    hotel: areaOver<HotelDesk>(call, async () => (await areas.hotel()).hotelOperations, {
      places: true,
      search: true,
      details: true,
      weather: true,
      prebook: true,
      book: true,
    }),
    booking: areaOver<BookingDesk>(call, async () => (await areas.booking()).bookingOperations, {
      askRequest: true,
      requests: true,
      request: true,
      answerRequest: true,
      requestQuote: true,
      settleRequest: true,
      takeOverRequest: true,
      decideRequest: true,
      nameGroup: true,
      makeOfferBooking: true,
      linkBooking: true,
      list: true,
      holds: true,
      refunds: true,
      cancelFee: true,
      cancelQuote: true,
      cancel: true,
      ticketHeld: true,
      releaseHeld: true,
      passengers: true,
      scheduleChanges: true,
      details: true,
      document: true,
      sheet: true,
      mailDocument: true,
      withdraw: true,
      payBalance: true,
      addRemark: true,
      makeLink: true,
      withdrawLinks: true,
      openLink: true,
      linkFile: true,
    }),
    account: areaOver<AccountDesk>(call, async () => (await areas.account()).accountOperations, {
      balance: true,
      balanceNotice: true,
      setBalanceNotice: true,
      rewardPoints: true,
      rewards: true,
      spendRewards: true,
      returnRewards: true,
      ledger: true,
      ledgerFile: true,
      entryReceipt: true,
      entrySheet: true,
      saleSummary: true,
      monthSoFar: true,
      commissions: true,
      verifyLedger: true,
      checkBooks: true,
      clockTroubles: true,
      restoreBooking: true,
      paymentTerms: true,
      startPayment: true,
      paymentStatus: true,
      makePaymentLink: true,
      paymentLinks: true,
      withdrawPaymentLink: true,
      mailPaymentLink: true,
      openPaymentLink: true,
      virtualAccount: true,
      openAccount: true,
      checkTransfers: true,
      addSlip: true,
      addDeposit: true,
      deposits: true,
      deposit: true,
      depositSlip: true,
      topUpReceipt: true,
      topUpSheet: true,
      decideDeposit: true,
      reverseDeposit: true,
      adjust: true,
      adjustments: true,
      adjustment: true,
      decideAdjustment: true,
      reverseAdjustment: true,
      adjustmentReceipt: true,
      adjustmentSheet: true,
    }),
    agency: areaOver<AgencyDesk>(call, async () => (await areas.agency()).agencyOperations, {
      listStaff: true,
      addStaff: true,
      updateStaff: true,
      identities: true,
      askEmulation: true,
      emulate: true,
      endEmulation: true,
      emulations: true,
      personalTravellers: true,
      addTraveller: true,
      updateTraveller: true,
      deleteTraveller: true,
      gstProfiles: true,
      saveGstProfile: true,
      deleteGstProfile: true,
      completeProfile: true,
      profileMasters: true,
      saveProfile: true,
      savePassport: true,
      saveVisa: true,
      saveMembership: true,
      addCard: true,
      deletePassport: true,
      deleteVisa: true,
      deleteMembership: true,
      deleteCard: true,
      sendOtp: true,
      verifyOtp: true,
      addDocument: true,
      addAgent: true,
      followRegistration: true,
      registrations: true,
      registration: true,
      registrationPaper: true,
      decideRegistration: true,
      markupRules: true,
      saveMarkupRules: true,
      simulateMarkup: true,
      priceRules: true,
      setPriceRules: true,
      addEndpoint: true,
      endpoints: true,
      deleteEndpoint: true,
      deliveries: true,
      replayDelivery: true,
      addTicket: true,
      replyTicket: true,
      tickets: true,
      ticket: true,
      ticketFile: true,
    }),
    corporate: areaOver<CorporateDesk>(call, async () => (await areas.corporate()).corporateOperations, {
      companies: true,
      company: true,
      saveCompany: true,
      addEmployee: true,
      moveEmployee: true,
      ownPolicy: true,
      trips: true,
      approvals: true,
      approval: true,
      decideApproval: true,
      withdrawApproval: true,
      delegateApprovals: true,
      giveReason: true,
    }),
    cart: areaOver<CartDesk>(call, async () => (await areas.cart()).cartOperations, {
      carts: true,
      cart: true,
      add: true,
      change: true,
      take: true,
      remove: true,
      quote: true,
      book: true,
    }),
    operations: areaOver<OperationsDesk>(call, async () => (await areas.operations()).operationsOperations, {
      agencies: true,
      agency: true,
      addAgency: true,
      setCredit: true,
      setStanding: true,
      addPerson: true,
      setPerson: true,
      resetPerson: true,
      agencyRules: true,
      setAgencyRules: true,
      uploadBrandFile: true,
      configuration: true,
      setConfiguration: true,
      overview: true,
      askSupplier: true,
      pages: true,
      setPage: true,
      messages: true,
      message: true,
      audit: true,
      auditEntry: true,
    }),
  };
}

/** An area's desk, method by method. `methods` names them all without loading their operations. */
function areaOver<Area>(
  call: Call,
  load: () => Promise<AreaOperations<Area>>,
  methods: { readonly [Method in keyof Area]: true },
): Area {
  const operations = Effect.tryPromise({
    try: load,
    catch: (cause) => new Unreachable({ detail: `a part of the page could not be loaded: ${String(cause)}` }),
  });
  const desk: Partial<Record<keyof Area, (request: unknown) => Effect.Effect<unknown, DeskFailure>>> = {};
  for (const name in methods) {
    desk[name] = (request) => Effect.flatMap(operations, (loaded) => call(erased<Area>(loaded[name]), request));
  }
  // Every method of the area is in `methods`, and its operation carries that method's own request and answer.
  return desk as Area;
}

function erased<Area>(operation: Operation<RequestOf<Area[keyof Area]>, AnswerOf<Area[keyof Area]>>): AnyOperation {
  // Its request codec is only ever given what the method of the same name was given.
  return operation as AnyOperation;
}
