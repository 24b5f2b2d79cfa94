/** The back office's parts, each under its own key: what is wired to what is said in the areas' modules. */
import type { UsualByProduct } from '#domain/operations/agency-rules.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Effect } from 'effect';
import { ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { Caller } from '#application/backoffice/caller.ts';
import type { DeskFor, DeskMakers } from '#application/backoffice/desk-for.ts';
import type { AfterSale } from '#application/backoffice/flight/extras/after-sale-desk.ts';
import type { AmendmentSaga } from '#application/backoffice/booking/saga/amendment-saga.ts';
import type { WithProducts } from '#application/backoffice/booking/bought-with/with-product.ts';
import type { PapersByProduct, ProductPapers } from '#application/backoffice/booking/papers/product-papers.ts';
import type { RequestedProduct, RequestedProducts } from '#application/backoffice/booking/request/requested-product.ts';
import type { IssuePapersPorts } from '#application/backoffice/booking/papers/issue-papers.ts';
import type { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import type { OutboxHandler, OutboxManyHandler } from '#application/backoffice/booking/papers/work-outbox.ts';
import type { SoldProducts } from '#application/backoffice/booking/sold-product.ts';
import type { SoldFlight } from '#application/backoffice/flight/sold-flight.ts';
import type { FlightPorts } from '#application/backoffice/flight/flight-ports.ts';
import type { GoneFlights } from '#application/backoffice/flight/search/gone-flights.ts';
import type { RecentSearches } from '#application/backoffice/flight/search/recent-searches.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { AgencyTermsStore, TermsChanges } from '#application/backoffice/ports/flight/agency-terms-store.ts';
import type { AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { PutOffBook } from '#application/backoffice/ports/booking/put-off-book.ts';
import type { BookCheck } from '#application/backoffice/ports/account/book-check.ts';
import type { ClockBook } from '#application/backoffice/ports/account/clock-book.ts';
import type { LostBookings } from '#application/backoffice/ports/account/lost-bookings.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { CommissionBook } from '#application/backoffice/ports/account/commission-book.ts';
import type { SalesBook } from '#application/backoffice/ports/account/sales-book.ts';
import type { AdjustmentBook } from '#application/backoffice/ports/account/adjustment-book.ts';
import type { DepositBook } from '#application/backoffice/ports/account/deposit-book.ts';
import type { VirtualAccountBook } from '#application/backoffice/ports/account/virtual-account-book.ts';
import type { PaymentBook } from '#application/backoffice/ports/account/payment-book.ts';
import type { PaymentGateway } from '#application/backoffice/ports/account/payment-gateway.ts';
import type * as flights from '#application/backoffice/ports/flight/flight-books.ts';
import type { AuditLog } from '#application/backoffice/ports/audit-log.ts';
import type { DocumentBook } from '#application/backoffice/ports/booking/document-book.ts';
import type { DocumentPress } from '#application/backoffice/ports/booking/document-press.ts';
import type { FlightLetters } from '#application/backoffice/ports/flight/flight-letters.ts';
import type { FlightSupplier } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { ImportBook } from '#application/backoffice/ports/flight/import-book.ts';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import type { Chance, Clock, Seal } from '#application/backoffice/ports/machine.ts';
import type { Letters, Mailer } from '#application/backoffice/ports/mailer.ts';
import type { Outbox } from '#application/backoffice/ports/booking/outbox.ts';
import type { PasswordKeeper } from '#application/backoffice/ports/session/password-keeper.ts';
import type { CancelFeeStore } from '#application/backoffice/ports/booking/cancel-fees.ts';
import type { SellingTermsStore } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { MarkupStore } from '#application/backoffice/ports/agency/markup-store.ts';
import type { PromoStore } from '#application/backoffice/ports/flight/promo-store.ts';
import type { QuoteStore } from '#application/backoffice/ports/flight/quote-store.ts';
import type { RateLimit } from '#application/backoffice/ports/session/rate-limit.ts';
import type { RequestBook } from '#application/backoffice/ports/booking/request-book.ts';
import type { NoticeBook } from '#application/backoffice/ports/account/notice-book.ts';
import type { RewardBook } from '#application/backoffice/ports/account/reward-book.ts';
import type { LinkedQuotes } from '#application/backoffice/ports/booking/linked-quotes.ts';
import type { PaperLinkBook } from '#application/backoffice/ports/booking/paper-link-book.ts';
import type { BoughtWithBook } from '#application/backoffice/ports/booking/bought-with-book.ts';
import type { RemarkBook } from '#application/backoffice/ports/booking/remark-book.ts';
import type { SentPaperBook } from '#application/backoffice/ports/booking/sent-paper-book.ts';
import type { SentQuoteBook } from '#application/backoffice/ports/flight/sent-quote-book.ts';
import type { PassengerBook } from '#application/backoffice/ports/booking/passenger-book.ts';
import type { ScheduleBook } from '#application/backoffice/ports/flight/schedule-book.ts';
import type { IdentityBook } from '#application/backoffice/ports/session/identity-book.ts';
import type { SignOnTokens } from '#application/backoffice/ports/session/sign-on-issuer.ts';
import type { SecondFactorStore } from '#application/backoffice/ports/session/second-factor-store.ts';
import type { SessionStore } from '#application/backoffice/ports/session/session-store.ts';
import type { ClientSettingStore, SettingChanges } from '#application/backoffice/ports/agency/settings.ts';
import type { SupplierAmendments } from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { SupplierRecords } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { GstProfileStore } from '#application/backoffice/ports/agency/gst-profile-store.ts';
import type { TravellerStore } from '#application/backoffice/ports/agency/traveller-store.ts';
import type { CardKeeper } from '#application/backoffice/ports/agency/card-keeper.ts';
import type { OtpStore } from '#application/backoffice/ports/agency/otp-store.ts';
import type { ProfileStore } from '#application/backoffice/ports/agency/profile-store.ts';
import type { RegistrationBook } from '#application/backoffice/ports/agency/registration-book.ts';
import type { TicketBook } from '#application/backoffice/ports/agency/ticket-book.ts';
import type { WebhookBook } from '#application/backoffice/ports/agency/webhook-book.ts';
import type { WebhookSender } from '#application/backoffice/ports/agency/webhook-sender.ts';
import type { ApprovalBook } from '#application/backoffice/ports/corporate/approval-book.ts';
import type { TripBook } from '#application/backoffice/ports/corporate/trip-book.ts';
import type { CartBook } from '#application/backoffice/ports/cart/cart-book.ts';
import type { CartProduct, CartProducts } from '#application/backoffice/cart/cart-product.ts';
import type { CompanyBook } from '#application/backoffice/ports/corporate/company-book.ts';
import type { ReachBook } from '#application/backoffice/ports/corporate/reach-book.ts';
import type { TravelPolicy } from '#application/backoffice/booking/travel-policy.ts';
import type { StaffStore } from '#application/backoffice/ports/agency/staff-store.ts';
import type { KeptRecords } from '#application/backoffice/ports/operations/kept-records.ts';
import type { OverviewBook } from '#application/backoffice/ports/operations/overview-book.ts';
import type { StoredSupplierCalls } from '../database/operations/supplier-calls.ts';
import type { BrandFileStore } from '#application/backoffice/ports/operations/brand-files.ts';
import type { PageTextStore } from '#application/backoffice/ports/operations/page-texts.ts';
import type { AgencyRegister } from '#application/backoffice/ports/operations/agency-register.ts';
import type { AgencyRowStore } from '#application/backoffice/ports/operations/agency-rows.ts';
import type { TextMessages } from '#application/backoffice/ports/text-messages.ts';
import type { UserStore } from '#application/backoffice/ports/session/user-store.ts';
import type { RecogniseCaller } from '#application/backoffice/session/recognise-caller.ts';
import type { BookedDesk, FlightAmendmentDesk } from '#application/desk/amendments.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { AgreedFlightsDesk } from '#application/desk/agreed-flights.ts';
import type { ChangeDesk } from '#application/desk/changes.ts';
import type { CustomerQuoteDesk } from '#application/desk/customer-quotes.ts';
import type { PnrDesk } from '#application/desk/pnr.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Database } from '../database/engine/database.ts';
import type { KeptProducts } from '../database/booking/kept-product.ts';
import type { PaperLayouts } from '../documents/layout-parts.ts';
import type { KnownBalances } from '../database/account/known-balances.ts';
import type { SessionCache } from '../database/session/session-cache.ts';
import type { Settings } from '../settings/settings.ts';

export type Part<A> = ServiceIdentifier<A>;

function part<A>(name: string): Part<A> {
  return Symbol(name);
}

/** What a part is made from, under the names by which it knows them. */
type From<Given> = { readonly [Name in keyof Given]: Part<Given[Name]> };

export interface Making {
  /** A part made once, from others. */
  readonly make: <A, Given extends object>(wanted: Part<A>, from: From<Given>, by: (given: Given) => A) => void;
  /** One that needs the database alone. */
  readonly store: <A>(wanted: Part<A>, Store: new (database: Database) => A) => void;
}

/** The parts of an area, as a list. */
export function area(list: (making: Making) => void): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const make: Making['make'] = (wanted, from, by) => {
      const names = Object.keys(from);
      const given = (values: readonly unknown[]) => Object.fromEntries(values.map((value, at) => [names[at], value]));
      bind(wanted)
        .toResolvedValue((...values: unknown[]) => by(given(values) as Parameters<typeof by>[0]), Object.values(from))
        .inSingletonScope();
    };
    list({
      make,
      store: (wanted, Store) => make(wanted, { database: given.database }, (from) => new Store(from.database)),
    });
  });
}

