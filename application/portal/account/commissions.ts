/** Commission and the tax withheld from it: over a month, quarter or tax year, and over the whole tax year that it lies in. */
import { BehaviorSubject } from 'rxjs';
import type { CommissionRow, Commissions } from '#domain/account/commissions.ts';
import { type Days, taxPeriodFrom, taxPeriodOf, type TaxPeriod } from '#domain/account/tax-year.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import type { Downloads } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';

export interface CommissionsState {
  readonly period: Loadable<Commissions>;
  /** Month by month. */
  readonly year: Loadable<Commissions>;
  /** While entries are fetched for the statement, and where they did not come. */
  readonly statement: 'none' | 'fetching' | DeskFailure;
}

/** A period that can be stepped to from another; today's is the last. */
export interface PeriodShown extends Days {
  readonly year: Days;
  readonly before: IsoDate;
  /** Absent where the next one has not begun. */
  readonly after?: IsoDate;
}

/** The period in which a day lies, with the ones beside it. A day after today stands for today. */
export function periodShown(period: TaxPeriod, day: IsoDate, today: IsoDate, country: string): PeriodShown {
  const days = taxPeriodOf(period, day > today ? today : day, country);
  const after = taxPeriodFrom(period, days, 1, country).from;
  return {
    ...days,
    year: taxPeriodOf('year', days.from, country),
    before: taxPeriodFrom(period, days, -1, country).from,
    ...(after <= today && { after }),
  };
}

export class CommissionAccount {
  readonly state$ = new BehaviorSubject<CommissionsState>({ period: loading, year: loading, statement: 'none' });
  readonly #desk: Pick<AccountDesk, 'commissions'>;
  readonly #session: Session;
  readonly #downloads: Downloads;
  #asked = 0;
  #shownYear: IsoDate | undefined;

  constructor(desk: Pick<AccountDesk, 'commissions'>, session: Session, downloads: Downloads) {
    this.#desk = desk;
    this.#session = session;
    this.#downloads = downloads;
  }

  async open({ from, to, year }: Days & { readonly year: Days }): Promise<void> {
    const asked = (this.#asked += 1);
    const keepsYear = this.#shownYear === year.from && this.state$.value.year.kind === 'ready';
    this.#next({ period: loading, statement: 'none', ...(!keepsYear && { year: loading }) });
    const [period, months] = await Promise.all([
      this.#ask({ from, to, by: 'seller', page: 1 }),
      keepsYear ? undefined : this.#ask({ ...year, by: 'month', page: 1 }),
    ]);
    if (asked !== this.#asked) return;
    this.#shownYear = year.from;
    this.#next({ period, ...(months && { year: months }) });
  }

  /** Every entry of the days, page after page, for a statement; undefined where one did not come or others were opened. */
  async entries({ from, to }: Days): Promise<readonly CommissionRow[] | undefined> {
    if (this.state$.value.statement === 'fetching') return undefined;
    const asked = this.#asked;
    this.#next({ statement: 'fetching' });
    const rows: CommissionRow[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await this.#ask({ from, to, by: 'entry', page });
      if (asked !== this.#asked) return undefined;
      if (answer.kind !== 'ready') {
        if (answer.kind === 'failed') this.#next({ statement: answer.failure });
        return undefined;
      }
      rows.push(...answer.value.rows);
      if (answer.value.rows.length === 0 || rows.length >= answer.value.entries) break;
    }
    this.#next({ statement: 'none' });
    return rows;
  }

  /** `text` is the finished CSV. */
  save({ from, to }: Days, text: string): void {
    this.#downloads.save(`commissions-${from}-${to}.csv`, 'text/csv;charset=utf-8', text);
  }

  async #ask(wanted: Parameters<AccountDesk['commissions']>[0]): Promise<Loadable<Commissions>> {
    const outcome = await this.#session.ask(this.#desk.commissions(wanted));
    return loadedFrom(outcome);
  }

  #next(change: Partial<CommissionsState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
