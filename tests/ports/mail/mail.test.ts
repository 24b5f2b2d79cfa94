import type { AddressInfo } from 'node:net';
import { Effect, Result } from 'effect';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test, describe } from 'vitest';
import type { Mail } from '#application/backoffice/ports/mailer.ts';
import { OutboxMailer } from '#infrastructure/backoffice/mail/outbox-mailer.ts';
import { SmtpMailer } from '#infrastructure/backoffice/mail/smtp-mailer.ts';
import { databases } from '#tests/support/databases.ts';

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

test('a mailbox that does not exist is told apart from a server that is away, and neither names the receiver', async () => {
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

describe.each(databases)('mail that no server takes, on the $kind database', ({ fresh }) => {
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
