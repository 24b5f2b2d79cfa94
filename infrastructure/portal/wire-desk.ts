/**
 * The desk as the portal has it: every method is a call over the wire. One generic call serves them all; an area's
 * operations and codecs are loaded when the area is first asked for something, so that a login waits for nothing else.
 */
import type { PortalLog } from '#application/portal/ports/machine.ts';
import { consoleLog } from './console-log.ts';
import { Effect } from 'effect';
import type { AccountDesk } from '#application/desk/account/account.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import type { CorporateDesk } from '#application/desk/corporate/corporate.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { BusDesk } from '#application/desk/bus/bus.ts';
import type { CabDesk } from '#application/desk/cab/cab.ts';
import type { Desk } from '#application/desk/desk.ts';
import { type DeskFailure, SessionInvalid, Unreachable } from '#application/desk/failures.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { OperationsDesk } from '#application/desk/operations/operations.ts';
import type { HotelDesk } from '#application/desk/hotel/hotel.ts';
import type { InsuranceDesk } from '#application/desk/insurance/insurance.ts';
import type { ConfigurationDesk, SessionDesk } from '#application/desk/session.ts';
import type { Currency } from '#domain/money/currency.ts';
import { openEnvelope } from '../wire/form/envelope.ts';
import { writeForm } from '../wire/form/form.ts';
import {
  type AnswerOf,
  type AreaOperations,
  type Operation,
  type RequestOf,
  rowsOnce,
} from '../wire/form/operation.ts';
import { encryptedFieldsName, type OutgoingKey, splitSealed } from '../wire/form/sealed.ts';
import { type WireAreas, wireAreas } from './wire-areas.ts';

export interface WireDeskOptions {
  /** Address of the back office without a slash at its end; empty for the page's own. */
  readonly base: string;
  /** The session token of now; left out of requests where there is none. */
  readonly token: () => string | undefined;
  /** In which language messages and documents come. */
  readonly language: () => string;
  /** The agent's id, sent beside the token; the back office checks it against the session. */
  readonly agentId?: () => string | undefined;
  /** In which currency the alternative balance scheme speaks, which does not say. */
  readonly accountCurrency?: () => Currency | undefined;
  /** Key for fields that travel encrypted; none are where absent. */
  readonly outgoingKey?: () => OutgoingKey | undefined;
  /** How long an answer may take, in milliseconds. Operations that must not be given up wait for ever. */
  readonly patience?: number;
  readonly fetch?: typeof fetch;
  /** Where it is noted that an answer was none; the browser's console where absent. */
  readonly log?: Pick<PortalLog, 'error'>;
  /** In which shapes; the catalogue's where absent. */
  readonly areas?: WireAreas;
}

const usualPatience = 60_000;

/** What the call of an operation needs, whichever it is. */
type AnyOperation = Operation<unknown, unknown>;

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
    cab: areaOver<CabDesk>(call, async () => (await areas.cab()).cabOperations, {
      places: true,
      search: true,
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
      makeLink: true,
      withdrawLinks: true,
      openLink: true,
      linkFile: true,
    }),
    account: areaOver<AccountDesk>(call, async () => (await areas.account()).accountOperations, {
      balance: true,
      rewardPoints: true,
      ledger: true,
      saleSummary: true,
      commissions: true,
      verifyLedger: true,
      checkBooks: true,
      clockTroubles: true,
      restoreBooking: true,
      paymentTerms: true,
      startPayment: true,
      paymentStatus: true,
      addSlip: true,
      addDeposit: true,
      deposits: true,
      deposit: true,
      depositSlip: true,
      topUpReceipt: true,
      topUpSheet: true,
      decideDeposit: true,
      reverseDeposit: true,
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
      priceRules: true,
      setPriceRules: true,
      addEndpoint: true,
      endpoints: true,
      deleteEndpoint: true,
      deliveries: true,
      replayDelivery: true,
    }),
    corporate: areaOver<CorporateDesk>(call, async () => (await areas.corporate()).corporateOperations, {
      companies: true,
      company: true,
      saveCompany: true,
      addEmployee: true,
      moveEmployee: true,
      ownPolicy: true,
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
      messages: true,
      message: true,
      audit: true,
      auditEntry: true,
    }),
  };
}

type Call = (operation: AnyOperation, request: unknown) => Effect.Effect<unknown, DeskFailure>;

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

/** Dispatch's address under a base. */
export const dispatchPath = '/v2dispatch.jsp';
export const configurationPath = '/appv2.jsp';

