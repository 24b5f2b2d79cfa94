/** The papers of a sale over HTTP: a ticket, both invoices and a refund's credit note, on both databases. */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/people/language.ts';
import { refundPostings } from '#domain/account/postings.ts';
import { documentKinds } from '#domain/booking/papers/documents.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { money } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { ports } from '#infrastructure/backoffice/composition/parts.ts';
import type { DocumentAsked } from '#application/desk/booking.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

describe.each(databases())('papers over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let portal: PortalDesk;
  let transactionId: string;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    portal = await portalDesk(office, 'agent@demo.test');
    transactionId = await sold();
  });
  afterAll(() => office.stop());

  const sold = async (inDays = 30): Promise<string> => {
    const { flight } = portal.desk;
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, inDays) }];
    const [offer] = (await get(flight.search({ ...defaultSearch, sectors }))).offers;
    if (offer === undefined) throw new Error('nothing flies');
    const { quoteId } = await get(
      flight.quote({ choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] }),
    );
    const booked = await get(
      flight.book({
        quoteId,
        requestId: randomUUID(),
        mode: 'ticket',
        travellers: [makeTraveller()],
        contact: { email: 'asha@example.com', mobile: '9876543210' },
        parameters: [],
        acceptTerms: true,
      }),
    );
    return booked.transactionId;
  };

  const ask = (asked: Omit<DocumentAsked, 'transactionId'>, of = transactionId) =>
    get(Effect.result(portal.desk.booking.document({ transactionId: of, ...asked })));

  it('come as files, the same each time', async () => {
    for (const kind of documentKinds.filter((each) => !each.endsWith('credit-note')))
      for (const language of languages) {
        const [one, other] = [await ask({ kind, language }), await ask({ kind, language })];
        if (Result.isFailure(one)) throw new Error(`${kind}: ${one.failure._tag}`);
        expect(other).toEqual(one);
        expect(Buffer.from(one.success.base64, 'base64').toString('latin1').startsWith('%PDF-')).toBe(true);
        expect(one.success.filename).toMatch(
          kind === 'ticket' ? /^e-ticket-\w{6}\.pdf$/ : /^(FL|CI)-\d\d-\d\d-000001\.pdf$/,
        );
      }
  });

  it('are numbered one after another', async () => {
    const second = await sold(31);
    const answer = await ask({ kind: 'invoice' }, second);
    expect(Result.isSuccess(answer) && answer.success.filename).toMatch(/-000002\.pdf$/);
  });

  it('say what is missing, each in its own words', async () => {
    const none = await ask({ kind: 'credit-note' });
    expect(Result.isFailure(none) && none.failure).toMatchObject({
      _tag: 'NotFound',
      what: 'credit-note',
      message: expect.stringContaining('no credit note') as string,
    });
    const noInvoice = await ask({ kind: 'invoice', ledgerEntry: 'LG-999' });
    expect(Result.isFailure(noInvoice) && noInvoice.failure).toMatchObject({
      what: 'invoice',
      message: 'No Invoice found.',
    });
    const unknown = await ask({ kind: 'ticket' }, 'FL000000000000');
    expect(Result.isFailure(unknown) && unknown.failure).toMatchObject({ _tag: 'NotFound' });
  });

  it('follow a refund, bound to its entry', async () => {
    const { terms } = (await get(portal.desk.booking.details({ transactionId }))).price;
    const commission = terms?.commission ?? money(0, 'INR');
    const posted = await get(
      office.part(ports.ledger).post({
        agencyId: 'malabar',
        kind: 'refund',
        reference: transactionId,
        narration: { code: 'refund', params: {} },
        postings: refundPostings({
          agencyId: 'malabar',
          supplier: 'sandbox',
          returned: rupees(2000),
          commission,
          tds: terms?.tds ?? money(0, 'INR'),
          fees: rupees(-118),
        }),
        once: true,
        spending: false,
      }),
    );
    const answer = await ask({ kind: 'credit-note', language: 'fr' });
    expect(Result.isSuccess(answer) && answer.success.filename).toMatch(/^CN-\d\d-\d\d-000001\.pdf$/);
    const issued = await get(
      office.part(ports.documents).find({
        agencyId: 'malabar',
        transactionId,
        kind: 'credit-note',
        subject: posted.kind === 'too-low' ? '' : posted.entryId,
      }),
    );
    expect(issued?.document).toMatchObject({ kind: 'credit-note', original: { serial: expect.stringMatching(/^FL/) } });
  });
});
