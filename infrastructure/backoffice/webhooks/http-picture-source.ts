/** A picture at an address elsewhere, fetched once over HTTPS: from the public internet alone, without redirections, small and soon. */
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Effect } from 'effect';
import type { PictureFetched, PictureSource } from '#application/backoffice/ports/operations/brand-files.ts';
import { hostOf, PrivateAddress, PublicLookup, type PublicLookupOptions } from './public-lookup.ts';

export interface HttpPictureSourceOptions extends PublicLookupOptions {
  readonly mostBytes: number;
  /** For the whole call; 5 seconds where absent. */
  readonly timeoutMilliseconds?: number;
  /** Without TLS as well: to this machine, for tests. */
  readonly plain?: boolean;
}

export class HttpPictureSource implements PictureSource {
  readonly #options: HttpPictureSourceOptions;
  readonly #lookup: PublicLookup;

  constructor(options: HttpPictureSourceOptions) {
    this.#options = options;
    this.#lookup = new PublicLookup(options);
  }

  readonly fetch = (url: string): Effect.Effect<PictureFetched> => {
    const { plain = false, timeoutMilliseconds = 5_000 } = this.#options;
    if (!URL.canParse(url)) return Effect.succeed({ kind: 'form' });
    const { protocol, username, password } = new URL(url);
    const isAllowed = protocol === 'https:' || (plain && protocol === 'http:');
    if (!isAllowed || username !== '' || password !== '') return Effect.succeed({ kind: 'form' });
    if (!this.#lookup.mayConnect(hostOf(url))) return Effect.succeed({ kind: 'private' });
    return Effect.promise(() =>
      this.#get(url, AbortSignal.timeout(timeoutMilliseconds)).catch(
        (error: unknown): PictureFetched => ({ kind: error instanceof PrivateAddress ? 'private' : 'not-there' }),
      ),
    );
  };

  #get(url: string, signal: AbortSignal): Promise<PictureFetched> {
    const { mostBytes } = this.#options;
    return new Promise((resolve, reject) => {
      const request = new URL(url).protocol === 'https:' ? secureRequest : plainRequest;
      const headers = { accept: 'image/png, image/jpeg' };
      const sent = request(url, { headers, signal, agent: false, lookup: this.#lookup.lookup }, (answer) => {
        const chunks: Buffer[] = [];
        let read = 0;
        const end = (outcome: PictureFetched) => {
          resolve(outcome);
          answer.destroy();
        };
        if (answer.statusCode !== 200) {
          end({ kind: 'not-there' });
          return;
        }
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          read += chunk.length;
          if (read > mostBytes) end({ kind: 'too-large' });
        });
        answer.on('error', reject);
        answer.on('end', () => end({ kind: 'fetched', bytes: Buffer.concat(chunks) }));
      });
      sent.on('error', reject);
      sent.end();
    });
  }
}
