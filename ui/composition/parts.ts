/** The use cases that screens may ask for, each under its own key. The key alone costs nothing: no use case is imported. */
import type { ServiceIdentifier } from 'inversify';
import type { CancelFeeAhead } from '#application/portal/booking/cancel/cancel-fee-ahead.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import type { Alerts } from '#application/portal/session/alerts.ts';
import type { BesideSales } from '#application/portal/booking/checkout/beside-sales.ts';
import type { HoldsDue } from '#application/portal/booking/hold/holds-due.ts';
import type { DeviceMemory } from '#application/portal/session/auth.ts';
import type { Kept } from '#application/portal/kept.ts';
import type { Emulation } from '#application/portal/session/emulation.ts';
import type { Configuration } from '#application/portal/session/configuration.ts';
import type { EndedSession } from '#application/portal/session/ended-session.ts';
import type { Language } from '#application/portal/session/language.ts';
import type { LoginForm } from '#application/portal/session/login-form.ts';
import type { SecondFactorForm } from '#application/portal/session/second-factor-form.ts';
import type { PageReader } from '#application/portal/session/page-reader.ts';
import type { PasswordChangeForm } from '#application/portal/session/password-change-form.ts';
import type { Session } from '#application/portal/session/session.ts';
import type { Downloads, PortalClock, PortalLog, RequestIds, Visibility } from '#application/portal/ports/machine.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { PortalProducts } from './portal-products.ts';

export type Part<A> = ServiceIdentifier<A>;

export function part<A>(name: string): Part<A> {
  return Symbol.for(`farelane.${name}`);
}

export const parts = {
  /** Address of the back office without a slash at its end; empty for the page's own. */
  base: part<string>('base'),
  desk: part<Desk>('desk'),
  clock: part<PortalClock>('clock'),
  requestIds: part<RequestIds>('requestIds'),
  log: part<PortalLog>('log'),
  downloads: part<Downloads>('downloads'),
  visibility: part<Visibility>('visibility'),
  deviceShelf: part<Shelf>('deviceShelf'),
  tabShelf: part<Shelf>('tabShelf'),
  memory: part<DeviceMemory>('memory'),
  configuration: part<Configuration>('configuration'),
  session: part<Session>('session'),
  pageReader: part<PageReader>('pageReader'),
  endedSession: part<Kept<EndedSession>>('endedSession'),
  loginForm: part<LoginForm>('loginForm'),
  secondFactorForm: part<SecondFactorForm>('secondFactorForm'),
  passwordChangeForm: part<PasswordChangeForm>('passwordChangeForm'),
  language: part<Language>('language'),
  alerts: part<Alerts>('alerts'),
  emulation: part<Emulation>('emulation'),
  accountSummary: part<AccountSummary>('accountSummary'),
  holdsDue: part<HoldsDue>('holdsDue'),
  products: part<PortalProducts>('products'),
  besideSales: part<BesideSales>('besideSales'),
  cancelFee: part<CancelFeeAhead>('cancelFee'),
};
