/** Text messages through a gateway that takes each as JSON over HTTP. */
import { Effect } from 'effect';
import { type TextMessage, type TextMessages, TextNotSent } from '#application/backoffice/ports/text-messages.ts';

export interface GatewayOptions {
  readonly url: string;
  readonly token: string | undefined;
  readonly sender: string;
  /** For the whole call; 15 seconds where absent. */
  readonly timeoutMilliseconds?: number;
}

export class GatewayTexts implements TextMessages {
  readonly #options: GatewayOptions;

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  readonly send = ({ messageId, to, text, language }: TextMessage): Effect.Effect<void, TextNotSent> => {
    const { url, token, sender, timeoutMilliseconds = 15_000 } = this.#options;
    return Effect.tryPromise({
      try: async () => {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            // By which a gateway recognises a repeat.
            'idempotency-key': messageId,
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ id: messageId, to, text, sender, language }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMilliseconds),
        });
        await response.body?.cancel();
        if (!response.ok)
          throw new TextNotSent({ detail: `HTTP ${response.status}`, forGood: isFinal(response.status) });
      },
      catch: (cause) =>
        cause instanceof TextNotSent
          ? cause
          : new TextNotSent({ detail: cause instanceof Error ? cause.name : 'unknown', forGood: false }),
    });
  };
}

/** The message itself is refused; other refusals (a wrong token, too many at once) may pass. */
function isFinal(status: number): boolean {
  return status === 400 || status === 404 || status === 422;
}
