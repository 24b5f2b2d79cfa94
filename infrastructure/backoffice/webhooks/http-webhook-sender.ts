/** Webhooks over HTTP. Redirections are answers like any other. */
import { createHmac } from 'node:crypto';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Effect, Option } from 'effect';
import type { SendOutcome, SentEvent, WebhookSender } from '#application/backoffice/ports/agency/webhook-sender.ts';
import { type SendTrouble, signedContent } from '#domain/agency/webhook.ts';
import { hostOf, PrivateAddress, PublicLookup, type PublicLookupOptions } from './public-lookup.ts';

/** Of an answer; it is not looked at. */
const mostBytes = 64 * 1024;

export interface HttpWebhookSenderOptions extends PublicLookupOptions {
  /** For the whole call; 5 seconds where absent. */
  readonly timeoutMilliseconds?: number;
}

export class HttpWebhookSender implements WebhookSender {
  readonly loopback: boolean;
  readonly #timeoutMilliseconds: number;
  readonly #lookup: PublicLookup;

  constructor({ timeoutMilliseconds = 5_000, ...lookups }: HttpWebhookSenderOptions) {
    this.loopback = lookups.loopback;
    this.#timeoutMilliseconds = timeoutMilliseconds;
    this.#lookup = new PublicLookup(lookups);
  }

  readonly check = (url: string): ReturnType<WebhookSender['check']> =>
    Effect.promise(() => this.#lookup.addressesOf(hostOf(url)).then(() => undefined, troubleOf)).pipe(
      Effect.timeoutOption(this.#timeoutMilliseconds),
      Effect.map(Option.getOrElse(() => 'unreachable' as const)),
    );

  readonly send = (event: SentEvent): Effect.Effect<SendOutcome> =>
    Effect.promise(async () => {
      const signal = AbortSignal.timeout(this.#timeoutMilliseconds);
      try {
        return { kind: 'answered', status: await this.#post(event, signal) } as const;
      } catch (error) {
        return { kind: 'not-sent', trouble: signal.aborted ? 'timeout' : troubleOf(error) } as const;
      }
    });

  #post({ url, secret, eventId, body, at }: SentEvent, signal: AbortSignal): Promise<number> {
    return new Promise((resolve, reject) => {
      const { lookup, mayConnect } = this.#lookup;
      if (!mayConnect(hostOf(url))) {
        reject(new PrivateAddress());
        return;
      }
      const bytes = Buffer.from(body);
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
        'farelane-event-id': eventId,
        'farelane-signature': signatureOf(secret, at, body),
      };
      const request = new URL(url).protocol === 'https:' ? secureRequest : plainRequest;
      const sent = request(url, { method: 'POST', headers, signal, agent: false, lookup }, (answer) => {
        const { statusCode = 0 } = answer;
        let read = 0;
        answer.on('data', (chunk: Buffer) => {
          read += chunk.length;
          if (read > mostBytes) answer.destroy();
        });
        // However it ends, the status is known.
        answer.on('error', () => resolve(statusCode));
        answer.on('close', () => resolve(statusCode));
      });
      sent.on('error', reject);
      sent.end(bytes);
    });
  }
}

function troubleOf(error: unknown): Exclude<SendTrouble, 'timeout'> {
  return error instanceof PrivateAddress ? 'private-address' : 'unreachable';
}

/** `t=1795156200,v1=…`: the HMAC-SHA256 of what is signed, in lower-case hexadecimal. */
export function signatureOf(secret: string, at: SentEvent['at'], body: string): string {
  const { t, text } = signedContent(at, body);
  return `t=${t},v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}
