/**
 * Which fields of an answer its caller may read: the one rule. Use cases answer whole; on the way out of the desk an answer
 * loses what its caller has no right to, and so does a refusal. The table has every method of the desk, so that a new one
 * does not compile before it is said what of it is for everybody.
 *
 * 'see-net-fares': what the agency is charged, earns and adds, what the supplier asks, what the ledger says of a booking.
 * 'balance': what is on the account. 'set-price', with net fares: what may be asked of a customer beside the price. A price
 * that is left is the customer's (`domain/flight/terms/customer-side.ts`), and its lines add up. Papers for customers say to everybody what the customer is shown.
 */
import type { SaleFigures } from '#domain/account/sale-summary.ts';
import { Effect } from 'effect';
import type { ShownMoneyLine } from '#domain/booking/booking.ts';
import type { CancelFigures } from '#domain/booking/cancel/outlook.ts';
import { customerSide } from '#domain/booking/cancel/explained.ts';
import {
  customerAsked,
  customerFare,
  customerOption,
  customerPrices,
  customerTree,
} from '#domain/flight/terms/customer-side.ts';
import { add, zero } from '#domain/money/money.ts';
import type { Asking } from '#domain/price/ask.ts';
import type { AgreedQuote } from '../desk/agreed-flights.ts';
import type { CancelQuote, FlightCancelled } from '../desk/amendments.ts';
import type { Desk } from '../desk/desk.ts';
import { BalanceTooLow, type DeskFailure } from '../desk/failures.ts';
import type { FlightsFound } from '../desk/found-flights.ts';
import type { Caller, Right } from './caller.ts';
import { each } from './flight/quote/quote-flight.ts';

/** What of money a caller may read. */
export interface Sight {
  readonly net: boolean;
  readonly balance: boolean;
  /** Where a rule's rows come from, for those who answer for them. */
  readonly sources: boolean;
  /** What may be asked of a customer, which says what the supplier asks. */
  readonly asking: boolean;
}

/** For everybody who may ask at all; or what is left of it for those who may not read all of it. */
type Fields<Answer> = 'whole' | ((answer: Answer, sight: Sight) => Answer);

type AnswerOf<Method> = Method extends (...asked: never[]) => Effect.Effect<infer Answer, unknown> ? Answer : never;

type FieldRights = {
  readonly [Area in keyof Desk]: { readonly [Method in keyof Desk[Area]]: Fields<AnswerOf<Desk[Area][Method]>> };
};

/** Without the right to net fares; whole with it. */
function netOnly<Answer>(without: (answer: Answer) => Answer): (answer: Answer, sight: Sight) => Answer {
  return (answer, { net }) => (net ? answer : without(answer));
}

const flightsFound = netOnly<FlightsFound>((found) => ({
  ...found,
  offers: found.offers.map((offer) => ({ ...offer, fares: each(offer.fares, customerOption) })),
}));

/** What is kept is one amount: the charges, and what the agency keeps of its own. */
function customerFigures<Figures extends Partial<CancelFigures>>({ refund: _refund, markup, ...figures }: Figures) {
  const { charges } = figures;
  return { ...figures, ...(charges && { charges: markup === undefined ? charges : add(charges, markup) }) };
}

const customerCancelQuote = ({
  refund: _refund,
  markup,
  ledgerLines: _lines,
  overTime,
  alternatives,
  ...quote
}: CancelQuote): CancelQuote => {
  const { charges, customer } = customerSide(quote, markup ?? zero(quote.charges.amount.currency));
  return {
    ...quote,
    charges,
    customer: customerTree(customer),
    overTime: overTime.map(customerFigures),
    alternatives: alternatives.map(customerFigures),
  };
};

const cancelQuote = ({ sources, ...quote }: CancelQuote, { net, sources: mayRead }: Sight): CancelQuote => ({
  ...(net ? quote : customerCancelQuote(quote)),
  ...(mayRead && sources && { sources }),
});

function grossSales<A extends SaleFigures>({ net: _net, earned: _earned, ...figures }: A): Omit<A, 'net' | 'earned'> {
  return figures;
}

