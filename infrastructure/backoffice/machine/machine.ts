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

/** Characters of a seal in an id: 72 bits, so that guessing one over the network is out of reach. */
const sealLength = 12;

/** Of SHA-256. */
const [blockBytes, digestBytes] = [64, 32];

/** A text of so many bytes is signed without making room for it: an id has about a hundred. */
const usualBytes = 1024;

/**
 * HMAC-SHA256, cut to 72 bits. Every replica that has the same key opens what the others signed. A search signs
 * thousands of ids: two plain digests, as RFC 2104 makes an HMAC of, in rooms that are kept, cost half of what an Hmac
 * object does, and leave nothing to be collected.
 */
export class KeyedSeal implements Seal {
  /** The padded key, and after it room for a text. */
  readonly #inner: Buffer;
  /** The padded key, and after it room for a digest. */
  readonly #outer: Buffer;

  /** `secretKey`: any text of 32 characters or more; throws where it is shorter. */
  constructor(secretKey: string) {
    if (secretKey.length < 32) throw new Error('A seal needs a key of at least 32 characters');
    // A key of its own, so that the deployment's secret can serve other ends too.
    const key = createHmac('sha256', secretKey).update('seal').digest();
    const padded = (byte: number) => Buffer.alloc(blockBytes, byte).map((each, at) => each ^ (key[at] ?? 0));
    this.#inner = Buffer.concat([padded(0x36), Buffer.alloc(usualBytes)]);
    this.#outer = Buffer.concat([padded(0x5c), Buffer.alloc(digestBytes)]);
  }

  readonly sign = (text: string): string => `${text}.${this.#sealOf(text)}`;

  readonly open = (sealed: string): string | undefined => {
    const dot = sealed.lastIndexOf('.');
    const given = sealed.slice(dot + 1);
    if (dot < 0 || !/^[A-Za-z0-9_-]{12}$/.test(given)) return undefined;
    const text = sealed.slice(0, dot);
    return timingSafeEqual(Buffer.from(this.#sealOf(text)), Buffer.from(given)) ? text : undefined;
  };

  #sealOf(text: string): string {
    this.#outer.write(hash('sha256', this.#keyed(text), 'binary'), blockBytes, 'binary');
    return hash('sha256', this.#outer, 'base64url').slice(0, sealLength);
  }

  #keyed(text: string): Buffer {
    const length = Buffer.byteLength(text);
    if (length > usualBytes) return Buffer.concat([this.#inner.subarray(0, blockBytes), Buffer.from(text)]);
    this.#inner.write(text, blockBytes);
    return this.#inner.subarray(0, blockBytes + length);
  }
}
