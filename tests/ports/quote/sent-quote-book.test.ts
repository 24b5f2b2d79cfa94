/** Quotes sent to customers, kept: the customers whom a user mails are counted by the day, also where many come at once. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewSentQuote } from '#application/backoffice/ports/flight/sent-quote-book.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredSentQuoteBook } from '#infrastructure/backoffice/database/flight/sent-quote-book.ts';
import { offersFromPicture, rupees } from '#tests/fixtures/flight.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const at = instant('2026-11-20T09:00:00.000Z');
const [offer] = offersFromPicture('6E 2134  DEL 06:10 -> 08:25 BOM | Saver 5854');
let made = 0;

function quote(overrides: Partial<NewSentQuote> = {}, sentAt = at, email: string | undefined = 'a@example.com') {
  made += 1;
  return {
    agencyId: 'malabar',
    actorUserId: 'meera',
    requestId: `r${made}`,
    content: 'c',
    mostADay: 5,
    kept: {
      sentQuoteId: `q${made}`,
      reference: `Q-${made}`,
      customer: { name: 'Asha', ...(email !== '' && { email }) },
      language: 'en',
      withMarkup: true,
      party: { adults: 1, children: 0, infants: 0 },
      offers: [
        {
          supplier: 'sandbox',
          fareKeys: ['k'],
          itineraries: offer?.itineraries,
          fares: [],
          baggage: [],
          prices: [],
          total: rupees(5854),
        },
      ],
      sentAt,
      until: plusMinutes(sentAt, 60),
      sentBy: 'Meera Nair',
    },
    ...overrides,
  } as unknown as NewSentQuote;
}

describe.each(databases())('quotes sent, on the $kind database', ({ fresh }) => {
  let database: Database;
  let book: StoredSentQuoteBook;
  beforeAll(async () => {
    database = await fresh();
    book = new StoredSentQuoteBook(database);
  });
  afterAll(() => database.close());
  const mails = async () => (await database.query(`select 1 from outbox where kind = 'quote-sent'`)).length;

  it('are counted by user and day, also where twenty come at once', async () => {
    const given = Array.from({ length: 20 }, () => quote());
    const all = await Promise.all(given.map((each) => run(book.keep(each))));
    expect(all.filter((each) => each === undefined)).toHaveLength(5);
    expect(all.filter((each) => each?.kind === 'too-many')).toHaveLength(15);
    expect(await mails()).toBe(5);
    const first = given[all.indexOf(undefined)];
    expect(first && (await run(book.keep(first)))).toMatchObject({ kind: 'repeated' });
    expect(await run(book.keep(quote({}, plusMinutes(at, 24 * 60 - 1))))).toEqual({ kind: 'too-many' });
    expect(await run(book.keep(quote({ actorUserId: 'another' })))).toBeUndefined();
    expect(await run(book.keep(quote({}, plusMinutes(at, 24 * 60))))).toBeUndefined();
  });

  it('that nobody is mailed do not count', async () => {
    for (let count = 0; count < 8; count += 1) {
      expect(await run(book.keep(quote({ actorUserId: 'copies' }, at, '')))).toBeUndefined();
    }
    expect(await run(book.keep(quote({ actorUserId: 'copies' })))).toBeUndefined();
  });
});
