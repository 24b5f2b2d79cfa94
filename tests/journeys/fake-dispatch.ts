/**
 * A back office that is none: it stands where `fetch` stands, keeps every request it was sent, and answers what a test
 * says, by operation.
 */
import { type FormGroup, readForm } from '#infrastructure/wire/form/form.ts';
import { operationKey } from '#infrastructure/wire/form/operation.ts';

/** What to answer an operation with. */
export type FakeAnswer =
  /** An envelope, or any other JSON. */
  | { readonly json: unknown }
  /** The bytes as they are. */
  | { readonly text: string }
  /** Another HTTP status than 200. */
  | { readonly status: number }
  /** No connection. */
  | { readonly broken: string }
  /** No answer until the caller gives up. */
  | { readonly silent: true };

export interface SentRequest {
  readonly address: string;
  readonly operation: string;
  readonly fields: FormGroup;
  readonly body: string;
  /** Whether the caller gave up. */
  readonly aborted: () => boolean;
}

export interface FakeDispatch {
  readonly fetch: typeof fetch;
  readonly sent: readonly SentRequest[];
  /** What to answer from now on. */
  readonly answer: (operation: string, answer: FakeAnswer) => void;
}

/** An envelope as the protocol has it. */
export function answered(Result: unknown, TransactionStatus = ''): FakeAnswer {
  return { json: { ApiStatus: { StatusCode: 0, Status: 'OK', Message: '', Result }, TransactionStatus } };
}

export function refused(StatusCode: number, Result: unknown = {}, Message = 'Said.'): FakeAnswer {
  return { json: { ApiStatus: { StatusCode, Status: 'ERROR', Message, Result }, TransactionStatus: '' } };
}

export function fakeDispatch(answers: Readonly<Record<string, FakeAnswer>> = {}): FakeDispatch {
  const known = new Map(Object.entries(answers));
  const sent: SentRequest[] = [];
  return {
    sent,
    answer: (operation, answer) => void known.set(operation, answer),
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      const body = typeof init?.body === 'string' ? init.body : '';
      const read = readForm(body);
      const fields = 'group' in read ? read.group : {};
      const operation = operationKey(textOf(fields['opid']), textOf(fields['actioncode']));
      sent.push({ address, operation, fields, body, aborted: () => init?.signal?.aborted === true });
      return respond(known.get(operation) ?? refused(903, { what: 'operation' }), init?.signal ?? undefined);
    },
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function respond(answer: FakeAnswer, signal: AbortSignal | undefined): Promise<Response> {
  if ('json' in answer) return Response.json(answer.json);
  if ('text' in answer) return new Response(answer.text);
  if ('status' in answer) return new Response('', { status: answer.status });
  if ('broken' in answer) throw new TypeError(answer.broken);
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
