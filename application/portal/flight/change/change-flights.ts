/**
 * Moving a booking to other flights: which directions and to which days, the flights that may come instead, what the chosen
 * ones come to, and then to keep the booking as it is or to change it. Nothing happens before it is confirmed; what is
 * confirmed is exactly what was shown, and is sent under an id that is kept before.
 */
import { Effect } from 'effect';
import { BehaviorSubject } from 'rxjs';
import { type Ends, endsOf } from '#domain/flight/change/reroute.ts';
import { actsOf } from '#domain/flight/booking/acts.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AskedAmount } from '#domain/price/ask.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { ChangeQuote, ChangeQuoteAsked, FlightChanged } from '#application/desk/changes.ts';
import type { FlightDesk } from '#application/desk/flight.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import type { Kept } from '#application/portal/kept.ts';
import { loading } from '#application/portal/loadable.ts';
import type { Loadable } from '#application/portal/loadable.ts';
import type { AdditionalSettings } from '#application/portal/session/auth.ts';
import { TimeLeft } from '#application/portal/time-left.ts';
import type { Session } from '#application/portal/session/session.ts';
import { atRest, isLocked, Sending, type SendState, type SentRequests } from '#application/portal/sending.ts';
import { type ChangeDays, type ChangePlaces, changingWith, departureDay, directionsOf } from './change-trip.ts';
import { type ResultsFacts, TripResults } from '../search/trip-results.ts';
import { openFlight } from '../open-flight.ts';

export interface ChangeState extends SendState {
  readonly transactionId: string;
  readonly booking: Loadable<FlightBooking>;
  readonly days: ChangeDays;
  readonly places: ChangePlaces;
  /** Of the flights that were chosen last. */
  readonly quote: Loadable<ChangeQuote> | undefined;
  /** How long the quote stands; 0 once it is over. */
  readonly secondsLeft: number;
  /** How it ended; `amending` while the airline has not answered, what it was before where the airline refused. */
  readonly done?: FlightChanged | undefined;
}

const nothing: ChangeState = {
  ...atRest,
  transactionId: '',
  booking: loading,
  days: [],
  places: [],
  quote: undefined,
  secondsLeft: 0,
};

export interface ChangeDesks {
  readonly booking: Pick<BookingDesk, 'details'>;
  readonly flight: Pick<FlightDesk, 'changeSearch' | 'changeQuote' | 'change'>;
}

export interface ChangeParts {
  readonly session: Session;
  readonly account: Pick<AccountSummary, 'refresh'>;
  readonly facts: ResultsFacts;
  readonly settings: Kept<AdditionalSettings>;
  readonly requests: SentRequests;
}

export class ChangeFlights {
  readonly state$ = new BehaviorSubject<ChangeState>(nothing);
  readonly #desks: ChangeDesks;
  readonly #parts: ChangeParts;
  readonly #sending: Sending;
  readonly #timeLeft: TimeLeft;
  #results: TripResults<ChangeQuote>;
  #asked = 0;
  #quoted: ChangeQuoteAsked | undefined;

  constructor(desks: ChangeDesks, parts: ChangeParts) {
    this.#desks = desks;
    this.#parts = parts;
    this.#sending = new Sending(parts.session, parts.requests);
    this.#timeLeft = new TimeLeft(parts.facts.clock);
    this.#results = this.#newResults();
  }

  /** The flights that may come instead, of the booking that is open. */
  get results(): TripResults<ChangeQuote> {
    return this.#results;
  }

  /** Opens a booking; what was begun on it stays. */
  async open(transactionId: string): Promise<void> {
    const { state$ } = this;
    const known = state$.value;
    if (known.sending) return;
    const same = known.transactionId === transactionId && known.booking.kind === 'ready' && known.done === undefined;
    if (same) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.#results = this.#newResults();
    state$.next({ ...nothing, transactionId });
    const outcome = await openFlight(this.#parts.session, this.#desks.booking, transactionId);
    if (asked !== this.#asked) return;
    this.#next(
      outcome.kind === 'failed'
        ? { booking: { kind: 'failed', failure: outcome.failure } }
        : {
            booking: { kind: 'ready', value: outcome.value },
            days: outcome.value.itineraries.map(() => undefined),
            places: outcome.value.itineraries.map(() => undefined),
            unanswered: this.#sending.waiting(this.#key()) !== undefined,
          },
    );
  }

  /** Changes a direction to a day, or leaves it; with it those that are sold as one fare with it. */
  setDay(itinerary: number, day: IsoDate | undefined): void {
    const { booking, days } = this.state$.value;
    if (booking.kind !== 'ready') return;
    const together = changingWith(booking.value, itinerary, this.#parts.facts.clock.now());
    this.#next({
      days: days.map((old, at) => {
        if (at === itinerary) return day;
        if (!together.includes(at)) return old;
        return day === undefined ? undefined : (old ?? departureOf(booking.value, at));
      }),
    });
  }

