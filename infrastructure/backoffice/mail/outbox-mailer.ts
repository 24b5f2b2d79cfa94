/** Mail where no mail server is named: kept in the database, for operators to read and pass on. */
import { Effect } from 'effect';
import type { Mail, Mailer } from '#application/backoffice/ports/mailer.ts';
import type { Database } from '../database/database.ts';

export interface KeptMail extends Mail {
  /** As PostgreSQL writes it, in UTC. */
  readonly writtenAt: string;
}

export class OutboxMailer implements Mailer {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly send = (mail: Mail): Effect.Effect<void> =>
    Effect.promise(async () => {
      const { mailId, kind, to, subject, text, language } = mail;
      await this.#database.query(
        `insert into mail_outbox (mail_id, kind, recipient, subject, body, language) values ($1, $2, $3, $4, $5, $6)
         on conflict (mail_id) do update set subject = excluded.subject, body = excluded.body`,
        [mailId, kind, to, subject, text, language],
      );
    });

  /** The latest first. */
  readonly latest = (most: number): Effect.Effect<readonly KeptMail[]> =>
    Effect.promise(() =>
      this.#database.query<KeptMail>(
        `select mail_id as "mailId", kind, recipient as "to", subject, body as "text", language, written_at as "writtenAt"
         from mail_outbox order by written_at desc, mail_id limit $1`,
        [most],
      ),
    );
}
