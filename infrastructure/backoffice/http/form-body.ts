/**
 * The bytes of a form as they come in. Anyone who has no session may send little; more is read only where the first bytes
 * name a token that is somebody's, or prove an address.
 */
import type { Readable } from 'node:stream';

/** Bytes of a request, at most: with a session, and without. */
export const mostBodyMegabytes = 8;
export const mostBodyBytes = mostBodyMegabytes * 1024 * 1024;
export const mostStrangerBytes = 64 * 1024;

/** A body that is not read, by its HTTP status. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused';
  readonly statusCode: 413 | 415;

  constructor(statusCode: 413 | 415) {
    super(statusCode === 413 ? 'too long' : 'not a form in UTF-8');
    this.statusCode = statusCode;
  }
}

/** Throws `BodyRefused` where a form's type names other characters than UTF-8. */
export function requireUtf8(contentType: string): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new BodyRefused(415);
}

/**
 * Reads a form whole; throws `BodyRefused` where it is too long. `knows` is asked about the token once, where more than a
 * stranger's bytes come.
 */
export function readFormBody(
  body: Readable,
  announced: number,
  knows: (token: string) => Promise<boolean>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let known = false;
    const stop = (error: unknown): void => {
      body.off('data', take);
      // What still comes is let go, so that the answer is read.
      body.resume();
      reject(error);
    };
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > mostBodyBytes) return stop(new BodyRefused(413));
      if (length <= mostStrangerBytes || known) return;
      known = true;
      body.pause();
      const token = tokenIn(Buffer.concat(chunks).toString('latin1', 0, mostStrangerBytes));
      (token === '' ? Promise.resolve(false) : knows(token)).then((isKnown) => {
        if (isKnown) body.resume();
        else stop(new BodyRefused(413));
      }, stop);
    };
    body.on('data', take);
    body.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    body.once('error', reject);
    if (announced > mostBodyBytes) stop(new BodyRefused(413));
  });
}

/** A session's token, which needs no percent signs; or the proof of an address, with which papers of a registration come. */
function tokenIn(start: string): string {
  const [, name, value = ''] = /(?:^|&)(sessiontoken|emailproof)=([^&]*)/.exec(start) ?? [];
  if (name !== 'emailproof') return value;
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
