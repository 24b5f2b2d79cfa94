/** Mail that was kept instead of sent, in the database. */
import type { Mail } from '#application/backoffice/ports/mailer.ts';
import { BatchWriter } from '../engine/batch-writer.ts';
import type { Database } from '../engine/database.ts';

export interface KeptMail extends Mail {
  /** As PostgreSQL writes it, in UTC. */
  readonly writtenAt: string;
}

export class KeptMails {
  readonly #database: Database;
  readonly #keeping: BatchWriter<Mail, true>;

  constructor(database: Database) {
    this.#database = database;
    this.#keeping = new BatchWriter((mails) => this.#keep(mails));
  }

  /** Keeps a mail; one of the same id is written over. */
  async keep(mail: Mail): Promise<void> {
    await this.#keeping.call(mail);
  }

  /** The latest first. */
  latest(most: number): Promise<readonly KeptMail[]> {
    return this.#database.query<KeptMail>(
      `select mail_id as "mailId", kind, recipient as "to", subject, body as "text", language, written_at as "writtenAt",
         attachment from mail_outbox order by written_at desc, mail_id limit $1`,
      [most],
    );
  }

  /** Of mails with one id the last counts: one statement writes no row twice. */
  async #keep(mails: readonly Mail[]): Promise<readonly true[]> {
    const written = [...new Map(mails.map((mail) => [mail.mailId, mail])).values()].toSorted((one, other) =>
      one.mailId < other.mailId ? -1 : 1,
    );
    await this.#database.query(
      `insert into mail_outbox (mail_id, kind, recipient, subject, body, language, attachment)
       select m.mail_id, m.kind, m.recipient, m.subject, m.body, m.language, m.attachment::json
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
         as m(mail_id, kind, recipient, subject, body, language, attachment)
       on conflict (mail_id) do update
         set subject = excluded.subject, body = excluded.body, attachment = excluded.attachment`,
      [
        written.map(({ mailId }) => mailId),
        written.map(({ kind }) => kind),
        written.map(({ to }) => to),
        written.map(({ subject }) => subject),
        written.map(({ text }) => text),
        written.map(({ language }) => language),
        written.map(({ attachment }) => (attachment === undefined ? null : JSON.stringify(attachment))),
      ],
    );
    return mails.map(() => true);
  }
}
