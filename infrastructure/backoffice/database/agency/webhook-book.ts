/** Endpoints of webhooks and their deliveries in the database. */
import { Effect } from 'effect';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import {
  type DeliveriesAsked,
  type DeliveryTry,
  type KeptDelivery,
  type RaisedEvent,
  type WebhookBook,
  webhookDelivery,
} from '#application/backoffice/ports/agency/webhook-book.ts';
import type { DeliveriesPage, EventKind, WebhookDelivery, WebhookEndpoint } from '#domain/agency/webhook.ts';
import type { Instant } from '#domain/time/instant.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import type { Database } from '../engine/database.ts';
import { instantFromRow } from '../engine/rows.ts';

interface EndpointRow {
  readonly endpoint_id: string;
  readonly url: string;
  readonly kinds: WebhookEndpoint['kinds'];
  readonly added_at: string;
}

interface DeliveryRow {
  readonly delivery_id: string;
  readonly event_id: string;
  readonly kind: EventKind;
  readonly endpoint_id: string;
  readonly url: string;
  readonly agent_id: string;
  readonly company_name: string;
  readonly state: WebhookDelivery['state'];
  readonly raised_at: string;
  readonly tries: number;
  readonly tried_at: string | null;
  readonly status: number | null;
  readonly trouble: WebhookDelivery['trouble'] | null;
}

