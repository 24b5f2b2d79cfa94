/** Searching further where no train has a berth: what was asked for, and other tickets that are surer. */
import { BehaviorSubject } from 'rxjs';
import type { OfferedTicket } from '#domain/train/search/alternatives.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { AdvanceFound, TrainDesk } from '#application/desk/train/train.ts';
import { type Loadable, loadedFrom, loading } from '#application/portal/loadable.ts';
import type { Session } from '#application/portal/session/session.ts';
import { resultsPath, type TrainSearchForm } from './search-link.ts';

export interface AdvanceSearchState {
  readonly asked: TrainSearchForm;
  /** Undefined before anything was asked for. */
  readonly found: Loadable<AdvanceFound> | undefined;
}

export class AdvanceSearch {
  readonly state$ = new BehaviorSubject<AdvanceSearchState>({ asked: { quota: 'GN' }, found: undefined });
  readonly #desk: Pick<TrainDesk, 'advanceSearch'>;
  readonly #session: Session;

  constructor(desk: Pick<TrainDesk, 'advanceSearch'>, session: Session) {
    this.#desk = desk;
    this.#session = session;
  }

  /** The last asked wins. */
  async find(asked: TrainSearchForm): Promise<void> {
    const { origin, destination, date, travelClass, quota, train } = asked;
    if (origin === undefined || destination === undefined || date === undefined || travelClass === undefined) {
      return this.state$.next({ asked, found: undefined });
    }
    this.state$.next({ asked, found: loading });
    const outcome = await this.#session.ask(
      this.#desk.advanceSearch({
        origin: origin.code,
        destination: destination.code,
        date,
        travelClass,
        quota,
        ...(train !== undefined && { train }),
      }),
    );
    if (this.state$.value.asked !== asked) return;
    this.state$.next({ asked, found: loadedFrom(outcome) });
  }

  again(): Promise<void> {
    return this.find({ ...this.state$.value.asked });
  }
}

/** Where a ticket is booked: its own search, with the train and class chosen in it. */
export function ticketPath({ train, from, to, travelClass, quota, boarding }: OfferedTicket): string {
  return resultsPath(
    {
      origin: { code: from.station, name: from.name },
      destination: { code: to.station, name: to.name },
      date: dateOfLocal(from.at.local),
      quota,
    },
    { train, travelClass, ...(boarding && { boarding: boarding.station }) },
  );
}
