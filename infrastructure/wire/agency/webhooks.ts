/** Webhooks: endpoints, deliveries, and the event as it is sent. */
import type { AddEndpoint, DeliveriesWanted, WebhookDesk } from '#application/desk/agency/agency.ts';
import {
  type AgencyEvent,
  type DeliveriesPage,
  deliveryStates,
  type EventBooking,
  type EventData,
  eventKinds,
  sendTroubles,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '#domain/agency/webhook.ts';
import { products } from '#domain/booking/booking.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import { requestStates } from '#domain/booking/request/request.ts';
import { type Codec, nothing } from '../form/codec.ts';
import { money, moment, oneOf, paged, requestId, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, mapped, maybe, or, record } from '../form/shape.ts';

const eventKind = oneOf(eventKinds);

const asked = { url: at('url', text), kinds: at('kinds', list(eventKind)) };

const endpoint = record<WebhookEndpoint>({
  endpointId: at('endpointid', text),
  ...asked,
  addedAt: at('addedat', moment),
});

const endpointNamed = record<{ readonly endpointId: string }>({ endpointId: at('endpointid', text) });

/** Shape chosen here: `{endpoints:[…]}`. */
const endpoints: Codec<readonly WebhookEndpoint[]> = codecOf(
  mapped(
    record<{ readonly endpoints: readonly WebhookEndpoint[] }>({ endpoints: at('endpoints', list(endpoint)) }),
    (answer) => answer.endpoints,
    (found) => ({ endpoints: found }),
  ),
);

const delivery = record<WebhookDelivery>({
  deliveryId: at('deliveryid', text),
  eventId: at('eventid', text),
  kind: at('kind', eventKind),
  endpointId: at('endpointid', text),
  url: at('url', text),
  agentId: at('agentid', text),
  companyName: at('companyname', text),
  state: at('state', oneOf(deliveryStates)),
  raisedAt: at('raisedat', moment),
  tries: at('tries', whole),
  triedAt: maybe('triedat', moment),
  status: maybe('status', whole),
  trouble: maybe('trouble', oneOf(sendTroubles)),
});

const wanted = record<DeliveriesWanted>({
  scope: or('scope', oneOf(['own', 'all']), 'own'),
  state: maybe('state', oneOf(deliveryStates)),
  endpointId: maybe('endpointid', text),
  page: or('page', whole, 1),
});

/** The body of what is sent. */
export const agencyEvent: Codec<AgencyEvent> = codecOf(
  record<AgencyEvent>({
    eventId: at('id', text),
    kind: at('kind', eventKind),
    at: at('at', moment),
    agentId: at('agency', text),
    data: at(
      'data',
      record<EventData>({
        booking: maybe(
          'booking',
          record<EventBooking>({
            transactionId: at('transactionid', text),
            product: at('product', oneOf(products)),
            status: at('status', oneOf(bookingStatuses)),
            reference: maybe('pnr', text),
            heldUntil: maybe('helduntil', moment),
          }),
        ),
        request: maybe(
          'request',
          record<NonNullable<EventData['request']>>({
            number: at('number', text),
            kind: at('kind', text),
            state: at('state', oneOf(requestStates)),
          }),
        ),
        refund: maybe('refund', money),
        changeId: maybe('changeid', text),
      }),
    ),
  }),
);

/** The JSON of an event. */
export function eventText(event: AgencyEvent): string {
  return JSON.stringify(agencyEvent.write(event));
}

export const webhookOperations: AreaOperations<WebhookDesk> = {
  addEndpoint: operation({
    opid: 'WH001',
    actioncode: 'ADDENDPOINT',
    request: codecOf(record<AddEndpoint>({ ...asked, requestId: at('requestid', requestId) })),
    answer: inResult(
      codecOf(
        record<{ readonly endpointId: string; readonly secret: string }>({
          endpointId: at('endpointid', text),
          secret: at('secret', text),
        }),
      ),
    ),
    changes: true,
  }),
  endpoints: operation({
    opid: 'WH001',
    actioncode: 'LISTENDPOINTS',
    request: nothing,
    answer: inResult(endpoints),
  }),
  deleteEndpoint: operation({
    opid: 'WH001',
    actioncode: 'DELETEENDPOINT',
    request: codecOf(endpointNamed),
    answer: inResult(nothing),
    changes: true,
  }),
  deliveries: operation({
    opid: 'WH001',
    actioncode: 'LISTDELIVERIES',
    request: codecOf(wanted),
    answer: inResult(codecOf(record<DeliveriesPage>({ deliveries: at('deliveries', list(delivery)), ...paged }))),
  }),
  replayDelivery: operation({
    opid: 'WH001',
    actioncode: 'REPLAYDELIVERY',
    request: codecOf(record<{ readonly deliveryId: string }>({ deliveryId: at('deliveryid', text) })),
    answer: inResult(nothing),
    changes: true,
  }),
};
