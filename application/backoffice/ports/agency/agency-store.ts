/** The agencies that sell through a deployment. */
import type { Effect } from 'effect';
import type { AgencyCard } from '#domain/booking/booking.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { UserStatus } from '../session/user-store.ts';

export interface KeptAgency {
  readonly agencyId: string;
  /** 'AGT10482': what agents call themselves on the phone. */
  readonly agentId: string;
  readonly companyName: string;
  /** Street and house. */
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly gstNumber?: string;
  readonly panNumber?: string;
  readonly currency: Currency;
  readonly status: UserStatus;
}

export interface AgencyStore {
  readonly byId: (agencyId: string) => Effect.Effect<KeptAgency | undefined>;
  /** The agency as printed on documents. Dies where there is no such agency. */
  readonly agencyCard: (agencyId: string) => Effect.Effect<AgencyCard>;
  /** False, and nothing is added, where the agency or agent id is taken. */
  readonly add: (agency: KeptAgency, at: Instant) => Effect.Effect<boolean>;
}
