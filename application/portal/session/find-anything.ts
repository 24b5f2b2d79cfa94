/**
 * Finding anything from anywhere: screens of the portal by some letters of their name, bookings by what the desk finds for
 * the text (booking id, PNR, ticket number, traveller), and saved travellers, of whom the desk is asked as well where the
 * agency has more than are at hand. Each kind shows as soon as it is there.
 */
import { BehaviorSubject } from 'rxjs';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { BookingSummary } from '#domain/booking/booking.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { SavedTravellers } from '../agency/saved-travellers.ts';
import { fuzzyMatch } from './fuzzy-match.ts';
import type { FuzzyMatch } from './fuzzy-match.ts';
import { permits, type Session } from './session.ts';

/** A screen that may be gone to, by the name it has in the page's language. */
export interface NamedPlace {
  readonly key: string;
  readonly label: string;
  /** Other words that one may look for it by. */
  readonly also: string;
}

export interface FoundPlace {
  readonly key: string;
  /** Which letters of the label were meant. */
  readonly at: readonly number[];
}

export interface FoundTraveller {
  readonly saved: SavedTraveller;
  /** Which letters of the first and last name, with a space between, were meant. */
  readonly at: readonly number[];
}

export type FoundKind = 'places' | 'bookings' | 'travellers';

export interface FindState {
  readonly text: string;
  readonly places: readonly FoundPlace[];
  /** The latest ones where nothing is typed. */
  readonly bookings: readonly BookingSummary[];
  /** How many bookings there are for the text, shown or not. */
  readonly bookingCount: number;
  readonly travellers: readonly FoundTraveller[];
  /** The kinds as they are to stand: what was surely meant comes first. */
  readonly order: readonly FoundKind[];
  /** The desk has not yet answered for the text as it stands. */
  readonly searching: boolean;
  /** What would stand first is still being looked for, so nothing that stands there yet is the answer. */
  readonly undecided: boolean;
  /** Why bookings are missing. */
  readonly failure: DeskFailure | undefined;
}

/** As many of a kind as one can take in at a glance. */
const most = { places: 5, bookings: 5, travellers: 4 } as const;

/** Shorter texts would find half of everything. */
const shortestText = 2;

const kinds: readonly FoundKind[] = ['places', 'bookings', 'travellers'];

const nothing: FindState = {
  text: '',
  places: [],
  bookings: [],
  bookingCount: 0,
  travellers: [],
  order: kinds,
  searching: false,
  undecided: false,
  failure: undefined,
};

