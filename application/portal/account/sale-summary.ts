/** What was sold in a range of days: day by day, and counted by whatever the reader chooses. */
import { BehaviorSubject } from 'rxjs';
import { checkSaleRange, type SaleDay, type SaleGroup, type SaleSummary } from '#domain/account/sales/sale-summary.ts';
import type { Violation } from '#domain/rules/violation.ts';
import { daysBetween, type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import { type Loadable, loadedFrom, loading } from '../loadable.ts';
import { type Downloads, workbookType } from '../ports/machine.ts';
import type { Session } from '../session/session.ts';

export interface SalesDraft {
  readonly from: string;
  readonly to: string;
  readonly on: SaleDay;
  readonly by: Exclude<SaleGroup, SalesCurveGroup>;
}

/** Of a long range months, so that bars stay readable. */
export type SalesCurveGroup = 'day' | 'month';
const mostBars = 62;

export interface SalesState {
  readonly violations: readonly Violation[];
  readonly curve: Loadable<SaleSummary>;
  readonly curveBy: SalesCurveGroup;
  readonly table: Loadable<SaleSummary>;
}

export class SalesOverview {
  readonly state$ = new BehaviorSubject<SalesState>({
    violations: [],
    curve: loading,
    curveBy: 'day',
    table: loading,
  });
  readonly #desk: Pick<AccountDesk, 'saleSummary'>;
  readonly #session: Session;
  readonly #downloads: Downloads;
  #asked = 0;
  #shown: string | undefined;

  constructor(desk: Pick<AccountDesk, 'saleSummary'>, session: Session, downloads: Downloads) {
    this.#desk = desk;
    this.#session = session;
    this.#downloads = downloads;
  }

  /** Asks for a range that keeps the rules; otherwise only says which one it breaks. */
  async open({ from, to, on, by }: SalesDraft): Promise<void> {
    const violations = checkSaleRange({ from, to });
    const range = { from: parseIsoDate(from), to: parseIsoDate(to) };
    this.#next({ violations });
    if (violations.length > 0 || range.from === undefined || range.to === undefined) return;
    const days = { from: range.from, to: range.to, on };
    const curveBy = daysBetween(days.from, days.to) < mostBars ? 'day' : 'month';
    const asked = (this.#asked += 1);
    const curveOf = `${from} ${to} ${on}`;
    // Another way of counting leaves the days as they are.
    const keepsCurve = this.#shown === curveOf && this.state$.value.curve.kind === 'ready';
    this.#next(keepsCurve ? { table: loading } : { curve: loading, curveBy, table: loading });
    const [curve, table] = await Promise.all([
      keepsCurve ? undefined : this.#ask({ ...days, by: curveBy }),
      this.#ask({ ...days, by }),
    ]);
    if (asked !== this.#asked) return;
    this.#shown = curveOf;
    this.#next({ ...(curve && { curve }), table });
  }

  /** `text` is the finished CSV. */
  save(range: { readonly from: IsoDate; readonly to: IsoDate }, text: string): void {
    this.#downloads.save(`sales-${range.from}-${range.to}.csv`, 'text/csv;charset=utf-8', text);
  }

  /** As `save`, with a finished workbook. */
  saveWorkbook(range: { readonly from: IsoDate; readonly to: IsoDate }, base64: string): void {
    this.#downloads.saveFile({ filename: `sales-${range.from}-${range.to}.xlsx`, mimeType: workbookType, base64 });
  }

  async #ask(wanted: Parameters<AccountDesk['saleSummary']>[0]): Promise<Loadable<SaleSummary>> {
    const outcome = await this.#session.ask(this.#desk.saleSummary(wanted));
    return loadedFrom(outcome);
  }

  #next(change: Partial<SalesState>): void {
    this.state$.next({ ...this.state$.value, ...change });
  }
}
