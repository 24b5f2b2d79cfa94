/** Endpoints of webhooks and their deliveries: each event once to each endpoint, every change with what it is recorded by. */
import { Effect } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventKind, WebhookEndpoint } from '#domain/agency/webhook.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { webhookDelivery } from '#application/backoffice/ports/agency/webhook-book.ts';
import { DatabaseAgencyStore } from '#infrastructure/backoffice/database/agency/agency-store.ts';
import { DatabaseWebhookBook } from '#infrastructure/backoffice/database/agency/webhook-book.ts';
import { StoredAuditLog } from '#infrastructure/backoffice/database/booking/records.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const now = instant('2026-11-20T06:30:00Z');
const longAgo = plusMinutes(now, -60);
const audit = { agencyId: 'agency-1', actorUserId: 'user-1', operation: 'agency.add-endpoint', reference: 'e' };
const endpoint = (endpointId: string, kinds: readonly EventKind[] = ['hold-expired']): WebhookEndpoint => ({
  endpointId,
  url: `https://${endpointId}.example/`,
  kinds,
  addedAt: now,
});
const expired = { eventId: 'EV-1', kind: 'hold-expired', at: now, body: '{"id":"EV-1"}' } as const;
const first = { page: 1, pageSize: 20 };

describe.each(databases())('webhooks on the $kind database', ({ fresh }) => {
  let database: Database;
  let book: DatabaseWebhookBook;
  beforeAll(async () => {
    database = await fresh();
    book = new DatabaseWebhookBook(database);
    const agencies = new DatabaseAgencyStore(database);
    await run(agencies.add(makeAgency(), now));
    await run(agencies.add(makeAgency({ agencyId: 'agency-2', agentId: 'AGT10002' }), now));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query('delete from webhook_endpoint');
    await database.query('delete from outbox');
  });

  const add = (agencyId: string, added: WebhookEndpoint, most = 10, requestId: string = added.endpointId) =>
    run(book.add(agencyId, { ...added, requestId }, most, { ...audit, agencyId }));
  const waiting = async () => {
    const rows = await database.query<{ payload: { deliveryId: string } }>(
      'select payload from outbox where kind = $1 and done_at is null order by id',
      [webhookDelivery],
    );
    return rows.map(({ payload }) => payload.deliveryId);
  };
  const listed = async (agencyId?: string) =>
    (await run(book.deliveries({ ...first, ...(agencyId !== undefined && { agencyId }) }))).deliveries;

  test('an address is added once, and no more than so many, also at the same moment', async () => {
    expect(await add('agency-1', endpoint('a'))).toBe('added');
    expect(await add('agency-1', { ...endpoint('b'), url: endpoint('a').url })).toBe('twice');
    expect(await add('agency-2', endpoint('a'))).toBe('added');
    const atOnce = await Promise.all(['c', 'd', 'e', 'f'].map((id) => add('agency-1', endpoint(id), 3)));
    expect(atOnce.toSorted()).toEqual(['added', 'added', 'too-many', 'too-many']);
    expect(await run(book.endpoints('agency-1'))).toHaveLength(3);
    expect(await run(book.endpoints('agency-2'))).toEqual([endpoint('a')]);
    expect((await run(new StoredAuditLog(database).recent('agency-2', 1)))[0]).toMatchObject({
      operation: 'agency.add-endpoint',
    });
  });

  test('a request adds one endpoint, and may add another agency’s', async () => {
    expect(await add('agency-1', endpoint('a'), 10, 'R1')).toBe('added');
    expect(await add('agency-1', endpoint('b'), 10, 'R1')).toBe('requested');
    expect(await run(book.requested('agency-1', 'R1'))).toEqual(endpoint('a'));
    expect(await run(book.requested('agency-2', 'R1'))).toBeUndefined();
    expect(await add('agency-2', endpoint('c'), 10, 'R1')).toBe('added');
    await run(book.remove('agency-1', 'a', audit));
    expect(await run(book.requested('agency-1', 'R1'))).toBeUndefined();
  });

  test('an event goes once to each endpoint that wants it, with its entry of the outbox', async () => {
    await add('agency-1', endpoint('a', ['hold-expired', 'hold-ending']));
    await add('agency-1', endpoint('b', ['hold-ending']));
    await add('agency-2', endpoint('c'));
    expect(await run(book.wants('agency-1', 'hold-expired'))).toBe(true);
    expect(await run(book.wants('agency-1', 'refund-credited'))).toBe(false);
    await Promise.all([1, 2, 3].map(() => run(book.publish('agency-1', expired, longAgo))));
    await run(book.publish('agency-1', { ...expired, body: 'another', at: plusMinutes(now, 5) }, longAgo));
    expect(await waiting()).toEqual(['EV-1-a']);
    expect(await run(book.delivery('agency-1', 'EV-1-a'))).toEqual({
      eventId: 'EV-1',
      body: expired.body,
      endpointId: 'a',
      url: 'https://a.example/',
      state: 'waiting',
    });
    expect(await run(book.delivery('agency-2', 'EV-1-a'))).toBeUndefined();
    expect(await listed('agency-2')).toEqual([]);
    expect(await listed()).toMatchObject([{ agentId: 'AGT10001', tries: 0, state: 'waiting', raisedAt: now }]);
  });

  test('each try is counted and the last is shown; what has ended is tried no more', async () => {
    await add('agency-1', endpoint('a'));
    await run(book.publish('agency-1', expired, longAgo));
    const tried = (state: 'waiting' | 'delivered', more: object = {}) =>
      run(book.tried('agency-1', 'EV-1-a', { state, at: now, ...more }));
    await tried('waiting', { trouble: 'timeout' });
    expect(await listed('agency-1')).toMatchObject([{ tries: 1, trouble: 'timeout', triedAt: now }]);
    await tried('delivered', { status: 200 });
    await tried('waiting', { status: 500 });
    const [only] = await listed('agency-1');
    expect(only).toMatchObject({ tries: 2, state: 'delivered', status: 200 });
    expect(only).not.toHaveProperty('trouble');
  });

  test('what has ended is sent again once, by its agency or by those who may for all', async () => {
    await add('agency-1', endpoint('a'));
    await run(book.publish('agency-1', expired, longAgo));
    const replay = (agencyId?: string) => run(book.replay('EV-1-a', agencyId, { ...audit, operation: 'replayed' }));
    expect(await replay('agency-1')).toBe('waiting');
    await run(book.tried('agency-1', 'EV-1-a', { state: 'failed', at: now }));
    expect(await replay('agency-2')).toBe('unknown');
    const atOnce = await Promise.all([replay('agency-1'), replay(undefined), replay('agency-1')]);
    expect(atOnce.toSorted()).toEqual(['replayed', 'waiting', 'waiting']);
    expect(await waiting()).toEqual(['EV-1-a', 'EV-1-a']);
    expect((await run(new StoredAuditLog(database).recent('agency-1', 1)))[0]).toMatchObject({ operation: 'replayed' });
    expect(await run(book.replay('EV-9-a', undefined, audit))).toBe('unknown');
  });

  test('lists go by state and endpoint, newest first, in pages; what ended long ago is forgotten', async () => {
    await add('agency-1', endpoint('a'));
    await add('agency-1', endpoint('b'));
    for (const minute of [1, 2, 3])
      await run(
        book.publish('agency-1', { ...expired, eventId: `EV-${minute}`, at: plusMinutes(now, minute) }, longAgo),
      );
    for (const minute of [1, 2])
      await run(book.tried('agency-1', `EV-${minute}-a`, { state: minute === 1 ? 'failed' : 'delivered', at: now }));
    const ids = async (more: object) =>
      (await run(book.deliveries({ agencyId: 'agency-1', ...first, ...more }))).deliveries.map(
        ({ deliveryId }) => deliveryId,
      );
    expect(await ids({ endpointId: 'a' })).toEqual(['EV-3-a', 'EV-2-a', 'EV-1-a']);
    expect(await ids({ state: 'failed' })).toEqual(['EV-1-a']);
    expect(await run(book.deliveries({ agencyId: 'agency-1', page: 2, pageSize: 4 }))).toMatchObject({
      total: 6,
      deliveries: [{ deliveryId: 'EV-1-a' }, { deliveryId: 'EV-1-b' }],
    });
    await run(book.publish('agency-1', { ...expired, eventId: 'EV-9', kind: 'refund-credited' }, plusMinutes(now, 10)));
    expect(await ids({})).toEqual(['EV-3-a', 'EV-3-b', 'EV-2-b', 'EV-1-b']);
  });

  test('with an endpoint its deliveries go, and nobody else’s', async () => {
    await add('agency-1', endpoint('a'));
    await add('agency-2', endpoint('b'));
    await run(book.publish('agency-1', expired, longAgo));
    await run(book.publish('agency-2', expired, longAgo));
    await run(book.remove('agency-2', 'a', { ...audit, agencyId: 'agency-2', operation: 'removed' }));
    expect(await listed()).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) await run(book.remove('agency-1', 'a', { ...audit, operation: 'removed' }));
    expect(await listed()).toMatchObject([{ deliveryId: 'EV-1-b' }]);
    const removed = await database.query(`select 1 as found from audit where operation = 'removed'`);
    expect(removed).toHaveLength(1);
  });
});
