/**
 * Passwords as argon2id hashes (19 MiB, two passes, one lane: OWASP's recommendation), worked out beside the event loop. Few are worked on
 * at once, so that a flood of logins takes neither the memory nor the threads of everything else; when too many wait,
 * the next is turned away at once.
 */
import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Effect } from 'effect';
import type { PasswordKeeper } from '#application/backoffice/ports/session/password-keeper.ts';
import { TooManyRequests } from '#application/desk/failures.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Crockford's base 32: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

interface Turns {
  /** Worked on at once. */
  readonly atOnce?: number;
  /** Waiting at most. */
  readonly waiting?: number;
}

export class ArgonPasswordKeeper implements PasswordKeeper {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #nobody: Promise<string> | undefined;

  constructor({ atOnce = 2, waiting = 100 }: Turns = {}) {
    this.#atOnce = atOnce;
    this.#mostWaiting = waiting;
  }

  readonly hash = (password: string): Effect.Effect<string, TooManyRequests> =>
    this.#inTurn(() => hash(password.normalize('NFC'), cost));

  readonly matches = (password: string, kept: string | undefined): Effect.Effect<boolean, TooManyRequests> =>
    this.#inTurn(async () => {
      const right = await verify(kept ?? (await this.#hashOfNobody()), password.normalize('NFC'));
      return right && kept !== undefined;
    });

  readonly temporarySecret = (): string => {
    const letters = Array.from(randomBytes(20), (byte) => alphabet.charAt(byte % 32));
    return [0, 5, 10, 15].map((from) => letters.slice(from, from + 5).join('')).join('-');
  };

  readonly tidySecret = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

  readonly digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

  /** What a password is compared with where there is no hash, so that it takes as long. */
  #hashOfNobody(): Promise<string> {
    this.#nobody ??= hash(randomBytes(16).toString('hex'), cost);
    return this.#nobody;
  }

  #inTurn<A>(work: () => Promise<A>): Effect.Effect<A, TooManyRequests> {
    return Effect.suspend(() => {
      if (this.#waiting.length >= this.#mostWaiting) return Effect.fail(new TooManyRequests({ retryAfterSeconds: 5 }));
      return Effect.promise(async () => {
        if (this.#running >= this.#atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
        else this.#running += 1;
        try {
          return await work();
        } finally {
          const next = this.#waiting.shift();
          if (next === undefined) this.#running -= 1;
          else next();
        }
      });
    });
  }
}