  /** Lets a direction go from or to another airport. */
  setPlace(itinerary: number, end: keyof Ends, place: string): void {
    const { booking, places } = this.state$.value;
    if (booking.kind !== 'ready' || place === '') return;
    const old = booking.value.itineraries[itinerary];
    if (old === undefined) return;
    this.#next({
      places: booking.value.itineraries.map((_, at) =>
        at === itinerary ? { ...(places[at] ?? endsOf(old)), [end]: place } : places[at],
      ),
    });
  }

  /** The quote of what is chosen; undefined where something is missing or it failed, as the results then say. */
  async quote(): Promise<ChangeQuote | undefined> {
    const quote = await this.#results.quote();
    if (quote !== undefined) this.#ready(quote);
    return quote;
  }

  /** Asks again what the chosen flights come to. */
  async quoteAgain(): Promise<void> {
    const quoted = this.#quoted;
    if (isLocked(this.state$.value) || quoted === undefined) return;
    this.#next({ quote: loading, secondsLeft: 0 });
    const outcome = await this.#parts.session.ask(this.#desks.flight.changeQuote(quoted));
    if (quoted !== this.#quoted) return;
    if (outcome.kind === 'done') this.#ready(outcome.value);
    else this.#next({ quote: { kind: 'failed', failure: outcome.failure } });
  }

  /** Asks a fee of the customer for the change, or none: what it comes to then is asked again. */
  async charge(serviceFee: AskedAmount | undefined): Promise<void> {
    if (this.#quoted === undefined) return;
    const { ask: _, ...quoted } = this.#quoted;
    this.#quoted = serviceFee === undefined ? quoted : { ...quoted, ask: { serviceFee } };
    await this.quoteAgain();
  }

  /** The fee that is asked. */
  get fee(): AskedAmount | undefined {
    return this.#quoted?.ask?.serviceFee;
  }

  /** Called every second by the page that shows how long the quote stands. */
  tick(): void {
    const { quote, secondsLeft } = this.state$.value;
    if (quote?.kind !== 'ready') return;
    const left = this.#timeLeft.of(quote.value);
    if (left !== secondsLeft) this.#next({ secondsLeft: left });
  }

  /** Does what the quote shows, or asks again for its outcome. */
  async confirm(): Promise<void> {
    const { transactionId, quote, secondsLeft } = this.state$.value;
    const ending = await this.#sending.send(
      this.#key(),
      quote?.kind === 'ready' && secondsLeft > 0 ? { changeQuoteId: quote.value.changeQuoteId } : undefined,
      (state) => this.#next(state),
      (request) => this.#desks.flight.change(request),
    );
    if (ending === undefined) return;
    const { state } = ending;
    if (ending.kind === 'done') await this.#done(ending.value);
    else if (ending.kind === 'in-doubt') await this.#done({ transactionId, status: 'amending' });
    else {
      this.#next(state);
      const { kind, failure, again } = ending;
      if (kind === 'unanswered' || again) return;
      if (failure._tag !== 'FareChanged' && failure._tag !== 'NotFound') return;
      await this.quoteAgain();
      this.#next({ failure });
    }
  }

  #ready(quote: ChangeQuote): void {
    this.#timeLeft.begin();
    this.#next({
      quote: { kind: 'ready', value: quote },
      secondsLeft: quote.expiresInSeconds,
      failure: undefined,
      done: undefined,
    });
  }

  async #done(done: FlightChanged): Promise<void> {
    this.#results.outdate();
    this.#next({ ...atRest, secondsLeft: 0, done });
    void this.#parts.account.refresh();
    const { transactionId } = done;
    const outcome = await openFlight(this.#parts.session, this.#desks.booking, transactionId);
    if (outcome.kind === 'done' && this.state$.value.transactionId === transactionId)
      this.#next({ booking: { kind: 'ready', value: outcome.value } });
  }

  #key(): string {
    return `change ${this.state$.value.transactionId}`;
  }

  #newResults(): TripResults<ChangeQuote> {
    const { session, facts, settings } = this.#parts;
    const { flight } = this.#desks;
    const opened = () => {
      const { booking } = this.state$.value;
      return booking.kind === 'ready' ? booking.value : undefined;
    };
    const directions = (sectors: Parameters<typeof directionsOf>[1]) => {
      const booking = opened();
      return booking === undefined ? [] : directionsOf(booking, sectors, this.state$.value.days);
    };
    let itineraries: readonly number[] = [];
    return new TripResults<ChangeQuote>(
      {
        search: (request) =>
          Effect.suspend(() => {
            const wanted = directions(request);
            itineraries = wanted.map(({ itinerary }) => itinerary);
            return flight.changeSearch({ transactionId: this.state$.value.transactionId, directions: wanted });
          }),
        quote: ({ choices }) =>
          Effect.suspend(() => {
            this.#quoted = { transactionId: this.state$.value.transactionId, itineraries, choices };
            return flight.changeQuote(this.#quoted);
          }),
      },
      session,
      facts,
      settings,
    );
  }

  #next(change: Partial<ChangeState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}

/** Whether anything of a booking can be moved to other flights now. */
export function mayChangeFlights(booking: FlightBooking, now: Instant): boolean {
  return actsOf(booking, now).includes('change');
}

function departureOf({ itineraries }: FlightBooking, at: number): IsoDate | undefined {
  const itinerary = itineraries[at];
  return itinerary && departureDay(itinerary);
}
