/** One rule of a list while it is written in its dialog: typed, judged, and taken once nothing is wrong. */
import type { Violation } from '#domain/rules/violation.ts';

export interface EditingRule<Typed> {
  readonly typed: Typed;
  /** It is in no list yet. */
  readonly isNew: boolean;
  readonly violations: readonly Violation[];
  /** Counts the attempts that violations stopped. */
  readonly attempt: number;
}

export interface JudgedRule<Rule> {
  /** Where nothing is wrong. */
  readonly rule?: Rule;
  readonly violations: readonly Violation[];
}

/** A draft that keeps the rules is a rule. */
export function judged<Rule>(violations: readonly Violation[], rule: () => Rule): JudgedRule<Rule> {
  return violations.length > 0 ? { violations } : { rule: rule(), violations };
}

/** Where what is written is kept: among the state of its page. */
export interface EditingPlace<Typed> {
  readonly read: () => EditingRule<Typed> | undefined;
  readonly write: (editing: EditingRule<Typed> | undefined) => void;
}

export class RuleEditor<Typed, Rule> {
  readonly #place: EditingPlace<Typed>;
  readonly #judge: (typed: Typed) => JudgedRule<Rule>;

  constructor(place: EditingPlace<Typed>, judge: (typed: Typed) => JudgedRule<Rule>) {
    [this.#place, this.#judge] = [place, judge];
  }

  open(typed: Typed, isNew: boolean): void {
    this.#place.write({ typed, isNew, violations: [], attempt: 0 });
  }

  /** What is wrong is said while it is typed only once it was tried. */
  type(changed: Partial<Typed>): void {
    const editing = this.#place.read();
    if (editing === undefined) return;
    const typed = { ...editing.typed, ...changed };
    this.#place.write({ ...editing, typed, violations: editing.attempt > 0 ? this.#judge(typed).violations : [] });
  }

  close(): void {
    this.#place.write(undefined);
  }

  /** What was written, and closed by it; undefined, with what is wrong said, where it is no rule yet. */
  take(): { readonly rule: Rule; readonly isNew: boolean } | undefined {
    const editing = this.#place.read();
    if (editing === undefined) return undefined;
    const { rule, violations } = this.#judge(editing.typed);
    if (rule === undefined) {
      this.#place.write({ ...editing, violations, attempt: editing.attempt + 1 });
      return undefined;
    }
    this.close();
    return { rule, isNew: editing.isNew };
  }
}
