/** Endpoints of webhooks and what is delivered to them, as kept. */
import type { Effect } from 'effect';
import type {
  AgencyEvent,
  DeliveriesPage,
  DeliveryState,
  EventKind,
  SendTrouble,
  WebhookEndpoint,
} from '#domain/agency/webhook.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DeliveriesWanted } from '#application/desk/agency/agency.ts';
import type { AuditRow } from '../audit-log.ts';

/** The kind of the outbox's entries, written in the commit that makes a delivery, or has it sent again. */
export const webhookDelivery = 'webhook-delivery';

/** A slow endpoint keeps only its own deliveries waiting. */
export const endpointTurns = { by: 'endpointId', most: 10 } as const;

/** An event as it is sent: the same bytes to every endpoint, at every try. */
export interface RaisedEvent extends Pick<AgencyEvent, 'eventId' | 'kind' | 'at'> {
  readonly body: string;
}

export interface KeptDelivery extends Pick<RaisedEvent, 'eventId' | 'body'> {
  readonly endpointId: string;
  readonly url: string;
  readonly state: DeliveryState;
}

export interface DeliveryTry {
  readonly state: DeliveryState;
  readonly at: Instant;
  readonly status?: number;
  readonly trouble?: SendTrouble;
}

export interface DeliveriesAsked extends Omit<DeliveriesWanted, 'scope'> {
  /** Absent: of all agencies. */
  readonly agencyId?: string;
  readonly pageSize: number;
}

export interface WebhookBook {
  /**
   * In one commit with its audit row; two of one agency at once are added one after the other. requested: the request has
   * added an endpoint before.
   */
  readonly add: (
    agencyId: string,
    endpoint: WebhookEndpoint & { readonly requestId: string },
    most: number,
    audit: AuditRow,
  ) => Effect.Effect<'added' | 'requested' | 'twice' | 'too-many'>;
  /** The endpoint that a request added, while it is there. */
  readonly requested: (agencyId: string, requestId: string) => Effect.Effect<WebhookEndpoint | undefined>;
  /** In the order in which they were added. */
  readonly endpoints: (agencyId: string) => Effect.Effect<readonly WebhookEndpoint[]>;
  /** With its deliveries and, where it was there, its audit row. */
  readonly remove: (agencyId: string, endpointId: string, audit: AuditRow) => Effect.Effect<void>;
  /** Whether any endpoint is notified of such events. */
  readonly wants: (agencyId: string, kind: EventKind) => Effect.Effect<boolean>;
  /**
   * Makes a delivery to each endpoint that is notified of it, with its entry of the outbox, in one commit. One that was made
   * before stays as it is. What ended before `forgetBefore` is forgotten.
   */
  readonly publish: (agencyId: string, event: RaisedEvent, forgetBefore: Instant) => Effect.Effect<void>;
  readonly delivery: (agencyId: string, deliveryId: string) => Effect.Effect<KeptDelivery | undefined>;
  /** Nothing where it is no longer waiting. */
  readonly tried: (agencyId: string, deliveryId: string, attempt: DeliveryTry) => Effect.Effect<void>;
  readonly deliveries: (asked: DeliveriesAsked) => Effect.Effect<DeliveriesPage>;
  /** Of this agency; of any where it is absent. In one commit with its entry of the outbox and its audit row. */
  readonly replay: (
    deliveryId: string,
    agencyId: string | undefined,
    audit: AuditRow,
  ) => Effect.Effect<'replayed' | 'waiting' | 'unknown'>;
}
