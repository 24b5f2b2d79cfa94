/** Passing notices: each goes by itself after its time or when it is dismissed. What needs an answer is never one of these. */
import { alertMilliseconds } from '#domain/rules/limits.ts';
import { BehaviorSubject } from 'rxjs';
import type { Money } from '#domain/money/money.ts';

export interface Alert {
  readonly id: number;
  readonly variant: 'success' | 'info' | 'warning' | 'error';
  /** A Fluent id with its arguments, or a sentence that the back office wrote. */
  readonly words:
    | { readonly id: string; readonly args?: Readonly<Record<string, string | number | Money>> }
    | { readonly text: string };
  readonly autoHideMs: number;
}

export class Alerts {
  readonly state$ = new BehaviorSubject<readonly Alert[]>([]);
  #last = 0;

  show(variant: Alert['variant'], words: Alert['words'], autoHideMs: number = alertMilliseconds.hide): number {
    this.#last += 1;
    this.state$.next([...this.state$.value, { id: this.#last, variant, words, autoHideMs }]);
    return this.#last;
  }

  dismiss(id: number): void {
    this.state$.next(this.state$.value.filter((alert) => alert.id !== id));
  }
}
