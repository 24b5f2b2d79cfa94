/** The agency: its people, their profiles, how it came to be one, and what it sets of its own prices. */
import type { SavedTraveller, TravellersWanted } from '#domain/agency/saved-traveller.ts';
import type { DeliveriesPage, DeliveryState, NewEndpoint, WebhookEndpoint } from '#domain/agency/webhook.ts';
import type { PriceRules } from '#domain/flight/terms/price-rules.ts';
import type { Answer } from '../answer.ts';
import type { NotAllowedInState, NotFound, RequestIdReused } from '../failures.ts';
import type { MarkupDesk } from './markup.ts';
import type { EmulationDesk } from './emulation.ts';
import type { GstProfileDesk } from './gst-profiles.ts';
import type { ProfileDesk } from './profiles.ts';
import type { RegistrationDesk } from './registration.ts';
import type { StaffDesk } from './staff.ts';
import type { SupportDesk } from './support.ts';

export interface AgencyDesk
  extends ProfileDesk,
    GstProfileDesk,
    RegistrationDesk,
    PriceRulesDesk,
    MarkupDesk,
    WebhookDesk,
    StaffDesk,
    SupportDesk,
    EmulationDesk {
  /** By first and last name: all of an agency's where nothing is asked for, the first 2,000 at most; else a page of them. */
  readonly personalTravellers: (wanted: TravellersWanted) => Answer<readonly SavedTraveller[]>;
  /** Answers the saved traveller's id. */
  readonly addTraveller: (traveller: Omit<SavedTraveller, 'savedId'>) => Answer<{ readonly savedId: string }>;
  /** Invalid `traveller-twice` where another saved traveller has this name and date of birth. */
  readonly updateTraveller: (traveller: SavedTraveller) => Answer<{ readonly savedId: string }, NotFound>;
  /** One that is gone already is no failure. */
  readonly deleteTraveller: (asked: { readonly savedId: string }) => Answer<void>;
}

export interface PriceRulesDesk {
  /** As they hold today. */
  readonly priceRules: () => Answer<PriceRules>;
  /** Holds from today on, and answers what holds then; Invalid as `checkPriceRules`. */
  readonly setPriceRules: (rules: PriceRules) => Answer<PriceRules>;
}

export interface DeliveriesWanted {
  /** own: the agency's. all: every agency's, for elevated users. */
  readonly scope: 'own' | 'all';
  readonly state?: DeliveryState;
  readonly endpointId?: string;
  /** From 1. */
  readonly page: number;
}

export interface AddEndpoint extends NewEndpoint {
  /** Made by the caller: the same endpoint is added once. */
  readonly requestId: string;
}

/** Where the agency's own programs are notified of what happens to its records. */
export interface WebhookDesk {
  /**
   * Answers the secret by which deliveries are signed; it is shown this once. Invalid as `checkEndpoint`, `endpoint-unknown`
   * or `endpoint-private` by where the name leads, `endpoint-twice` at `url`, `endpoints-count`. The same request answers the
   * same while its endpoint is there.
   */
  readonly addEndpoint: (
    asked: AddEndpoint,
  ) => Answer<{ readonly endpointId: string; readonly secret: string }, RequestIdReused>;
  /** In the order in which they were added. */
  readonly endpoints: () => Answer<readonly WebhookEndpoint[]>;
  /** With its deliveries. One that is gone already is no failure. */
  readonly deleteEndpoint: (asked: { readonly endpointId: string }) => Answer<void>;
  readonly deliveries: (wanted: DeliveriesWanted) => Answer<DeliveriesPage>;
  /** Sends it again, under the same event id. NotAllowedInState while it is waiting. */
  readonly replayDelivery: (asked: { readonly deliveryId: string }) => Answer<void, NotFound | NotAllowedInState>;
}