/** What the program starts from. */
export const given = {
  settings: part<Settings>('settings'),
  database: part<Database>('database'),
  sessionCache: part<SessionCache>('sessionCache'),
  secretKey: part<string>('secretKey'),
  /** Names this process among all replicas, for ever: what it takes is under this name. */
  owner: part<string>('owner'),
  log: part<Logger>('log'),
  airports: part<AirportDirectory>('airports'),
  currency: part<Currency>('currency'),
  businessZone: part<string>('businessZone'),
  /** The public address of the portal, where it has one: for links in mail. */
  portal: part<string | undefined>('portal'),
  /** The desk itself, for what the machine does on somebody's behalf; once the currency is known. */
  deskFor: part<() => DeskFor>('deskFor'),
  /** Where people open the portal: the public address, or the one listened on. */
  address: part<string>('address'),
};

/** Ports, by their own names. */
export const ports = {
  clock: part<Clock>('clock'),
  chance: part<Chance>('chance'),
  seal: part<Seal>('seal'),
  passwords: part<PasswordKeeper>('passwords'),
  mailer: part<Mailer>('mailer'),
  letters: part<Letters & FlightLetters>('letters'),
  audit: part<AuditLog>('audit'),
  outbox: part<Outbox>('outbox'),
  clientSettings: part<ClientSettingStore & SettingChanges>('clientSettings'),
  users: part<UserStore>('users'),
  agencies: part<AgencyStore>('agencies'),
  sessions: part<SessionStore>('sessions'),
  signOnTokens: part<SignOnTokens>('signOnTokens'),
  secondFactors: part<SecondFactorStore>('secondFactors'),
  identities: part<IdentityBook>('identities'),
  limits: part<RateLimit>('limits'),
  travellers: part<TravellerStore>('travellers'),
  gstProfiles: part<GstProfileStore>('gstProfiles'),
  profiles: part<ProfileStore>('profiles'),
  cards: part<CardKeeper>('cards'),
  otps: part<OtpStore>('otps'),
  registrations: part<RegistrationBook>('registrations'),
  staff: part<StaffStore>('staff'),
  ticketBook: part<TicketBook>('ticketBook'),
  companies: part<CompanyBook>('companies'),
  approvals: part<ApprovalBook>('approvals'),
  trips: part<TripBook>('trips'),
  carts: part<CartBook>('carts'),
  reaches: part<ReachBook>('reaches'),
  keptRecords: part<KeptRecords>('keptRecords'),
  overviews: part<OverviewBook>('overviews'),
  supplierCalls: part<StoredSupplierCalls>('supplierCalls'),
  agencyRegister: part<AgencyRegister>('agencyRegister'),
  agencyRows: part<AgencyRowStore>('agencyRows'),
  brandFiles: part<BrandFileStore>('brandFiles'),
  pageTexts: part<PageTextStore>('pageTexts'),
  texts: part<TextMessages>('texts'),
  webhooks: part<WebhookBook>('webhooks'),
  webhookSender: part<WebhookSender>('webhookSender'),
  terms: part<AgencyTermsStore & TermsChanges>('terms'),
  sellingTerms: part<SellingTermsStore>('sellingTerms'),
  cancelFees: part<CancelFeeStore>('cancelFees'),
  promos: part<PromoStore>('promos'),
  markup: part<MarkupStore>('markup'),
  ledger: part<LedgerBook>('ledger'),
  rewards: part<RewardBook>('rewards'),
  notices: part<NoticeBook>('notices'),
  bookCheck: part<BookCheck>('bookCheck'),
  clockBook: part<ClockBook>('clockBook'),
  lostBookings: part<LostBookings>('lostBookings'),
  deposits: part<DepositBook>('deposits'),
  adjustmentBook: part<AdjustmentBook>('adjustmentBook'),
  payments: part<PaymentBook>('payments'),
  virtualAccounts: part<VirtualAccountBook>('virtualAccounts'),
  paymentGateway: part<PaymentGateway>('paymentGateway'),
  sales: part<SalesBook>('sales'),
  commissionBook: part<CommissionBook>('commissionBook'),
  quotes: part<QuoteStore>('quotes'),
  bookings: part<BookingBook>('bookings'),
  amendments: part<AmendmentBook>('amendments'),
  putOffs: part<PutOffBook>('putOffs'),
  /** Of flights alone: another product's is none there. */
  flightBookings: part<flights.BookingBook>('flightBookings'),
  flightAmendments: part<flights.AmendmentBook>('flightAmendments'),
  schedules: part<ScheduleBook>('schedules'),
  passengers: part<PassengerBook>('passengers'),
  imports: part<ImportBook>('imports'),
  sentQuotes: part<SentQuoteBook>('sentQuotes'),
  sentPapers: part<SentPaperBook>('sentPapers'),
  remarkBook: part<RemarkBook>('remarkBook'),
  boughtWith: part<BoughtWithBook>('boughtWith'),
  paperLinks: part<PaperLinkBook>('paperLinks'),
  documents: part<DocumentBook>('documents'),
  serviceRequests: part<RequestBook>('serviceRequests'),
  press: part<DocumentPress>('press'),
  suppliers: part<readonly FlightSupplier[]>('suppliers'),
  /** Of those that keep records that others made. */
  supplierRecords: part<readonly SupplierRecords[]>('supplierRecords'),
  /** Of those that can be asked to. */
  amendingSuppliers: part<readonly SupplierAmendments[]>('amendingSuppliers'),
};

