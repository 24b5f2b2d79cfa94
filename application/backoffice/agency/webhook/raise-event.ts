/**
 * Events for webhooks, raised from the outbox's entries: each is written in the commit of what the event is about, and its
 * event has the same id however often the entry is handled. Nothing is raised of what nobody is notified of.
 */
import { Effect } from 'effect';
import { type AgencyEvent, type EventData, type EventKind, eventKinds } from '#domain/agency/webhook.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import { hasPassed, plusMinutes } from '#domain/time/instant.ts';
import { holdEnding } from '#application/backoffice/booking/papers/mail-notice.ts';
import { requestNotice } from '#application/backoffice/booking/request/mail-request.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { WebhookBook } from '#application/backoffice/ports/agency/webhook-book.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { OutboxItem } from '#application/backoffice/ports/booking/outbox.ts';
import type { RequestBook } from '#application/backoffice/ports/booking/request-book.ts';
import type { Clock, Seal } from '#application/backoffice/ports/machine.ts';

export interface RaiseEventPorts {
  readonly webhooks: Pick<WebhookBook, 'wants' | 'publish'>;
  readonly bookings: Pick<BookingBook, 'find'>;
  readonly serviceRequests: Pick<RequestBook, 'find'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly seal: Seal;
  readonly clock: Clock;
  /** As it is sent. */
  readonly writeEvent: (event: AgencyEvent) => string;
}

const keptMinutes = 30 * 24 * 60;

/** Entries that have an event's name are raised as it. */
export function eventOf({ kind, payload }: Pick<OutboxItem, 'kind' | 'payload'>): EventKind | undefined {
  if (kind === requestNotice) return payload['to'] === 'agency' ? 'request-answered' : undefined;
  return eventKinds.find((each) => each === kind);
}

export function raiseEvent(ports: RaiseEventPorts, item: OutboxItem): Effect.Effect<void> {
  const kind = eventOf(item);
  const { agencyId } = item.payload;
  if (kind === undefined || typeof agencyId !== 'string') return Effect.void;
  const { webhooks, agencies, seal, clock, writeEvent } = ports;
  return Effect.gen(function* () {
    if (!(yield* webhooks.wants(agencyId, kind))) return;
    const [data, agency] = yield* Effect.all([
      kind === 'request-answered' ? aboutRequest(ports, item) : aboutBooking(ports, agencyId, item),
      agencies.byId(agencyId),
    ]);
    if (data === undefined || agency === undefined) return;
    const at = clock.now();
    const eventId = `EV-${seal.sign(`webhook-event ${item.id}`).split('.').at(-1)}`;
    const body = writeEvent({ eventId, kind, at, agentId: agency.agentId, data });
    yield* webhooks.publish(agencyId, { eventId, kind, at, body }, plusMinutes(at, -keptMinutes));
  });
}

function aboutRequest(
  { serviceRequests }: RaiseEventPorts,
  { payload: { number } }: OutboxItem,
): Effect.Effect<EventData | undefined> {
  if (typeof number !== 'string') return Effect.succeed(undefined);
  return Effect.map(serviceRequests.find(number), (found) => {
    if (found === undefined) return undefined;
    const { kind, state } = found;
    return { request: { number, kind, state } };
  });
}

function aboutBooking(
  { bookings, clock }: RaiseEventPorts,
  agencyId: string,
  { kind, payload: { transactionId, changeId, refund } }: OutboxItem,
): Effect.Effect<EventData | undefined> {
  if (typeof transactionId !== 'string') return Effect.succeed(undefined);
  return Effect.map(bookings.find(agencyId, transactionId), (found) => {
    if (found === undefined) return undefined;
    const { product, status, reference, heldUntil } = found;
    // Issued or released meanwhile: there is nothing to report.
    if (kind === holdEnding && (heldUntil === undefined || hasPassed(heldUntil, clock.now()))) return undefined;
    const back = readMoney(refund);
    return {
      booking: {
        transactionId,
        product,
        status,
        ...(reference !== undefined && { reference }),
        ...(heldUntil && { heldUntil }),
      },
      ...(back && { refund: back }),
      ...(typeof changeId === 'string' && { changeId }),
    };
  });
}

/** An amount as it was written into the outbox. */
function readMoney(written: unknown): Money | undefined {
  if (typeof written !== 'object' || written === null || !('minor' in written && 'currency' in written))
    return undefined;
  const { minor, currency } = written;
  return typeof minor === 'number' && typeof currency === 'string' && isCurrency(currency)
    ? money(minor, currency)
    : undefined;
}
