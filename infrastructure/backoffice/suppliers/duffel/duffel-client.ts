/**
 * The one door to Duffel: its SDK, loaded when it is first asked, with what the SDK lacks. The SDK waits for ever and never
 * takes a request back, so every call is given a time here; a request that outlives it goes on at Duffel, and anyone who sends
 * one that buys must allow for that. A full rate limit is waited for where the wait is short, and kept by all calls.
 */
import type { Duffel } from '@duffel/api';
import { Data, Effect } from 'effect';
import { SupplierSilent } from '#application/backoffice/ports/supplier.ts';

export const duffelCode = 'duffel';

export interface DuffelAccess {
  /** Never logged, and never part of a failure. */
  readonly token: string;
  /** Duffel's own address where absent. */
  readonly url?: string | undefined;
}

export interface DuffelTimes {
  /** Finding flights: Duffel itself asks airlines and answers with those that came in time. */
  readonly searchMs: number;
  /** Reading something. */
  readonly readMs: number;
  /** What buys, pays or cancels. */
  readonly changeMs: number;
  /** The longest wait for a rate limit to open again. */
  readonly limitMs: number;
}

export const usualDuffelTimes: DuffelTimes = { searchMs: 25_000, readMs: 15_000, changeMs: 120_000, limitMs: 5_000 };

/** Duffel's airlines get so much less than we ourselves wait, so that what came in time is not lost with the rest. */
export const searchOverheadMs = 4_000;

/** Duffel said no: nothing was done. */
export class DuffelRefused extends Data.TaggedError('DuffelRefused')<{
  /** HTTP status. */
  readonly status: number;
  /** Duffel's own, such as 'offer_no_longer_available'; empty where it gave none. */
  readonly code: string;
}> {}

export interface DuffelAnswer<A> {
  readonly data: A;
  readonly status: number;
  /** The cursor of the next page of a list. */
  readonly after?: string | undefined;
}

type Answering<A> = (sdk: Duffel) => Promise<{
  readonly data: A;
  readonly status: number;
  readonly meta?: { readonly after?: string | null } | undefined;
}>;

export class DuffelClient {
  readonly times: DuffelTimes;
  readonly #access: DuffelAccess;
  #sdk: Promise<Duffel> | undefined;
  /** By `performance.now()`: no request before it, Duffel would refuse it. */
  #openAt = 0;

  constructor(access: DuffelAccess, times: DuffelTimes = usualDuffelTimes) {
    this.#access = access;
    this.times = times;
  }

  /** Finding: may be asked again, changes nothing. */
  search<A>(asked: string, work: Answering<A>): Effect.Effect<DuffelAnswer<A>, SupplierSilent | DuffelRefused> {
    return this.#ask(asked, work, this.times.searchMs);
  }

  /** Reading: may be asked again, changes nothing. */
  read<A>(asked: string, work: Answering<A>): Effect.Effect<DuffelAnswer<A>, SupplierSilent | DuffelRefused> {
    return this.#ask(asked, work, this.times.readMs);
  }

  /**
   * What changes something. `SupplierSilent` leaves open whether it was done, `DuffelRefused` means that it was not: refused by
   * an answer that says so, or by the rate limit. Nothing is sent twice.
   */
  change<A>(asked: string, work: Answering<A>): Effect.Effect<DuffelAnswer<A>, SupplierSilent | DuffelRefused> {
    return this.#ask(asked, work, this.times.changeMs);
  }

