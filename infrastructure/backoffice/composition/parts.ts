/** The back office's parts, each under its own key: what is wired to what is said in the areas' modules. */
import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { DeskMakers } from '#application/backoffice/desk-for.ts';
import type { BookingSaga } from '#application/backoffice/booking/booking-saga.ts';
import type { OutboxHandler } from '#application/backoffice/booking/work-outbox.ts';
import type { FlightPorts } from '#application/backoffice/flight/flight-ports.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency-store.ts';
import type { AgencyTermsStore } from '#application/backoffice/ports/agency-terms-store.ts';
import type { AuditLog } from '#application/backoffice/ports/audit-log.ts';
import type { BookingBook } from '#application/backoffice/ports/booking-book.ts';
import type { FlightSupplier } from '#application/backoffice/ports/flight-supplier.ts';
import type { LedgerBook } from '#application/backoffice/ports/ledger-book.ts';
import type { Chance, Clock, Seal } from '#application/backoffice/ports/machine.ts';
import type { Letters, Mailer } from '#application/backoffice/ports/mailer.ts';
import type { Outbox } from '#application/backoffice/ports/outbox.ts';
import type { PasswordKeeper } from '#application/backoffice/ports/password-keeper.ts';
import type { QuoteStore } from '#application/backoffice/ports/quote-store.ts';
import type { RateLimit } from '#application/backoffice/ports/rate-limit.ts';
import type { RewardBook } from '#application/backoffice/ports/reward-book.ts';
import type { SessionStore } from '#application/backoffice/ports/session-store.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/settings.ts';
import type { TravellerStore } from '#application/backoffice/ports/traveller-store.ts';
import type { UserStore } from '#application/backoffice/ports/user-store.ts';
import type { RecogniseCaller } from '#application/backoffice/session/recognise-caller.ts';
import type { AirportDirectory } from '#domain/flight/airports.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Database } from '../database/database.ts';
import type { KnownBalances } from '../database/known-balances.ts';
import type { SessionCache } from '../database/session-cache.ts';
import type { Settings } from '../settings/settings.ts';

export type Part<A> = ServiceIdentifier<A>;

function part<A>(name: string): Part<A> {
  return Symbol(name);
}

/** What the program starts from. */
export const given = {
  settings: part<Settings>('settings'),
  database: part<Database>('database'),
  sessionCache: part<SessionCache>('sessionCache'),
  secretKey: part<string>('secretKey'),
  log: part<Logger>('log'),
  airports: part<AirportDirectory>('airports'),
  currency: part<Currency>('currency'),
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
  letters: part<Letters>('letters'),
  audit: part<AuditLog>('audit'),
  outbox: part<Outbox>('outbox'),
  clientSettings: part<ClientSettingStore>('clientSettings'),
  users: part<UserStore>('users'),
  agencies: part<AgencyStore>('agencies'),
  sessions: part<SessionStore>('sessions'),
  limits: part<RateLimit>('limits'),
  travellers: part<TravellerStore>('travellers'),
  terms: part<AgencyTermsStore>('terms'),
  ledger: part<LedgerBook>('ledger'),
  rewards: part<RewardBook>('rewards'),
  quotes: part<QuoteStore>('quotes'),
  bookings: part<BookingBook>('bookings'),
  suppliers: part<readonly FlightSupplier[]>('suppliers'),
};

/** Use cases, and what stands between them. */
export const work = {
  recognise: part<RecogniseCaller>('recognise'),
  knownBalances: part<KnownBalances>('knownBalances'),
  flight: part<FlightPorts>('flight'),
  saga: part<BookingSaga>('saga'),
  outboxHandlers: part<Readonly<Record<string, OutboxHandler>>>('outboxHandlers'),
};

/** The maker of each area's desk. */
export const desks: { readonly [Area in keyof DeskMakers]: Part<DeskMakers[Area]> } = {
  configuration: part('configurationDesk'),
  session: part('sessionDesk'),
  flight: part('flightDesk'),
  booking: part('bookingDesk'),
  account: part('accountDesk'),
  agency: part('agencyDesk'),
};
