/** An agency's endpoints of webhooks: added, listed, deleted; and the secrets by which deliveries to them are signed. */
import { Effect } from 'effect';
import { checkEndpoint, mostEndpoints, type WebhookEndpoint } from '#domain/agency/webhook.ts';
import type { ViolationCode } from '#domain/rules/codes.ts';
import { violation } from '#domain/rules/violation.ts';
import type { AddEndpoint, WebhookDesk } from '#application/desk/agency/agency.ts';
import { Invalid, RequestIdReused } from '#application/desk/failures.ts';
import { actedBy, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { WebhookBook } from '#application/backoffice/ports/agency/webhook-book.ts';
import type { WebhookSender } from '#application/backoffice/ports/agency/webhook-sender.ts';
import type { Chance, Clock, Seal } from '#application/backoffice/ports/machine.ts';

export interface EndpointPorts {
  readonly webhooks: WebhookBook;
  readonly webhookSender: WebhookSender;
  readonly seal: Seal;
  readonly clock: Clock;
  readonly chance: Chance;
}

const leads = { unreachable: 'endpoint-unknown', 'private-address': 'endpoint-private' } as const;

export function addEndpoint(
  { webhooks, webhookSender, seal, clock, chance }: EndpointPorts,
  caller: Caller,
  { url, kinds, requestId }: AddEndpoint,
): ReturnType<WebhookDesk['addEndpoint']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'webhooks');
    const answerOf = (endpointId: string) => ({ endpointId, secret: secretOf(seal, who.agencyId, endpointId) });
    const repeated = Effect.gen(function* () {
      const before = yield* webhooks.requested(who.agencyId, requestId);
      if (before === undefined) return undefined;
      if (before.url !== url || before.kinds.join() !== kinds.join()) return yield* new RequestIdReused({});
      return answerOf(before.endpointId);
    });
    // Before all else: where its name leads may have changed since.
    const before = yield* repeated;
    if (before !== undefined) return before;
    const violations = checkEndpoint({ url, kinds }, webhookSender.loopback);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const trouble = yield* webhookSender.check(url);
    if (trouble !== undefined) return yield* refused(leads[trouble]);
    const endpoint: WebhookEndpoint = { endpointId: chance.uuid(), url, kinds, addedAt: clock.now() };
    const { endpointId } = endpoint;
    const added = yield* webhooks.add(who.agencyId, { ...endpoint, requestId }, mostEndpoints, {
      ...actedBy(who),
      operation: 'agency.add-endpoint',
      reference: endpointId,
      detail: { url, kinds },
    });
    if (added === 'twice') return yield* refused('endpoint-twice');
    if (added === 'too-many') {
      return yield* new Invalid({ violations: [violation('endpoints-count', '', { most: mostEndpoints })] });
    }
    // The same request at the same moment; its endpoint may be deleted by now.
    if (added === 'requested') return (yield* repeated) ?? (yield* new RequestIdReused({}));
    return answerOf(endpointId);
  });
}

export function listEndpoints({ webhooks }: EndpointPorts, caller: Caller): ReturnType<WebhookDesk['endpoints']> {
  return Effect.flatMap(signedIn(caller, 'webhooks'), ({ agencyId }) => webhooks.endpoints(agencyId));
}

export function deleteEndpoint(
  { webhooks }: EndpointPorts,
  caller: Caller,
  { endpointId }: { readonly endpointId: string },
): ReturnType<WebhookDesk['deleteEndpoint']> {
  return Effect.flatMap(signedIn(caller, 'webhooks'), (who) =>
    webhooks.remove(who.agencyId, endpointId, {
      ...actedBy(who),
      operation: 'agency.delete-endpoint',
      reference: endpointId,
    }),
  );
}

function refused(code: ViolationCode): Invalid {
  return new Invalid({ violations: [violation(code, 'url')] });
}

/** Of the seal's digests: 288 bits. */
const [parts, digestLength] = [4, 12];

/** Made again from the deployment's key whenever it is needed, so that no copy of the database has it. */
export function secretOf(seal: Seal, agencyId: string, endpointId: string): string {
  const digests = Array.from({ length: parts }, (_, part) =>
    seal.sign(`webhook-secret ${agencyId} ${endpointId} ${part}`).slice(-digestLength),
  );
  return `whsec_${digests.join('')}`;
}