export class DatabaseWebhookBook implements WebhookBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly add = (
    agencyId: string,
    { endpointId, url, kinds, addedAt, requestId }: Parameters<WebhookBook['add']>[1],
    most: number,
    audit: AuditRow,
  ): ReturnType<WebhookBook['add']> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        // One after the other, so that both are counted.
        await tx.query('select from agency where agency_id = $1 for no key update', [agencyId]);
        const there = await tx.query<{ url: string; request_id: string }>(
          'select url, request_id from webhook_endpoint where agency_id = $1',
          [agencyId],
        );
        if (there.some((each) => each.request_id === requestId)) return 'requested';
        if (there.some((each) => each.url === url)) return 'twice';
        if (there.length >= most) return 'too-many';
        await tx.query(
          `insert into webhook_endpoint (agency_id, endpoint_id, url, kinds, added_at, request_id)
           values ($1, $2, $3, $4, $5, $6)`,
          [agencyId, endpointId, url, kinds, addedAt, requestId],
        );
        await writeAudit(tx, audit);
        return 'added';
      }),
    );

  readonly endpoints = (agencyId: string): Effect.Effect<readonly WebhookEndpoint[]> =>
    Effect.promise(async () => {
      const rows = await this.#database.query<EndpointRow>(
        `select endpoint_id, url, kinds, added_at from webhook_endpoint
         where agency_id = $1 order by added_at, endpoint_id`,
        [agencyId],
      );
      return rows.map(endpointOf);
    });

  readonly requested: WebhookBook['requested'] = (agencyId, requestId) =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<EndpointRow>(
        'select endpoint_id, url, kinds, added_at from webhook_endpoint where agency_id = $1 and request_id = $2',
        [agencyId, requestId],
      );
      return row && endpointOf(row);
    });

  readonly remove = (agencyId: string, endpointId: string, audit: AuditRow): Effect.Effect<void> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const gone = await tx.query(
          'delete from webhook_endpoint where agency_id = $1 and endpoint_id = $2 returning 1 as done',
          [agencyId, endpointId],
        );
        if (gone.length > 0) await writeAudit(tx, audit);
      }),
    );

  readonly wants = (agencyId: string, kind: EventKind): Effect.Effect<boolean> =>
    Effect.promise(async () => {
      const found = await this.#database.query(
        'select 1 as found from webhook_endpoint where agency_id = $1 and $2 = any (kinds) limit 1',
        [agencyId, kind],
      );
      return found.length > 0;
    });

  readonly publish = (
    agencyId: string,
    { eventId, kind, at, body }: RaisedEvent,
    forgetBefore: Instant,
  ): Effect.Effect<void> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const made = await tx.query<{ delivery_id: string; endpoint_id: string }>(
          `insert into webhook_delivery (agency_id, delivery_id, endpoint_id, event_id, kind, body, raised_at)
           select agency_id, $2 || '-' || endpoint_id, endpoint_id, $2, $3, $4, $5::timestamptz
           from webhook_endpoint where agency_id = $1 and $3 = any (kinds)
           on conflict (agency_id, delivery_id) do nothing returning delivery_id, endpoint_id`,
          [agencyId, eventId, kind, body, at],
        );
        for (const { delivery_id: deliveryId, endpoint_id: endpointId } of made)
          await putOutbox(tx, webhookDelivery, { agencyId, deliveryId, endpointId });
        await tx.query(
          `delete from webhook_delivery where agency_id = $1 and raised_at < $2::timestamptz and state <> 'waiting'`,
          [agencyId, forgetBefore],
        );
      }),
    );

  readonly delivery = (agencyId: string, deliveryId: string): Effect.Effect<KeptDelivery | undefined> =>
    Effect.promise(async () => {
      const [row] = await this.#database.query<KeptDelivery>(
        `select d.event_id as "eventId", d.body, d.endpoint_id as "endpointId", e.url, d.state
         from webhook_delivery d join webhook_endpoint e using (agency_id, endpoint_id)
         where d.agency_id = $1 and d.delivery_id = $2`,
        [agencyId, deliveryId],
      );
      return row;
    });

  readonly tried = (
    agencyId: string,
    deliveryId: string,
    { state, at, status, trouble }: DeliveryTry,
  ): Effect.Effect<void> =>
    Effect.promise(async () => {
      await this.#database.query(
        `update webhook_delivery set state = $3, tries = tries + 1, tried_at = $4, status = $5, trouble = $6
         where agency_id = $1 and delivery_id = $2 and state = 'waiting'`,
        [agencyId, deliveryId, state, at, status ?? null, trouble ?? null],
      );
    });

  readonly deliveries = ({
    agencyId,
    endpointId,
    state,
    page,
    pageSize,
  }: DeliveriesAsked): Effect.Effect<DeliveriesPage> =>
    Effect.promise(async () => {
      const among = `($1::text is null or d.agency_id = $1) and ($2::text is null or d.endpoint_id = $2)
        and ($3::text is null or d.state = $3)`;
      const asked = [agencyId ?? null, endpointId ?? null, state ?? null];
      const [rows, [counted]] = await Promise.all([
        this.#database.query<DeliveryRow>(
          `select d.delivery_id, d.event_id, d.kind, d.endpoint_id, e.url, a.agent_id, a.company_name, d.state, d.raised_at,
             d.tries, d.tried_at, d.status, d.trouble
           from webhook_delivery d join webhook_endpoint e using (agency_id, endpoint_id) join agency a using (agency_id)
           where ${among} order by d.raised_at desc, d.delivery_id limit $4 offset $5`,
          [...asked, pageSize, (page - 1) * pageSize],
        ),
        this.#database.query<{ total: string }>(
          `select count(*) as total from webhook_delivery d where ${among}`,
          asked,
        ),
      ]);
      return { deliveries: rows.map(deliveryOf), total: Number(counted?.total ?? 0), page, pageSize };
    });

  readonly replay = (
    deliveryId: string,
    agencyId: string | undefined,
    audit: AuditRow,
  ): ReturnType<WebhookBook['replay']> =>
    Effect.promise(() =>
      this.#database.transaction(async (tx) => {
        const whose = [deliveryId, agencyId ?? null];
        const [again] = await tx.query<{ agency_id: string; endpoint_id: string }>(
          `update webhook_delivery set state = 'waiting'
           where delivery_id = $1 and ($2::text is null or agency_id = $2) and state <> 'waiting'
           returning agency_id, endpoint_id`,
          whose,
        );
        if (again !== undefined) {
          const { agency_id, endpoint_id: endpointId } = again;
          await putOutbox(tx, webhookDelivery, { agencyId: agency_id, deliveryId, endpointId });
          await writeAudit(tx, { ...audit, agencyId: again.agency_id });
          return 'replayed';
        }
        const there = await tx.query(
          'select 1 as found from webhook_delivery where delivery_id = $1 and ($2::text is null or agency_id = $2)',
          whose,
        );
        return there.length > 0 ? 'waiting' : 'unknown';
      }),
    );
}

function endpointOf({ endpoint_id: endpointId, url, kinds, added_at: addedAt }: EndpointRow): WebhookEndpoint {
  return { endpointId, url, kinds, addedAt: instantFromRow(addedAt) };
}

function deliveryOf(row: DeliveryRow): WebhookDelivery {
  return {
    deliveryId: row.delivery_id,
    eventId: row.event_id,
    kind: row.kind,
    endpointId: row.endpoint_id,
    url: row.url,
    agentId: row.agent_id,
    companyName: row.company_name,
    state: row.state,
    raisedAt: instantFromRow(row.raised_at),
    tries: row.tries,
    ...(row.tried_at !== null && { triedAt: instantFromRow(row.tried_at) }),
    ...(row.status !== null && { status: row.status }),
    ...(row.trouble !== null && { trouble: row.trouble }),
  };
}
