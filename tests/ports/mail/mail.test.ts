import type { AddressInfo } from 'node:net';
import { Effect, Result } from 'effect';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test, describe } from 'vitest';
import { workOutbox } from '#application/backoffice/booking/papers/work-outbox.ts';
import type { Mail } from '#application/backoffice/ports/mailer.ts';
import type { OutboxItem } from '#application/backoffice/ports/booking/outbox.ts';
import { StoredOutbox } from '#infrastructure/backoffice/database/booking/records.ts';
import { OutboxMailer } from '#infrastructure/backoffice/mail/outbox-mailer.ts';
import { mostConnections, SmtpMailer } from '#infrastructure/backoffice/mail/smtp-mailer.ts';
import { databases, freshDatabase } from '#tests/support/databases.ts';

const run = Effect.runPromise;

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve()))));

/** A real SMTP server in this process. */
async function listen(received: Received[], options: SMTPServerOptions = {}): Promise<string> {
  const made = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
    ...options,
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const address: string | AddressInfo | null = made.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return `smtp://127.0.0.1:${address.port}`;
}

/** The HTML part of a raw mail, decoded. */
function htmlPart(raw: string): string {
  const [, encoding = '', body = ''] =
    /Content-Type: text\/html[^\r]*\r\nContent-Transfer-Encoding: (\S+)\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return encoding === 'quoted-printable' ? Buffer.from(bytes, 'latin1').toString('utf8') : body;
}

function makeMail(overrides: Partial<Mail> = {}): Mail {
  return {
    mailId: 'mail-1',
    kind: 'forgot-password',
    to: 'asha@sahyadri.example',
    subject: 'Meridian: your temporary password',
    text: 'Dear Asha,\n\nSecret: <K7QF9> & more\nhttps://portal.example/login?a=1&b=2',
    language: 'en',
    ...overrides,
  };
}

test('a mail reaches a real SMTP server whole', async () => {
  const received: Received[] = [];
  const mailer = new SmtpMailer({ url: await listen(received), from: 'Meridian <no-reply@meridian.example>' });
  await run(mailer.send(makeMail()));
  mailer.close();
  expect(received).toHaveLength(1);
  const [{ from, to, raw }] = received as [Received];
  expect({ from, to }).toEqual({ from: 'no-reply@meridian.example', to: ['asha@sahyadri.example'] });
  expect(raw).toContain('Subject: Meridian: your temporary password');
  expect(raw).toContain('Message-ID: <mail-1@meridian.example>');
  expect(raw).toContain('multipart/alternative');
  expect(raw).toContain('Secret: <K7QF9> & more');
  expect(htmlPart(raw)).toContain('Secret: &lt;K7QF9&gt; &amp; more');
  expect(htmlPart(raw)).toContain('<a href="https://portal.example/login?a=1&amp;b=2">');
});

const attachment = {
  filename: 'e-ticket-R4TQ7N.pdf',
  mimeType: 'application/pdf',
  base64: Buffer.from('%PDF-1.3 ticket').toString('base64'),
};

test('a file goes with it', async () => {
  const received: Received[] = [];
  const mailer = new SmtpMailer({ url: await listen(received), from: 'no-reply@meridian.example' });
  await run(mailer.send(makeMail({ attachment })));
  mailer.close();
  const raw = received[0]?.raw ?? '';
  expect(raw).toContain('Content-Type: application/pdf; name=e-ticket-R4TQ7N.pdf');
  expect(raw).toContain('Content-Disposition: attachment; filename=e-ticket-R4TQ7N.pdf');
  expect(raw).toContain(attachment.base64);
});

test('the logo goes with it, above the words, for readers that fetch no pictures', async () => {
  const received: Received[] = [];
  const logo = { name: 'Saffron "Routes"', picture: { ending: 'jpeg', bytes: Buffer.from('a picture') } } as const;
  const mailer = new SmtpMailer({
    url: await listen(received),
    from: 'no-reply@meridian.example',
    logo: () => Effect.succeed(logo),
  });
  await run(mailer.send(makeMail({ attachment })));
  mailer.close();
  const raw = received[0]?.raw ?? '';
  expect(raw).toMatch(/content-id: <logo@portal>/i);
  expect(raw).toMatch(/content-disposition: inline; filename=logo.jpeg/i);
  expect(raw).toMatch(/content-type: image\/jpeg/i);
  expect(raw).toContain(logo.picture.bytes.toString('base64'));
  expect(raw).toContain(attachment.base64);
  expect(htmlPart(raw)).toMatch(
    /<img src="cid:logo@portal" alt="Saffron &quot;Routes&quot;"[^>]*><\/p>\s*<p>Dear Asha/,
  );
});

