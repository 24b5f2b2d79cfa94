/** Webhooks: where agencies' programs are notified, and the outbox's work of it. */
import { raiseEvent } from '#application/backoffice/agency/webhook/raise-event.ts';
import { deliverWebhook } from '#application/backoffice/agency/webhook/deliver.ts';
import { webhookDelivery } from '#application/backoffice/ports/agency/webhook-book.ts';
import { eventText } from '#infrastructure/wire/agency/webhooks.ts';
import { DatabaseWebhookBook } from '../database/agency/webhook-book.ts';
import { HttpWebhookSender } from '../webhooks/http-webhook-sender.ts';
import { area, given, ports, work } from './parts.ts';

export const webhooks = area(({ make, store }) => {
  const { agencies, bookings, clock, seal, serviceRequests, webhookSender } = ports;
  store(ports.webhooks, DatabaseWebhookBook);
  make(
    webhookSender,
    { settings: given.settings },
    ({ settings }) => new HttpWebhookSender({ loopback: settings.webhooksToLoopback }),
  );
  make(
    work.raiseEvent,
    { webhooks: ports.webhooks, bookings, serviceRequests, agencies, seal, clock },
    (from) => (item) => raiseEvent({ ...from, writeEvent: eventText }, item),
  );
  make(work.deliveryHandlers, { webhooks: ports.webhooks, webhookSender, seal, clock }, (from) => ({
    [webhookDelivery]: (item) => deliverWebhook(from, item),
  }));
});
