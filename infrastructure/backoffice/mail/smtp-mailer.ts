/** Mail through an SMTP server. */
import { Effect, Semaphore } from 'effect';
import { createTransport, type Transporter } from 'nodemailer';
import { MailNotSent, type Mail, type Mailer } from '#application/backoffice/ports/mailer.ts';
import { brandMediaTypes } from '#domain/session/brand-files.ts';
import type { MailLogo } from '#application/backoffice/operations/brand-picture.ts';
import { htmlOf, logoId } from './html-body.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  readonly url: string;
  /** 'Meridian <no-reply@meridian.example>'. */
  readonly from: string;
  /** Above the text of each mail; nothing where absent. It goes with the mail: readers fetch no pictures unasked. */
  readonly logo?: () => Effect.Effect<MailLogo | undefined>;
  /** For a connection, a greeting and an answer, each; 15 seconds where absent. */
  readonly timeoutMilliseconds?: number;
  /** For a whole mail, however busily the server talks; 45 seconds where absent. */
  readonly patienceMilliseconds?: number;
}

/** Connections to the mail server at once: it may be small. The other mails wait their turn here. */
export const mostConnections = 4;

export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #domain: string;
  readonly #logo: NonNullable<SmtpOptions['logo']>;
  readonly #patience: number;
  readonly #turns = Semaphore.makeUnsafe(mostConnections);

  constructor({
    url,
    from,
    logo = () => Effect.succeed(undefined),
    timeoutMilliseconds = 15_000,
    patienceMilliseconds = 45_000,
  }: SmtpOptions) {
    this.#patience = patienceMilliseconds;
    this.#transport = createTransport({
      url,
      connectionTimeout: timeoutMilliseconds,
      greetingTimeout: timeoutMilliseconds,
      socketTimeout: timeoutMilliseconds,
      // The mail is what the program wrote: nothing in it may name a file or an address to read.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#from = from;
    this.#logo = logo;
    this.#domain = /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';
  }

  readonly send = (mail: Mail): Effect.Effect<void, MailNotSent> =>
    this.#turns.withPermit(
      Effect.flatMap(this.#logo(), (logo) =>
        Effect.tryPromise({
          try: () => this.#hand(mail, logo),
          catch: (error) => notSent(error),
        }),
      ).pipe(
        Effect.timeoutOrElse({
          duration: this.#patience,
          orElse: () => Effect.fail(new MailNotSent({ detail: 'ETIMEDOUT', forGood: false })),
        }),
      ),
    );

  async #hand(mail: Mail, logo: MailLogo | undefined): Promise<void> {
    const { attachment } = mail;
    const attachments = [
      ...(logo === undefined
        ? []
        : [
            {
              filename: `logo.${logo.picture.ending}`,
              contentType: brandMediaTypes[logo.picture.ending],
              content: Buffer.from(logo.picture.bytes),
              cid: logoId,
              contentDisposition: 'inline' as const,
            },
          ]),
      ...(attachment === undefined
        ? []
        : [
            {
              filename: attachment.filename,
              contentType: attachment.mimeType,
              content: Buffer.from(attachment.base64, 'base64'),
            },
          ]),
    ];
    await this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: htmlOf({ ...mail, logo: logo?.name }),
      messageId: `<${mail.mailId}@${this.#domain}>`,
      ...(attachments.length > 0 && { attachments }),
      headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
    });
  }

  readonly close = (): void => this.#transport.close();
}

/** Only the server's code and the kind of failure: its sentences may repeat the receiver's address. */
function notSent(error: unknown): MailNotSent {
  const code = textIn(error, 'code') ?? 'unknown';
  const answer = numberIn(error, 'responseCode');
  return new MailNotSent({
    detail: answer === undefined ? code : `${code} ${answer}`,
    forGood: code === 'EENVELOPE' && answer !== undefined && answer >= 500,
  });
}

function textIn(error: unknown, field: 'code'): string | undefined {
  return typeof error === 'object' && error !== null && field in error && typeof error[field] === 'string'
    ? error[field]
    : undefined;
}

function numberIn(error: unknown, field: 'responseCode'): number | undefined {
  return typeof error === 'object' && error !== null && field in error && typeof error[field] === 'number'
    ? error[field]
    : undefined;
}
