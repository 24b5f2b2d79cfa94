/** The statement as a PDF file, over HTTP on both databases: what the ledger shows of the same days, and nobody else's. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, instant } from '#domain/time/instant.ts';
import type { Desk } from '#application/desk/desk.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { pdfText } from '#tests/support/pdf/pdf-text.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

describe.each(databases())('the statement on the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let agent: Desk['account'];
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    agent = (await portalDesk(office, 'agent@demo.test')).desk.account;
  });
  afterAll(() => office.stop());

  it('holds every entry of its days with opening and closing', async () => {
    const to = dateIn(instant(new Date().toISOString()), 'Asia/Kolkata');
    const days = { from: addDays(to, -6), to };
    const shown = await get(agent.ledger({ ...days, page: 1 }));
    expect(shown.entries.length).toBeGreaterThan(0);
    const file = await get(agent.ledgerFile({ ...days, language: 'en' }));
    expect(file).toMatchObject({ filename: `ledger-${days.from}-${to}.pdf`, mediaType: 'application/pdf' });
    const text = pdfText(Buffer.from(file.base64, 'base64'));
    for (const { entryId, reference } of shown.entries) {
      expect(text).toContain(entryId);
      expect(text).toContain(reference);
    }
    const written = (minor: number) => Math.floor(Math.abs(minor) / 100).toLocaleString('en-IN');
    for (const { minor } of [shown.opening, shown.closing]) expect(text).toContain(written(minor));
  });

  it('refuses days out of order and who may not see the ledger', async () => {
    const asked = { from: '2026-11-20', to: '2026-11-14' } as Parameters<typeof agent.ledgerFile>[0];
    expect(await get(Effect.flip(agent.ledgerFile(asked)))).toMatchObject({
      violations: [{ code: 'range-order', path: 'to' }],
    });
    const traveller = (await portalDesk(office, 'traveller@demo.test')).desk.account;
    expect(await get(Effect.flip(traveller.ledgerFile({ ...asked, from: asked.to })))).toMatchObject({
      reason: 'right-missing',
    });
  });
});
