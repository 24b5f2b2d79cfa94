/** Sends an event to an endpoint that an agency named: only over the public network, and never where a redirection leads. */
import type { Effect } from 'effect';
import type { SendTrouble } from '#domain/agency/webhook.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface SentEvent {
  readonly url: string;
  /** The key of its signature. */
  readonly secret: string;
  readonly eventId: string;
  readonly body: string;
  readonly at: Instant;
}

export type SendOutcome =
  /** With this HTTP status, whatever it says. */
  { readonly kind: 'answered'; readonly status: number } | { readonly kind: 'not-sent'; readonly trouble: SendTrouble };

export interface WebhookSender {
  /** Whether this machine itself may be an endpoint. */
  readonly loopback: boolean;
  /** Where the address leads now: undefined where it can be sent to. */
  readonly check: (url: string) => Effect.Effect<Exclude<SendTrouble, 'timeout'> | undefined>;
  readonly send: (event: SentEvent) => Effect.Effect<SendOutcome>;
}
