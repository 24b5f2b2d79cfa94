/** What was delivered to webhooks and what was not, and sending one again: the agency's own, or any for elevated users. */
import { Effect } from 'effect';
import { checkPage } from '#domain/rules/paged.ts';
import type { DeliveriesWanted, WebhookDesk } from '#application/desk/agency/agency.ts';
import { Invalid, NotAllowedInState, NotFound } from '#application/desk/failures.ts';
import { actedBy, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { WebhookBook } from '#application/backoffice/ports/agency/webhook-book.ts';

export interface DeliveriesPorts {
  readonly webhooks: Pick<WebhookBook, 'deliveries' | 'replay'>;
}

const pageSize = 20;

export function listDeliveries(
  { webhooks }: DeliveriesPorts,
  caller: Caller,
  { scope, ...wanted }: DeliveriesWanted,
): ReturnType<WebhookDesk['deliveries']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, scope === 'all' ? 'operate' : 'webhooks');
    const { page } = wanted;
    const violations = checkPage(page);
    if (violations.length > 0) return yield* new Invalid({ violations });
    return yield* webhooks.deliveries({ ...wanted, ...(scope === 'own' && { agencyId: who.agencyId }), pageSize });
  });
}

export function replayDelivery(
  { webhooks }: DeliveriesPorts,
  caller: Caller,
  { deliveryId }: { readonly deliveryId: string },
): ReturnType<WebhookDesk['replayDelivery']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'webhooks');
    const ofWhom = who.rights.has('operate') ? undefined : who.agencyId;
    const replayed = yield* webhooks.replay(deliveryId, ofWhom, {
      ...actedBy(who),
      operation: 'agency.replay-delivery',
      reference: deliveryId,
    });
    if (replayed === 'unknown') return yield* new NotFound({ what: 'delivery' });
    if (replayed === 'waiting') return yield* new NotAllowedInState({ state: 'waiting' });
  });
}
