/** A tenant that sells buses and hotels, and no flights: every way in leads to what is sold, and what is not says so. */
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#tests/support/ring.ts';
import { expectGood } from '../harness/checks.ts';
import { Office } from '../harness/desk.ts';
import { deskByWire } from '../harness/session.ts';
import { operator } from '../harness/server.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
  const { operations } = await deskByWire(office.server.base, operator);
  const { configuration, version } = await Effect.runPromise(operations.configuration());
  const enabledServices = ['hotel', 'bus'] as const;
  await Effect.runPromise(
    operations.setConfiguration({ configuration: { ...configuration, enabledServices }, version }),
  );
});
afterAll(() => office.close());

test.each(
  drawn([
    ['en', 1440],
    ['ar', 390],
  ] as const),
)(
  'in %s at %i px a page by its address says that its service is not sold, and home is not one of these',
  (language, width) =>
    office.at({ language, width }, async (desk) => {
      const { page, base, say } = desk;
      for (const path of ['/flight', '/flight/book', '/import-pnr', '/visa']) {
        await page.goto(base + path);
        await page.getByRole('heading', { level: 1, name: say('shell-not-sold') }).waitFor();
      }
      await expectGood(desk, 'a service that is not sold');
      await page.getByRole('link', { name: say('design-go-home') }).click();
      await page.waitForURL(`${base}/search`);
      await page.getByRole('tab', { name: say('shell-service-hotel') }).waitFor();
      await page.getByRole('button', { name: say('bus-search'), exact: true }).waitFor();
      expect(await page.getByRole('tab', { name: say('shell-service-flight') }).count()).toBe(0);
      await expectGood(desk, 'what is sold instead');
      await page.goto(`${base}/flight/hold-queues`);
      await page.getByRole('heading', { level: 1, name: say('title-hold-queues') }).waitFor();
    }),
);
