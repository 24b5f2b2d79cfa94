/** Papers sent by mail, kept: once a request, counted by user and day also where many come at once, reported in the history. */
import { DatabaseAgencyStore } from '#infrastructure/backoffice/database/agency/agency-store.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewSentPaper } from '#application/backoffice/ports/booking/sent-paper-book.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredSentPaperBook } from '#infrastructure/backoffice/database/booking/sent-paper-book.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const at = instant('2026-11-20T09:00:00.000Z');
let made = 0;

function paper(overrides: Partial<NewSentPaper> & { readonly to?: readonly string[] } = {}): NewSentPaper {
  made += 1;
  const { to = ['asha@example.com'], ...rest } = overrides;
  return {
    agencyId: 'malabar',
    actorUserId: 'meera',
    actor: 'Meera Nair',
    requestId: `r${made}`,
    content: 'c',
    mostADay: 5,
    sent: {
      sentPaperId: `p${made}`,
      paper: { agencyId: 'malabar', kind: 'ticket', transactionId: 'FL1', subject: 'v2' },
      language: 'en',
      hide: ['gstin'],
      to,
      sentAt: at,
    },
    ...rest,
  };
}

describe.each(databases())('papers sent, on the $kind database', ({ fresh }) => {
  let database: Database;
  let book: StoredSentPaperBook;
  beforeAll(async () => {
    database = await fresh();
    book = new StoredSentPaperBook(database);
  });
  afterAll(() => database.close());
  const outboxed = async () =>
    (await database.query<{ payload: { sentPaperId: string } }>(`select payload from outbox where kind = 'paper-sent'`))
      .map(({ payload }) => payload.sentPaperId)
      .sort();

  it('are kept once a request, with their entry of the outbox, and read back as they were', async () => {
    const given = paper({ actorUserId: 'once', to: ['asha@example.com', 'desk@example.com'] });
    expect(await run(book.keep(given))).toEqual({ kind: 'kept' });
    expect(await run(book.keep({ ...given, sent: { ...given.sent, sentPaperId: 'again' } }))).toEqual({
      kind: 'repeated',
      to: given.sent.to,
    });
    expect(await run(book.keep({ ...given, actorUserId: 'another', content: 'other' }))).toEqual({ kind: 'reused' });
    expect(await run(book.claimed('malabar', given.requestId, 'c'))).toMatchObject({ kind: 'repeated' });
    expect(await run(book.claimed('another', given.requestId, 'c'))).toBeUndefined();
    expect(await outboxed()).toEqual([given.sent.sentPaperId]);
    expect(await run(book.find('malabar', given.sent.sentPaperId))).toEqual(given.sent);
    expect(await run(book.find('another', given.sent.sentPaperId))).toBeUndefined();
  });

  it('are counted by user and day, also where twenty come at once', async () => {
    const before = (await outboxed()).length;
    const all = await Promise.all(Array.from({ length: 20 }, () => run(book.keep(paper()))));
    expect(all.filter(({ kind }) => kind === 'kept')).toHaveLength(5);
    expect(all.filter(({ kind }) => kind === 'too-many')).toHaveLength(15);
    expect(await outboxed()).toHaveLength(before + 5);
    const later = (minutes: number) => {
      const next = paper();
      return { ...next, sent: { ...next.sent, sentAt: plusMinutes(at, minutes) } };
    };
    expect(await run(book.keep(later(24 * 60 - 1)))).toEqual({ kind: 'too-many' });
    expect(await run(book.keep(later(24 * 60)))).toEqual({ kind: 'kept' });
    expect(await run(book.keep(paper({ actorUserId: 'another' })))).toEqual({ kind: 'kept' });
  });

  it('stand in the history of their booking, with whom they went to', async () => {
    const malabar = makeAgency({ agencyId: 'malabar', companyName: 'Malabar Holidays' });
    await run(new DatabaseAgencyStore(database).add(malabar, at));
    const given = paper({
      actorUserId: 'seen',
      onBehalfOf: 'malabar',
      to: ['a@example.com', 'b@example.com'],
    });
    const of = { ...given, sent: { ...given.sent, paper: { ...given.sent.paper, transactionId: 'FL2' } } };
    await run(book.keep(of));
    expect(await run(book.historyOf('malabar', 'FL2'))).toEqual([
      {
        at,
        code: 'paper-sent',
        params: { paper: 'ticket', to: 'a@example.com; b@example.com' },
        actor: 'Meera Nair',
        onBehalfOf: 'Malabar Holidays',
      },
    ]);
    expect(await run(book.historyOf('another', 'FL2'))).toEqual([]);
  });
});
