/**
 * Travellers who are being filled in, as a product's page hands them over: what was typed, what is asked of whom, and what
 * is done with a change.
 */
import type { JourneyFacts, TravellerDraft } from '#domain/people/traveller.ts';
import type { SingleName } from '#domain/people/names.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';

export interface PartyForm {
  readonly travellers: readonly TravellerDraft[];
  readonly facts: JourneyFacts;
  /** What travellers may have numbers of, in order: 'frequentFlyer.onward' is of the first. */
  readonly programmes: readonly Programme[];
  /** Where nobody is served a meal, given a seat or held on a lap. */
  readonly withoutWishes?: boolean;
  /** Whether missing passports are given after the seats were held; absent where that cannot be. */
  readonly passportsLater?: { readonly chosen: boolean; readonly onChange: (chosen: boolean) => void } | undefined;
  /** What is wanted of somebody with one name, and by whom. */
  readonly oneName?: { readonly ask: SingleName; readonly by: string } | undefined;
  readonly savedTravellers: SavedTravellers;
  /** Who is to be saved, by position. */
  readonly saving: readonly number[];
  /** What is wrong and to be said by now. Paths begin `travellers[n]`. */
  readonly violations: readonly Violation[];
  /** What was found by looking at the whole: its travellers are open. */
  readonly findings: readonly Violation[];
  readonly change: (index: number, change: Partial<TravellerDraft>) => void;
  /** A field that something stands in was left. */
  readonly leave: (path: string) => void;
  /** Absent where nobody is saved from here. */
  readonly save?: ((index: number, saved: boolean) => void) | undefined;
  readonly chooseLap: (infant: number, adult: number) => void;
}

export interface Programme {
  /** Who gives its numbers: what they may begin with. */
  readonly issuer: string;
  readonly label: string;
  readonly example: string;
}

export interface PartyMember {
  readonly form: PartyForm;
  readonly index: number;
}