export class FindAnything {
  readonly state$ = new BehaviorSubject<FindState>(nothing);
  readonly #desk: Pick<BookingDesk, 'list'>;
  readonly #travellers: SavedTravellers;
  readonly #session: Session;
  readonly #pauseMs: number;
  #places: readonly NamedPlace[] = [];
  /** Saved travellers whom the desk named last. */
  #named: readonly SavedTraveller[] = [];
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pauseMs`: how long typing must rest before the desk is asked. */
  constructor(desk: Pick<BookingDesk, 'list'>, travellers: SavedTravellers, session: Session, pauseMs = 180) {
    this.#desk = desk;
    this.#travellers = travellers;
    this.#session = session;
    this.#pauseMs = pauseMs;
  }

  /** Begins with nothing typed; the first of the places then stand there by themselves. */
  open(): void {
    this.state$.next(nothing);
    if (this.#may('travellers')) {
      void this.#travellers.load().then(() => {
        this.#next({ travellers: this.#travellersFor(this.state$.value.text) });
      });
    }
    this.#look('', 0);
  }

  /** The screens that there are, which may change while one types: what is typed stays. */
  offer(places: readonly NamedPlace[]): void {
    this.#places = places;
    this.#next({ places: this.#placesFor(this.state$.value.text.trim()) });
  }

  type(text: string): void {
    this.#look(text, this.#pauseMs);
  }

  /** Asks the desk again for the text as it stands. */
  again(): void {
    this.#look(this.state$.value.text, 0);
  }

  /** Nobody looks any more: what is still to be answered is not waited for. */
  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #look(text: string, pauseMs: number): void {
    this.close();
    const sought = text.trim();
    const enough = sought === '' || sought.length >= shortestText;
    const asks = enough && this.#may('bookings');
    const asksTravellers = enough && sought !== '' && this.#may('travellers');
    const kept = asks ? this.state$.value.bookings.filter((booking) => names(booking, sought)) : [];
    this.#next({
      text,
      places: this.#placesFor(sought),
      bookings: kept,
      bookingCount: kept.length,
      travellers: this.#travellersFor(sought),
      searching: asks,
      failure: undefined,
    });
    if (!asks && !asksTravellers) return;
    const asked = this.#asked;
    this.#timer = setTimeout(() => {
      if (asks) void this.#ask(sought, asked);
      if (asksTravellers) void this.#askTravellers(sought, asked);
    }, pauseMs);
  }

  /** Where that fails, those at hand stay. */
  async #askTravellers(text: string, asked: number): Promise<void> {
    await this.#travellers.search(text);
    const { value: found } = this.#travellers.found$;
    if (asked !== this.#asked || found.kind !== 'ready') return;
    this.#named = found.value;
    this.#next({ travellers: this.#travellersFor(text, new Set(found.value.map(({ savedId }) => savedId))) });
  }

  async #ask(text: string, asked: number): Promise<void> {
    const outcome = await this.#session.ask(this.#desk.list({ page: 1, ...(text !== '' && { text }) }));
    if (asked !== this.#asked) return;
    if (outcome.kind === 'failed') {
      this.#next({ searching: false, failure: outcome.failure });
      return;
    }
    const { bookings, total } = outcome.value;
    this.#next({ bookings: bookings.slice(0, most.bookings), bookingCount: total, searching: false });
  }

  #placesFor(text: string): readonly FoundPlace[] {
    if (text === '') return this.#places.slice(0, most.places).map(({ key }) => ({ key, at: [] }));
    return ranked(this.#places, ({ label, also }) => placeMatch(label, also, text))
      .slice(0, most.places)
      .map(({ of, match }) => ({ key: of.key, at: match.at }));
  }

  /** `sure`: whom the desk named for just this text, in whatever order their names stand in it. */
  #travellersFor(text: string, sure: ReadonlySet<string> = new Set()): readonly FoundTraveller[] {
    const list = this.#travellers.state$.value;
    if (text === '') return [];
    const atHand = list.kind === 'ready' ? list.value : [];
    const all = new Map([...atHand, ...this.#named].map((saved) => [saved.savedId, saved]));
    return ranked([...all.values()], (saved) => {
      const match = fuzzyMatch(nameOf(saved), text);
      if (match?.close === true) return match;
      return sure.has(saved.savedId) ? { score: 0, close: true, at: [] } : undefined;
    })
      .slice(0, most.travellers)
      .map(({ of, match }) => ({ saved: of, at: match.at }));
  }

  #may(right: string): boolean {
    const state = this.#session.state$.value;
    return state.kind === 'signed-in' && permits(state, right);
  }

  #next(change: Partial<FindState>): void {
    const next = { ...this.state$.value, ...change };
    const order = this.#orderFor(next.text.trim());
    const undecided = next.searching && order[0] === 'bookings' && next.bookings.length === 0;
    this.state$.next({ ...next, order, undecided });
  }

  /** Screens lead, unless their letters only happen to occur in the text. */
  #orderFor(text: string): readonly FoundKind[] {
    if (text === '') return kinds;
    const meant = this.#places.some(({ label, also }) => placeMatch(label, also, text)?.close === true);
    return meant ? kinds : ['bookings', 'travellers', 'places'];
  }
}

export function nameOf({ traveller: { firstName, lastName } }: SavedTraveller): string {
  return `${firstName} ${lastName}`;
}

/** By its own name, else by one of its other words, in which case none of its letters is marked. */
function placeMatch(label: string, also: string, text: string): FuzzyMatch | undefined {
  const own = fuzzyMatch(label, text);
  if (own?.close === true) return own;
  const other = fuzzyMatch(also, text);
  return other?.close === true ? { ...other, score: other.score / 2, at: [] } : own;
}

function names({ transactionId, reference: pnr = '', leadTraveller }: BookingSummary, text: string): boolean {
  const sought = text.toLowerCase();
  return [transactionId, pnr, leadTraveller].some((each) => each.toLowerCase().includes(sought));
}

interface Ranked<A> {
  readonly of: A;
  readonly match: FuzzyMatch;
}

/** Those that match, the best first; close ones before all others. */
function ranked<A>(all: readonly A[], matchOf: (each: A) => FuzzyMatch | undefined): readonly Ranked<A>[] {
  return all
    .flatMap((of) => {
      const match = matchOf(of);
      return match === undefined ? [] : [{ of, match }];
    })
    .sort((one, other) => Number(other.match.close) - Number(one.match.close) || other.match.score - one.match.score);
}