const agreedQuote = netOnly<AgreedQuote>(({ net: _net, ledgerLines: _lines, ...quote }) => ({
  ...quote,
  charge: customerTree(quote.charge),
}));

const cancel = netOnly<FlightCancelled>(({ creditNote: _note, ...cancelled }) => cancelled);

/** An answer with what may be asked, for those who may. */
function withAsking<Answer extends { readonly asking?: Asking }>(answer: Answer, sight: Sight): Answer {
  if (sight.asking || answer.asking === undefined) return answer;
  const { asking: _asking, ...rest } = answer;
  // Of what is left out nothing is required.
  return rest as Answer;
}

const moneyLine = ({ entryId, at, kind }: ShownMoneyLine): ShownMoneyLine => ({ entryId, at, kind });

export const fieldRights: FieldRights = {
  configuration: { read: 'whole' },
  session: {
    logIn: 'whole',
    signOn: 'whole',
    logOut: 'whole',
    forgotPassword: 'whole',
    changePassword: 'whole',
    userDetails: 'whole',
    sessions: 'whole',
    endSessions: 'whole',
    secondFactor: 'whole',
    beginSecondFactor: 'whole',
    confirmSecondFactor: 'whole',
    endSecondFactor: 'whole',
  },
  hotel: {
    places: 'whole',
    search: netOnly((found) => ({ ...found, hotels: found.hotels.map(({ earn: _earn, ...hotel }) => hotel) })),
    details: netOnly((details) => ({ ...details, rates: details.rates.map(({ earn: _earn, ...rate }) => rate) })),
    prebook: netOnly((quote) => ({ ...quote, price: customerFare(quote.price) })),
    book: 'whole',
  },
  flight: {
    search: flightsFound,
    // The customer's price of one adult.
    calendar: 'whole',
    quote: (quote, sight) => {
      const { asked, ...seen } = withAsking(quote, sight);
      if (sight.net) return { ...seen, ...(asked && { asked }) };
      return {
        ...seen,
        options: each(quote.options, customerOption),
        fare: customerFare(quote.fare),
        ...(asked && { asked: { ask: {}, lines: customerAsked(asked.lines), total: asked.total } }),
      };
    },
    airports: 'whole',
    airlines: 'whole',
    // Services cost the customer what they cost the agency.
    services: 'whole',
    seatMaps: 'whole',
    explainFare: netOnly(customerFare),
    fareRules: 'whole',
    book: 'whole',
    noShowQuote: cancelQuote,
    scheduleRefundQuote: cancelQuote,
    scheduleAnswer: 'whole',
    changeSearch: flightsFound,
    changeQuote: (quote, sight) => {
      const seen = withAsking(quote, sight);
      if (sight.net) return seen;
      const { net: _net, markup: _markup, ledgerLines: _lines, ...left } = seen;
      return { ...left, options: each(quote.options, customerOption), charge: customerTree(quote.charge) };
    },
    agreedChangeQuote: agreedQuote,
    agreedServicesQuote: agreedQuote,
    change: netOnly(({ invoice: _invoice, creditNote: _note, ...changed }) => changed),
    addSsr: 'whole',
    splitPnr: 'whole',
    completeHeld: 'whole',
    // What the caller pasted, and what the supplier asks for it: who may not ask another price sells at it.
    parsePnr: ({ confirmation, ...parsed }, sight) => ({
      ...parsed,
      ...(confirmation && {
        confirmation: confirmation.state === 'confirmed' ? withAsking(confirmation, sight) : confirmation,
      }),
    }),
    importPnr: 'whole',
    sendQuote: 'whole',
    listQuotes: netOnly((page) => ({
      ...page,
      quotes: page.quotes.map(({ lowest, ...row }) => ({ ...row, ...(row.withMarkup && lowest && { lowest }) })),
    })),
    // One that was sent without markup is not opened without the right.
    openQuote: netOnly(({ quote: { ask: _ask, ...quote }, ...opened }) => ({ ...opened, quote })),
  },
  bus: {
    cities: 'whole',
    search: netOnly((found) => ({ trips: found.trips.map(({ earn: _earn, ...trip }) => trip) })),
    layout: netOnly((layout) => ({ ...layout, seats: layout.seats.map(({ earn: _earn, ...seat }) => seat) })),
    block: netOnly((quote) => ({ ...quote, price: customerFare(quote.price) })),
    book: 'whole',
  },
  cab: {
    places: 'whole',
    search: netOnly((found) => ({ ...found, cabs: found.cabs.map(({ earn: _earn, ...cab }) => cab) })),
    quote: netOnly((quote) => ({ ...quote, price: customerFare(quote.price) })),
    book: 'whole',
  },
  insurance: {
    plans: netOnly(customerPrices),
    quote: netOnly(customerPrices),
    book: 'whole',
  },
  booking: {
    list: netOnly((page) => ({
      ...page,
      bookings: page.bookings.map(({ net: _net, earned: _earned, ...row }) => row),
    })),
    holds: ({ account, holds }, { net, balance }) => ({
      holds:
        net && balance
          ? holds
          : holds.map(({ account: _account, earned, ...hold }) => ({ ...hold, ...(net && earned && { earned }) })),
      ...(net && balance && account && { account }),
    }),
    refunds: netOnly((page) => ({
      ...page,
      refunds: page.refunds.map(({ refund: _refund, ledgerEntry: _entry, ...row }) => row),
    })),
    passengers: 'whole',
    scheduleChanges: 'whole',
    cancelQuote,
    cancel,
    ticketHeld: 'whole',
    releaseHeld: 'whole',
    // Every price in it, whatever its product keeps prices of.
    details: netOnly(({ money: _money, ...booking }) =>
      customerPrices({ ...booking, moneyLines: booking.moneyLines.map(moneyLine) }),
    ),
    // The agency's own papers need the right to be asked for.
    document: 'whole',
    sheet: 'whole',
    mailDocument: 'whole',
    // Of papers for customers alone.
    makeLink: 'whole',
    withdrawLinks: 'whole',
    openLink: 'whole',
    linkFile: 'whole',
    askRequest: 'whole',
    requests: 'whole',
    request: netOnly(({ answer, ...request }) => {
      if (answer === undefined) return request;
      const { ledgerEntry: _entry, ...shown } = answer;
      return { ...request, answer: shown };
    }),
    answerRequest: 'whole',
    requestQuote: cancelQuote,
    settleRequest: 'whole',
    takeOverRequest: 'whole',
    decideRequest: 'whole',
    nameGroup: 'whole',
    makeOfferBooking: 'whole',
    linkBooking: 'whole',
  },
  // Anyone who has the right to ask has the right to all of it.
  account: {
    balance: 'whole',
    rewardPoints: 'whole',
    ledger: 'whole',
    saleSummary: netOnly(({ ledger: _ledger, rows, total }) => ({
      rows: rows.map(grossSales),
      total: grossSales(total),
    })),
    commissions: 'whole',
    verifyLedger: 'whole',
    checkBooks: 'whole',
    clockTroubles: 'whole',
    restoreBooking: 'whole',
    // For those who ask for deposits, and elevated users; the use cases leave out what is for the latter alone.
    addSlip: 'whole',
    paymentTerms: 'whole',
    startPayment: 'whole',
    paymentStatus: 'whole',
    addDeposit: 'whole',
    deposits: 'whole',
    deposit: 'whole',
    depositSlip: 'whole',
    topUpReceipt: 'whole',
    topUpSheet: 'whole',
    decideDeposit: 'whole',
    reverseDeposit: 'whole',
  },
  // Likewise; registrations of others are for elevated users alone.
  agency: {
    personalTravellers: 'whole',
    addTraveller: 'whole',
    updateTraveller: 'whole',
    deleteTraveller: 'whole',
    gstProfiles: 'whole',
    saveGstProfile: 'whole',
    deleteGstProfile: 'whole',
    completeProfile: 'whole',
    profileMasters: 'whole',
    saveProfile: 'whole',
    savePassport: 'whole',
    saveVisa: 'whole',
    saveMembership: 'whole',
    addCard: 'whole',
    deletePassport: 'whole',
    deleteVisa: 'whole',
    deleteMembership: 'whole',
    deleteCard: 'whole',
    sendOtp: 'whole',
    verifyOtp: 'whole',
    addDocument: 'whole',
    addAgent: 'whole',
    followRegistration: 'whole',
    registrations: 'whole',
    registration: 'whole',
    registrationPaper: 'whole',
    decideRegistration: 'whole',
    // Rules of prices have a right of their own: who may set them reads them.
    priceRules: 'whole',
    setPriceRules: 'whole',
    // Events have no net fares; the secret is shown to those alone who add an endpoint.
    addEndpoint: 'whole',
    endpoints: 'whole',
    deleteEndpoint: 'whole',
    deliveries: 'whole',
    replayDelivery: 'whole',
    // What others may charge is read by those who set it.
    listStaff: 'whole',
    addStaff: 'whole',
    updateStaff: 'whole',
    // Whom one may emulate, and who sat at one's own desk.
    identities: 'whole',
    askEmulation: 'whole',
    emulate: 'whole',
    endEmulation: 'whole',
    emulations: 'whole',
  },
  // For those who manage staff; of the own policy everybody knows all.
  corporate: {
    companies: 'whole',
    company: 'whole',
    saveCompany: 'whole',
    addEmployee: 'whole',
    moveEmployee: 'whole',
    ownPolicy: 'whole',
  },
  operations: {
    agencies: 'whole',
    agency: 'whole',
    addAgency: 'whole',
    setCredit: 'whole',
    setStanding: 'whole',
    addPerson: 'whole',
    setPerson: 'whole',
    resetPerson: 'whole',
    messages: 'whole',
    message: 'whole',
    audit: 'whole',
    auditEntry: 'whole',
  },
};

