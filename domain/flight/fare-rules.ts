/** What undoing or changing costs, by time before departure, a traveller and sector. */
import type { Money } from '../money/money.ts';
import type { BaggageAllowance } from './offer.ts';
import type { AppliedRule } from './fare.ts';

export interface FeeStep {
  /** Hours before departure: applies while hoursTo ≤ hours left < hoursFrom; hoursFrom null is no upper limit. */
  readonly hoursFrom: number | null;
  readonly hoursTo: number;
  /** For one traveller; null is not allowed. */
  readonly cancel: Money | null;
  readonly change: Money | null;
}

export interface SectorRules {
  readonly origin: string;
  readonly destination: string;
  readonly carrier: string;
  readonly family: string;
  readonly steps: readonly FeeStep[];
  /** Kept by the airline when the traveller does not show up; null is the whole fare but statutory taxes. */
  readonly noShow: Money | null;
  readonly rule: AppliedRule;
}

export interface FareRules {
  readonly sectors: readonly SectorRules[];
  readonly baggage: BaggageAllowance;
}
