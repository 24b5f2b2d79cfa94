/** Text messages where no gateway is named: kept in the database, for operators to read and pass on. */
import { Effect } from 'effect';
import type { TextMessage, TextMessages } from '#application/backoffice/ports/text-messages.ts';
import type { Database } from '../engine/database.ts';

export class KeptTexts implements TextMessages {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** One of the same id is written over. */
  readonly send = ({ messageId, to, text, language }: TextMessage): Effect.Effect<void> =>
    Effect.promise(async () => {
      await this.#database.query(
        `insert into text_outbox (message_id, recipient, body, language) values ($1, $2, $3, $4)
         on conflict (message_id) do update set body = excluded.body`,
        [messageId, to, text, language],
      );
    });

  /** The latest first. */
  readonly latest = (most: number): Effect.Effect<readonly TextMessage[]> =>
    Effect.promise(() =>
      this.#database.query<TextMessage>(
        `select message_id as "messageId", recipient as "to", body as "text", language from text_outbox
         order by written_at desc, message_id limit $1`,
        [most],
      ),
    );
}
