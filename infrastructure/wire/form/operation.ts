/**
 * One operation of the wire: under which name it is asked for, how its request and answer are spelt, and what both
 * programs need to know to carry it. An area's operations are a mapped type over that area's desk, so an operation that
 * one side has and the other lacks does not compile.
 */
import type { Effect } from 'effect';
import type { Currency } from '#domain/money/currency.ts';
import type { Codec, Read } from './codec.ts';
import type { JsonSchema, Naming, SchemaMaker } from './json-schema.ts';

/** What of an envelope an answer lives in. */
export interface Reply {
  readonly result: unknown;
  /** `TransactionStatus`: the token of a login, else empty. */
  readonly transactionStatus: string;
  /** Further fields of the envelope; only a login has one. */
  readonly beside?: Readonly<Record<string, unknown>> | undefined;
}

export interface ReplyCodec<A> {
  readonly read: (reply: Reply) => Read<A>;
  readonly write: (answer: A) => Reply;
  /** What its `Result` looks like. */
  readonly jsonSchema: SchemaMaker;
  /** What lies beside it in the envelope. */
  readonly schemaBeside?: SchemaMaker | undefined;
  /** The JSON of its `Result`, where the codec makes it at once; the rest of the reply is as of one that carries no more. */
  readonly text?: ((answer: A) => string) | undefined;
}

/** What a request adds to be answered in an operation's short spelling. */
export const rowsOnce = { rows: 'once' } as const;

const rowsSchema: JsonSchema = { const: rowsOnce.rows, description: 'asks for the short answer' };

/** The fields that a request of an operation has of its own. */
export function requestSchema({ request, short }: Operation<unknown, unknown>, named: Naming): JsonSchema {
  const jsonSchema = request.jsonSchema(named);
  return short === undefined
    ? jsonSchema
    : { ...jsonSchema, properties: { ...jsonSchema.properties, rows: rowsSchema } };
}

export type EnvelopeKind = 'ApiStatus' | 'Root';

/** A second way in which a deployment may answer; the reader knows it by its envelope. */
export interface Alternative<A> {
  readonly envelope: EnvelopeKind;
  readonly answer: (accountCurrency: Currency) => ReplyCodec<A>;
}

export interface Operation<Request, Answer> {
  /** The operation's name; empty only for the configuration call, which has an address of its own. */
  readonly opid: string;
  readonly actioncode?: string | undefined;
  readonly request: Codec<Request>;
  readonly answer: ReplyCodec<Answer>;
  /**
   * A shorter spelling for who asks by {@link rowsOnce}: rows that many have in common are written once, and what a list does
   * not show is left out. `answer` reads it too.
   */
  readonly short?: Pick<ReplyCodec<Answer>, 'write' | 'text' | 'jsonSchema'> | undefined;
  readonly envelope: EnvelopeKind;
  readonly alternative?: Alternative<Answer> | undefined;
  /** Whether it needs a session. */
  readonly session: boolean;
  /** Whether it changes what is kept: such a request is never sent again by itself. */
  readonly changes: boolean;
  /** Asked for by the page, not the person: it does not prolong a session. */
  readonly background: boolean;
  /** Answered sealed where the deployment seals answers. */
  readonly sealed: boolean;
  /** Has no time-out: giving up would leave open whether it happened. */
  readonly patient: boolean;
  /** Ids of the session that a client sends besides `agentid`; the back office compares them, and needs none of them. */
  readonly own: readonly ('profileid' | 'corporateid')[];
  /** Request fields that travel encrypted where the deployment has a key for it. */
  readonly secrets: readonly string[];
}

type Given<Request, Answer> = Pick<Operation<Request, Answer>, 'opid' | 'request' | 'answer'> &
  Partial<Operation<Request, Answer>>;

/** An operation with the usual: ApiStatus, in a session, changing nothing, in the open. */
export function operation<Request, Answer>(given: Given<Request, Answer>): Operation<Request, Answer> {
  return {
    envelope: 'ApiStatus',
    session: true,
    changes: false,
    background: false,
    sealed: false,
    patient: false,
    own: [],
    secrets: [],
    ...given,
  };
}

/** An answer that lies in `Result`. */
export function inResult<A>(codec: Codec<A>): ReplyCodec<A> {
  return {
    read: (reply) => codec.read(reply.result),
    write: (answer) => ({ result: codec.write(answer), transactionStatus: '' }),
    text: codec.text,
    jsonSchema: codec.jsonSchema,
  };
}

/** What distinguishes operations: `FS001/FLIGHTSEARCH`, `LOGINV2`. */
export function operationKey(opid: string, actioncode: string | undefined): string {
  return actioncode === undefined || actioncode === '' ? opid : `${opid}/${actioncode}`;
}

/** What a desk method takes. */
export type RequestOf<Method> = Method extends (...given: infer Given) => unknown
  ? Given extends readonly [infer Request, ...unknown[]]
    ? Request
    : void
  : never;

/** What a desk method answers. */
export type AnswerOf<Method> = Method extends (...given: never[]) => Effect.Effect<infer Answer, infer _Failure>
  ? Answer
  : never;

/** The operations of one area: one for every method of its desk. */
export type AreaOperations<Area> = {
  readonly [Method in keyof Area]: Operation<RequestOf<Area[Method]>, AnswerOf<Area[Method]>>;
};
