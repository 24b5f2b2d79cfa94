/**
 * The agency's saved travellers, fetched when a form first wants them and kept for the session; and which of them fit a
 * place in a booking.
 */
import { BehaviorSubject } from 'rxjs';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { TravelDates } from '#domain/people/passport.ts';
import { titlesFor } from '#domain/people/titles.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { ageOn, typeOn } from '#domain/people/traveller-type.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { AgencyDesk } from '#application/desk/agency.ts';
import { loading } from '../loadable.ts';
import type { Loadable } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export class SavedTravellers {
  readonly state$ = new BehaviorSubject<Loadable<readonly SavedTraveller[]>>(loading);
  readonly #desk: AgencyDesk;
  readonly #session: Session;
  #token: string | undefined;

  constructor(desk: AgencyDesk, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Fetches the list; one that this session has already stays in view until the new one is there. */
  async load(): Promise<void> {
    const token = this.#session.token();
    const atHand = token === this.#token && this.state$.value.kind === 'ready';
    this.#token = token;
    if (!atHand) this.state$.next(loading);
    const outcome = await this.#session.ask(this.#desk.personalTravellers());
    if (token !== this.#token) return;
    if (outcome.kind === 'done') this.state$.next({ kind: 'ready', value: outcome.value });
    else if (!atHand) this.state$.next({ kind: 'failed', failure: outcome.failure });
  }
}

/** Why a saved traveller cannot take a place: another type on the days of travel, or on the booking already. */
export type Unfit =
  | { readonly why: 'other-type'; readonly type: TravellerType; readonly age?: number }
  | { readonly why: 'on-the-booking' };

export interface SavedChoice {
  readonly saved: SavedTraveller;
  /** In completed years on the last day of travel, where the date of birth is known. */
  readonly age?: number;
  readonly unfit?: Unfit;
}

/**
 * The saved travellers for a place of a type, those that fit first. Without a date of birth the type that was saved
 * counts. `others` are the saved travellers who have another place already.
 */
export function choicesFor(
  list: readonly SavedTraveller[],
  type: TravellerType,
  travelDates: TravelDates,
  others: readonly string[],
): readonly SavedChoice[] {
  const choices = list.map((saved): SavedChoice => {
    const { dateOfBirth, type: savedType } = saved.traveller;
    const age = dateOfBirth === undefined ? undefined : ageOn(dateOfBirth, travelDates.last);
    const actual = dateOfBirth === undefined ? savedType : (typeOn(dateOfBirth, travelDates.last) ?? savedType);
    const known = age === undefined ? {} : { age };
    if (actual !== type) return { saved, ...known, unfit: { why: 'other-type', type: actual, ...known } };
    return others.includes(saved.savedId) ? { saved, ...known, unfit: { why: 'on-the-booking' } } : { saved, ...known };
  });
  return [...choices.filter(({ unfit }) => unfit === undefined), ...choices.filter(({ unfit }) => unfit !== undefined)];
}

/** All that is known of a saved traveller, for a place of a type; a title that this type cannot have is left open. */
export function draftFrom({ savedId, traveller }: SavedTraveller, type: TravellerType): TravellerDraft {
  const title = titlesFor(type).includes(traveller.title) ? traveller.title : undefined;
  return { ...traveller, type, title, savedId };
}
