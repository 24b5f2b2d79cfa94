/** The agency: its people, their profiles, how it came to be one, and what it sets of its own prices. */
import type { SavedTraveller, TravellersWanted } from '#domain/agency/saved-traveller.ts';
import type { PriceRules } from '#domain/flight/terms/price-rules.ts';
import type { Answer } from './answer.ts';
import type { NotFound } from './failures.ts';
import type { ProfileDesk } from './profiles.ts';
import type { RegistrationDesk } from './registration.ts';

export interface AgencyDesk extends ProfileDesk, RegistrationDesk, PriceRulesDesk {
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
