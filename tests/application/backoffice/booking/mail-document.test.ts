/** Papers by mail: to whom they may go, once a request, what is sent, and how often. */
import { Effect } from 'effect';
import { beforeEach, describe, expect, it } from 'vitest';
import { paperReceiversADay } from '#domain/booking/papers/paper-mail.ts';
import { zero } from '#domain/money/money.ts';
import { mailDocument, mailPaper } from '#application/backoffice/booking/papers/mail-document.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import { type Mail, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { MailDocument } from '#application/desk/booking.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { agency } from '#tests/fixtures/booking.ts';
import { makeDocumentedBooking } from '#tests/fixtures/documents.ts';
import { documentPorts, MemoryDocumentBook, MemoryPress } from './document-fakes.ts';
import { makeCaller } from './fakes.ts';
import { MemorySentPapers } from './sent-paper-fake.ts';

const requestId = '7f3c5b0e-6a51-4a8e-9f4b-2d1c0e5a9b11';
let sentPapers: MemorySentPapers;
let documents: MemoryDocumentBook;
let press: MemoryPress;
let kept: KeptBooking;
let mails: Mail[];
beforeEach(() => {
  sentPapers = new MemorySentPapers();
  documents = new MemoryDocumentBook();
  press = new MemoryPress();
  mails = [];
  kept = {
    ...makeDocumentedBooking(),
    product: 'flight',
    journeyType: 'round-trip',
    parameters: [],
    ssr: [],
    agencyId: agency.agencyId,
    version: 2,
    bookedBy: 'Asha Rao',
    history: [],
  };
});

const ports = () => ({
  ...documentPorts(
    {
      bookings: {
        find: (agencyId, id) =>
          Effect.succeed(agencyId === kept.agencyId && id === kept.transactionId ? kept : undefined),
      },
      agencies: { byId: () => Effect.succeed(makeAgency()) },
    },
    documents,
    press,
  ),
  sentPapers,
  chance: { uuid: () => `paper${sentPapers.kept.length}` },
});

const ask = (asked: Partial<MailDocument> = {}, caller: Caller = makeCaller()) =>
  Effect.runPromise(
    Effect.result(
      mailDocument(ports(), caller, {
        requestId,
        transactionId: kept.transactionId,
        kind: 'ticket',
        to: 'asha@example.com',
        ...asked,
      }),
    ),
  );

/** What the outbox does with it. */
const deliver = (sentPaperId: string, failure?: MailNotSent) =>
  Effect.runPromise(
    Effect.result(
      mailPaper(
        {
          ...ports(),
          letters: fluentLetters,
          mailer: {
            send: (mail) => {
              mails.push(mail);
              return failure === undefined ? Effect.void : Effect.fail(failure);
            },
          },
        },
        { agencyId: kept.agencyId, sentPaperId },
      ),
    ),
  );

describe('a paper by mail', () => {
  it('goes to each address once, as a file and as text, without what is hidden, in the language chosen', async () => {
    const answer = await ask({
      to: 'asha@example.com; Desk@example.com; ASHA@example.com;',
      language: 'fr',
      hide: ['fare', 'gstin'],
    });
    expect(answer).toMatchObject({ success: { to: ['asha@example.com', 'Desk@example.com'] } });
    expect(await deliver('paper0')).toMatchObject({ _tag: 'Success' });
    expect(mails.map(({ to, mailId, language }) => [to, mailId, language])).toEqual([
      ['asha@example.com', 'paper-paper0-1', 'fr'],
      ['Desk@example.com', 'paper-paper0-2', 'fr'],
    ]);
    const [mail] = mails;
    expect(mail?.attachment).toMatchObject({ filename: 'e-ticket-R4TQ7N.pdf', mimeType: 'application/pdf' });
    expect(mail?.subject).toContain('Billet électronique');
    expect(mail?.text).toContain('R4TQ7N');
    expect(mail?.text).toContain('Bagage en soute 15 kg');
    expect(mail?.text).not.toMatch(/GSTIN|Tarif payé/);
    expect(press.printed).toEqual(press.shown);
  });

  it('is what was issued then, whatever has become of the booking since', async () => {
    await ask();
    kept = { ...kept, version: 3, reference: 'OTHER1' };
    await deliver('paper0');
    expect(mails[0]?.attachment?.filename).toBe('e-ticket-R4TQ7N.pdf');
  });

  it('is sent once a request; the same request for another thing is refused', async () => {
    expect(await ask()).toEqual(await ask());
    expect(sentPapers.kept).toHaveLength(1);
    expect(await ask({ to: 'other@example.com' })).toMatchObject({ failure: { _tag: 'RequestIdReused' } });
  });

  it.each([
    ['', 'required'],
    ['asha@', 'email-list-form'],
    [Array.from({ length: 11 }, (_, at) => `a${at}@example.com`).join(';'), 'receivers-count'],
  ])('to “%s” is refused: %s', async (to, code) => {
    expect(await ask({ to })).toMatchObject({ failure: { _tag: 'Invalid', violations: [{ code, path: 'to' }] } });
    expect(sentPapers.kept).toEqual([]);
  });

  it('needs the rights of the paper itself', async () => {
    expect(await ask({}, makeCaller({ rights: new Set() }))).toMatchObject({ failure: { _tag: 'NotPermitted' } });
    documents.charged = [
      {
        entryId: 'LG-1',
        at: kept.bookedOn,
        suppliers: zero('INR'),
        commission: zero('INR'),
        tds: zero('INR'),
        fees: zero('INR'),
        charged: zero('INR'),
      },
    ];
    const plain = makeCaller({ rights: new Set(['bookings']) });
    expect(await ask({ kind: 'invoice' }, plain)).toMatchObject({ failure: { _tag: 'NotPermitted' } });
    expect(await ask({}, makeCaller({ agencyId: 'b' }))).toMatchObject({ failure: { _tag: 'NotFound' } });
    expect(sentPapers.kept).toEqual([]);
  });

  it('says no more than anyone who sends it may see', async () => {
    await ask({ hide: ['gstin'] }, makeCaller({ rights: new Set(['bookings']) }));
    await ask({ requestId: '7f3c5b0e-6a51-4a8e-9f4b-000000000001' });
    expect(sentPapers.kept.map(({ sent }) => sent.hide)).toEqual([['gstin', 'service-fee'], []]);
  });

  it('has a limit a user and a day', async () => {
    const to = (round: number) => Array.from({ length: 10 }, (_, at) => `a${round}.${at}@example.com`).join(';');
    const id = (round: number) => `7f3c5b0e-6a51-4a8e-9f4b-${String(round).padStart(12, '0')}`;
    for (let round = 0; round < paperReceiversADay / 10; round += 1)
      expect(await ask({ to: to(round), requestId: id(round) })).toMatchObject({ _tag: 'Success' });
    expect(await ask({ requestId: id(99) })).toMatchObject({ failure: { _tag: 'TooManyRequests' } });
  });

  it('is tried again where the mail server is away, and let go where there is no such mailbox', async () => {
    await ask();
    expect(await deliver('paper0', new MailNotSent({ detail: 'ECONNREFUSED', forGood: false }))).toMatchObject({
      _tag: 'Failure',
    });
    expect(await deliver('paper0', new MailNotSent({ detail: 'EENVELOPE 550', forGood: true }))).toMatchObject({
      _tag: 'Success',
    });
    expect(new Set(mails.map(({ mailId }) => mailId)).size).toBe(1);
  });
});