export function sightOf(caller: Caller): Sight {
  const may = (right: Right) => caller.kind === 'signed-in' && caller.rights.has(right);
  return {
    net: may('see-net-fares'),
    balance: may('balance'),
    asking: may('see-net-fares') && may('set-price'),
    sources: may('operate'),
  };
}

/** A refusal without the amounts that the caller may not read. */
export function refusalWithin<Failure extends DeskFailure>(failure: Failure, { net, balance }: Sight): Failure {
  if (!(failure instanceof BalanceTooLow)) return failure;
  const { message, needed, available } = failure;
  const shown = new BalanceTooLow({
    ...(message !== undefined && { message }),
    ...(net && needed && { needed }),
    ...(balance && available && { available }),
  });
  // It is the same failure, and has no field that the type asks for.
  return shown as Failure & BalanceTooLow;
}

/** An area's desk, answering its caller no more than the caller may read. */
export function withinRights<Area extends keyof Desk>(area: Area, desk: Desk[Area], caller: Caller): Desk[Area] {
  const sight = sightOf(caller);
  if (Object.values(sight).every(Boolean)) return desk;
  const methods = Object.keys(fieldRights[area]).map((method) => [
    method,
    (asked: unknown) => {
      const ask = Reflect.get(desk, method) as (asked: unknown) => Effect.Effect<unknown, DeskFailure>;
      return Effect.mapBoth(ask.call(desk, asked), {
        onSuccess: (answer) => readable(area, method, answer, sight),
        onFailure: (failure) => refusalWithin(failure, sight),
      });
    },
  ]);
  // The table's keys are the desk's methods, all of them.
  return Object.fromEntries(methods) as Desk[Area];
}

/** What was left of answers, by what of them may be read: the same object for the same answer. */
const madeBefore = new WeakMap<object, Map<string, unknown>>();

/** What of an answer of a method may be read. */
export function readable(area: string, method: string, answer: unknown, sight: Sight): unknown {
  const areas: Readonly<Record<string, object>> = fieldRights;
  // The rule is of its own method's answer.
  const fields = Reflect.get(areas[area] ?? {}, method) as Fields<unknown> | undefined;
  if (fields === undefined) throw new Error(`Nothing says who may read what of ${area}.${method}`);
  if (fields === 'whole' || typeof answer !== 'object' || answer === null) return answer;
  const known = madeBefore.get(answer) ?? new Map<string, unknown>();
  madeBefore.set(answer, known);
  const key = JSON.stringify(sight);
  const made = known.get(key) ?? fields(answer, sight);
  known.set(key, made);
  return made;
}
