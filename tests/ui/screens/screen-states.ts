/**
 * What a screen can look like: the answers that its desk is given, by state. The table of a screen says what it asks, and
 * has by that alone the states that every screen has: filled, with long texts, loading, refused and cut off.
 */
import { Effect } from 'effect';
import type { Address } from '#application/desk/addresses.ts';
import type { Desk } from '#application/desk/desk.ts';
import { type DeskFailure, NotPermitted, Unreachable } from '#application/desk/failures.ts';
import type { ConfigSetting } from '#application/desk/session.ts';
import type { ExampleMethod } from '#tests/support/example-desk.ts';
import type { Portal } from '#ui/composition/portal.ts';

/** A method of the desk: 'booking.list'. */
export type DeskMethod = { [Area in keyof Desk]: `${Area}.${keyof Desk[Area] & string}` }[keyof Desk];

export type Answers = Readonly<Partial<Record<DeskMethod, ExampleMethod>>>;

/**
 * By what a state is known once it is there: a message by its id, a text that is the same in every language, or what a rule
 * says beside a field ('violation-required of branch').
 */
export type Shown = string;

export interface ScreenState {
  readonly name: string;
  readonly shows: Shown;
  /** What does not stand there with it. */
  readonly hides?: readonly Shown[];
  /** Instead of the examples of the reference. */
  readonly answers?: Answers;
  /** Another address than the screen's usual one. */
  readonly at?: string;
  /** Of a use case, before the screen is opened. */
  readonly before?: (portal: Portal) => unknown;
  /** Buttons that lead to it, in this order: by the ids of their messages, or by a selector. */
  readonly press?: readonly string[];
  /** Every text of the answers is long and every amount large. */
  readonly long?: boolean;
  readonly rights?: readonly string[];
  readonly settings?: readonly ConfigSetting[];
  /** Somebody else sits at the desk, and may only look. */
  readonly onlyLooks?: boolean;
  /** Nobody is logged in. */
  readonly visitor?: boolean;
}

export interface ScreenTable {
  readonly path: Address | '*';
  /** The address that is opened. */
  readonly at: string;
  readonly shows: Shown;
  /** Without it the screen can do nothing. */
  readonly asks?: DeskMethod;
  /** What stands there while it is asked; the usual skeleton where absent. */
  readonly loading?: Shown;
  readonly before?: ScreenState['before'];
  /** Instead of the examples of the reference, in each of its states that says nothing else of the same. */
  readonly answers?: Answers;
  readonly press?: readonly string[];
  readonly rights?: readonly string[];
  readonly visitor?: boolean;
  readonly states?: readonly ScreenState[];
}

export interface CannedState extends ScreenState {
  /** '/my-bookings, loading' */
  readonly title: string;
  readonly path: ScreenTable['path'];
  readonly at: string;
}

export const silent: ExampleMethod = () => Effect.never;
export const answer =
  (value: unknown): ExampleMethod =>
  () =>
    Effect.succeed(value);
export const failing =
  (failure: DeskFailure): ExampleMethod =>
  () =>
    Effect.fail(failure);
export const refused = failing(new NotPermitted({ reason: 'right-missing' }));
export const cutOff = failing(new Unreachable({ detail: 'canned' }));

export function statesOf(table: ScreenTable): readonly CannedState[] {
  const { path, asks, shows, loading = 'design-loading', states = [], ...usual } = table;
  const { press, ...opened } = usual;
  const filled = { shows, ...(press && { press }) };
  const all: readonly ScreenState[] = [
    { name: 'filled', ...filled },
    ...(asks === undefined
      ? []
      : [
          { name: 'long texts', ...filled, long: true },
          { name: 'loading', shows: loading, answers: { [asks]: silent } },
          { name: 'refused', shows: 'failure-not-permitted-right-missing', answers: { [asks]: refused } },
          { name: 'cut off', shows: 'failure-unreachable', answers: { [asks]: cutOff } },
        ]),
    ...states,
  ];
  return all.map((state) => ({
    path,
    title: `${path}, ${state.name}`,
    ...opened,
    ...state,
    answers: { ...table.answers, ...state.answers },
  }));
}
