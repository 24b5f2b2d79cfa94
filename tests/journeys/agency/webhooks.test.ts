/** An agency's own programs are notified, over real HTTP on both databases: signed, again until it arrives, and never of others' records. */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Effect } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EventKind, eventKinds, mostTries } from '#domain/agency/webhook.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { ports } from '#infrastructure/backoffice/composition/parts.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { demonstrationAgency } from '#infrastructure/backoffice/seed/demonstration-data.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { askOfFlights, makeGroup } from '#tests/fixtures/requests.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const day = addDays(dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata'), 60);
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const once = () => ({ requestId: randomUUID() });

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe.each(databases())('webhooks over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let operator: PortalDesk;
  let staff: PortalDesk;
  let receiver: Server;
  let base: string;
  const received: Received[] = [];
  /** What the receiver answers, by path. */
  const answers = new Map<string, number>();

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      const { url: path = '', headers } = request;
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ path, headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(answers.get(path) ?? 204).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    database = await fresh();
    office = await runBackOffice(database, { WEBHOOKS_TO_LOOPBACK: '1' });
    agent = await portalDesk(office, 'agent@demo.test');
    staff = await portalDesk(office, 'staff@demo.test');
    operator = await portalDesk(office, 'operator@demo.test');
  });
  afterAll(async () => {
    await office.stop();
    receiver.close();
  });
  beforeEach(async () => {
    const { agency } = agent.desk;
    for (const { endpointId } of await get(agency.endpoints())) await get(agency.deleteEndpoint({ endpointId }));
  });

  /** Each has a path of its own, so that no test hears of another's. */
  const added = async (kinds: readonly EventKind[], answer = 204) => {
    const path = `/${randomUUID()}`;
    answers.set(path, answer);
    const made = await get(agent.desk.agency.addEndpoint({ url: `${base}${path}`, kinds, ...once() }));
    return { ...made, path, came: () => received.filter((each) => each.path === path) };
  };
  const deliveries = async (endpointId: string) =>
    (await get(agent.desk.agency.deliveries({ scope: 'own', endpointId, page: 1 }))).deliveries;
  const settled = async (endpointId: string, count: number, state = 'delivered') => {
    await expect
      .poll(async () => (await deliveries(endpointId)).map((each) => each.state), { timeout: 30_000 })
      .toEqual(Array.from({ length: count }, () => state));
  };

  const refused = async () => {
    const { number } = await get(
      agent.desk.booking.askRequest(askOfFlights({ ...once(), kind: 'group', group: makeGroup(day) })),
    );
    for (const [act, said] of [
      ['take', {}],
      ['refuse', { note: 'Nothing left on those days' }],
    ] as const)
      await get(operator.desk.booking.answerRequest({ ...once(), number, act, answer: said }));
    return number;
  };
  let sales = 0;
  const booked = async (mode: 'ticket' | 'hold') => {
    const { flight } = agent.desk;
    sales += 1;
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(day, sales) }];
    const { offers } = await get(flight.search({ ...defaultSearch, sectors }));
    for (const { offerId, fares } of offers) {
      for (const { fareId } of fares) {
        const quote = await get(flight.quote({ choices: [{ offerId, fareId }] }));
        if (mode === 'hold' && quote.hold === undefined) continue;
        const { transactionId } = await get(
          flight.book({
            quoteId: quote.quoteId,
            ...once(),
            mode,
            travellers: [makeTraveller()],
            contact: { email: 'asha@example.com', mobile: '9876543210' },
            parameters: [],
            acceptTerms: true,
          }),
        );
        return transactionId;
      }
    }
    throw new Error('no flight');
  };

  it('sends an event once to each endpoint that asked for it, signed with its secret', async () => {
    const endpoint = await added(['request-answered', 'hold-expired']);
    const other = await added(['request-answered']);
    const deaf = await added(['refund-credited']);
    expect(endpoint.secret).not.toBe(other.secret);
    const number = await refused();
    await settled(endpoint.endpointId, 1);
    await settled(other.endpointId, 1);
    expect([endpoint, other, deaf].map(({ came }) => came().length)).toEqual([1, 1, 0]);
    const [{ body, headers }] = endpoint.came() as [Received];
    const [, t, v1] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['farelane-signature'])) ?? [];
    expect(createHmac('sha256', endpoint.secret).update(`${t}.${body}`).digest('hex')).toBe(v1);
    const event: unknown = JSON.parse(body);
    expect(event).toEqual({
      id: headers['farelane-event-id'],
      kind: 'request-answered',
      at: expect.any(String),
      agency: demonstrationAgency.agentId,
      data: { request: { number, kind: 'group', state: 'refused' } },
    });
    expect(other.came()[0]?.body).toBe(body);
  });

  it('says what a customer gets back and nothing of net fares', async () => {
    const endpoint = await added(['refund-credited', 'booking-settled']);
    const transactionId = await booked('ticket');
    const { booking } = agent.desk;
    const quote = await get(booking.cancelQuote({ transactionId }));
    await get(booking.cancel({ cancelQuoteId: quote.cancelQuoteId, ...once() }));
    await settled(endpoint.endpointId, 1);
    const { reference } = await get(booking.details({ transactionId }));
    expect(JSON.parse(endpoint.came()[0]?.body ?? '')).toMatchObject({
      kind: 'refund-credited',
      data: {
        booking: { transactionid: transactionId, product: 'flight', status: 'cancelled', pnr: reference },
        refund: { amount: formatDecimal(quote.customerRefund), currency: 'INR' },
      },
    });
    expect(Object.keys(JSON.parse(endpoint.came()[0]?.body ?? '').data)).toEqual(['booking', 'refund']);
  });

  it('says that a hold ends while it is held, and not once it is released', async () => {
    const endpoint = await added(['hold-ending']);
    const [held, released] = [await booked('hold'), await booked('hold')];
    await get(agent.desk.booking.releaseHeld({ transactionId: released, ...once() }));
    const { heldUntil } = await get(agent.desk.booking.details({ transactionId: held }));
    // As if the time of the warnings had come.
    await database.query(
      `update outbox set available_at = clock_timestamp() where kind = 'hold-ending' and done_at is null`,
      [],
    );
    await database.query(`select pg_notify('outbox', '')`, []);
    const left = async () =>
      (await database.query(`select 1 as left from outbox where kind = 'hold-ending' and done_at is null`, [])).length;
    await expect.poll(left, { timeout: 30_000 }).toBe(0);
    const sent = await deliveries(endpoint.endpointId);
    expect(sent.length).toBeGreaterThan(0);
    await settled(endpoint.endpointId, sent.length);
    const said = endpoint.came().map(({ body }) => JSON.parse(body).data);
    for (const data of said)
      expect(data).toMatchObject({ booking: { transactionid: held, status: 'held', helduntil: heldUntil } });
  });

  it('tries again until it arrives, gives up after a day, and is sent again by hand as it was', async () => {
    const endpoint = await added(['request-answered'], 503);
    await refused();
    const state = async () => {
      const [found] = await deliveries(endpoint.endpointId);
      return found && [found.state, found.tries, found.status];
    };
    const givenBack = async () => {
      const [row] = await database.query<{ last_error: string | null; again: number }>(
        `select last_error, extract(epoch from available_at - clock_timestamp())::double precision as again from outbox
         where kind = 'webhook-delivery' and payload ->> 'deliveryId' like $1 and done_at is null`,
        [`%${endpoint.endpointId}`],
      );
      return row;
    };
    const nextTry = async (attempts?: number) => {
      await expect.poll(async () => (await givenBack())?.last_error, { timeout: 30_000 }).toContain('HTTP 503');
      await database.query(
        `update outbox set available_at = clock_timestamp(), attempts = coalesce($2, attempts), last_error = null
         where kind = 'webhook-delivery' and payload ->> 'deliveryId' like $1 and done_at is null`,
        [`%${endpoint.endpointId}`, attempts ?? null],
      );
      await database.query(`select pg_notify('outbox', '')`, []);
    };
    await expect.poll(state, { timeout: 30_000 }).toEqual(['waiting', 1, 503]);
    const deliveryId = (await deliveries(endpoint.endpointId))[0]?.deliveryId ?? '';
    expect(await failureOf(agent.desk.agency.replayDelivery({ deliveryId }))).toMatchObject({
      _tag: 'NotAllowedInState',
      state: 'waiting',
    });
    await nextTry(mostTries - 1);
    await expect.poll(state, { timeout: 30_000 }).toEqual(['failed', 2, 503]);
    answers.set(endpoint.path, 200);
    await get(agent.desk.agency.replayDelivery({ deliveryId }));
    await expect.poll(state, { timeout: 30_000 }).toEqual(['delivered', 3, 200]);
    const came = endpoint.came();
    expect(new Set(came.map(({ body }) => body)).size).toBe(1);
    expect(new Set(came.map(({ headers }) => headers['farelane-event-id'])).size).toBe(1);
    expect(came).toHaveLength(3);
    answers.set(endpoint.path, 503);
    await get(agent.desk.agency.replayDelivery({ deliveryId }));
    await expect.poll(state, { timeout: 30_000 }).toEqual(['waiting', 4, 503]);
    answers.set(endpoint.path, 204);
    await nextTry();
    await expect.poll(state, { timeout: 30_000 }).toEqual(['delivered', 5, 204]);
  });

  it('shows deliveries to their agency and to elevated users, to nobody else', async () => {
    const endpoint = await added(['request-answered'], 404);
    await refused();
    await expect.poll(async () => (await deliveries(endpoint.endpointId))[0]?.tries, { timeout: 30_000 }).toBe(1);
    const { agency } = operator.desk;
    expect((await get(agency.deliveries({ scope: 'own', page: 1 }))).deliveries).toEqual([]);
    expect(await get(agency.endpoints())).toEqual([]);
    const all = await get(agency.deliveries({ scope: 'all', endpointId: endpoint.endpointId, page: 1 }));
    expect(all.deliveries).toMatchObject([{ agentId: demonstrationAgency.agentId, status: 404 }]);
    expect(await failureOf(agent.desk.agency.deliveries({ scope: 'all', page: 1 }))).toMatchObject({
      _tag: 'NotPermitted',
    });
    const notTheirs = await failureOf(agent.desk.agency.replayDelivery({ deliveryId: 'EV-none' }));
    expect(notTheirs).toMatchObject({ _tag: 'NotFound', what: 'delivery' });
    for (const asked of [
      staff.desk.agency.endpoints(),
      staff.desk.agency.deliveries({ scope: 'own', page: 1 }),
      staff.desk.agency.replayDelivery({ deliveryId: all.deliveries[0]?.deliveryId ?? '' }),
      staff.desk.agency.addEndpoint({ url: `${base}/staff`, kinds: eventKinds, ...once() }),
      staff.desk.agency.deleteEndpoint({ endpointId: endpoint.endpointId }),
    ] as readonly Effect.Effect<unknown, unknown>[])
      expect(await failureOf(asked)).toMatchObject({ _tag: 'NotPermitted' });
    // An elevated user is no stranger to it.
    await database.query(`update webhook_delivery set state = 'failed' where endpoint_id = $1`, [endpoint.endpointId]);
    answers.set(endpoint.path, 200);
    await get(agency.replayDelivery({ deliveryId: all.deliveries[0]?.deliveryId ?? '' }));
    await settled(endpoint.endpointId, 1);
  });

  it('adds an endpoint once for a request, however often it is sent, and answers the same secret', async () => {
    const { agency } = agent.desk;
    const asked = { url: `${base}/${randomUUID()}`, kinds: ['hold-ending', 'hold-expired'], ...once() } as const;
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => get(agency.addEndpoint(asked))));
    expect(others).toEqual([first, first]);
    expect(await get(agency.addEndpoint(asked))).toEqual(first);
    expect(await get(agency.endpoints())).toHaveLength(1);
    for (const other of [{ url: `${base}/other` }, { kinds: ['hold-ending'] as const }])
      expect(await failureOf(agency.addEndpoint({ ...asked, ...other }))).toMatchObject({ _tag: 'RequestIdReused' });
    expect(await get(agency.endpoints())).toMatchObject([{ endpointId: first?.endpointId, url: asked.url }]);
    const audited = await database.query(
      `select 1 from audit where operation = 'agency.add-endpoint' and reference = $1`,
      [first?.endpointId],
    );
    expect(audited).toHaveLength(1);
  });

  it('adds no address twice and none that leads inside, and keeps no secret', async () => {
    const { agency } = agent.desk;
    const kinds = ['hold-ending'] as const;
    const codeOf = async (url: string) =>
      (await failureOf(agency.addEndpoint({ url, kinds, ...once() }))) as { violations?: readonly unknown[] };
    expect(await codeOf('https://10.0.0.1/')).toMatchObject({
      violations: [{ code: 'endpoint-private', path: 'url' }],
    });
    for (const url of ['http://hooks.example/', 'https://999.1.1.1/', 'https://hooks.example.com:99999/'])
      expect(await codeOf(url)).toMatchObject({ violations: [{ code: 'endpoint-form' }] });
    const { secret, endpointId, path } = await added(kinds);
    expect(await codeOf(`${base}${path}`)).toMatchObject({ violations: [{ code: 'endpoint-twice' }] });
    expect(await get(agency.endpoints())).toMatchObject([{ endpointId, url: `${base}${path}`, kinds }]);
    const kept = await database.query<{ row: string }>(
      `select to_jsonb(e)::text as row from webhook_endpoint e union all select to_jsonb(o)::text from outbox o
       union all select to_jsonb(a)::text from audit a`,
      [],
    );
    expect(kept.filter(({ row }) => row.includes(secret.slice(6, 20)))).toEqual([]);
    const audited = await get(office.part(ports.audit).recent(demonstrationAgency.agencyId, 1));
    expect(audited).toMatchObject([{ operation: 'agency.add-endpoint', reference: endpointId }]);
    for (let time = 0; time < 2; time += 1) await get(agency.deleteEndpoint({ endpointId }));
    expect(await get(agency.endpoints())).toEqual([]);
  });
});
