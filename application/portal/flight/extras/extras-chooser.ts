/**
 * Choosing extras, for a booking in progress or for one that has its tickets: every choice is judged before it is kept, and
 * one that may not be says why.
 */
import { type BookedSsr, type ChosenSsr, type FlightPlace, isSamePlace } from '#domain/flight/extras/ancillaries.ts';
import type { Violation } from '#domain/rules/violation.ts';
import {
  type ExtrasJourney,
  type OfferedExtras,
  type Party,
  refusalsOf,
  sameForAll,
  seatsForAll,
  withExtra,
  withSeats,
} from './chosen-extras.ts';

/** What is chosen from, by whom, and what was chosen so far. */
export interface Choosing {
  readonly offered: OfferedExtras;
  readonly extras: readonly BookedSsr[];
  readonly travellers: Party;
  readonly journey: ExtrasJourney;
}

export abstract class ExtrasChooser {
  /** Undefined while nothing can be chosen. */
  protected abstract choosing(): Choosing | undefined;
  protected abstract chosen(extras: readonly BookedSsr[]): void;
  abstract drop(chosen: ChosenSsr): void;

  /** Chooses for a traveller, unless a rule forbids it: then what it says, and nothing changes. */
  choose(chosen: ChosenSsr): readonly Violation[] {
    const now = this.choosing();
    if (now === undefined) return [];
    const { offered, extras, travellers, journey } = now;
    const refused = refusalsOf(offered, extras, travellers, journey, chosen);
    if (refused.length === 0) this.chosen(withExtra(offered, extras, chosen));
    return refused;
  }

  /** Puts the party next to one another on a flight. */
  seatTogether(place: FlightPlace): void {
    const now = this.choosing();
    const map = now?.offered.seatMaps.find((each) => isSamePlace(each.place, place));
    if (now === undefined || map === undefined) return;
    const seats = seatsForAll(map, now.travellers);
    if (seats) this.chosen(withSeats(now.offered, now.extras, place, seats));
  }

  /** Gives everybody on a flight what the first traveller has, where they may have it. */
  copyToAll(place: FlightPlace): void {
    const now = this.choosing();
    if (now === undefined) return;
    this.chosen(sameForAll(now.offered, now.extras, now.travellers, now.journey, place));
  }
}
