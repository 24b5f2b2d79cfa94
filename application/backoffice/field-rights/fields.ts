/** How an area of the desk says which fields of its answers a caller may read. */
import type { Effect } from 'effect';
import type { Asking } from '#domain/price/ask.ts';
import type { Desk } from '#application/desk/desk.ts';

/** What of money a caller may read. */
export interface Sight {
  readonly net: boolean;
  readonly balance: boolean;
  /** Where a rule's rows come from, for those who answer for them. */
  readonly sources: boolean;
  /** What may be asked of a customer, which says what the supplier asks. */
  readonly asking: boolean;
}

/** For everybody who may ask at all; or what is left of it for those who may not read all of it. */
export type Fields<Answer> = 'whole' | ((answer: Answer, sight: Sight) => Answer);

type AnswerOf<Method> = Method extends (...asked: never[]) => Effect.Effect<infer Answer, unknown> ? Answer : never;

export type FieldsOf<Area extends keyof Desk> = {
  readonly [Method in keyof Desk[Area]]: Fields<AnswerOf<Desk[Area][Method]>>;
};

/** Without the right to net fares; whole with it. */
export function netOnly<Answer>(without: (answer: Answer) => Answer): (answer: Answer, sight: Sight) => Answer {
  return (answer, { net }) => (net ? answer : without(answer));
}

/** An answer with what may be asked, for those who may. */
export function withAsking<Answer extends { readonly asking?: Asking }>(answer: Answer, sight: Sight): Answer {
  if (sight.asking || answer.asking === undefined) return answer;
  const { asking: _asking, ...rest } = answer;
  // Of what is left out nothing is required.
  return rest as Answer;
}
