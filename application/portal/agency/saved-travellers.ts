/**
 * The agency's saved travellers, fetched when a form first wants them and kept for the session; and which of them fit a
 * place in a booking.
 */
import { withUsualNumber } from '#domain/people/frequent-flyer.ts';
import { BehaviorSubject } from 'rxjs';
import { listMostTravellers, type SavedTraveller, travellersPageSize } from '#domain/agency/saved-traveller.ts';
import { checkGivenPassport, type TravelDates } from '#domain/people/passport.ts';
import { titlesFor } from '#domain/people/titles.ts';
import type { JourneyFacts, TravellerDraft } from '#domain/people/traveller.ts';
import { ageOn, typeOn } from '#domain/people/traveller-type.ts';
import type { TravellerType } from '#domain/people/traveller-type.ts';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Session } from '../session/session.ts';

export class SavedTravellers {
  readonly state$ = new BehaviorSubject<Loadable<readonly SavedTraveller[]>>(loading);
  /** Who was searched for last, by name: at most a page of them. */
  readonly found$ = new BehaviorSubject<Loadable<readonly SavedTraveller[]>>(loading);
  readonly #desk: Pick<AgencyDesk, 'personalTravellers'>;
  readonly #session: Session;
  #token: string | undefined;
  #searches = 0;

  constructor(desk: Pick<AgencyDesk, 'personalTravellers'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Fetches the list; one that this session has already stays in view until the new one is there. */
  async load(): Promise<void> {
    const token = this.#session.token();
    const atHand = token === this.#token && this.state$.value.kind === 'ready';
    this.#token = token;
    if (!atHand) this.state$.next(loading);
    const outcome = await this.#session.ask(this.#desk.personalTravellers({}));
    if (token !== this.#token) return;
    if (outcome.kind === 'done') this.state$.next({ kind: 'ready', value: outcome.value });
    else if (!atHand) this.state$.next({ kind: 'failed', failure: outcome.failure });
  }

  /**
   * Looks for a name among all of the agency's saved travellers, into `found$`: in the list where it is whole, else by
   * asking. Of several searches the last counts; what was found stays in view until the next is there.
   */
  async search(typed: string): Promise<void> {
    this.#searches += 1;
    const search = this.#searches;
    const text = typed.trim().replace(/\s+/g, ' ');
    const known = this.#whole();
    if (known !== undefined) {
      const value = known.filter((saved) => isNamed(saved, text.toLowerCase())).slice(0, travellersPageSize);
      this.found$.next({ kind: 'ready', value });
      return;
    }
    const outcome = await this.#session.ask(this.#desk.personalTravellers({ page: 1, text }));
    if (search !== this.#searches) return;
    this.found$.next(loadedFrom(outcome));
  }

  /** The list of this session where nobody is missing from it. */
  #whole(): readonly SavedTraveller[] | undefined {
    const { value: state } = this.state$;
    return state.kind === 'ready' && this.#token === this.#session.token() && state.value.length < listMostTravellers
      ? state.value
      : undefined;
  }
}

/** As the back office finds names: by the beginning of the first, last or whole name, in either order and any case. */
function isNamed({ traveller: { firstName, lastName } }: SavedTraveller, text: string): boolean {
  const begins = (name: string) => name.toLowerCase().startsWith(text);
  return begins(`${firstName} ${lastName}`) || begins(`${lastName} ${firstName}`);
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

/**
 * All that is known of a saved traveller, for a place of a type; a title that this type cannot have is left open. Where no
 * passport is asked for, one that has expired by then is left out: nobody could correct it there.
 */
export function draftFrom(
  { savedId, traveller, frequentFlyerNumber = '' }: SavedTraveller,
  type: TravellerType,
  { travelDates, international }: JourneyFacts,
  carriers: readonly string[],
): TravellerDraft {
  const title = titlesFor(type).includes(traveller.title) ? traveller.title : undefined;
  const { passport, frequentFlyer: own, ...others } = traveller;
  const frequentFlyer = withUsualNumber(own, frequentFlyerNumber.trim(), carriers);
  const isGood = checkGivenPassport(passport ?? {}, travelDates, traveller.dateOfBirth).length === 0;
  return {
    ...others,
    ...(frequentFlyer && { frequentFlyer }),
    ...(passport && (international || isGood) && { passport }),
    type,
    title,
    savedId,
  };
}
