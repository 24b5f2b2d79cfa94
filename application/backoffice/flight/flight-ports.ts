/** What the flight area of the back office stands on. */
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { ClientSettingStore } from '../ports/agency/settings.ts';
import type { AgencyTermsStore } from '../ports/flight/agency-terms-store.ts';
import type { FlightSupplier } from '../ports/flight/flight-supplier.ts';
import type { Chance, Clock, Seal } from '../ports/machine.ts';
import type { PromoStore } from '../ports/flight/promo-store.ts';
import type { QuoteStore } from '../ports/flight/quote-store.ts';
import type { TravelPolicy } from '../booking/travel-policy.ts';
import type { SupplierSearches } from './search/supplier-searches.ts';

export interface FlightPorts {
  /** Each has a code of its own. */
  readonly suppliers: readonly FlightSupplier[];
  /** Over the same suppliers; one a process. */
  readonly searches: SupplierSearches;
  readonly quotes: QuoteStore;
  readonly terms: AgencyTermsStore;
  readonly promos: PromoStore;
  readonly settings: ClientSettingStore;
  readonly seal: Seal;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly airports: AirportDirectory;
  /** IANA zone of the business day, by which dated rules are chosen. */
  readonly businessZone: string;
  /** What the deployment sells in; offers in any other are left out. */
  readonly currency: Currency;
  /** Absent where no companies are looked after. */
  readonly policy?: Pick<TravelPolicy, 'compares'>;
}
