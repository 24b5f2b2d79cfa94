/** Links to papers, kept: one for who asks for the same, found by the token alone, opened, withdrawn, reported in the history. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewPaperLink, PaperLink } from '#application/backoffice/ports/booking/paper-link-book.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { StoredPaperLinkBook } from '#infrastructure/backoffice/database/booking/paper-link-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const at = instant('2026-11-20T09:00:00.000Z');
const until = plusMinutes(at, 60);
let made = 0;

function linkTo(about: string, link: Partial<PaperLink> = {}, given: Partial<NewPaperLink> = {}): NewPaperLink {
  made += 1;
  return {
    link: {
      agencyId: 'malabar',
      linkId: `link${made}`,
      kind: 'ticket',
      about,
      way: 'copy',
      hide: ['service-fee'],
      language: 'en',
      actorUserId: 'meera',
      madeAt: at,
      until,
      ...link,
    },
    token: `token${made}`,
    actor: 'Meera Nair',
    requestId: `request${made}`,
    content: `ticket of ${about}`,
    ...given,
  };
}

describe.each(databases())('links to papers, on the $kind database', ({ fresh }) => {
  let database: Database;
  let book: StoredPaperLinkBook;
  beforeAll(async () => {
    database = await fresh();
    book = new StoredPaperLinkBook(database);
  });
  afterAll(() => database.close());

  it('are made once a request, and refused where it was used for something else', async () => {
    const given = linkTo('FL1');
    expect(await run(book.keep(given))).toEqual({ kind: 'there', link: given.link });
    expect(await run(book.keep({ ...linkTo('FL1'), requestId: given.requestId }))).toEqual({
      kind: 'there',
      link: given.link,
    });
    expect(await run(book.keep({ ...linkTo('FL9'), requestId: given.requestId }))).toEqual({ kind: 'reused' });
    expect(await run(book.keep(linkTo('FL9', { agencyId: 'other' }, { requestId: given.requestId })))).toMatchObject({
      kind: 'there',
    });
  });

  it('are one for everybody who asks for the same, also where many ask at once, and another for somebody else', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => run(book.keep(linkTo('FL2')))));
    const ids = all.map((kept) => (kept.kind === 'there' ? kept.link.linkId : kept.kind));
    expect(new Set(ids).size).toBe(1);
    const another = linkTo('FL2', { actorUserId: 'anil' });
    expect(await run(book.keep(another))).toEqual({ kind: 'there', link: another.link });
  });

  it('are made again once the one before no longer opens', async () => {
    await run(book.keep(linkTo('FL3')));
    const later = linkTo('FL3', { madeAt: until, until: plusMinutes(until, 60) });
    expect(await run(book.keep(later))).toEqual({ kind: 'there', link: later.link });
  });

  it('are found by their token, of which nothing is kept but a digest', async () => {
    const given = linkTo('FL4', { ledgerEntry: 'LG-1', kind: 'customer-invoice' });
    await run(book.keep(given));
    expect(await run(book.find(given.token))).toEqual({ link: given.link });
    for (const wrong of ['', `${given.token} `, given.token.toUpperCase(), given.link.linkId])
      expect(await run(book.find(wrong))).toBeUndefined();
    const rows = await database.query<{ row: string }>('select l::text as row from paper_link l', []);
    expect(rows.filter(({ row }) => row.includes(given.token))).toEqual([]);
    const audited = await database.query<{ row: string }>('select a::text as row from audit a', []);
    expect(audited.filter(({ row }) => row.includes(given.token))).toEqual([]);
    expect(audited.filter(({ row }) => row.includes('booking.makeLink') && row.includes('FL4'))).toHaveLength(1);
  });

  it('end with all others of the agency to the same paper, and of no other', async () => {
    const mine = linkTo('FL5');
    const colleagues = linkTo('FL5', { actorUserId: 'anil' });
    const invoice = linkTo('FL5', { kind: 'customer-invoice', ledgerEntry: 'LG-2' }, { content: 'invoice' });
    const others = linkTo('FL5', { agencyId: 'other' });
    for (const each of [mine, colleagues, invoice, others]) await run(book.keep(each));
    const by = { actorUserId: 'anil', actor: 'Anil Das', at };
    expect(await run(book.withdraw({ agencyId: 'malabar', kind: 'ticket', about: 'FL5' }, by))).toBe(2);
    expect(await run(book.withdraw({ agencyId: 'malabar', kind: 'ticket', about: 'FL5' }, by))).toBe(0);
    for (const { token } of [mine, colleagues]) expect(await run(book.find(token))).toMatchObject({ withdrawnAt: at });
    for (const { token } of [invoice, others]) expect(await run(book.find(token))).not.toHaveProperty('withdrawnAt');
    const again = linkTo('FL5');
    expect(await run(book.keep(again))).toEqual({ kind: 'there', link: again.link });
  });

  it('stand in the history: made, opened first and how often, withdrawn', async () => {
    const given = linkTo('FL6', { way: 'whatsapp' }, { onBehalfOf: { agencyId: 'malabar', name: 'Malabar Holidays' } });
    await run(book.keep(given));
    const first = plusMinutes(at, 5);
    for (const when of [first, plusMinutes(at, 6), plusMinutes(at, 7)]) await run(book.opened(given.link, when));
    const ended = plusMinutes(at, 9);
    await run(
      book.withdraw(
        { agencyId: 'malabar', kind: 'ticket', about: 'FL6' },
        { actorUserId: 'a', actor: 'Anil', at: ended },
      ),
    );
    expect(await run(book.historyOf('malabar', 'FL6'))).toEqual([
      {
        at,
        code: 'link-made',
        params: { paper: 'ticket', way: 'whatsapp' },
        actor: 'Meera Nair',
        onBehalfOf: 'Malabar Holidays',
      },
      { at: first, code: 'link-opened', params: { paper: 'ticket', count: 3 } },
      { at: ended, code: 'link-withdrawn', params: { paper: 'ticket' }, actor: 'Anil' },
    ]);
    expect(await run(book.historyOf('other', 'FL6'))).toEqual([]);
  });
});
