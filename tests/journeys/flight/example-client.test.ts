/** The example client in plain Node, as its reader runs it. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { type RunningBackOffice, demonstrationPassword, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const script = fileURLToPath(new URL('../../../infrastructure/wire/examples/book-a-flight.mjs', import.meta.url));

function runExample(...given: readonly string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, ...given], (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr, { cause: error }));
      else resolve(JSON.parse(stdout));
    });
  });
}

describe.each(databases().slice(0, 1))('the example client', ({ fresh }) => {
  let office: RunningBackOffice;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
  });
  afterAll(() => office.stop());

  it('searches, quotes and books', async () => {
    const date = addDays(dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata'), 20);
    const trip = ['DEL', 'BOM', date];
    const login = [office.base, 'agent@demo.test', demonstrationPassword];
    expect(await runExample(...login, ...trip)).toMatchObject({ quoteid: expect.any(String) });
    expect(await runExample(...login, ...trip, '--book')).toMatchObject({
      booked: { status: 'confirmed', tickets: [{}] },
      details: { itineraries: [{ segments: [{ origin: 'DEL' }] }] },
    });
  });

  it('says a failure by its code', async () => {
    const failed = await runExample(office.base, 'agent@demo.test', 'wrong', 'DEL', 'BOM', '2026-01-01');
    expect(failed).toMatchObject({ failed: expect.stringMatching(/^9\d\d /) });
  });
});
