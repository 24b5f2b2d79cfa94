/** The outbox's work of a delivery: it is sent to its endpoint, until that says it has arrived or a day is over. */
import { Data, Effect } from 'effect';
import { hasArrived, mostTries } from '#domain/agency/webhook.ts';
import type { OutboxItem } from '#application/backoffice/ports/booking/outbox.ts';
import type { WebhookBook } from '#application/backoffice/ports/agency/webhook-book.ts';
import type { WebhookSender } from '#application/backoffice/ports/agency/webhook-sender.ts';
import type { Clock, Seal } from '#application/backoffice/ports/machine.ts';
import { secretOf } from './endpoints.ts';

/** It will be tried again. */
export class NotDelivered extends Data.TaggedError('NotDelivered')<{ readonly message: string }> {}

export interface DeliverPorts {
  readonly webhooks: Pick<WebhookBook, 'delivery' | 'tried'>;
  readonly webhookSender: Pick<WebhookSender, 'send'>;
  readonly seal: Seal;
  readonly clock: Clock;
}

export function deliverWebhook(
  { webhooks, webhookSender, seal, clock }: DeliverPorts,
  { payload: { agencyId, deliveryId }, attempt }: OutboxItem,
): Effect.Effect<void, NotDelivered> {
  if (typeof agencyId !== 'string' || typeof deliveryId !== 'string') return Effect.void;
  return Effect.gen(function* () {
    const kept = yield* webhooks.delivery(agencyId, deliveryId);
    if (kept?.state !== 'waiting') return;
    const { url, endpointId, eventId, body } = kept;
    const at = clock.now();
    const sent = yield* webhookSender.send({ url, secret: secretOf(seal, agencyId, endpointId), eventId, body, at });
    const arrived = sent.kind === 'answered' && hasArrived(sent.status);
    const isLast = attempt >= mostTries;
    const unless = isLast ? 'failed' : 'waiting';
    yield* webhooks.tried(agencyId, deliveryId, {
      state: arrived ? 'delivered' : unless,
      at,
      ...(sent.kind === 'answered' ? { status: sent.status } : { trouble: sent.trouble }),
    });
    if (!arrived && !isLast) {
      return yield* new NotDelivered({ message: sent.kind === 'answered' ? `HTTP ${sent.status}` : sent.trouble });
    }
  });
}