/** Use cases, and what stands between them. */
export const work = {
  travelPolicy: part<TravelPolicy>('travelPolicy'),
  /** Of outbox entries about approvals. */
  approvalHandlers: part<Readonly<Record<string, OutboxHandler>>>('approvalHandlers'),
  sweepApprovals: part<() => Effect.Effect<number>>('sweepApprovals'),
  recognise: part<RecogniseCaller>('recognise'),
  knownBalances: part<KnownBalances>('knownBalances'),
  flight: part<FlightPorts>('flight'),
  recentSearches: part<RecentSearches>('recentSearches'),
  goneFlights: part<GoneFlights>('goneFlights'),
  soldFlight: part<SoldFlight>('soldFlight'),
  products: part<SoldProducts<flights.FlightTypes>>('products'),
  keptProducts: part<KeptProducts>('keptProducts'),
  productPapers: part<PapersByProduct>('productPapers'),
  requestedProducts: part<RequestedProducts>('requestedProducts'),
  /** Of those that are put into carts. */
  cartProducts: part<CartProducts>('cartProducts'),
  /** Of those that are bought with others. */
  withProducts: part<WithProducts>('withProducts'),
  buyWith: part<OutboxHandler>('buyWith'),
  usualTerms: part<(currency: Currency, on: IsoDate) => UsualByProduct>('usualTerms'),
  paperLayouts: part<() => Promise<PaperLayouts>>('paperLayouts'),
  flightPapers: part<ProductPapers>('flightPapers'),
  flightInCart: part<CartProduct>('flightInCart'),
  requestedFlights: part<RequestedProduct>('requestedFlights'),
  scheduleDesk: part<(caller: Caller) => Pick<BookingDesk, 'scheduleChanges'>>('scheduleDesk'),
  saga: part<BookingSaga>('saga'),
  /** By code, of those that can be asked to. */
  amendingSupplier: part<(code: string) => SupplierAmendments | undefined>('amendingSupplier'),
  amendmentSaga: part<AmendmentSaga>('amendmentSaga'),
  keepPutOff: part<() => Effect.Effect<number>>('keepPutOff'),
  watchSchedules: part<() => Effect.Effect<number>>('watchSchedules'),
  amendmentDesk: part<(caller: Caller) => BookedDesk>('amendmentDesk'),
  flightAmendmentDesk: part<(caller: Caller) => FlightAmendmentDesk>('flightAmendmentDesk'),
  afterSale: part<(caller: Caller) => AfterSale>('afterSale'),
  agreedDesk: part<(caller: Caller) => AgreedFlightsDesk>('agreedDesk'),
  changeDesk: part<(caller: Caller) => ChangeDesk>('changeDesk'),
  pnrDesk: part<(caller: Caller) => PnrDesk>('pnrDesk'),
  customerQuoteDesk: part<(caller: Caller) => CustomerQuoteDesk>('customerQuoteDesk'),
  linkedQuotes: part<LinkedQuotes>('linkedQuotes'),
  /** What documents are issued from. */
  papers: part<IssuePapersPorts>('papers'),
  outboxHandlers: part<Readonly<Record<string, OutboxHandler>>>('outboxHandlers'),
  /** Of those outbox entries that have to do with registering. */
  registrationHandlers: part<Readonly<Record<string, OutboxHandler>>>('registrationHandlers'),
  /** Of products' own entries. */
  productHandlers: part<Readonly<Record<string, OutboxHandler>>>('productHandlers'),
  /** Raises the events that an entry of the outbox stands for. */
  raiseEvent: part<OutboxHandler>('raiseEvent'),
  /** Of those entries that send events. */
  deliveryHandlers: part<Readonly<Record<string, OutboxHandler>>>('deliveryHandlers'),
  papersHandler: part<OutboxManyHandler>('papersHandler'),
};

/** The maker of each area's desk. */
export const desks: { readonly [Area in keyof DeskMakers]: Part<DeskMakers[Area]> } = {
  configuration: part('configurationDesk'),
  session: part('sessionDesk'),
  flight: part('flightDesk'),
  bus: part('busDesk'),
  hotel: part('hotelDesk'),
  cab: part('cabDesk'),
  cruise: part('cruiseDesk'),
  billing: part('billingDesk'),
  holiday: part('holidayDesk'),
  insurance: part('insuranceDesk'),
  train: part('trainDesk'),
  visa: part('visaDesk'),
  booking: part('bookingDesk'),
  account: part('accountDesk'),
  agency: part('agencyDesk'),
  corporate: part('corporateDesk'),
  cart: part('cartDesk'),
  operations: part('operationsDesk'),
};
