/** What undoing or changing costs one traveller, by time before departure: once a ticket, or for each direction of it. */
import type { Money } from '../../money/money.ts';
import type { BaggageAllowance } from '../offer/offer.ts';
import type { AppliedRule } from '../../rules/applied-rule.ts';

export interface FeeStep {
  /** Hours before departure: applies while hoursTo ≤ hours left < hoursFrom; hoursFrom null is no upper limit. */
  readonly hoursFrom: number | null;
  readonly hoursTo: number;
  /** For one traveller; null is not allowed. */
  readonly cancel: Money | null;
  readonly change: Money | null;
}

/** What a fee is asked for: once for a traveller's ticket, whatever it covers, or for each direction. */
export const feeBases = ['ticket', 'direction'] as const;
export type FeeBasis = (typeof feeBases)[number];

/** The two things that a fare's rules put a price on. */
export type FeeFor = 'cancel' | 'change';

export interface SectorRules {
  readonly origin: string;
  readonly destination: string;
  readonly carrier: string;
  readonly family: string;
  readonly steps: readonly FeeStep[];
  readonly per: Readonly<Record<FeeFor, FeeBasis>>;
  /** Kept by the airline when the traveller does not show up; null is the whole fare but statutory taxes. */
  readonly noShow: Money | null;
  readonly rule: AppliedRule;
  /** What each traveller may bring in this direction, by this carrier and family. */
  readonly baggage: BaggageAllowance;
}

/** Rules as they are read: directions of one ticket that its rules ask for once, and alike, stand together. */
export function rulesTogether<
  Rules extends Pick<SectorRules, 'carrier' | 'family' | 'steps' | 'per'> & Partial<Pick<SectorRules, 'noShow'>>,
>(sectors: readonly Rules[]): readonly (readonly [Rules, ...Rules[]])[] {
  const textOf = ({ carrier, family, steps, per, noShow }: Rules, at: number): string =>
    JSON.stringify(per.cancel === 'ticket' && per.change === 'ticket' ? [carrier, family, steps, noShow] : at);
  const texts = sectors.map(textOf);
  return [...new Set(texts)].flatMap((text) => {
    const [first, ...others] = sectors.filter((_, at) => texts[at] === text);
    return first === undefined ? [] : [[first, ...others] as const];
  });
}

export interface FareRules {
  /** One a direction, in the order of travel; none where a booking was made elsewhere. */
  readonly sectors: readonly SectorRules[];
}

/** The rules of an itinerary: one a direction, in order; or the one that the whole journey has. */
export function rulesOfItinerary({ sectors }: FareRules, itineraries: number, at: number): SectorRules | undefined {
  return sectors.length === itineraries ? sectors[at] : sectors[0];
}
