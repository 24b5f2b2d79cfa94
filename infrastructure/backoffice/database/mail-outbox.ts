/** Mail that was kept instead of sent, in the database. */
import type { Mail } from '#application/backoffice/ports/mailer.ts';
import type { Database } from './database.ts';

export interface KeptMail extends Mail {
  /** As PostgreSQL writes it, in UTC. */
  readonly writtenAt: string;
}

/** Keeps a mail; one of the same id is written over. */
export async function keepMail(database: Database, mail: Mail): Promise<void> {
  const { mailId, kind, to, subject, text, language } = mail;
  await database.query(
    `insert into mail_outbox (mail_id, kind, recipient, subject, body, language) values ($1, $2, $3, $4, $5, $6)
     on conflict (mail_id) do update set subject = excluded.subject, body = excluded.body`,
    [mailId, kind, to, subject, text, language],
  );
}

/** The latest first. */
export function latestMail(database: Database, most: number): Promise<readonly KeptMail[]> {
  return database.query<KeptMail>(
    `select mail_id as "mailId", kind, recipient as "to", subject, body as "text", language, written_at as "writtenAt"
     from mail_outbox order by written_at desc, mail_id limit $1`,
    [most],
  );
}