  #ask<A>(
    asked: string,
    work: Answering<A>,
    milliseconds: number,
  ): Effect.Effect<DuffelAnswer<A>, SupplierSilent | DuffelRefused> {
    return Effect.suspend(() => this.#whenOpen(this.#once(asked, work, milliseconds))).pipe(
      Effect.catchTag('DuffelRefused', (refused) =>
        // Refused unread: asking again after the wait is asking once.
        refused.status === 429 && this.#waitMs() <= this.times.limitMs
          ? this.#whenOpen(this.#once(asked, work, milliseconds))
          : Effect.fail(refused),
      ),
    );
  }

  #whenOpen<A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E | DuffelRefused> {
    const wait = this.#waitMs();
    if (wait <= 0) return work;
    return wait > this.times.limitMs
      ? Effect.fail(new DuffelRefused({ status: 429, code: 'rate_limit_exceeded' }))
      : Effect.delay(work, wait);
  }

  #waitMs(): number {
    return Math.max(0, Math.ceil(this.#openAt - performance.now()));
  }

  #once<A>(
    asked: string,
    work: Answering<A>,
    milliseconds: number,
  ): Effect.Effect<DuffelAnswer<A>, SupplierSilent | DuffelRefused> {
    return Effect.tryPromise({
      try: async () => {
        const { data, status, meta } = await work(await this.#loaded());
        return { data, status, after: meta?.after ?? undefined };
      },
      catch: (cause) => this.#failureOf(asked, cause),
    }).pipe(
      Effect.timeoutOrElse({
        duration: milliseconds,
        orElse: () => Effect.fail(silent(asked, 'no answer in time')),
      }),
    );
  }

  #failureOf(asked: string, cause: unknown): SupplierSilent | DuffelRefused {
    if (!isDuffelError(cause)) return silent(asked, connectionWord(cause));
    const status = cause.status ?? 0;
    const code = codeOf(cause.errors);
    if (status === 429) {
      this.#openAt = performance.now() + resetMs(cause.headers, Date.now());
      return new DuffelRefused({ status, code: 'rate_limit_exceeded' });
    }
    // Of its own faults this one alone is promised to have had no effect.
    if ((status >= 400 && status < 500) || code === 'order_not_created') return new DuffelRefused({ status, code });
    return silent(asked, `status ${status}${code === '' ? '' : `, ${code}`}`);
  }

  #loaded(): Promise<Duffel> {
    this.#sdk ??= (async () => {
      // Loading it replaces the process's environment with a copy that no longer is the environment.
      const { env } = process;
      const { Duffel: Sdk } = await import('@duffel/api');
      process.env = env;
      const { token, url } = this.#access;
      return new Sdk({ token, ...(url !== undefined && { basePath: url }), source: 'farelane' });
    })();
    return this.#sdk;
  }
}

/** For calls whose refusal is no business outcome: a read that should have been possible. */
export function refusalAsSilence(asked: string): (refused: DuffelRefused) => Effect.Effect<never, SupplierSilent> {
  return ({ status, code }) => Effect.fail(silent(asked, `status ${status}${code === '' ? '' : `, ${code}`}`));
}

export function silent(asked: string, detail: string): SupplierSilent {
  return new SupplierSilent({ supplier: duffelCode, detail: `${asked}: ${detail}` });
}

interface DuffelErrorShape {
  readonly status?: number | undefined;
  readonly errors?: unknown;
  readonly headers: { readonly get: (name: string) => string | null };
}

/** The SDK's error, known by its shape: it carries the answer's headers. */
function isDuffelError(cause: unknown): cause is DuffelErrorShape {
  return (
    cause instanceof Error &&
    'headers' in cause &&
    typeof cause.headers === 'object' &&
    cause.headers !== null &&
    'get' in cause.headers &&
    typeof cause.headers.get === 'function'
  );
}

function codeOf(errors: unknown): string {
  const [first]: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return typeof first === 'object' && first !== null && 'code' in first && typeof first.code === 'string'
    ? first.code
    : '';
}

/** A word for what broke: codes such as ECONNRESET; never a message, which may hold addresses. */
function connectionWord(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'no connection';
}

/** Until when a rate limit holds: an HTTP date, or seconds; a minute, which is Duffel's window, where neither is given. */
function resetMs(headers: DuffelErrorShape['headers'], nowMs: number): number {
  const given = headers.get('ratelimit-reset') ?? headers.get('retry-after') ?? '';
  const at = /^\d{1,4}$/.test(given) ? nowMs + Number(given) * 1000 : Date.parse(given);
  return Number.isNaN(at) ? 60_000 : Math.min(60_000, Math.max(0, at - nowMs));
}
