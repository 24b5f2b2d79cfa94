/** One package opened on a day for a party: what was chosen of it, what it costs so, and its quote. */
import { BehaviorSubject } from 'rxjs';
import type { HolidayDesk, HolidayDetails, HolidayQuote } from '#application/desk/holiday/holiday.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import { type TripDraft, tripPath } from './search-link.ts';

export interface OpenHolidayState {
  /** Absent where the address names no package. */
  readonly draft?: TripDraft | undefined;
  readonly details: Loadable<HolidayDetails>;
  /** What was chosen is asked for: what is shown is of before. */
  readonly changing: boolean;
  readonly quoting: boolean;
  readonly failure?: DeskFailure | undefined;
}

export class OpenHoliday {
  readonly state$ = new BehaviorSubject<OpenHolidayState>({ details: loading, changing: false, quoting: false });
  readonly #desk: Pick<HolidayDesk, 'details' | 'quote'>;
  readonly #session: Session;
  #asked = 0;

  constructor(desk: Pick<HolidayDesk, 'details' | 'quote'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Takes over what an address says; the last asked wins. Of the same package what is known stays until the answer is there. */
  async open(draft: TripDraft | undefined): Promise<void> {
    const asked = (this.#asked += 1);
    const { draft: before, details } = this.state$.value;
    const isSame = details.kind === 'ready' && before?.packageId === draft?.packageId;
    this.#next({ draft, failure: undefined, changing: isSame, ...(!isSame && { details: loading }) });
    if (draft === undefined) return;
    const outcome = await this.#session.ask(this.#desk.details({ ...draft, from: draft.from ?? '' }));
    if (asked !== this.#asked) return;
    this.#next({
      changing: false,
      details: loadedFrom(outcome),
    });
  }

  again(): Promise<void> {
    return this.open(this.state$.value.draft);
  }

  /** The address of the package with something else chosen. */
  with(change: Partial<TripDraft>): string | undefined {
    const { draft } = this.state$.value;
    return draft && tripPath({ ...draft, ...change });
  }

  /** Undefined where it cannot be had, which the state says. */
  async quote(): Promise<HolidayQuote | undefined> {
    const { details, quoting } = this.state$.value;
    if (details.kind !== 'ready' || quoting) return undefined;
    this.#next({ quoting: true, failure: undefined });
    const outcome = await this.#session.ask(this.#desk.quote({ offerId: details.value.offerId }));
    this.#next({ quoting: false, ...(outcome.kind === 'failed' && { failure: outcome.failure }) });
    return outcome.kind === 'done' ? outcome.value : undefined;
  }

  #next(change: Partial<OpenHolidayState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
