/** The machine as use cases see it: its clock, its chance, and seals made with the deployment's secret key. */
import { createHmac, hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Chance, Clock, Seal } from '#application/backoffice/ports/machine.ts';
import type { Instant } from '#domain/time/instant.ts';

export class SystemClock implements Clock {
  // `toISOString` writes an Instant's very form; asked for on every request, it is not parsed again.
  readonly now = () => new Date().toISOString() as Instant;
}

export class SystemChance implements Chance {
  readonly uuid = () => randomUUID();
  readonly token = (bytes: number) => randomBytes(bytes).toString('base64url');
}

/** Bytes of a seal: 72 bits, so that guessing one over the network is out of reach, and 12 characters in an id. */
const sealBytes = 9;

/** Of SHA-256. */
const [blockBytes, digestBytes] = [64, 32];

/**
 * HMAC-SHA256, cut to nine bytes. Every replica that has the same key opens what the others signed. A search signs
 * thousands of ids: two plain digests, as RFC 2104 makes an HMAC of, cost about half of what an Hmac object does.
 */
export class KeyedSeal implements Seal {
  readonly #inner: Buffer;
  readonly #outer: Buffer;

  /** `secretKey`: any text of 32 characters or more; throws where it is shorter. */
  constructor(secretKey: string) {
    if (secretKey.length < 32) throw new Error('A seal needs a key of at least 32 characters');
    // A key of its own, so that the deployment's secret can serve other ends too.
    const key = createHmac('sha256', secretKey).update('seal').digest();
    const padded = (byte: number) => Buffer.alloc(blockBytes, byte).map((each, at) => each ^ (key[at] ?? 0));
    this.#inner = Buffer.from(padded(0x36));
    this.#outer = Buffer.concat([padded(0x5c), Buffer.alloc(digestBytes)]);
  }

  readonly sign = (text: string): string => `${text}.${this.#digest(text).toString('base64url')}`;

  readonly open = (sealed: string): string | undefined => {
    const dot = sealed.lastIndexOf('.');
    if (dot < 0 || !/^[A-Za-z0-9_-]{12}$/.test(sealed.slice(dot + 1))) return undefined;
    const text = sealed.slice(0, dot);
    return timingSafeEqual(this.#digest(text), Buffer.from(sealed.slice(dot + 1), 'base64url')) ? text : undefined;
  };

  #digest(text: string): Buffer {
    hash('sha256', Buffer.concat([this.#inner, Buffer.from(text)]), 'buffer').copy(this.#outer, blockBytes);
    return hash('sha256', this.#outer, 'buffer').subarray(0, sealBytes);
  }
}
