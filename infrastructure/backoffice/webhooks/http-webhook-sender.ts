/**
 * Webhooks over HTTP. A name is resolved and judged in the very call that connects, so that it cannot lead elsewhere a moment
 * later; redirections are answers like any other.
 */
import { createHmac } from 'node:crypto';
import { lookup, type LookupAddress } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Effect, Option } from 'effect';
import type { SendOutcome, SentEvent, WebhookSender } from '#application/backoffice/ports/agency/webhook-sender.ts';
import { type SendTrouble, signedContent } from '#domain/agency/webhook.ts';
import { mayBeCalled } from './public-addresses.ts';

/** Of an answer; it is not looked at. */
const mostBytes = 64 * 1024;

class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

export interface HttpWebhookSenderOptions {
  /** Whether this machine itself may be called. */
  readonly loopback: boolean;
  /** For the whole call; 5 seconds where absent. */
  readonly timeoutMilliseconds?: number;
  /** The machine's own where absent. */
  readonly resolve?: typeof lookup;
}

export class HttpWebhookSender implements WebhookSender {
  readonly loopback: boolean;
  readonly #timeoutMilliseconds: number;
  readonly #resolve: typeof lookup;

  constructor({ loopback, timeoutMilliseconds = 5_000, resolve = lookup }: HttpWebhookSenderOptions) {
    this.loopback = loopback;
    this.#timeoutMilliseconds = timeoutMilliseconds;
    this.#resolve = resolve;
  }

  readonly check = (url: string): ReturnType<WebhookSender['check']> =>
    Effect.promise(() => this.#addressesOf(hostOf(url)).then(() => undefined, troubleOf)).pipe(
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
      const host = hostOf(url);
      // A number is not looked up.
      if (isIP(host) !== 0 && !mayBeCalled(host, this.loopback)) {
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
      const sent = request(url, { method: 'POST', headers, signal, agent: false, lookup: this.#lookup }, (answer) => {
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

  readonly #lookup: LookupFunction = (host, options, callback) => {
    this.#addressesOf(host).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };

  /** All of a name's addresses; rejected where one of them may not be called, or there is none. */
  #addressesOf(host: string): Promise<LookupAddress[]> {
    return new Promise((resolve, reject) => {
      this.#resolve(host, { all: true }, (error, addresses) => {
        if (error !== null) reject(error);
        else if (addresses.length === 0) reject(new Error(`${host} has no address`));
        else if (addresses.every(({ address }) => mayBeCalled(address, this.loopback))) resolve(addresses);
        else reject(new PrivateAddress());
      });
    });
  }
}

/** As it is resolved: an address of version 6 without its brackets. */
function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
}

function troubleOf(error: unknown): Exclude<SendTrouble, 'timeout'> {
  return error instanceof PrivateAddress ? 'private-address' : 'unreachable';
}

/** `t=1795156200,v1=…`: the HMAC-SHA256 of what is signed, in lower-case hexadecimal. */
export function signatureOf(secret: string, at: SentEvent['at'], body: string): string {
  const { t, text } = signedContent(at, body);
  return `t=${t},v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}
