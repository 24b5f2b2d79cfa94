/** The example receiver of webhooks in plain Node, as its reader runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Effect } from 'effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromMilliseconds, type Instant, plusMinutes } from '#domain/time/instant.ts';
import { HttpWebhookSender } from '#infrastructure/backoffice/webhooks/http-webhook-sender.ts';
import { eventText } from '#infrastructure/wire/agency/webhooks.ts';
import { eventExample } from '#infrastructure/wire/reference/agency/webhooks.ts';

const script = fileURLToPath(new URL('../../../infrastructure/wire/examples/receive-webhooks.mjs', import.meta.url));
const secret = 'whsec_of-a-test';
const body = eventText(eventExample);

let program: ChildProcess;
let url: string;
const printed: unknown[] = [];

beforeAll(async () => {
  program = spawn(process.execPath, [script, '0', secret], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (program.stdout === null) throw new Error('no output');
  const lines = createInterface(program.stdout);
  const port = await new Promise<number>((resolve) => {
    lines.once('line', (line) => resolve(JSON.parse(line).listening));
  });
  lines.on('line', (line) => printed.push(JSON.parse(line)));
  url = `http://127.0.0.1:${port}/`;
});
afterAll(() => void program.kill());

const sender = new HttpWebhookSender({ loopback: true });
const send = async (more: { secret?: string; at?: Instant; body?: string } = {}) => {
  const at = fromMilliseconds(Date.now());
  const outcome = await Effect.runPromise(
    sender.send({ url, secret, eventId: eventExample.eventId, body, at, ...more }),
  );
  return outcome.kind === 'answered' ? outcome.status : outcome.trouble;
};

it('takes what is signed, and prints an event that comes twice once', async () => {
  expect([await send(), await send()]).toEqual([204, 204]);
  const other = eventText({ ...eventExample, eventId: 'EV-another' });
  expect(await send({ body: other })).toBe(204);
  await expect.poll(() => printed.length).toBe(2);
  expect(printed).toEqual([JSON.parse(body), JSON.parse(other)]);
});

it('refuses another secret, an old signature, and what is not signed at all', async () => {
  expect(await send({ secret: 'whsec_of-another' })).toBe(400);
  expect(await send({ at: plusMinutes(fromMilliseconds(Date.now()), -10) })).toBe(400);
  expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
});
