/**
 * The readable side of an operation: a sentence, a request and an answer, in domain values, so that an example can only
 * ever be shown as the wire really spells it. The portal loads none of this.
 */
import type { AnswerOf, RequestOf } from '../form/operation.ts';

export interface Reference<Request, Answer> {
  /** What it does and what a caller must know, in a sentence or three. */
  readonly about: string;
  readonly request: Request;
  readonly answer: Answer;
  /** Further examples, where one does not show it. */
  readonly more?: readonly Example<Request, Answer>[];
}

export interface Example<Request, Answer> {
  readonly title: string;
  readonly request: Request;
  readonly answer: Answer;
}

export type AreaReference<Area> = {
  readonly [Method in keyof Area]: Reference<RequestOf<Area[Method]>, AnswerOf<Area[Method]>>;
};
