/** Mail where no mail server is named: kept in the database, for operators to read and pass on. */
import { Effect } from 'effect';
import type { Mail, Mailer } from '#application/backoffice/ports/mailer.ts';
import type { Database } from '../database/engine/database.ts';
import { type KeptMail, KeptMails } from '../database/booking/mail-outbox.ts';

export class OutboxMailer implements Mailer {
  readonly #mails: KeptMails;

  constructor(database: Database) {
    this.#mails = new KeptMails(database);
  }

  readonly send = (mail: Mail): Effect.Effect<void> => Effect.promise(() => this.#mails.keep(mail));

  /** The latest first. */
  readonly latest = (most: number): Effect.Effect<readonly KeptMail[]> =>
    Effect.promise(() => this.#mails.latest(most));
}
