/** A real mail server in this process, and what came to it. */
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export class Mailbox {
  /** `smtp://127.0.0.1:port`, for `SMTP_URL`. */
  readonly url: string;
  readonly #server: SMTPServer;
  readonly #received: string[];

  private constructor(url: string, server: SMTPServer, received: string[]) {
    this.url = url;
    this.#server = server;
    this.#received = received;
  }

  static async open(): Promise<Mailbox> {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      // The client is this machine itself: there is no name to look up.
      disableReverseLookup: true,
      onData: (stream, _session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          received.push(readable(Buffer.concat(parts).toString('latin1')));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
    return new Mailbox(`smtp://127.0.0.1:${address.port}`, server, received);
  }

  /** Waits for a mail to somebody, also for its third try, takes it out, and answers the first group of `found` in it. */
  async find(to: string, found: RegExp): Promise<string> {
    for (const until = Date.now() + 120_000; Date.now() < until; await setTimeout(200)) {
      const at = this.#received.findLastIndex((mail) => mail.includes(`To: ${to}`) && found.test(mail));
      if (at !== -1) return found.exec(this.#received.splice(at, 1)[0] ?? '')?.[1] ?? '';
    }
    throw new Error(`No such mail came to ${to}; there are:\n${this.#received.join('\n\n').slice(0, 4000)}`);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** A raw mail with its base64 and quoted-printable parts decoded. */
function readable(raw: string): string {
  return raw
    .replaceAll(
      /(transfer-encoding: base64\r\n\r\n)([\dA-Za-z+/=\r\n]+)/gi,
      (_whole, head: string, body: string) => head + Buffer.from(body, 'base64').toString('utf8'),
    )
    .replaceAll('=\r\n', '');
}