test.each(databases())('a file is kept with a mail that is not sent, on the $kind database', async ({ fresh }) => {
  const database = await fresh();
  const mailer = new OutboxMailer(database);
  await run(mailer.send(makeMail({ attachment })));
  await run(mailer.send(makeMail({ mailId: 'mail-2' })));
  const kept = await run(mailer.latest(5));
  expect(Object.fromEntries(kept.map(({ mailId, attachment: file }) => [mailId, file ?? undefined]))).toEqual({
    'mail-1': attachment,
    'mail-2': undefined,
  });
  await database.close();
});

test('Arabic arrives as Arabic, from right to left', async () => {
  const received: Received[] = [];
  const mailer = new SmtpMailer({ url: await listen(received), from: 'no-reply@meridian.example' });
  await run(mailer.send(makeMail({ language: 'ar', subject: 'كلمة المرور المؤقتة', text: 'عزيزنا آشا،\n\nمرحباً' })));
  mailer.close();
  const body = htmlPart(received[0]?.raw ?? '');
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain('عزيزنا آشا،');
});

test('a receiver is one address, whatever it looks like', async () => {
  const received: Received[] = [];
  const mailer = new SmtpMailer({ url: await listen(received), from: 'no-reply@meridian.example' });
  await run(
    Effect.result(
      mailer.send(makeMail({ to: 'asha@sahyadri.example, eve@evil.example', subject: 'a\r\nBcc: eve@evil.example' })),
    ),
  );
  mailer.close();
  for (const { to, raw } of received) {
    expect(to).not.toContain('eve@evil.example');
    expect(raw).not.toMatch(/^Bcc:/m);
  }
});

test('a mailbox that does not exist is distinguished from a server that is away, and neither names the receiver', async () => {
  const url = await listen([], {
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('no such mailbox asha@sahyadri.example'), { responseCode: 550 })),
  });
  const gone = await run(Effect.result(new SmtpMailer({ url, from: 'a@b.example' }).send(makeMail())));
  expect(Result.isFailure(gone) && gone.failure).toMatchObject({ _tag: 'MailNotSent', forGood: true });
  const away = await run(
    Effect.result(new SmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'a@b.example' }).send(makeMail())),
  );
  expect(Result.isFailure(away) && away.failure).toMatchObject({ _tag: 'MailNotSent', forGood: false });
  for (const each of [gone, away]) expect(JSON.stringify(each)).not.toContain('asha');
});

test('a server that says nothing is given up', async () => {
  const { createServer } = await import('node:net');
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'a@b.example', timeoutMilliseconds: 200 });
  const result = await run(Effect.result(mailer.send(makeMail())));
  expect(Result.isFailure(result) && result.failure.forGood).toBe(false);
  silent.close();
});

