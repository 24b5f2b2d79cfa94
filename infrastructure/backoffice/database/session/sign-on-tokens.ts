/** Tokens of single sign-on that were used, over all replicas. */
import { Effect } from 'effect';
import type { SignOnTokens } from '#application/backoffice/ports/session/sign-on-issuer.ts';
import type { Database } from '../engine/database.ts';

export class StoredSignOnTokens implements SignOnTokens {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  readonly spend: SignOnTokens['spend'] = (digest, endsAt, now) =>
    Effect.promise(async () => {
      const spent = await this.#database.query(
        `with forgotten as (
           delete from sign_on_token where token_digest in (
             select token_digest from sign_on_token where ends_at < $3 order by ends_at limit 20))
         insert into sign_on_token (token_digest, ends_at) values ($1, $2) on conflict do nothing returning 1`,
        [digest, endsAt, now],
      );
      return spent.length > 0;
    });
}
