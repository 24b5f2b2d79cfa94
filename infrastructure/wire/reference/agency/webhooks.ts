/** Examples of webhooks. */
import type { WebhookDesk } from '#application/desk/agency/agency.ts';
import type { AgencyEvent, WebhookDelivery } from '#domain/agency/webhook.ts';
import { mostEndpoints } from '#domain/agency/webhook.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';
import { requestId, rupees } from '../samples.ts';

const url = 'https://hooks.example.com/farelane';
const endpointId = '7d0f6f0e-6f0b-4a52-9a53-7c1f0d9c3f11';
const eventId = 'EV-q7Tn0aXk2LwB';

export const eventExample: AgencyEvent = {
  eventId,
  kind: 'refund-credited',
  at: instant('2026-11-20T06:30:00Z'),
  agentId: 'AGT10001',
  data: {
    booking: { transactionId: 'FL26110000012', product: 'flight', status: 'cancelled', reference: 'K7QM2X' },
    refund: rupees('4120.00'),
  },
};

const delivery: WebhookDelivery = {
  deliveryId: `${eventId}-${endpointId}`,
  eventId,
  kind: 'refund-credited',
  endpointId,
  url,
  agentId: 'AGT10001',
  companyName: 'Malabar Travel House',
  state: 'failed',
  raisedAt: instant('2026-11-20T06:30:00Z'),
  tries: 33,
  triedAt: instant('2026-11-21T06:55:10Z'),
  status: 503,
};

export const webhookReference: AreaReference<WebhookDesk> = {
  addEndpoint: {
    about:
      'Adds an address of your own that is sent events of these kinds from now on (see Webhooks), and answers the secret by ' +
      'which they are signed; it is shown this once: ' +
      'the same requestid with the same content answers the same again while the endpoint is there. The secret is made from ' +
      'the deployment’s SECRET_KEY: under a new key every endpoint has another secret, so delete it and add it. The address is over HTTPS and on the public internet. 902 at url with ' +
      'endpoint-form, endpoint-unknown where its name is not found, endpoint-private where it leads into another network, ' +
      `endpoint-twice where it is there already; endpoints-count beyond ${mostEndpoints}. To change one, delete it and add it. ` +
      '901 without the right webhooks, here and below.',
    request: { url, kinds: ['schedule-changed', 'hold-ending', 'hold-expired', 'refund-credited'], requestId },
    answer: { endpointId, secret: 'whsec_o6yQb0nGqkZr3vTn1sX9JpLw2hUe7cFdM4aKtV8iYgRzBxCE' },
  },
  endpoints: {
    about: 'The agency’s endpoints, in the order in which they were added. No secrets.',
    request: undefined,
    answer: [{ endpointId, url, kinds: ['hold-ending', 'refund-credited'], addedAt: instant('2026-11-02T10:15:00Z') }],
  },
  deleteEndpoint: {
    about: 'Deletes an endpoint and its deliveries. What is gone already is no failure.',
    request: { endpointId },
    answer: undefined,
  },
  deliveries: {
    about:
      'What was sent to endpoints, newest first, a page at a time: the agency’s own, or with scope all every agency’s, for ' +
      'elevated users. waiting is tried again by itself, failed is not. status is the HTTP status of the last try, trouble ' +
      'why there was none. Deliveries that have ended are kept for 30 days.',
    request: { scope: 'own', state: 'failed', page: 1 },
    answer: { deliveries: [delivery], total: 1, page: 1, pageSize: 20 },
  },
  replayDelivery: {
    about:
      'Sends a delivery again, with the same id and body, and tries for a day as at first. Elevated users may send every ' +
      'agency’s again. 903 where there is none, 910 with state waiting while it is tried anyway.',
    request: { deliveryId: delivery.deliveryId },
    answer: undefined,
  },
};
