/**
 * Sending what must happen once. It is written down with its request id before it leaves, and as long as no word on it has
 * come it is sent again as it was, also by a page that was reloaded.
 */
import type { Effect } from 'effect';
import type { DeskFailure, InDoubt } from '#application/desk/failures.ts';
import type { RequestIds } from './ports/machine.ts';
import type { Session } from './session/session.ts';

/** What a page shows of it. */
export interface SendState {
  readonly sending: boolean;
  /** It was sent and no word came: it has to be sent again as it was, and nothing may be edited meanwhile. */
  readonly unanswered: boolean;
  readonly failure?: DeskFailure | undefined;
}

export const atRest: SendState = { sending: false, unanswered: false, failure: undefined };

/** Whether nothing may be edited. */
export function isLocked({ sending, unanswered }: SendState): boolean {
  return sending || unanswered;
}

/** How a sending ended, and what a page then shows of it. */
export type Ending<A> = { readonly state: SendState } & (
  | { readonly kind: 'done'; readonly value: A }
  /** It is kept and will be settled without being sent again. */
  | { readonly kind: 'in-doubt'; readonly transactionId: string; readonly failure: InDoubt }
  /** Nothing came of it. `again`: it had been sent before. */
  | { readonly kind: 'refused'; readonly failure: DeskFailure; readonly again: boolean }
  | { readonly kind: 'unanswered'; readonly failure: DeskFailure; readonly again: boolean }
);

/** One content under one id. */
export interface SentRequest {
  readonly id: string;
  readonly content: string;
}

/** Where requests are written down before they leave. */
export interface SentRequests {
  /** The one that no word has come on. */
  readonly waiting: (key: string) => SentRequest | undefined;
  readonly begin: (key: string, content: string) => SentRequest;
  /** A word on it has come. */
  readonly end: (key: string) => void;
}

/** Failures after which it is known that nothing came of the request; after any other it may have been done all the same. */
const settling: ReadonlySet<DeskFailure['_tag']> = new Set([
  'Invalid',
  'NotFound',
  'FareChanged',
  'BalanceTooLow',
  'OverLimit',
  'SoldOut',
  'RequestIdReused',
  'NotAllowedInState',
]);

/** Failures that are found before a request is looked at: they say nothing of one that was sent before. */
const beforeAll: ReadonlySet<DeskFailure['_tag']> = new Set([
  'SessionInvalid',
  'NotPermitted',
  'TooManyRequests',
  'AwaitingApproval',
]);

export class Sending {
  readonly #session: Pick<Session, 'ask'>;
  readonly #requests: SentRequests;
  readonly #underWay = new Set<string>();

  constructor(session: Pick<Session, 'ask'>, requests: SentRequests) {
    this.#session = session;
    this.#requests = requests;
  }

  /** What was asked for and has no answer. */
  waiting<W extends object>(key: string): W | undefined {
    // Written below, of such a request.
    return readAs<W>(this.#requests.waiting(key)?.content);
  }

  /**
   * Sends what waits under the key, otherwise what is wanted. Undefined where nothing left: there was neither, or the same is
   * under way.
   */
  async send<W extends object, A>(
    key: string,
    wanted: W | undefined,
    show: (state: SendState) => void,
    ask: (request: W & { readonly requestId: string }) => Effect.Effect<A, DeskFailure>,
  ): Promise<Ending<A> | undefined> {
    const waiting = this.#requests.waiting(key)?.content;
    const kept = readAs<W>(waiting);
    if (waiting !== undefined && kept !== undefined) return await this.#send(key, kept, waiting, show, ask);
    return wanted && (await this.#send(key, wanted, JSON.stringify(wanted), show, ask));
  }

  /** Sends what is wanted: under its own id again where it is what waits, in its place otherwise. */
  async sendInstead<W extends object, A>(
    key: string,
    wanted: W,
    show: (state: SendState) => void,
    ask: (request: W & { readonly requestId: string }) => Effect.Effect<A, DeskFailure>,
  ): Promise<Ending<A> | undefined> {
    return await this.#send(key, wanted, JSON.stringify(wanted), show, ask);
  }

  async #send<W extends object, A>(
    key: string,
    request: W,
    content: string,
    show: (state: SendState) => void,
    ask: (request: W & { readonly requestId: string }) => Effect.Effect<A, DeskFailure>,
  ): Promise<Ending<A> | undefined> {
    if (this.#underWay.has(key)) return undefined;
    const again = this.#requests.waiting(key)?.content === content;
    const { id: requestId } = this.#requests.begin(key, content);
    this.#underWay.add(key);
    show({ ...atRest, sending: true });
    const outcome = await this.#session.ask(ask({ ...request, requestId }));
    this.#underWay.delete(key);
    if (outcome.kind === 'done') {
      this.#requests.end(key);
      return { kind: 'done', value: outcome.value, state: atRest };
    }
    const { failure } = outcome;
    if (failure._tag === 'InDoubt') {
      this.#requests.end(key);
      return { kind: 'in-doubt', transactionId: failure.transactionId, failure, state: atRest };
    }
    const refused = settling.has(failure._tag) || (!again && beforeAll.has(failure._tag));
    if (refused) this.#requests.end(key);
    return {
      kind: refused ? 'refused' : 'unanswered',
      failure,
      again,
      state: { sending: false, unanswered: !refused, failure },
    };
  }
}

/** What was kept by this portal; undefined for what another one kept otherwise. */
function readAs<W extends object>(content = ''): W | undefined {
  try {
    const read: unknown = JSON.parse(content);
    return typeof read === 'object' && read !== null ? (read as W) : undefined;
  } catch {
    return undefined;
  }
}

/** What a sale keeps of its requests: one content is only ever sent under one id, also after it was refused. */
export interface SentOfSale {
  readonly sent: readonly SentRequest[];
  /** The id of the request that no word has come on. */
  readonly unanswered?: string | undefined;
}

/** The requests of a sale, kept with what was filled in for it. */
export function requestsOfSale(
  read: () => SentOfSale | undefined,
  write: (change: SentOfSale) => void,
  requestIds: RequestIds,
): SentRequests {
  const waiting = () => {
    const { sent = [], unanswered } = read() ?? {};
    return unanswered === undefined ? undefined : sent.find(({ id }) => id === unanswered);
  };
  return {
    waiting,
    begin: (_, content) => {
      const { sent = [] } = read() ?? {};
      const known = sent.find((each) => each.content === content);
      const request = known ?? { id: requestIds.next(), content };
      write({ sent: known ? sent : [...sent, request], unanswered: request.id });
      return request;
    },
    end: () => {
      const { sent, unanswered } = read() ?? {};
      if (sent !== undefined && unanswered !== undefined) write({ sent, unanswered: undefined });
    },
  };
}