describe('a mail server that is not at its best', () => {
  /** Counts connections that are open at once. */
  function counted() {
    let open = 0;
    const seen = { most: 0, all: 0 };
    const options: SMTPServerOptions = {
      onConnect: (_session, done) => {
        open += 1;
        seen.all += 1;
        seen.most = Math.max(seen.most, open);
        done();
      },
      onClose: () => {
        open -= 1;
      },
    };
    return { seen, options };
  }

  const sendAll = (mailer: SmtpMailer, count: number) =>
    run(
      Effect.all(
        Array.from({ length: count }, (_, at) => Effect.result(mailer.send(makeMail({ mailId: `mail-${at}` })))),
        { concurrency: 'unbounded' },
      ),
    );

  test('that takes four connections and no more gets every one of forty mails', async () => {
    const received: Received[] = [];
    const { seen, options } = counted();
    const url = await listen(received, { ...options, maxClients: mostConnections });
    const mailer = new SmtpMailer({ url, from: 'a@b.example' });
    const results = await sendAll(mailer, 40);
    mailer.close();
    expect(results.filter(Result.isFailure)).toEqual([]);
    expect(received).toHaveLength(40);
    expect(new Set(received.map(({ raw }) => /Message-ID: <([^@]+)@/.exec(raw)?.[1])).size).toBe(40);
    expect(seen.most).toBeGreaterThan(1);
    expect(seen.most).toBeLessThanOrEqual(mostConnections);
  });

  test('that is too busy is asked again by the outbox, until each mail is there once', async () => {
    const database = await freshDatabase();
    try {
      const received: Received[] = [];
      const url = await listen(received, { maxClients: 1 });
      const mailer = new SmtpMailer({ url, from: 'a@b.example' });
      const outbox = new StoredOutbox(database);
      for (let at = 0; at < 6; at += 1) await run(outbox.put('test-mail', { mailId: `mail-${at}` }));
      let refusals = 0;
      const handlers = {
        'test-mail': ({ payload }: OutboxItem) =>
          mailer.send(makeMail({ mailId: String(payload['mailId']) })).pipe(
            Effect.tapError((failure) =>
              Effect.sync(() => {
                refusals += 1;
                expect(failure.forGood).toBe(false);
              }),
            ),
          ),
      };
      for (let round = 0; round < 30 && (await run(outbox.waiting())).items > 0; round += 1) {
        await run(workOutbox(outbox, handlers));
        await database.query('update outbox set available_at = clock_timestamp() where done_at is null');
      }
      mailer.close();
      expect(refusals).toBeGreaterThan(0);
      expect((await run(outbox.waiting())).items).toBe(0);
      const ids = received.map(({ raw }) => /Message-ID: <([^@]+)@/.exec(raw)?.[1]);
      expect(ids).toHaveLength(6);
      expect(new Set(ids)).toEqual(new Set(Array.from({ length: 6 }, (_, at) => `mail-${at}`)));
    } finally {
      await database.close();
    }
  });

  test.each([
    ['puts a mailbox off (greylisting)', 451, false],
    ['has a mailbox that is full', 452, false],
    ['knows no such mailbox', 550, true],
  ])('that %s is %s', async (_, responseCode, forGood) => {
    const url = await listen([], {
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('not now'), { responseCode })),
    });
    const mailer = new SmtpMailer({ url, from: 'a@b.example' });
    const result = await run(Effect.result(mailer.send(makeMail())));
    mailer.close();
    expect(Result.isFailure(result) && result.failure).toMatchObject({ forGood, detail: `EENVELOPE ${responseCode}` });
  });

  test('that refuses a mail after reading it is reported from a mailbox that is not there', async () => {
    const url = await listen([], {
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('queue is full'), { responseCode: 451 })));
      },
    });
    const mailer = new SmtpMailer({ url, from: 'a@b.example' });
    const result = await run(Effect.result(mailer.send(makeMail())));
    mailer.close();
    expect(Result.isFailure(result) && result.failure).toMatchObject({ forGood: false, detail: 'EMESSAGE 451' });
  });

  test.each([
    ['before it greets', { onConnect: () => {} }],
    ['at the sender', { onMailFrom: () => {} }],
    ['at the receiver', { onRcptTo: () => {} }],
    ['after it has read the mail', { onData: (stream) => void stream.resume() }],
  ] satisfies [string, SMTPServerOptions][])(
    'that hangs %s is given up, and the next mail has its turn',
    async (_, hanging) => {
      const url = await listen([], hanging);
      const mailer = new SmtpMailer({ url, from: 'a@b.example', timeoutMilliseconds: 150 });
      const started = performance.now();
      const results = await sendAll(mailer, mostConnections + 2);
      mailer.close();
      expect(results.every((each) => Result.isFailure(each) && !each.failure.forGood)).toBe(true);
      expect(performance.now() - started).toBeLessThan(30_000);
    },
  );

  test('that talks for ever without an answer is given up too', async () => {
    const { createServer } = await import('node:net');
    const talking = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-still there\r\n'), 40);
      socket.on('close', () => clearInterval(timer));
      socket.on('error', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => talking.listen(0, '127.0.0.1', resolve));
    const address = talking.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const mailer = new SmtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: 'a@b.example',
      timeoutMilliseconds: 5_000,
      patienceMilliseconds: 400,
    });
    const started = performance.now();
    const result = await run(Effect.result(mailer.send(makeMail())));
    expect(Result.isFailure(result) && result.failure).toMatchObject({ forGood: false, detail: 'ETIMEDOUT' });
    expect(performance.now() - started).toBeLessThan(30_000);
    mailer.close();
    talking.close();
  });

  test('that breaks the line in the middle of a mail is tried again by anyone who keeps the mail', async () => {
    const received: Received[] = [];
    let broken = 0;
    const url = await listen(received, {
      onMailFrom: (_address, _session, done) => {
        if (broken === 0) {
          broken += 1;
          // 421: the server closes the connection.
          done(Object.assign(new Error('closing'), { responseCode: 421 }));
          return;
        }
        done();
      },
    });
    const mailer = new SmtpMailer({ url, from: 'a@b.example' });
    const first = await run(Effect.result(mailer.send(makeMail())));
    expect(Result.isFailure(first) && first.failure.forGood).toBe(false);
    await run(mailer.send(makeMail()));
    mailer.close();
    expect(received).toHaveLength(1);
  });
});

describe.each(databases())('mail that no server takes, on the $kind database', ({ fresh }) => {
  test('is kept for operators, the latest first, and once however often it is sent', async () => {
    const database = await fresh();
    try {
      const mailer = new OutboxMailer(database);
      await run(mailer.send(makeMail()));
      await run(mailer.send(makeMail({ mailId: 'mail-2', language: 'ar', text: 'مرحباً' })));
      await run(mailer.send(makeMail({ text: 'again' })));
      const kept = await run(mailer.latest(10));
      expect(kept.map(({ mailId, text }) => [mailId, text])).toEqual([
        ['mail-2', 'مرحباً'],
        ['mail-1', 'again'],
      ]);
      expect(await run(mailer.latest(1))).toHaveLength(1);
    } finally {
      await database.close();
    }
  });
});
