/** What an operator sets of the portal. Part of the operations desk; NotPermitted without the right 'operate'. */
import type { Currency } from '#domain/money/currency.ts';
import type { HouseConfiguration } from '#domain/operations/configuration.ts';
import type { Answer } from '../answer.ts';

export interface HouseConfigurationShown {
  readonly configuration: HouseConfiguration;
  /** What the deployment was set up with and keeps: its books are written in it. */
  readonly currency: Currency;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** IANA time zone of ledger days. */
  readonly businessZone: string;
  /** Changes with each change; a change is made to the version that was looked at. */
  readonly version: string;
}

export interface SetConfiguration {
  readonly configuration: HouseConfiguration;
  readonly version: string;
}

export interface HouseConfigurationDesk {
  readonly configuration: () => Answer<HouseConfigurationShown>;
  /**
   * Portals show it with their next start, papers and mails from then on; papers that are written already stay as they are.
   * Invalid `configuration-changed` at `version` where somebody else set something else meanwhile.
   */
  readonly setConfiguration: (asked: SetConfiguration) => Answer<HouseConfigurationShown>;
}