function callOver(options: WireDeskOptions): Call {
  const { base, patience = usualPatience } = options;
  return (operation, request) => {
    const token = operation.session ? (options.token() ?? '') : '';
    const asked = Effect.tryPromise({
      try: async (signal) => send(options, operation, await bodyOf(options, operation, request, token), signal),
      catch: (cause) =>
        cause instanceof Unreachable
          ? cause
          : new Unreachable({ detail: cause instanceof Error ? cause.message : String(cause) }),
    });
    const inTime = operation.patient
      ? asked
      : Effect.timeoutOrElse(asked, {
          duration: patience,
          orElse: () => Effect.fail(new Unreachable({ detail: `no answer from ${base || 'the back office'} in time` })),
        });
    return Effect.flatMap(inTime, (envelope) => understand(options, operation, request, envelope, token));
  };
}

async function bodyOf(
  options: WireDeskOptions,
  operation: AnyOperation,
  request: unknown,
  token: string,
): Promise<string> {
  if (operation.opid === '') return '';
  const written = operation.request.write(request);
  const fields: Record<string, unknown> = {
    opid: operation.opid,
    actioncode: operation.actioncode,
    sessiontoken: token,
    resultformat: 'JSON',
    ...(operation.short && rowsOnce),
    language: options.language(),
    agentid: operation.session ? options.agentId?.() : undefined,
    ...(typeof written === 'object' ? written : {}),
  };
  const key = options.outgoingKey?.();
  if (key !== undefined && operation.secrets.length > 0) {
    const { encryptOutgoing } = await import('./answer-cipher.ts');
    const encrypted: string[] = [];
    for (const name of operation.secrets) {
      const value = fields[name];
      if (typeof value !== 'string' || value === '') continue;
      fields[name] = encryptOutgoing(value, key);
      encrypted.push(name);
    }
    fields[encryptedFieldsName] = encrypted.join(',');
  }
  return writeForm(fields);
}

async function send(
  options: WireDeskOptions,
  operation: AnyOperation,
  body: string,
  signal: AbortSignal,
): Promise<unknown> {
  const ask = options.fetch ?? fetch;
  const address = `${options.base}${operation.opid === '' ? configurationPath : dispatchPath}`;
  const response = await ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body,
    signal,
    credentials: 'omit',
    cache: 'no-store',
  });
  if (!response.ok) throw httpError(response, options.log);
  const value: unknown = isReadAsText(address) ? parseIfJson(await response.text()) : await response.json();
  return typeof value === 'string' ? await unseal(value) : value;
}

/** In the words of the error catalogue; noted before the caller learns of it. */
function httpError({ status }: Response, log: Pick<PortalLog, 'error'> = consoleLog): Unreachable {
  const detail = `HTTP error: ${status}`;
  log.error(detail);
  return new Unreachable({ status, detail });
}

/** Answers from a local host on port 11100 are read as text, whatever they say that they are. */
export function isReadAsText(address: string, page: string | undefined = globalThis.location?.href): boolean {
  try {
    const { hostname, port } = new URL(address, page);
    return port === '11100' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  } catch {
    return false;
  }
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function unseal(text: string): Promise<unknown> {
  const sealed = splitSealed(text);
  if (sealed === undefined) throw new Unreachable({ detail: 'an answer that is a text and not sealed' });
  const { openSealed } = await import('./answer-cipher.ts');
  return JSON.parse(openSealed(sealed));
}

function understand(
  options: WireDeskOptions,
  operation: AnyOperation,
  asked: unknown,
  envelope: unknown,
  token: string,
): Effect.Effect<unknown, DeskFailure> {
  const { request } = operation;
  const names = request.namesIn === undefined ? request.names : request.namesIn(request.write(asked));
  const opened = openEnvelope(envelope, names);
  if ('failure' in opened) {
    const { failure } = opened;
    return Effect.fail(
      failure instanceof SessionInvalid
        ? new SessionInvalid({ ...(failure.message !== '' && { message: failure.message }), token })
        : failure,
    );
  }
  const { alternative } = operation;
  const codec =
    alternative !== undefined && opened.kind === alternative.envelope
      ? alternative.answer(options.accountCurrency?.() ?? 'INR')
      : operation.answer;
  const read = codec.read(opened.reply);
  return read.ok
    ? Effect.succeed(read.value)
    : Effect.fail(new Unreachable({ detail: `an answer that cannot be read, at ${read.violations[0]?.path ?? ''}` }));
}
