/** A notice that an agency's program did not take: an operator sees it fail, sends it again and sees it arrive. */
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { askOfFlights, makeGroup } from '#tests/fixtures/requests.ts';
import { patience } from '#tests/support/chromium.ts';
import { freshServerUrl } from '#tests/support/databases.ts';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { inDays } from '../harness/days.ts';
import { logIn, Office } from '../harness/desk.ts';
import { operator } from '../harness/server.ts';
import { deskByWire } from '../harness/session.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

let office: Office;
let database: Database;
let receiver: Server;
let status = 503;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = await freshServerUrl();
  office = await Office.open({ DATABASE_URL: url, DEMO: '1', WEBHOOKS_TO_LOOPBACK: 'true' });
  database = await openServerDatabase(url, { connections: 1 });
});
afterAll(async () => {
  await database.close();
  await office.close();
  receiver.close();
});

const rows = (['en', 'fr', 'ar'] as const).flatMap((language) =>
  ([1440, 390] as const).map((width) => ({ language, width })),
);

test.each(drawn(rows))('a notice that failed is sent again, $language at $width', async ({ language, width }) => {
  const [asking, answering] = await Promise.all([
    deskByWire(office.server.base),
    deskByWire(office.server.base, operator),
  ]);
  const { port } = receiver.address() as AddressInfo;
  status = 503;
  const { endpointId } = await get(
    asking.agency.addEndpoint({
      url: `http://127.0.0.1:${port}/${randomUUID()}`,
      kinds: ['request-answered'],
      requestId: randomUUID(),
    }),
  );
  const { number } = await get(
    asking.booking.askRequest(askOfFlights({ requestId: randomUUID(), kind: 'group', group: makeGroup(inDays(60)) })),
  );
  for (const [act, answer] of [
    ['take', {}],
    ['refuse', { note: 'Nothing left on those days' }],
  ] as const)
    await get(answering.booking.answerRequest({ requestId: randomUUID(), number, act, answer }));
  const sent = async () => (await get(asking.agency.deliveries({ scope: 'own', endpointId, page: 1 }))).deliveries[0];
  await expect.poll(sent, { timeout: patience }).toMatchObject({ tries: 1, status: 503 });
  const deliveryId = (await sent())?.deliveryId ?? '';
  // As if the tries of a day were over.
  await database.query(`update webhook_delivery set state = 'failed' where endpoint_id = $1`, [endpointId]);
  await office.at({ language, width, loggedIn: false }, async (desk) => {
    const { page, say, base } = desk;
    await logIn(desk, operator);
    await page.goto(`${base}/operations?section=deliveries`);
    const replay = page.getByRole('button', { name: say('operations-replay-named', { delivery: deliveryId }) });
    await replay.waitFor();
    await page
      .getByText(say('operations-status', { status: '503' }))
      .first()
      .waitFor();
    await expectGood(desk, 'a delivery that failed');
    status = 204;
    await replay.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: deliveryId }).waitFor();
    await replay.waitFor({ state: 'detached' });
    await expect.poll(sent, { timeout: patience }).toMatchObject({ state: 'delivered', status: 204 });
    await page.getByRole('button', { name: say('operations-state-all'), exact: true }).click();
    await page.getByRole('button', { name: say('operations-refresh') }).click();
    await page
      .getByText(say('operations-status', { status: '204' }))
      .first()
      .waitFor();
    await expectGood(desk, 'a delivery that arrived');
  });
});
